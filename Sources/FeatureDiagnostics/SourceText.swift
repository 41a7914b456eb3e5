/// One source file in memory: its name and its bytes.
public struct SourceText: Hashable, Sendable {
  /// The path as the user gave it, shown in messages.
  public let path: String
  /// The bytes as read, valid UTF-8 or not.
  public let bytes: [UInt8]

  /// A text read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text given as a string.
  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// All of it as a string; bytes that are not UTF-8 are shown as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of `range` as a string; bytes that are not UTF-8 are shown as U+FFFD.
  public func text(_ range: SourceRange) -> String {
    let start = min(range.start, bytes.count)
    return String(decoding: bytes[start..<min(max(start, range.end), bytes.count)], as: UTF8.self)
  }
}
