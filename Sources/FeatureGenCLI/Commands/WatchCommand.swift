import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// `featuregen watch`: generates again whenever a spec changes.
///
/// Only specs are looked at, so that what is written never sets off another run; a change counts
/// once two looks in a row see the same, so that a save in several steps makes one run.
struct WatchCommand {
  let command: ParsedCommand
  let options: CommonOptions
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    try options.requireInputs(command)
    let output = try options.requireOutput(command)
    if options.inputs.contains("-") {
      throw UsageError("standard input cannot be watched", path: command.path)
    }
    var last = look()
    var done: [String]?
    repeat {
      let now = look()
      if now == last, now != done {
        environment.print(generate(into: output))
        done = now
      }
      last = now
    } while environment.pause()
    return ToolResult()
  }

  /// What the specs are like now: each path with a word that changes when it is written.
  private func look() -> [String] {
    do throws(FileError) {
      let loader = environment.loader
      var seen: [String] = []
      var paths = try loader.discover(options.inputs)
      if let templates = options.templates {
        paths += try TemplateFolder(templates, on: environment.disk).places().map(\.path)
      }
      for path in paths {
        seen.append("\(path) \(try environment.disk.stamp(of: path) ?? "")")
      }
      return seen
    } catch {
      return [error.message]
    }
  }

  /// Generates once, and says in a line what came of it.
  private func generate(into output: String) -> String {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let run = try SpecRun(command, options, environment)
      let result = run.report(options)
      guard result.exitCode == .success else { return result.errors + result.output }
      let report = try OutputFolder(output, on: environment.disk)
        .write(run.files, from: run.sources, force: command.has("force"))
      let milliseconds = start.duration(to: clock.now) / .milliseconds(1)
      let summary = report.refused.isEmpty ? "\(summary(report)) (\(Int(milliseconds)) ms)\n" : ""
      return result.errors + result.output + report.refusals + summary
    } catch let error as FileError {
      return "featuregen: error: \(error.message)\n"
    } catch {
      return "featuregen: error: \(error)\n"
    }
  }

  private func summary(_ report: OutputFolder.Report) -> String {
    let parts = [(report.written.count, "written"), (report.removed.count, "removed")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.0 == 1 ? "file" : "files") \($0.1)" }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }
}
