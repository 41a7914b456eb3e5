import Testing

@testable import FeatureGeneration

/// A long line, and how Swift's own formatter breaks it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  var name: String
  var line: String
  var expected: String

  var testDescription: String { name }

  static let lines: [LayoutCase] = [
    LayoutCase(
      name: "a literal as wide as the page, counted with its last comma",
      line: #"""
          public static var fieldNames: [String] { ["query", "count", "numbers", "volume", "total", "log"] }
        """#,
      expected: #"""
          public static var fieldNames: [String] {
            ["query", "count", "numbers", "volume", "total", "log"]
          }
        """#),
    LayoutCase(
      name: "a stored function, whole behind its colon",
      line: #"""
          public var alphabets: (@Sendable (_ url: URL, _ number: Int) async throws -> [String: [SomeType]])?
        """#,
      expected: #"""
          public var alphabets:
            (@Sendable (_ url: URL, _ number: Int) async throws -> [String: [SomeType]])?
        """#),
    LayoutCase(
      name: "a stored function that fills a line",
      line: #"""
            var connection: (@Sendable (_ address: Foundation.URL) -> AsyncThrowingStream<SocketEvent, any Swift.Error>)?
        """#,
      expected: #"""
            var connection:
              (@Sendable (_ address: Foundation.URL) -> AsyncThrowingStream<SocketEvent, any Swift.Error>)?
        """#),
    LayoutCase(
      name: "a function among the parameters",
      line: #"""
          public init(connection: (@Sendable (_ url: Foundation.URL) -> AsyncThrowingStream<SocketEvent, any Swift.Error>)? = nil, ping: Int) {
        """#,
      expected: #"""
          public init(
            connection: (
              @Sendable (_ url: Foundation.URL) -> AsyncThrowingStream<SocketEvent, any Swift.Error>
            )? = nil, ping: Int
          ) {
        """#),
    LayoutCase(
      name: "'as' as a label",
      line: #"""
            if let number = FeatureRuntime.parsedNumber(newValue, as: Double.self), !FeatureRuntime.same(number, state.price) {
        """#,
      expected: #"""
            if let number = FeatureRuntime.parsedNumber(newValue, as: Double.self),
              !FeatureRuntime.same(number, state.price)
            {
        """#),
    LayoutCase(
      name: "a signature",
      line: #"""
          public init(alpha: Int = 0, bravo: String = "some text", charlie: Bool = false, delta: [String: Int] = [:]) {
        """#,
      expected: #"""
          public init(
            alpha: Int = 0, bravo: String = "some text", charlie: Bool = false, delta: [String: Int] = [:]
          ) {
        """#),
    LayoutCase(
      name: "a function with a result",
      line: #"""
          public func value(alpha: Int, bravo: String, charlie: Bool, delta: [String: Int]) async throws -> [String] {
        """#,
      expected: #"""
          public func value(alpha: Int, bravo: String, charlie: Bool, delta: [String: Int]) async throws
            -> [String]
          {
        """#),
    LayoutCase(
      name: "arguments",
      line: #"""
            let value = someFunction(alpha: 1, bravo: other(charlie: first.value, delta: second.value, echo: third.value), foxtrot: 3)
        """#,
      expected: #"""
            let value = someFunction(
              alpha: 1, bravo: other(charlie: first.value, delta: second.value, echo: third.value),
              foxtrot: 3)
        """#),
    LayoutCase(
      name: "operators",
      line: #"""
            let value = alphaValueOfSomething + bravoValueOfSomething * charlieValueOfSomething + deltaValueOfSomething
        """#,
      expected: #"""
            let value =
              alphaValueOfSomething + bravoValueOfSomething * charlieValueOfSomething
              + deltaValueOfSomething
        """#),
    LayoutCase(
      name: "a choice",
      line: #"""
            value = alphaValueOfSomething == bravoValueOfSomething ? charlieValueOfSomething : deltaValueOfSomething.other
        """#,
      expected: #"""
            value =
              alphaValueOfSomething == bravoValueOfSomething
              ? charlieValueOfSomething : deltaValueOfSomething.other
        """#),
    LayoutCase(
      name: "defaults",
      line: #"""
            value = alphaValueOfSomething?.bravoValueOfSomething ?? charlieValueOfSomething ?? deltaValueOfSomething.other
        """#,
      expected: #"""
            value =
              alphaValueOfSomething?.bravoValueOfSomething ?? charlieValueOfSomething
              ?? deltaValueOfSomething.other
        """#),
    LayoutCase(
      name: "members",
      line: #"""
            value = alphaValueOfSomething.bravoValueOfSomething.charlieValueOfSomething.deltaValueOfSomething.echo
        """#,
      expected: #"""
            value =
              alphaValueOfSomething.bravoValueOfSomething.charlieValueOfSomething.deltaValueOfSomething.echo
        """#),
    LayoutCase(
      name: "conditions",
      line: #"""
            if alphaValueOfSomething == bravoValueOfSomething, let charlieValueOfSomething = deltaValueOfSomething.other {
              run()
            }
        """#,
      expected: #"""
            if alphaValueOfSomething == bravoValueOfSomething,
              let charlieValueOfSomething = deltaValueOfSomething.other
            {
              run()
            }
        """#),
    LayoutCase(
      name: "a guard",
      line: #"""
            guard alphaValueOfSomething == bravoValueOfSomething, let charlie = deltaValueOfSomething.other else { return }
        """#,
      expected: #"""
            guard alphaValueOfSomething == bravoValueOfSomething, let charlie = deltaValueOfSomething.other
            else { return }
        """#),
    LayoutCase(
      name: "one long condition",
      line: #"""
            guard alphaValueOfSomething == bravoValueOfSomething && charlieValueOfSomething == deltaValueOfSomething else {
              return
            }
        """#,
      expected: #"""
            guard
              alphaValueOfSomething == bravoValueOfSomething
                && charlieValueOfSomething == deltaValueOfSomething
            else {
              return
            }
        """#),
    LayoutCase(
      name: "patterns",
      line: #"""
            switch value {
            case .alphaValueOfSomething, .bravoValueOfSomething, .charlieValueOfSomething, .deltaValueOfSomething:
              run()
            }
        """#,
      expected: #"""
            switch value {
            case .alphaValueOfSomething, .bravoValueOfSomething, .charlieValueOfSomething,
              .deltaValueOfSomething:
              run()
            }
        """#),
    LayoutCase(
      name: "a payload",
      line: #"""
            switch value {
            case .alphaValueOfSomething(let bravoValueOfSomething, let charlieValueOfSomething, let deltaValue):
              run()
            }
        """#,
      expected: #"""
            switch value {
            case .alphaValueOfSomething(
              let bravoValueOfSomething, let charlieValueOfSomething, let deltaValue):
              run()
            }
        """#),
    LayoutCase(
      name: "a case",
      line: #"""
            enum Value {
              case alphaValueOfSomething(bravoValueOfSomething: Int, charlieValueOfSomething: String, delta: Bool)
            }
        """#,
      expected: #"""
            enum Value {
              case alphaValueOfSomething(
                bravoValueOfSomething: Int, charlieValueOfSomething: String, delta: Bool)
            }
        """#),
    LayoutCase(
      name: "a list",
      line: #"""
            let values = [alphaValueOfSomething, bravoValueOfSomething, charlieValueOfSomething, deltaValueOfSomething]
        """#,
      expected: #"""
            let values = [
              alphaValueOfSomething, bravoValueOfSomething, charlieValueOfSomething, deltaValueOfSomething,
            ]
        """#),
    LayoutCase(
      name: "a dictionary",
      line: #"""
            let values: [String: Int] = ["alphaValueOfSomething": 1, "bravoValueOfSomething": 2, "charlieValueOf": 3]
        """#,
      expected: #"""
            let values: [String: Int] = [
              "alphaValueOfSomething": 1, "bravoValueOfSomething": 2, "charlieValueOf": 3,
            ]
        """#),
    LayoutCase(
      name: "a closure",
      line: #"""
            let value = alphaValueOfSomething.bravoValue { element in element + charlieValueOfSomething + deltaValueOf }
        """#,
      expected: #"""
            let value = alphaValueOfSomething.bravoValue { element in
              element + charlieValueOfSomething + deltaValueOf
            }
        """#),
    LayoutCase(
      name: "closures as arguments",
      line: #"""
            run(alphaValueOfSomething, get: { element in element + bravoValueOfSomething }, set: { element in charlie })
        """#,
      expected: #"""
            run(
              alphaValueOfSomething, get: { element in element + bravoValueOfSomething },
              set: { element in charlie })
        """#),
    LayoutCase(
      name: "logic over several lines",
      line: #"""
            return alphaValueOfSomething || bravo.value(charlie: alphaValueOfSomething, delta: bravoValueOfSomething, echo: 1) || foxtrot
        """#,
      expected: #"""
            return alphaValueOfSomething
              || bravo.value(charlie: alphaValueOfSomething, delta: bravoValueOfSomething, echo: 1)
              || foxtrot
        """#),
    LayoutCase(
      name: "inheritance",
      line: #"""
            struct AlphaValueOfSomething: BravoValueOfSomething, CharlieValueOfSomething, DeltaValueOfSomething, Echo {
              var x: Int
            }
        """#,
      expected: #"""
            struct AlphaValueOfSomething: BravoValueOfSomething, CharlieValueOfSomething,
              DeltaValueOfSomething, Echo
            {
              var x: Int
            }
        """#),
    LayoutCase(
      name: "a text that holds brackets",
      line: #"""
            let value = someFunction("a (b, c) \(inner("d, e", 2)) and some more text that is long", charlieValueOfSomething)
        """#,
      expected: #"""
            let value = someFunction(
              "a (b, c) \(inner("d, e", 2)) and some more text that is long", charlieValueOfSomething)
        """#),
  ]
}
