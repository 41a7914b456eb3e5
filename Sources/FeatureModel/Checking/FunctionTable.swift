/// The functions at file level of a run, found by name however many there are.
public struct FunctionTable: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// All of them, in the order of declaration.
  public private(set) var all: [FunctionSignature] = []
  private var places: [String: [Int]] = [:]

  /// A table of some functions.
  public init(_ functions: [FunctionSignature] = []) {
    for function in functions { append(function) }
  }

  /// A table of the listed functions.
  public init(arrayLiteral elements: FunctionSignature...) { self.init(elements) }

  /// Adds a function.
  public mutating func append(_ function: FunctionSignature) {
    places[function.name, default: []].append(all.count)
    all.append(function)
  }

  /// The first function of a name.
  public func first(named name: String) -> FunctionSignature? {
    places[name]?.first.map { all[$0] }
  }

  /// All functions of a name.
  public func functions(named name: String) -> [FunctionSignature] {
    (places[name] ?? []).map { all[$0] }
  }
}
