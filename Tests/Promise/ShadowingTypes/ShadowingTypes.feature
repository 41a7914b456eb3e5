import Foundation
struct Data: Hashable, Codable { var value = 1; var bytes: [UInt8] = [] }
struct Error: Hashable { var text = "" }
enum Result: Hashable { case success(Int), failure(Error) }
struct Task: Identifiable, Hashable, Codable { let id: UUID; var title = ""; var due: Date?; var price: Decimal = 0; var u: URL?; var d: Duration = .zero }
struct Optional: Hashable { var x: Int? }
struct String2: Hashable { var x = "" }
struct Locale: Hashable {}
struct Binding: Hashable { var v = 1 }
struct Effect: Hashable {}
struct State5: Hashable { var s = 1 }
enum Action: Hashable { case a, b(Int) }
struct Value: Hashable { var x = 1 }
struct Bindings: Hashable { var x = 1 }
struct Store: Hashable { var x = 1 }
struct Element: Hashable { var x = 1 }
struct Self2: Hashable { var x = 1 }
struct Character2 {}
struct ID: Hashable { var x = 1 }
struct Index: Hashable {}
enum Never2 {}
struct Root: Hashable { var x = 1; struct Leaf: Hashable { var y = 2; enum Deep: Hashable { case one, two(Root.Leaf2) } ; var deep = Deep.one }; struct Leaf2: Hashable { var z = 3 }; var leaf = Leaf() }
struct Output: Hashable { var x = 1 }
struct Dependencies: Hashable { var x = 1 }
struct BindingAction: Hashable { var x = 1 }
struct CodingKeys: Hashable, Codable { var x = 1 }
struct Equatable2: Codable { var x = 1; var y: Int?; var z = 3 in 1...4; let w: Int; let v = 3 }
feature User: Codable {
  state {
    var t: Set<Int> = []
  }
  action x { t.insert(1) }
}
feature Types {
  struct State2: Hashable { var x = 1 }
  state {
    var data = Data()
    var error: Error?
    var result: Result?
    var tasks: Identified<Task> = []
    var o = Optional()
    var locale: Locale?
    var binding = Binding()
    var effect = Effect()
    var state1 = State5()
    var action1: Action = .a
    var value: Value = Value()
    var bindingsV: Bindings = Bindings()
    var store: Store = Store()
    var element: [Element] = []
    var ids: Set<ID> = []
    var dict: [ID: Element] = [:]
    var root: Root = Root()
    var deep: Root.Leaf.Deep = .two(Root.Leaf2())
    var output: Output = Output()
    var dep: Dependencies = Dependencies()
    var ba: BindingAction = BindingAction()
    var maybe: Int?
    var chars: [Character] = ["a"]
    var s2 = State2()
    var dur: Duration = .seconds(1)
    var dates: [Date] = []
    var ck = CodingKeys()
    var eq = Equatable2(w: 3)
    var title: String { tasks.first?.title ?? "" }
    var st: State5 { state1 }
    var x: Int { root.leaf.y + (deep.two?.z ?? 0) }
    var valueOf: Value { value }
  }
  output done(_ o: Output)
  binding data, value, bindingsV, state1, element, output, dep, ba, s2
  binding dataValue = data.value
  binding rowTitle(_ id: Task.ID) = tasks[id: id]?.title ?? ""
  binding elementAt(_ id: ID) = dict[id]
  binding isTwo = deep == .one
  binding z = deep.two?.z
  binding leafY = root.leaf.y
  binding st1(_ s: State5, v: Value) = ids.contains(ID(x: s.s))
  action setState(_ state: State5) { state1 = state }
  action act(_ action: Action, output: Output) { action1 = action; emit done(output) }
  action res(_ r: Result) { switch r { case .success(let x): maybe = x
    case .failure(let e): error = e } }
  action task(id: UUID) { tasks.append(Task(id: id, due: now)); tasks[id: id]?.due = now }
  action value(_ v: Value, b: Bindings) { value = v; bindingsV = b }
}
