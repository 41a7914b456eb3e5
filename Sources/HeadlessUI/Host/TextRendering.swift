/// What is shown, as text: a line an element, what is in it indented, what is presented last.
@MainActor
struct TextRendering {
  private(set) var lines: [String] = []
  private var presented: [ViewElement] = []

  init(_ element: ViewElement) {
    write(element, depth: 0, attributes: [])
    while !presented.isEmpty { write(presented.removeFirst(), depth: 0, attributes: []) }
  }

  private mutating func write(_ element: ViewElement, depth: Int, attributes: [ViewAttribute]) {
    if element.kind == .controlLabel { return }
    if element.kind.hasNoLook {
      let own: [ViewAttribute] = element.attribute.map { [$0] } ?? []
      return writeChildren(of: element, depth: depth, attributes: attributes + own)
    }
    lines.append(String(repeating: "  ", count: depth) + line(element, attributes))
    let inner: [ViewElement] = element.isWrittenInOneLine ? [] : element.visibleChildren
    for child in inner { later(child, depth: depth + 1, attributes: []) }
  }

  /// What modifies several elements stands on the first of them.
  private mutating func writeChildren(
    of element: ViewElement, depth: Int, attributes: [ViewAttribute]
  ) {
    for (index, child) in element.visibleChildren.enumerated() {
      later(child, depth: depth, attributes: index == 0 ? attributes : [])
    }
  }

  private mutating func later(_ element: ViewElement, depth: Int, attributes: [ViewAttribute]) {
    if element.kind.isPresentation {
      presented.append(element)
    } else {
      write(element, depth: depth, attributes: attributes)
    }
  }

  private func line(_ element: ViewElement, _ attributes: [ViewAttribute]) -> String {
    var words: [String] = [element.kind == .view ? element.name() : element.kind.title]
    let label: String = element.kind == .view ? "" : element.shownLabel
    if !label.isEmpty { words.append("\"\(label)\"") }
    if let value = element.control.value?() { words.append("= \(value.isEmpty ? "\"\"" : value)") }
    if let role = element.role { words.append("role: \(role.name)") }
    if let placement = element.control.placement { words.append("at: \(placement)") }
    for attribute in attributes.reversed() where !attribute.name.isEmpty {
      let value: String = attribute.value()
      words.append(value.isEmpty ? ".\(attribute.name)" : ".\(attribute.name)(\(value))")
    }
    return words.joined(separator: " ")
  }
}

extension ViewElement.Kind {
  /// The name as a type's.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Whether it only holds others together.
  var hasNoLook: Bool { [.group, .forEach, .row, .modifier].contains(self) }
}

extension ViewElement {
  /// The words of it that a line shows.
  var shownLabel: String {
    switch kind {
    case .text, .image, .color, .shape, .alert, .confirmationDialog, .uiView: name()
    case .button, .link, .label, .tab, .message, .header, .footer, .navigationLink: words
    case .toggle, .stepper, .slider, .textField, .secureField, .textEditor, .searchField, .picker,
      .datePicker, .colorPicker, .progressView, .menu, .disclosureGroup:
      controlLabel?.words ?? ""
    case .spacer, .divider, .vStack, .hStack, .zStack, .grid, .gridRow, .list, .form, .section,
      .scrollView, .row, .forEach, .navigationStack, .screen, .pushed, .tabView, .toolbar,
      .toolbarItem, .swipeActions, .sheet, .fullScreenCover, .popover, .controlLabel, .modifier,
      .view, .group:
      ""
    }
  }

  /// Whether its line says all that is in it.
  var isWrittenInOneLine: Bool {
    [.button, .link, .message, .tab, .label, .navigationLink].contains(kind)
      && !visibleTree.dropFirst().contains { $0.kind == .view || $0.kind.isScreen }
  }
}
