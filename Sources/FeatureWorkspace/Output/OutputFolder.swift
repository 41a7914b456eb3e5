public import FeatureDiagnostics
public import FeatureGeneration

/// A folder of generated files.
public struct OutputFolder: Sendable {
  /// Its path, as the user gave it.
  public let path: String
  private let disk: any FileSystem

  /// The folder at `path`, which need not exist yet.
  public init(_ path: String, on disk: any FileSystem) {
    self.path = path
    self.disk = disk
  }

  /// What a run has changed.
  public struct Report: Hashable, Sendable {
    /// The names of the files whose bytes are new.
    public var written: [String] = []
    /// The names of the files that were taken away.
    public var removed: [String] = []
    /// The paths of files in the way that featuregen did not write; where there is one, nothing
    /// was changed.
    public var refused: [String] = []

    /// A run that has changed nothing.
    public init() {}
  }

  /// A file that is not as a run would leave it.
  public struct Difference: Hashable, Sendable {
    /// How it is not.
    public enum Kind: String, Sendable {
      /// It is not there.
      case missing
      /// It has other bytes.
      case stale
      /// No spec asks for it any more.
      case orphaned
    }

    /// How the file is not as it should be.
    public var kind: Kind
    /// Its path.
    public var path: String
    /// From what is there to what should be there, as a unified diff.
    public var diff: String
    /// Whether a run leaves the file alone, because it is not known to be featuregen's.
    public var isLeftAlone = false
  }

  /// Writes the files that differ and takes away its own that no spec asks for any more.
  ///
  /// - Parameters:
  ///   - specs: The specs of the run, to know later where each file came from.
  ///   - force: Whether files that featuregen did not write are overwritten.
  public func write(
    _ files: [OutputFile], from specs: [SourceText], force: Bool
  ) throws(FileError) -> Report {
    try disk.makeFolder(path)
    // Two runs at once would lose what the other's manifest says.
    return try disk.alone(in: path) { () throws(FileError) in
      try writeAlone(files, from: specs, force: force)
    }
  }

  private func writeAlone(
    _ files: [OutputFile], from specs: [SourceText], force: Bool
  ) throws(FileError) -> Report {
    let manifest = try readManifest()
    var report = Report()
    var changed: [OutputFile] = []
    for file in files {
      guard Manifest.isSafe(file.name) else {
        throw FileError("write", file.name, "the name leads out of the output folder")
      }
      let state = try state(of: file, in: manifest)
      if state == .foreign, !force { report.refused.append(Path.join(path, file.name)) }
      if state != .fresh { changed.append(file) }
    }
    guard report.refused.isEmpty else { return report }
    try removeLeftovers(of: files.map(\.name) + manifest.entries.map(\.name))
    let entries = try entries(of: files, from: specs)
    if !changed.isEmpty {
      // Whenever this run is cut short, the next one knows what it has written.
      let added = entries.filter { !manifest.has($0.name, digest: $0.digest) }
      try write(Manifest(manifest.entries + added))
    }
    for file in changed {
      try disk.replace(Path.join(path, file.name), Array(file.text.utf8))
      report.written.append(file.name)
    }
    let gone = try orphans(of: files, in: manifest)
    for entry in gone where try isOurs(entry) {
      try disk.remove(Path.join(path, entry.name))
      report.removed.append(entry.name)
    }
    let written = Set(files.map(\.name))
    let kept = manifest.entries.filter { !written.contains($0.name) && !gone.contains($0) }
    try write(Manifest(kept + entries))
    return report
  }

  /// How the folder differs from what a run would leave; nothing is changed.
  public func differences(from files: [OutputFile]) throws(FileError) -> [Difference] {
    let manifest = try readManifest()
    var found: [Difference] = []
    for file in files {
      let place = Path.join(path, file.name)
      guard try disk.target(of: place) == .file else {
        let diff = UnifiedDiff.text(from: "", to: file.text, path: place)
        found.append(Difference(kind: .missing, path: place, diff: diff))
        continue
      }
      let old = String(decoding: try disk.read(place), as: UTF8.self)
      if old.utf8.elementsEqual(file.text.utf8) { continue }
      let diff = UnifiedDiff.text(from: old, to: file.text, path: place)
      let isForeign = try state(of: file, in: manifest) == .foreign
      found.append(
        Difference(kind: .stale, path: place, diff: diff, isLeftAlone: isForeign))
    }
    for name in try strays(beside: files, in: manifest) {
      let place = Path.join(path, name)
      let bytes = try disk.read(place)
      let diff = UnifiedDiff.text(from: String(decoding: bytes, as: UTF8.self), to: "", path: place)
      let isKnown = manifest.has(name, digest: Manifest.digest(bytes))
      found.append(
        Difference(kind: .orphaned, path: place, diff: diff, isLeftAlone: !isKnown))
    }
    return found.sorted { Path.precedes($0.path, $1.path) }
  }
}

