nonisolated extension Reduction {
  /// Asks for a run of an effect; its work starts when the readers have been told of this action.
  ///
  /// - Parameters:
  ///   - number: the effect's number.
  ///   - effect: the effect with its arguments.
  ///   - policy: what happens where the same effect runs already.
  ///   - interval: the time between the ticks of `every`, or until that of `after`.
  ///   - debounce: how long the run is held back; each further run begins the wait anew.
  ///   - throttle: how long no other run begins.
  ///   - keeping: which of the runs within the throttle's interval happens after all.
  public mutating func run(
    _ number: Int, _ effect: F.Effect, policy: EffectPolicy = .every,
    interval: Duration? = nil, debounce: Duration? = nil, throttle: Duration? = nil,
    keeping: ThrottleKeeping = .first
  ) {
    let engine: EffectEngine<F> = core.makeEffects()
    let hasBegun: Bool = engine.run(
      number, effect, policy: policy, interval: interval, debounce: debounce,
      throttle: throttle, keeping: keeping, drawn: { drawn("throttle", $0) })
    core.hasAftermath = true
    if hasBegun { reread.insert(F.firstEffectNumber + number) }
  }

  /// Ends whatever of an effect runs, waits or is queued.
  public mutating func cancel(_ number: Int) {
    guard let engine = core.effects else { return }
    let wasRunning: Bool = engine.cancel(number)
    core.hasAftermath = true
    if wasRunning { reread.insert(F.firstEffectNumber + number) }
  }

  /// Which effects run.
  public var effects: EffectStates<F> { EffectStates<F>(core: core) }
}

nonisolated extension Reduction {
  /// Calls a synchronous endpoint; what it gives is recorded with the action.
  ///
  /// One that was not supplied is reported, once a name, and stands for an empty value: nil, zero, no
  /// text, no elements, false, the present, the first case. Where the type has none the process ends,
  /// with the endpoint's name on standard error.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value
  ) -> Value {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return EmptyValue.make(for: name, environment: core.tree.environment)
    }
  }

  /// Calls a synchronous endpoint that may give nothing; one that was not supplied gives nil.
  public func call<Endpoint, Value: Sendable>(
    _ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Value?
  ) -> Value? {
    drawn(name) {
      if let endpoint { return body(endpoint) }
      core.noteMissing(name)
      return nil
    }
  }

  /// Calls a synchronous endpoint that gives nothing; one that was not supplied does nothing.
  public func call<Endpoint>(_ name: String, _ endpoint: Endpoint?, _ body: (Endpoint) -> Void) {
    // A replay repeats what the feature was told, not what it did to the world.
    if core.tree.tape?.isReplaying == true { return }
    if let endpoint { body(endpoint) } else { core.noteMissing(name) }
  }

  private func drawn<Value: Sendable>(_ name: String, _ draw: () -> Value) -> Value {
    guard let tape = core.tree.tape else { return draw() }
    return tape.value(name, draw)
  }
}
