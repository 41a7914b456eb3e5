#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The system's functions that share their names with methods of the file system.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

/// The disk of the machine.
public struct DiskFileSystem: FileSystem {
  /// The disk.
  public init() {}

  public var processMark: String { String(getpid()) }

  public func kind(of path: String) throws(FileError) -> FileKind? {
    var info = stat()
    return try kind(lstat(path, &info), info, path)
  }

  public func target(of path: String) throws(FileError) -> FileKind? {
    var info = stat()
    return try kind(stat(path, &info), info, path)
  }

  private func kind(_ result: Int32, _ info: stat, _ path: String) throws(FileError) -> FileKind? {
    if result != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw lastError("look at", path)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  public func stamp(of path: String) throws(FileError) -> String? {
    var info = stat()
    guard try kind(stat(path, &info), info, path) != nil else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(info.st_ino) \(info.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw lastError("read", path) }
    defer { close(file) }
    return try DiskFileSystem.readAll(file, path: path)
  }

  /// All bytes of standard input.
  public static func standardInput() throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, path: "<stdin>")
  }

  private static func readAll(_ file: Int32, path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError("read", path, reason(errno)) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  public func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw lastError("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw lastError("list", folder) }
    return names
  }

  public func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST, try target(of: path) == .folder { return }
    guard code == ENOENT, !path.isEmpty else {
      throw FileError("make the folder", path, DiskFileSystem.reason(code))
    }
    var trimmed = path
    while trimmed.hasSuffix("/"), trimmed.count > 1 { trimmed.removeLast() }
    try makeFolder(Path.split(trimmed).folder)
    // Another process may have made it meanwhile, which is as good.
    if mkdir(trimmed, 0o777) != 0, errno != EEXIST { throw lastError("make the folder", path) }
  }

  public func create(
    _ path: String, _ bytes: [UInt8], like other: String
  ) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw lastError("write", path) }
    var model = stat()
    // Not every disk knows permissions, and a file without the right ones is better than none.
    if lstat(other, &model) == 0, model.st_mode & S_IFMT == S_IFREG {
      fchmod(file, model.st_mode & 0o7777)
    }
    var failure = writeAll(bytes, to: file, path)
    if failure == nil, fsync(file) != 0 { failure = lastError("write", path) }
    if close(file) != 0, failure == nil { failure = lastError("write", path) }
    if let failure { throw failure }
  }

  private func writeAll(_ bytes: [UInt8], to file: Int32, _ path: String) -> FileError? {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(file, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return lastError("write", path)
      }
      start += count
    }
    return nil
  }

  public func rename(_ old: String, to new: String) throws(FileError) {
    if systemRename(old, new) != 0 { throw lastError("write", new) }
  }

  public func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw lastError("remove", path) }
  }

  public func resolved(_ path: String) throws(FileError) -> String {
    guard let result = realpath(path, nil) else { throw lastError("find", path) }
    defer { free(result) }
    return String(cString: result)
  }

  public func alone<Result>(
    in folder: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // The folder itself is what is locked, so that no file is left behind; the lock ends with the
    // process, however that ends. Where a disk knows no locks, work goes on without one.
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    while file >= 0, flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  private func lastError(_ attempt: String, _ path: String) -> FileError {
    FileError(attempt, path, DiskFileSystem.reason(errno))
  }

  private static func reason(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
