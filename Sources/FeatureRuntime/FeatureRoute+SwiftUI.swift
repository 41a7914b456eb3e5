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
      let memory = LastRead<Route?>()
      return Binding<Part?>(
        get: { memory.noting(route.wrappedValue)?[keyPath: path] },
        set: { part, transaction in
          let shown: Route? = route.wrappedValue
          guard part == nil, shown?[keyPath: path] != nil, !memory.isOutdated(by: shown) else {
            return
          }
          route.transaction(transaction).wrappedValue = nil
        })
    }
  }
#endif