// MARK: What is there

extension OutputFolder {
  private enum State {
    /// Nothing is there, or something of ours with other bytes.
    case replaceable
    /// The bytes are there already.
    case fresh
    /// Something is there that featuregen did not write.
    case foreign
  }

  private func state(of file: OutputFile, in manifest: Manifest) throws(FileError) -> State {
    let place = Path.join(path, file.name)
    switch try disk.kind(of: place) {
    case nil: return .replaceable
    case .folder: throw FileError("write", place, "it is a folder")
    case .link, .other: return .foreign
    case .file: break
    }
    let bytes = try disk.read(place)
    if bytes.elementsEqual(file.text.utf8) { return .fresh }
    if manifest.has(file.name, digest: Manifest.digest(bytes)) { return .replaceable }
    return Banner.isPresent(in: String(decoding: bytes, as: UTF8.self)) ? .replaceable : .foreign
  }

  private func readManifest() throws(FileError) -> Manifest {
    let place = Path.join(path, Manifest.fileName)
    guard try disk.kind(of: place) == .file else { return Manifest([]) }
    return Manifest(text: String(decoding: try disk.read(place), as: UTF8.self))
  }

  private func entries(
    of files: [OutputFile], from specs: [SourceText]
  ) throws(FileError) -> [Manifest.Entry] {
    let origins = try origins(of: specs)
    return files.map { file in
      let stem = origins.keys.filter { file.name.hasPrefix($0 + ".") }.max { $0.count < $1.count }
      return Manifest.Entry(
        digest: Manifest.digest(Array(file.text.utf8)), name: file.name,
        spec: stem.flatMap { origins[$0] } ?? "")
    }
  }

  private func write(_ manifest: Manifest) throws(FileError) {
    let place = Path.join(path, Manifest.fileName)
    let bytes = Array(manifest.text.utf8)
    if try disk.kind(of: place) == .file, try disk.read(place) == bytes { return }
    try disk.replace(place, bytes)
  }

  /// Takes away the temporary files of runs that were killed; no other run is at work here.
  private func removeLeftovers(of names: [String]) throws(FileError) {
    let prefixes = Set(names + [Manifest.fileName]).map { disk.temporaryPrefix(for: $0) }
    for name in try disk.list(path) where name.hasPrefix(".") {
      guard prefixes.contains(where: { name.hasPrefix($0) }) else { continue }
      let place = Path.join(path, name)
      if try disk.kind(of: place) == .file { try disk.remove(place) }
    }
  }

  /// The specs relative to this folder, by the stem that the names of their files begin with.
  private func origins(of specs: [SourceText]) throws(FileError) -> [String: String] {
    let base = try disk.resolved(path)
    var origins: [String: String] = [:]
    for spec in specs where spec.path != SpecLoader.standardInputPath {
      let stem = OutputNames.output(ofSpecAt: spec.path).dropLast(".generated.swift".count)
      origins[String(stem)] = Path.relative(try disk.resolved(spec.path), from: base)
    }
    return origins
  }

  /// What the manifest names, this run does not write, and no spec on the disk stands for.
  ///
  /// A spec that exists but is not in this run keeps its file: build systems that run once a spec
  /// share one folder.
  private func orphans(
    of files: [OutputFile], in manifest: Manifest
  ) throws(FileError) -> [Manifest.Entry] {
    let written = Set(files.map(\.name))
    var found: [Manifest.Entry] = []
    for entry in manifest.entries where !written.contains(entry.name) {
      let spec = entry.spec.isEmpty ? nil : try disk.target(of: Path.join(path, entry.spec))
      if spec != .file { found.append(entry) }
    }
    return found
  }

  private func isOurs(_ entry: Manifest.Entry) throws(FileError) -> Bool {
    let place = Path.join(path, entry.name)
    guard try disk.kind(of: place) == .file else { return false }
    return Manifest.digest(try disk.read(place)) == entry.digest
  }

  /// The names of generated files that nothing asks for, whether the manifest knows them or not.
  private func strays(
    beside files: [OutputFile], in manifest: Manifest
  ) throws(FileError) -> [String] {
    guard try disk.target(of: path) == .folder else { return [] }
    let gone = Set(try orphans(of: files, in: manifest).map(\.name))
    let known = Set(files.map(\.name)).union(manifest.entries.map(\.name)).subtracting(gone)
    var found: [String] = []
    for name in try disk.list(path) where !known.contains(name) {
      let place = Path.join(path, name)
      let isCandidate = gone.contains(name) || name.hasSuffix(".generated.swift")
      guard isCandidate, try disk.kind(of: place) == .file else { continue }
      let text = String(decoding: try disk.read(place), as: UTF8.self)
      if gone.contains(name) || Banner.isPresent(in: text) { found.append(name) }
    }
    return found
  }
}
