// swift-format-ignore-file
// Written by Scripts/embed.sh. Do not edit: change what it is made of.

/// The runtime's source.
enum EmbeddedRuntime {
  /// All files of the runtime as one.
  static let text: String = ##"""
internal import Dispatch
public import Foundation

#if !FEATURE_COMBINE
  public import Observation
#endif

#if FEATURE_COMBINE && canImport(Combine)
  public import Combine
#endif

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// What somebody does with an alert or a dialog: presses a button of it, or takes it down.
///
/// One that was made for what is shown, as `FeatureAlert` does, is ignored where something else is shown
/// by then. The identity is no part of `==`, and is not encoded.
public nonisolated struct AlertAction: Sendable {
  /// What is chosen of one of an alert's cases.
  public enum Choice: Hashable, Sendable {
    /// To take it down.
    case dismiss
    /// The button of a place, all of the case's buttons counted as they are written.
    case button(Int)
    /// Something of another case.
    case other
  }

  private enum Kind: Hashable, Codable, Sendable {
    case dismiss
    case button(String, Int)
  }

  private let kind: Kind
  private let presentation: PresentationID?

  private init(_ kind: Kind, _ presentation: PresentationID?) {
    self.kind = kind
    self.presentation = presentation
  }

  /// Takes down whatever is shown.
  public static var dismiss: AlertAction { AlertAction(.dismiss, nil) }

  /// Presses a button, by the name of its case and its place there.
  public static func button(_ name: String, _ place: Int) -> AlertAction {
    AlertAction(.button(name, place), nil)
  }

  /// The same for one presentation alone.
  public func concerning(_ presentation: PresentationID?) -> AlertAction {
    AlertAction(kind, presentation)
  }

  /// Whether it means what is shown now.
  public func concerns(_ shown: PresentationID?) -> Bool {
    shown != nil && (presentation == nil || presentation == shown)
  }

  /// What is chosen, where the case of a name is shown.
  public func choice(of name: String) -> Choice {
    switch kind {
    case .dismiss: .dismiss
    case .button(name, let place): .button(place)
    case .button: .other
    }
  }
}

nonisolated extension AlertAction: Hashable {
  /// Whether both do the same.
  public static func == (left: AlertAction, right: AlertAction) -> Bool {
    left.kind == right.kind
  }

  /// Hashes what it does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

nonisolated extension AlertAction: Codable {
  /// Reads one that means whatever is shown.
  public init(from decoder: any Decoder) throws {
    self.init(try Kind(from: decoder), nil)
  }

  /// Writes what it does.
  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
  }
}

nonisolated extension AlertAction: CustomStringConvertible, CustomReflectable {
  /// As it is sent.
  public var description: String {
    switch kind {
    case .dismiss: "dismiss"
    case .button(let name, let place): "button(\"\(name)\", \(place))"
    }
  }
  /// That of what it does.
  public var customMirror: Mirror { Mirror(reflecting: kind) }
}

#if canImport(SwiftUI)
  extension BridgeUpdates {
    /// The channel itself or, where what is written has to wait, one that writes later and reads
    /// what was written to it.
    public func delaying<Value: Sendable>(_ binding: Binding<Value>) -> Binding<Value> {
      guard mustWait else { return binding }
      let written = LastRead<Value>()
      return Binding<Value>(
        get: { written.value ?? binding.wrappedValue },
        set: { value in
          written.value = value
          self.after { binding.wrappedValue = value }
        })
    }
  }
#endif

/// Keeps apart what a representable carries to its view and what the view tells meanwhile.
///
/// A view of UIKit may tell of an event while it is brought up to date, when nothing may write state:
/// such an event waits until the update is over.
@MainActor
public final class BridgeUpdates {
  private var areUnderWay = false
  private var isOver = false
  private var waiting: [() -> Void] = []

  /// No update is under way yet.
  public init() {}

  /// Whether what the view tells now has to wait, for an update or behind what waits already.
  public var mustWait: Bool { areUnderWay || !waiting.isEmpty }

  /// Brings the view up to date.
  public func perform(_ update: () -> Void) {
    let isNested: Bool = areUnderWay
    areUnderWay = true
    update()
    areUnderWay = isNested
  }

  /// Delivers an event after the update that is under way.
  public func after(_ event: @escaping () -> Void) {
    if isOver { return }
    if waiting.isEmpty {
      Task { @MainActor [weak self] in self?.deliver() }
    }
    waiting.append(event)
  }

  /// Drops what waits: the view is gone.
  public func end() {
    isOver = true
    waiting = []
  }

