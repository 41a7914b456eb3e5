// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "featuregen", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "RuntimeBenchmarks",
      dependencies: [
        "AllocationCounter", .product(name: "FeatureRuntime", package: "featuregen"),
      ],
      plugins: [.plugin(name: "FeatureGenPlugin", package: "featuregen")]),
    .executableTarget(
      name: "FrontEndBenchmark",
      dependencies: [.product(name: "FeatureFrontEnd", package: "featuregen")]),
  ]
)
