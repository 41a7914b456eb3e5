/// Screens of which one is shown at a time.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Screens, each with a tag of the selection's type.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Screens, of which the first is shown until another is chosen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView: PrimitiveView where Content: View {}

extension TabView: TrackedView where Content: View {
  func resolveTracked(in scope: ResolveScope) {
    let own: StateStorage<AnyHashable?> = scope.at(.addition(0)).keeping { StateStorage(nil) }
    let chosen: AnyHashable? = selection.map { AnyHashable($0.wrappedValue) } ?? own.read()
    let tabs = TabList(chosen: chosen)
    var control = Control()
    control.selection = { tabs.shownTag }
    control.value = { tabs.shownTag.map { "\($0)" } ?? "" }
    control.select = { tag in
      guard tabs.has(tag) else { return false }
      guard let selection else {
        own.store(tag)
        return true
      }
      guard let value = tag.base as? SelectionValue else { return false }
      selection.wrappedValue = value
      return true
    }
    let element: ViewElement = scope.add(.tabView, control: control) {
      $0.resolve(content, part: .content)
    }
    tabs.element = element
    element.shownChildren = { tabs.shown }
  }
}

/// The screens in a tab view: the views in it that have a tag or a tab item, or all there are.
@MainActor
final class TabList {
  weak var element: ViewElement?
  private let chosen: AnyHashable?

  init(chosen: AnyHashable?) { self.chosen = chosen }

  private var tabs: [ViewElement] {
    var found: [ViewElement] = []
    func look(_ element: ViewElement) {
      if [.group, .view, .forEach].contains(element.kind) {
        for child in element.children { look(child) }
      } else {
        found.append(element)
      }
    }
    for child in element?.children ?? [] { look(child) }
    return found
  }

  private func tag(_ index: Int, _ tab: ViewElement) -> AnyHashable {
    var next: ViewElement? = tab
    while let here = next {
      if case .tag(let tag) = here.attribute?.role { return tag }
      next = here.attribute == nil ? nil : here.children.first
    }
    return AnyHashable(index)
  }

  private var shownTab: (tag: AnyHashable, tab: ViewElement)? {
    let all = tabs.enumerated().map { (tag: tag($0.offset, $0.element), tab: $0.element) }
    return all.first { $0.tag == chosen } ?? all.first
  }

  var shown: [ViewElement] { shownTab.map { [$0.tab] } ?? [] }

  var shownTag: AnyHashable? { shownTab?.tag }

  func has(_ tag: AnyHashable) -> Bool {
    tabs.enumerated().contains { self.tag($0.offset, $0.element) == tag }
  }
}
