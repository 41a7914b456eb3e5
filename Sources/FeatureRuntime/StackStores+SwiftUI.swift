#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension SwiftUI.NavigationStack {
    /// Shows the elements of a stack above a root; going back takes them off.
    ///
    /// - Parameters:
    ///   - path: the channel to the stack: `$store.path`.
    ///   - root: what is at the bottom.
    ///   - destination: the screen of an element.
    @MainActor
    public init<Element: Equatable, Content: View, Screen: View>(
      path: Binding<StackStores<Element>>, @ViewBuilder root: () -> Content,
      @ViewBuilder destination: @escaping (Element) -> Screen
    )
    // Not by the names of its parameters, which types of the app may have.
    where
      Self == SwiftUI.NavigationStack<StackStores<Element>, StackRoot<Content, Element, Screen>>
    {
      self.init(path: path) {
        StackRoot<Content, Element, Screen>(content: root(), destination: destination)
      }
    }
  }

  /// What is at the bottom of a navigation stack, and knows the screens of its elements.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct StackRoot<Content: View, Element: Equatable, Screen: View>: View {
    let content: Content
    let destination: (Element) -> Screen

    /// The bottom, with the screens.
    public var body: some View {
      let destination: (Element) -> Screen = destination
      content.navigationDestination(for: StackElement<Element>.self) { destination($0.element) }
    }
  }
#endif