  private func deliver() {
    let events: [() -> Void] = waiting
    waiting = []
    for event in events where !isOver { event() }
  }
}

/// Writes an action and what it changed, without secrets.
nonisolated struct ChangePrinter<F: Feature> {
  private let printer = ValuePrinter(secrets: F.secrets)

  /// The action as it would be written, without the dot.
  func describe(_ action: F.Action) -> String {
    let text = printer.describe(action)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// One line for the action and one for each field that changed.
  func describe(_ action: F.Action, from old: F.State, to new: F.State) -> String {
    let before = members(of: old)
    let after = members(of: new)
    var lines = ["\(F.self).\(describe(action))"]
    for (index, member) in after.enumerated() where index < before.count {
      let previous = before[index]
      if previous.raw != member.raw {
        let change = member.isSecret ? member.shown : "\(previous.shown) → \(member.shown)"
        lines.append("  \(member.name): \(change)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private struct Member {
    var name: String
    /// What tells whether it changed; never printed.
    var raw: String
    var shown: String
    var isSecret: Bool
  }

  private func members(of state: F.State) -> [Member] {
    Mirror(reflecting: state).children.map { child in
      let name = child.label.map { FeatureRuntime.fieldName($0, of: child.value) } ?? "_"
      let isSecret = printer.isSecret(name, of: "State")
      return Member(
        name: name, raw: String(reflecting: child.value),
        shown: isSecret ? printer.placeholder : printer.describe(child.value), isSecret: isSecret)
    }
  }
}

/// How the actions of a child reach the root.
@usableFromInline
nonisolated final class ChildChannel<F: Feature> {
  /// Brings an action to the root's queue.
  let raise: (F.Action?, ActionContext) -> Void
  /// Lets the root answer an action at once.
  @usableFromInline let send: @MainActor (F.Action) -> FeatureTask
  /// Where the child stands in the root's memory, where nobody in between has a say.
  @usableFromInline let direct: DirectPlace<F>?

  @usableFromInline
  init(
    raise: @escaping (F.Action?, ActionContext) -> Void,
    send: @escaping @MainActor (F.Action) -> FeatureTask, direct: DirectPlace<F>?
  ) {
    self.raise = raise
    self.send = send
    self.direct = direct
  }
}

/// Where a child stands in its parent: which field holds it, how it is read, and how its actions become
/// the parent's.
public nonisolated struct ChildLink<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  Sendable
{
  /// The child's name, for each case of a route or a stack one of its own.
  @usableFromInline let name: String
  /// Which of the parent's members it is, counted from the first that holds children.
  @usableFromInline let child: Int
  /// The parent's field that holds it.
  @usableFromInline let field: Int
  @usableFromInline let state: @Sendable (Parent.State, ID) -> Child.State?
  @usableFromInline let action: @Sendable (ID, Child.Action) -> Parent.Action
  @usableFromInline let dependencies: @Sendable (Parent.Dependencies) -> Child.Dependencies
  /// Where the child's state lies in its parent's, where it lies there as it is and the parent has
  /// nothing to say about what the child does.
  @usableFromInline let offset: (@Sendable () -> Int?)?

  /// - Parameters:
  ///   - name: its name; for each case of a route or a stack one of its own.
  ///   - child: which of the parent's members it is, counted from the first that holds children.
  ///   - field: the parent's field that holds it.
  ///   - state: the child of an id; nil where it is not there.
  ///   - action: the parent's action that carries the child's.
  ///   - dependencies: what the parent supplies to it.
  ///   - offset: where the child's state lies in its parent's, in bytes; only for a child that is a
  ///     plain stored member and of whose actions the parent hears nothing.
  @inlinable
  public init(
    name: String, child: Int, field: Int,
    state: @escaping @Sendable (Parent.State, ID) -> Child.State?,
    action: @escaping @Sendable (ID, Child.Action) -> Parent.Action,
    dependencies: @escaping @Sendable (Parent.Dependencies) -> Child.Dependencies,
    offset: (@Sendable () -> Int?)? = nil
  ) {
    self.name = name
    self.child = child
    self.field = field
    self.state = state
    self.action = action
    self.dependencies = dependencies
    self.offset = offset
  }
}

nonisolated extension ChildLink where Child.Dependencies == NoDependencies {
  /// The same for a child that depends on nothing.
  @inlinable
  public init(
    name: String, child: Int, field: Int,
    state: @escaping @Sendable (Parent.State, ID) -> Child.State?,
    action: @escaping @Sendable (ID, Child.Action) -> Parent.Action,
    offset: (@Sendable () -> Int?)? = nil
  ) {
    self.init(
      name: name, child: child, field: field, state: state, action: action,
      dependencies: { (_: Parent.Dependencies) -> NoDependencies in NoDependencies() },
      offset: offset)
  }
}

/// What a child's reduction left to its parent.
public nonisolated struct ChildAnswer<Child: Feature> {
  /// What the child told, in order.
  public let outputs: [Child.Output]
  /// Whether it wants to be taken down.
  public let isDismissed: Bool
  /// Whether a guard refused what it was sent.
  public let isRefused: Bool

  @usableFromInline
  init(outputs: [Child.Output], isDismissed: Bool, isRefused: Bool) {
    self.outputs = outputs
    self.isDismissed = isDismissed
    self.isRefused = isRefused
  }
}

/// What a child's store is made of; only the store of its parent has one.
public nonisolated struct ChildOrigin<F: Feature> {
  @usableFromInline let core: StoreCore<F>
  /// The store that holds the whole tree.
  @usableFromInline let root: AnyObject

  @usableFromInline
  init(core: StoreCore<F>, root: AnyObject) {
    self.core = core
    self.root = root
  }
}

/// Where a child stands in its tree.
///
/// This one is nowhere. Used on the main actor only.
@usableFromInline
nonisolated class ChildPlace<Child: Feature>: @unchecked Sendable {
  /// The child's state as it is in its parent's.
  var state: Child.State? { nil }

  /// Lets the parent keep a child under its id.
  func keep(_ child: StoreCore<Child>) {}
}

/// The place of a child among its parent's.
@usableFromInline
nonisolated final class ChildSeat<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  ChildPlace<Child>, @unchecked Sendable
{
  @exclusivity(unchecked) @usableFromInline var id: ID
  // A table lives as long as the core of its parent, which lives as long as its children are there.
  private unowned let table: ChildTable<Parent, Child, ID>

  @usableFromInline
  init(_ id: ID, in table: ChildTable<Parent, Child, ID>) {
    self.id = id
    self.table = table
  }

  override var state: Child.State? {
    table.parent.readState { table.link.state($0, id) }
  }

  override func keep(_ child: StoreCore<Child>) {
    table.keep(child, id)
    table.parent.keep()
  }
}

/// The stores of rows, in their order; each is made when it is asked for.
///
/// It holds the ids that there were, and no states: a row that has gone since, and of which nobody has the
/// store any more, cannot be had from it.
@MainActor
public struct ChildStores<Parent: Feature, Child: Feature, Store: FeatureStore<Child>>
where Child.State: Identifiable, Child.State.ID: Sendable {
  @usableFromInline let parent: FeatureStore<Parent>
  @usableFromInline let link: ChildLink<Parent, Child, Child.State.ID>
  /// The ids of the rows, in their order.
  public let ids: [Child.State.ID]

  @usableFromInline
  init(
    parent: FeatureStore<Parent>, link: ChildLink<Parent, Child, Child.State.ID>,
    ids: [Child.State.ID]
  ) {
    self.parent = parent
    self.link = link
    self.ids = ids
  }

  /// The store of the row of an id; nil where it is gone.
  @inlinable
  public subscript(id id: Child.State.ID) -> Store? {
    parent.storeCore.store(link, id, parent.storeHolder)
  }
}

extension ChildStores: @MainActor RandomAccessCollection {
  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { ids.count }

  /// The store of the row at an index.
  @inlinable
  public subscript(index: Int) -> Store {
    let id: Child.State.ID = ids[index]
    if let store: Store = self[id: id] ?? parent.storeCore.endedStore(link, id) { return store }
    EmptyValue.end(
      "the row \(id) of «\(link.name)» is gone: read the stores of \(Parent.self) anew")
  }
}

/// The children that one member of a feature holds, or one case of it.
@usableFromInline
nonisolated class ChildTableBase {
  @usableFromInline final let name: String
  /// Which class it is of: asked at each action, where a cast would cost more than the rest.
  @usableFromInline final let kind: ObjectIdentifier

  init(name: String, kind: ObjectIdentifier) {
    self.name = name
    self.kind = kind
  }

  /// Whether it is of that class and name.
  @inlinable
  final func isOf(_ kind: ObjectIdentifier, _ name: String) -> Bool {
    self.kind == kind && self.name == name
  }

  /// Calls a closure with all nodes of the children.
  func visit(_ body: (StoreNode) -> Void) {}
  /// Whether something is remembered.
  var isIdle: Bool { true }
}

/// The children that one member of a feature holds, or one case of it, by their ids.
@usableFromInline
nonisolated final class ChildTable<Parent: Feature, Child: Feature, ID: Hashable & Sendable>:
  ChildTableBase
{
  @usableFromInline let link: ChildLink<Parent, Child, ID>
  // The parent's core owns the table.
  @usableFromInline unowned let parent: StoreCore<Parent>
  @exclusivity(unchecked) private(set) var cores: [ID: StoreCore<Child>] = [:]
  /// The child that was asked for last.
  @exclusivity(unchecked) @usableFromInline var last: StoreCore<Child>?
  @exclusivity(unchecked) @usableFromInline var lastID: ID?
  /// Serves one child after the other while none of them needs to be remembered.
  @exclusivity(unchecked) @usableFromInline var spare: StoreCore<Child>?
  @exclusivity(unchecked) @usableFromInline var spareSeat: ChildSeat<Parent, Child, ID>?
  /// How many children there may be before it is looked through for such as need not be remembered.
  @exclusivity(unchecked) private var limit = 16
  /// The ids of the children that have started, where starting does something.
  @exclusivity(unchecked) var started: Set<ID> = []
  /// The ids that the readers were told of last; nil where nobody asked.
  @exclusivity(unchecked) var listed: [ID]?
  /// The children that are gone and whose stores somebody has.
  @exclusivity(unchecked) private(set) var ended: [ID: EndedChild<Child>] = [:]
  /// Those that began in the reduction under way.
  @exclusivity(unchecked) var fresh: Set<ID> = []
  /// The order that the rows had when they were looked through last.
  @exclusivity(unchecked) var order: RowOrder?

  @usableFromInline
  init(_ link: ChildLink<Parent, Child, ID>, of parent: StoreCore<Parent>) {
    self.link = link
    self.parent = parent
    super.init(
      name: link.name, kind: ObjectIdentifier(ChildTable<Parent, Child, ID>.self))
  }

  /// The core of a child, for one reduction: one that is kept, or else the one that serves all.
  @inlinable
  func core(_ id: ID) -> Unmanaged<StoreCore<Child>> {
    if lastID == id, let last { return Unmanaged<StoreCore<Child>>.passUnretained(last) }
    return Unmanaged<StoreCore<Child>>.passUnretained(find(id) ?? lend(id))
  }

  /// The core of a child, where one is kept.
  @usableFromInline
  func find(_ id: ID) -> StoreCore<Child>? {
    guard let core = cores[id] else { return nil }
    last = core
    lastID = id
    return core
  }

  @inlinable
  func lend(_ id: ID) -> StoreCore<Child> {
    if let spare {
      spareSeat?.id = id
      return spare
    }
    return makeSpare(ChildSeat<Parent, Child, ID>(id, in: self))
  }

  // Made here so that it is made for these very types: an action passes it at each send.
  @inlinable
  func makeSpare(_ seat: ChildSeat<Parent, Child, ID>) -> StoreCore<Child> {
    let action: @Sendable (ID, Child.Action) -> Parent.Action = link.action
    let channel = ChildChannel<Child>(
      raise: { [unowned parent] (childs: Child.Action?, context: ActionContext) -> Void in
        parent.raise(childs.map { action(seat.id, $0) }, context)
      },
      send: { [unowned parent] (childs: Child.Action) -> FeatureTask in
        parent.sendNow(action(seat.id, childs))
      }, direct: directPlace(seat))
    let made = StoreCore<Child>(
      below: parent, dependencies: link.dependencies(parent.dependencies), place: seat,
      channel: channel)
    spare = made
    spareSeat = seat
    return made
  }

  /// Where the child stands in the root's memory, where it has a fixed place there and nobody in
  /// between has a say.
  @inlinable
  func directPlace(_ seat: ChildSeat<Parent, Child, ID>) -> DirectPlace<Child>? {
    guard let offset = link.offset?(), let state = parent.rootMemory else { return nil }
    let action: @Sendable (ID, Child.Action) -> Parent.Action = link.action
    let step = DirectStep(node: parent, field: link.field)
    return DirectPlace<Child>(
      state: (UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.State.self),
      above: [step] + (parent.channel?.direct?.above ?? []),
      finish: { [unowned parent] (childs: Child.Action) -> FeatureTask in
        parent.finishDirect(action(seat.id, childs))
      })
  }

  /// Whether a child began in the reduction under way: nothing is to be told of it.
  func isFresh(_ id: ID) -> Bool { fresh.contains(id) }

  /// Keeps a core under an id from now on.
  func keep(_ core: StoreCore<Child>, _ id: ID) {
    if cores.count >= limit { forgetIdle() }
    cores[id] = core
    if core === spare {
      spare = nil
      spareSeat = nil
    }
  }

  /// Ends a child.
  func end(_ id: ID) {
    if lastID == id {
      last = nil
      lastID = nil
    }
    guard let core = cores.removeValue(forKey: id) else { return }
    core.end()
    if core.store != nil {
      ended = ended.filter { $0.value.core?.store != nil }
      ended[id] = EndedChild(core: core)
    }
  }

  /// Forgets the children of which nothing would be lost: nobody has their stores, nothing runs.
  private func forgetIdle() {
    last = nil
    lastID = nil
    for id in Array(cores.keys) {
      guard var core = cores.removeValue(forKey: id) else { continue }
      if !isKnownUniquelyReferenced(&core) || !core.isIdle { cores[id] = core }
    }
    limit = max(16, cores.count * 2)
  }

  override func visit(_ body: (StoreNode) -> Void) {
    for core in cores.values { core.visit(body) }
  }

  override var isIdle: Bool { cores.isEmpty && started.isEmpty && listed == nil }
}

/// The order of a collection's elements, by identity: it stays while none comes, goes or moves.
@usableFromInline
nonisolated final class RowOrder: Sendable {
  @usableFromInline
  init() {}
}

/// A child that is gone, as long as somebody has its store.
nonisolated struct EndedChild<Child: Feature> {
  weak var core: StoreCore<Child>?
}

/// Where a child stands in the root's memory: every feature above holds it as a plain member and has
/// nothing to say about what it does, so that its actions need not go through them.
@usableFromInline
nonisolated final class DirectPlace<F: Feature> {
  /// The child's state, inside the root's.
  @usableFromInline let state: UnsafeMutablePointer<F.State>
  /// The features above, from the parent to the root.
  @usableFromInline let above: [DirectStep]
  /// Carries out what a reduction left, by the action that it is for the root.
  @usableFromInline let finish: @MainActor (F.Action) -> FeatureTask

  @usableFromInline
  init(
    state: UnsafeMutablePointer<F.State>, above: [DirectStep],
    finish: @escaping @MainActor (F.Action) -> FeatureTask
  ) {
    self.state = state
    self.above = above
    self.finish = finish
  }
}

/// A feature above a child that stands in the root's memory.
@usableFromInline
nonisolated struct DirectStep {
  // A child that has a store keeps all above it, so references need no counting.
  @usableFromInline let node: Unmanaged<StoreNode>
  /// The field that leads down to the child.
  @usableFromInline let field: Int

  @usableFromInline
  init(node: StoreNode, field: Int) {
    self.node = Unmanaged.passUnretained(node)
    self.field = field
  }
}

// Closures of functions on the main actor would ask, each time, whether they run there.
nonisolated extension DirectStep {
  /// Gives up the copy for the time of a reduction below, where there is one.
  @inlinable
  func giveUpCopy() {
    node._withUnsafeGuaranteedRef { if $0.isFilled { $0.giveUpCopy() } }
  }

  /// Takes a copy again, where it was given up.
  @inlinable
  func takeCopy() {
    node._withUnsafeGuaranteedRef { if $0.lacksCopy { $0.takeCopy() } }
  }

  @inlinable var hasReaders: Bool { node._withUnsafeGuaranteedRef { $0.hasReaders } }
}

nonisolated extension StoreCore {
  /// The state where it lies in the root's memory; nil for a child that has no fixed place there.
  @usableFromInline
  var rootMemory: UnsafeMutablePointer<F.State>? { place == nil ? storage : channel?.direct?.state }
}

@MainActor extension StoreCore {
  /// Answers an action of a child where it stands, when no action is under way.
  @inlinable
  func answer(
    _ action: F.Action, at place: DirectPlace<F>, below root: StoreNode
  ) -> FeatureTask {
    root.isBusy = true
    root.isReducing = true
    // What the child's containers hold is to be held only once.
    for step in place.above {
      step.giveUpCopy()
    }
    let hasChanged: Bool = reduceOnce(&place.state.pointee, action)
    root.isReducing = false
    tellAbove(place, hasChanged)
    if hasAftermath {
      root.hasAftermath = true
      if takeAnswer().isDismissed { root.dismissFromBelow() }
    }
    isRefused = false
    let task: FeatureTask = root.hasAftermath ? place.finish(action) : FeatureTask()
    root.isBusy = false
    return task
  }

  /// Tells the features above that what leads down to a child has changed, where it has.
  @inlinable
  func tellAbove(_ place: DirectPlace<F>, _ hasChanged: Bool) {
    let tellsAll: Bool = tree.notesAll
    for step in place.above {
      step.takeCopy()
      if hasChanged, tellsAll || step.hasReaders {
        step.node.takeUnretainedValue().settleFromBelow(step.field)
      }
    }
  }

  /// Carries out what a child's reduction left, by the action that it is for this feature.
  @usableFromInline
  func finishDirect(_ action: F.Action) -> FeatureTask {
    channel?.direct?.finish(action) ?? finishAftermath(of: action)
  }
}

/// The wish to take down what is shown, or one presentation of it alone.
///
/// One that says which presentation it means is ignored where another is shown by then. All are equal:
/// the identity is no part of what a test states or a recording keeps.
public nonisolated struct Dismissal: Hashable, Sendable {
  private let presentation: PresentationID?

  /// The wish to take down one presentation; nil means whatever is shown.
  public init(of presentation: PresentationID? = nil) {
    self.presentation = presentation
  }

  /// Takes down whatever is shown.
  public static var dismiss: Dismissal { Dismissal() }

  /// Whether it means what is shown now.
  public func concerns(_ shown: PresentationID?) -> Bool {
    shown != nil && (presentation == nil || presentation == shown)
  }

  /// All are equal.
  public static func == (left: Dismissal, right: Dismissal) -> Bool { true }

  /// All hash alike.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension Dismissal: Codable {
  private enum CodingKeys: CodingKey {}

  /// Reads one that means whatever is shown.
  public init(from decoder: any Decoder) throws {
    presentation = nil
  }

  /// Writes that there is one.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}

nonisolated extension Dismissal: CustomStringConvertible {
  /// As it is sent.
  public var description: String { "dismiss" }
}

/// What the actions of a store draw from outside their feature: written while they are recorded, read
/// while they are replayed; used on the main actor only.
nonisolated final class DrawTape {
  let isReplaying: Bool
  private var draws: [RecordedDraw] = []
  private var position = 0
  /// What a replayed action asked for and was not recorded.
  private var surprises: [String] = []

  init(isReplaying: Bool) {
    self.isReplaying = isReplaying
  }

  /// Begins with what an action drew.
  func load(_ recorded: [RecordedDraw]) {
    draws = recorded
    position = 0
  }

  /// What was drawn since the last call.
  func take() -> [RecordedDraw] {
    defer { load([]) }
    return draws
  }

  /// What differed between the replayed action and its recording, as a sentence.
  func takeDivergence() -> String? {
    var parts: [String] = surprises.map { "\($0) was not recorded" }
    if position < draws.count { parts.append("\(draws.count - position) recorded draws were left") }
    surprises = []
    load([])
    return parts.isEmpty ? nil : "the replay differs: " + parts.joined(separator: ", ")
  }

  func uuid(from environment: FeatureEnvironment) -> UUID {
    if case .uuid(let value) = next() { return value }
    let value: UUID = environment.uuid()
    write(.uuid(value), "an identifier")
    return value
  }

  func now(from environment: FeatureEnvironment) -> Date {
    if case .now(let value) = next() { return value }
    let value: Date = environment.now()
    write(.now(value), "the time")
    return value
  }

  func random(from environment: FeatureEnvironment) -> UInt64 {
    if case .random(let value) = next() { return value }
    let value: UInt64 = environment.random()
    write(.random(value), "chance")
    return value
  }

  func value<Value: Sendable>(_ name: String, _ draw: () -> Value) -> Value {
    if case .result(name, let recorded) = next(), let value: Value = recorded.value() {
      return value
    }
    let value: Value = draw()
    write(.result(name, RecordedValue(value)), name)
    return value
  }

  private func next() -> RecordedDraw? {
    guard isReplaying, position < draws.count else { return nil }
    defer { position += 1 }
    return draws[position]
  }

  private func write(_ draw: RecordedDraw, _ name: String) {
    if isReplaying { surprises.append(name) } else { draws.append(draw) }
  }
}

/// A clock that also decides where the work of effects runs.
///
/// A store whose clock is one starts its effects through it. So a test's clock knows when all the work
/// that it set going rests, and moves on only then.
public nonisolated protocol EffectClock: Clock where Duration == Swift.Duration {
  /// Starts the work of one run.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// A moment of some clock: computed at once, waited for later.
nonisolated struct EffectDeadline: Sendable {
  /// Whether the moment has come.
  let hasPassed: @Sendable () -> Bool
  /// Waits for the moment; false where the waiting task was cancelled.
  let wait: @Sendable () async -> Bool
  /// The moment that lies later by a duration.
  let later: @Sendable (Duration) -> EffectDeadline

  private init<C: Clock>(_ instant: C.Instant, on clock: C) where C.Duration == Duration {
    hasPassed = { clock.now >= instant }
    wait = {
      do {
        try await clock.sleep(until: instant, tolerance: nil)
        return !Task.isCancelled
      } catch {
        return false
      }
    }
    later = { EffectDeadline(instant.advanced(by: $0), on: clock) }
  }

  /// The moment that lies ahead of the clock's present by a duration.
  static func after(_ duration: Duration, on clock: any Clock<Duration>) -> EffectDeadline {
    make(duration, on: clock)
  }

  private static func make<C: Clock>(_ duration: Duration, on clock: C) -> EffectDeadline
  where C.Duration == Duration {
    EffectDeadline(clock.now.advanced(by: duration), on: clock)
  }
}

/// Decides which runs of a feature's effects wait, run and end; used on the main actor only.
///
/// What an effect's state is, is decided at once, inside the reduction. The orders that follow from
/// it, to start and to cancel work, are carried out by the store after its readers are told.
@usableFromInline
nonisolated final class EffectEngine<F: Feature> {
  /// What is to be done with a run's work.
  enum Order {
    /// Its work, or its waiting, begins, where it is still wanted.
    case start(Int)
    /// Its work ends.
    case cancel(EffectRecord<F>)
  }

  private(set) var records: [Int: EffectRecord<F>] = [:]
  private(set) var slots: [Int: EffectSlot] = [:]
  private var orders: [Order] = []
  private let clock: any Clock<Duration>
  private let tree: StoreTree
  // The node owns its engine.
  private unowned let node: StoreNode

  init(of node: StoreNode) {
    self.node = node
    tree = node.tree
    clock = tree.environment.clock
  }

  /// Whether nothing is remembered.
  var isIdle: Bool { records.isEmpty && slots.isEmpty && orders.isEmpty }

  /// The run of a number, unless it has ended or was cancelled.
  func alive(_ id: Int) -> EffectRecord<F>? {
    guard let record = records[id], record.group?.isCancelled != true else { return nil }
    return record
  }

  /// Whether a run of the effect is under way.
  func isRunning(_ number: Int) -> Bool {
    slots[number]?.running.isEmpty == false
  }

  /// The run that began last and is under way.
  func running(_ number: Int) -> F.Effect? {
    slots[number]?.running.last.flatMap { records[$0]?.effect }
  }

  /// Starts work, through the clock where that wants it.
  func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if let clock = clock as? any EffectClock { return clock.start(work) }
    return Task { await work() }
  }

  /// The order that was given first and is not carried out.
  func takeOrder() -> Order? {
    orders.isEmpty ? nil : orders.removeFirst()
  }

  private func order(_ order: Order) {
    orders.append(order)
    tree.noteOrder(of: node)
  }

  /// The runs that have not ended, with the actions that asked for them.
  var active: [(id: Int, effect: ActiveEffect)] {
    let names: [String] = F.effectNames
    return records.values.map { record in
      let effect = ActiveEffect(
        name: names.indices.contains(record.number) ? names[record.number] : "\(record.number)",
        action: record.cause(), isRunning: record.isRunning,
        waitsForClock: record.waitsUntil != nil || record.interval != nil)
      return (record.id, effect)
    }
  }
}

nonisolated extension EffectEngine {
  /// Asks for a run; says whether it began at once.
  ///
  /// - Parameter drawn: gives what the closure gives, or gave when the action was recorded.
  func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy, interval: Duration?,
    debounce: Duration?, throttle: Duration?, keeping: ThrottleKeeping,
    drawn: (() -> Bool) -> Bool
  ) -> Bool {
    let record = EffectRecord<F>(
      id: tree.takeRun(), number: number, effect: effect, policy: policy, interval: interval)
    if let debounce {
      hold(record, until: EffectDeadline.after(debounce, on: clock))
      return false
    }
    if let throttle {
      let end: EffectDeadline? = slots[number]?.throttleEnd
      guard drawn({ end?.hasPassed() ?? true }) else {
        switch keeping {
        case .first: break
        case .last:
          record.throttle = throttle
          hold(record, until: end ?? EffectDeadline.after(throttle, on: clock))
        }
        return false
      }
      slots[number, default: EffectSlot()].throttleEnd =
        EffectDeadline.after(throttle, on: clock)
    }
    records[record.id] = record
    return begin(record)
  }

  /// Keeps a run back until the moment comes, instead of the one that is kept back now.
  private func hold(_ record: EffectRecord<F>, until deadline: EffectDeadline) {
    if let waiting = slots[record.number]?.waiting, let old = records[waiting] { drop(old) }
    record.phase = .waiting(deadline)
    records[record.id] = record
    slots[record.number, default: EffectSlot()].waiting = record.id
    order(.start(record.id))
  }

  /// Applies the policy to a run whose time has come; says whether the effect's status changed.
  func begin(_ record: EffectRecord<F>) -> Bool {
    tree.events?.append(.began(record.id))
    var slot: EffectSlot = slots[record.number] ?? EffectSlot()
    if slot.waiting == record.id { slot.waiting = nil }
    if let throttle = record.throttle, let end = slot.throttleEnd {
      slot.throttleEnd = end.later(throttle)
    }
    let isBusy: Bool = !slot.running.isEmpty || !slot.queue.isEmpty
    slots[record.number] = slot
    switch record.policy {
    case .every: break
    case .latest:
      for id in slot.running { if let old = records[id] { drop(old) } }
    case .first where isBusy:
      drop(record)
      return false
    case .queue where isBusy:
      record.phase = .queued
      slots[record.number, default: EffectSlot()].queue.append(record.id)
      order(.start(record.id))
      return false
    case .first, .queue: break
    }
    start(record)
    return true
  }

  private func start(_ record: EffectRecord<F>) {
    record.phase = .running
    record.due = record.interval.map { EffectDeadline.after($0, on: clock) }
    slots[record.number, default: EffectSlot()].running.append(record.id)
    order(.start(record.id))
  }

  /// Ends a run and lets the next one of the queue begin; says whether the status changed.
  func end(_ record: EffectRecord<F>) -> Bool {
    guard records.removeValue(forKey: record.id) != nil else { return false }
    tree.events?.append(.ended(record.id))
    let wasRunning: Bool = record.isRunning
    remove(record)
    if wasRunning, let slot = slots[record.number], slot.running.isEmpty,
      let id = slot.queue.first, let next = records[id]
    {
      slots[record.number]?.queue.removeFirst()
      start(next)
    }
    return wasRunning
  }

  /// Ends all runs of an effect, those that wait too; says whether the status changed.
  func cancel(_ number: Int) -> Bool {
    guard let slot = slots.removeValue(forKey: number) else { return false }
    for id in slot.running + slot.queue + [slot.waiting].compactMap({ $0 }) {
      if let record = records[id] { drop(record) }
    }
    return !slot.running.isEmpty
  }

  /// Ends one run without an outcome; those behind it in the queue move up.
  func cancel(_ record: EffectRecord<F>) -> Bool {
    let wasRunning: Bool = end(record)
    order(.cancel(record))
    return wasRunning
  }

  private func drop(_ record: EffectRecord<F>) {
    guard records.removeValue(forKey: record.id) != nil else { return }
    tree.events?.append(.ended(record.id))
    remove(record)
    order(.cancel(record))
  }

  private func remove(_ record: EffectRecord<F>) {
    guard var slot = slots.removeValue(forKey: record.number) else { return }
    slot.running.removeAll { $0 == record.id }
    slot.queue.removeAll { $0 == record.id }
    if slot.waiting == record.id { slot.waiting = nil }
    let isEmpty: Bool = slot.running.isEmpty && slot.queue.isEmpty && slot.waiting == nil
    if !isEmpty || slot.throttleEnd?.hasPassed() == false { slots[record.number] = slot }
  }

  /// Ends everything: the store is gone.
  func cancelAll() {
    for record in records.values {
      record.task?.cancel()
      record.group?.leave(record.id)
    }
    records = [:]
    slots = [:]
    orders = []
  }

  /// Ends everything: the child is gone. What it asked for before is forgotten, so that nothing starts.
  func abandon() {
    orders = []
    for record in records.values.sorted(by: { $0.id < $1.id }) { drop(record) }
    slots = [:]
  }

  /// Forgets all runs without touching work: a replay is over. Says which effects ran.
  func forgetAll() -> FieldSet {
    var touched = FieldSet()
    for (number, slot) in slots where !slot.running.isEmpty {
      touched.insert(F.firstEffectNumber + number)
    }
    cancelAll()
    return touched
  }
}

/// The runs that one action started, and those that their actions started.
@usableFromInline
nonisolated final class EffectGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var members: Set<Int> = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var hasBeenCancelled = false
  private let cancelRuns: @MainActor @Sendable (Set<Int>) -> Void

  /// - Parameter cancelRuns: ends runs by their numbers.
  init(cancelRuns: @escaping @MainActor @Sendable (Set<Int>) -> Void) {
    self.cancelRuns = cancelRuns
  }

  /// Whether nothing of it may be delivered any more.
  var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

  /// Adds a run.
  func join(_ run: Int) {
    lock.withLock { _ = members.insert(run) }
  }

  /// Notes that a run has ended.
  func leave(_ run: Int) {
    let free: [CheckedContinuation<Void, Never>] = lock.withLock {
      members.remove(run)
      guard members.isEmpty else { return [] }
      defer { waiters = [] }
      return waiters
    }
    for waiter in free { waiter.resume() }
  }

  /// Waits until all its runs have ended; cancels them where the waiting task is cancelled.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
        let isFree: Bool = lock.withLock {
          guard !members.isEmpty else { return true }
          waiters.append(waiter)
          return false
        }
        if isFree { waiter.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Nothing is delivered from here on; the runs end as soon as the main actor is free.
  func cancel() {
    lock.withLock { hasBeenCancelled = true }
    Task { @MainActor in cancelNow() }
  }

  /// Ends the runs.
  @MainActor
  func cancelNow() {
    let runs: Set<Int> = lock.withLock {
      hasBeenCancelled = true
      return members
    }
    cancelRuns(runs)
  }
}

/// What a run does where the same effect runs already.
public nonisolated enum EffectPolicy: Equatable, Sendable {
  /// Cancels what runs.
  case latest
  /// Is dropped.
  case first
  /// Runs beside it.
  case every
  /// Waits its turn.
  case queue
}

/// Which of the runs inside a throttle's interval happens, beside the one that began it.
public nonisolated enum ThrottleKeeping: Equatable, Sendable {
  /// None: what comes within the interval is dropped.
  case first
  /// The last one, at the interval's end.
  case last
}

/// One run of an effect, from `run` to its end; used on the main actor only.
nonisolated final class EffectRecord<F: Feature> {
  /// Where a run stands.
  enum Phase {
    /// It waits in a debounce or a throttle until the moment comes.
    case waiting(EffectDeadline)
    /// It waits until those before it are done.
    case queued
    /// Its work is under way.
    case running
  }

  let id: Int
  let number: Int
  let effect: F.Effect
  let policy: EffectPolicy
  /// The time between the ticks of `every`, or until that of `after`.
  let interval: Duration?
  /// The interval that begins where this run, kept by a throttle, begins.
  var throttle: Duration?
  var phase = Phase.queued
  /// When the first tick of `every` or `after` is due.
  var due: EffectDeadline?
  /// Says which action of the root asked for it.
  var cause: @Sendable () -> String = { "init" }
  var group: EffectGroup?
  var task: Task<Void, Never>?

  init(
    id: Int, number: Int, effect: F.Effect, policy: EffectPolicy, interval: Duration?
  ) {
    self.id = id
    self.number = number
    self.effect = effect
    self.policy = policy
    self.interval = interval
  }

  /// The moment until which it is held back.
  var waitsUntil: EffectDeadline? {
    switch phase {
    case .waiting(let deadline): deadline
    case .queued, .running: nil
    }
  }

  /// Whether its turn has not come.
  var isQueued: Bool {
    switch phase {
    case .queued: true
    case .waiting, .running: false
    }
  }

  /// Whether its work is under way.
  var isRunning: Bool {
    switch phase {
    case .running: true
    case .waiting, .queued: false
    }
  }
}

/// The runs of one effect.
nonisolated struct EffectSlot {
  /// Those under way, in the order in which they began.
  var running: [Int] = []
  /// The one that a debounce or throttle holds back.
  var waiting: Int?
  /// Those whose turn has not come, in order.
  var queue: [Int] = []
  /// The end of a throttle's interval.
  var throttleEnd: EffectDeadline?
}

/// One run of an effect, as its work sees it: what it may call, and where its results go.
///
/// Results are delivered on the main actor, through the store's queue, and only while the run is
/// alive: a run that was cancelled, or whose store or child is gone, delivers nothing more.
public nonisolated struct EffectRun<F: Feature>: Sendable {
  /// What the app supplied.
  public let dependencies: F.Dependencies
  let id: Int
  private let due: EffectDeadline?
  private let interval: Duration
  private weak var core: StoreCore<F>?

  init(_ record: EffectRecord<F>, of core: StoreCore<F>) {
    dependencies = core.dependencies
    id = record.id
    due = record.due
    // A timer without a pause would never let anything else run.
    interval = max(record.interval ?? .zero, .milliseconds(1))
    self.core = core
  }

  /// Delivers an action; the run goes on.
  @MainActor
  public func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core?.deliver(action, of: id, isLast: false, animation)
  }

  /// Ends the run and delivers its last action; the effect is idle when that is reduced.
  @MainActor
  public func finish(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core?.deliver(action, of: id, isLast: true, animation)
  }

  /// Ends the run.
  @MainActor
  public func finish() {
    core?.deliver(nil, of: id, isLast: true, nil)
  }

  /// Ends the run by a failure that an action answers.
  @MainActor
  public func fail<Failure: Error>(
    _ error: Failure, _ action: F.Action, animation: FeatureAnimation? = nil
  ) {
    guard !(error is CancellationError) else { return finish() }
    finish(action, animation: animation)
  }

  /// Ends the run by a failure that nothing answers: it is reported.
  @MainActor
  public func fail<Failure: Error>(_ error: Failure) {
    if !(error is CancellationError) {
      core?.reportFailure(FeatureRuntime.message(of: error), of: id)
    }
    finish()
  }

  /// Ends the run by a failure that the feature ignores on purpose.
  @MainActor
  public func ignore<Failure: Error>(_ error: Failure) {
    finish()
  }

  /// Ends the run because what it should call was not supplied; that is reported once a name.
  @MainActor
  public func reportMissing(_ name: String) {
    core?.reportMissing(name, of: id)
    finish()
  }

  /// Delivers an action at each interval until the run is cancelled, without drift: the moments are
  /// those of the run's beginning plus whole intervals. Intervals under a millisecond are one.
  public func every(
    animation: FeatureAnimation? = nil, _ action: @Sendable () -> F.Action
  ) async {
    var next: EffectDeadline? = due
    while let deadline = next {
      guard await deadline.wait() else { return }
      await send(action(), animation: animation)
      next = deadline.later(interval)
    }
  }

  /// Delivers an action once the interval is over.
  public func after(_ action: F.Action, animation: FeatureAnimation? = nil) async {
    if let due { guard await due.wait() else { return } }
    await finish(action, animation: animation)
  }
}

nonisolated extension EffectRun {
  /// Does the work of the run, its waiting before included.
  func perform(_ effect: F.Effect, after deadline: EffectDeadline?) async {
    guard let deadline else {
      await F.perform(effect, self)
      return await finish()
    }
    guard await deadline.wait(), let run = await begin() else { return }
    await F.perform(effect, run)
    await run.finish()
  }

  /// The run with its due moment, where it may begin now that its waiting is over.
  @MainActor
  private func begin() -> EffectRun<F>? {
    core?.beginWaiting(id)
  }
}

/// Which effects of a feature run.
public nonisolated struct EffectStates<F: Feature> {
  let core: StoreCore<F>

  /// Whether a run of the effect is under way.
  public func isRunning(_ number: Int) -> Bool {
    core.effects?.isRunning(number) ?? false
  }

  /// The run that began last and is under way.
  public func running(_ number: Int) -> F.Effect? {
    core.effects?.running(number)
  }

  /// All runs that have not ended, those of children and those that wait included, in the order in
  /// which they were asked for.
  public var active: [ActiveEffect] {
    var found: [(id: Int, effect: ActiveEffect)] = []
    core.visit { found += $0.activeEffects }
    return found.sorted { $0.id < $1.id }.map(\.effect)
  }
}

/// A run that has not ended.
public nonisolated struct ActiveEffect: Equatable, Sendable {
  /// The effect's name.
  public var name: String
  /// The action that asked for it, without secrets.
  public var action: String
  /// Whether it is under way; else it waits in a debounce, a throttle or a queue.
  public var isRunning: Bool
  /// Whether it goes on by itself only when the clock does: held back, or an `every` or `after`.
  public var waitsForClock: Bool
}

/// How an effect stands: what `store.loadFact` gives.
public nonisolated struct EffectStatus<Arguments> {
  /// Whether a run is under way.
  public let isRunning: Bool
  /// What the run that began last was given; nil where none is under way.
  public let running: Arguments?

  /// A status.
  public init(isRunning: Bool, running: Arguments?) {
    self.isRunning = isRunning
    self.running = running
  }
}

nonisolated extension EffectStatus: Equatable where Arguments: Equatable {}
nonisolated extension EffectStatus: Sendable where Arguments: Sendable {}

#if canImport(SwiftUI)
  /// The channels to the elements of an identified collection, for `ForEach`.
  ///
  /// A view keeps one in a `@State`. An element that has not changed keeps its channel, so that a view
  /// that is given it is not evaluated again when another element is edited.
  @MainActor
  public final class ElementBindings<Element: Identifiable & Equatable & Sendable>
  where Element.ID: Sendable {
    private var channels: [Element.ID: ElementChannel<Element>] = [:]

    /// Without any channels yet.
    public init() {}

    /// One channel an element, in their order.
    ///
    /// - Parameter all: the channel to the collection; who asks is told of all its changes.
    public func elements(of all: Binding<Identified<Element>>) -> [Binding<Element>] {
      let present: Identified<Element> = all.wrappedValue
      if channels.count > present.count {
        channels = channels.filter { present.index(id: $0.key) != nil }
      }
      return present.map { element in
        let channel: ElementChannel<Element> =
          channels[element.id] ?? ElementChannel<Element>(element, of: all)
        let kept: ElementChannel<Element> = channel.showing(element, of: all)
        channels[element.id] = kept
        return kept.binding
      }
    }
  }

  /// The channel to one element, for as long as the element is what it was.
  @MainActor
  private struct ElementChannel<Element: Identifiable & Equatable & Sendable>
  where Element.ID: Sendable {
    private let place: ElementPlace<Element>
    let binding: Binding<Element>

    private init(_ place: ElementPlace<Element>) {
      self.place = place
      binding = Binding<Element>(get: { place.element }, set: { place.write($0) })
    }

    init(_ element: Element, of all: Binding<Identified<Element>>) {
      self.init(ElementPlace<Element>(element, of: all))
    }

    /// The same channel, or a new one where the element is another or is to be read again.
    func showing(_ element: Element, of all: Binding<Identified<Element>>)
      -> ElementChannel<Element>
    {
      let isSame: Bool = place.show(element, of: all)
      return isSame ? self : ElementChannel<Element>(place)
    }
  }

  /// One element, as it was shown or written last.
  @MainActor
  private final class ElementPlace<Element: Identifiable & Equatable & Sendable>
  where Element.ID: Sendable {
    private(set) var element: Element
    private var all: Binding<Identified<Element>>
    private var isCurrent = true

    init(_ element: Element, of all: Binding<Identified<Element>>) {
      self.element = element
      self.all = all
    }

    /// Takes what is there now; whether whoever has the channel has seen it already.
    func show(_ present: Element, of all: Binding<Identified<Element>>) -> Bool {
      defer {
        element = present
        self.all = all
        isCurrent = true
      }
      return isCurrent && element == present
    }

    /// Writes the element where it is still there; what is read then may be something else.
    func write(_ value: Element) {
      guard all.wrappedValue.index(id: element.id) != nil else { return }
      let old: Element = element
      all.wrappedValue[id: element.id] = value
      element = all.wrappedValue[id: element.id] ?? element
      if element != old || element != value { isCurrent = false }
    }
  }

  extension Binding {
    /// The channels to the elements of an identified collection, in their order, each by its id.
    ///
    /// One whose element is gone reads it as it was, and what is written to it is dropped.
    public func elements<Element>() -> [Binding<Element>] where Value == Identified<Element> {
      wrappedValue.map { self[dynamicMember: \.[ElementKey<Element>(last: $0)]] }
    }
  }

  /// The place of an element, known by its id, with what was there last.
  private nonisolated struct ElementKey<Element: Identifiable>: Hashable {
    let last: Element

    static func == (left: ElementKey<Element>, right: ElementKey<Element>) -> Bool {
      left.last.id == right.last.id
    }

    func hash(into hasher: inout Hasher) { hasher.combine(last.id) }
  }

  nonisolated extension Identified {
    fileprivate subscript(key: ElementKey<Element>) -> Element {
      get { self[id: key.last.id] ?? key.last }
      set { if index(id: key.last.id) != nil { self[id: key.last.id] = newValue } }
    }
  }
#endif

/// The value that stands for the result of an endpoint which nobody supplied.
@usableFromInline
nonisolated enum EmptyValue {
  /// The empty value of a type; where there is none the process ends and says why.
  static func make<Value>(for endpoint: String, environment: FeatureEnvironment) -> Value {
    if let value: Value = known(environment) ?? literal() ?? firstCase() { return value }
    end(
      "the dependency «\(endpoint)» is not supplied, and \(Value.self) has no value that could "
        + "stand for its result")
  }

  /// Ends the process and says why: there is no value to go on with.
  @usableFromInline
  static func end(_ text: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    abort()
  }

  private static func known<Value>(_ environment: FeatureEnvironment) -> Value? {
    if Value.self == Bool.self { return false as? Value }
    if Value.self == Date.self { return environment.now() as? Value }
    if Value.self == UUID.self { return environment.uuid() as? Value }
    if Value.self == URL.self { return URL(fileURLWithPath: "/") as? Value }
    if Value.self == Character.self { return Character(" ") as? Value }
    return nil
  }

  private static func literal<Value>() -> Value? {
    if let number = Value.self as? any AdditiveArithmetic.Type { return zero(number) }
    if let text = Value.self as? any ExpressibleByStringLiteral.Type { return noText(text) }
    if let list = Value.self as? any ExpressibleByArrayLiteral.Type { return noElements(list) }
    if let map = Value.self as? any ExpressibleByDictionaryLiteral.Type { return noPairs(map) }
    if let sequence = Value.self as? any RangeReplaceableCollection.Type { return none(sequence) }
    return nil
  }

  private static func firstCase<Value>() -> Value? {
    (Value.self as? any CaseIterable.Type).flatMap { first($0) }
  }

  private static func zero<Type: AdditiveArithmetic, Value>(_ type: Type.Type) -> Value? {
    Type.zero as? Value
  }

  private static func noText<Type: ExpressibleByStringLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let text: Type = ""
    return text as? Value
  }

  private static func noElements<Type: ExpressibleByArrayLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let list: Type = []
    return list as? Value
  }

  private static func noPairs<Type: ExpressibleByDictionaryLiteral, Value>(
    _ type: Type.Type
  ) -> Value? {
    let map: Type = [:]
    return map as? Value
  }

  private static func none<Type: RangeReplaceableCollection, Value>(_ type: Type.Type) -> Value? {
    Type() as? Value
  }

  private static func first<Type: CaseIterable, Value>(_ type: Type.Type) -> Value? {
    Type.allCases.first.flatMap { $0 as? Value }
  }
}

/// A feature: its state, what can happen to it, and how it answers.
///
/// Generated code conforms an enum to it that serves as a namespace; hand-written code may as well.
public nonisolated protocol Feature: Sendable {
  /// Everything the feature remembers.
  associatedtype State: Equatable & Sendable
  /// Everything that can happen to it.
  associatedtype Action: Sendable
  /// What it tells its parent or, at the root, the app.
  associatedtype Output: Sendable = Never
  /// What the app supplies to it.
  associatedtype Dependencies: Sendable = NoDependencies
  /// The work that it can start, one case an effect.
  associatedtype Effect: Sendable = Never

  /// The names of the stored fields, by number.
  static var fieldNames: [String] { get }
  /// The places whose values are never printed: `State.token`, `Action.signIn.password`.
  static var secrets: [String] { get }
  /// Dependencies of which none was supplied.
  static var defaultDependencies: Dependencies { get }
  /// The names of the effects, by number.
  static var effectNames: [String] { get }
  /// The number by which readers of the first effect are told; the others follow.
  static var firstEffectNumber: Int { get }
  /// The number by which readers of the first member that holds children are told of which there are;
  /// the others follow. Zero where there is none, and no shared value either.
  static var firstChildNumber: Int { get }
  /// Whether something is to be done where its state appears: it, or a feature among its children and
  /// theirs, has an `init` or a shared value.
  static var hasStart: Bool { get }

  /// Runs once, when a store or a parent's reduction makes the state appear.
  static func start(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Answers one action.
  static func reduce(_ state: inout State, _ action: Action, _ reduction: inout Reduction<Self>)
  /// Looks after the children: those that appeared start, those that are gone end.
  static func attend(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Reacts to shared values that others wrote; those fields are marked.
  static func react(_ state: inout State, _ reduction: inout Reduction<Self>)
  /// Marks the fields in which two states differ.
  static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Self>)
  /// Whether an action writes a binding.
  static func isBindingWrite(_ action: Action) -> Bool
  /// Tests the invariants.
  static func check(_ state: State, _ reduction: inout Reduction<Self>)
  /// Does the work of one run and hands on what comes of it.
  static func perform(_ effect: Effect, _ run: EffectRun<Self>) async
}

nonisolated extension Feature {
  /// No secrets.
  public static var secrets: [String] { [] }

  /// No children.
  @inlinable
  public static var firstChildNumber: Int { 0 }

  /// Supposes that there is an `init`: only then it cannot be forgotten.
  public static var hasStart: Bool { true }

  /// Has no children.
  @inlinable
  public static func attend(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Reacts to nothing.
  @inlinable
  public static func react(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Marks all fields where the states differ.
  public static func changes(_ old: State, _ new: State, _ reduction: inout Reduction<Self>) {
    guard old != new else { return }
    for field in fieldNames.indices { reduction.mark(field) }
  }

  /// Has no bindings.
  public static func isBindingWrite(_ action: Action) -> Bool { false }

  /// Does nothing.
  @inlinable
  public static func start(_ state: inout State, _ reduction: inout Reduction<Self>) {}

  /// Has no invariants.
  @inlinable
  public static func check(_ state: State, _ reduction: inout Reduction<Self>) {}
}

nonisolated extension Feature where Dependencies == NoDependencies {
  /// The only value there is.
  public static var defaultDependencies: NoDependencies { NoDependencies() }
}

nonisolated extension Feature where Effect == Never {
  /// No effects.
  public static var effectNames: [String] { [] }

  /// Stands for nothing.
  public static var firstEffectNumber: Int { 0 }

  /// Never called: there is no effect to perform.
  public static func perform(_ effect: Never, _ run: EffectRun<Self>) async {}
}

/// The dependencies of a feature that has none.
public nonisolated struct NoDependencies: Sendable {
  /// The only value there is.
  public init() {}
}

#if canImport(SwiftUI)
  extension View {
    /// Shows a declared alert while there is one.
    ///
    /// Its buttons, and what takes it down, concern what was shown when the view was evaluated:
    /// where another alert is shown by then, they do nothing.
    ///
    /// - Parameters:
    ///   - content: what it shows, as the store gives it: `store.promptContent`.
    ///   - send: sends what somebody does with it: `{ store.send(.prompt($0)) }`.
    @MainActor
    public func alert(
      _ content: FeatureAlert?, send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      alert(
        content?.titleText.swiftUI ?? SwiftUI.Text(verbatim: ""),
        isPresented: FeatureAlert.presence(of: content, send),
        presenting: content,
        actions: { FeatureAlert.buttons(of: $0, send) },
        message: { FeatureAlert.text(of: $0) })
    }

    /// Shows a declared dialog while there is one.
    ///
    /// Its buttons, and what takes it down, concern what was shown when the view was evaluated:
    /// where another dialog is shown by then, they do nothing.
    ///
    /// - Parameters:
    ///   - content: what it shows, as the store gives it: `store.menuContent`.
    ///   - titleVisibility: whether its title is shown.
    ///   - send: sends what somebody does with it: `{ store.send(.menu($0)) }`.
    @MainActor
    public func confirmationDialog(
      _ content: FeatureAlert?, titleVisibility: SwiftUI.Visibility = .automatic,
      send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      confirmationDialog(
        content?.titleText.swiftUI ?? SwiftUI.Text(verbatim: ""),
        isPresented: FeatureAlert.presence(of: content, send),
        titleVisibility: titleVisibility,
        presenting: content,
        actions: { FeatureAlert.buttons(of: $0, send) },
        message: { FeatureAlert.text(of: $0) })
    }
  }

  extension FeatureAlert {
    /// Whether there is one; writing false takes down just this one.
    @MainActor
    fileprivate static func presence(
      of content: FeatureAlert?, _ send: @escaping @MainActor (AlertAction) -> Void
    ) -> Binding<Bool> {
      Binding<Bool>(
        get: { content != nil },
        set: { isPresented in
          if let content, !isPresented { send(content.dismissal) }
        })
    }

    @MainActor
    fileprivate static func buttons(
      of content: FeatureAlert, _ send: @escaping @MainActor (AlertAction) -> Void
    ) -> some View {
      SwiftUI.ForEach(content.buttons) { button in
        SwiftUI.Button(
          role: button.role?.swiftUI, action: { send(button.action) },
          label: { button.titleText.swiftUI })
      }
    }

    @MainActor @ViewBuilder
    fileprivate static func text(of content: FeatureAlert) -> some View {
      if let message = content.messageText { message.swiftUI }
    }
  }

  extension FeatureAlert.Role {
    fileprivate var swiftUI: SwiftUI.ButtonRole {
      switch self {
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif

/// What an alert or a dialog shows now: its texts, and its buttons with what they send.
public nonisolated struct FeatureAlert: Identifiable, Equatable, Sendable {
  /// What a button means beside what it does.
  public enum Role: Equatable, Sendable {
    /// It destroys something.
    case destructive
    /// It does nothing and takes the alert down.
    case cancel
  }

  /// One button.
  public struct Button: Identifiable, Equatable, Sendable {
    /// What it says, which may be translated.
    public let titleText: FeatureText
    /// What it means beside what it does.
    public let role: Role?
    /// Where it is written among all buttons of its case.
    public let place: Int
    /// What it sends; ignored where something else is shown by then.
    public let action: AlertAction

    /// The place.
    public var id: Int { place }
    /// What it says, as the spec has it.
    public var title: String { titleText.text }
  }

  /// Which presentation it is of.
  public let id: PresentationID
  /// The title, which may be translated.
  public let titleText: FeatureText
  /// The text below it, which may be translated.
  public let messageText: FeatureText?
  /// The buttons that are shown, in order.
  public private(set) var buttons: [Button] = []
  /// What takes it down; ignored where something else is shown by then.
  public let dismissal: AlertAction
  private let name: String

  /// An alert without buttons.
  ///
  /// - Parameters:
  ///   - name: that of the case that is shown.
  ///   - id: which presentation it is.
  ///   - title: a literal is a key to be translated; data is `.verbatim`.
  ///   - message: what stands below the title.
  public init(
    _ name: String, id: PresentationID, title: FeatureText, message: FeatureText? = nil
  ) {
    self.name = name
    self.id = id
    titleText = title
    messageText = message
    dismissal = AlertAction.dismiss.concerning(id)
  }

  /// The title, as the spec has it.
  public var title: String { titleText.text }
  /// The text below it, as the spec has it.
  public var message: String? { messageText?.text }

  /// Adds a button.
  public mutating func add(_ title: FeatureText, role: Role? = nil, place: Int) {
    buttons.append(
      Button(
        titleText: title, role: role, place: place,
        action: AlertAction.button(name, place).concerning(id)))
  }
}

/// How what an action changes is animated; it animates nothing where SwiftUI does not exist.
public nonisolated enum FeatureAnimation: Equatable, Sendable {
  /// The system's choice.
  case `default`
  /// At one speed.
  case linear(duration: Double)
  /// Slow at its beginning.
  case easeIn(duration: Double)
  /// Slow at its end.
  case easeOut(duration: Double)
  /// Slow at both ends.
  case easeInOut(duration: Double)
  /// Like a spring.
  case spring(duration: Double, bounce: Double)

  /// At one speed.
  public static var linear: FeatureAnimation { .linear(duration: 0.35) }
  /// Slow at its beginning.
  public static var easeIn: FeatureAnimation { .easeIn(duration: 0.35) }
  /// Slow at its end.
  public static var easeOut: FeatureAnimation { .easeOut(duration: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: FeatureAnimation { .easeInOut(duration: 0.35) }
  /// A spring that does not bounce.
  public static var spring: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that does not bounce.
  public static var smooth: FeatureAnimation { .spring(duration: 0.5, bounce: 0) }
  /// A spring that bounces a little.
  public static var snappy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.15) }
  /// A spring that bounces.
  public static var bouncy: FeatureAnimation { .spring(duration: 0.5, bounce: 0.3) }

  /// Runs a closure, animated where an animation is given.
  @MainActor
  static func animate(_ animation: FeatureAnimation?, _ body: () -> Void) {
    #if canImport(SwiftUI)
      guard let animation else { return body() }
      withAnimation(animation.swiftUI, body)
    #else
      body()
    #endif
  }
}

#if canImport(SwiftUI)
  extension FeatureAnimation {
    /// The same for SwiftUI.
    public var swiftUI: SwiftUI.Animation {
      switch self {
      case .default: .default
      case .linear(let duration): .linear(duration: duration)
      case .easeIn(let duration): .easeIn(duration: duration)
      case .easeOut(let duration): .easeOut(duration: duration)
      case .easeInOut(let duration): .easeInOut(duration: duration)
      case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
      }
    }
  }
#endif

nonisolated extension FeatureBinding where Value == Bool {
  /// A channel that says whether something is shown, for what SwiftUI presents by a `Bool`.
  ///
  /// Writing false means what was shown when the channel was made or read last: where another thing
  /// is shown by then, the dismissal is late and is dropped. To make one reads whether it is shown, so
  /// that the view that makes it is evaluated again when that changes.
  ///
  /// - Parameters:
  ///   - shown: what is shown now, or its identity.
  ///   - get: whether it is, for whoever is to be told of changes.
  ///   - set: takes a write that is not late.
  public init<Shown: Equatable>(
    of shown: @escaping () -> Shown?, get: @escaping () -> Bool, set: @escaping (Bool) -> Void
  ) {
    let memory = LastRead<Shown>()
    let read: () -> Bool = {
      memory.value = shown()
      return get()
    }
    _ = read()
    self.init(
      get: read,
      set: { isShown in
        if !isShown, let last = memory.value, last != shown() { return }
        set(isShown)
      })
  }
}

#if canImport(SwiftUI)
  extension FeatureBinding where Value: Sendable {
    /// The same channel for SwiftUI's views.
    @MainActor public var swiftUI: Binding<Value> {
      let held = Held(channel: self)
      return Binding<Value>(
        get: { held.channel.wrappedValue }, set: { value in held.channel.wrappedValue = value })
    }

    /// The channel for closures that SwiftUI calls on the main actor alone.
    private nonisolated struct Held: @unchecked Sendable {
      let channel: FeatureBinding<Value>
    }

    /// A channel to what SwiftUI's binding reads and writes.
    @MainActor public init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { value in binding.wrappedValue = value })
    }
  }
#endif

/// A two-way channel to a value that lives elsewhere.
///
/// Its members are usable anywhere, but for `wrappedValue` and `projectedValue`: Swift lets every
/// property that is wrapped take its isolation from those, and refuses a variable that is
/// `nonisolated`. So the two follow the module that they are compiled in, the embedded runtime in a
/// module of the main actor included.
@propertyWrapper
@dynamicMemberLookup
public struct FeatureBinding<Value> {
  @usableFromInline nonisolated(unsafe) let read: () -> Value
  @usableFromInline nonisolated(unsafe) let write: (Value) -> Void

  /// A channel that reads by one closure and writes by another.
  @inlinable
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A channel to something that cannot always be read; meanwhile it gives what it read last.
  public nonisolated init(
    isReadable: @escaping () -> Bool, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    let memory = LastRead<Value>()
    read = {
      if let last = memory.value, !isReadable() { return last }
      let value = get()
      memory.value = value
      return value
    }
    write = set
    if isReadable() { memory.value = get() }
  }

  /// A channel that always reads `value` and drops what is written.
  public nonisolated static func constant(_ value: Value) -> FeatureBinding<Value> {
    FeatureBinding(get: { value }, set: { _ in })
  }

  /// The value at the other end.
  @inlinable
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The channel itself.
  public var projectedValue: FeatureBinding<Value> { self }

  /// A channel from another's projection.
  public nonisolated init(projectedValue: FeatureBinding<Value>) {
    self = projectedValue
  }

  /// A channel to a part of the value.
  public nonisolated subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>)
    -> FeatureBinding<Part>
  {
    FeatureBinding<Part>(
      get: { self.read()[keyPath: path] },
      set: { part in
        var value = self.read()
        value[keyPath: path] = part
        self.write(value)
      })
  }

  /// A channel to the value inside an optional, or nil where there is none now.
  ///
  /// When the value goes, the channel keeps reading the last one, and what is written is dropped.
  public nonisolated init?(_ base: FeatureBinding<Value?>) {
    guard let present = base.read() else { return nil }
    let memory = LastRead<Value>()
    memory.value = present
    self.init(
      get: {
        let value = base.read() ?? memory.value ?? present
        memory.value = value
        return value
      },
      set: { value in
        guard base.read() != nil else { return }
        base.write(value)
        memory.value = base.read() ?? memory.value
      })
  }

  /// A channel that shows the value as an optional; writing nil does nothing.
  public nonisolated init<Wrapped>(_ base: FeatureBinding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.read() },
      set: { value in
        if let value { base.write(value) }
      })
  }
}

nonisolated extension FeatureBinding {
  /// A channel to the element of an id; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == Identified<Element> {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read()[id: id] },
        set: { element in
          var all = self.read()
          all[id: id] = element
          self.write(all)
        }))
  }

