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
