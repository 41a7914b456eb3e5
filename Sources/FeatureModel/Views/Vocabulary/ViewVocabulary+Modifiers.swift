/// What is shown over and beside a view, and when something happens to it.
extension ViewVocabulary {
  static let presentations = [
    "alert(_: Prompt<T>)",
    "alert(_: Text, isPresented: Binding<Bool>, actions: () -> Views =, message: () -> Views =)",
    "alert(_: Text, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> Views =,"
      + " message: (T) -> Views =)",
    "confirmationDialog(_: Prompt<T>)",
    "confirmationDialog(_: Text, isPresented: Binding<Bool>, titleVisibility: Any =,"
      + " actions: () -> Views, message: () -> Views =)",
    "confirmationDialog(_: Text, isPresented: Binding<Bool>, titleVisibility: Any =,"
      + " presenting: T?, actions: (T) -> Views, message: (T) -> Views =)",
    "sheet(isPresented: Binding<Bool>, onDismiss: () -> Void =, content: () -> Views)",
    "sheet(item: Item<T>, onDismiss: () -> Void =, content: (T) -> Views) where T: Identity",
    "fullScreenCover(isPresented: Binding<Bool>, onDismiss: () -> Void =, content: () -> Views)",
    "fullScreenCover(item: Item<T>, onDismiss: () -> Void =, content: (T) -> Views)"
      + " where T: Identity",
    "popover(isPresented: Binding<Bool>, attachmentAnchor: Any =, arrowEdge: Any =,"
      + " content: () -> Views)",
    "popover(item: Item<T>, attachmentAnchor: Any =, arrowEdge: Any =, content: (T) -> Views)"
      + " where T: Identity",
    "toolbar(content: () -> Views)",
    "toolbar(_: Any, for: Any)",
    "contextMenu(menuItems: () -> Views)",
    "swipeActions(edge: Any =, allowsFullSwipe: Bool =, content: () -> Views)",
    "tabItem(_: () -> Views)",
    "safeAreaInset(edge: Any, alignment: Any =, spacing: Number =, content: () -> Views)",
  ]

  static let destinations = [
    "navigationTitle(_: Text)",
    "navigationTitle(_: Binding<String>)",
    "navigationDestination(isPresented: Binding<Bool>, destination: () -> Views)",
    "navigationDestination(for: Metatype<T>, destination: (T) -> Views) where T: Hashable",
    "navigationDestination(item: Item<T>, destination: (T) -> Views) where T: Selectable",
  ]

  static let lifecycle = [
    "onAppear(perform: () -> Void =)",
    "onDisappear(perform: () -> Void =)",
    "task(priority: Any =, _: () -> Void)",
    "task(id: V, priority: Any =, _: () -> Void) where V: Equatable",
    "onChange(of: V, initial: Bool =, _: () -> Void) where V: Equatable",
    "onChange(of: V, initial: Bool =, _: (V, V) -> Void) where V: Equatable",
    "onChange(of: V, perform: (V) -> Void) where V: Equatable",
    "refreshable(action: () -> Void)",
    "onSubmit(of: Any =, _: () -> Void)",
    "onTapGesture(count: Int =, perform: () -> Void)",
    "onLongPressGesture(minimumDuration: Number =, maximumDistance: Number =,"
      + " perform: () -> Void, onPressingChanged: (Bool) -> Void =)",
    "onDelete(perform: (IndexSet) -> Void)",
    "onMove(perform: (IndexSet, Int) -> Void)",
  ]

  static let effects = ["withAnimation(_: Any =, _: () -> Void)"]
}
