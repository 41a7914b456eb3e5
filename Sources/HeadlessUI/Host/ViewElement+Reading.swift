import HeadlessUIKit

extension ViewElement {
  /// Its words: a text's own, or those of its label, or of what is in it.
  public var label: String {
    if let said = spokenLabel { return said }
    if kind == .text || kind == .image || kind == .shape || kind == .color { return name() }
    if let label = controlLabel { return label.words }
    if kind.isPresentation || kind == .view || kind == .uiView { return name() }
    return words
  }

  /// All texts in it, in reading order.
  var words: String {
    if kind == .text { return name() }
    return visibleChildren.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  var controlLabel: ViewElement? { children.first { $0.kind == .controlLabel } }

  /// What `accessibilityLabel` says of it.
  private var spokenLabel: String? {
    for attribute in modifiers { if case .label(let text) = attribute.role { return text() } }
    return nil
  }

  /// What `accessibilityIdentifier` calls it; empty where it does not.
  public var identifier: String {
    for attribute in modifiers {
      if case .identifier(let identifier) = attribute.role { return identifier }
    }
    return uiView?.accessibilityIdentifier ?? ""
  }

  /// What a field shows while it is empty, if that is not its label.
  var placeholder: String? {
    guard control.text != nil else { return nil }
    return (uiView as? UITextField)?.placeholder ?? (uiView as? UISearchBar)?.placeholder
      ?? (kind == .uiView ? nil : name())
  }

  /// What it shows besides its label: a field's text, a toggle's position, a choice.
  public var value: String { control.value?() ?? "" }

  /// Whether it can be worked: neither disabled, nor at the end of what it can do.
  public var isEnabled: Bool {
    guard control.isEnabled() else { return false }
    return !ancestorsOnScreen.contains { element in
      if case .disabled(true) = element.attribute?.role { true } else { false }
    }
  }

  /// Whether it has the keyboard.
  public var isFocused: Bool {
    guard let session = control.text else { return false }
    return host?.focused === session
  }

  /// What a button is for.
  public var role: ButtonRole? { control.role }

  /// The elements of a kind in it that are shown, in reading order.
  public func all(_ kind: Kind) -> [ViewElement] {
    visibleTree.dropFirst().filter { $0.kind == kind }
  }

  /// Everything in it that is shown, as text: a line an element.
  public var text: String { TextRendering(self).lines.joined(separator: "\n") }

  /// What stands for it as a choice.
  var tag: AnyHashable? {
    for attribute in modifiers { if case .tag(let tag) = attribute.role { return tag } }
    return nil
  }

  /// What stands for it in a list: its tag, or the identity that the loop gives it.
  var rowTag: AnyHashable? {
    for element in [self] + visibleTree {
      if case .tag(let tag) = element.attribute?.role { return tag }
    }
    for element in [self] + ancestors {
      if case .tag(let tag) = element.attribute?.role { return tag }
    }
    return nil
  }
}
