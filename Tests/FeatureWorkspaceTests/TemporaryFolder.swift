import FeatureWorkspace
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that is there for one test.
enum TemporaryFolder {
  static func use(_ body: (String) throws -> Void) throws {
    var name = Array("/tmp/featuregen-test-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&name).map { String(cString: $0) })
    defer { removeAll(folder) }
    try body(folder)
  }

  private static func removeAll(_ folder: String) {
    let disk = DiskFileSystem()
    for name in (try? disk.list(folder)) ?? [] {
      let path = folder + "/" + name
      if (try? disk.kind(of: path)) == .folder { removeAll(path) } else { try? disk.remove(path) }
    }
    rmdir(folder)
  }
}
