extension TemplateLibrary {
  /// Everything that is wrong in the file called `name`, and in what it leads to, for contexts of
  /// the type `schema`.
  ///
  /// A file without errors renders every such context, but for what lies in values alone: an index
  /// beyond a list's end, lists that mix texts and numbers, and the limits.
  public func check(_ name: String, _ schema: TemplateSchema) -> [TemplateError] {
    let known = errors
    guard known.isEmpty else { return known }
    do throws(TemplateError) {
      return Checker.errors(in: try file(name), of: self, schema)
    } catch {
      return [error]
    }
  }

  /// One file of the library, and how it relates to those below it.
  public struct Entry: Hashable, Sendable {
    /// The name by which includes find it.
    public var name: String
    /// The path that messages show.
    public var path: String
    /// The layer it is from, 0 for the lowest.
    public var layer: Int
    /// Whether a file of a higher layer has the same name.
    public var isOverridden: Bool
    /// The file that it extends.
    public var base: String?
    /// The blocks that it has.
    public var blocks: [String]
    /// The macros that it has.
    public var macros: [String]
  }

  /// All files, by name and within a name from the highest layer to the lowest.
  public var entries: [Entry] {
    let entries = program.files.enumerated().map { index, file in
      Entry(
        name: file.name, path: file.path, layer: file.layer,
        isOverridden: program.fileNames[file.name] != index, base: file.base?.name,
        blocks: file.units.compactMap { if case .block(let name) = $0.kind { name } else { nil } },
        macros: file.units.compactMap { if case .macro(let name) = $0.kind { name } else { nil } })
    }
    return entries.sorted { ($0.name, -$0.layer) < ($1.name, -$1.layer) }
  }
}
