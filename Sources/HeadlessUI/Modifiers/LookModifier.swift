/// A modifier that says something of the view that it changes.
nonisolated struct LookModifier: PrimitiveModifier {
  let attribute: ViewAttribute

  nonisolated init(_ attribute: ViewAttribute) { self.attribute = attribute }

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    scope.add(.modifier, attribute: attribute) { $0.resolve(content, part: .modifier) }
  }
}

extension View {
  /// Says how it looks.
  nonisolated func look(_ name: String, _ value: String = "", style: String = "") -> some View {
    modifier(LookModifier(ViewAttribute(name: name, value: { value }, style: style)))
  }
}
