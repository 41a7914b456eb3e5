/// Views with modifiers behind them.
extension LayoutCase {
  /// All cases.
  static let all = lines + chains

  private static let chains: [LayoutCase] = [
    LayoutCase(
      name: "a value in parentheses and what is chained to it",
      line: #"""
            (store.isKnown ? Text(verbatim: store.aRatherLongName) : Text("another very long literal of the spec"))
              .font(.title)
              .bold()
        """#,
      expected: #"""
            (store.isKnown
              ? Text(verbatim: store.aRatherLongName) : Text("another very long literal of the spec"))
              .font(.title)
              .bold()
        """#),
    LayoutCase(
      name: "an operand that is broken and what is chained to it",
      line: #"""
            Text("a") + Text(store.isKnown ? "some long text here to be broken" : "another long text for the formatter")
              .bold()
        """#,
      expected: #"""
            Text("a")
              + Text(
                store.isKnown ? "some long text here to be broken" : "another long text for the formatter"
              )
              .bold()
        """#),
    LayoutCase(
      name: "a choice in parentheses behind an operator",
      line: #"""
            Text("by ")
              + (store.isKnown ? (store.name.map { Text(verbatim: $0) } ?? Text("somebody")) : Text("nobody or else"))
        """#,
      expected: #"""
            Text("by ")
              + (store.isKnown
                ? (store.name.map { Text(verbatim: $0) } ?? Text("somebody")) : Text("nobody or else"))
        """#),
    LayoutCase(
      name: "a modifier of a block, with another behind it",
      line: #"""
            Button("Send") {
              store.send(.sent)
            }
            .disabled(!store.canSend(store.aRatherLongName, with: store.anotherRatherLongName, andThen: "all of it"))
            .padding(store.isKnown ? 1 : 2)
        """#,
      expected: #"""
            Button("Send") {
              store.send(.sent)
            }
            .disabled(
              !store.canSend(store.aRatherLongName, with: store.anotherRatherLongName, andThen: "all of it")
            )
            .padding(store.isKnown ? 1 : 2)
        """#),
    LayoutCase(
      name: "the last modifier of a block",
      line: #"""
            HStack {
              Text("a")
            }
            .padding()
            .frame(width: store.aRatherLongName > 0 ? 100 : 200, height: store.anotherRatherLongName > 0 ? 100 : 200)
        """#,
      expected: #"""
            HStack {
              Text("a")
            }
            .padding()
            .frame(
              width: store.aRatherLongName > 0 ? 100 : 200,
              height: store.anotherRatherLongName > 0 ? 100 : 200)
        """#),
    LayoutCase(
      name: "a view that is broken, with short and long modifiers",
      line: #"""
            Slider(value: $store.aRatherLongName, in: 0...100, label: "A label that makes the line too long to stay")
              .padding()
              .accessibilityIdentifier("something-long-\(store.aRatherLongName)-\(store.anotherRatherLongName)-end")
              .bold()
        """#,
      expected: #"""
            Slider(
              value: $store.aRatherLongName, in: 0...100,
              label: "A label that makes the line too long to stay"
            )
            .padding()
            .accessibilityIdentifier(
              "something-long-\(store.aRatherLongName)-\(store.anotherRatherLongName)-end"
            )
            .bold()
        """#),
    LayoutCase(
      name: "a modifier with a block behind its arguments",
      line: #"""
            Text("x")
              .alert(store.alertTitle.map { Text(verbatim: $0) } ?? Text("Error"), isPresented: $store.isAlertPresented) {
                Button("Understood") {}
              }
              .bold()
        """#,
      expected: #"""
            Text("x")
              .alert(
                store.alertTitle.map { Text(verbatim: $0) } ?? Text("Error"),
                isPresented: $store.isAlertPresented
              ) {
                Button("Understood") {}
              }
              .bold()
        """#),
    LayoutCase(
      name: "a change of a long value",
      line: #"""
            Toggle("t", isOn: $isShown)
              .onChange(of: store.aRatherLongName + store.anotherRatherLongName * 100 + store.aRatherLongName * 2) {
                store.send(.tapped)
              }
              .bold()
        """#,
      expected: #"""
            Toggle("t", isOn: $isShown)
              .onChange(
                of: store.aRatherLongName + store.anotherRatherLongName * 100 + store.aRatherLongName * 2
              ) {
                store.send(.tapped)
              }
              .bold()
        """#),
    LayoutCase(
      name: "a channel of two blocks",
      line: #"""
            Toggle("Shuffle", isOn: Binding<Bool>(get: { store.isShuffled }, set: { store.send(.shuffled($0)) }))
              .bold()
        """#,
      expected: #"""
            Toggle(
              "Shuffle", isOn: Binding<Bool>(get: { store.isShuffled }, set: { store.send(.shuffled($0)) })
            )
            .bold()
        """#),
  ]
}
