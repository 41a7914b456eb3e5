/// A stretch of a template's text: plain text, or what stands between delimiters.
struct Piece: Sendable {
  /// What a piece is.
  enum Kind: Hashable, Sendable {
    /// Printed as it stands.
    case text
    /// `{{ … }}`.
    case output
    /// `{% … %}`.
    case tag
    /// `{# … #}`.
    case comment
  }

  /// What it is.
  var kind: Kind
  /// The bytes of the whole piece, delimiters included; a text shrinks as white space vanishes.
  var range: Range<Int>
  /// The bytes between the delimiters, without trimming dashes.
  var content: Range<Int>
  /// Where the piece begins.
  var position: Position
  /// Whether a dash trims what stands before.
  var trimsBefore = false
  /// Whether a dash trims what stands after.
  var trimsAfter = false
  /// The line that the piece had for itself and that vanished with it.
  var line: VanishedLine?
}

/// The white space around a tag that was alone on its line.
struct VanishedLine: Hashable, Sendable {
  /// What stood before the tag.
  var indentation: [UInt8]
  /// The line break after it; empty at the end of the file.
  var lineBreak: [UInt8]
}
