import FeatureGeneration
import FeatureWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Tool {
  /// Runs the command of this process and gives its exit code.
  public static func runProcess() -> Int32 {
    let environment = ToolEnvironment(
      disk: DiskFileSystem(),
      standardInput: { () throws(FileError) in try DiskFileSystem.standardInput() },
      workingFolder: workingFolder, isTerminal: isatty(STDERR_FILENO) == 1,
      variables: variables(["NO_COLOR"]),
      pipeline: { options, sources in Generator(options: options).run(sources) },
      pause: pause(), print: { _ = write($0, to: STDERR_FILENO) })
    // A file that grows too large and a reader that goes away are answers, not the end.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    let result = Tool(environment).run(Array(CommandLine.arguments.dropFirst()))
    let isPrinted = write(result.output, to: STDOUT_FILENO)
    _ = write(result.errors, to: STDERR_FILENO)
    if !isPrinted {
      _ = write("featuregen: error: cannot write to standard output\n", to: STDERR_FILENO)
      return ExitCode.disk.rawValue
    }
    return result.exitCode.rawValue
  }

  /// Gives the way a watcher waits.
  ///
  /// The signals are held back while the process works, so that it always stops between two runs.
  private static func pause() -> ToolEnvironment.Pause {
    let watch = FolderWatch()
    return { folders, isIdle in
      var stops = sigset_t()
      sigemptyset(&stops)
      sigaddset(&stops, SIGINT)
      sigaddset(&stops, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &stops, nil)
      // Some disks, shared ones above all, keep their changes to themselves: a look every two
      // seconds finds those. A save in several steps is over once nothing happens for a moment.
      let isTold = watch.add(folders) && isIdle
      for _ in 0..<(isTold ? 10 : 1) {
        if isTold, watch.wait(milliseconds: 200) {
          // Who writes into a watched folder without a pause must not keep the watcher busy.
          usleep(50_000)
          watch.forget()
          break
        }
        if !isTold { usleep(isIdle ? 200_000 : 100_000) }
        var pending = sigset_t()
        sigpending(&pending)
        if sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1 {
          return false
        }
      }
      if !isIdle { watch.forget() }
      return true
    }
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func variables(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  /// Whether all of a text could be written to a descriptor.
  private static func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(file, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(file, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