  /// A channel to the first element of an id in an array; nil where there is none now.
  public subscript<Element: Identifiable>(id id: Element.ID) -> FeatureBinding<Element>?
  where Value == [Element] {
    FeatureBinding<Element>(
      FeatureBinding<Element?>(
        get: { self.read().first { $0.id == id } },
        set: { element in
          var all = self.read()
          guard let element, let index = all.firstIndex(where: { $0.id == id }) else { return }
          all[index] = element
          self.write(all)
        }))
  }
}

/// What was read last, while it can be read no more.
nonisolated final class LastRead<Value> {
  var value: Value?
}

nonisolated extension LastRead where Value: Equatable {
  /// Notes what is read, and gives it.
  func noting(_ read: Value) -> Value {
    value = read
    return read
  }

  /// Whether there is another value by now than the one that was read last, if any was.
  func isOutdated(by now: @autoclosure () -> Value) -> Bool {
    guard let value else { return false }
    return value != now()
  }
}

/// Where a store takes from what is different each time: identifiers, the time and chance.
public nonisolated struct FeatureEnvironment: Sendable {
  /// The clock that effects wait on.
  public var clock: any Clock<Duration>
  /// Makes an identifier.
  public var uuid: @Sendable () -> UUID
  /// Tells the time.
  public var now: @Sendable () -> Date
  /// Gives 64 random bits.
  public var random: @Sendable () -> UInt64

  /// An environment; the system's, where nothing else is said.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  ) {
    self.clock = clock
    self.uuid = uuid
    self.now = now
    self.random = random
  }
}

/// A generator over an environment's source of random bits, or over those that were recorded.
nonisolated struct EnvironmentGenerator: RandomNumberGenerator {
  let environment: FeatureEnvironment
  let tape: DrawTape?

  mutating func next() -> UInt64 {
    tape?.random(from: environment) ?? environment.random()
  }
}

#if canImport(SwiftUI)
  // These are found before SwiftUI's own members for any value, so `$store.editor` is one of them.

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension Bindable where Value: AnyObject {
    /// The channel of what a store presents, as `$store.editor`. Writing nil means what
    /// the channel gave when it was read last; where another thing is shown by then, it is dropped.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: ReferenceWritableKeyPath<Value, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(_ path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member>
    {
      self[dynamicMember: path]
    }
  }

  extension ObservedObject.Wrapper {
    /// The channel of what a store presents, before systems had `Bindable`.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(
      _ path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      self[dynamicMember: path]
    }
  }

  extension Binding {
    /// The channel of what a store presents, where a view owns the store.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: WritableKeyPath<Value, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(_ path: WritableKeyPath<Value, Member>) -> Binding<Member> {
      self[dynamicMember: path]
    }

    /// The same channel, which drops a nil that is late.
    @MainActor
    func remembering<Shown: FeaturePresented>() -> Binding<Shown?> where Value == Shown? {
      let channel: Binding<Shown?> = self
      let memory = LastRead<Shown?>()
      return Binding<Shown?>(
        get: { memory.noting(channel.wrappedValue) },
        set: { shown, transaction in
          if shown == nil, memory.isOutdated(by: channel.wrappedValue) { return }
          channel.transaction(transaction).wrappedValue = shown
        })
    }
  }
#endif

/// What a presentation shows: the store of a feature, or the case of a route.
///
/// Each presentation's is another one. So a channel to an optional one tells a nil that is late, and means
/// what the channel gave before, from one that takes down what is shown now.
public protocol FeaturePresented: Equatable, Sendable {}

extension FeatureStore: FeaturePresented {}

extension StoreBindings {
  /// The channel of what is presented.
  ///
  /// Writing nil means what the channel gave when it was read last: where another thing is shown by then,
  /// the write is late and is dropped.
  public subscript<Shown: FeaturePresented>(
    dynamicMember path: ReferenceWritableKeyPath<Store, Shown?>
  ) -> FeatureBinding<Shown?> {
    let store: Store = store
    let memory = LastRead<Shown?>()
    return FeatureBinding<Shown?>(
      get: { memory.noting(store[keyPath: path]) },
      set: { shown in
        if shown == nil, memory.isOutdated(by: store[keyPath: path]) { return }
        store[keyPath: path] = shown
      })
  }
}

/// Something that the runtime noticed and that no code was there to handle.
public nonisolated struct FeatureReport: Equatable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public enum Kind: Equatable, Sendable {
    /// An invariant does not hold after an action.
    case brokenInvariant
    /// A root feature dismissed itself and nobody listens.
    case unheardDismissal
    /// A collection was asked to hold an element under the id of another.
    case refusedElement
    /// An action was sent to something that is gone.
    case lostAction
    /// An effect failed and has no handler for it.
    case unhandledFailure
    /// A dependency was used that was never supplied.
    case missingDependency
    /// A replayed action asked for something else than when it was recorded.
    case divergedReplay
    /// What is stored of a shared value cannot be read.
    case unreadableValue
    /// A shared value cannot be stored.
    case unsavedValue
    /// Something was written to a presentation that only an action can present.
    case refusedWrite
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The feature's name.
  public var feature: String
  /// The action during which it was noticed, without secrets; empty outside actions.
  public var action: String
  /// What happened, as a sentence.
  public var message: String

  /// A report.
  public init(kind: Kind, feature: String, action: String, message: String) {
    self.kind = kind
    self.feature = feature
    self.action = action
    self.message = message
  }

  /// One line: the feature, the action and what happened.
  public var description: String {
    action.isEmpty ? "\(feature): \(message)" : "\(feature).\(action): \(message)"
  }

  /// Prints the report to standard error.
  public static func printToStandardError(_ report: FeatureReport) {
    // What cannot be printed must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(report)\n".utf8))
  }
}

#if canImport(SwiftUI)
  extension Binding {
    /// The channel to what one case of a route carries, as `$store.destination.edit`: nil where it is
    /// another case. Writing nil takes down what is shown; nothing else can be written.
    @MainActor
    public subscript<Route: FeatureRoute, Part>(
      dynamicMember path: KeyPath<Route, Part?>
    ) -> Binding<Part?> where Value == Route? {
      let route: Binding<Route?> = self
      nonisolated(unsafe) let path: KeyPath<Route, Part?> = path
      let memory = LastRead<Route?>()
      return Binding<Part?>(
        get: { memory.noting(route.wrappedValue)?[keyPath: path] },
        set: { part, transaction in
          let shown: Route? = route.wrappedValue
          guard part == nil, shown?[keyPath: path] != nil, !memory.isOutdated(by: shown) else {
            return
          }
          route.transaction(transaction).wrappedValue = nil
        })
    }
  }
#endif

/// What a route shows, as its store gives it: the case with its store, or its data.
public protocol FeatureRoute: FeaturePresented, Hashable, Identifiable where ID == Self {}

nonisolated extension FeatureRoute {
  /// The value itself: another store is another thing, and so are other data.
  public var id: Self { self }
}

nonisolated extension FeatureRuntime {
  /// What an error says of itself: its localized description where it has one, else its text.
  public static func message<Failure: Error>(of error: Failure) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}

/// What inverted bindings need: the number that solves an equation, or nil where none fits.
nonisolated extension FeatureRuntime {
  /// The number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & Numeric>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    Value(text.trimmed)
  }

  /// The finite number that a text spells.
  public static func parsedNumber<Value: LosslessStringConvertible & BinaryFloatingPoint>(
    _ text: String, as type: Value.Type
  ) -> Value? {
    guard let value = Value(text.trimmed), value.isFinite else { return nil }
    return value
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: CGFloat.Type) -> CGFloat? {
    parsedNumber(text, as: Double.self).map { CGFloat($0) }
  }

  /// The finite number that a text spells, with a point as the decimal sign.
  public static func parsedNumber(_ text: String, as type: Decimal.Type) -> Decimal? {
    // `Decimal(string:)` takes a prefix; a text that is no number as a whole is refused here.
    guard Double(text.trimmed) != nil else { return nil }
    return Decimal(string: text.trimmed, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// An integer as another integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value)
  }

  /// An integer as the nearest floating-point number.
  @inlinable
  public static func convertedNumber<From: BinaryInteger, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// A floating-point number rounded half away from zero to an integer, where it fits.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryInteger>(
    _ value: From, to type: To.Type
  ) -> To? {
    To(exactly: value.rounded(.toNearestOrAwayFromZero))
  }

  /// A floating-point number as another; nil where it is not finite or overflows.
  @inlinable
  public static func convertedNumber<From: BinaryFloatingPoint, To: BinaryFloatingPoint>(
    _ value: From, to type: To.Type
  ) -> To? {
    let result = To(value)
    return result.isFinite ? result : nil
  }

  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FixedWidthInteger>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    exact(value.subtractingReportingOverflow(summand))
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FixedWidthInteger>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    exact(value.addingReportingOverflow(subtrahend))
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FixedWidthInteger>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    exact(minuend.subtractingReportingOverflow(value))
  }

  /// `x` in `x * factor == value`, where the factor divides the value.
  @inlinable
  public static func solvedProduct<Value: FixedWidthInteger>(
    _ value: Value, by factor: Value
  ) -> Value? {
    guard factor != 0 else { return nil }
    guard value.remainderReportingOverflow(dividingBy: factor).partialValue == 0 else { return nil }
    return exact(value.dividedReportingOverflow(by: factor))
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FixedWidthInteger & SignedInteger>(
    _ value: Value
  ) -> Value? {
    exact(Value.zero.subtractingReportingOverflow(value))
  }

  @inlinable
  static func exact<Value: FixedWidthInteger>(
    _ result: (partialValue: Value, overflow: Bool)
  ) -> Value? {
    result.overflow ? nil : result.partialValue
  }
}

nonisolated extension FeatureRuntime {
  /// `x` in `x + summand == value`.
  @inlinable
  public static func solvedSum<Value: FloatingPoint>(
    _ value: Value, minus summand: Value
  ) -> Value? {
    finite(value - summand)
  }

  /// `x` in `x - subtrahend == value`.
  @inlinable
  public static func solvedDifference<Value: FloatingPoint>(
    _ value: Value, plus subtrahend: Value
  ) -> Value? {
    finite(value + subtrahend)
  }

  /// `x` in `minuend - x == value`.
  @inlinable
  public static func solvedSubtrahend<Value: FloatingPoint>(
    _ value: Value, from minuend: Value
  ) -> Value? {
    finite(minuend - value)
  }

  /// `x` in `x * factor == value`.
  @inlinable
  public static func solvedProduct<Value: FloatingPoint>(
    _ value: Value, by factor: Value
  ) -> Value? {
    finite(value / factor)
  }

  /// `x` in `x / divisor == value`.
  @inlinable
  public static func solvedQuotient<Value: FloatingPoint>(
    _ value: Value, times divisor: Value
  ) -> Value? {
    finite(value * divisor)
  }

  /// `x` in `dividend / x == value`.
  @inlinable
  public static func solvedDivisor<Value: FloatingPoint>(
    _ value: Value, dividing dividend: Value
  ) -> Value? {
    finite(dividend / value)
  }

  /// `x` in `-x == value`.
  @inlinable
  public static func solvedNegation<Value: FloatingPoint>(_ value: Value) -> Value? {
    finite(-value)
  }

  @inlinable
  static func finite<Value: FloatingPoint>(_ value: Value) -> Value? {
    value.isFinite ? value : nil
  }
}

nonisolated extension String {
  /// The text without white space and newlines at both ends.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The helpers that generated code calls, under one name that no feature can have.
public nonisolated enum FeatureRuntime {
  /// Whether two values are equal.
  @inlinable
  public static func same<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    left == right
  }

  /// Whether two numbers are equal or both not a number.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value, _ right: Value) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  /// Whether two numbers are equal, both not a number, or both missing.
  @inlinable
  public static func same<Value: FloatingPoint>(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left == right || (left.isNaN && right.isNaN)
  }

  /// Whether a view's property would change by being given a value.
  public static func differs<Value: Equatable>(_ present: Value, _ value: Value) -> Bool {
    present != value
  }

  /// A property whose values cannot be compared changes each time.
  public static func differs<Value>(_ present: Value, _ value: Value) -> Bool { true }

  /// The value of the domain `lower...upper` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(
    _ value: Value, _ lower: Value, _ upper: Value
  ) -> Value {
    // Written so that a value that compares with nothing, not a number, falls to the bound.
    guard value >= lower else { return lower }
    return value <= upper ? value : upper
  }

  /// The value of the domain `lower...` that is nearest; not a number becomes `lower`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, from lower: Value) -> Value {
    value >= lower ? value : lower
  }

  /// The value of the domain `...upper` that is nearest; not a number becomes `upper`.
  @inlinable
  public static func clamped<Value: Comparable>(_ value: Value, through upper: Value) -> Value {
    value <= upper ? value : upper
  }
}

nonisolated extension FeatureStack: RandomAccessCollection {
  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { entries.count }
  /// The element at an index; the last one is the top.
  public subscript(index: Int) -> Element { entries[index].element }
}

nonisolated extension FeatureStack: ExpressibleByArrayLiteral {
  /// A stack of elements, the last one on top.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

nonisolated extension FeatureStack: CustomStringConvertible, CustomReflectable {
  /// The elements as an array is written.
  public var description: String { "\(entries.map(\.element))" }
  /// The elements as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: entries.map(\.element), displayStyle: .collection)
  }
}

/// Which element of a stack something belongs to; never used twice in one stack.
public nonisolated struct StackID: Hashable, Codable, Sendable, CustomStringConvertible {
  fileprivate let number: Int

  fileprivate init(number: Int) {
    self.number = number
  }

  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    number = try Int(from: decoder)
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    try number.encode(to: encoder)
  }

  /// The number, with a mark before it.
  public var description: String { "#\(number)" }
}

/// What is pushed on top of each other, as in a navigation; each element has an id that stays.
public nonisolated struct FeatureStack<Element> {
  /// An element with its id.
  @usableFromInline
  struct Entry {
    @usableFromInline let id: StackID
    @usableFromInline var element: Element

    @usableFromInline
    init(id: StackID, element: Element) {
      self.id = id
      self.element = element
    }
  }

  @usableFromInline private(set) var entries: [Entry] = []
  private var next = 0

  /// An empty stack.
  public init() {}

  /// A stack of elements, the last one on top.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    for element in elements { push(element) }
  }

  /// The ids, that of the top last.
  public var ids: [StackID] { entries.map(\.id) }

  /// Puts an element on top.
  @discardableResult
  public mutating func push(_ element: Element) -> StackID {
    let id = StackID(number: next)
    next += 1
    entries.append(Entry(id: id, element: element))
    return id
  }

  /// Takes the top off, if there is one, and gives it back.
  @discardableResult
  public mutating func pop() -> Element? {
    entries.popLast()?.element
  }

  /// Takes off all that is above an element; nothing where that is gone.
  public mutating func pop(to id: StackID) {
    guard let index = index(id: id) else { return }
    entries.removeSubrange((index + 1)...)
  }

  /// Takes off an element and all that is above it; nothing where that is gone.
  public mutating func pop(from id: StackID) {
    guard let index = index(id: id) else { return }
    entries.removeSubrange(index...)
  }

  /// Takes off everything.
  public mutating func popToRoot() {
    entries = []
  }

  /// Does what an action says.
  public mutating func pop(_ action: StackPop) {
    switch action {
    case .pop: pop()
    case .popTo(let id): pop(to: id)
    case .popFrom(let id): pop(from: id)
    case .popToRoot: popToRoot()
    }
  }

  /// Where an element stands.
  @inlinable
  public func index(id: StackID) -> Int? {
    // The one on top is asked for most.
    entries.lastIndex { $0.id == id }
  }

  /// The element of an id. Writing changes the one that is there, and nil takes it out with all that is
  /// above it; one that is gone stays gone.
  public subscript(id id: StackID) -> Element? {
    get { index(id: id).map { entries[$0].element } }
    set {
      guard let index = index(id: id) else { return }
      guard let newValue else { return entries.removeSubrange(index...) }
      entries[index].element = newValue
    }
  }

  /// Takes out the element at an index, for whoever changes it and puts it back.
  @usableFromInline
  mutating func takeOut(at index: Int) {
    entries.remove(at: index)
  }

  /// Puts an element back that was taken out.
  @usableFromInline
  mutating func putBack(_ element: Element, _ id: StackID, at index: Int) {
    entries.insert(Entry(id: id, element: element), at: index)
  }
}

nonisolated extension FeatureStack.Entry: Equatable where Element: Equatable {}
nonisolated extension FeatureStack.Entry: Hashable where Element: Hashable {}
nonisolated extension FeatureStack.Entry: Sendable where Element: Sendable {}
nonisolated extension FeatureStack.Entry: Encodable where Element: Encodable {}
nonisolated extension FeatureStack.Entry: Decodable where Element: Decodable {}

/// Equal elements of equal ids; the next push gives both the same id.
nonisolated extension FeatureStack: Equatable where Element: Equatable {}
nonisolated extension FeatureStack: Hashable where Element: Hashable {}
nonisolated extension FeatureStack: Sendable where Element: Sendable {}

/// The elements with their ids, and what the next id is.
nonisolated extension FeatureStack: Encodable where Element: Encodable {}
nonisolated extension FeatureStack: Decodable where Element: Decodable {}

/// Local state, safe to read and write from any thread, where SwiftUI's `@State` does not exist.
///
/// In a module whose default isolation is the main actor and that embeds the runtime, `wrappedValue`
/// is of the main actor as well (see `FeatureBinding`).
@propertyWrapper
public struct FeatureState<Value: Sendable>: Sendable {
  private nonisolated let box: Box

  /// State that begins with a value.
  public nonisolated init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The channel to the value.
  public var projectedValue: FeatureBinding<Value> {
    let box: Box = box
    return FeatureBinding<Value>(get: { box.value }, set: { box.value = $0 })
  }

  nonisolated private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
      stored = value
    }

    var value: Value {
      get { lock.withLock { stored } }
      set {
        // The old value is released outside the lock: its release may run code that reads it.
        let old: Value = lock.withLock {
          let old = stored
          stored = newValue
          return old
        }
        withExtendedLifetime(old) {}
      }
    }
  }
}

extension FeatureStore {
  /// The store of a child that is always there: the same one as long as somebody has it.
  @inlinable
  public final func child<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, SoleID>
  ) -> Store {
    track(F.firstChildNumber + link.child)
    if let store: Store = storeCore.store(link, SoleID(), storeHolder) { return store }
    EmptyValue.end("«\(link.name)» of \(F.self) is always there, but its link finds no state")
  }

  /// The store of an element of a stack; nil where it is not there.
  ///
  /// - Parameter id: which element it is.
  @inlinable
  public final func presented<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID?
  ) -> Store? {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, id)
    return id.flatMap { storeCore.store(link, $0, storeHolder) }
  }

  /// The store of what is presented; nil where nothing is.
  ///
  /// - Parameter id: which presentation it is.
  public final func presented<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, PresentationID>, _ id: PresentationID?
  ) -> Store? {
    track(presentation: id, of: link.child)
    storeCore.list(link, id)
    return id.flatMap { storeCore.store(link, $0, storeHolder) }
  }

  /// The store of the present case of a route that is never nil.
  ///
  /// - Parameters:
  ///   - id: which presentation it is.
  ///   - state: what the case holds.
  @inlinable
  public final func presented<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, PresentationID>, _ id: PresentationID?, _ state: Child.State
  ) -> Store {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, id)
    return storeCore.store(link, id ?? PresentationID(), state, storeHolder)
  }

  /// The stores of rows.
  @inlinable
  public final func children<Child, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ ids: [Child.State.ID]
  ) -> ChildStores<F, Child, Store> where Child.State: Identifiable {
    track(F.firstChildNumber + link.child)
    storeCore.list(link, ids)
    return ChildStores<F, Child, Store>(parent: self, link: link, ids: ids)
  }

  /// The elements of a stack.
  ///
  /// - Parameters:
  ///   - child: the number of the member.
  ///   - element: the element of an id.
  public final func stack<Element>(
    _ child: Int, _ ids: [StackID], _ element: (StackID) -> Element?
  ) -> StackStores<Element> {
    track(F.firstChildNumber + child)
    return StackStores<Element>(
      ids.compactMap { (id: StackID) -> StackElement<Element>? in
        element(id).map { StackElement<Element>(id: id, element: $0) }
      })
  }
}

