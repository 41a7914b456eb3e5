// swift-tools-version: 6.0
import PackageDescription

// The package under test; what builds a copy of this one in another place says where that is.
let featuregen = Context.environment["FEATUREGEN_PACKAGE"] ?? "../../.."

// No plugin: `featuregen` has written Sources/App/Generated, and the result is committed.
let package = Package(
  name: "CommittedApp",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "featuregen", path: featuregen)],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "FeatureRuntime", package: "featuregen")])
  ]
)
