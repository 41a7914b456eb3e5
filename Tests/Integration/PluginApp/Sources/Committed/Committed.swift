/// The words for a switch.
public func words(isOn: Bool) -> String { isOn ? "on" : "off" }
