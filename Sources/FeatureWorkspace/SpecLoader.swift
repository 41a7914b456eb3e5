public import FeatureDiagnostics

/// Finds and reads the specs that a command line names.
public struct SpecLoader: Sendable {
  private let disk: any FileSystem
  private let standardInput: @Sendable () throws(FileError) -> [UInt8]

  /// A loader.
  ///
  /// - Parameter standardInput: Gives the bytes of the spec called `-`.
  public init(
    _ disk: any FileSystem,
    standardInput: @escaping @Sendable () throws(FileError) -> [UInt8]
  ) {
    self.disk = disk
    self.standardInput = standardInput
  }

  /// What standard input is called in messages.
  public static let standardInputPath = "<stdin>"

  /// The paths of all specs that `inputs` lead to: files as they are, in folders every
  /// `.feature` at any depth but for hidden ones; each file once, sorted by path.
  public func discover(_ inputs: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for input in inputs {
      if input == "-" {
        found.append(SpecLoader.standardInputPath)
      } else if try disk.target(of: input) == .folder {
        let specs = try specs(in: input)
        guard !specs.isEmpty else {
          throw FileError("find a spec in", input, "no file there ends in .feature")
        }
        found += specs
      } else if try disk.target(of: input) == nil {
        throw FileError("read", input, "there is no such file or folder")
      } else {
        found.append(input)
      }
    }
    return try unique(found)
  }

  /// The specs that `inputs` lead to, in the order in which a run lists them.
  public func load(_ inputs: [String]) throws(FileError) -> [SourceText] {
    var sources: [SourceText] = []
    for path in try discover(inputs) {
      let isInput = path == SpecLoader.standardInputPath
      let bytes = try isInput ? standardInput() : disk.read(path)
      sources.append(SourceText(path: path, bytes: bytes))
    }
    return sources
  }

  /// The folders that `inputs` lead to, those below them too: what appears in one or goes from it
  /// changes what a run reads.
  public func folders(_ inputs: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for input in inputs where input != "-" {
      if try disk.target(of: input) == .folder { found += try folders(below: input) }
    }
    return try unique(found)
  }

  private func folders(below folder: String) throws(FileError) -> [String] {
    var found = [folder]
    for name in try disk.list(folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if try disk.kind(of: path) == .folder { found += try folders(below: path) }
    }
    return found
  }

  private func specs(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try disk.list(folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      switch try disk.kind(of: path) {
      case .folder: found += try specs(in: path)
      // A linked folder could lead round in a circle; a linked spec cannot.
      case .file, .link:
        if name.hasSuffix(".feature"), try disk.target(of: path) == .file { found.append(path) }
      case .other, nil: break
      }
    }
    return found
  }

  private func unique(_ paths: [String]) throws(FileError) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for path in paths.sorted(by: Path.precedes) {
      let real = path == SpecLoader.standardInputPath ? path : try disk.resolved(path)
      if seen.insert(real).inserted { result.append(path) }
    }
    return result
  }
}
