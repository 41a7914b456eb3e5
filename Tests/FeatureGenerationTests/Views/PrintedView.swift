import FeatureDiagnostics
import FeatureSyntax
import Testing

@testable import FeatureGeneration

/// What views of a spec become.
struct PrintedView {
  /// The part of the file where there is SwiftUI, without what surrounds it.
  let text: String
  /// The whole file.
  let file: String

  /// The views of a whole spec.
  init(spec: String, access: AccessLevel = .internal) {
    let source = SourceText(path: "Spec.feature", spec)
    let options = GenerationOptions(access: access, runtime: .import)
    let result = Generator(options: options).run([source])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    file = result.files.first?.text ?? ""
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex(of: "#if canImport(SwiftUI)") ?? lines.endIndex
    text = lines[start...].joined(separator: "\n")
  }

  /// The body of a view with `store F`, moved to the left margin.
  static func body(_ body: String, store: String = "", members: String = "") -> String {
    let feature = "feature F {\n\(store)\n}\n"
    let view = "view V {\n  store F\n\(members)\n\(body)\n}\n"
    let lines = PrintedView(spec: feature + view).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("var body: some View {") }) else {
      return ""
    }
    let inside = lines[(start + 1)...].prefix { $0 != "    }" }
    return inside.map { String($0.dropFirst(6)) }.joined(separator: "\n")
  }
}
