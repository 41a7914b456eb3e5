/// What is shown, as HTML: for eyes, and to be compared with what was shown before.
@MainActor
struct HTMLRendering {
  private(set) var lines: [String] = []
  private var presented: [ViewElement] = []

  init(_ element: ViewElement) {
    write(element, depth: 1, styles: [])
    while !presented.isEmpty { write(presented.removeFirst(), depth: 1, styles: []) }
  }

  /// A whole page.
  static func page(_ element: ViewElement?, title: String) -> String {
    let body: [String] = element.map { HTMLRendering($0).lines } ?? []
    let head: [String] = [
      "<!DOCTYPE html>", "<html>", "<head>", "  <meta charset=\"utf-8\">",
      "  <title>\(escaped(title))</title>", "  <style>",
    ]
    let rules: [String] = sheet.map { "    \($0)" }
    return
      (head + rules + ["  </style>", "</head>", "<body>"] + body + ["</body>", "</html>", ""])
      .joined(separator: "\n")
  }

  private mutating func write(_ element: ViewElement, depth: Int, styles: [String]) {
    guard element.kind.hasNoLook else {
      return writeElement(element, depth: depth, styles: styles)
    }
    let style: String = element.attribute?.style ?? ""
    let all: [String] = (style.isEmpty ? [] : [style]) + styles
    for child in element.visibleChildren { later(child, depth: depth, styles: all) }
  }

  private mutating func later(_ element: ViewElement, depth: Int, styles: [String]) {
    if element.kind.isPresentation {
      presented.append(element)
    } else {
      write(element, depth: depth, styles: styles)
    }
  }

  private mutating func writeElement(_ element: ViewElement, depth: Int, styles: [String]) {
    if [.text, .image, .color, .shape].contains(element.kind) {
      add("<span\(attributes(element, styles))>\(escaped(element.name()))</span>", depth)
    } else if element.kind == .spacer {
      add("<span class=\"spacer\"></span>", depth)
    } else if element.kind == .divider {
      add("<hr>", depth)
    } else if element.kind == .alert || element.kind == .confirmationDialog {
      let title = "<h1>\(escaped(element.name()))</h1>"
      write(tag: "dialog", element, depth: depth, styles: styles, first: title)
    } else {
      write(tag: element.kind.tag, element, depth: depth, styles: styles)
    }
  }

  private mutating func write(
    tag: String, _ element: ViewElement, depth: Int, styles: [String], first: String? = nil
  ) {
    add("<\(tag)\(attributes(element, styles))>", depth)
    if let first { add(first, depth + 1) }
    for child in element.visibleChildren { later(child, depth: depth + 1, styles: []) }
    if let value = element.control.value?() {
      add("<output>\(escaped(value))</output>", depth + 1)
    }
    if element.kind == .stepper {
      add("<span class=\"knob\">−</span>", depth + 1)
      add("<span class=\"knob\">+</span>", depth + 1)
    }
    add("</\(tag)>", depth)
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private func attributes(_ element: ViewElement, _ styles: [String]) -> String {
    let name: String = element.kind == .view ? " \(element.name())" : ""
    var text = " class=\"\(element.kind.rawValue)\(escaped(name))\""
    if let role = element.role { text += " data-role=\"\(role.name)\"" }
    if element.kind == .button && !element.isEnabled { text += " disabled" }
    if element.kind.isPresentation { text += " open" }
    if !styles.isEmpty { text += " style=\"\(escaped(styles.joined(separator: "; ")))\"" }
    return text
  }

  private static var sheet: [String] {
    [
      "body { font: 17px system-ui, sans-serif; display: flex; flex-direction: column;",
      "  align-items: center; padding: 24px; background: #f2f2f7; margin: 0 }",
      ".vStack, .list, .form, .section, .scrollView, .screen, .navigationStack, .tabView,",
      "  .sheet, .view, .pushed { display: flex; flex-direction: column; align-items: center;",
      "  gap: 8px }",
      ".hStack, .gridRow { display: flex; align-items: center; gap: 8px }",
      ".form, .list { align-items: stretch; background: #fff; border-radius: 10px;",
      "  padding: 12px 16px }",
      ".spacer { flex: 1 }",
      ".header, .footer { color: #6d6d72; font-size: 13px }",
      "button { font: inherit; color: #007aff; background: none; border: none; padding: 6px 12px }",
      "button:disabled { color: #aeaeb2 }",
      "button[data-role=\"destructive\"] { color: #ff3b30 }",
      ".stepper, .toggle, .slider, .picker, .textField, .secureField, .textEditor, .searchField,",
      "  .datePicker, .colorPicker, .uiView { display: flex; align-items: center; gap: 8px }",
      "output { background: #e5e5ea; border-radius: 8px; padding: 4px 10px; min-width: 24px;",
      "  min-height: 1.2em }",
      ".knob { background: #e5e5ea; border-radius: 8px; padding: 4px 12px }",
      "dialog { border: none; border-radius: 14px; padding: 18px; text-align: center;",
      "  box-shadow: 0 8px 40px #0004; position: fixed; inset: 0; margin: auto;",
      "  height: fit-content; width: 270px }",
      "dialog h1 { font-size: 17px; margin: 0 0 6px }",
    ]
  }
}

extension ViewElement.Kind {
  /// What stands for it in HTML.
  fileprivate var tag: String {
    if self == .controlLabel { return "label" }
    if self == .button || self == .navigationLink { return "button" }
    return isPresentation ? "dialog" : "div"
  }
}

/// A text as it stands in HTML.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
}

extension ViewHost {
  /// What is shown, as a page of HTML.
  public func html(title: String = "") -> String { HTMLRendering.page(root, title: title) }
}
