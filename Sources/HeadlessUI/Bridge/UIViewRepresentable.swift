public import Foundation
public import HeadlessUIKit

/// A view of UIKit, made and kept up to date as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What hears of the UIKit view.
  associatedtype Coordinator = Void

  /// Makes the UIKit view, once for as long as this view is there.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the UIKit view up to date; it must not write state.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when this view is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears of the UIKit view, before that is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// How large it wants to be; nil for what UIKit says.
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  /// What a representable is told.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing hears of it.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Nothing to clean up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// What UIKit says.
  @available(iOS 16.0, tvOS 16.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Never asked: the host shows the UIKit view instead.
  public var body: Never { endWithoutBody(of: String(describing: Self.self)) }
}

/// What a representable is told when it makes or updates its UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the UIKit view.
  public let coordinator: Representable.Coordinator
  /// What accompanies the change that is shown.
  public let transaction: Transaction
  /// What is handed down here.
  public let environment: EnvironmentValues
}

/// A size that is offered; nil where the view may choose.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Nothing at all.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Whatever it likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}
