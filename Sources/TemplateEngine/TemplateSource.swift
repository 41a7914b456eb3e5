/// One template file.
public struct TemplateSource: Hashable, Sendable {
  /// The name by which includes find it.
  public var name: String
  /// The path that messages show.
  public var path: String
  /// What is in it.
  public var text: String

  /// A file called `name`; messages show `path`, or the name where there is none.
  public init(name: String, path: String? = nil, text: String) {
    self.name = name
    self.path = path ?? name
    self.text = text
  }
}
