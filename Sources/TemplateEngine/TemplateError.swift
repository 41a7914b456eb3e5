/// A place in a template.
public struct TemplatePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as its source was named.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// A place in `file`.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as it is shown: `Store.swift:3:7`.
  public var description: String { "\(file):\(line):\(column)" }
}

/// Something wrong in a template, or between a template and what it is given.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line without a full stop.
  public var message: String
  /// Where.
  public var place: TemplatePlace
  /// The includes, calls and blocks that led there, the innermost first.
  public var chain: [TemplatePlace]
  /// The known name nearest to one that is not known.
  public var nearest: String?
  /// What to do about it.
  public var hint: String?

  /// An error at `place`.
  public init(
    _ message: String, at place: TemplatePlace, chain: [TemplatePlace] = [],
    nearest: String? = nil, hint: String? = nil
  ) {
    self.message = message
    self.place = place
    self.chain = chain
    self.nearest = nearest
    self.hint = hint
  }

  /// The file, as its source was named.
  public var file: String { place.file }
  /// The line, from 1.
  public var line: Int { place.line }
  /// The column, from 1.
  public var column: Int { place.column }

  /// The error as it is shown, the chain in lines of its own.
  public var description: String {
    var text = "\(place): error: \(message)"
    if let nearest { text += "; did you mean '\(nearest)'?" }
    if let hint { text += "\n  hint: \(hint)" }
    for link in chain { text += "\n  \(link): reached from here" }
    return text
  }
}

extension TemplateError {
  /// The same error, reached by way of `place`.
  func reached(from place: TemplatePlace) -> TemplateError {
    var error = self
    error.chain.append(place)
    return error
  }
}
