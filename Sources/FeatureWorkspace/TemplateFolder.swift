public import FeatureGeneration

/// A folder of the user's templates.
public struct TemplateFolder: Sendable {
  private let disk: any FileSystem
  private let path: String

  /// The folder at `path`.
  public init(_ path: String, on disk: any FileSystem) {
    self.path = path
    self.disk = disk
  }

  /// What the names of templates end with.
  public static let ending = ".stencil"

  /// The templates at any depth but for hidden ones, each named by its way from the folder, sorted
  /// by name.
  public func files() throws(FileError) -> [TemplateFile] {
    var files: [TemplateFile] = []
    for (name, path) in try places() {
      let text = String(decoding: try disk.read(path), as: UTF8.self)
      files.append(TemplateFile(name: name, path: path, text: text))
    }
    return files
  }

  /// The same without their texts.
  public func places() throws(FileError) -> [(name: String, path: String)] {
    guard try disk.target(of: path) == .folder else {
      throw FileError("read templates in", path, "there is no such folder")
    }
    let found = try places(in: path, named: "")
    guard !found.isEmpty else {
      throw FileError("find a template in", path, "no file there ends in \(Self.ending)")
    }
    return found.sorted { Path.precedes($0.name, $1.name) }
  }

  private func places(
    in folder: String, named prefix: String
  ) throws(FileError) -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    for name in try disk.list(folder) where !name.hasPrefix(".") {
      let place = Path.join(folder, name)
      if try disk.kind(of: place) == .folder {
        found += try places(in: place, named: prefix + name + "/")
      } else if name.hasSuffix(Self.ending), try disk.target(of: place) == .file {
        found.append((prefix + name, place))
      }
    }
    return found
  }
}
