import FeatureWorkspace
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct DiskFileSystemTests {
  private let disk = DiskFileSystem()

  private func inFolder(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.use(body)
  }

  @Test func writesReadsAndReplaces() throws {
    try inFolder { folder in
      let path = folder + "/a b/é/x.swift"
      try disk.makeFolder(folder + "/a b/é/")
      try disk.makeFolder(folder + "/a b/é")
      try disk.write("one", to: path)
      try disk.write("two", to: path)
      #expect(try disk.read(path) == Array("two".utf8))
      #expect(try disk.list(folder + "/a b/é") == ["x.swift"])
      #expect(try disk.kind(of: path) == .file)
      #expect(try disk.kind(of: folder + "/none/x") == nil)
    }
  }

  @Test func equalBytesAreNotWrittenAgain() throws {
    try inFolder { folder in
      let path = folder + "/x"
      try disk.write("one", to: path)
      var before = stat()
      stat(path, &before)
      try disk.write("one", to: path)
      var after = stat()
      stat(path, &after)
      #expect(before.st_ino == after.st_ino)
    }
  }

  @Test func permissionsStay() throws {
    try inFolder { folder in
      let path = folder + "/x"
      try disk.write("one", to: path)
      #expect(chmod(path, 0o640) == 0)
      try disk.write("two", to: path)
      var after = stat()
      #expect(stat(path, &after) == 0)
      #expect(after.st_mode & 0o7777 == 0o640)
      #expect(try disk.read(path) == Array("two".utf8))
    }
  }

  @Test func errorsNameThePathAndTheReason() throws {
    try inFolder { folder in
      let error = #expect(throws: FileError.self) { try disk.read(folder + "/none") }
      #expect(error?.message == "cannot read '\(folder)/none': No such file or directory")
      #expect(throws: FileError.self) { try disk.read(folder) }
      try disk.write("x", to: folder + "/file")
      let blocked = #expect(throws: FileError.self) { try disk.makeFolder(folder + "/file/sub") }
      #expect(blocked?.path == folder + "/file/sub")
    }
  }

  @Test func linksAreSeenAndReplaced() throws {
    try inFolder { folder in
      try disk.write("x", to: folder + "/real")
      symlink(folder + "/real", folder + "/link")
      #expect(try disk.kind(of: folder + "/link") == .link)
      #expect(try disk.target(of: folder + "/link") == .file)
      #expect(try disk.resolved(folder + "/link") == disk.resolved(folder + "/real"))
    }
  }
}
