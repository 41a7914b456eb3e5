/// The class of view that a representable brings into SwiftUI, as far as its name tells.
public struct BridgeClass: Hashable, Sendable {
  /// The name, as written.
  public let name: String
  /// The frameworks that a spec imports beside it, which decide where the name does not.
  private let imports: [String]

  /// The class called `name` in a spec that imports `imports`.
  public init(_ name: String, imports: [Import]) {
    self.name = name
    self.imports = imports.compactMap(\.path.first)
  }

  /// The framework that its views belong to.
  public enum Framework: Hashable, Sendable {
    case uiKit, appKit
  }

  /// UIKit, unless its name or the imports say AppKit.
  public var framework: Framework {
    if last.hasPrefix("NS") { return .appKit }
    if last.hasPrefix("UI") { return .uiKit }
    return imports.contains("AppKit") && !imports.contains("UIKit") ? .appKit : .uiKit
  }

  /// Whether it is known to tell what happens to it by events; nil where only Swift knows.
  public var hasEvents: Bool? {
    if framework == .appKit { return false }
    if Self.controls.contains(last) { return true }
    return Self.others.contains(last) ? false : nil
  }

  /// The condition, with `view` for the view, under which no text is being composed in it, so that
  /// its text may be set; nil where it has none that the user composes.
  public var isSettled: String? {
    switch last {
    case "UITextField", "UITextView", "UISearchTextField": return "view.markedTextRange == nil"
    case "UISearchBar": return "view.searchTextField.markedTextRange == nil"
    case "NSTextView": return "!view.hasMarkedText()"
    case "NSTextField", "NSSearchField", "NSSecureTextField", "NSComboBox", "NSTokenField":
      return "(view.currentEditor() as? NSTextView)?.hasMarkedText() != true"
    default: break
    }
    if Self.controls.contains(last) || Self.others.contains(last) { return nil }
    switch framework {
    case .uiKit: return "(view as UIView as? any UITextInput)?.markedTextRange == nil"
    case .appKit: return "(view as NSView as? any NSTextInputClient)?.hasMarkedText() != true"
    }
  }

  /// The properties that hold what the user writes.
  public var textProperties: Set<String> {
    switch framework {
    case .uiKit: ["attributedText", "text"]
    case .appKit: ["attributedStringValue", "objectValue", "string", "stringValue"]
    }
  }

  /// The property that a delegate of the protocol called `type` is set to.
  public func property(of type: String) -> String {
    let words = type.split(separator: ".").last.map(String.init) ?? type
    switch words {
    case "WKNavigationDelegate": return "navigationDelegate"
    case "WKUIDelegate": return "uiDelegate"
    case "UITableViewDataSourcePrefetching", "UICollectionViewDataSourcePrefetching":
      return "prefetchDataSource"
    default: break
    }
    // `UITableViewDragDelegate` of a `UITableView`, or of a class derived from it.
    for role in ["DragDelegate", "DropDelegate", "DataSource"] where words.hasSuffix(role) {
      return role.prefix(1).lowercased() + role.dropFirst()
    }
    return "delegate"
  }

  /// The protocol by which a class that has no events tells what happens to it.
  public var delegateType: String? {
    Self.delegated.contains(last) ? "\(last)Delegate" : nil
  }

  private var last: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The controls of UIKit.
  static let controls: Set<String> = [
    "UIButton", "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
    "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
  ]

  /// Views of UIKit that are no controls.
  static let others: Set<String> = [
    "UIActivityIndicatorView", "UICalendarView", "UICollectionView", "UIImageView", "UILabel",
    "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar",
    "UIStackView", "UITabBar", "UITableView", "UITextView", "UIToolbar", "UIView",
    "UIVisualEffectView",
  ]

  /// Classes with a delegate named after them.
  private static let delegated: Set<String> = [
    "NSComboBox", "NSSearchField", "NSTextField", "NSTextView", "NSTokenField",
    "UICollectionView", "UIPickerView", "UIScrollView", "UISearchBar", "UITabBar", "UITableView",
    "UITextView", "UIToolbar", "UINavigationBar",
  ]

  /// What can happen to a control: the members of `UIControl.Event`.
  public static let events: [String] = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
  ]
}
