/// Several Swift files as one: the imports merged and sorted, then each file's declarations.
struct MergedSource {
  /// An import, without its access.
  private struct Module: Hashable {
    var attributes: String
    var path: String
  }

  /// How far an import is visible, the widest last.
  private static let accesses = ["private", "fileprivate", "internal", "package", "public"]

  /// The access of each import, by the condition it stands under; an empty one is none.
  private var imports: [String: [Module: Int]] = [:]
  /// Import-only conditions with an `#else`, as they stand.
  private var branches: Set<String> = []
  private var bodies: [String] = []

  /// The text of `files` as one file.
  static func text(of files: [SourceFile]) -> String {
    var merged = MergedSource()
    for file in files { merged.add(file) }
    return merged.text
  }

  private var text: String {
    var parts: [String] = []
    if let plain = imports[""] { parts.append(lines(plain)) }
    for (condition, modules) in imports.sorted(by: { $0.key < $1.key }) where condition != "" {
      parts.append("#if \(condition)\n\(lines(modules, indentation: "  "))#endif\n")
    }
    parts += branches.sorted()
    return (parts + bodies).joined(separator: "\n")
  }

  private func lines(_ modules: [Module: Int], indentation: String = "") -> String {
    let sorted = modules.sorted {
      ($0.key.path, $0.key.attributes) < ($1.key.path, $1.key.attributes)
    }
    return sorted.map { module, access in
      "\(indentation)\(module.attributes)\(Self.accesses[access]) import \(module.path)\n"
    }.joined()
  }

  /// Takes the imports from the head of a file; the rest is its body.
  private mutating func add(_ file: SourceFile) {
    var rest = file.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var kept: [Substring] = []
    while let line = rest.first {
      if let (module, access) = Self.module(line) {
        add(module, access, under: "")
        rest.removeFirst()
      } else if line.hasPrefix("#if "), let end = takeCondition(rest) {
        rest = rest[end...]
      } else if line.hasPrefix("#if "), let shorter = hoistImports(rest) {
        kept.append(line)
        rest = shorter
        break
      } else if line.isEmpty || line.hasPrefix("//") {
        kept.append(line)
        rest.removeFirst()
      } else {
        break
      }
    }
    let body = Self.trimmed(kept + rest)
    if !body.isEmpty { bodies.append(body) }
  }

  private mutating func add(_ module: Module, _ access: Int, under condition: String) {
    let known = imports[condition]?[module] ?? 0
    imports[condition, default: [:]][module] = max(known, access)
  }

  /// Takes a condition with nothing but imports: the index of the line after it.
  private mutating func takeCondition(_ lines: ArraySlice<Substring>) -> Int? {
    guard let end = lines.firstIndex(where: { $0.hasPrefix("#endif") }) else { return nil }
    let inner = lines[(lines.startIndex + 1)..<end]
    let isImportOnly = inner.allSatisfy {
      $0.isEmpty || $0.hasPrefix("#else") || Self.module($0) != nil
    }
    guard isImportOnly else { return nil }
    if inner.contains(where: { $0.hasPrefix("#else") }) {
      branches.insert(Self.trimmed(Array(lines[lines.startIndex...end])))
    } else {
      let condition = String(lines[lines.startIndex].dropFirst("#if ".count))
      for case (let module, let access)? in inner.map(Self.module) {
        add(module, access, under: condition)
      }
    }
    return end + 1
  }

  /// Takes the imports that a condition with declarations begins with: the lines left after its first.
  private mutating func hoistImports(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    let condition = String(lines[lines.startIndex].dropFirst("#if ".count))
    var rest = lines.dropFirst()
    var found = false
    while let line = rest.first, line.isEmpty || Self.module(line) != nil {
      if let (module, access) = Self.module(line) {
        add(module, access, under: condition)
        found = true
      }
      rest.removeFirst()
    }
    return found ? rest : nil
  }

  /// The module that a line imports, with its access; an import that does not say is internal.
  private static func module(_ line: Substring) -> (Module, Int)? {
    var words = line.split(separator: " ")[...]
    var attributes = ""
    while let word = words.first, word.hasPrefix("@") {
      attributes += "\(word) "
      words.removeFirst()
    }
    var access = accesses.firstIndex(of: "internal") ?? 0
    if let word = words.first, let stated = accesses.firstIndex(of: String(word)) {
      access = stated
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    return (Module(attributes: attributes, path: words.dropFirst().joined(separator: " ")), access)
  }

  /// The lines as text, without blank ones at its ends, ended by a line break.
  private static func trimmed(_ lines: [Substring]) -> String {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n") + "\n"
  }
}
