import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// `featuregen SPEC… -o DIR`: writes Swift for specs.
struct GenerateCommand {
  private let command: ParsedCommand
  private let options: CommonOptions
  private let environment: ToolEnvironment

  init(_ command: ParsedCommand, _ options: CommonOptions, _ environment: ToolEnvironment) {
    self.command = command
    self.options = options
    self.environment = environment
  }

  func run() throws -> ToolResult {
    try options.requireInputs(command)
    guard let output = options.output else {
      if options.inputs == ["-"], !command.has("list-outputs") { return try print() }
      throw UsageError(
        "the output folder is missing", hint: "add -o and a folder, as in -o out",
        path: command.path)
    }
    if command.has("list-outputs") { return try listOutputs(in: output) }
    let run = try SpecRun(command, options, environment)
    var result = run.report(options)
    guard result.exitCode == .success else { return result }
    let folder = OutputFolder(output, on: environment.disk)
    let report = try folder.write(run.files, from: run.sources, force: command.has("force"))
    describe(report, in: output, to: &result)
    if let place = command.value("depfile"), result.exitCode == .success {
      let text = Depfile.text(
        outputs: run.files.map { Path.join(output, $0.name) }, inputs: run.sources.map(\.path))
      try environment.disk.write(text, to: place)
    }
    return result
  }

  /// Standard input goes to standard output where no folder is named.
  private func print() throws -> ToolResult {
    let run = try SpecRun(command, options, environment)
    var result = run.report(options)
    guard result.exitCode == .success else { return result }
    let name = OutputNames.output(ofSpecAt: SpecLoader.standardInputPath)
    result.output += run.files.first { $0.name == name }?.text ?? ""
    return result
  }

  private func listOutputs(in output: String) throws -> ToolResult {
    let loader = SpecLoader(environment.disk, standardInput: environment.standardInput)
    var names = try loader.discover(options.inputs).map(OutputNames.output)
    if options.generation.runtime == .embed { names.append(OutputNames.runtime) }
    var result = ToolResult()
    result.output = names.sorted().map { Path.join(output, $0) + "\n" }.joined()
    return result
  }

  private func describe(
    _ report: OutputFolder.Report, in output: String, to result: inout ToolResult
  ) {
    for path in report.refused {
      result.errors += "featuregen: error: '\(path)' was not written by featuregen\n"
    }
    if !report.refused.isEmpty {
      result.errors += "  hint: nothing was written; --force overwrites such files\n"
      result.exitCode = .findings
    }
    guard options.isVerbose else { return }
    for name in report.written { result.errors += "wrote \(Path.join(output, name))\n" }
    for name in report.removed { result.errors += "removed \(Path.join(output, name))\n" }
  }
}
