import FeatureModel

/// Which frameworks beside SwiftUI the views of a run need: those of the representables that they show,
/// directly or through other views.
struct ViewNeeds: Sendable {
  private var frameworks: [String: Set<BridgeClass.Framework>] = [:]

  /// Nothing is needed.
  init() {}

  /// What the views of `model` need.
  init(_ model: Model) {
    var shown: [String: Set<String>] = [:]
    for file in model.files {
      for declaration in file.declarations {
        if case .representable(let view) = declaration {
          frameworks[view.name] = [
            BridgeClass(view.viewType, imports: file.imports).framework
          ]
        } else if case .view(let view) = declaration {
          shown[view.name] = ShownNames(view.body).names
        }
      }
    }
    if frameworks.isEmpty { return }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (view, names) in shown {
        let needed = needs(of: names)
        guard needed != frameworks[view] ?? [] else { continue }
        frameworks[view] = needed
        isSettled = false
      }
    }
  }

  /// What a body needs.
  func needs(of body: [Statement]) -> Set<BridgeClass.Framework> {
    frameworks.isEmpty ? [] : needs(of: ShownNames(body).names)
  }

  /// Where views that need these frameworks can stand.
  static func condition(_ needs: Set<BridgeClass.Framework>) -> String {
    let order: [BridgeClass.Framework] = [.uiKit, .appKit]
    let conditions = order.filter(needs.contains).map(BridgeBuilder.condition)
    let parts = conditions.flatMap {
      $0.split(separator: " ").filter { $0 != "&&" }.map(String.init)
    }
    return (["canImport(SwiftUI)"] + parts).removingRepeats().joined(separator: " && ")
  }

  private func needs(of names: Set<String>) -> Set<BridgeClass.Framework> {
    names.reduce(into: []) { $0.formUnion(frameworks[$1] ?? []) }
  }
}

/// The views of the run that a body shows.
private struct ShownNames: IRVisitor {
  private(set) var names: Set<String> = []

  init(_ body: [Statement]) { visit(body) }

  mutating func visit(_ statement: Statement) { visitChildren(of: statement) }

  mutating func visit(_ expression: Expression) {
    if case .reference(.view(.declared(let name))) = expression.kind { names.insert(name) }
    visitChildren(of: expression)
  }
}
