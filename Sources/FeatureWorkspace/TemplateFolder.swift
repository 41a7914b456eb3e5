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
    guard try disk.target(of: path) == .folder else {
      throw FileError("read templates in", path, "there is no such folder")
    }
    let found = try files(in: path, named: "")
    guard !found.isEmpty else {
      throw FileError("find a template in", path, "no file there ends in \(Self.ending)")
    }
    return found.sorted { Path.precedes($0.name, $1.name) }
  }

  private func files(in folder: String, named prefix: String) throws(FileError) -> [TemplateFile] {
    var found: [TemplateFile] = []
    for name in try disk.list(folder) where !name.hasPrefix(".") {
      let place = Path.join(folder, name)
      if try disk.kind(of: place) == .folder {
        found += try files(in: place, named: prefix + name + "/")
      } else if name.hasSuffix(Self.ending), try disk.target(of: place) == .file {
        let text = String(decoding: try disk.read(place), as: UTF8.self)
        found.append(TemplateFile(name: prefix + name, path: place, text: text))
      }
    }
    return found
  }
}
