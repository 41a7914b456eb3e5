import FeatureDiagnostics

/// How often each word stands in some texts, comments and strings included.
struct Words {
  /// By a hash of the word: two words that meet make a lint silent, which does no harm.
  private var counts: [UInt64: Int] = [:]

  /// Counts the words of a range.
  mutating func add(_ range: SourceRange, of text: SourceText) {
    var hash = Words.start
    var isInWord = false
    for byte in text.bytes[min(range.start, text.bytes.count)..<min(range.end, text.bytes.count)] {
      if Words.isPart(byte) {
        hash = Words.next(hash, byte)
        isInWord = true
      } else if isInWord {
        counts[hash, default: 0] += 1
        hash = Words.start
        isInWord = false
      }
    }
    if isInWord { counts[hash, default: 0] += 1 }
  }

  /// How often a word stands there.
  func count(_ word: String) -> Int {
    counts[word.utf8.reduce(Words.start, Words.next), default: 0]
  }

  // FNV-1a.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
