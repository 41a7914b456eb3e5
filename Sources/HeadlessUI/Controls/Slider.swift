/// A number in a range, chosen by moving a knob.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
public struct Slider<Label, ValueLabel> {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let channel: Channel
  let onEditingChanged: (Bool) -> Void

  /// The number, whatever its type.
  struct Channel {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?)
    where V.Stride: BinaryFloatingPoint {
      self.value = Binding(
        ConvertedLocation(value.location, forth: { Double($0) }, back: { V($0) }),
        transaction: value.transaction)
      self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
      self.step = step.map { Double($0) }
    }
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A slider with a label and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      channel: Channel(value, bounds, nil), onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by steps, with a label and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      channel: Channel(value, bounds, step), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// A slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: EmptyView(), maximum: EmptyView(),
      channel: Channel(value, bounds, nil), onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by steps, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: EmptyView(), maximum: EmptyView(),
      channel: Channel(value, bounds, step), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      channel: Channel(value, bounds, nil), onEditingChanged: onEditingChanged)
  }

  /// A slider that moves by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      channel: Channel(value, bounds, step), onEditingChanged: onEditingChanged)
  }
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {}

extension Slider: TrackedView where Label: View, ValueLabel: View {
  func resolveTracked(in scope: ResolveScope) {
    let shown: Shown<Double> = scope.shown(channel.value)
    var control = Control()
    control.value = {
      "\(shown.value) in \(channel.bounds.lowerBound)...\(channel.bounds.upperBound)"
    }
    control.setNumber = { number in
      guard channel.bounds.contains(number) else { return false }
      let value: Double = nearest(number)
      onEditingChanged(true)
      shown.value = value
      channel.value.wrappedValue = value
      onEditingChanged(false)
      return true
    }
    scope.add(.slider, control: control) { slider in
      slider.addLabel(label)
      slider.resolve(minimum, part: .addition(1))
      slider.resolve(maximum, part: .addition(2))
    }
  }

  /// The number that the knob can stand at.
  private func nearest(_ number: Double) -> Double {
    guard let step = channel.step, step > 0 else { return number }
    let steps: Double = ((number - channel.bounds.lowerBound) / step).rounded()
    return min(channel.bounds.lowerBound + steps * step, channel.bounds.upperBound)
  }
}
