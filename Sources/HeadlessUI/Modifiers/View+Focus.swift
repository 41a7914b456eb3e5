extension View {
  /// Joins a field with the state that says which field has the keyboard.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Joins a field with the state that says whether it has the keyboard.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}

/// Joins a field with the state about the keyboard.
nonisolated struct FocusModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor
  func resolve<V: View>(_ content: V, in scope: ResolveScope) {
    let storage: FocusStorage<Value> = binding.location
    let value: Value = value
    let link = FocusLink(
      storage: storage, isChosen: { storage.present == value }, choose: { storage.store(value) })
    scope.add(.modifier, attribute: ViewAttribute(name: "", role: .focus(link))) {
      $0.resolve(content, part: .modifier)
    }
  }
}
