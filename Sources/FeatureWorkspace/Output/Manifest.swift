/// What was written into an output folder, so that it can be taken away again.
///
/// One line a file: a digest of its bytes, its name, and the spec it comes from, relative to the
/// folder. It is text without dates or absolute paths, so that it may be committed.
struct Manifest: Hashable, Sendable {
  /// The name of the manifest's own file.
  static let fileName = ".featuregen-manifest"
  private static let heading = "featuregen manifest 1"

  /// A file that was written.
  struct Entry: Hashable, Sendable {
    /// Of its bytes.
    var digest: String
    /// Its name in the folder.
    var name: String
    /// The spec that it comes from, relative to the folder; empty where it comes from none.
    var spec: String
  }

  /// The files, sorted by name. A name stands twice while a run replaces its file: with the old
  /// digest and with the new one, so that the file is known whenever the run is cut short.
  private(set) var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      left.name == right.name
        ? Path.precedes(left.digest, right.digest) : Path.precedes(left.name, right.name)
    }
  }

  /// The manifest that a text is; empty where it is none, so that nothing is taken away by it.
  init(text: String) {
    let lines = text.split(separator: "\n")
    let isManifest = lines.first.map(String.init) == Manifest.heading
    self.init(
      (isManifest ? lines.dropFirst() : []).compactMap { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, Manifest.isSafe(parts[1]) else { return nil }
        return Entry(digest: parts[0], name: parts[1], spec: parts[2])
      })
  }

  var text: String {
    let lines = entries.map { "\($0.digest)\t\($0.name)\t\($0.spec)" }
    return ([Manifest.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Whether a file of that name and digest was written, or was to be when a run was cut short.
  func has(_ name: String, digest: String) -> Bool {
    entries.contains { $0.name == name && $0.digest == digest }
  }

  /// Whether a name stays in its folder and on its line.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\n" || $0 == "\t" || $0 == "\0" }
  }

  /// A digest of bytes (FNV-1a, 64 bits) with their number: enough to tell whether a person has
  /// changed a file, which is all that it is for.
  static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count)
  }
}
