/// What is increased and decreased by steps.
@available(iOS 13.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label> {
  let label: Label
  let steps: Steps
  let onEditingChanged: (Bool) -> Void

  /// What its two buttons do; nil where a button is of no use now.
  struct Steps {
    let value: () -> String
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?
  }
}

extension Stepper.Steps {
  /// Steps of a value, in a range where there is one.
  init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>?, by step: V.Stride) {
    func move(_ stride: V.Stride) -> (() -> Void)? {
      let now: V = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = now.advanced(by: stride) } }
      let isUp: Bool = stride > 0
      if isUp ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
      return {
        let present: V = value.wrappedValue
        let room: V.Stride = present.distance(to: isUp ? bounds.upperBound : bounds.lowerBound)
        let end: V = isUp ? bounds.upperBound : bounds.lowerBound
        let fits: Bool = isUp ? room >= stride : room <= stride
        value.wrappedValue = fits ? present.advanced(by: stride) : end
      }
    }
    self.init(
      value: {
        let range: String = bounds.map { " in \($0.lowerBound)...\($0.upperBound)" } ?? ""
        return "\(value.wrappedValue)" + range
      },
      increment: { move(step) }, decrement: { move(0 - step) })
  }

  /// What two closures do.
  init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(value: { "" }, increment: { onIncrement }, decrement: { onDecrement })
  }
}

extension Stepper: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Steps of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: Steps(value, in: nil, by: step), onEditingChanged: onEditingChanged)
  }

  /// Steps of a value in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: Steps(value, in: bounds, by: step),
      onEditingChanged: onEditingChanged)
  }

  /// What two closures do; nil for a button that is of no use.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: Steps(onIncrement: onIncrement, onDecrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: PrimitiveView where Label: View {}

extension Stepper: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    let value: String = steps.value()
    var control = Control()
    control.value = { value }
    control.increment = edited(steps.increment())
    control.decrement = edited(steps.decrement())
    scope.add(.stepper, control: control) { $0.addLabel(label) }
  }

  private func edited(_ step: (() -> Void)?) -> (() -> Void)? {
    guard let step else { return nil }
    return {
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }
}

extension Stepper where Label == Text {
  /// Steps of a value, with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: Steps(value, in: nil, by: step),
      onEditingChanged: onEditingChanged)
  }

  /// Steps of a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: Steps(value, in: nil, by: step),
      onEditingChanged: onEditingChanged)
  }

  /// Steps of a value in a range, with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: Steps(value, in: bounds, by: step),
      onEditingChanged: onEditingChanged)
  }

  /// Steps of a value in a range, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: Steps(value, in: bounds, by: step),
      onEditingChanged: onEditingChanged)
  }

  /// What two closures do, with a title; nil for a button that is of no use.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: Steps(onIncrement: onIncrement, onDecrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// What two closures do, with a title; nil for a button that is of no use.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: Steps(onIncrement: onIncrement, onDecrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }
}
