/// What a line is printed from: text, and places where it may be broken.
enum LayoutToken: Hashable, Sendable {
  /// Text that is never broken.
  case text(String)
  /// The beginning of what is kept together if it fits.
  case begin
  /// The end of it.
  case end
  /// A place where the line may be broken; so many spaces if it is not.
  case lineBreak(Break, Int)
  /// A comma that is there only if the literal around it is broken.
  case trailingComma

  /// How a new line is indented.
  enum Break: Hashable, Sendable {
    /// One step further, up to the matching close.
    case open
    /// One step further than the statement, up to the matching close.
    case openContinuation
    /// Never broken: what follows on other lines is one step further, up to the matching close.
    case indent
    /// Never broken: the end of a level.
    case unindent
    /// Back to where the matching open was; on a line of its own if it must.
    case close(mustBreak: Bool)
    /// One step further, for this line only.
    case `continue`
    /// The same before `&&` and `||`: on a new line after an operand of several lines.
    case logical
    /// As before.
    case same
    /// As before, after an element with `&&` or `||`: on a new line if it has several lines.
    case afterLogical
    /// The same, on a line of its own after an element of several lines.
    case closeAfterLogical
    /// Back to the statement, if the current line continues another.
    case reset
  }
}
