/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  /// A file with contents.
  case file
  /// A folder.
  case folder
  /// A symbolic link, whatever it leads to.
  case link
  /// A device, a pipe and the like.
  case other
}

/// What the disk answered instead of doing as asked.
public struct FileError: Error, Hashable, Sendable {
  /// What was tried: «read», «write».
  public var attempt: String
  /// The path, as the user would know it.
  public var path: String
  /// Why not, in the system's words.
  public var reason: String

  /// An error.
  public init(_ attempt: String, _ path: String, _ reason: String) {
    self.attempt = attempt
    self.path = path
    self.reason = reason
  }

  /// The error as a message, without a full stop.
  public var message: String { "cannot \(attempt) '\(path)': \(reason)" }
}

/// The few things that are done to the disk, so that tests can make each of them fail.
public protocol FileSystem: Sendable {
  /// What `path` itself is, links not followed; nil where there is nothing.
  func kind(of path: String) throws(FileError) -> FileKind?
  /// What `path` leads to once links are followed; nil where there is nothing.
  func target(of path: String) throws(FileError) -> FileKind?
  /// All bytes of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// A word that changes whenever a file is written; nil where there is none.
  func stamp(of path: String) throws(FileError) -> String?
  /// The names in a folder, in no order.
  func list(_ folder: String) throws(FileError) -> [String]
  /// Makes a folder and those above it; nothing where it is there.
  func makeFolder(_ path: String) throws(FileError)
  /// Makes a file that must not exist yet, with the permissions of another where that is there, and
  /// waits until its bytes are on the disk.
  func create(_ path: String, _ bytes: [UInt8], like other: String) throws(FileError)
  /// Puts a file in the place of another in one step.
  func rename(_ old: String, to new: String) throws(FileError)
  /// Takes a file or link away.
  func remove(_ path: String) throws(FileError)
  /// The absolute path without links, `.` and `..`.
  func resolved(_ path: String) throws(FileError) -> String
  /// Does something while no other process that asks for the same folder does.
  func alone<Result>(
    in folder: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result
  /// A word that no other process that runs now uses for its temporary files.
  var processMark: String { get }
}

extension FileSystem {
  /// Writes a text so that there is at all times either the old or the new one, and only where it
  /// differs; links are followed to the file that they lead to.
  public func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes, which need not be text, in the same way.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let place = try kind(of: path) == .link ? resolved(path) : path
    if try kind(of: place) == .file, try read(place) == bytes { return }
    try replace(place, bytes)
  }

  /// Makes an empty file newer than all that was written before, to mark the end of a run.
  public func renew(_ path: String) throws(FileError) { try replace(path, []) }

  /// Writes a file so that there are at all times either its old or its new bytes.
  ///
  /// A link at `path` is replaced, never followed.
  func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let (folder, name) = Path.split(path)
    let temporary = Path.join(folder, temporaryPrefix(for: name) + processMark)
    do throws(FileError) {
      if try kind(of: temporary) != nil { try remove(temporary) }
      try create(temporary, bytes, like: path)
      try rename(temporary, to: path)
    } catch {
      // The first error is what the user has to know; what is left over is hidden and harmless.
      try? remove(temporary)
      throw FileError("write", path, error.reason)
    }
  }

  /// What the names of temporary files begin with that become the file called `name`.
  func temporaryPrefix(for name: String) -> String { ".\(name).featuregen-" }
}
