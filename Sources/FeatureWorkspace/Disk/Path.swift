/// Paths as text, as POSIX has them.
public enum Path {
  /// `name` in `folder`.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that a path lies in; `.` where it names none.
  public static func folder(of path: String) -> String { split(path).folder }

  /// The folder of a path, `.` where it names none, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// The way from one absolute folder to a path, both without links and dots.
  static func relative(_ path: String, from folder: String) -> String {
    let goal = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(goal, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - common)
    return (up + goal[common...]).joined(separator: "/")
  }

  /// Whether a path comes before another, by bytes, so that no locale has a say.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
