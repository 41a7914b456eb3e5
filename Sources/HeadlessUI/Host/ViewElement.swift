public import HeadlessUIKit

/// Something that is shown: a text, a control, a container, or a view of the app's.
///
/// A test finds elements by `ViewHost.find` and works them as a user would. An element is what was
/// shown when it was found; after an update, find it again.
@MainActor
public final class ViewElement {
  /// What it is.
  public let kind: Kind
  /// What it says of itself: a text's words, a view's type, a modifier's name.
  let name: () -> String
  /// What a modifier says of what it changes.
  let attribute: ViewAttribute?
  /// What a user can do with it.
  let control: Control
  /// The elements in it, shown or not.
  var children: [ViewElement] = [] {
    didSet { for child in children { child.parent = self } }
  }
  private(set) weak var parent: ViewElement?
  /// The host that shows it.
  weak var host: ViewHost?
  /// The view of UIKit that it shows, if it shows one.
  public internal(set) var uiView: UIView?
  /// Which of its children are shown; all where there is no closure.
  var shownChildren: (@MainActor () -> [ViewElement])?

  init(
    _ kind: Kind, name: @escaping () -> String = { "" }, attribute: ViewAttribute? = nil,
    control: Control = Control(), host: ViewHost?
  ) {
    self.kind = kind
    self.name = name
    self.attribute = attribute
    self.control = control
    self.host = host
  }

  /// The children that are shown in their place: not what is pushed over it.
  var visibleChildren: [ViewElement] {
    if let shownChildren { return shownChildren() }
    return children.filter { $0.kind != .pushed }
  }

  /// It and everything shown in it, in reading order.
  var visibleTree: [ViewElement] {
    [self] + visibleChildren.flatMap(\.visibleTree)
  }

  /// What it is in, the nearest first.
  var ancestors: [ViewElement] {
    var found: [ViewElement] = []
    var next: ViewElement? = parent
    while let element = next {
      found.append(element)
      next = element.parent
    }
    return found
  }

  /// What it is in, up to the screen, sheet or alert that it is on.
  var ancestorsOnScreen: [ViewElement] {
    let all: [ViewElement] = ancestors
    guard let end = all.firstIndex(where: { $0.kind.isScreen }) else { return all }
    return Array(all[...end])
  }

  /// The modifiers that stand directly around it, the innermost first.
  var modifiers: [ViewAttribute] {
    var found: [ViewAttribute] = []
    for element in ancestors {
      if let attribute = element.attribute {
        found.append(attribute)
      } else if element.kind != .group && element.kind != .view {
        break
      }
    }
    return found
  }

  /// What an element can be.
  public enum Kind: String, Sendable, CaseIterable {
    /// A text.
    case text
    /// A button.
    case button
    /// A toggle.
    case toggle
    /// A stepper.
    case stepper
    /// A slider.
    case slider
    /// A field for text.
    case textField
    /// A field for secret text.
    case secureField
    /// A field for long text.
    case textEditor
    /// The field that `searchable` adds.
    case searchField
    /// A choice.
    case picker
    /// A date.
    case datePicker
    /// A colour.
    case colorPicker
    /// A title and an icon.
    case label
    /// A picture.
    case image
    /// A link to a page.
    case link
    /// Progress.
    case progressView
    /// Room between views.
    case spacer
    /// A line between views.
    case divider
    /// Views one above the other.
    case vStack
    /// Views side by side.
    case hStack
    /// Views one before the other.
    case zStack
    /// A table.
    case grid
    /// A row of a table.
    case gridRow
    /// A list.
    case list
    /// A form.
    case form
    /// A section of a list or form.
    case section
    /// What stands above a section.
    case header
    /// What stands below a section.
    case footer
    /// What scrolls.
    case scrollView
    /// A list's or loop's element.
    case row
    /// A loop over data.
    case forEach
    /// Screens on top of each other.
    case navigationStack
    /// The lowest screen of a stack, or one of its path.
    case screen
    /// A screen that a view has pushed.
    case pushed
    /// A link to a screen.
    case navigationLink
    /// Screens beside each other.
    case tabView
    /// One of those screens.
    case tab
    /// A menu.
    case menu
    /// What can be unfolded.
    case disclosureGroup
    /// What a bar holds.
    case toolbar
    /// One thing in a bar.
    case toolbarItem
    /// Buttons that swiping a row shows.
    case swipeActions
    /// A shape.
    case shape
    /// A colour as a view.
    case color
    /// An alert.
    case alert
    /// A confirmation dialog.
    case confirmationDialog
    /// A sheet.
    case sheet
    /// A cover of the whole screen.
    case fullScreenCover
    /// A popover.
    case popover
    /// A message in an alert or dialog.
    case message
    /// What names a control.
    case controlLabel
    /// A view of UIKit.
    case uiView
    /// What a modifier changes.
    case modifier
    /// A view of the app's.
    case view
    /// Elements without a look of their own.
    case group

    /// Whether it stands before everything else and must be dealt with first.
    var isPresentation: Bool {
      [.alert, .confirmationDialog, .sheet, .fullScreenCover, .popover].contains(self)
    }

    /// Whether what is outside says nothing about what is inside.
    var isScreen: Bool { isPresentation || self == .pushed }
  }
}
