#if canImport(SwiftUI)
  public import SwiftUI

  extension Binding {
    /// The channel to what one case of a route carries, as `$store.destination.edit`: nil where it is
    /// another case. Writing nil takes down what is shown; nothing else can be written.
    @MainActor
    public subscript<Route: FeatureRoute, Part>(
      dynamicMember path: KeyPath<Route, Part?>
    ) -> Binding<Part?> where Value == Route? {
      let route: Binding<Route?> = self
      nonisolated(unsafe) let path: KeyPath<Route, Part?> = path
      return Binding<Part?>(
        get: { route.wrappedValue?[keyPath: path] },
        set: { part, transaction in
          guard part == nil, route.wrappedValue?[keyPath: path] != nil else { return }
          route.transaction(transaction).wrappedValue = nil
        })
    }
  }
#endif