nonisolated extension StoreCore {
  /// Notes which presentation, or element, was read, so that its readers are told only of others.
  @usableFromInline
  func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID?) {
    guard let table = place == nil || isKept ? makeTable(link) : table(link) else { return }
    // A stack is read element by element; all are noted where it is looked after.
    if table.listed == nil || ID.self == PresentationID.self {
      table.listed = id.map { [$0] } ?? []
    }
  }

  /// Notes which rows were read, so that their readers are told only of others.
  @usableFromInline
  func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ ids: [ID]) {
    makeTable(link).listed = ids
  }

  /// The store of a child, made where nobody has one; nil where the child is not there.
  @inlinable
  @MainActor
  func store<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ holder: AnyObject
  ) -> Store? {
    if let store = table(link)?.find(id)?.store as? Store { return store }
    guard let state = link.state(storage.pointee, id) else { return nil }
    return store(link, id, state, holder)
  }

  @inlinable
  @MainActor
  func store<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: Child.State, _ holder: AnyObject
  ) -> Store {
    let child: StoreCore<Child> = self.child(link, id)
    if let store = child.store as? Store { return store }
    child.keep()
    child.fill(state)
    return Store(ChildOrigin<Child>(core: child, root: holder))
  }

  /// The store of a child that is gone, where somebody has it.
  @usableFromInline
  @MainActor
  func endedStore<Child, ID, Store: FeatureStore<Child>>(
    _ link: ChildLink<F, Child, ID>, _ id: ID
  ) -> Store? {
    table(link)?.ended[id]?.core?.store as? Store
  }
}

#if FEATURE_COMBINE && canImport(Combine)
  extension FeatureStore: ObservableObject {
    /// Sends once an action has changed something that was ever read through the store, before
    /// anything else can see the change.
    public nonisolated final var objectWillChange: ObservableObjectPublisher {
      storeCore.readSignals.publisher
    }
  }
#endif

extension FeatureStore: nonisolated Identifiable {}

extension FeatureStore: nonisolated Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (left: FeatureStore<F>, right: FeatureStore<F>) -> Bool {
    left === right
  }

  /// Hashes the store's identity.
  public nonisolated final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

#if !FEATURE_COMBINE
  extension FeatureStore: Observable {}
#endif

extension FeatureStore {
  /// Notes which presentation of a member is read, and that it is.
  ///
  /// - Parameter child: the number of the member.
  public final func track(presentation id: PresentationID?, of child: Int) {
    track(F.firstChildNumber + child)
    storeCore.extras.seen[child] = id
  }

  /// Takes down what is presented where nil is written, as a sheet does that is swiped away.
  ///
  /// What is meant is the presentation that was there when the member was read last; where another is
  /// shown by now, nothing happens. Nothing else can be written: it is reported.
  ///
  /// - Parameters:
  ///   - name: that of the member.
  ///   - child: the number of the member.
  ///   - id: which presentation is shown now.
  ///   - value: what is written.
  ///   - shown: what is shown now.
  ///   - action: the action that takes it down.
  public final func takeDown<Shown: Equatable>(
    _ name: String, of child: Int, _ id: PresentationID?, writing value: Shown?,
    over shown: @autoclosure () -> Shown?, by action: (Dismissal) -> F.Action
  ) {
    guard let value else {
      guard let id, (storeCore.madeExtras?.seen[child] ?? id) == id else { return }
      send(action(Dismissal(of: id)))
      return
    }
    if value != shown() {
      storeCore.reportWrite("«\(name)» is presented by an action, not by a write")
    }
  }

  /// Takes elements off a stack where a shorter one is written, as going back does.
  ///
  /// One that was made of other elements than those that are there is late, and ignored.
  ///
  /// - Parameters:
  ///   - name: that of the member.
  ///   - ids: the elements that are there now.
  ///   - written: those that are left.
  ///   - action: the action that takes some off.
  public final func takeDown(
    _ name: String, _ ids: [StackID], writing written: [StackID],
    by action: (StackPop) -> F.Action
  ) {
    guard written != ids else { return }
    guard ids.starts(with: written) else {
      if written.starts(with: ids) {
        storeCore.reportWrite("«\(name)» is pushed on by an action, not by a write")
      }
      return
    }
    send(action(written.last.map { .pop(to: $0) } ?? .popToRoot))
  }
}

extension StoreCore {
  /// Reports a write that cannot be heeded.
  @MainActor
  func reportWrite(_ message: String) {
    tree.report(StoreTree.Trouble(kind: .refusedWrite, feature: feature, message: message), "")
  }
}

extension FeatureStore {
  /// Hands each action from now on, with what it drew, to a closure: right after it was reduced, before
  /// anybody is told. A recording is made at the root; it has what the children answer as well.
  public final func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    guard isRoot("a recording is made") else { return }
    storeCore.record(recorder)
  }

  /// Ends the recording.
  public final func stopRecording() {
    guard isRoot("a recording is ended") else { return }
    storeCore.stopRecording()
  }

  /// Answers recorded actions with what they drew when they were recorded.
  ///
  /// No work is started, for its results are in the list, and nothing is queued, for that is there as
  /// well. Effects that run before it are cancelled, and none runs when it returns. What an action
  /// draws otherwise than when it was recorded is reported.
  ///
  /// - Parameters:
  ///   - actions: what was recorded, from the first action on.
  ///   - state: the state that was there when the recording began; nil goes on from the present one.
  public final func replay(_ actions: [RecordedAction<F>], from state: F.State? = nil) {
    guard isRoot("a recording is replayed") else { return }
    storeCore.replay(actions, from: state)
  }

  /// Prints each action from now on, with the fields that it changed and never a secret.
  public final func printChanges(
    to printer: @escaping @MainActor (String) -> Void = { text in print(text) }
  ) {
    storeCore.watch().printer = printer
    storeCore.keep()
  }

  private final func isRoot(_ what: String) -> Bool {
    guard storeCore.place != nil else { return true }
    storeCore.report(.divergedReplay, "\(what) at the root, not at a child's store", nil)
    return false
  }
}

#if canImport(SwiftUI)
  extension FeatureStore {
    /// Sends an action and animates what it changes.
    @discardableResult
    public final func send(_ action: F.Action, animation: SwiftUI.Animation?) -> FeatureTask {
      withAnimation(animation) { send(action) }
    }
  }
#endif

/// Holds the state of one feature, answers its actions and tells its readers what changed.
///
/// The generated subclass adds an accessor for each field, derived value, guard and binding.
@MainActor
open class FeatureStore<F: Feature> {
  // Behind a pointer the state has a fixed address and needs no exclusivity checks.
  @usableFromInline nonisolated(unsafe) final let storeMemory: UnsafeMutablePointer<F.State>
  @usableFromInline nonisolated final let storeCore: StoreCore<F>
  // What the child is a part of lives as long as it does.
  @usableFromInline nonisolated(unsafe) final let storeRoot: AnyObject?

  /// A store for a root feature; `init { }` of the spec has run when it returns.
  ///
  /// - Parameters:
  ///   - state: the state to begin with.
  ///   - dependencies: what the feature's effects call.
  ///   - clock: what effects wait on.
  ///   - uuid: makes identifiers.
  ///   - now: tells the time.
  ///   - random: gives 64 random bits.
  ///   - shared: the shared values; stores that are given the same see the same.
  ///   - onOutput: gets what the feature emits.
  ///   - onDismiss: is called when the feature dismisses itself.
  ///   - onReport: gets what the runtime notices and nobody handles; by default it is printed to
  ///     standard error.
  public init(
    state: F.State, dependencies: F.Dependencies = F.defaultDependencies,
    clock: any Clock<Duration> = ContinuousClock(),
    uuid: @escaping @Sendable () -> UUID = { UUID() },
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) },
    shared: SharedStorage = SharedStorage(),
    onOutput: (@MainActor (F.Output) -> Void)? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    onReport: @escaping @MainActor (FeatureReport) -> Void = { report in
      FeatureReport.printToStandardError(report)
    }
  ) {
    let environment = FeatureEnvironment(clock: clock, uuid: uuid, now: now, random: random)
    storeCore = StoreCore<F>(
      state: state, tree: StoreTree(environment: environment, shared: shared, onReport: onReport),
      dependencies: dependencies, onOutput: onOutput, onDismiss: onDismiss)
    storeMemory = storeCore.storage
    storeRoot = nil
    storeCore.begin()
  }

  /// The store of a child; the store of its parent makes it.
  public required init(_ child: ChildOrigin<F>) {
    storeCore = child.core
    storeMemory = storeCore.storage
    storeRoot = child.root
    storeCore.store = self
  }

  /// Answers an action; the state is reduced when it returns, or, inside another action, queued.
  ///
  /// What it gives stands for the effects that the action started.
  @inlinable
  @discardableResult
  public final func send(_ action: F.Action) -> FeatureTask {
    guard !storeCore.isBusy else { return storeCore.sendFromBusy(action) }
    return storeCore.sendNow(action)
  }

  /// The store that holds the whole tree.
  @inlinable
  final var storeHolder: AnyObject { storeRoot ?? self }
}

extension FeatureStore {
  /// The state as a whole; whoever reads it is told of any change.
  public final var state: F.State {
    track(Signals.whole)
    storeCore.tree.shared.trackAny(for: storeCore)
    return storeCore.snapshot()
  }

  /// Notes that a shared value is read, which a field of the state stands for.
  public final func track<Value>(state field: Int, _ shared: Shared<Value>) {
    assert(!storeCore.isReducing, "a store cannot be read inside its own reducer")
    shared.box.track(0, for: storeCore)
  }

  /// The state, read without being told of changes.
  @inlinable
  public final var current: UnsafePointer<F.State> { UnsafePointer<F.State>(storeMemory) }

  /// Notes that a field, or a binding by its number, is read.
  @inlinable
  public final func track(_ field: Int) {
    assert(!storeCore.isReducing, "a store cannot be read inside its own reducer")
    storeCore.track(field)
  }

  /// Notes that a field is read, and gives the state to read it from.
  @inlinable
  public final func read(_ field: Int) -> UnsafePointer<F.State> {
    track(field)
    return UnsafePointer<F.State>(storeMemory)
  }

  /// Notes that a field is read, by the name that its feature gives it, and gives the state to read it
  /// from: of a feature that is written by hand, whose numbers are its own.
  public final func read(named field: String) -> UnsafePointer<F.State> {
    read(F.fieldNames.firstIndex(of: field) ?? Signals.whole)
  }

  /// Tells the readers of a binding, by its number, and nobody else, to read again.
  public final func reread(_ binding: Int) { storeCore.reread(binding) }

  /// Which effects run.
  public final var effects: EffectStates<F> { EffectStates<F>(core: storeCore) }

  /// Runs a closure now and again whenever what it read changes, until the store or the child is
  /// gone or the observer cancelled.
  @discardableResult
  public final func observe(_ body: @escaping @MainActor () -> Void) -> StoreObserver {
    let observer = StoreObserver(of: storeCore, body)
    storeCore.isObserved = true
    storeCore.tree.observers.append(observer)
    observer.run()
    return observer
  }
}

/// What an action set going: wait for it or cancel it.
public nonisolated struct FeatureTask: Sendable {
  @usableFromInline let group: EffectGroup?

  /// The effects that an action started; nil where there are none.
  @usableFromInline
  init(_ group: EffectGroup?) {
    self.group = group
  }

  /// Nothing was started.
  @inlinable
  init() {
    group = nil
  }

  /// Waits until all that the action started has ended, and what the actions of those effects started.
  ///
  /// Where the waiting task is cancelled, so are the effects.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels what the action started and still runs.
  ///
  /// Called on the main actor, the effects are idle when it returns; called elsewhere, they are as
  /// soon as the main actor is free. In both cases nothing of them is delivered any more.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    guard let group else { return }
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { group.cancelNow() }
    } else {
      group.cancel()
    }
  }
}

#if canImport(SwiftUI)
  nonisolated extension FeatureText {
    /// The same text for SwiftUI's views: a key to be translated, or data as it is.
    public var swiftUI: SwiftUI.Text { isKey ? SwiftUI.Text(key) : SwiftUI.Text(verbatim: text) }

    /// The key with its arguments.
    private var key: SwiftUI.LocalizedStringKey {
      var whole = SwiftUI.LocalizedStringKey.StringInterpolation(
        literalCapacity: 0, interpolationCount: parts.count)
      for part in parts {
        switch part {
        case .words(let words): whole.appendLiteral(words)
        case .text(let text): whole.appendInterpolation(text)
        case .integer(let value): whole.appendInterpolation(value)
        case .natural(let value): whole.appendInterpolation(value)
        case .number(let value): whole.appendInterpolation(value)
        }
      }
      return SwiftUI.LocalizedStringKey(stringInterpolation: whole)
    }
  }
#endif

/// Words that somebody is shown: a literal is a key to be translated, data is shown as it is.
///
/// What stands in a literal are the arguments of its key, as in SwiftUI's `Text`: `"\(count) items"` is
/// the key `%lld items`, `"Delete \(name)?"` the key `Delete %@?`.
public nonisolated struct FeatureText: Equatable, Sendable {
  /// One piece of a text.
  enum Part: Equatable, Sendable {
    /// Words of the spec.
    case words(String)
    /// A text that stands in a key.
    case text(String)
    case integer(Int64)
    case natural(UInt64)
    case number(Double)
  }

  /// The pieces, in order.
  let parts: [Part]
  /// Whether it can be translated.
  public let isKey: Bool

  init(_ parts: [Part], isKey: Bool) {
    self.parts = parts
    self.isKey = isKey
  }

  /// Data, which is shown as it is.
  public static func verbatim(_ text: String) -> FeatureText {
    FeatureText([.words(text)], isKey: false)
  }

  /// The text as the spec has it, untranslated.
  public var text: String {
    var text = ""
    for part in parts { text += part.text }
    return text
  }
}

nonisolated extension FeatureText.Part {
  fileprivate var text: String {
    switch self {
    case .words(let text), .text(let text): text
    case .integer(let value): String(value)
    case .natural(let value): String(value)
    case .number(let value): String(value)
    }
  }
}

nonisolated extension FeatureText: CustomStringConvertible {
  /// The text as the spec has it, untranslated.
  public var description: String { text }
}

nonisolated extension FeatureText: ExpressibleByStringInterpolation {
  /// A key without arguments.
  public init(stringLiteral value: String) { self.init([.words(value)], isKey: true) }

  /// A key with its arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts, isKey: true)
  }

  /// Gathers the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the spec.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) { parts.append(.text(value)) }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let part: Part =
        Value.isSigned
        ? .integer(Int64(truncatingIfNeeded: value)) : .natural(UInt64(truncatingIfNeeded: value))
      parts.append(part)
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      parts.append(.number(Double(value)))
    }
  }
}

/// A set of field numbers: one word for the first 64, an array beyond.
public nonisolated struct FieldSet: Equatable, Sendable {
  @usableFromInline var low: UInt64
  // Nil rather than empty: nothing is to be released then.
  @usableFromInline var high: [UInt64]?

  /// The empty set.
  @inlinable
  public init() {
    low = 0
    high = nil
  }

  /// Whether nothing is in it.
  @inlinable
  public var isEmpty: Bool { low == 0 && high == nil }

  /// Adds a number.
  @inlinable
  public mutating func insert(_ field: Int) {
    if field < 64 {
      low |= 1 &<< UInt64(truncatingIfNeeded: field)
    } else {
      insertHigh(field)
    }
  }

  @usableFromInline
  mutating func insertHigh(_ field: Int) {
    let word: Int = field / 64 - 1
    var words: [UInt64] = high ?? []
    while words.count <= word { words.append(0) }
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: field % 64)
    high = words
  }

  /// Takes a number out.
  mutating func remove(_ field: Int) {
    guard field >= 64 else {
      low &= ~(1 &<< UInt64(truncatingIfNeeded: field))
      return
    }
    guard var words = high, field / 64 - 1 < words.count else { return }
    words[field / 64 - 1] &= ~(1 &<< UInt64(truncatingIfNeeded: field % 64))
    high = words.contains { $0 != 0 } ? words : nil
  }

  /// Adds the numbers of another set.
  @inlinable
  mutating func formUnion(_ other: FieldSet) {
    low |= other.low
    if other.high != nil { formUnionHigh(other) }
  }

  @usableFromInline
  mutating func formUnionHigh(_ other: FieldSet) {
    guard let words = other.high else { return }
    var union: [UInt64] = high ?? []
    while union.count < words.count { union.append(0) }
    for index in words.indices { union[index] |= words[index] }
    high = union
  }

  /// Whether no number is in both.
  @inlinable
  func isDisjoint(with other: FieldSet) -> Bool {
    low & other.low == 0 && (high == nil || other.high == nil)
  }

  /// Whether the number is in it.
  @inlinable
  public func contains(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field % 64)
    if field < 64 { return low & bit != 0 }
    guard let high else { return false }
    let word: Int = field / 64 - 1
    return word < high.count && high[word] & bit != 0
  }
}

nonisolated extension FieldSet: Sequence {
  /// Gives the numbers in ascending order.
  public struct Iterator: IteratorProtocol {
    private let high: [UInt64]
    private var word: UInt64
    private var offset = 0

    init(_ set: FieldSet) {
      high = set.high ?? []
      word = set.low
    }

    /// The next number.
    public mutating func next() -> Int? {
      while word == 0 {
        guard offset / 64 < high.count else { return nil }
        word = high[offset / 64]
        offset += 64
      }
      let bit: Int = word.trailingZeroBitCount
      word &= word - 1
      return offset + bit
    }
  }

  /// The numbers in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }
}

/// Appending and inserting that say whether anything changed, for a store to tell its readers: an
/// element in the place of one that equals it changes nothing.
nonisolated extension Identified where Element: Equatable {
  /// Appends as `append(_:)` does; says whether that changed anything.
  @inlinable
  public mutating func changes(byAppending element: Element) -> Bool {
    if let position = positions[element.id], elements[position] == element { return false }
    append(element)
    return true
  }

  /// Inserts as `insert(_:at:)` does; says whether that changed anything.
  @inlinable
  public mutating func changes(byInserting element: Element, at index: Int) -> Bool {
    if let position = positions[element.id], elements[position] == element { return false }
    insert(element, at: index)
    return true
  }
}

nonisolated extension Identified: RandomAccessCollection {
  /// Always zero.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable
  public var endIndex: Int { elements.count }
  /// The number of elements.
  @inlinable
  public var count: Int { elements.count }
  /// Whether there is no element.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// The element at an index. One whose id is another is refused and reported.
  @inlinable
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set { replace(at: index, with: newValue) }
  }
}

nonisolated extension Identified: ExpressibleByArrayLiteral {
  /// The elements of a literal; of those with one id the last, in the place of the first.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

nonisolated extension Identified: Equatable where Element: Equatable {
  /// Equal elements in the same order.
  @inlinable
  public static func == (left: Identified<Element>, right: Identified<Element>) -> Bool {
    left.elements == right.elements
  }
}

nonisolated extension Identified: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

nonisolated extension Identified: Encodable where Element: Encodable {
  /// Encodes an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

nonisolated extension Identified: Decodable where Element: Decodable {
  /// Decodes an array; of elements with one id the last is kept, in the place of the first.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

nonisolated extension Identified: CustomStringConvertible, CustomReflectable {
  /// The elements as an array is written.
  public var description: String { elements.description }
  /// The elements as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

nonisolated extension Identified where Element: Comparable {
  /// Orders the elements.
  public mutating func sort() {
    sort(by: <)
  }
}

nonisolated extension Identified {
  /// Takes out the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    elements = elements.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
    renumberAll()
  }

  /// Moves the elements at the offsets together before the element that stands at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved: [Element] = source.map { elements[$0] }
    let before: Int = source.count(in: 0..<destination)
    var rest: [Element] = elements.enumerated().filter { !source.contains($0.offset) }
      .map { $0.element }
    rest.insert(contentsOf: moved, at: destination - before)
    elements = rest
    renumberAll()
  }
}

/// An ordered collection that finds its elements by id in constant time and never holds two of one.
public nonisolated struct Identified<Element: Identifiable> {
  /// The elements in their order.
  @usableFromInline var elements: [Element]
  /// Where each id stands.
  @usableFromInline var positions: [Element.ID: Int]
  /// Set by whoever has looked at the order; gone as soon as it is another.
  @usableFromInline var order: RowOrder?

  /// An empty collection.
  @inlinable
  public init() {
    elements = []
    positions = [:]
  }

  /// The elements of a sequence; of those with one id the last, in the place of the first.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    self.init()
    self.elements.reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The ids in the order of the elements.
  @inlinable
  public var ids: [Element.ID] { elements.map { $0.id } }

  /// Where the element of an id stands.
  @inlinable
  public func index(id: Element.ID) -> Int? { positions[id] }

  /// The element of an id.
  ///
  /// Writing nil removes it, writing a new element appends it. One whose id is another is refused
  /// and reported.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { elements[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      if let position = positions[id] {
        replace(at: position, with: newValue)
      } else {
        insertNew(newValue, under: id)
      }
    }
  }

  @inlinable
  mutating func insertNew(_ element: Element, under id: Element.ID) {
    if element.id == id { append(element) } else { Self.refuse(element.id, under: id) }
  }

  @usableFromInline
  static func refuse(_ other: Element.ID, under id: Element.ID) {
    FeatureReport.printToStandardError(
      FeatureReport(
        kind: .refusedElement, feature: "Identified<\(Element.self)>", action: "",
        message: "an element with the id \(other) cannot stand under \(id); the write is refused"))
  }

  /// Puts an element last, or in the place of the one with its id.
  @inlinable
  public mutating func append(_ element: Element) {
    if let position = positions[element.id] {
      elements[position] = element
    } else {
      positions[element.id] = elements.count
      elements.append(element)
      order = nil
    }
  }

  /// Puts elements last, each as `append(_:)` does.
  @inlinable
  public mutating func append<Elements: Sequence>(contentsOf new: Elements)
  where Elements.Element == Element {
    for element in new { append(element) }
  }

  /// Puts an element at an index, or in the place of the one with its id.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    if let position = positions[element.id] {
      elements[position] = element
      return
    }
    elements.insert(element, at: index)
    renumber(from: index)
  }

  /// Takes out the element of an id and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    guard let position = positions.removeValue(forKey: id) else { return nil }
    let element: Element = elements.remove(at: position)
    renumber(from: position)
    return element
  }

  /// Takes out the element at an index and gives it back.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element: Element = elements.remove(at: index)
    positions.removeValue(forKey: element.id)
    renumber(from: index)
    return element
  }

  /// Takes out the last element, if there is one, and gives it back.
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : remove(at: count - 1)
  }

  /// Takes out the first element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Takes out the last element and gives it back.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Takes out all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    order = nil
    elements.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Takes out the elements for which the condition holds.
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    let old: Int = elements.count
    try elements.removeAll(where: condition)
    if elements.count != old { renumberAll() }
  }

  /// Orders the elements, those that compare alike staying in their order.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInOrder)
    renumberAll()
  }

  /// Turns the order round.
  public mutating func reverse() {
    elements.reverse()
    renumberAll()
  }

  /// The elements for which the condition holds, in their order.
  public func filter(_ condition: (Element) throws -> Bool) rethrows -> Identified<Element> {
    var result = Identified<Element>()
    result.elements = try elements.filter(condition)
    result.renumberAll()
    return result
  }

  @inlinable
  mutating func renumberAll() {
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }

  @inlinable
  mutating func renumber(from start: Int) {
    order = nil
    for index in start..<elements.count { positions[elements[index].id] = index }
  }

  /// Finds the element at an index under the id that it has now; another that has the id goes.
  @usableFromInline
  mutating func renew(at index: Int) {
    let element: Element = elements[index]
    if let other = positions[element.id] {
      elements[other] = element
      elements.remove(at: index)
    }
    renumberAll()
  }

  /// Changes the element at an index, unless the change would give it another id.
  @inlinable
  mutating func replace(at index: Int, with element: Element) {
    let id: Element.ID = elements[index].id
    guard element.id == id else { return Self.refuse(element.id, under: id) }
    elements[index] = element
  }
}

nonisolated extension Identified: Sendable where Element: Sendable, Element.ID: Sendable {}

/// What only some features' places in a tree need: those with children that come and go, with shared
/// values, with dismissals. Kept apart so that a plain store is small.
nonisolated final class NodeExtras {
  /// The fields that hold children, as far as they are known.
  @exclusivity(unchecked) var learned = FieldSet()
  /// What was shown when the readers were told last, by the member's number.
  @exclusivity(unchecked) var presences: [Int: ChildPresence] = [:]
  /// Which presentation was read last, by the member's number.
  @exclusivity(unchecked) var seen: [Int: PresentationID] = [:]
  /// How many features a route or a stack was found to hold, by the member's number.
  @exclusivity(unchecked) var featuresHere: [Int: Int] = [:]
  /// The shared values that fields stand for.
  @exclusivity(unchecked) var sharedFields: [Int: SharedBoxBase] = [:]
  /// When it answered to what was last written to a shared value, by the tree's count.
  @exclusivity(unchecked) var sharedRound = -1
  /// How the feature's dismissal is animated.
  @exclusivity(unchecked) var dismissalAnimation: FeatureAnimation?

  init() {}
}

/// Which presentation something belongs to: each one that begins has an identity of its own.
///
/// It is no value that could be stored: it means something only in the process that made it.
public nonisolated struct PresentationID: Hashable, Sendable {
  /// Compared by identity; as long as somebody refers to it no other can be where it is.
  private final class Token: Sendable {}

  private let token: Token

  /// A new identity.
  public init() {
    token = Token()
  }

  /// Whether both are of the same presentation.
  public static func == (left: PresentationID, right: PresentationID) -> Bool {
    left.token === right.token
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}

/// The identity of a child that is always there.
public nonisolated struct SoleID: Hashable, Sendable {
  /// The only value there is.
  @inlinable
  public init() {}
}

nonisolated extension FeatureRuntime.Presented: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.Presented: Decodable where Value: Decodable {
  /// Decodes a value; its presentation begins.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Encodable where Wrapped: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Decodable where Wrapped: Decodable {
  /// Decodes a value; its presentation begins.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Wrapped?(from: decoder))
  }
}

// What Swift writes by itself for a state calls these: like any optional, one that shows nothing is left
// out.

