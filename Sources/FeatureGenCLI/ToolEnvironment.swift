public import FeatureDiagnostics
public import FeatureGeneration
public import FeatureWorkspace

/// All of the world that a command can see, so that tests can give it another.
public struct ToolEnvironment: Sendable {
  /// A wait of a watcher.
  public typealias Pause = @Sendable (_ folders: [String], _ isIdle: Bool) -> Bool

  /// The disk.
  public var disk: any FileSystem
  /// Gives the bytes of standard input.
  public var standardInput: @Sendable () throws(FileError) -> [UInt8]
  /// The folder that relative paths start from, absolute.
  public var workingFolder: String
  /// Whether diagnostics go to a terminal.
  public var isTerminal: Bool
  /// The environment variables.
  public var variables: [String: String]
  /// What makes files of specs.
  public var pipeline: @Sendable (GenerationOptions, [SourceText]) -> GenerationResult
  /// Waits before a watcher looks again, and says whether it should: a moment, or, where all is as
  /// it should be, until something happens in the folders.
  public var pause: Pause
  /// Prints diagnostics at once, for commands that go on.
  public var print: @Sendable (String) -> Void

  /// An environment.
  public init(
    disk: any FileSystem, standardInput: @escaping @Sendable () throws(FileError) -> [UInt8],
    workingFolder: String, isTerminal: Bool, variables: [String: String],
    pipeline: @escaping @Sendable (GenerationOptions, [SourceText]) -> GenerationResult,
    pause: @escaping Pause, print: @escaping @Sendable (String) -> Void
  ) {
    self.disk = disk
    self.standardInput = standardInput
    self.workingFolder = workingFolder
    self.isTerminal = isTerminal
    self.variables = variables
    self.pipeline = pipeline
    self.pause = pause
    self.print = print
  }

  /// What finds and reads specs.
  var loader: SpecLoader { SpecLoader(disk, standardInput: standardInput) }
}

/// What a command leaves behind.
public struct ToolResult: Hashable, Sendable {
  /// The exit code.
  public var exitCode: ExitCode = .success
  /// Data.
  public var output = ""
  /// Diagnostics.
  public var errors = ""

  /// A command that has said nothing yet.
  public init() {}
}

/// The exit codes of the tool.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// All is well.
  case success = 0
  /// A spec has an error.
  case findings = 1
  /// Generated files are not what the specs give.
  case outOfDate = 2
  /// The command line cannot be understood.
  case usage = 64
  /// The tool itself has failed.
  case `internal` = 70
  /// A file could not be read or written.
  case disk = 74

  /// What the code says, for the help.
  public var summary: String {
    switch self {
    case .success: "all is well"
    case .findings: "a spec has an error"
    case .outOfDate: "generated files are out of date, or a spec is not formatted"
    case .usage: "the command line cannot be understood"
    case .internal: "featuregen itself has failed"
    case .disk: "a file could not be read or written"
    }
  }
}
