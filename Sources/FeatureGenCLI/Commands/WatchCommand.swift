import CommandLineKit
import FeatureDiagnostics
import FeatureGeneration
import FeatureWorkspace

/// `featuregen watch`: generates again whenever a spec, a template or `featuregen.json` changes.
///
/// Only what is read is looked at, so that what is written never sets off another run; a change
/// counts once two looks in a row see the same, so that a save in several steps makes one run.
struct WatchCommand {
  let command: ParsedCommand
  let environment: ToolEnvironment

  func run() throws -> ToolResult {
    // What is wrong from the start is said at once.
    switch try Settings(command, environment) {
    case .options(let options):
      try options.requireInputs(command)
      _ = try options.requireOutput(command)
      if options.inputs.contains("-") {
        throw UsageError("standard input cannot be watched", path: command.path)
      }
    case .refusal(let refusal): return refusal
    }
    var last: Look?
    var done: Look?
    var now: Look
    repeat {
      now = look()
      if now == last, now != done {
        environment.print(generate())
        done = now
      }
      last = now
    } while environment.pause(now.folders, now == done)
    return ToolResult()
  }

  /// What the watched files are like.
  private struct Look: Hashable {
    /// The folders whose changes matter.
    var folders: [String]
    /// Each path with a word that changes when it is written, or why nobody can tell.
    var stamps: [String]
  }

  private func look() -> Look {
    var look = Look(folders: [], stamps: [])
    do {
      if !command.has("no-config") {
        let place = command.value("config") ?? Configuration.fileName
        look.folders.append(Path.folder(of: place))
        try look.stamps.append(stamp(of: place))
      }
      guard case .options(let options) = try Settings(command, environment) else { return look }
      let named = options.inputs + (options.templates.map { [$0] } ?? [])
      // What is named may be a file, or gone: the folder around it tells when it is back.
      let around = Set(named.map(Path.folder)).subtracting(look.folders).sorted()
      look.folders += try around + environment.loader.folders(named)
      var paths = try environment.loader.discover(options.inputs)
      if let templates = options.templates {
        paths += try TemplateFolder(templates, on: environment.disk).places().map(\.path)
      }
      for path in paths { try look.stamps.append(stamp(of: path)) }
    } catch let error as FileError {
      look.stamps.append(error.message)
    } catch {
      look.stamps.append("\(error)")
    }
    return look
  }

  private func stamp(of path: String) throws(FileError) -> String {
    "\(path) \(try environment.disk.stamp(of: path) ?? "")"
  }

  /// Generates once, and says in a line what came of it.
  private func generate() -> String {
    let clock = ContinuousClock()
    let start = clock.now
    let (said, summary) = outcome()
    let milliseconds = Int(start.duration(to: clock.now) / .milliseconds(1))
    return said + "\(summary) (\(milliseconds) ms)\n"
  }

  private func outcome() -> (said: String, summary: String) {
    do {
      switch try Settings(command, environment) {
      case .options(let options): return try outcome(options)
      case .refusal(let refusal): return (refusal.errors, "nothing written")
      }
    } catch let error as UsageError {
      return ("featuregen: error: \(error.message)\n", "nothing written")
    } catch let error as FileError {
      return ("featuregen: error: \(error.message)\n", "nothing written")
    } catch {
      return ("featuregen: error: \(error)\n", "nothing written")
    }
  }

  private func outcome(_ options: CommonOptions) throws -> (said: String, summary: String) {
    let output = try options.requireOutput(command)
    let run = try SpecRun(command, options, environment)
    let result = run.report(options)
    let said = result.errors + result.output
    guard result.exitCode == .success else {
      let errors = run.findings.filter { $0.severity == .error }.count
      return (said, "\(errors) \(errors == 1 ? "error" : "errors"), nothing written")
    }
    let report = try OutputFolder(output, on: environment.disk)
      .write(run.files, from: run.sources, force: command.has("force"))
    return (said + report.refusals, report.refused.isEmpty ? summary(report) : "nothing written")
  }

  private func summary(_ report: OutputFolder.Report) -> String {
    let parts = [(report.written.count, "written"), (report.removed.count, "removed")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.0 == 1 ? "file" : "files") \($0.1)" }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }
}
