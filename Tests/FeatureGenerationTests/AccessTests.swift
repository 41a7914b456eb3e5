import FeatureDiagnostics
import FeatureSyntax
import Foundation
import Testing

@testable import FeatureGeneration

/// What another module, and the app beside the generated file, can reach.
@Suite("Access") struct AccessTests {
  private static let spec = """
    import Foundation
    struct Todo: Identifiable, Codable { let id: UUID; var title = ""; var stars = 0 in 0...5 }
    func half(_ n: Int) -> Int { n / 2 }
    feature Todos: Codable {
      enum Filter: String, CaseIterable, Codable { case all, done }
      state {
        let limit = 9
        var plain = 0
        var step = 1 in 1...10
        var filter = Filter.all
        var todos: Identified<Todo> = []
        var isFull: Bool { todos.count >= limit }
      }
      func double(_ n: Int) -> Int { n * 2 }
      binding step, filter
      binding title(of id: Todo.ID) = todos[id: id]?.title ?? ""
      action addTapped(_ title: String, stars: Int = 1) when !isFull {
        todos.append(Todo(id: uuid(), title: title, stars: stars))
        emit added(title: title)
      }
      private action hidden { plain += 1 }
      output added(title: String)
    }

    """

  private static let use = """
    import Foundation
    import Made
    @MainActor func use() {
      let store: TodosStore = TodosStore(state: .init(step: 3), onOutput: { _ in })
      store.send(.addTapped("x"))
      store.send(.binding(.step(4)))
      store.step = half(8)
      store.bindings.filter.wrappedValue = .done
      if let todo = store.todos.first { store.bindings.title(of: todo.id).wrappedValue = "y" }
      _ = store.canAddTapped && store.isFull && store.plain == Todos.double(store.limit)
      _ = Todo(id: UUID())
      _ = Todos.State(todos: [Todo(id: UUID(), title: "z")])
    }

    """

  private func files(_ access: AccessLevel) -> [String: String] {
    let source = SourceText(path: "Todos.feature", Self.spec)
    let result = Generator(options: GenerationOptions(access: access)).run([source])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    return result.files.byName
  }

  /// What the compiler says about a module that uses the generated one.
  private func errors(using access: AccessLevel, _ use: String = use) throws -> String {
    let files = files(access)
    return try SwiftCompiler.inFolder(files.merging(["use.swift": use]) { first, _ in first }) {
      folder in
      let making =
        ["-emit-module", "-parse-as-library", "-module-name", "Made", "-package-name", "app"]
        + SwiftCompiler.strict + files.keys.sorted()
      let said = try SwiftCompiler.run(making, in: folder)
      if !said.isEmpty { return said }
      return try SwiftCompiler.run(
        ["-typecheck", "-parse-as-library", "-module-name", "App", "-I", ".", "-package-name"]
          + ["app", "-swift-version", "6", "use.swift"], in: folder)
    }
  }

  @Test("G10 another module uses all of a public feature, and one of the package a package's")
  func reachable() throws {
    #expect(try errors(using: .public) == "")
    #expect(try errors(using: .package) == "")
  }

  @Test("G10 nothing of an internal feature is seen outside its module")
  func hidden() throws {
    let said = try errors(using: .internal, "import Made\nlet state: Todos.State? = nil\n")
    #expect(said.contains("Todos"))
  }

  @Test(
    "G30 only what has a binding can be written through the store",
    arguments: ["store.plain = 1", "store.limit = 1", "store.isFull = true", "store.todos = []"])
  func writable(_ write: String) throws {
    var files = files(.internal)
    files["use.swift"] = "@MainActor func use(store: TodosStore) { \(write) }\n"
    let said = try SwiftCompiler.errors(in: files)
    #expect(said.contains("is a get-only property"))
    files["use.swift"] =
      "@MainActor func use(store: TodosStore) { _ = store.plain + store.limit }\n"
    #expect(try SwiftCompiler.errors(in: files) == "")
  }
}