nonisolated extension KeyedEncodingContainer {
  /// Encodes what is shown; nothing where nothing is.
  public mutating func encode<Wrapped: Encodable & Equatable & Sendable>(
    _ presented: FeatureRuntime.Presented<Wrapped?>, forKey key: Key
  ) throws {
    try encodeIfPresent(presented.wrappedValue, forKey: key)
  }

  /// Encodes what is shown; nothing where nothing is.
  public mutating func encode<Wrapped: Encodable>(
    _ presented: FeatureRuntime.PresentedBox<Wrapped>, forKey key: Key
  ) throws {
    try encodeIfPresent(presented.wrappedValue, forKey: key)
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Decodes what is shown; its presentation begins.
  public func decode<Wrapped: Decodable & Equatable & Sendable>(
    _ type: FeatureRuntime.Presented<Wrapped?>.Type, forKey key: Key
  ) throws -> FeatureRuntime.Presented<Wrapped?> {
    FeatureRuntime.Presented<Wrapped?>(
      wrappedValue: try decodeIfPresent(Wrapped.self, forKey: key))
  }

  /// Decodes what is shown; its presentation begins.
  public func decode<Wrapped: Decodable>(
    _ type: FeatureRuntime.PresentedBox<Wrapped>.Type, forKey key: Key
  ) throws -> FeatureRuntime.PresentedBox<Wrapped> {
    FeatureRuntime.PresentedBox<Wrapped>(
      wrappedValue: try decodeIfPresent(Wrapped.self, forKey: key))
  }
}

nonisolated extension FeatureRuntime {
  /// A value that is shown somewhere, with the identity of its presentation.
  ///
  /// Assigning it as a whole begins a presentation; writing a member of it keeps the one that there
  /// is. The identity is no part of `==`, and is not encoded.
  ///
  /// It stands in here because Swift lets each wrapped property take its isolation from the wrapper's
  /// `wrappedValue` and refuses a variable that is `nonisolated`: nested in a type that is, it
  /// has the isolation of its surroundings in a module of the main actor too.
  @propertyWrapper
  public struct Presented<Value> {
    @usableFromInline var value: Value
    @usableFromInline var identity: PresentationID?
    /// Whether a value stands for nothing being shown: what only the initialisers know.
    @usableFromInline let isNothing: @Sendable (Value) -> Bool

    /// A value that is shown always.
    @inlinable
    public init(wrappedValue: Value) {
      value = wrappedValue
      identity = PresentationID()
      isNothing = { (_: Value) -> Bool in false }
    }

    /// The value.
    @inlinable
    public var wrappedValue: Value {
      get { value }
      set {
        value = newValue
        identity = isNothing(newValue) ? nil : PresentationID()
      }
      _modify {
        yield &value
        identity = isNothing(value) ? nil : identity ?? PresentationID()
      }
    }

    /// The identity of what is shown; nil where nothing is.
    @inlinable
    public var projectedValue: PresentationID? { identity }
  }
}

/// A value that is shown somewhere, with the identity of its presentation.
public typealias Presented<Value> = FeatureRuntime.Presented<Value>

nonisolated extension FeatureRuntime.Presented
where Value: ExpressibleByNilLiteral & Equatable & Sendable {
  /// A value that is shown while it is there.
  @inlinable
  public init(wrappedValue: Value) {
    value = wrappedValue
    identity = wrappedValue == nil ? nil : PresentationID()
    isNothing = { (value: Value) -> Bool in value == nil }
  }
}

nonisolated extension FeatureRuntime.Presented: Sendable where Value: Sendable {}

nonisolated extension FeatureRuntime.Presented: Equatable where Value: Equatable {
  /// Whether the values are equal.
  @inlinable
  public static func == (
    left: FeatureRuntime.Presented<Value>, right: FeatureRuntime.Presented<Value>
  ) -> Bool {
    left.value == right.value
  }
}

nonisolated extension FeatureRuntime.Presented: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

nonisolated extension FeatureRuntime.Presented: WrappedField {
  /// The value; its identity is of no interest where states are printed or compared.
  public var field: Value { value }
}

nonisolated extension FeatureRuntime {
  /// What `Presented` is, for a feature that contains itself: the value stands behind a reference, which
  /// nobody sees.
  @propertyWrapper
  public struct PresentedBox<Wrapped> {
    @usableFromInline var box: Box?

    /// What the reference leads to; a value of its own for whoever writes it.
    @usableFromInline
    final class Box {
      // Whoever writes it has it alone.
      @exclusivity(unchecked) @usableFromInline var value: Wrapped?
      @usableFromInline let identity: PresentationID

      @usableFromInline
      init(_ value: Wrapped?, _ identity: PresentationID) {
        self.value = value
        self.identity = identity
      }
    }

    /// A value that is shown while it is there.
    public init(wrappedValue: Wrapped?) {
      box = wrappedValue.map { Box($0, PresentationID()) }
    }

    /// The value.
    @inlinable
    public var wrappedValue: Wrapped? {
      get { box?.value }
      set { box = newValue.map { Box($0, PresentationID()) } }
      _modify {
        let box: Box = takeBox()
        yield &box.value
        self.box = box.value == nil ? nil : box
      }
    }

    /// The identity of what is shown; nil where nothing is.
    @inlinable
    public var projectedValue: PresentationID? { box?.identity }

    /// The box for whoever writes it, a copy where somebody else has it as well.
    @usableFromInline
    mutating func takeBox() -> Box {
      guard let shared = box else { return Box(nil, PresentationID()) }
      if !isKnownUniquelyReferenced(&box) {
        return Box(shared.value, shared.identity)
      }
      return shared
    }
  }
}

/// What `Presented` is, for a feature that contains itself.
public typealias PresentedBox<Wrapped> = FeatureRuntime.PresentedBox<Wrapped>

// Whoever writes has the box alone, so a value may go wherever what is in it may.
nonisolated extension FeatureRuntime.PresentedBox: @unchecked Sendable where Wrapped: Sendable {}

nonisolated extension FeatureRuntime.PresentedBox: Equatable where Wrapped: Equatable {
  /// Whether the values are equal.
  public static func == (
    left: FeatureRuntime.PresentedBox<Wrapped>, right: FeatureRuntime.PresentedBox<Wrapped>
  ) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

nonisolated extension FeatureRuntime.PresentedBox: Hashable where Wrapped: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

nonisolated extension FeatureRuntime.PresentedBox: WrappedField {
  /// The value; its identity is of no interest where states are printed or compared.
  public var field: Wrapped? { wrappedValue }
}

/// An action whose turn has not come, or a run's result.
nonisolated struct QueuedAction<F: Feature> {
  /// Nil for a run that ends without one.
  var action: F.Action?
  var context: ActionContext
}

/// What goes with an action on its way to the root.
@usableFromInline
nonisolated struct ActionContext {
  var source: ActionSource
  var animation: FeatureAnimation?
  /// Whoever waits for this action alone; else it belongs to the outermost.
  var group: EffectGroup?
  /// The run whose result it is.
  var run: Int?
  /// Whether the run ends with it.
  var endsRun = false
  /// The node that it comes from, where that is a child or a run; what comes from one that is gone
  /// does nothing.
  var origin: StoreNode?
  /// Whether it writes a binding: such a write is dropped in silence.
  var isWrite = false
}

#if FEATURE_COMBINE
  /// What one run of an observer has read: told once, by the first change in it.
  nonisolated final class ReadScope: @unchecked Sendable {
    /// The run under way.
    @TaskLocal static var current: ReadScope?

    private let onChange: @Sendable () -> Void
    /// Whether nobody waits for it any more.
    private(set) var isOver = false

    init(_ onChange: @escaping @Sendable () -> Void) {
      self.onChange = onChange
    }

    /// Something in it changed.
    func tell() {
      if isOver { return }
      isOver = true
      onChange()
    }

    /// It is not told any more.
    func end() {
      isOver = true
    }
  }
#endif

/// An action that a store answered, with all that it took from outside its feature.
///
/// A list of them replays exactly: no work is started, for its results are in the list.
public nonisolated struct RecordedAction<F: Feature>: Sendable {
  /// Where an action comes from.
  public typealias Source = ActionSource

  /// What became of an effect's run between the action before and this one.
  public struct EffectEvent: Codable, Equatable, Sendable {
    /// The run, counted from the first that was recorded.
    public var run: Int
    /// Whether it ended; else its waiting was over.
    public var hasEnded: Bool
  }

  /// The action.
  public var action: F.Action
  /// Where it came from.
  public var source: Source
  /// What it drew, in order.
  public var draws: [RecordedDraw]
  /// What became of runs before it.
  public var events: [EffectEvent]

  /// A recorded action.
  public init(
    action: F.Action, source: Source = .app, draws: [RecordedDraw] = [],
    events: [EffectEvent] = []
  ) {
    self.action = action
    self.source = source
    self.draws = draws
    self.events = events
  }
}

/// Where an action comes from.
public nonisolated enum ActionSource: String, Codable, Sendable {
  /// The app, a view or an observer sent it.
  case app
  /// The feature, or a child of it, sent it to itself.
  case feature
  /// An effect delivered it.
  case effect
}

nonisolated extension RecordedAction: Decodable where F.Action: Decodable {}
nonisolated extension RecordedAction: Encodable where F.Action: Encodable {}

/// Something that an action took from outside its feature.
public nonisolated enum RecordedDraw: Sendable {
  /// An identifier.
  case uuid(UUID)
  /// The time.
  case now(Date)
  /// Random bits.
  case random(UInt64)
  /// What a synchronous endpoint gave.
  case result(String, RecordedValue)
}

/// What a synchronous endpoint gave: the value itself, or its JSON where it was read from a file.
public nonisolated struct RecordedValue: Sendable {
  private enum Content: Sendable {
    case value(any Sendable)
    case json(String)
  }

  private let content: Content

  init<Value: Sendable>(_ value: Value) {
    content = .value(value)
  }

  /// The value, where it is of the type.
  func value<Value>() -> Value? {
    switch content {
    case .value(let value): return value as? Value
    case .json(let text):
      guard let type = Value.self as? any Decodable.Type else { return nil }
      return RecordedValue.decode(type, text) as? Value
    }
  }

  private static func decode<Type: Decodable>(_ type: Type.Type, _ text: String) -> Type? {
    try? JSONDecoder().decode([Type].self, from: Data(text.utf8)).first
  }
}

nonisolated extension RecordedValue: Codable {
  /// Reads a value of which the type is known only when it is asked for.
  public init(from decoder: any Decoder) throws {
    content = .json(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the value as JSON text; fails where its type cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .json(let text): try container.encode(text)
    case .value(let value):
      guard let encodable = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "\(type(of: value)) is recorded and cannot be encoded"))
      }
      try container.encode(try RecordedValue.json(encodable))
    }
  }

  private static func json<Value: Encodable>(_ value: Value) throws -> String {
    String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
  }
}

nonisolated extension RecordedDraw: Codable {
  private enum CodingKeys: CodingKey {
    case uuid, now, random, result, name
  }

  /// Reads one draw.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(UUID.self, forKey: .uuid) {
      self = .uuid(value)
    } else if let value = try container.decodeIfPresent(Date.self, forKey: .now) {
      self = .now(value)
    } else if let value = try container.decodeIfPresent(UInt64.self, forKey: .random) {
      self = .random(value)
    } else {
      self = .result(
        try container.decode(String.self, forKey: .name),
        try container.decode(RecordedValue.self, forKey: .result))
    }
  }

  /// Writes one draw.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .uuid(let value): try container.encode(value, forKey: .uuid)
    case .now(let value): try container.encode(value, forKey: .now)
    case .random(let value): try container.encode(value, forKey: .random)
    case .result(let name, let value):
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .result)
    }
  }
}

// What generated code says in `attend`: where each child stands. Nothing is done for a member that the
// feature's own code did not touch.

nonisolated extension Reduction {
  /// Looks after a child that is always there.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State
  ) {
    guard isConcerned(link.field) else { return }
    if lookAfterSole(link, &state) { core.wantDismissal() }
  }

  /// Looks after a presented child.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, PresentationID>, _ place: inout Child.State?,
    _ shown: PresentationID?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterShown(link, &place, shown, { $0 }, { $0 })
  }

  /// Looks after a feature that is a case of a route.
  @inlinable
  public mutating func attend<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterShown(link, &route, shown, embed, extract)
  }

  /// Looks after a feature that is a case of a route which is never nil; one that dismisses itself there
  /// stays.
  @inlinable
  public mutating func attend<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    var place: Route? = route
    lookAfterShown(link, &place, shown, embed, extract)
    if let place { route = place }
  }

  /// Looks after rows.
  @inlinable
  public mutating func attend<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    guard isConcerned(link.field) else { return }
    lookAfterRows(link, &rows)
  }

  /// Looks after a feature that is a case of a stack's elements.
  @inlinable
  public mutating func attend<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?
  ) {
    guard isConcerned(link.field) else { return }
    lookAfterElements(link, &stack, embed, extract)
  }

  /// Tells the readers of an alert that something else is shown.
  @inlinable
  public mutating func attend(alert child: Int, field: Int, _ shown: PresentationID?) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    reread.insert(F.firstChildNumber + child)
  }

  /// Tells the readers of a route, some of whose cases hold no feature, that something else is shown.
  @inlinable
  public mutating func attend(presence child: Int, field: Int, _ shown: PresentationID?) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    notePresence(child, .presentation(shown), count: shown == nil ? 0 : 1)
  }

  /// Tells the readers of a stack, some of whose cases hold no feature, that it has other elements.
  @inlinable
  public mutating func attend(presence child: Int, field: Int, _ ids: [StackID]) {
    guard isConcerned(field), !core.attendance.isWalk else { return }
    notePresence(child, .elements(ids), count: ids.count)
  }

  /// Whether the feature's own code touched a field, or may have.
  @inlinable
  func isConcerned(_ field: Int) -> Bool {
    if core.memberFields == nil { core.learn(field) }
    return changed.contains(field) || core.attendance != .usual
  }
}

nonisolated extension Reduction {
  /// Looks after what one presentation shows.
  @usableFromInline
  mutating func lookAfterShown<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?
  ) {
    let found: Child.State? = route.flatMap(extract)
    if core.attendance.isWalk {
      guard Child.hasStart, let shown, var state = found else { return }
      route = nil
      let isDismissed: Bool = walk(link, shown, &state)
      route = embed(state)
      if isDismissed { end(link, &route) }
      return
    }
    let ids: [PresentationID] = found == nil ? [] : [shown].compactMap { $0 }
    list(link, ids)
    endAll(link, but: { ids.contains($0) })
    guard var state = found, let id = ids.first else { return }
    core.extras.featuresHere[link.child, default: 0] += 1
    guard isToLookAfter(link, id) else { return }
    route = nil
    let isDismissed: Bool = look(after: link, id, &state)
    route = embed(state)
    if isDismissed { end(link, &route) }
  }

  private mutating func end<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?
  ) {
    route = nil
    list(link, [])
    endAll(link, but: { _ in false })
    changed.insert(link.field)
  }

  /// Looks after the elements of a stack that are one feature's.
  @usableFromInline
  mutating func lookAfterElements<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?
  ) {
    let ids: [StackID] = stack.ids
    if core.attendance.isWalk {
      guard Child.hasStart else { return }
      for id in ids {
        guard let index = stack.index(id: id), var state = extract(stack[index]) else { continue }
        let isDismissed: Bool = walk(link, id, &state)
        stack[id: id] = isDismissed ? nil : embed(state)
      }
      return
    }
    let own: [StackID] = ids.indices.filter { extract(stack[$0]) != nil }.map { ids[$0] }
    list(link, own)
    endAll(link, but: { own.contains($0) })
    core.extras.featuresHere[link.child, default: 0] += own.count
    for id in own where isToLookAfter(link, id) {
      guard let index = stack.index(id: id), var state = extract(stack[index]) else { continue }
      stack.takeOut(at: index)
      let isDismissed: Bool = look(after: link, id, &state)
      stack.putBack(embed(state), id, at: index)
      guard isDismissed else { continue }
      stack.pop(from: id)
      changed.insert(link.field)
      return lookAfterElements(link, &stack, embed, extract)
    }
  }

  /// Looks after rows: those that are kept, and those that came where something begins with them.
  @usableFromInline
  mutating func lookAfterRows<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    if core.attendance.isWalk {
      guard Child.hasStart else { return }
      for id in rows.ids {
        guard let index = rows.index(id: id) else { continue }
        if walk(link, id, &rows.elements[index]) { dismiss(link, &rows, id) }
      }
      return
    }
    if core.tree.notesAll { noteRows(link, rows) }
    guard let table = Child.hasStart ? core.makeTable(link) : core.table(link) else { return }
    if rows.order == nil || rows.order !== table.order { sort(link, table, &rows) }
    for (id, child) in table.cores {
      guard let index = rows.index(id: id), !table.isFresh(id) else { continue }
      if renew(child, &rows.elements[index], link.field) { dismiss(link, &rows, id) }
    }
    table.fresh = []
  }

  /// Lets rows begin that came, and ends those that went.
  private mutating func sort<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>,
    _ table: ChildTable<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>
  ) where Child.State: Identifiable {
    endAll(link, but: { rows.index(id: $0) != nil })
    guard Child.hasStart || table.listed != nil else { return }
    let ids: [Child.State.ID] = rows.ids
    list(link, ids)
    let order = RowOrder()
    rows.order = order
    table.order = order
    guard Child.hasStart else { return }
    let started: Set<Child.State.ID> = table.started
    table.started = Set(ids)
    guard core.attendance != .replaced else { return }
    for id in ids where !started.contains(id) {
      guard let index = rows.index(id: id) else { continue }
      table.fresh.insert(id)
      if start(link, id, &rows.elements[index]) { dismiss(link, &rows, id) }
    }
  }

  private mutating func dismiss<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ id: Child.State.ID
  ) where Child.State: Identifiable {
    rows.remove(id: id)
    core.table(link)?.end(id)
    changed.insert(link.field)
    reread.insert(F.firstChildNumber + link.child)
  }
}

nonisolated extension Reduction {
  /// Lets a child that is always there answer an action. Where it dismisses itself, it dismisses its
  /// parent.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State, _ action: Child.Action
  ) -> ChildAnswer<Child> {
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, SoleID())
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    let answer: ChildAnswer<Child> = take(child)
    if answer.isDismissed { core.wantDismissal() }
    return answer
  }

  /// Lets a presented child answer an action; nil where it is gone.
  ///
  /// - Parameter shown: which presentation it is.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, PresentationID>, _ place: inout Child.State?,
    _ shown: PresentationID?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = place else { return lose(link, action) }
    // Given up meanwhile, so that what it holds is held only once.
    place = nil
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    place = state
    return take(child)
  }

  /// Lets the row of an id answer an action; nil where it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ id: Child.State.ID, _ action: Child.Action
  ) -> ChildAnswer<Child>? where Child.State: Identifiable {
    guard let index = rows.index(id: id) else { return lose(link, action) }
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, id)
    adopt(
      child._withUnsafeGuaranteedRef { $0.reduce(&rows.elements[index], action) }, link.field)
    if rows.elements[index].id != id { rename(link, &rows, id, index) }
    return take(child)
  }

  /// Lets a feature that is the present case of a route answer an action; nil where it is gone.
  ///
  /// - Parameters:
  ///   - shown: which presentation it is.
  ///   - embed: makes the case.
  ///   - extract: what the case holds.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route?, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = route.flatMap(extract) else { return lose(link, action) }
    route = nil
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    route = embed(state)
    return take(child)
  }

  /// Lets a feature that is the present case of a route, which is never nil, answer an action; nil where
  /// it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Route>(
    _ link: ChildLink<F, Child, PresentationID>, _ route: inout Route, _ shown: PresentationID?,
    _ embed: (Child.State) -> Route, _ extract: (Route) -> Child.State?, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let shown, var state = extract(route) else { return lose(link, action) }
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, shown)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    route = embed(state)
    return take(child)
  }

  /// Lets a feature on a stack answer an action; nil where it is gone.
  @inlinable
  @discardableResult
  public mutating func reduce<Child, Element>(
    _ link: ChildLink<F, Child, StackID>, _ stack: inout FeatureStack<Element>, _ id: StackID,
    _ embed: (Child.State) -> Element, _ extract: (Element) -> Child.State?,
    _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    guard let index = stack.index(id: id), var state = extract(stack[index]) else {
      return lose(link, action)
    }
    stack.takeOut(at: index)
    let child: Unmanaged<StoreCore<Child>> = core.unretainedChild(link, id)
    adopt(child._withUnsafeGuaranteedRef { $0.reduce(&state, action) }, link.field)
    stack.putBack(embed(state), id, at: index)
    return take(child)
  }

  /// Notes that a child changed by itself.
  @inlinable
  mutating func adopt(_ hasChanged: Bool, _ field: Int) {
    if hasChanged { core.adopted.insert(field) }
    if core.tree.hasSharedNews { core.adoptShared() }
  }

  /// What a child's reduction left.
  @inlinable
  func take<Child>(_ child: Unmanaged<StoreCore<Child>>) -> ChildAnswer<Child> {
    child._withUnsafeGuaranteedRef { child in
      guard child.hasAftermath else {
        return ChildAnswer<Child>(
          outputs: [], isDismissed: false, isRefused: child.takeRefusal())
      }
      core.hasAftermath = true
      return child.takeAnswer()
    }
  }

  /// Reports an action to a child that is gone; a write to a binding is dropped in silence.
  @usableFromInline
  func lose<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ action: Child.Action
  ) -> ChildAnswer<Child>? {
    if !Child.isBindingWrite(action) {
      core.note(.lostAction, "the action is sent to «\(link.name)», and that is gone")
    }
    return nil
  }

  /// Finds a row again that changed its own id, which nobody should do: it is reported.
  @usableFromInline
  func rename<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: inout Identified<Child.State>,
    _ old: Child.State.ID, _ index: Int
  ) where Child.State: Identifiable {
    core.note(
      .refusedElement,
      "the row \(old) of «\(link.name)» changed its id to \(rows.elements[index].id)")
    rows.renew(at: index)
    core.table(link)?.end(old)
  }
}

nonisolated extension StoreCore {
  /// Whether a guard refused the action of the reduction that is over.
  @inlinable
  func takeRefusal() -> Bool {
    defer { isRefused = false }
    return isRefused
  }

  /// What the reduction left to the parent.
  @usableFromInline
  func takeAnswer() -> ChildAnswer<F> {
    hasAftermath = false
    let (taken, isDismissed) = (outputs, wantsDismissal)
    outputs = []
    wantsDismissal = false
    let animations: [FeatureAnimation] =
      taken.compactMap(\.animation)
      + (isDismissed ? [extras.dismissalAnimation].compactMap { $0 } : [])
    tree.animation = animations.last ?? tree.animation
    return ChildAnswer<F>(
      outputs: taken.map(\.output), isDismissed: isDismissed, isRefused: takeRefusal())
  }

  /// Asks for the feature to be taken down.
  @usableFromInline
  func wantDismissal(_ animation: FeatureAnimation? = nil) {
    wantsDismissal = true
    extras.dismissalAnimation = animation
    hasAftermath = true
  }
}

nonisolated extension Reduction {
  /// Asks for a run of an effect; its work starts when the readers have been told of this action.
  ///
  /// - Parameters:
  ///   - number: the effect's number.
  ///   - effect: the effect with its arguments.
  ///   - policy: what happens where the same effect runs already.
  ///   - interval: the time between the ticks of `every`, or until that of `after`.
  ///   - debounce: how long the run is held back; each further run begins the wait anew.
  ///   - throttle: how long no other run begins.
  ///   - keeping: which of the runs within the throttle's interval happens after all.
  public mutating func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy = .every,
    interval: Duration? = nil, debounce: Duration? = nil, throttle: Duration? = nil,
    keeping: ThrottleKeeping = .first
  ) {
    let engine: EffectEngine<F> = core.makeEffects()
    let hasBegun: Bool = engine.run(
      number, effect, policy: policy, interval: interval, debounce: debounce,
      throttle: throttle, keeping: keeping, drawn: { drawn("throttle", $0) })
    core.hasAftermath = true
    if hasBegun { reread.insert(F.firstEffectNumber + number) }
  }

  /// Ends whatever of an effect runs, waits or is queued.
  public mutating func cancel(_ number: Int) {
    guard let engine = core.effects else { return }
    let wasRunning: Bool = engine.cancel(number)
    core.hasAftermath = true
    if wasRunning { reread.insert(F.firstEffectNumber + number) }
  }

  /// Which effects run.
  public var effects: EffectStates<F> { EffectStates<F>(core: core) }
}

nonisolated extension Reduction {
  /// Calls a synchronous endpoint; what it gives is recorded with the action.
  ///
  /// One that was not supplied is reported, once a name, and stands for an empty value: nil, zero, no
  /// text, no elements, false, the present, the first case. Where the type has none the process ends,
  /// with the endpoint's name on standard error.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value
  ) -> Value {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return EmptyValue.make(for: name, environment: core.tree.environment)
    }
  }

  /// Calls a synchronous endpoint that may give nothing; one that was not supplied gives nil.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value?
  ) -> Value? {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return nil
    }
  }

  /// Calls a synchronous endpoint that gives nothing; one that was not supplied does nothing.
  public func call<Endpoint>(_ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Void) {
    // A replay repeats what the feature was told, not what it did to the world.
    if core.tree.tape?.isReplaying == true { return }
    if let endpoint { body(endpoint) } else { core.noteMissing(name) }
  }

  private func drawn<Value: Sendable>(_ name: String, _ draw: () -> Value) -> Value {
    guard let tape = core.tree.tape else { return draw() }
    return tape.value(name, draw)
  }
}

nonisolated extension Reduction {
  /// Looks after a child that is always there; says whether it wants to be taken down.
  @usableFromInline
  mutating func lookAfterSole<Child>(
    _ link: ChildLink<F, Child, SoleID>, _ state: inout Child.State
  ) -> Bool {
    if core.attendance.isWalk { return walk(link, SoleID(), &state) }
    return look(after: link, SoleID(), &state)
  }

  /// Asks a child for what all are asked for; says whether it wants to be taken down.
  mutating func walk<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    guard Child.hasStart else { return false }
    let child: StoreCore<Child> = core.child(link, id)
    let before: ChildAttendance = child.attendance
    child.attendance = core.attendance
    var inner = Reduction<Child>(core: child)
    Child.attend(&state, &inner)
    child.attendance = before
    guard core.attendance == .reacting else { return false }
    let hasAnswered: Bool = child.madeExtras?.sharedRound == core.tree.sharedRound
    if hasAnswered {
      inner.changed = FieldSet()
    } else if !inner.changed.isEmpty {
      Child.react(&state, &inner)
    }
    inner.changed.formUnion(child.adopted)
    child.adopted = FieldSet()
    return finish(child, state, inner, link.field)
  }

  /// Looks after a child that is there: it begins, or its store is told what its parent wrote. Says
  /// whether it wants to be taken down.
  @usableFromInline
  mutating func look<Child, ID>(
    after link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    if isNew(link, id) {
      core.makeTable(link).started.insert(id)
      if core.attendance != .replaced { return start(link, id, &state) }
    }
    if let child = core.table(link)?.find(id) { return renew(child, &state, link.field) }
    // What it holds may have been put there anew.
    if Child.hasStart { return renew(core.child(link, id), &state, link.field) }
    if core.tree.notesAll { core.child(link, id).noteWritten() }
    return false
  }

  /// Whether something is to be done for a child that is there.
  func isToLookAfter<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> Bool {
    core.tree.notesAll || Child.hasStart || core.table(link)?.find(id) != nil
  }

  private func isNew<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> Bool {
    Child.hasStart && core.table(link)?.started.contains(id) != true
  }

  /// Lets a child begin.
  mutating func start<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID, _ state: inout Child.State
  ) -> Bool {
    let child: StoreCore<Child> = core.child(link, id)
    var inner = Reduction<Child>(core: child)
    child.isReducing = true
    child.attendance = .starting
    Child.start(&state, &inner)
    child.lookAfterChildren(&state, &inner)
    child.attendance = .usual
    child.isReducing = false
    // What it remembers of its own children it cannot remember in the place of all.
    if !child.isIdle { child.keep() }
    return finish(child, state, inner, link.field)
  }

  /// Tells a child's store what its parent wrote.
  mutating func renew<Child>(
    _ child: StoreCore<Child>, _ state: inout Child.State, _ field: Int
  ) -> Bool {
    var inner = Reduction<Child>(core: child)
    if child.isFilled && child.store == nil && !child.hasReaders { child.empty() }
    if child.isFilled { Child.changes(child.storage.pointee, state, &inner) }
    child.isReducing = true
    // Without a copy of what it was, nobody knows what was written.
    child.attendance =
      core.attendance == .replaced ? .replaced : child.isFilled ? .usual : .written
    child.lookAfterChildren(&state, &inner)
    child.attendance = .usual
    child.isReducing = false
    if !child.isIdle { child.keep() }
    if child.tree.notesAll && !child.isFilled { child.noteWritten() }
    return finish(child, state, inner, field)
  }

  private mutating func finish<Child>(
    _ child: StoreCore<Child>, _ state: Child.State, _ inner: Reduction<Child>, _ field: Int
  ) -> Bool {
    adopt(!inner.changed.isEmpty, field)
    if child.isFilled { child.fill(state) }
    if !inner.changed.isEmpty || !inner.reread.isEmpty {
      child.noteNews(inner.changed, inner.reread)
    }
    guard child.hasAftermath else { return false }
    core.hasAftermath = true
    // Nobody hears what a child tells while it begins.
    return child.takeAnswer().isDismissed
  }

  /// Ends the children that are there no more.
  mutating func endAll<Child, ID>(
    _ link: ChildLink<F, Child, ID>, but isThere: (ID) -> Bool
  ) {
    guard let table = core.table(link) else { return }
    for id in table.started where !isThere(id) { table.started.remove(id) }
    for id in Array(table.cores.keys) where !isThere(id) {
      table.end(id)
      core.hasAftermath = true
    }
  }

  /// Notes which children there are, and tells the readers where those are others.
  mutating func list<Child, ID>(_ link: ChildLink<F, Child, ID>, _ ids: [ID]) {
    guard let table = core.hasReaders ? core.makeTable(link) : core.table(link) else { return }
    guard table.listed != ids else { return }
    if core.hasReaders || table.listed != nil { table.listed = ids }
    reread.insert(F.firstChildNumber + link.child)
  }

  /// Notes what is shown, and tells the readers where it is something else, or is no feature.
  ///
  /// - Parameter count: how many there are, features or not.
  @usableFromInline
  mutating func notePresence(_ child: Int, _ presence: ChildPresence, count: Int) {
    let features: Int = core.extras.featuresHere.removeValue(forKey: child) ?? 0
    let isOther: Bool = core.extras.presences[child] != presence
    core.extras.presences[child] = presence
    if isOther || features < count { reread.insert(F.firstChildNumber + child) }
  }

  /// Notes that rows may have been written, for their invariants.
  func noteRows<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ rows: Identified<Child.State>
  ) where Child.State: Identifiable {
    guard let first = rows.first, core.hasInvariants(link, first) else { return }
    core.keep()
    let ids: [Child.State.ID] = rows.ids
    core.tree.checks.append { [core] in
      for id in ids {
        guard let state = core.readState({ link.state($0, id) }) else { continue }
        core.child(link, id).check(state)
      }
    }
    core.hasAftermath = true
  }
}

