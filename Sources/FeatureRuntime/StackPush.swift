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
