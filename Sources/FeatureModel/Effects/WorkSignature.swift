/// How the work of an endpoint or effect is called and what it gives.
public struct WorkSignature: Hashable, Sendable {
  /// When its values come.
  public var form: Form
  /// How it can fail.
  public var failure: Failure
  /// The type of its value, or of each value of a stream; `.void` where it has none.
  public var result: Type

  /// The ways in which values come.
  public enum Form: Hashable, Sendable {
    /// At once.
    case synchronous
    /// Once, later.
    case asynchronous
    /// Many, one after the other.
    case stream
  }

  /// The ways in which work fails.
  public enum Failure: Hashable, Sendable {
    case never
    /// With an error of which only a message is known.
    case untyped
    /// With an error of this type.
    case typed(Type)
  }

  /// Work of a form.
  public init(form: Form, failure: Failure, result: Type) {
    self.form = form
    self.failure = failure
    self.result = result
  }

  /// What a `failure` handler is given; nil where the work does not fail.
  public var failureValue: Type? {
    switch failure {
    case .never: nil
    case .untyped: .string
    case .typed(let type): type
    }
  }
}

/// What an effect tells of its work.
public enum EffectEvent: String, Hashable, Sendable, CaseIterable {
  /// The work is done.
  case success
  /// The work failed.
  case failure
  /// A stream gave a value.
  case value
  /// A stream ended.
  case finished
  /// A timer's time has come.
  case tick
}
