// The part of AppKit's shape, and of SwiftUI's for it, that generated representables are compiled
// against where there is no AppKit. Nothing of it does anything.

public import Foundation
public import HeadlessUI

@MainActor
open class NSView: NSObject {
  open var isHidden: Bool = false
  open var alphaValue: CGFloat = 1
  open var toolTip: String?
  public nonisolated override init() { super.init() }
}

@MainActor
open class NSControl: NSView {
  open var isEnabled: Bool = true
  open var stringValue: String = ""
  open var doubleValue: Double = 0
  open func currentEditor() -> NSText? { nil }
}

@MainActor
open class NSText: NSView {
  open var string: String = ""
}

@MainActor
public protocol NSTextInputClient: AnyObject {
  func hasMarkedText() -> Bool
}

@MainActor
open class NSTextView: NSText, NSTextInputClient {
  open weak var delegate: (any NSTextViewDelegate)?
  open var isEditable: Bool = true
  open func hasMarkedText() -> Bool { false }
}

@MainActor
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
}

@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor
public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
}

extension NSTextViewDelegate {
  public func textDidChange(_ notification: Notification) {}
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
}

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public var body: Never { preconditionFailure("AppKit's views have no body") }
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
}
