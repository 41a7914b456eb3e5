#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Hears of changes in folders where the system tells of them: on Linux by inotify. Elsewhere, and
/// where the system refuses, it only waits, and who asks has to look.
public final class FolderWatch: Sendable {
  /// The file that the system's messages are read from; negative where there is none.
  private let messages: Int32

  /// A watch of no folder yet.
  public init() {
    #if os(Linux)
      messages = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      messages = -1
    #endif
  }

  deinit {
    if messages >= 0 { close(messages) }
  }

  /// Hears of the folders too, but not of those below them; a folder that was taken away and made
  /// again has to be added again.
  ///
  /// - Returns: Whether the system will tell of all of them.
  public func add(_ folders: [String]) -> Bool {
    guard messages >= 0 else { return false }
    var isComplete = true
    for folder in folders where !add(folder) { isComplete = false }
    return isComplete
  }

  private func add(_ folder: String) -> Bool {
    #if os(Linux)
      let events =
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM
        | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      return inotify_add_watch(messages, folder, UInt32(events) | UInt32(IN_ONLYDIR)) >= 0
    #else
      return false
    #endif
  }

  /// Waits until something happens in the folders, or for so long; what happened since the last call
  /// counts as well.
  ///
  /// - Returns: Whether the system has told of something.
  public func wait(milliseconds: Int32) -> Bool {
    // A negative descriptor is left out by the system: that is a plain wait.
    var files = [pollfd(fd: messages, events: Int16(POLLIN), revents: 0)]
    guard poll(&files, 1, milliseconds) > 0 else { return false }
    forget()
    return true
  }

  /// Throws away what was told until now.
  public func forget() {
    guard messages >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(messages, &buffer, buffer.count) > 0 {}
  }
}
