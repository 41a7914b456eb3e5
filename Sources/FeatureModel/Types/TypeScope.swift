public import FeatureDiagnostics

/// Where a type is named: the file and the declarations around the place, outermost first.
public struct TypeScope: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The names of the feature and types around the place: `["Search", "Day"]`.
  public var path: [String]

  /// A place in `file` inside the declarations `path`.
  public init(file: FileID, path: [String] = []) {
    self.file = file
    self.path = path
  }

  /// The scope inside the declaration `name` of this one.
  public func inside(_ name: String) -> TypeScope { TypeScope(file: file, path: path + [name]) }

  /// The dotted name of a type that is declared here.
  public func name(_ name: String) -> TypeName { TypeName(path + [name]) }
}
