import FeatureWorkspace
import Testing

#if os(Linux)
  @Suite struct FolderWatchTests {
    private let disk = DiskFileSystem()

    /// Long enough for any machine; nothing waits for it but a test that fails.
    private let long: Int32 = 60_000

    @Test func writingMakingRenamingAndRemovingAreHeardOf() throws {
      try TemporaryFolder.use { folder in
        let watch = FolderWatch()
        #expect(watch.add([folder]))
        #expect(!watch.wait(milliseconds: 0))
        let changes: [() throws -> Void] = [
          { try disk.write("one", to: folder + "/A.feature") },
          { try disk.write("two", to: folder + "/A.feature") },
          { try disk.rename(folder + "/A.feature", to: folder + "/B.feature") },
          { try disk.remove(folder + "/B.feature") },
          { try disk.makeFolder(folder + "/sub") },
        ]
        for change in changes {
          try change()
          #expect(watch.wait(milliseconds: long))
          #expect(!watch.wait(milliseconds: 0))
        }
      }
    }

    @Test func whatHappenedBeforeTheWaitCountsUntilItIsForgotten() throws {
      try TemporaryFolder.use { folder in
        let watch = FolderWatch()
        #expect(watch.add([folder]))
        try disk.write("one", to: folder + "/A.feature")
        watch.forget()
        #expect(!watch.wait(milliseconds: 0))
        try disk.write("two", to: folder + "/A.feature")
        #expect(watch.wait(milliseconds: long))
      }
    }

    @Test func aFolderThatIsNotThereIsNoHindrance() throws {
      try TemporaryFolder.use { folder in
        let watch = FolderWatch()
        #expect(!watch.add([folder, folder + "/later"]))
        try disk.makeFolder(folder + "/later")
        watch.forget()
        #expect(watch.add([folder, folder + "/later"]))
        try disk.write("one", to: folder + "/later/A.feature")
        #expect(watch.wait(milliseconds: long))
      }
    }
  }
#endif
