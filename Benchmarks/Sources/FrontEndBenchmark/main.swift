import FeatureDiagnostics
import FeatureModel
import FeatureSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Parses and checks many features in one run and prints the times, how they grow and the memory:
/// `swift run -c release FrontEndBenchmark [FEATURES]`, 10,000 where no number is given.
struct FrontEndBenchmark {
  /// The times of one run.
  struct Times {
    var parsing: Duration
    var checking: Duration

    var whole: Duration { parsing + checking }
  }

  /// Parses and checks `count` features, each in a spec of its own.
  static func run(_ count: Int) -> Times {
    let specs = (0..<count).map { SourceText(path: "F\($0).feature", FeatureText.text($0)) }
    let clock = ContinuousClock()
    var files: [SourceFileAST] = []
    var findings = 0
    let parsing = clock.measure {
      for (index, spec) in specs.enumerated() {
        let parsed = parse(spec, file: FileID(index))
        findings += parsed.diagnostics.count
        files.append(parsed.ast)
      }
    }
    let checking = clock.measure {
      findings += Checker(files: files, texts: specs).check().diagnostics.count
    }
    if findings > 0 { print("\(findings) findings, where there should be none") }
    return Times(parsing: parsing, checking: checking)
  }

  static func report(_ count: Int, _ times: Times) {
    let lines = count * FeatureText.lineCount
    let speed = Int(Double(lines) / seconds(times.whole))
    print(
      "\(count) features, \(lines) lines: parsed in \(rounded(times.parsing)) s, "
        + "checked in \(rounded(times.checking)) s, \(speed) lines a second, "
        + "peak memory \(peakMegabytes()) MB")
  }

  static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  static func rounded(_ duration: Duration) -> Double {
    (seconds(duration) * 1000).rounded() / 1000
  }

  /// The most memory that the process has held so far.
  static func peakMegabytes() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(Int32(truncatingIfNeeded: RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return Int(usage.ru_maxrss) / 1_048_576
    #else
      return Int(usage.ru_maxrss) / 1024
    #endif
  }
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
_ = FrontEndBenchmark.run(min(count, 100))
var previous: FrontEndBenchmark.Times?
for size in [count / 4, count / 2, count] where size > 0 {
  let times = FrontEndBenchmark.run(size)
  FrontEndBenchmark.report(size, times)
  if let previous {
    let growth =
      FrontEndBenchmark.seconds(times.whole) / FrontEndBenchmark.seconds(previous.whole)
    print("  t(2n)/t(n) = \((growth * 100).rounded() / 100)")
  }
  previous = times
}
