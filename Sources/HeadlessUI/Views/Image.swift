public import Foundation

/// A picture.
public struct Image: Equatable, Sendable {
  let name: String

  /// A picture of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A picture of the app's that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// A symbol of the system's.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { name = systemName }

  /// The same, made to fit its room.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// The same, drawn in one colour or as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// How a picture fills its room.
  public enum ResizingMode: Sendable {
    /// Again and again.
    case tile
    /// Once, stretched.
    case stretch
  }

  /// Whether a picture's own colours count.
  public enum TemplateRenderingMode: Sendable {
    /// They do not.
    case template
    /// They do.
    case original
  }
}

extension Image: PrimitiveView {
  /// It has no body: the host shows it.
  public typealias Body = Never
  func resolve(in scope: ResolveScope) { scope.add(.image, name: { name }) }
}

/// A title and an icon.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label: View where Title: View, Icon: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// A title and an icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label: PrimitiveView where Title: View, Icon: View {
  func resolve(in scope: ResolveScope) {
    scope.add(.label) { label in
      label.resolve(icon, part: .addition(0))
      label.resolve(title, part: .content)
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  /// A title and a symbol of the system's.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A title and a symbol of the system's.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A title and a picture of the app's.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A title and a picture of the app's.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}
