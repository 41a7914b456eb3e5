// swift-tools-version: 6.0
import PackageDescription

/// A library target and the targets it stands on; every stage of the pipeline is one.
func stage(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies)
}

/// The tests of a target, named after it.
func tests(of name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies)
}

let package = Package(
  name: "featuregen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "featuregen", targets: ["featuregen"]),
    .library(name: "FeatureRuntime", targets: ["FeatureRuntime"]),
    .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .plugin(name: "FeatureGenPlugin", targets: ["FeatureGenPlugin"]),
    .plugin(name: "FeatureGenCommand", targets: ["FeatureGenCommand"]),
    .library(
      name: "FeatureFrontEnd", targets: ["FeatureDiagnostics", "FeatureSyntax", "FeatureModel"]),
  ],
  targets: [
    stage("FeatureDiagnostics"),
    stage("FeatureSyntax", on: ["FeatureDiagnostics"]),
    stage("FeatureModel", on: ["FeatureDiagnostics", "FeatureSyntax"]),
    stage("FeatureFormatter", on: ["FeatureDiagnostics", "FeatureSyntax"]),
    stage("TemplateEngine", on: ["FeatureDiagnostics"]),
    stage(
      "FeatureGeneration",
      on: ["FeatureDiagnostics", "FeatureSyntax", "FeatureModel", "TemplateEngine"]),
    .executableTarget(name: "embedtool"),
    stage(
      "FeatureWorkspace",
      on: ["FeatureDiagnostics", "FeatureSyntax", "FeatureModel", "FeatureGeneration"]),
    stage("CommandLineKit"),
    stage(
      "FeatureGenCLI",
      on: [
        "CommandLineKit", "FeatureDiagnostics", "FeatureFormatter", "FeatureGeneration",
        "FeatureSyntax", "FeatureWorkspace", "TemplateEngine",
      ]),
    .executableTarget(name: "featuregen", dependencies: ["FeatureGenCLI"]),
    .plugin(name: "FeatureGenPlugin", capability: .buildTool(), dependencies: ["featuregen"]),
    .plugin(
      name: "FeatureGenCommand",
      capability: .command(
        intent: .custom(verb: "featuregen", description: "Write Swift for the specs of targets"),
        permissions: [
          .writeToPackageDirectory(reason: "The generated code is written beside the specs.")
        ]),
      dependencies: ["featuregen"]),
    stage("FeatureRuntime"),
    stage("FeatureTesting", on: ["FeatureRuntime"]),
    stage("HeadlessCombine"),
    stage("HeadlessUIKit"),
    stage("HeadlessUI", on: ["HeadlessCombine", "HeadlessUIKit"]),
    tests(of: "FeatureDiagnostics"),
    tests(of: "FeatureSyntax", on: ["FeatureDiagnostics"]),
    tests(of: "FeatureFormatter", on: ["FeatureDiagnostics", "FeatureSyntax"]),
    tests(of: "FeatureModel", on: ["FeatureDiagnostics", "FeatureSyntax"]),
    tests(of: "TemplateEngine"),
    tests(of: "embedtool"),
    tests(
      of: "FeatureGeneration",
      on: ["FeatureDiagnostics", "FeatureModel", "FeatureSyntax", "TemplateEngine"]),
    tests(
      of: "FeatureWorkspace", on: ["FeatureDiagnostics", "FeatureGeneration", "FeatureSyntax"]),
    tests(of: "CommandLineKit"),
    tests(
      of: "FeatureGenCLI",
      on: [
        "CommandLineKit", "FeatureDiagnostics", "FeatureFormatter", "FeatureGeneration",
        "FeatureWorkspace",
      ]),
    .target(name: "GeneratedCode", dependencies: ["FeatureRuntime"], path: "Tests/Golden"),
    tests(of: "GeneratedCode", on: ["FeatureRuntime", "FeatureTesting"]),
    tests(of: "FeatureRuntime", on: ["FeatureTesting"]),
    tests(of: "FeatureTesting", on: ["FeatureRuntime"]),
    .target(
      name: "HeadlessRuntime", dependencies: ["HeadlessUI"], path: "Tests/HeadlessRuntime"),
    tests(of: "HeadlessUI", on: ["HeadlessCombine", "HeadlessRuntime", "HeadlessUIKit"]),
    .target(
      name: "GeneratedViews", dependencies: ["HeadlessRuntime", "HeadlessUI", "HeadlessUIKit"],
      path: "Tests/HeadlessGolden"),
    tests(of: "GeneratedViews", on: ["HeadlessRuntime", "HeadlessUI"]),
    .target(
      name: "HeadlessCombineRuntime", dependencies: ["HeadlessUI"],
      path: "Tests/HeadlessCombineRuntime"),
    .testTarget(
      name: "CombineFormTests",
      dependencies: ["HeadlessCombine", "HeadlessCombineRuntime", "HeadlessUI", "HeadlessUIKit"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "FeatureDiagnostics", "FeatureFormatter", "FeatureGeneration", "FeatureSyntax",
        "FeatureWorkspace", "TemplateEngine",
      ],
      path: "Fuzzing",
      exclude: [
        "Entry", "Kept", "README.md", "Seeds", "config.dict", "fuzz", "spec.dict",
        "template.dict",
      ],
      sources: ["Replay", "Targets"]),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

/// The runtime's branches for SwiftUI and Combine and the tests' views say `import SwiftUI`, and get our
/// modules: the text is the one that Apple's compiler gets.
let headless = [
  "HeadlessRuntime": "HeadlessRuntime", "HeadlessUITests": "HeadlessRuntime",
  "GeneratedViews": "HeadlessRuntime", "GeneratedViewsTests": "HeadlessRuntime",
  "HeadlessCombineRuntime": "HeadlessCombineRuntime", "CombineFormTests": "HeadlessCombineRuntime",
]
for target in package.targets {
  guard let runtime = headless[target.name] else { continue }
  let aliases: [(String, String)] = [
    ("SwiftUI", "HeadlessUI"), ("UIKit", "HeadlessUIKit"), ("Combine", "HeadlessCombine"),
    ("FeatureRuntime", runtime),
  ].filter { $0.1 != target.name }
  let flags: [String] = aliases.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }
  target.swiftSettings?.append(.unsafeFlags(flags))
  if target.name == "HeadlessCombineRuntime" {
    target.swiftSettings?.append(.define("FEATURE_COMBINE"))
  }
}
