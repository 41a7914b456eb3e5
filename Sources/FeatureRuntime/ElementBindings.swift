#if canImport(SwiftUI)
  public import SwiftUI

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
