public import Foundation

/// A choice of a date.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePicker<Label> {
  let selection: Binding<Date>
  let bounds: Bounds
  let label: Label

  /// The dates that can be chosen.
  struct Bounds {
    var earliest: Date?
    var latest: Date?

    func contains(_ date: Date) -> Bool {
      (earliest.map { date >= $0 } ?? true) && (latest.map { date <= $0 } ?? true)
    }
  }

  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A choice of any date.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: Bounds(), label: label())
  }

  /// A choice of a date in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: Bounds(earliest: range.lowerBound, latest: range.upperBound),
      label: label())
  }
}

extension DatePicker: PrimitiveView where Label: View {}

extension DatePicker: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    let shown: Shown<Date> = scope.shown(selection)
    var control = Control()
    control.value = { shown.value.ISO8601Format() }
    control.setDate = { date in
      guard bounds.contains(date) else { return false }
      shown.value = date
      selection.wrappedValue = date
      return true
    }
    scope.add(.datePicker, control: control) { $0.addLabel(label) }
  }
}

extension DatePicker where Label == Text {
  /// A choice of any date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, bounds: Bounds(), label: Text(titleKey))
  }

  /// A choice of any date, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, bounds: Bounds(), label: Text(title))
  }

  /// A choice of a date in a range, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: Bounds(earliest: range.lowerBound, latest: range.upperBound),
      label: Text(titleKey))
  }

  /// A choice of a date from one on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: Bounds(earliest: range.lowerBound), label: Text(titleKey))
  }

  /// A choice of a date up to one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, bounds: Bounds(latest: range.upperBound), label: Text(titleKey))
  }
}

/// A choice of a colour.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let label: Label
}

extension ColorPicker: View where Label: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A choice of a colour.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label())
  }
}

extension ColorPicker: PrimitiveView where Label: View {}

extension ColorPicker: TrackedView where Label: View {
  func resolveTracked(in scope: ResolveScope) {
    let shown: Shown<Color> = scope.shown(selection)
    var control = Control()
    control.value = { shown.value.description }
    control.setColor = { color in
      shown.value = color
      selection.wrappedValue = color
    }
    scope.add(.colorPicker, control: control) { $0.addLabel(label) }
  }
}

extension ColorPicker where Label == Text {
  /// A choice of a colour, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(titleKey))
  }

  /// A choice of a colour, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(title))
  }
}
