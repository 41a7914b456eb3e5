import Foundation
@_spi(ViewHost) import HeadlessUIKit

/// A view of UIKit, as a node holds it: one UIKit view and one coordinator while it is there.
@MainActor
final class BridgeBox<Bridge: UIViewRepresentable>: ViewBox {
  private var view: Bridge
  private var shown: Shown?

  private struct Shown {
    let uiView: Bridge.UIViewType
    let coordinator: Bridge.Coordinator
  }

  init(_ view: Bridge) { self.view = view }

  var dependsOnEnvironment: Bool { true }

  func take<V: View>(_ newView: V) -> Bool {
    guard let newView = newView as? Bridge else { return false }
    defer { view = newView }
    return !isSame(view, newView)
  }

  func resolve(in scope: ResolveScope) {
    var installed: Bridge = view
    var installation: Installation = scope.node.installation
    installation.readsBindings = true
    installation.install(in: &installed)
    let now: Shown = shown ?? make(installed, in: scope)
    shown = now
    installed.updateUIView(now.uiView, context: context(now.coordinator, in: scope))
    scope.add(
      .uiView, name: { String(describing: type(of: now.uiView)) },
      control: bridgeControl(of: now.uiView, settle: { [weak host = scope.host] in host?.update() })
    ).uiView = now.uiView
  }

  private func make(_ installed: Bridge, in scope: ResolveScope) -> Shown {
    let coordinator: Bridge.Coordinator = installed.makeCoordinator()
    return Shown(
      uiView: installed.makeUIView(context: context(coordinator, in: scope)),
      coordinator: coordinator)
  }

  private func context(_ coordinator: Bridge.Coordinator, in scope: ResolveScope)
    -> UIViewRepresentableContext<Bridge>
  {
    UIViewRepresentableContext<Bridge>(
      coordinator: coordinator, transaction: Transaction.current, environment: scope.environment)
  }

  func end() {
    guard let shown else { return }
    Bridge.dismantleUIView(shown.uiView, coordinator: shown.coordinator)
    self.shown = nil
  }
}

/// What a user can do with a view of UIKit.
@MainActor
private func bridgeControl(of view: UIView, settle: @escaping () -> Void) -> Control {
  var control = Control()
  if let input = view as? any UserTextInput {
    control.text = BridgeTextSession(input, settle: settle)
    control.value = { input.userText }
    control.isEnabled = { input.isUserEditable }
  } else if let toggle = view as? UISwitch {
    control.value = { toggle.isOn ? "on" : "off" }
    control.isEnabled = { toggle.isEnabled }
    control.setBool = { isOn in
      toggle.isOn = isOn
      toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    control.tap = {
      toggle.isOn.toggle()
      toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  } else if let slider = view as? UISlider {
    control.value = { "\(slider.value)" }
    control.isEnabled = { slider.isEnabled }
    control.setNumber = { number in
      guard (slider.minimumValue...slider.maximumValue).contains(Float(number)) else {
        return false
      }
      slider.value = Float(number)
      slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
      return true
    }
  } else if let other = view as? UIControl {
    control.isEnabled = { other.isEnabled }
    control.tap = { other.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
  return control
}

/// A text input of UIKit, worked as a user would.
@MainActor
private final class BridgeTextSession: TextSession {
  private let input: any UserTextInput
  private let settle: () -> Void

  init(_ input: any UserTextInput, settle: @escaping () -> Void) {
    self.input = input
    self.settle = settle
  }

  var text: String { input.userText }

  func type(_ text: String) -> Int {
    text.reduce(into: 0) { count, character in
      count += input.userType(String(character))
      settle()
    }
  }

  func deleteBackward() -> Bool { input.userDelete() }

  func replaceAll(with text: String) -> Bool {
    guard input.isUserEditable, input.becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: input.userText.utf16.count)
    return input.userReplace(whole, with: text)
  }

  func submit() { input.userReturn() }

  func setFocused(_ isFocused: Bool) -> Bool {
    isFocused ? input.becomeFirstResponder() : input.resignFirstResponder()
  }
}
