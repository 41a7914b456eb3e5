import FeatureWorkspace

/// `featuregen init`: a configuration and a first spec to start from.
struct InitCommand {
  private let environment: ToolEnvironment

  init(_ environment: ToolEnvironment) { self.environment = environment }

  func run() throws(FileError) -> ToolResult {
    var result = ToolResult()
    let files = [
      (path: Configuration.fileName, text: InitCommand.configuration),
      (path: "Specs/Counter.feature", text: InitCommand.spec),
    ]
    for file in files {
      if try environment.disk.kind(of: file.path) != nil {
        throw FileError("write", file.path, "it is there already")
      }
    }
    try environment.disk.makeFolder("Specs")
    for file in files {
      try environment.disk.write(file.text, to: file.path)
      result.output += file.path + "\n"
    }
    return result
  }

  private static let configuration = """
    {
      "specs": ["Specs"],
      "output": "Generated"
    }

    """

  private static let spec = """
    /// A number that goes up and down in steps.
    feature Counter {
      state {
        var count = 0
        var step = 1 in 1...10
      }
      binding step

      action incrementTapped { count += step }
      action decrementTapped { count -= step }
      action resetTapped when count != 0 { count = 0 }
    }

    """
}
