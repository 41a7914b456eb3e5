/// One file of a library after parsing; its units are not yet joined to those of others.
struct ParsedFile: Sendable {
  /// The name by which includes find it.
  var name: String
  /// The path that messages show.
  var path: String
  /// The layer it is from, 0 for the lowest.
  var layer: Int
  /// The file that it extends, and where it says so.
  var base: Base?
  /// The file itself, then its macros and blocks.
  var units: [Unit] = []
  /// What is wrong in it.
  var errors: [TemplateError] = []

  /// What an `extends` names.
  struct Base: Sendable {
    /// The name of the file.
    var name: String
    /// Where the tag stands.
    var position: Position
  }
}