nonisolated extension StoreCore {
  /// Notes that a child was written and nobody knows what.
  func noteWritten() {
    keep()
    isWritten = true
    note(FieldSet(), FieldSet())
    hasAftermath = true
  }

  /// Checks the invariants of a state.
  func check(_ state: F.State) {
    var reduction = Reduction<F>(core: self)
    F.check(state, &reduction)
  }

  /// Whether a feature has invariants; a row tells for all.
  func hasInvariants<Child>(
    _ link: ChildLink<F, Child, Child.State.ID>, _ row: Child.State
  ) -> Bool where Child.State: Identifiable {
    let child: StoreCore<Child> = self.child(link, row.id)
    let before: Int = tree.requirements
    let troubles: Int = tree.troubles.count
    child.check(row)
    // It is checked when the action is over.
    tree.troubles.removeSubrange(troubles...)
    return tree.requirements > before
  }
}

nonisolated extension Reduction {
  /// Notes that a guard refused the action: nothing ran, and a parent hears nothing of it.
  @inlinable
  public func refuse() {
    core.isRefused = true
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: Equatable>(_ binding: Int, _ written: Value, _ read: Value) {
    refuse()
    reread(binding, written, read)
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: FloatingPoint>(
    _ binding: Int, _ written: Value, _ read: Value
  ) {
    refuse()
    reread(binding, written, read)
  }

  /// Refuses a write: whoever reads the binding reads it again, where it does not read what was
  /// written.
  @inlinable
  public mutating func refuse<Value: FloatingPoint>(
    _ binding: Int, _ written: Value?, _ read: Value?
  ) {
    refuse()
    reread(binding, written, read)
  }
}

nonisolated extension Reduction {
  /// Takes up a shared value: from here on the field stands for the tree's.
  ///
  /// - Parameters:
  ///   - shared: the field.
  ///   - name: the value's name, one for all features.
  ///   - field: the field's number.
  @inlinable
  public mutating func attend<Value: Sendable>(
    _ shared: inout Shared<Value>, _ name: String, field: Int
  ) {
    guard core.attendance != .usual || !shared.box.isJoined else { return }
    join(&shared, name, field) { (_: SharedStorage, _: SharedBox<Value>) -> Void in }
  }

  /// Takes up a shared value that is stored.
  @inlinable
  public mutating func attend<Value: Codable & Sendable>(
    _ shared: inout Shared<Value>, _ name: String, field: Int, stored place: SharedPlace
  ) {
    guard core.attendance != .usual || !shared.box.isJoined else { return }
    let core: StoreCore<F> = core
    join(&shared, name, field) { (storage: SharedStorage, box: SharedBox<Value>) -> Void in
      core.load(box, from: place, storage)
    }
  }

  /// - Parameter prepare: makes a box the first of its name.
  @usableFromInline
  mutating func join<Value: Sendable>(
    _ shared: inout Shared<Value>, _ name: String, _ field: Int,
    _ prepare: (SharedStorage, SharedBox<Value>) -> Void
  ) {
    let storage: SharedStorage = core.tree.shared
    if core.attendance == .detaching {
      shared = Shared<Value>(wrappedValue: shared.box.value)
      return
    }
    if core.attendance == .reacting {
      if shared.box.hasNews { changed.insert(field) }
      return
    }
    guard let box: SharedBox<Value> = storage.box(name) else {
      let box = SharedBox<Value>(shared.box.value)
      prepare(storage, box)
      storage.join(name, box)
      shared = Shared<Value>(box)
      return core.noteShared(box, field)
    }
    if core.attendance == .replaced && shared.box !== box {
      box.remember()
      box.value = shared.box.value
      share(field, Shared<Value>(box))
    }
    shared = Shared<Value>(box)
    core.noteShared(box, field)
  }

  /// From here on a shared value is known as it was before an action wrote it.
  @inlinable
  public mutating func remember<Value>(_ shared: Shared<Value>) {
    shared.box.isRemembered = true
  }

  /// A shared value as it was before the action under way.
  public func before<Value>(_ shared: Shared<Value>) -> Shared<Value> {
    Shared<Value>(wrappedValue: shared.box.before ?? shared.box.value)
  }

  /// Notes that a shared value was written: all of its readers are to be told.
  public mutating func share<Value>(_ field: Int, _ shared: Shared<Value>) {
    changed.insert(field)
    core.hasAftermath = true
    core.keep()
    core.tree.noteShared(shared.box)
    core.extras.sharedRound = core.tree.sharedRound
  }
}

nonisolated extension StoreCore {
  /// Lets the features react to shared values that others wrote.
  @usableFromInline
  func letChildrenReact(_ state: inout F.State, _ reduction: inout Reduction<F>) {
    // Asked from the root on, which reaches all.
    guard place == nil else { return }
    let changed: FieldSet = reduction.changed
    attendance = .reacting
    F.attend(&state, &reduction)
    attendance = .usual
    // What this feature itself has to say to them, it has said.
    reduction.changed = changed
  }

  /// Remembers which field stands for a shared value.
  @usableFromInline
  func noteShared(_ box: SharedBoxBase, _ field: Int) {
    extras.sharedFields[field] = box
    tree.goesThroughRoot = true
  }

  /// Takes the writes of a child to shared values for changes of the fields that stand for them here.
  @usableFromInline
  func adoptShared() {
    keep()
    extras.sharedRound = tree.sharedRound
    for (field, box) in extras.sharedFields where box.hasNews { adopted.insert(field) }
  }

  /// Puts what is stored into a box that begins, and lets it be saved from here on.
  @usableFromInline
  func load<Value: Codable & Sendable>(
    _ box: SharedBox<Value>, from place: SharedPlace, _ storage: SharedStorage
  ) {
    guard let persistence = storage.persistence else { return }
    do {
      if let value: Value = try persistence.read(place) { box.value = value }
    } catch {
      note(
        .unreadableValue,
        "what is stored in \(place) cannot be read and is kept aside: "
          + FeatureRuntime.message(of: error))
      do {
        try persistence.setAside(place)
      } catch {
        // Overwriting it would lose it.
        return note(
          .unreadableValue,
          "\(place) cannot be kept aside, so nothing is saved: "
            + FeatureRuntime.message(of: error))
      }
    }
    box.place = place
    box.encoder = { [unowned box] () -> SharedWriter.Encoding in
      let value: Value = box.value
      return { try SharedPersistence.encode(value) }
    }
  }

  /// The state as a value of its own: what it shares stands for itself.
  @usableFromInline
  func snapshot() -> F.State {
    var state: F.State = storage.pointee
    guard !tree.shared.isEmpty else { return state }
    let before: ChildAttendance = attendance
    attendance = .detaching
    var reduction = Reduction<F>(core: self)
    F.attend(&state, &reduction)
    attendance = before
    return state
  }
}

/// One reduction under way: which fields changed, and what is to happen after it.
public nonisolated struct Reduction<F: Feature> {
  @usableFromInline var changed = FieldSet()
  /// The bindings to be read again.
  @usableFromInline var reread = FieldSet()
  // The store keeps its core while it reduces; a reference that counts would cost more than the rest.
  @usableFromInline unowned(unsafe) let core: StoreCore<F>

  @inlinable
  init(core: StoreCore<F>) {
    self.core = core
  }

  /// What the app supplied.
  @inlinable
  public var dependencies: F.Dependencies { core.dependencies }

  /// Notes that a field changed.
  @inlinable
  public mutating func mark(_ field: Int) {
    changed.insert(field)
  }

  /// Notes that a field changed, where it did; nil where what was written is not there.
  @inlinable
  public mutating func mark(_ field: Int, if isChanged: Bool?) {
    if isChanged == true { changed.insert(field) }
  }

  /// Whether a field was marked in this reduction.
  @inlinable
  public func isMarked(_ field: Int) -> Bool {
    changed.contains(field) || core.adopted.contains(field)
  }

  /// Sends an action of the feature itself, after this one.
  public mutating func send(_ action: F.Action, animation: FeatureAnimation? = nil) {
    core.sendItself(action, animation)
  }

  /// Tells the parent or, at the root, the app.
  public mutating func emit(_ output: F.Output, animation: FeatureAnimation? = nil) {
    core.outputs.append((output, animation))
    core.hasAftermath = true
  }

  /// Asks whoever presents the feature to take it down.
  public mutating func dismiss(animation: FeatureAnimation? = nil) {
    core.wantDismissal(animation)
  }

  /// Reports a condition that should hold after every action and does not.
  public mutating func require(_ title: String, _ condition: Bool) {
    core.tree.requirements += 1
    if !condition { core.note(.brokenInvariant, "the invariant «\(title)» is broken") }
  }
}

nonisolated extension Reduction {
  /// Whether two values differ.
  @inlinable
  public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old != new
  }

  /// Whether two numbers differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value, _ new: Value) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Whether two numbers that may be missing differ; not a number equals itself.
  @inlinable
  public func differs<Value: FloatingPoint>(_ old: Value?, _ new: Value?) -> Bool {
    !FeatureRuntime.same(old, new)
  }

  /// Marks a field where its value differs from the one before.
  @inlinable
  public mutating func compare<Value: Equatable>(_ field: Int, _ old: Value, _ new: Value) {
    if old != new { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value, _ new: Value) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Marks a field where its number differs from the one before.
  @inlinable
  public mutating func compare<Value: FloatingPoint>(_ field: Int, _ old: Value?, _ new: Value?) {
    if !FeatureRuntime.same(old, new) { changed.insert(field) }
  }

  /// Writes a value and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: Equatable>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard place != value else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value, _ value: Value
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Writes a number and marks the field, where it differs from what is there.
  @inlinable
  public mutating func assign<Value: FloatingPoint>(
    _ field: Int, _ place: inout Value?, _ value: Value?
  ) {
    guard !FeatureRuntime.same(place, value) else { return }
    place = value
    changed.insert(field)
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: Equatable>(_ binding: Int, _ written: Value, _ read: Value) {
    if written != read { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value, _ read: Value
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }

  /// Tells a binding's readers to read again, where it does not read what was written.
  @inlinable
  public mutating func reread<Value: FloatingPoint>(
    _ binding: Int, _ written: Value?, _ read: Value?
  ) {
    if !FeatureRuntime.same(written, read) { reread.insert(binding) }
  }
}

nonisolated extension Reduction {
  /// An identifier from the store's environment.
  public func uuid() -> UUID {
    core.tree.tape?.uuid(from: core.tree.environment) ?? core.tree.environment.uuid()
  }

  /// The time in the store's environment.
  public var now: Date {
    core.tree.tape?.now(from: core.tree.environment) ?? core.tree.environment.now()
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: Range<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random integer of the range.
  public func random<Value: FixedWidthInteger>(in range: ClosedRange<Value>) -> Value {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: Range<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }

  /// A random number of the range.
  public func random<Value: BinaryFloatingPoint>(in range: ClosedRange<Value>) -> Value
  where Value.RawSignificand: FixedWidthInteger {
    var generator = EnvironmentGenerator(environment: core.tree.environment, tape: core.tree.tape)
    return Value.random(in: range, using: &generator)
  }
}

#if !FEATURE_COMBINE
  /// Tells whether a read happens inside a tracking scope, that is: whether anybody is watching.
  ///
  /// Recording an access makes and keeps a key path, which costs far more than the read. The registrar
  /// keeps what it is told of only inside a scope, so a key path that is still referenced once after
  /// an access tells that there is none. One probe serves all stores: a scope belongs to the thread,
  /// whatever is read in it. Used on the main actor only.
  nonisolated final class ScopeProbe: Observable, @unchecked Sendable {
    /// The probe of all stores; nil where probes do not tell scopes apart, and every read is taken
    /// for watched.
    static let shared: ScopeProbe? = isReliable ? ScopeProbe() : nil

    private let registrar = ObservationRegistrar()
    @exclusivity(unchecked) private var path: KeyPath<ScopeProbe, Void>
    // Each path has a number of its own: a scope keeps none that equals one that it has.
    @exclusivity(unchecked) private var number = 0

    init() {
      path = ScopeProbe.path(0)
    }

    /// Stands for what a key path leads to; there is nothing to read.
    subscript(number: Int) -> Void { () }

    private static func path(_ number: Int) -> KeyPath<ScopeProbe, Void> { \ScopeProbe[number] }

    /// Whether a tracking scope is open on this thread.
    @inline(__always)
    func isInScope() -> Bool {
      let reference: Unmanaged<KeyPath<ScopeProbe, Void>> = Unmanaged.passUnretained(path)
      reference._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
      if isKnownUniquelyReferenced(&path) { return false }
      renew()
      return true
    }

    @inline(never)
    private func renew() {
      number += 1
      path = ScopeProbe.path(number)
    }

    /// Whether a probe tells apart reads inside and outside of a tracking scope here, tried once a
    /// process: it rests on what the registrar keeps, which no documentation promises.
    static let isReliable: Bool = tryProbe()

    /// Tries a probe on a thread of its own: whoever reads first may be inside a tracking scope, and
    /// nothing leads out of one.
    static func tryProbe() -> Bool {
      let outcome = TrialOutcome()
      Thread.detachNewThread {
        let trial = ScopeProbe()
        let outside = trial.isInScope()
        let inside = withObservationTracking {
          trial.isInScope()
        } onChange: {
        }
        outcome.give(!outside && inside && !trial.isInScope())
      }
      return outcome.wait()
    }
  }

  /// A truth that another thread finds out.
  nonisolated private final class TrialOutcome: @unchecked Sendable {
    private let condition = NSCondition()
    private var outcome: Bool?

    func give(_ value: Bool) {
      condition.lock()
      outcome = value
      condition.signal()
      condition.unlock()
    }

    func wait() -> Bool {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let outcome { return outcome }
        condition.wait()
      }
    }
  }
#endif

nonisolated extension FeatureRuntime {
  /// A value that all features of a tree of stores share which name it.
  ///
  /// Until a store takes it up it is a value of its own; from there on it stands for the tree's one value,
  /// which is written in place. It stands in here for the reason that `Presented` does.
  @propertyWrapper
  public struct Shared<Value> {
    @usableFromInline var box: SharedBox<Value>

    /// The value to begin with, where the tree has none yet.
    public init(wrappedValue: Value) {
      box = SharedBox<Value>(wrappedValue)
    }

    init(_ box: SharedBox<Value>) {
      self.box = box
    }

    /// The value.
    @inlinable
    public var wrappedValue: Value {
      get { box.value }
      set {
        ownBox()
        box.value = newValue
      }
      _modify {
        ownBox()
        yield &box.value
      }
    }

    /// What stands for the value, for the store.
    @inlinable
    public var projectedValue: Shared<Value> {
      get { self }
      set { self = newValue }
    }

    /// Lets nobody else see what is written before a store has taken it up; one that is taken up
    /// remembers what it was.
    @usableFromInline
    mutating func ownBox() {
      if box.isJoined { return box.remember() }
      if isKnownUniquelyReferenced(&box) { return }
      box = SharedBox<Value>(box.value)
    }
  }
}

/// A value that all features of a tree of stores share which name it.
public typealias Shared<Value> = FeatureRuntime.Shared<Value>

/// What the readers of a shared value, of any type, are told by.
@usableFromInline
nonisolated class SharedBoxBase: StoreReaders {
  /// Whether it is the value of a tree.
  @exclusivity(unchecked) @usableFromInline final var isJoined = false
  /// Whether it was written in the action under way.
  @exclusivity(unchecked) final var hasNews = false
  /// Whether somebody asks what it was before it was written.
  @exclusivity(unchecked) @usableFromInline final var isRemembered = false
  /// Where it is stored; nil for one in memory.
  @exclusivity(unchecked) final var place: SharedPlace?
  /// Takes the value and makes of it what is stored.
  @exclusivity(unchecked) final var encoder: (() -> SharedWriter.Encoding)?

  /// Lets go of what the value was before.
  func forget() {}

  /// Tells the readers.
  @MainActor
  final func tell() {
    hasNews = false
    forget()
    guard let signals = signals?.takeUnretainedValue() else { return }
    var all = FieldSet()
    all.insert(0)
    signals.tell(all, isWholeChanged: false)
  }
}

/// A shared value.
@usableFromInline
nonisolated final class SharedBox<Value>: SharedBoxBase {
  @exclusivity(unchecked) @usableFromInline final var value: Value
  /// What it was before the action under way wrote it, where that is remembered.
  @exclusivity(unchecked) final var before: Value?

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  /// Keeps the value as it is before the first write of an action, where somebody asks for it.
  final func remember() {
    if isRemembered, before == nil { before = value }
  }

  override final func forget() { before = nil }
}

// One that no store has taken up is written only by whoever has it alone; from there on it is used on the
// main actor only, and what a store hands out is a value of its own again.
nonisolated extension FeatureRuntime.Shared: @unchecked Sendable where Value: Sendable {}

nonisolated extension FeatureRuntime.Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (
    left: FeatureRuntime.Shared<Value>, right: FeatureRuntime.Shared<Value>
  ) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

nonisolated extension FeatureRuntime.Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.value)
  }
}

nonisolated extension FeatureRuntime.Shared: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    try box.value.encode(to: encoder)
  }
}

nonisolated extension FeatureRuntime.Shared: Decodable where Value: Decodable {
  /// Decodes a value to begin with.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

nonisolated extension FeatureRuntime.Shared: WrappedField {
  /// The value.
  public var field: Value { box.value }
}

/// Where a spec says that a shared value is stored.
public nonisolated enum SharedPlace: Hashable, Sendable, CustomStringConvertible {
  /// In a file.
  case file(String)
  /// In the user's defaults, under a key.
  case defaults(String)

  /// As the spec says it.
  public var description: String {
    switch self {
    case .file(let name): "file(\"\(name)\")"
    case .defaults(let key): "defaults(\"\(key)\")"
    }
  }
}

/// How stored values are loaded and saved.
public nonisolated struct SharedPersistence: Sendable {
  /// What is stored in a place; nil where nothing is.
  public var load: @Sendable (SharedPlace) throws -> Data?
  /// Stores in a place, all of it or nothing.
  public var save: @Sendable (SharedPlace, Data) throws -> Void
  /// Puts away what a place holds and cannot be read, so that it is not overwritten.
  public var setAside: @Sendable (SharedPlace) throws -> Void

  /// Closures that do it.
  public init(
    load: @escaping @Sendable (SharedPlace) throws -> Data?,
    save: @escaping @Sendable (SharedPlace, Data) throws -> Void,
    setAside: @escaping @Sendable (SharedPlace) throws -> Void
  ) {
    self.load = load
    self.save = save
    self.setAside = setAside
  }

  /// Files of a folder, which is made where it is not there, and the defaults of a suite; nil are the
  /// app's own.
  public static func files(in folder: URL, defaults suite: String? = nil) -> SharedPersistence {
    SharedPersistence(
      load: { place in
        switch place {
        case .file(let name):
          let file: URL = folder.appendingPathComponent(name)
          return FileManager.default.fileExists(atPath: file.path)
            ? try Data(contentsOf: file) : nil
        case .defaults(let key): return settings(suite).data(forKey: key)
        }
      },
      save: { place, data in
        switch place {
        case .file(let name):
          let file: URL = folder.appendingPathComponent(name)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file, options: .atomic)
        case .defaults(let key): settings(suite).set(data, forKey: key)
        }
      },
      setAside: { place in
        switch place {
        case .file(let name): try moveAside(folder.appendingPathComponent(name))
        case .defaults(let key):
          let settings: UserDefaults = settings(suite)
          settings.set(
            settings.data(forKey: key),
            forKey: freeName(key) {
              settings.object(forKey: $0) != nil
            })
        }
      })
  }

  private static func settings(_ suite: String?) -> UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  private static func moveAside(_ file: URL) throws {
    let folder: URL = file.deletingLastPathComponent()
    let name: String = freeName(file.lastPathComponent) {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent(name))
  }

  /// A name that is not taken, made of another.
  private static func freeName(_ name: String, _ isTaken: (String) -> Bool) -> String {
    var number = 1
    while isTaken("\(name).unreadable-\(number)") { number += 1 }
    return "\(name).unreadable-\(number)"
  }

  /// The value of a place; nil where nothing is stored.
  func read<Value: Decodable>(_ place: SharedPlace) throws -> Value? {
    try load(place).map { data in
      // Wrapped, for a value may be a text or a number by itself.
      guard let value = try JSONDecoder().decode([Value].self, from: wrap(data)).first else {
        return nil
      }
      return value
    } ?? nil
  }

  private func wrap(_ data: Data) -> Data { Data("[".utf8) + data + Data("]".utf8) }

  /// A value as it is stored.
  static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Data(try encoder.encode([value]).dropFirst().dropLast())
  }
}

/// The shared values of a tree of stores, by their names; several trees that are handed one see the same.
///
/// Used on the main actor only.
public nonisolated final class SharedStorage: @unchecked Sendable {
  private var boxes: [String: SharedBoxBase] = [:]
  /// Told of by any of the values.
  let any = SharedBoxBase()
  private var trees: [WeakTree] = []
  let persistence: SharedPersistence?
  private var writer: SharedWriter?

  private struct WeakTree {
    weak var tree: StoreTree?
  }

  /// Values that are kept in memory, those too that a spec stores.
  public init() {
    persistence = nil
  }

  /// Values of which those that a spec stores are loaded and saved.
  ///
  /// - Parameters:
  ///   - persistence: loads and saves.
  ///   - delay: how long changes are gathered before they are written.
  public init(_ persistence: SharedPersistence, delay: Duration = .milliseconds(500)) {
    self.persistence = persistence
    writer = SharedWriter(persistence, delay: delay) { [weak self] (message: String) -> Void in
      Task { @MainActor in self?.report(message) }
    }
  }

  /// Values of which those that a spec stores are files of a folder, or stand in the user's defaults.
  public static func files(in folder: URL, defaults suite: String? = nil) -> SharedStorage {
    SharedStorage(.files(in: folder, defaults: suite))
  }

  /// Writes what has changed now, and waits until it is written.
  @MainActor
  public func flush() {
    writer?.flush()
  }

  /// Notes that a state as a whole is read.
  func trackAny(for reader: StoreReaders) {
    if !boxes.isEmpty { any.track(0, for: reader) }
  }

  /// Whether there is any value.
  var isEmpty: Bool { boxes.isEmpty }

  /// Adds a tree whose observers are to hear of changes.
  func add(_ tree: StoreTree) {
    trees.removeAll { $0.tree == nil }
    trees.append(WeakTree(tree: tree))
  }

  /// The box of a name, where there is one of the type.
  func box<Value>(_ name: String) -> SharedBox<Value>? {
    boxes[name] as? SharedBox<Value>
  }

  /// Makes a box that of a name.
  func join<Value>(_ name: String, _ box: SharedBox<Value>) {
    box.isJoined = true
    boxes[name] = box
  }

  /// Tells the readers of a value that was written, and has it stored.
  @MainActor
  func tell(_ box: SharedBoxBase) {
    box.tell()
    any.tell()
    if let place = box.place { writer?.write(box, to: place) }
  }

  /// Lets the observers of the other trees run.
  @MainActor
  func runObservers(but own: StoreTree) {
    for entry in trees {
      guard let tree = entry.tree, tree !== own, tree.root?.isBusy == false else { continue }
      tree.runObservers()
    }
  }

  @MainActor
  private func report(_ message: String) {
    guard let tree = trees.lazy.compactMap(\.tree).first else { return }
    tree.report(
      StoreTree.Trouble(
        kind: .unsavedValue, feature: tree.root?.feature ?? "", message: message), "")
  }
}

/// Writes shared values after a while, elsewhere than on the main thread; what changes meanwhile is
/// written once. Used on the main actor only.
nonisolated final class SharedWriter: @unchecked Sendable {
  /// Makes of a value what is stored.
  typealias Encoding = @Sendable () throws -> Data

  private struct Entry: Sendable {
    var place: SharedPlace
    var encode: Encoding
  }

  private let persistence: SharedPersistence
  private let delay: Duration
  private let report: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "FeatureRuntime.SharedWriter")
  private var waiting: [SharedPlace: SharedBoxBase] = [:]

  /// - Parameter report: gets why a value could not be written.
  init(
    _ persistence: SharedPersistence, delay: Duration, report: @escaping @Sendable (String) -> Void
  ) {
    self.persistence = persistence
    self.delay = delay
    self.report = report
  }

  deinit {
    SharedWriter.write(take(), persistence, report)
  }

  /// Writes a value soon.
  @MainActor
  func write(_ box: SharedBoxBase, to place: SharedPlace) {
    let isFirst: Bool = waiting.isEmpty
    waiting[place] = box
    guard isFirst else { return }
    let delay: Duration = delay
    Task { [weak self] in
      try? await Task.sleep(for: delay)
      self?.writeAll()
    }
  }

  @MainActor
  private func writeAll() {
    let (entries, persistence, report) = (take(), persistence, report)
    queue.async { SharedWriter.write(entries, persistence, report) }
  }

  /// Writes what waits, and comes back when all is written.
  @MainActor
  func flush() {
    let (entries, persistence, report) = (take(), persistence, report)
    queue.sync { SharedWriter.write(entries, persistence, report) }
  }

  /// The values as they are now; only while they are written somebody else has them as well.
  private func take() -> [Entry] {
    defer { waiting = [:] }
    return waiting.compactMap { place, box in
      box.encoder.map { Entry(place: place, encode: $0()) }
    }
  }

  private static func write(
    _ entries: [Entry], _ persistence: SharedPersistence, _ report: (String) -> Void
  ) {
    for entry in entries {
      do {
        try persistence.save(entry.place, try entry.encode())
      } catch {
        report("\(entry.place) cannot be written: \(FeatureRuntime.message(of: error))")
      }
    }
  }
}

#if FEATURE_COMBINE
  /// What the readers of one store are registered with, where there is no Observation: views by the
  /// store as a whole, observers by the field.
  nonisolated final class Signals {
    /// The signal of the state as a whole.
    static let whole = -1

    /// Who is told that the store changes.
    let publisher = StorePublisher()
    /// The signals that somebody has ever read, moved up by one.
    private var read = FieldSet()
    private var observers: [Observer] = []
    private var followers: [Follower] = []

    private struct Observer {
      let scope: ReadScope
      var fields: FieldSet
    }

    private struct Follower {
      weak var signals: Signals?
    }

    /// Notes that a signal's value is read; views read without saying so.
    func access(_ signal: Int) {
      read.insert(signal + 1)
      guard let scope = ReadScope.current else { return }
      if let index = observers.firstIndex(where: { $0.scope === scope }) {
        observers[index].fields.insert(signal + 1)
      } else {
        var fields = FieldSet()
        fields.insert(signal + 1)
        observers.removeAll { $0.scope.isOver }
        observers.append(Observer(scope: scope, fields: fields))
      }
    }

    /// Lets a store that hands on what these stand for tell its own readers as well.
    func add(follower: Signals) {
      if followers.contains(where: { $0.signals === follower }) { return }
      followers.removeAll { $0.signals == nil }
      followers.append(Follower(signals: follower))
    }

    /// Tells the readers of the fields in `changed`, and those of the whole state.
    func tell(_ changed: FieldSet, isWholeChanged: Bool) {
      var told = FieldSet()
      for field in changed where read.contains(field + 1) { told.insert(field + 1) }
      if isWholeChanged && read.contains(0) { told.insert(0) }
      if told.isEmpty { return }
      publisher.send()
      for follower in followers { follower.signals?.publisher.send() }
      let concerned: [ReadScope] =
        observers.filter { !$0.fields.isDisjoint(with: told) }.map(\.scope)
      observers.removeAll { !$0.fields.isDisjoint(with: told) || $0.scope.isOver }
      for scope in concerned { scope.tell() }
    }
  }
#endif

