import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// `featuregen SPEC… -o DIR`: writes Swift for specs.
struct GenerateCommand {
  let command: ParsedCommand
  let options: CommonOptions
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    try options.requireInputs(command)
    if options.output == nil, options.inputs == ["-"], !command.has("list-outputs") {
      return try print()
    }
    let output = try options.requireOutput(command)
    if command.has("list-outputs") { return try listOutputs(in: output) }
    let run = try SpecRun(command, options, environment)
    var result = run.report(options)
    guard result.exitCode == .success else { return result }
    let folder = OutputFolder(output, on: environment.disk)
    let report = try folder.write(run.files, from: run.sources, force: command.has("force"))
    describe(report, in: output, to: &result)
    if result.exitCode == .success { try tellBuild(of: run, in: output) }
    return result
  }

  /// Writes what a build system asks for: which files depend on which, and last a file that is
  /// newer than all that was read.
  private func tellBuild(of run: SpecRun, in output: String) throws(FileError) {
    let stamp = command.value("stamp")
    if let place = command.value("depfile") {
      let outputs = stamp.map { [$0] } ?? run.files.map { Path.join(output, $0.name) }
      let text = Depfile.text(
        outputs: outputs,
        inputs: run.inputs
          + (try folders(butFor: [output] + [place, stamp ?? place].map(Path.folder)))
      )
      try environment.disk.write(text, to: place)
    }
    if let stamp { try environment.disk.renew(stamp) }
  }

  /// The folders that specs and templates are looked for in. Those that this run itself writes into
  /// are left out: they would be newer than what it has written.
  private func folders(butFor written: [String]) throws(FileError) -> [String] {
    let loader = environment.loader
    let templates = options.templates.map { [$0] } ?? []
    var own: Set<String> = []
    for folder in written { own.insert(try environment.disk.resolved(folder)) }
    var found: [String] = []
    for folder in try loader.folders(options.inputs + templates) {
      if !own.contains(try environment.disk.resolved(folder)) { found.append(folder) }
    }
    return found
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
    let loader = environment.loader
    var options = options
    try options.readTemplates(environment)
    var names = try loader.discover(options.inputs).flatMap {
      OutputNames.outputs(ofSpecAt: $0, templates: options.generation.templates)
    }
    if options.generation.runtime == .embed { names.append(OutputNames.runtime) }
    var result = ToolResult()
    result.output = names.sorted().map { Path.join(output, $0) + "\n" }.joined()
    return result
  }

  private func describe(
    _ report: OutputFolder.Report, in output: String, to result: inout ToolResult
  ) {
    result.errors += report.refusals
    if !report.refused.isEmpty {
      result.errors += "  hint: nothing was written; --force overwrites such files\n"
      result.exitCode = .findings
    }
    guard options.isVerbose else { return }
    for name in report.written { result.errors += "wrote \(Path.join(output, name))\n" }
    for name in report.removed { result.errors += "removed \(Path.join(output, name))\n" }
  }
}

extension OutputFolder.Report {
  /// A line for each file that is somebody else's.
  var refusals: String {
    refused.map { "featuregen: error: '\($0)' was not written by featuregen\n" }.joined()
  }
}
