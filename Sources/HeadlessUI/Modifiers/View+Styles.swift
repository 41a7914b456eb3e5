extension View {
  /// How buttons look.
  public nonisolated func buttonStyle(_ style: ButtonLook) -> some View {
    look("buttonStyle", style.name)
  }

  /// How fields for text look.
  public nonisolated func textFieldStyle(_ style: TextFieldLook) -> some View {
    look("textFieldStyle", style.name)
  }

  /// How choices look.
  public nonisolated func pickerStyle(_ style: PickerLook) -> some View {
    look("pickerStyle", style.name)
  }

  /// How lists look.
  public nonisolated func listStyle(_ style: ListLook) -> some View {
    look("listStyle", style.name)
  }

  /// Whether what is typed is left uncorrected.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 8.0, *)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    look("autocorrectionDisabled", disable ? "" : "false")
  }
}

/// How buttons look, by the names of SwiftUI's styles.
public struct ButtonLook: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static let automatic = ButtonLook(name: "automatic")
  /// Without a border.
  public static let borderless = ButtonLook(name: "borderless")
  /// With a border.
  public static let bordered = ButtonLook(name: "bordered")
  /// With a border, and foremost.
  public static let borderedProminent = ButtonLook(name: "borderedProminent")
  /// Without any look.
  public static let plain = ButtonLook(name: "plain")
}

/// How fields look, by the names of SwiftUI's styles.
public struct TextFieldLook: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static let automatic = TextFieldLook(name: "automatic")
  /// With a round border.
  public static let roundedBorder = TextFieldLook(name: "roundedBorder")
  /// Without any look.
  public static let plain = TextFieldLook(name: "plain")
}

/// How choices look, by the names of SwiftUI's styles.
public struct PickerLook: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static let automatic = PickerLook(name: "automatic")
  /// Side by side.
  public static let segmented = PickerLook(name: "segmented")
  /// In a menu.
  public static let menu = PickerLook(name: "menu")
  /// In the list that it is in.
  public static let inline = PickerLook(name: "inline")
  /// On a wheel.
  public static let wheel = PickerLook(name: "wheel")
  /// On a screen of its own.
  public static let navigationLink = PickerLook(name: "navigationLink")
}

/// How lists look, by the names of SwiftUI's styles.
public struct ListLook: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static let automatic = ListLook(name: "automatic")
  /// Without a border.
  public static let plain = ListLook(name: "plain")
  /// In groups.
  public static let grouped = ListLook(name: "grouped")
  /// In groups with room around them.
  public static let insetGrouped = ListLook(name: "insetGrouped")
  /// At the side.
  public static let sidebar = ListLook(name: "sidebar")
}