#if !FEATURE_COMBINE
  /// What the readers of one store are registered with: a signal a field. It is made by the first read
  /// inside a tracking scope.
  nonisolated final class Signals: Observable {
    /// The signal of the state as a whole.
    static let whole = -1

    private let registrar = ObservationRegistrar()
    /// The signals that somebody has ever read inside a tracking scope, moved up by one.
    @exclusivity(unchecked) private var tracked = FieldSet()

    init() {}

    /// Stands for a signal in a key path; there is nothing to read.
    subscript(signal: Int) -> Void { () }

    /// Tells apart signals by the captured number; each call makes a key path of its own.
    private static func path(_ signal: Int) -> KeyPath<Signals, Void> { \Signals[signal] }

    /// Key paths are immutable and compared by value, so all stores may share these. They are kept for
    /// good: counting references to them would cost a third of a read.
    nonisolated(unsafe) private static let paths: [Unmanaged<KeyPath<Signals, Void>>] = (-1..<63)
      .map {
        Unmanaged.passRetained(path($0))
      }

    private static func withPath(_ signal: Int, _ body: (KeyPath<Signals, Void>) -> Void) {
      guard signal + 1 < paths.count else { return body(path(signal)) }
      paths[signal + 1]._withUnsafeGuaranteedRef(body)
    }

    /// Whether somebody has ever read a signal's value inside a tracking scope.
    func isTracked(_ signal: Int) -> Bool { tracked.contains(signal + 1) }

    /// Notes that a signal's value is read, inside a tracking scope or, where it was before, perhaps
    /// outside of one.
    func access(_ signal: Int) {
      tracked.insert(signal + 1)
      Signals.withPath(signal) { registrar.access(self, keyPath: $0) }
    }

    /// Tells the readers of the fields in `changed`, and those of the whole state.
    func tell(_ changed: FieldSet, isWholeChanged: Bool) {
      for field in changed where isTracked(field) { tell(field) }
      if isWholeChanged && isTracked(Signals.whole) { tell(Signals.whole) }
    }

    private func tell(_ signal: Int) {
      Signals.withPath(signal) { registrar.withMutation(of: self, keyPath: $0) {} }
    }
  }
#endif

/// An element of a stack as its store gives it.
public nonisolated struct StackElement<Content>: Identifiable {
  /// Its id, which stays.
  public let id: StackID
  /// The case with its store, or its data.
  public let element: Content
}

nonisolated extension StackElement: Equatable where Content: Equatable {}
nonisolated extension StackElement: Sendable where Content: Sendable {}

nonisolated extension StackElement: Hashable where Content: Equatable {
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// The wish to take something off a stack.
public nonisolated enum StackPop: Hashable, Codable, Sendable {
  /// Takes off the top.
  case pop
  /// Takes off what is above an element.
  case popTo(StackID)
  /// Takes off an element and what is above it.
  case popFrom(StackID)
  /// Takes off everything.
  case popToRoot

  /// Takes off what is above an element; nothing where that is gone.
  public static func pop(to id: StackID) -> StackPop { .popTo(id) }

  /// Takes off an element and what is above it; nothing where that is gone.
  public static func pop(from id: StackID) -> StackPop { .popFrom(id) }
}

/// What is put on top of a stack by an action: what a link of a navigation does.
public nonisolated enum StackPush<Element> {
  /// Puts an element on top.
  case push(Element)

  /// The element.
  public var element: Element {
    switch self {
    case .push(let element): element
    }
  }
}

nonisolated extension StackPush: Equatable where Element: Equatable {}
nonisolated extension StackPush: Hashable where Element: Hashable {}
nonisolated extension StackPush: Sendable where Element: Sendable {}
nonisolated extension StackPush: Encodable where Element: Encodable {}
nonisolated extension StackPush: Decodable where Element: Decodable {}

#if canImport(SwiftUI)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension SwiftUI.NavigationStack {
    /// Shows the elements of a stack above a root; going back takes them off.
    ///
    /// - Parameters:
    ///   - path: the channel to the stack: `$store.path`.
    ///   - root: what is at the bottom.
    ///   - destination: the screen of an element.
    @MainActor
    public init<Element: Equatable, Content: View, Screen: View>(
      path: Binding<StackStores<Element>>, @ViewBuilder root: () -> Content,
      @ViewBuilder destination: @escaping (Element) -> Screen
    )
    // Not by the names of its parameters, which types of the app may have.
    where
      Self == SwiftUI.NavigationStack<StackStores<Element>, StackRoot<Content, Element, Screen>>
    {
      self.init(path: path) {
        StackRoot<Content, Element, Screen>(content: root(), destination: destination)
      }
    }
  }

  /// What is at the bottom of a navigation stack, and knows the screens of its elements.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct StackRoot<Content: View, Element: Equatable, Screen: View>: View {
    let content: Content
    let destination: (Element) -> Screen

    /// The bottom, with the screens.
    public var body: some View {
      let destination: (Element) -> Screen = destination
      content.navigationDestination(for: StackElement<Element>.self) { destination($0.element) }
    }
  }
#endif

/// The elements of a stack as its store gives them, with their ids, that of the top last.
///
/// It can be changed as a path of SwiftUI's is: what is taken off it and written back to the store is
/// taken off the stack. Elements are pushed by actions alone.
public nonisolated struct StackStores<Content> {
  private var elements: [StackElement<Content>]

  init(_ elements: [StackElement<Content>]) {
    self.elements = elements
  }

  /// The ids, in order.
  public var ids: [StackID] { elements.map(\.id) }

  /// The element of an id; nil where it is gone.
  public subscript(id id: StackID) -> Content? {
    elements.last { $0.id == id }?.element
  }
}

nonisolated extension StackStores: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  /// No elements.
  public init() {
    self.init([])
  }

  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// The element at an index, with its id.
  public subscript(index: Int) -> StackElement<Content> {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// Puts other elements in the place of some.
  public mutating func replaceSubrange<Elements: Collection>(
    _ range: Range<Int>, with others: Elements
  ) where Elements.Element == StackElement<Content> {
    elements.replaceSubrange(range, with: others)
  }
}

nonisolated extension StackStores: Equatable where Content: Equatable {}
nonisolated extension StackStores: Sendable where Content: Sendable {}

/// The channels to what can be written through a store, by the names of its properties.
@MainActor
@dynamicMemberLookup
public struct StoreBindings<Store: AnyObject> {
  let store: Store

  /// The channels of a store; they keep it alive.
  public init(_ store: Store) {
    self.store = store
  }

  /// The channel of a property that can be set.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Store, Value>
  ) -> FeatureBinding<Value> {
    let store: Store = store
    return FeatureBinding<Value>(
      get: { store[keyPath: path] }, set: { store[keyPath: path] = $0 })
  }
}

@MainActor extension StoreCore {
  func carryOutNextOrder(
    _ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?
  ) {
    guard let engine = effects, let order = engine.takeOrder() else { return }
    switch order {
    case .cancel(let record): cancelWork(of: record)
    case .start(let id):
      guard let record = engine.alive(id) else { return }
      if record.group == nil { adopt(record, cause, &group) }
      if record.task == nil && !record.isQueued { startWork(of: record, engine) }
    }
  }

  private func adopt(
    _ record: EffectRecord<F>, _ cause: @escaping @Sendable () -> String,
    _ group: inout EffectGroup?
  ) {
    let joined: EffectGroup = group ?? tree.makeGroup()
    group = joined
    joined.join(record.id)
    record.group = joined
    record.cause = cause
  }

  private func cancelWork(of record: EffectRecord<F>) {
    record.task?.cancel()
    record.group?.leave(record.id)
  }

  private func startWork(of record: EffectRecord<F>, _ engine: EffectEngine<F>) {
    let run = EffectRun<F>(record, of: self)
    let effect: F.Effect = record.effect
    let deadline: EffectDeadline? = record.waitsUntil
    record.task = engine.start { await run.perform(effect, after: deadline) }
  }

  /// Lets a run begin whose waiting is over; nil where its turn has not come or it is dropped.
  func beginWaiting(_ id: Int) -> EffectRun<F>? {
    guard let engine = effects, let record = engine.alive(id) else { return nil }
    let hasChanged: Bool = engine.begin(record)
    if record.isQueued { record.task = nil }
    var group: EffectGroup? = record.group
    tree.carryOutOrders(record.cause, &group)
    if hasChanged { reread(F.firstEffectNumber + record.number) }
    guard hasChanged, engine.alive(id) != nil else { return nil }
    return EffectRun<F>(record, of: self)
  }

  /// Hands what a run delivers to the root, to answer it now or when the action under way is done.
  func deliver(
    _ action: F.Action?, of id: Int, isLast: Bool, _ animation: FeatureAnimation?
  ) {
    guard !isGone else { return }
    _ = hand(
      action,
      ActionContext(
        source: .effect, animation: animation, run: id, endsRun: isLast, origin: self))
  }

  /// Answers what a run delivers, unless it is cancelled by now.
  func answerResult(_ item: QueuedAction<F>) {
    guard let run = item.context.run, let origin = item.context.origin,
      let joined = origin.take(run, isLast: item.context.endsRun)
    else { return }
    hasAftermath = false
    var group: EffectGroup? = joined
    if let action = item.action {
      source = .effect
      FeatureAnimation.animate(item.context.animation) { performSlowly(action) }
      source = .app
    }
    carryOut(item.action, &group)
    // Where an action is under way, whoever answers it drains the queue.
    if !isDraining { drain(&group) }
    if item.context.endsRun { joined.leave(run) }
  }

  /// Reports a failure that nothing answers, unless the run is cancelled by now.
  func reportFailure(_ message: String, of id: Int) {
    guard let record = effects?.alive(id) else { return }
    let name: String =
      F.effectNames.indices.contains(record.number) ? F.effectNames[record.number] : ""
    report(
      .unhandledFailure, "the effect «\(name)» failed and nothing handles it: \(message)",
      because: record.cause)
  }

  /// Reports a dependency that was not supplied, the first time that its name comes up.
  func reportMissing(_ name: String, of id: Int) {
    guard let record = effects?.alive(id), isFirstMissing(name) else { return }
    report(.missingDependency, StoreCore<F>.missingText(name), because: record.cause)
  }

  /// Reports what came up in a run.
  private func report(
    _ kind: FeatureReport.Kind, _ message: String, because cause: () -> String
  ) {
    tree.report(StoreTree.Trouble(kind: kind, feature: feature, message: message), cause())
  }
}

nonisolated extension StoreCore {
  /// Where a run is alive, its group; the run ends, where it is the last result.
  func takeEffect(_ run: Int, isLast: Bool) -> EffectGroup? {
    guard let engine = effects, let record = engine.alive(run) else { return nil }
    if isLast && engine.end(record) { note(F.firstEffectNumber + record.number) }
    return record.group
  }

  /// Ends runs without an outcome.
  func cancelEffects(_ runs: Set<Int>) {
    guard let engine = effects else { return }
    for id in runs.sorted() {
      guard let record = engine.records[id], engine.cancel(record) else { continue }
      note(F.firstEffectNumber + record.number)
    }
  }

  /// Repeats what became of a run when it was recorded; says whether it is one of this child.
  func repeatEffect(_ run: Int, hasEnded: Bool) -> Bool {
    guard let engine = effects, let record = engine.alive(run) else { return false }
    if hasEnded ? engine.end(record) : engine.begin(record) {
      note(F.firstEffectNumber + record.number)
    }
    return true
  }
}

@MainActor extension StoreCore {
  /// Takes an action of the app where this is a child, or busy.
  @inlinable
  func sendFromBusy(_ action: F.Action) -> FeatureTask {
    guard let root, !isGone, !root.isBusy else { return sendSlowly(action) }
    guard let channel else { return sendSlowly(action) }
    if let direct = channel.direct, !tree.goesThroughRoot {
      return answer(action, at: direct, below: root)
    }
    return channel.send(action)
  }

  /// Answers an action at the root, where none is under way.
  @inlinable
  func sendNow(_ action: F.Action) -> FeatureTask {
    if channel != nil { return sendFromBusy(action) }
    isBusy = true
    perform(action)
    guard hasAftermath else {
      isBusy = false
      return FeatureTask()
    }
    let task: FeatureTask = finishAftermath(of: action)
    isBusy = false
    return task
  }

  /// Takes an action of the app that cannot be answered at once: it is queued, or its receiver is gone.
  @usableFromInline
  func sendSlowly(_ action: F.Action) -> FeatureTask {
    let context = ActionContext(
      source: .app, origin: place == nil ? nil : self, isWrite: F.isBindingWrite(action))
    if isGone {
      lose(QueuedAction<F>(action: action, context: context))
      return FeatureTask()
    }
    return hand(action, context)
  }

  /// Hands an action to the root, which answers it now or when those before it are done.
  func hand(_ action: F.Action?, _ context: ActionContext) -> FeatureTask {
    let root: StoreNode = root ?? self
    guard root.isBusy else {
      raise(action, context)
      return root.answerQueue()
    }
    var context: ActionContext = context
    // The result of a run belongs to the group of the run.
    if context.run == nil { context.group = tree.makeGroup() }
    raise(action, context)
    return FeatureTask(context.group)
  }

  /// Answers what is queued, where no action is under way.
  func answerOutermost() -> FeatureTask {
    isBusy = true
    defer { isBusy = false }
    var group: EffectGroup?
    if let item = queue.first, item.context.run != nil {
      // What a result sends belongs to its run, and the run ends after it.
      queue.removeFirst()
      answerResult(item)
    } else {
      drain(&group)
    }
    return FeatureTask(group)
  }

  /// What follows an action beside telling its readers: outputs and effects, then what was queued
  /// meanwhile. Nil stands for `init`.
  @usableFromInline
  func finishAftermath(of action: F.Action?) -> FeatureTask {
    var group: EffectGroup?
    carryOut(action, &group)
    drain(&group)
    return FeatureTask(group)
  }

  /// Answers what was queued, in order.
  func drain() {
    var group: EffectGroup?
    drain(&group)
  }

  /// - Parameter group: that of the outermost action, to which what it queued belongs.
  func drain(_ group: inout EffectGroup?) {
    var next = 0
    isDraining = true
    while next < queue.count {
      let item: QueuedAction<F> = queue[next]
      next += 1
      answer(item, &group)
    }
    queue.removeAll(keepingCapacity: next <= 64)
    isDraining = false
    hasAftermath = false
  }

  private func answer(_ item: QueuedAction<F>, _ group: inout EffectGroup?) {
    let context: ActionContext = item.context
    if context.origin?.isGone == true { return lose(item) }
    guard context.run == nil else { return answerResult(item) }
    guard let action = item.action else { return }
    hasAftermath = false
    source = context.source
    FeatureAnimation.animate(context.animation) { perform(action) }
    source = .app
    guard hasAftermath else { return }
    guard context.group != nil else { return carryOut(action, &group) }
    var own: EffectGroup? = context.group
    carryOut(action, &own)
  }

  /// Reports an action whose sender is gone; a binding's write and a run's result are dropped.
  private func lose(_ item: QueuedAction<F>) {
    guard item.context.run == nil, !item.context.isWrite, let action = item.action else { return }
    report(.lostAction, "what it was sent to is gone", action)
  }

  /// Does what a reduction left: news of children, troubles, outputs, a dismissal, effects.
  func carryOut(_ action: F.Action?, _ group: inout EffectGroup?) {
    hasAftermath = false
    if tree.hasNews { tellChildren() }
    if !tree.troubles.isEmpty { reportTroubles(of: action) }
    if !outputs.isEmpty { handOnOutputs() }
    if wantsDismissal { dismiss(action) }
    if tree.hasOrders { tree.carryOutOrders(StoreCore.text(of: action), &group) }
  }

  private func reportTroubles(of action: F.Action?) {
    let troubles: [StoreTree.Trouble] = tree.troubles
    tree.troubles = []
    let name: String = StoreCore.text(of: action)()
    for trouble in troubles { tree.report(trouble, name) }
  }

  private func handOnOutputs() {
    let outputs: [(output: F.Output, animation: FeatureAnimation?)] = outputs
    self.outputs = []
    guard let onOutput else { return }
    for (output, animation) in outputs {
      FeatureAnimation.animate(animation) { onOutput(output) }
    }
  }

  private func dismiss(_ action: F.Action?) {
    wantsDismissal = false
    guard let onDismiss else {
      return report(
        .unheardDismissal, "it dismisses itself, and nothing presents it", action)
    }
    FeatureAnimation.animate(extras.dismissalAnimation, onDismiss)
  }

  /// Hands on what nobody handles; nil stands for `init`.
  func report(_ kind: FeatureReport.Kind, _ message: String, _ action: F.Action?) {
    tree.report(
      StoreTree.Trouble(kind: kind, feature: feature, message: message),
      StoreCore.text(of: action)())
  }

  /// What says which action it was, for whoever asks.
  static func text(of action: F.Action?) -> @Sendable () -> String {
    guard let action else { return { "init" } }
    return { ChangePrinter<F>().describe(action) }
  }

  /// Tells the readers of a binding, or of an effect's state, to read again.
  func reread(_ number: Int) {
    guard hasReaders else { return }
    note(number)
    (root ?? self).tellOutside()
  }

  func tellOutsideActions() {
    guard tree.hasNews else { return }
    let wasBusy: Bool = isBusy
    isBusy = true
    tellChildren()
    guard !wasBusy else { return }
    drain()
    isBusy = false
  }
}

@MainActor extension StoreCore {
  /// Hands each action from now on to a closure.
  func record(_ recorder: @escaping @MainActor (RecordedAction<F>) -> Void) {
    let watching: StoreWatching<F> = watch()
    watching.recorder = recorder
    watching.recordingBase = tree.nextRun
    tree.events = []
    tree.tape = DrawTape(isReplaying: false)
    tree.notesAll = true
  }

  /// Ends the recording.
  func stopRecording() {
    watching?.recorder = nil
    tree.tape = nil
    tree.events = nil
    isWatched = watching?.printer != nil
  }

  /// Answers recorded actions with what they drew when they were recorded.
  func replay(_ actions: [RecordedAction<F>], from state: F.State?) {
    guard !isBusy else {
      return report(.divergedReplay, "a replay cannot begin inside an action", nil)
    }
    isBusy = true
    let recorder: (@MainActor (RecordedAction<F>) -> Void)? = watching?.recorder
    stopRecording()
    forgetAllEffects()
    let tape = DrawTape(isReplaying: true)
    tree.tape = tape
    _ = watch()
    if let state { replace(state) }
    let base: Int = tree.nextRun
    for action in actions { replay(action, from: tape, base) }
    stopRecording()
    forgetAllEffects()
    if let recorder { record(recorder) }
    isBusy = false
  }

  private func replay(_ recorded: RecordedAction<F>, from tape: DrawTape, _ base: Int) {
    for event in recorded.events {
      repeatEvent(of: base + event.run, event.hasEnded, in: self)
    }
    tape.load(recorded.draws)
    hasAftermath = false
    source = recorded.source
    performSlowly(recorded.action)
    source = .app
    if let divergence = tape.takeDivergence() {
      report(.divergedReplay, divergence, recorded.action)
    }
    var group: EffectGroup?
    carryOut(recorded.action, &group)
  }

  private func repeatEvent(of run: Int, _ hasEnded: Bool, in node: StoreNode) {
    var isFound = false
    node.visit { isFound = isFound || $0.repeatEvent(of: run, hasEnded: hasEnded) }
  }

  private func replace(_ state: F.State) {
    storage.pointee = state
    var reduction = Reduction<F>(core: self)
    for field in F.fieldNames.indices { reduction.mark(field) }
    attendance = .replaced
    lookAfterChildren(&storage.pointee, &reduction)
    attendance = .usual
    settle(reduction.changed, reduction.reread)
    if tree.hasNews { tellChildren() }
  }

  private func forgetAllEffects() {
    visit { $0.forgetEffects() }
    if tree.hasNews { tellChildren() }
  }

  /// Answers an action that is printed, recorded or replayed, or a run's result.
  @usableFromInline
  func performSlowly(_ action: F.Action) {
    let printer: (@MainActor (String) -> Void)? = watching?.printer
    let old: F.State? = printer == nil ? nil : snapshot()
    let events: [StoreTree.Event] = tree.takeEvents()
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    isReducing = false
    if let watching, watching.recorder != nil { record(action, events, watching) }
    if let old {
      printer?(ChangePrinter<F>().describe(action, from: old, to: snapshot()))
    }
    // Not only in debug builds: a test store and a replay tell of broken invariants in any.
    _ = checkInvariants(reduction.changed)
    if hasReaders && !(reduction.changed.isEmpty && reduction.reread.isEmpty) {
      tell(reduction.changed, reduction.reread)
    }
    if tree.hasNews { hasAftermath = true }
  }

  private func record(
    _ action: F.Action, _ events: [StoreTree.Event], _ watching: StoreWatching<F>
  ) {
    // What became of runs inside the reduction, the replay repeats by itself.
    _ = tree.takeEvents()
    let base: Int = watching.recordingBase
    watching.recorder?(
      RecordedAction<F>(
        action: action, source: source, draws: tree.tape?.take() ?? [],
        events: events.map { event in
          switch event {
          case .began(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: false)
          case .ended(let id): RecordedAction<F>.EffectEvent(run: id - base, hasEnded: true)
          }
        }))
  }
}

@MainActor extension StoreCore {
  /// Lets the root, and the children that are there, begin.
  func begin() {
    isBusy = true
    isReducing = true
    attendance = .starting
    var reduction = Reduction<F>(core: self)
    F.start(&storage.pointee, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    attendance = .usual
    isReducing = false
    settle(reduction.changed, reduction.reread)
    _ = finishAftermath(of: nil)
    isBusy = false
  }

  /// Answers an action at the root.
  @inlinable
  func perform(_ action: F.Action) {
    if isWatched { return performSlowly(action) }
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&storage.pointee, action, &reduction)
    lookAfterChildren(&storage.pointee, &reduction)
    isReducing = false
    if !reduction.changed.isEmpty || !reduction.reread.isEmpty {
      settle(reduction.changed, reduction.reread)
    }
  }

  /// Checks the invariants and tells the readers.
  @inlinable
  func settle(_ changed: FieldSet, _ reread: FieldSet) {
    assert(checkInvariants(changed))
    if hasReaders { tell(changed, reread) }
  }

  /// Runs in debug builds only; the reports are its effect, so that no broken invariant traps.
  @usableFromInline
  func checkInvariants(_ changed: FieldSet) -> Bool {
    if !changed.isEmpty { checkInvariants() }
    for node in tree.news where node.isWritten && !node.isGone { node.check() }
    let checks: [() -> Void] = tree.checks
    tree.checks = []
    for check in checks { check() }
    if !tree.troubles.isEmpty { hasAftermath = true }
    return true
  }

  @usableFromInline
  func tell(_ changed: FieldSet, _ reread: FieldSet) {
    guard let signals = signals?.takeUnretainedValue() else { return }
    animate {
      signals.tell(changed, isWholeChanged: !changed.isEmpty)
      signals.tell(reread, isWholeChanged: false)
      tree.tellNews()
    }
  }

  /// Tells the children's readers, where the root's have not been told.
  func tellChildren() {
    animate {
      tree.tellNews()
    }
  }

  private func animate(_ body: () -> Void) {
    let animation: FeatureAnimation? = tree.animation
    tree.animation = nil
    FeatureAnimation.animate(animation, body)
  }
}

nonisolated extension StoreCore {
  /// Checks the invariants of this feature.
  func checkInvariants() {
    if let place {
      if let state = place.state { check(state) }
    } else {
      check(storage.pointee)
    }
  }

  /// Lets the feature look after its children, and takes what these changed for its own change.
  @inlinable
  func lookAfterChildren(_ state: inout F.State, _ reduction: inout Reduction<F>) {
    // Known when compiling: a feature without children does nothing here.
    guard F.firstChildNumber > 0 else { return }
    if isToLookAfter(reduction.changed) {
      F.attend(&state, &reduction)
      if memberFields == nil { finishLearning() }
    }
    if tree.hasSharedNews { letChildrenReact(&state, &reduction) }
    guard !adopted.isEmpty else { return }
    reduction.changed.formUnion(adopted)
    adopted = FieldSet()
  }

  /// Whether the feature's own code may have touched what holds children.
  @inlinable
  func isToLookAfter(_ changed: FieldSet) -> Bool {
    guard attendance == .usual, let fields = memberFields else { return true }
    return !changed.isDisjoint(with: fields)
  }

  /// Remembers that a field holds children.
  @usableFromInline
  func learn(_ field: Int) {
    extras.learned.insert(field)
  }

  /// All fields that hold children are known.
  @usableFromInline
  func finishLearning() {
    memberFields = madeExtras?.learned ?? FieldSet()
  }

  /// Answers an action of a child, in the state that its parent handed over; says whether it changed.
  @inlinable
  func reduce(_ state: inout F.State, _ action: F.Action) -> Bool {
    if isWatched { return reduceAndPrint(&state, action) }
    return reduceOnce(&state, action)
  }

  @inlinable
  func reduceOnce(_ state: inout F.State, _ action: F.Action) -> Bool {
    let hasStore: Bool = isFilled
    if hasStore { empty() }
    var reduction = Reduction<F>(core: self)
    isReducing = true
    F.reduce(&state, action, &reduction)
    lookAfterChildren(&state, &reduction)
    isReducing = false
    if hasStore { refill(state) }
    let hasChanged: Bool = !reduction.changed.isEmpty
    if hasChanged || !reduction.reread.isEmpty { noteNews(reduction.changed, reduction.reread) }
    return hasChanged
  }

  @usableFromInline
  func reduceAndPrint(_ state: inout F.State, _ action: F.Action) -> Bool {
    let old: F.State = state
    let hasChanged: Bool = reduceOnce(&state, action)
    let text: String = ChangePrinter<F>().describe(action, from: old, to: state)
    let printer: (@MainActor (String) -> Void)? = watching?.printer
    // Reductions of stores happen on the main actor, which code without isolation cannot say.
    MainActor.assumeIsolated { printer?(text) }
    return hasChanged
  }

  /// Notes what a child's readers are to be told of, where it has any or invariants are checked.
  @inlinable
  func noteNews(_ changed: FieldSet, _ reread: FieldSet) {
    if hasReaders || tree.notesAll { noteForRoot(changed, reread) }
  }

  @usableFromInline
  func noteForRoot(_ changed: FieldSet, _ reread: FieldSet) {
    keep()
    note(changed, reread)
    hasAftermath = true
  }
}

