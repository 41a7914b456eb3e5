import FeatureDiagnostics
import FeatureModel
import Testing

/// What the checker makes of views: each name is taken for what it is.
@Suite("Views, checked") struct ViewModelTests {
  private static let counter = """
    feature Counter {
      state { var count = 0; var step = 1 in 1...10; var title: String?
        var isEven: Bool { count % 2 == 0 } }
      binding step
      binding isShown = title != nil
      binding isAt(_ n: Int) = count == n
      func half(_ n: Int) -> Int { n / 2 }
      action tapped { count += step; title = "a" }
      action set(to n: Int) when n > count { count = n }
      action lower when count > 0 { count -= 1 }
      output finished(total: Int)
      effect load() async -> Int { success(n) { count = n } }
      action start { run load }
    }

    """

  private func body(_ text: String, _ members: String = "") -> [String] {
    let checked = CheckedView(Self.counter + "view V {\n  store Counter\n\(members)\n\(text)\n}")
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
    return checked.body("V")
  }

  @Test func namesOfTheStore() {
    #expect(
      body("Text(\"\\(count) \\(half(step))\")").first
        == "known(\"Text\")(<field(\"count\")>' '<featureFunction(\"half\")(field(\"step\"))>)")
    #expect(
      body("if isEven && isShown { Text(\"a\") }").first
        == "if derived(\"isEven\") && derived(\"isShown\") { known(\"Text\")('a') }")
    #expect(
      body("if canLower && canSet(to: 1) && isAt(2) { Divider() }").first
        == "if derived(\"canLower\") && featureFunction(\"canSet\")(to: 1) && "
        + "featureFunction(\"isAt\")(2) { known(\"Divider\")() }")
    #expect(
      body("if load.isRunning { ProgressView() }").first
        == "if effect(\"load\").isRunning { known(\"ProgressView\")() }")
    #expect(body("Text(\"\\(store.count)\")").first == "known(\"Text\")(<field(\"count\")>)")
    #expect(
      body("let count = 1; Text(\"\\(self.count) \\(count)\")").last
        == "known(\"Text\")(<field(\"count\")>' '<local(\"count\")>)")
  }

  @Test func channels() {
    #expect(
      body("Stepper(\"s\", value: $step)").first
        == "known(\"Stepper\")('s', value: $binding(\"step\", []))")
    #expect(
      body("Stepper(\"s\", value: $store.step)").first
        == "known(\"Stepper\")('s', value: $binding(\"step\", []))")
    #expect(
      body("Toggle(\"t\", isOn: $isOn)", "state isOn = false").first
        == "known(\"Toggle\")('t', isOn: $member(\"isOn\"))")
    #expect(
      body("Toggle(\"t\", isOn: $isOn.animation(.default))", "binding isOn: Bool").first
        == "known(\"Toggle\")('t', isOn: $member(\"isOn\").animation(.default))")
    let parametrised = body("Toggle(\"t\", isOn: $isAt(3))").first ?? ""
    #expect(
      parametrised.hasPrefix("known(\"Toggle\")('t', isOn: $binding(\"isAt\", [FeatureModel.Arg"))
  }

  @Test func sends() {
    #expect(
      body("Button(\"+\") { send tapped }").first
        == "known(\"Button\")('+', { send tapped })")
    #expect(
      body("Button(\"+\") { send set(to: 3); send finished(total: count) }").first
        == "known(\"Button\")('+', { send set(to: 3); send finished(total: field(\"count\")) })")
    #expect(
      body("Button(\"+\") { withAnimation(.spring()) { send tapped } }").first
        == "known(\"Button\")('+', { known(\"withAnimation\")(.spring(), { send tapped }) })")
    #expect(
      body("Text(\"a\").task { send start }").first
        == "known(\"Text\")('a').task({ send start })")
    #expect(
      body("Text(\"a\").onTapGesture { if count > 1 { send tapped } else { step = 3 } }").first
        == "known(\"Text\")('a').onTapGesture({ if field(\"count\") > 1 { send tapped } "
        + "else { field(\"step\") = 3 } })")
    #expect(
      body("Button(\"x\") { isShown = false; n += 1 }", "state n = 0").first
        == "known(\"Button\")('x', { derived(\"isShown\") = false; viewMember(\"n\") += 1 })")
  }

  @Test func whatIsNotKnownIsPassedThrough() {
    #expect(
      body("Circle().fill(.red).frame(width: 3)").first
        == "passedThrough(\"Circle\")().?fill(.red).frame(width: 3)")
    #expect(
      body("Text(\"a\").glow(radius: count) { send tapped }").first
        == "known(\"Text\")('a').?glow(radius: field(\"count\"), { send tapped })")
    #expect(
      body("Chart { BarMark(x: .value(\"n\", count)) }").first
        == "passedThrough(\"Chart\")({ passedThrough(\"BarMark\")(x: .value('n', field(\"count\"))) })"
    )
    #expect(
      body("Card(isOn: $isOn) { x in Button(\"b\") { send set(to: x) } }", "state isOn = true")
        .first
        == "passedThrough(\"Card\")(isOn: $member(\"isOn\"), { x in known(\"Button\")"
        + "('b', { send set(to: closureName(\"x\")) }) })")
    #expect(
      body("Text(\"a\").gesture(DragGesture().onEnded { value in send set(to: value.n) })").first
        == "known(\"Text\")('a').?gesture(passedThrough(\"DragGesture\")().?onEnded({ value in "
        + "send set(to: closureName(\"value\").n) }))")
    #expect(body("Color.red.opacity(0.5)").first == "unchecked(\"Color\").red.opacity(0.5)")
    #expect(
      body("Text(\"a\").font(.system(size: 12).bold())").first
        == "known(\"Text\")('a').font(.system(size: 12).bold())")
    #expect(body("Text(\"a\", tracking: 3)").first == "passedThrough(\"Text\")('a', tracking: 3)")
    #expect(
      body("Text(\"a\").environment(\\.locale, x)", "let x: Int").first
        == "known(\"Text\")('a').?environment(\\.locale, viewMember(\"x\"))")
  }

  @Test func membersInOrder() throws {
    let checked = CheckedView(
      Self.counter
        + "view V<Item: Hashable & Custom> {\nlet items: [Item]\nstore Counter = CounterStore("
        + "state: .init(step: 2), onOutput: { output in swiftPrint(output) })\nstate n = 1\nbinding b: Item\n"
        + "focus f: Int\nslot row(item: Item)\nVStack { ForEach(items, id: \\.self) { row($0) } }\n}\n"
        + "extern func swiftPrint(_ n: Int)")
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
    let view = try #require(checked.view("V"))
    #expect(view.members.map(\.name) == ["items", "store", "n", "b", "f", "row"])
    #expect(view.generics == [GenericParameter(name: "Item", constraints: ["Hashable", "Custom"])])
    #expect(view.feature == "Counter")
    guard case .constant(.array(.named(let name))) = view.members[0].form else {
      Issue.record("\(view.members[0].form)")
      return
    }
    #expect(name.description == "Item")
  }

  @Test func aLocalChannelIsWritten() {
    let spec =
      "struct T: Identifiable { let id: Int; var on = false }\nview V { binding ts: [T]\n"
      + "ForEach($ts) { $t in Toggle(\"a\", isOn: $t.on); Button(\"b\") { t.on.toggle() } } }"
    let checked = CheckedView(spec)
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
    #expect(
      checked.body("V") == [
        "known(\"ForEach\")($member(\"ts\"), { $t in known(\"Toggle\")('a', isOn: $local(\"t\").on); "
          + "known(\"Button\")('b', { closureName(\"t\").on.toggle() }) })"
      ])
  }

  @Test func tagsTakeTheTypeOfTheSelection() {
    let spec =
      "enum F { case a, b }\nview V { binding f: F\nbinding g: F?\n"
      + "Picker(\"p\", selection: $f) { Text(\"a\").tag(.a) }\n"
      + "Picker(\"p\", selection: $g) { Text(\"a\").tag(F.a); Text(\"n\").tag(nil) } }"
    let checked = CheckedView(spec)
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
    #expect(
      checked.body("V").first
        == "known(\"Picker\")('p', selection: $member(\"f\"), { known(\"Text\")('a').tag(F.a) })")
    #expect(checked.body("V").last?.contains(".tag(F?(F.a))") == true, "\(checked.body("V"))")
  }
}
