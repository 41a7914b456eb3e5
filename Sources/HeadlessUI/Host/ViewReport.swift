/// Something that SwiftUI would complain about while it runs.
public struct ViewReport: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let kind: Kind
  /// The view in which it happened.
  public let view: String

  init(_ kind: Kind, view: String) {
    self.kind = kind
    self.view = view
  }

  /// What can be wrong.
  public enum Kind: Equatable, Sendable {
    /// A view's body, or `updateUIView`, wrote state.
    case stateWrittenDuringUpdate
    /// A view's body, or `updateUIView`, changed an observed object.
    case objectChangedDuringUpdate
    /// The updates ask for further updates without end.
    case updatesDoNotSettle
    /// Two elements of a `ForEach` have one identity.
    case duplicateIdentity(String)
    /// A value was pushed that no `navigationDestination` takes.
    case noDestination(String)
    /// A link's value is not of the type that the stack's path holds.
    case valueNotOfPath(String)
    /// An object was read from the environment that is not there.
    case objectMissing(String)
  }

  /// What is wrong, in SwiftUI's words where it has some.
  public var message: String {
    switch kind {
    case .stateWrittenDuringUpdate:
      "Modifying state during view update, this will cause undefined behavior."
    case .objectChangedDuringUpdate:
      "Publishing changes from within view updates is not allowed, this will cause undefined "
        + "behavior."
    case .updatesDoNotSettle:
      "The views ask to be updated again and again, and never settle."
    case .duplicateIdentity(let id):
      "the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    case .noDestination(let type):
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link."
    case .valueNotOfPath(let type):
      "A value of type “\(type)” cannot be put on the navigation stack's path."
    case .objectMissing(let type):
      "No object of type \(type) found in the environment."
    }
  }

  /// The view and what is wrong in it.
  public var description: String { "\(view): \(message)" }
}