/// What a store keeps: its state, its surroundings, its queue and who listens.
///
/// It is no part of the store's class so that a reduction, which runs in code without isolation, can
/// reach it, and because a child has one without having a store. The state stands behind a pointer: it
/// has a fixed address and needs no exclusivity checks. In the root it is the state itself, in a child
/// a copy for its store, where somebody has one.
@usableFromInline
nonisolated final class StoreCore<F: Feature>: StoreNode, @unchecked Sendable {
  @usableFromInline let storage: UnsafeMutablePointer<F.State>
  /// Made by the first run.
  @exclusivity(unchecked) var effects: EffectEngine<F>?

  @exclusivity(unchecked) var queue: [QueuedAction<F>] = []
  /// Whether the queue is being worked off.
  @exclusivity(unchecked) var isDraining = false
  @exclusivity(unchecked) var outputs: [(output: F.Output, animation: FeatureAnimation?)] = []
  @exclusivity(unchecked) var wantsDismissal = false
  /// Who gets each action; nil where nobody ever wanted to.
  @exclusivity(unchecked) var watching: StoreWatching<F>?
  /// Where the action under way comes from.
  @exclusivity(unchecked) var source = ActionSource.app
  /// The store of a child, where somebody has it.
  @exclusivity(unchecked) @usableFromInline weak var store: FeatureStore<F>?

  @usableFromInline let dependencies: F.Dependencies
  /// Where a child stands; nil for the root.
  let place: ChildPlace<F>?
  /// How a child's actions reach the root; nil for the root.
  @usableFromInline let channel: ChildChannel<F>?
  let onOutput: (@MainActor (F.Output) -> Void)?
  let onDismiss: (@MainActor () -> Void)?

  /// The core of a root.
  init(
    state: F.State, tree: StoreTree, dependencies: F.Dependencies,
    onOutput: (@MainActor (F.Output) -> Void)?, onDismiss: (@MainActor () -> Void)?
  ) {
    self.dependencies = dependencies
    self.onOutput = onOutput
    self.onDismiss = onDismiss
    place = nil
    channel = nil
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    storage.initialize(to: state)
    super.init(tree: tree)
    isFilled = true
    tree.root = self
  }

  /// The core of a child.
  ///
  /// - Parameters:
  ///   - parent: the core of its parent.
  ///   - channel: how its actions reach the root.
  @usableFromInline
  init<Parent: Feature>(
    below parent: StoreCore<Parent>, dependencies: F.Dependencies, place: ChildPlace<F>,
    channel: ChildChannel<F>
  ) {
    self.dependencies = dependencies
    self.place = place
    self.channel = channel
    onOutput = nil
    onDismiss = nil
    storage = UnsafeMutablePointer<F.State>.allocate(capacity: 1)
    super.init(tree: parent.tree)
    root = parent.root ?? parent
    isGone = parent.isGone
    // It never answers by itself: what is sent goes to the root.
    isBusy = true
  }

  deinit {
    effects?.cancelAll()
    if isFilled { storage.deinitialize(count: 1) }
    storage.deallocate()
  }

  /// Brings an action to the queue of the root.
  @usableFromInline
  func raise(_ action: F.Action?, _ context: ActionContext) {
    guard let channel else { return enqueue(QueuedAction<F>(action: action, context: context)) }
    channel.raise(action, context)
  }

  /// Keeps an action of the root until those before it are done.
  private func enqueue(_ item: QueuedAction<F>) {
    // What is replayed holds what was queued when it was recorded.
    if tree.tape?.isReplaying == true { return }
    queue.append(item)
    hasAftermath = true
  }

  /// Keeps an action that the feature sends itself.
  func sendItself(_ action: F.Action, _ animation: FeatureAnimation?) {
    keep()
    hasAftermath = true
    raise(
      action,
      ActionContext(
        source: .feature, animation: animation, origin: place == nil ? nil : self))
  }

  /// Lets the parent remember a child that serves more than one reduction.
  @usableFromInline
  func keep() {
    guard !isKept, let place else { return }
    isKept = true
    place.keep(self)
  }

  /// The engine of the effects, made where there was none.
  func makeEffects() -> EffectEngine<F> {
    if let effects { return effects }
    keep()
    let made = EffectEngine<F>(of: self)
    effects = made
    return made
  }

  /// Notes that a dependency is missing, the first time that its name comes up.
  func noteMissing(_ name: String) {
    if isFirstMissing(name) { note(.missingDependency, StoreCore.missingText(name)) }
  }

  /// Whether a missing dependency was not reported before.
  func isFirstMissing(_ name: String) -> Bool {
    tree.isFirstMissing(name, of: String(describing: F.self))
  }

  /// What is reported of a missing dependency.
  static func missingText(_ name: String) -> String { "the dependency «\(name)» is not supplied" }

  /// Notes a trouble, to be reported when the reduction is over.
  func note(_ kind: FeatureReport.Kind, _ message: String) {
    tree.troubles.append(
      StoreTree.Trouble(kind: kind, feature: String(describing: F.self), message: message))
    hasAftermath = true
  }

  // MARK: What a node of any feature is asked for

  override var isIdle: Bool {
    !hasReaders && !isObserved && (effects?.isIdle ?? true) && tables.allSatisfy { $0.isIdle }
  }

  override var feature: String { String(describing: F.self) }

  override var activeEffects: [(id: Int, effect: ActiveEffect)] { effects?.active ?? [] }

  override func check() { checkInvariants() }

  @usableFromInline
  override func giveUpCopy() {
    guard place != nil else { return }
    lacksCopy = true
    empty()
  }

  @usableFromInline
  override func takeCopy() {
    lacksCopy = false
    if let direct = channel?.direct { refill(direct.state.pointee) }
  }

  @usableFromInline
  @MainActor
  override func settleFromBelow(_ field: Int) {
    var changed = FieldSet()
    changed.insert(field)
    guard let root else { return settle(changed, FieldSet()) }
    keep()
    note(changed, FieldSet())
    root.hasAftermath = true
  }

  @usableFromInline
  override func dismissFromBelow() { wantDismissal() }

  override func abandonEffects() { effects?.abandon() }

  override func forgetOrder() { _ = effects?.takeOrder() }

  override func forgetEffects() {
    guard let engine = effects else { return }
    note(FieldSet(), engine.forgetAll())
  }

  override func cancel(_ runs: Set<Int>) { cancelEffects(runs) }

  override func repeatEvent(of run: Int, hasEnded: Bool) -> Bool {
    repeatEffect(run, hasEnded: hasEnded)
  }

  override func take(_ run: Int, isLast: Bool) -> EffectGroup? {
    takeEffect(run, isLast: isLast)
  }

  @MainActor
  override func carryOutOrder(
    _ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?
  ) {
    carryOutNextOrder(cause, &group)
  }

  @MainActor
  override func tellOutside() { tellOutsideActions() }

  @MainActor
  override func answerQueue() -> FeatureTask { answerOutermost() }
}

nonisolated extension StoreCore {
  /// Puts a copy of a child's state into the storage, for its store.
  @inlinable
  func fill(_ state: F.State) {
    if isFilled {
      storage.pointee = state
    } else {
      storage.initialize(to: state)
      isFilled = true
    }
  }

  /// Gives up the copy, so that the child's reducer finds its containers held only once.
  ///
  /// Nobody may read it meanwhile; whoever does so nevertheless finds no reference to what is gone.
  @inlinable
  func empty() {
    storage.deinitialize(count: 1)
    UnsafeMutableRawPointer(storage).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<F.State>.size)
    isFilled = false
  }

  /// Puts the copy back after a reduction, where somebody has the store or listens to it still.
  @inlinable
  func refill(_ state: F.State) {
    if store != nil || hasReaders { fill(state) }
  }

  /// Gives the state to a closure: that of the root, or of a child as it is in its parent's.
  func readState<Value>(_ body: (F.State) -> Value?) -> Value? {
    guard let place else { return body(storage.pointee) }
    return place.state.flatMap(body)
  }

  /// The table of a link, where there is one.
  @inlinable
  func table<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID>? {
    recall(link)?.takeUnretainedValue()
  }

  /// The same without holding it: its parent's core does.
  @inlinable
  func recall<Child, ID>(
    _ link: ChildLink<F, Child, ID>
  ) -> Unmanaged<ChildTable<F, Child, ID>>? {
    let kind = ObjectIdentifier(ChildTable<F, Child, ID>.self)
    if let recent, recent._withUnsafeGuaranteedRef({ $0.isOf(kind, link.name) }) {
      return Unmanaged<ChildTable<F, Child, ID>>.fromOpaque(recent.toOpaque())
    }
    for table in tables where table.isOf(kind, link.name) {
      recent = Unmanaged<ChildTableBase>.passUnretained(table)
      return Unmanaged<ChildTable<F, Child, ID>>.passUnretained(
        unsafeDowncast(table, to: ChildTable<F, Child, ID>.self))
    }
    return nil
  }

  /// The table of a link, made where there is none.
  @inlinable
  func makeTable<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID> {
    table(link) ?? addTable(link)
  }

  @inlinable
  func addTable<Child, ID>(_ link: ChildLink<F, Child, ID>) -> ChildTable<F, Child, ID> {
    let made = ChildTable<F, Child, ID>(link, of: self)
    tables.append(made)
    return made
  }

  /// The core in which a child is reduced.
  @inlinable
  func child<Child, ID>(_ link: ChildLink<F, Child, ID>, _ id: ID) -> StoreCore<Child> {
    unretainedChild(link, id).takeUnretainedValue()
  }

  /// The same without holding it: the table does, for one that reduces until it is over.
  @inlinable
  func unretainedChild<Child, ID>(
    _ link: ChildLink<F, Child, ID>, _ id: ID
  ) -> Unmanaged<StoreCore<Child>> {
    if let table = recall(link) {
      return table._withUnsafeGuaranteedRef { $0.core(id) }
    }
    return addTable(link).core(id)
  }
}

/// A place in a tree of stores, whatever its feature is: the root, or a child.
///
/// Used on the main actor only; what effects hold of it they hand back there. Its fields are not checked for exclusive access: that would cost each
/// send more than the rest, and no access here holds another.
@usableFromInline
nonisolated class StoreNode: StoreReaders, @unchecked Sendable {
  /// Whether an action is under way; sends are queued meanwhile. Always in a child: the root answers.
  @exclusivity(unchecked) @usableFromInline final var isBusy = false
  /// Whether a reducer is running, in which the store cannot be read.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false
  /// Whether the reduction left something to do beside telling the readers.
  @exclusivity(unchecked) @usableFromInline final var hasAftermath = false
  /// Whether a guard refused the action under way.
  @exclusivity(unchecked) @usableFromInline final var isRefused = false
  /// Whether each action is printed, recorded or replayed.
  @exclusivity(unchecked) @usableFromInline final var isWatched = false
  /// Whether the child is there no more.
  @exclusivity(unchecked) @usableFromInline final var isGone = false
  /// Whether somebody observes it.
  @exclusivity(unchecked) final var isObserved = false
  /// Whether there is a state in the storage.
  @exclusivity(unchecked) @usableFromInline final var isFilled = false
  /// Whether the copy was given up for the time of a reduction.
  @exclusivity(unchecked) @usableFromInline final var lacksCopy = false
  /// Whether its parent keeps it under its id; else it serves one child after the other.
  @exclusivity(unchecked) final var isKept = false
  /// Why the children are looked after.
  @exclusivity(unchecked) @usableFromInline final var attendance = ChildAttendance.usual
  /// The fields that changed inside children, by what they did themselves.
  @exclusivity(unchecked) @usableFromInline final var adopted = FieldSet()
  /// The fields that hold children; nil until they have been looked after once.
  @exclusivity(unchecked) @usableFromInline final var memberFields: FieldSet?
  /// What the readers are to be told of when the action is over.
  @exclusivity(unchecked) final var changed = FieldSet()
  @exclusivity(unchecked) final var reread = FieldSet()
  @exclusivity(unchecked) final var hasNews = false
  /// Whether its state was written, by whomever.
  @exclusivity(unchecked) final var isWritten = false
  /// The children that are or were looked after, by the members that hold them.
  @exclusivity(unchecked) @usableFromInline final var tables: [ChildTableBase] = []
  /// The table that was asked for last; `tables` keeps it.
  @exclusivity(unchecked) @usableFromInline final var recent: Unmanaged<ChildTableBase>?
  /// What only some nodes need; made when it is asked for.
  final var extras: NodeExtras {
    if let madeExtras { return madeExtras }
    let made = NodeExtras()
    madeExtras = made
    return made
  }
  /// The same, where it was made.
  @exclusivity(unchecked) private(set) final var madeExtras: NodeExtras?

  @usableFromInline final let tree: StoreTree
  /// The root's node in a child; it lives as long as the child is there.
  @exclusivity(unchecked) @usableFromInline unowned final var root: StoreNode?

  init(tree: StoreTree) {
    self.tree = tree
  }

  /// Notes what readers are to be told of.
  final func note(_ changed: FieldSet, _ reread: FieldSet) {
    self.changed.formUnion(changed)
    self.reread.formUnion(reread)
    if !changed.isEmpty { isWritten = true }
    guard !hasNews else { return }
    hasNews = true
    tree.news.append(self)
  }

  /// Notes that the readers of one number are to read again.
  final func note(_ number: Int) {
    var set = FieldSet()
    set.insert(number)
    note(FieldSet(), set)
  }

  /// Calls a closure with this node and all below it.
  final func visit(_ body: (StoreNode) -> Void) {
    body(self)
    for table in tables { table.visit(body) }
  }

  /// Takes it out of the tree, with all below it: their effects end, and what they send is dropped.
  final func end() {
    visit { node in
      node.isGone = true
      node.abandonEffects()
    }
  }

  /// Tells the readers of what was noted.
  @MainActor
  final func tellNews() {
    let (changed, reread) = (changed, reread)
    self.changed = FieldSet()
    self.reread = FieldSet()
    hasNews = false
    isWritten = false
    guard let signals = signals?.takeUnretainedValue() else { return }
    signals.tell(changed, isWholeChanged: !changed.isEmpty)
    signals.tell(reread, isWholeChanged: false)
  }

  // What follows depends on the feature.

  /// Whether nothing would be lost with the node, but for its store.
  var isIdle: Bool { true }
  /// The feature's name.
  var feature: String { "" }
  /// The runs that have not ended.
  var activeEffects: [(id: Int, effect: ActiveEffect)] { [] }
  /// Checks the invariants.
  func check() {}
  /// Gives up the copy of the state that the store of a child has, for the time of a reduction.
  @usableFromInline
  func giveUpCopy() {}
  /// Takes a copy again, from the root's memory.
  @usableFromInline
  func takeCopy() {}
  /// Tells of a change that a child below has made, of which this feature has nothing to say.
  @usableFromInline
  @MainActor
  func settleFromBelow(_ field: Int) {}
  /// A child below dismisses itself, and all up to this one with it.
  @usableFromInline
  func dismissFromBelow() {}
  /// Drops all runs, asks for their work to end and forgets what was asked for before.
  func abandonEffects() {}
  /// Forgets what was asked for next.
  func forgetOrder() {}
  /// Forgets all runs.
  func forgetEffects() {}
  /// Ends runs by their numbers.
  func cancel(_ runs: Set<Int>) {}
  /// Repeats what became of a run when it was recorded; says whether it is one of this node.
  func repeatEvent(of run: Int, hasEnded: Bool) -> Bool { false }
  /// Where a run of this node is alive, its group; the run ends, where it is the last result.
  func take(_ run: Int, isLast: Bool) -> EffectGroup? { nil }
  /// Starts or cancels work, whichever was asked for next.
  @MainActor
  func carryOutOrder(_ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?) {}
  /// Tells the readers of what was noted, outside of actions.
  @MainActor
  func tellOutside() {}
  /// Answers what is queued, where no action is under way.
  @MainActor
  func answerQueue() -> FeatureTask { FeatureTask() }
}

/// Why a feature's children are looked after.
@usableFromInline
nonisolated enum ChildAttendance {
  /// The feature's own code may have written some of them.
  case usual
  /// The feature begins: all are new.
  case starting
  /// Somebody wrote the feature's state; nobody knows what.
  case written
  /// Another state, whose children have started, was put in the place of this one.
  case replaced
  /// A copy is made of the state that shares nothing: nobody comes or goes.
  case detaching
  /// A shared value was written: those that were not asked yet react to it.
  case reacting

  /// Whether all children are asked for something else than who comes and goes.
  @inlinable
  var isWalk: Bool {
    switch self {
    case .usual, .starting, .written, .replaced: false
    case .detaching, .reacting: true
    }
  }
}

/// What is shown.
@usableFromInline
nonisolated enum ChildPresence: Equatable {
  case presentation(PresentationID?)
  case elements([StackID])
}

/// A closure that runs again whenever what it read changes, until it is cancelled.
@MainActor
public final class StoreObserver {
  private let body: @MainActor () -> Void
  private let flag = ChangeFlag()
  private var isCancelled = false
  private weak var node: StoreNode?
  #if FEATURE_COMBINE
    private var scope: ReadScope?
  #endif

  /// - Parameter node: whose end is its end as well.
  init(of node: StoreNode, _ body: @escaping @MainActor () -> Void) {
    self.node = node
    self.body = body
  }

  /// Runs the closure no more.
  public func cancel() {
    isCancelled = true
  }

  /// Whether the closure will not run any more.
  var isDone: Bool { isCancelled || node?.isGone ?? true }

  func run() {
    let flag: ChangeFlag = flag
    let onChange: @Sendable () -> Void = { [weak self] in
      flag.raise()
      // The store runs its own observers at once; this is for changes that come from elsewhere.
      Task { @MainActor in self?.runIfNeeded() }
    }
    #if FEATURE_COMBINE
      scope?.end()
      let scope = ReadScope(onChange)
      self.scope = scope
      ReadScope.$current.withValue(scope) { body() }
    #else
      withObservationTracking {
        body()
      } onChange: {
        onChange()
      }
    #endif
  }

  /// Runs the closure if something that it read has changed since.
  func runIfNeeded() {
    if flag.lower() && !isDone { run() }
  }
}

/// Whether something changed, noted from any thread.
nonisolated private final class ChangeFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isRaised = false

  func raise() {
    lock.withLock { isRaised = true }
  }

  /// Whether it was raised.
  func lower() -> Bool {
    lock.withLock {
      defer { isRaised = false }
      return isRaised
    }
  }
}

#if FEATURE_COMBINE && canImport(Combine)
  /// Tells the views that have a store, by Combine.
  typealias StorePublisher = ObservableObjectPublisher
#endif
#if FEATURE_COMBINE && !canImport(Combine)
  /// Tells nobody: there is no Combine here.
  nonisolated final class StorePublisher {
    func send() {}
  }
#endif

/// What a store knows of its readers.
///
/// It is no part of the generic core: a read has to find its fields without asking what the
/// feature is.
@usableFromInline
nonisolated class StoreReaders {
  /// Whether anybody has read inside a tracking scope; else nobody is to be told.
  @exclusivity(unchecked) @usableFromInline final var hasReaders = false
  /// Made by the first read inside a tracking scope.
  @exclusivity(unchecked) private final var ownedSignals: Signals?
  // The same object, without the counting of references that would double the cost of a read.
  @exclusivity(unchecked) final var signals: Unmanaged<Signals>?

  #if FEATURE_COMBINE
    /// Notes that a field, or a binding by its number, is read.
    @usableFromInline
    final func track(_ field: Int) {
      readSignals.access(field)
      hasReaders = true
    }
  #else
    // At hand: to ask for the probe of all stores at each read would be a fifth of the read.
    private final let probe: Unmanaged<ScopeProbe>?

    /// - Parameter probe: tells whether a read is watched, and outlives the readers; nil takes every read
    ///   for such.
    init(probe: ScopeProbe? = .shared) {
      self.probe = probe.map(Unmanaged.passUnretained)
    }

    /// Notes that a field, or a binding by its number, is read.
    @usableFromInline
    final func track(_ field: Int) {
      // What was watched before is noted without asking: outside of a scope that costs no more.
      if let signals, signals._withUnsafeGuaranteedRef({ $0.isTracked(field) }) {
        return signals._withUnsafeGuaranteedRef { $0.access(field) }
      }
      if let probe, !probe._withUnsafeGuaranteedRef({ $0.isInScope() }) { return }
      noteReader(of: field)
    }

    @inline(never)
    private final func noteReader(of field: Int) {
      (signals ?? makeSignals())._withUnsafeGuaranteedRef { $0.access(field) }
      hasReaders = true
    }
  #endif

  /// Notes that a value beside a store is read through the store.
  final func track(_ field: Int, for reader: StoreReaders) {
    track(field)
    #if FEATURE_COMBINE
      readSignals.add(follower: reader.readSignals)
    #endif
  }

  #if FEATURE_COMBINE
    /// What the readers are told by, also before anybody reads.
    final var readSignals: Signals {
      (signals ?? makeSignals())._withUnsafeGuaranteedRef { $0 }
    }
  #endif

  private final func makeSignals() -> Unmanaged<Signals> {
    let made = Signals()
    let reference: Unmanaged<Signals> = Unmanaged.passUnretained(made)
    ownedSignals = made
    signals = reference
    return reference
  }
}

/// What a root store shares with the stores of its children: surroundings, and what is to be done when
/// the action under way is over.
///
/// Used on the main actor only; what effects hold of it they hand back there.
@usableFromInline
nonisolated final class StoreTree: @unchecked Sendable {
  /// What became of a run, for a recording.
  enum Event: Equatable {
    case began(Int)
    case ended(Int)
  }

  /// What a reduction noticed, before the action's name is put to it.
  struct Trouble {
    var kind: FeatureReport.Kind
    var feature: String
    var message: String
  }

  let environment: FeatureEnvironment
  let onReport: @MainActor (FeatureReport) -> Void
  let shared: SharedStorage
  /// The root's core, which lives as long as its store.
  @exclusivity(unchecked) weak var root: StoreNode?
  /// What the action under way draws from the environment, or drew when it was recorded.
  @exclusivity(unchecked) var tape: DrawTape?
  /// Whether every node that was written is told of, not only those that have readers: where
  /// invariants are checked.
  @exclusivity(unchecked) @usableFromInline var notesAll = false
  /// Whether every action is answered from the root on: because it is printed or recorded, or because
  /// of shared values, to which all may react.
  @exclusivity(unchecked) @usableFromInline var goesThroughRoot = false
  /// How the changes of the action under way are animated.
  @exclusivity(unchecked) var animation: FeatureAnimation?
  /// The children whose readers are to be told, and those that were written.
  @exclusivity(unchecked) var news: [StoreNode] = []
  /// The shared values that were written.
  @exclusivity(unchecked) private var sharedNews: [SharedBoxBase] = []
  @exclusivity(unchecked) @usableFromInline private(set) var hasSharedNews = false
  /// How often readers were told of shared values.
  @exclusivity(unchecked) private(set) var sharedRound = 0
  /// The nodes that ask for work to start or to end, one entry an order.
  @exclusivity(unchecked) private var orders: [StoreNode] = []
  @exclusivity(unchecked) var troubles: [Trouble] = []
  /// What is to be checked beside the nodes that were written.
  @exclusivity(unchecked) var checks: [() -> Void] = []
  /// How many invariants were ever checked.
  @exclusivity(unchecked) var requirements = 0
  @exclusivity(unchecked) var observers: [StoreObserver] = []
  /// What happened to runs since the last recorded action; nil where nothing is recorded.
  @exclusivity(unchecked) var events: [Event]?
  /// The number of the next run; each has its own in the tree.
  @exclusivity(unchecked) private(set) var nextRun = 0
  /// The dependencies that were reported missing.
  @exclusivity(unchecked) private var missing: Set<String> = []

  init(
    environment: FeatureEnvironment, shared: SharedStorage,
    onReport: @escaping @MainActor (FeatureReport) -> Void
  ) {
    self.shared = shared
    self.environment = environment
    self.onReport = onReport
    assert(noteAll())
    shared.add(self)
  }

  private func noteAll() -> Bool {
    notesAll = true
    return true
  }

  /// Whether work is to start or to end.
  var hasOrders: Bool { !orders.isEmpty }

  /// Whether readers of children or of shared values are to be told.
  var hasNews: Bool { !news.isEmpty || hasSharedNews }

  /// Notes that a shared value was written.
  func noteShared(_ box: SharedBoxBase) {
    guard !box.hasNews else { return }
    box.hasNews = true
    hasSharedNews = true
    sharedNews.append(box)
  }

  /// A number for a run.
  func takeRun() -> Int {
    defer { nextRun += 1 }
    return nextRun
  }

  /// The events since the last call.
  func takeEvents() -> [Event] {
    guard let taken = events else { return [] }
    events = []
    return taken
  }

  /// Whether a missing dependency of a feature was not reported before.
  func isFirstMissing(_ name: String, of feature: String) -> Bool {
    missing.insert("\(feature).\(name)").inserted
  }

  /// Notes that a node has one order more.
  func noteOrder(of node: StoreNode) {
    orders.append(node)
  }

  /// A group for the runs that one action starts.
  func makeGroup() -> EffectGroup {
    EffectGroup { [weak self] runs in self?.cancel(runs) }
  }
}

@MainActor extension StoreTree {
  /// Hands on what nobody handles.
  ///
  /// - Parameters:
  ///   - feature: that which noticed it; named in the message where it is not the root.
  ///   - action: the root's action during which it was noticed.
  func report(_ trouble: Trouble, _ action: String) {
    let name: String = root?.feature ?? trouble.feature
    let message: String =
      trouble.feature == name ? trouble.message : "\(trouble.feature): \(trouble.message)"
    onReport(
      FeatureReport(kind: trouble.kind, feature: name, action: action, message: message))
  }

  /// Tells the readers of the children that have news, and those of shared values.
  func tellNews() {
    var next = 0
    while next < news.count {
      news[next].tellNews()
      next += 1
    }
    news.removeAll(keepingCapacity: true)
    runObservers()
    if hasSharedNews { tellShared() }
  }

  private func tellShared() {
    let told: [SharedBoxBase] = sharedNews
    sharedNews = []
    hasSharedNews = false
    sharedRound += 1
    for box in told { shared.tell(box) }
    runObservers()
    shared.runObservers(but: self)
  }

  /// Runs the observers that read something that has changed.
  func runObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.isDone }
    for observer in observers { observer.runIfNeeded() }
  }

  /// Starts and cancels work, in the order asked.
  ///
  /// - Parameters:
  ///   - cause: the action that led to it, as text.
  ///   - group: that of the action; made where there is none and work starts.
  func carryOutOrders(_ cause: @escaping @Sendable () -> String, _ group: inout EffectGroup?) {
    guard !orders.isEmpty else { return }
    let taken: [StoreNode] = orders
    orders = []
    // What is replayed holds the results of the work.
    let isReplaying: Bool = tape?.isReplaying == true
    for node in taken {
      if isReplaying { node.forgetOrder() } else { node.carryOutOrder(cause, &group) }
    }
  }

  /// Ends runs without an outcome.
  func cancel(_ runs: Set<Int>) {
    guard let root else { return }
    root.visit { $0.cancel(runs) }
    var group: EffectGroup?
    carryOutOrders({ "" }, &group)
    root.tellOutside()
  }
}

/// Who gets each action of a store: to print what it changed, or to keep it with what it drew.
nonisolated final class StoreWatching<F: Feature> {
  /// Where the changes are printed to.
  @exclusivity(unchecked) var printer: (@MainActor (String) -> Void)?
  /// Who gets each action with what it drew.
  @exclusivity(unchecked) var recorder: (@MainActor (RecordedAction<F>) -> Void)?
  /// The number of the first run that is recorded.
  @exclusivity(unchecked) var recordingBase = 0

  init() {}
}

nonisolated extension StoreCore {
  /// Whoever gets each action, made where nobody did; from here on all go through the root.
  func watch() -> StoreWatching<F> {
    isWatched = true
    tree.goesThroughRoot = true
    if let watching { return watching }
    let made = StoreWatching<F>()
    watching = made
    return made
  }
}

/// Writes values as text and leaves out those of secret places.
public nonisolated struct ValuePrinter: Sendable {
  private let secrets: Set<String>
  private static let redacted = "•••"

  /// - Parameter secrets: places as `Feature.secrets` lists them.
  public init(secrets: [String]) {
    self.secrets = Set(secrets)
  }

  /// Whether a member of a type is secret.
  public func isSecret(_ member: String, of type: String) -> Bool {
    secrets.contains("\(type).\(member)")
  }

  /// What stands for a secret value.
  public var placeholder: String { ValuePrinter.redacted }

  /// A value as text.
  public func describe<Value>(_ value: Value) -> String {
    text(of: Mirror(reflecting: value), String(reflecting: value), String(describing: value))
  }

  private func text(of mirror: Mirror, _ debug: String, _ plain: String) -> String {
    switch mirror.displayStyle {
    case .enum: enumeration(mirror, plain)
    case .struct where !secrets.isEmpty && !mirror.children.isEmpty: structure(mirror, debug)
    case .optional: mirror.children.first.map { describeChild($0.value) } ?? "nil"
    case .collection, .set, .dictionary: collection(mirror)
    case .tuple: "(" + labelled(mirror, of: "") + ")"
    case .none, .struct, .class, .foreignReference, .some: debug
    }
  }

  private func describeChild<Value>(_ value: Value) -> String { describe(value) }

  private func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType) }

  private func structure(_ mirror: Mirror, _ debug: String) -> String {
    let name = typeName(mirror)
    // A type that writes itself is left to it, unless it holds something secret.
    let holdsSecret = mirror.children.contains { isSecret($0.label ?? "", of: name) }
    guard holdsSecret || debug.hasPrefix("\(name)(") || debug.contains(".\(name)(") else {
      return debug
    }
    return "\(name)(\(labelled(mirror, of: name)))"
  }

  private func enumeration(_ mirror: Mirror, _ plain: String) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(plain)" }
    let type = typeName(mirror)
    if isSecret(name, of: type) { return ".\(name)(\(placeholder))" }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return ".\(name)(\(describeChild(payload.value)))" }
    return ".\(name)(\(labelled(inner, of: "\(type).\(name)")))"
  }

  private func labelled(_ mirror: Mirror, of owner: String) -> String {
    let parts = mirror.children.map { child in
      let label = child.label.flatMap { (label: String) -> String? in
        label.hasPrefix(".") ? nil : FeatureRuntime.fieldName(label, of: child.value)
      }
      let value =
        isSecret(label ?? "", of: owner) ? placeholder : describeChild(child.value)
      return label.map { "\($0): \(value)" } ?? value
    }
    return parts.joined(separator: ", ")
  }

  private func collection(_ mirror: Mirror) -> String {
    let parts = mirror.children.map { child in
      let pair = Mirror(reflecting: child.value)
      guard mirror.displayStyle == .dictionary, pair.children.count == 2 else {
        return describeChild(child.value)
      }
      return pair.children.map { describeChild($0.value) }.joined(separator: ": ")
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

/// What stands behind a field that is declared with a wrapper; it is printed as the field itself is.
public nonisolated protocol WrappedField: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The field's type.
  associatedtype Field
  /// The field.
  var field: Field { get }
}

nonisolated extension WrappedField {
  /// The field as text.
  public var description: String { String(describing: field) }
  /// The field as text, for whoever looks for faults.
  public var debugDescription: String { String(reflecting: field) }
  /// The field's own.
  public var customMirror: Mirror { Mirror(reflecting: field) }

  /// The name of the field, which Swift gives the wrapper with a `_` before it.
  static func name(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

nonisolated extension FeatureRuntime {
  /// The name of a member as it is declared, from that in a mirror.
  public static func fieldName<Value>(_ label: String, of value: Value) -> String {
    guard let wrapped = value as? any WrappedField else { return label }
    return type(of: wrapped).name(label)
  }
}

"""##
}
