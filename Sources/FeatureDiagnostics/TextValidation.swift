/// Finds what no spec may contain, whatever it means: bytes that are not UTF-8, NUL, and
/// characters that make a text read differently from how it is parsed.
public enum TextValidation {
  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = DiagnosticID(1)
  /// A NUL character.
  public static let nul = DiagnosticID(2)
  /// A bidirectional control character, U+202A–202E or U+2066–2069.
  public static let bidirectionalControl = DiagnosticID(3)

  /// The findings about the text of `source`, in order.
  ///
  /// Bad bytes that touch each other make one finding, so that a picture given by mistake does not
  /// give thousands.
  public static func findings(in source: SourceText, as file: FileID) -> [Diagnostic] {
    var scan = Scan(bytes: source.bytes, file: file)
    scan.run()
    return scan.findings
  }
}

/// One walk over the bytes of a text.
private struct Scan {
  let bytes: [UInt8]
  let file: FileID
  var findings: [Diagnostic] = []
  private var index = 0
  private var invalidStart: Int?

  init(bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  mutating func run() {
    while index < bytes.count {
      if bytes[index] < 0x80 {
        ascii()
      } else if let length = sequenceLength() {
        endInvalid()
        if let control = bidirectionalControl() { report(control) }
        index += length
      } else {
        invalidStart = invalidStart ?? index
        index += 1
      }
    }
    endInvalid()
  }

  private mutating func ascii() {
    endInvalid()
    if bytes[index] == 0 {
      findings.append(
        Diagnostic(
          TextValidation.nul, "a spec cannot contain a NUL character",
          at: SourceLocation(file, SourceRange(index, index + 1)),
          hint: "remove it; in a string write \\0", fixIts: [removal(index, 1)]))
    }
    index += 1
  }

  /// The length of the well-formed sequence that begins here; nil where there is none.
  private func sequenceLength() -> Int? {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, secondIsValid(after: first) else { return nil }
    let rest = bytes[(index + 2)..<max(index + 2, index + length)]
    return rest.allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }

  /// Rules out overlong forms, surrogates and what lies beyond U+10FFFF.
  private func secondIsValid(after first: UInt8) -> Bool {
    let second = bytes[index + 1]
    switch first {
    case 0xE0: return 0xA0...0xBF ~= second
    case 0xED: return 0x80...0x9F ~= second
    case 0xF0: return 0x90...0xBF ~= second
    case 0xF4: return 0x80...0x8F ~= second
    default: return 0x80...0xBF ~= second
    }
  }

  private func bidirectionalControl() -> String? {
    guard bytes[index] == 0xE2, index + 2 < bytes.count else { return nil }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0x80, 0xAA...0xAE): return "U+202" + hexDigit(bytes[index + 2] & 0x0F)
    case (0x81, 0xA6...0xA9): return "U+206" + hexDigit(bytes[index + 2] & 0x0F)
    default: return nil
    }
  }

  private func hexDigit(_ value: UInt8) -> String { String(value, radix: 16, uppercase: true) }

  private mutating func report(_ control: String) {
    findings.append(
      Diagnostic(
        TextValidation.bidirectionalControl,
        "the invisible character \(control) makes text read differently from what it says",
        at: SourceLocation(file, SourceRange(index, index + 3)),
        hint: "remove it; in a string write \\u{\(control.dropFirst(2))}",
        fixIts: [removal(index, 3)]))
  }

  private func removal(_ start: Int, _ length: Int) -> FixIt {
    FixIt("remove the character", in: file, [TextEdit(SourceRange(start, start + length), "")])
  }

  private mutating func endInvalid() {
    guard let start = invalidStart else { return }
    invalidStart = nil
    let count = index - start
    findings.append(
      Diagnostic(
        TextValidation.invalidUTF8,
        count == 1 ? "this byte is not UTF-8" : "these \(count) bytes are not UTF-8",
        at: SourceLocation(file, SourceRange(start, index)),
        hint: "save the file as UTF-8"))
  }
}
