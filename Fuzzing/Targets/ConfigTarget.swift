import FeatureDiagnostics
import FeatureWorkspace

/// A configuration, read.
enum ConfigTarget {
  /// What was done wrong with a configuration, or nil.
  static func fault(with bytes: [UInt8]) -> String? {
    let source = SourceText(path: "featuregen.json", bytes: bytes)
    let reader = ConfigurationReader(source, folder: ".")
    return FindingRule.fault(in: reader.findings, about: source)
  }
}
