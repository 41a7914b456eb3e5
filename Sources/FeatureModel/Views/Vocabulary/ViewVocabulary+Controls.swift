/// What shows texts and pictures, and what is tapped.
extension ViewVocabulary {
  static let texts = [
    "Text(_: Text, tableName: Any =, bundle: Any =, comment: Any =)",
    "Text(verbatim: String)",
    "Text(_: Date, style: Any)",
    "Text(_: V, format: Any)",
    "Label(_: Text, systemImage: String)",
    "Label(_: Text, image: String)",
    "Label(title: () -> Views, icon: () -> Views)",
    "Image(_: Any)",
    "Image(systemName: String, variableValue: Number =)",
    "Image(decorative: String)",
    "ProgressView()",
    "ProgressView(_: Text)",
    "ProgressView(label: () -> Views)",
    "ProgressView(value: V?, total: V =) where V: BinaryFloatingPoint",
    "ProgressView(_: Text, value: V?, total: V =) where V: BinaryFloatingPoint",
    "ProgressView(value: V?, total: V =, label: () -> Views, currentValueLabel: () -> Views =)"
      + " where V: BinaryFloatingPoint",
    "EmptyView()", "Divider()", "Spacer(minLength: Number =)",
  ]

  static let controls = [
    "Button(_: Text, role: Any =, action: () -> Void)",
    "Button(_: Text, systemImage: String, role: Any =, action: () -> Void)",
    "Button(role: Any =, action: () -> Void, label: () -> Views)",
    "Link(_: Text, destination: URL)",
    "Link(destination: URL, label: () -> Views)",
    "Menu(_: Text, content: () -> Views)",
    "Menu(_: Text, content: () -> Views, primaryAction: () -> Void)",
    "Menu(_: Text, systemImage: String, content: () -> Views)",
    "Menu(content: () -> Views, label: () -> Views)",
    "Menu(content: () -> Views, label: () -> Views, primaryAction: () -> Void)",
    "EditButton()",
    "Toggle(_: Text, isOn: Binding<Bool>)",
    "Toggle(_: Text, systemImage: String, isOn: Binding<Bool>)",
    "Toggle(isOn: Binding<Bool>, label: () -> Views)",
    "Stepper(_: Text, value: Binding<V>, in: ClosedRange<V> =, step: Any =, format: Any =,"
      + " onEditingChanged: (Bool) -> Void =) where V: Strideable",
    "Stepper(value: Binding<V>, in: ClosedRange<V> =, step: Any =, label: () -> Views,"
      + " onEditingChanged: (Bool) -> Void =) where V: Strideable",
    "Stepper(_: Text, onIncrement: () -> Void, onDecrement: () -> Void,"
      + " onEditingChanged: (Bool) -> Void =)",
    "Stepper(label: () -> Views, onIncrement: () -> Void, onDecrement: () -> Void,"
      + " onEditingChanged: (Bool) -> Void =)",
    "Slider(value: Binding<V>, in: ClosedRange<V> =, step: Any =,"
      + " onEditingChanged: (Bool) -> Void =) where V: BinaryFloatingPoint",
    "Slider(value: Binding<V>, in: ClosedRange<V> =, step: Any =, label: () -> Views,"
      + " onEditingChanged: (Bool) -> Void =) where V: BinaryFloatingPoint",
    "Slider(value: Binding<V>, in: ClosedRange<V> =, step: Any =, label: () -> Views,"
      + " minimumValueLabel: () -> Views, maximumValueLabel: () -> Views,"
      + " onEditingChanged: (Bool) -> Void =) where V: BinaryFloatingPoint",
  ]

  static let inputs = [
    "TextField(_: Text, text: Binding<String>, prompt: Any =, axis: Any =)",
    "TextField(text: Binding<String>, prompt: Any =, axis: Any =, label: () -> Views)",
    "TextField(_: Text, value: Binding<V>, format: Any, prompt: Any =)",
    "TextField(value: Binding<V>, format: Any, prompt: Any =, label: () -> Views)",
    "TextField(_: Text, value: Binding<V>, formatter: Any, prompt: Any =)",
    "SecureField(_: Text, text: Binding<String>, prompt: Any =)",
    "SecureField(text: Binding<String>, prompt: Any =, label: () -> Views)",
    "TextEditor(text: Binding<String>)",
    "Picker(_: Text, selection: Binding<V>, content: () -> Views) where V: Hashable",
    "Picker(_: Text, systemImage: String, selection: Binding<V>, content: () -> Views)"
      + " where V: Hashable",
    "Picker(selection: Binding<V>, content: () -> Views, label: () -> Views) where V: Hashable",
    "Picker(selection: Binding<V>, label: View, content: () -> Views) where V: Hashable",
    "DatePicker(_: Text, selection: Binding<Date>, in: RangeExpression<Date> =,"
      + " displayedComponents: Any =)",
    "DatePicker(selection: Binding<Date>, in: RangeExpression<Date> =,"
      + " displayedComponents: Any =, label: () -> Views)",
    "ColorPicker(_: Text, selection: Binding<V>, supportsOpacity: Bool =)",
    "ColorPicker(selection: Binding<V>, supportsOpacity: Bool =, label: () -> Views)",
  ]
}
