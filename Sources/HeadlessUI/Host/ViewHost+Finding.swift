extension ViewHost {
  /// The element of a kind and label that is shown, the foremost where there are several.
  ///
  /// An element is also found by its `accessibilityIdentifier`, a field by its placeholder.
  /// - Throws: `ViewFault.notFound`, with what there is instead.
  public func find(_ kind: ViewElement.Kind, _ label: String? = nil) throws(ViewFault)
    -> ViewElement
  {
    let found: [ViewElement] = findAll(kind, label)
    guard let element = found.first(where: { blocker(of: $0) == nil }) ?? found.first else {
      throw ViewFault.notFound(kind: kind.rawValue, label: label, shown: text)
    }
    return element
  }

  /// All elements of a kind, and of a label if one is given, in reading order.
  public func findAll(_ kind: ViewElement.Kind, _ label: String? = nil) -> [ViewElement] {
    guard let root else { return [] }
    return root.visibleTree.filter { element in
      guard element.kind == kind else { return false }
      guard let label else { return true }
      return element.label == label || element.identifier == label || element.placeholder == label
    }
  }

  /// The first view of one of the app's types that is shown.
  /// - Throws: `ViewFault.notFound`, with what there is instead.
  public func find<V: View>(_ type: V.Type) throws(ViewFault) -> ViewElement {
    guard let element = findAll(type).first else {
      throw ViewFault.notFound(
        kind: shortTypeName(String(describing: type)), label: nil, shown: text)
    }
    return element
  }

  /// All views of one of the app's types, in reading order.
  public func findAll<V: View>(_ type: V.Type) -> [ViewElement] {
    let name: String = shortTypeName(String(describing: type))
    return findAll(.view).filter { $0.name() == name }
      + findAll(.uiView).filter { $0.parent?.name() == name }
  }

  /// What is presented in front of everything else, if anything is.
  public var presented: ViewElement? {
    root?.visibleTree.last { $0.kind.isPresentation }
  }

  /// What stands before an element, so that a user cannot reach it.
  func blocker(of element: ViewElement) -> ViewElement? {
    guard let front = presented, front !== element else { return nil }
    return element.ancestors.contains { $0 === front } ? nil : front
  }

  /// Everything that is shown, as text: a line an element.
  public var text: String { root?.text ?? "" }

  /// All words that are shown, in reading order.
  public var words: [String] {
    root?.visibleTree.filter { $0.kind == .text }.map { $0.name() } ?? []
  }
}

/// Why a test could not do what a user would have done.
public enum ViewFault: Error, Equatable, CustomStringConvertible {
  /// Nothing like it is shown.
  case notFound(kind: String, label: String?, shown: String)
  /// It is disabled.
  case disabled(String)
  /// Something is presented in front of it.
  case covered(String, by: String)
  /// It is no longer shown.
  case gone(String)
  /// That cannot be done with it.
  case impossible(String, action: String)
  /// It does not take that value.
  case refused(String, value: String)

  /// What is wrong, for who reads the test's output.
  public var description: String {
    switch self {
    case .notFound(let kind, let label, let shown):
      "There is no \(kind)\(label.map { " “\($0)”" } ?? ""). What is shown:\n\(shown)"
    case .disabled(let element): "\(element) is disabled."
    case .covered(let element, let front): "\(element) is behind \(front)."
    case .gone(let element): "\(element) is no longer shown; find it again."
    case .impossible(let element, let action): "\(element) cannot be \(action)."
    case .refused(let element, let value): "\(element) does not take \(value)."
    }
  }
}
