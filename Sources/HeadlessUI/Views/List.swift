/// Rows.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  let selection: ListSelection<SelectionValue>?
}

/// What is chosen in a list: one row, or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)
}

extension List: View where Content: View {
  /// It has no body: the host shows it.
  public typealias Body = Never

  /// Rows, of which one can be chosen.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }

  /// Rows, of which several can be chosen.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .several($0) })
  }
}

extension List: PrimitiveView where Content: View {}

extension List: TrackedView where Content: View {
  func resolveTracked(in scope: ResolveScope) {
    var control = Control()
    switch selection {
    case .one(let binding):
      let chosen: SelectionValue? = binding.wrappedValue
      control.selection = { chosen.map { AnyHashable($0) } }
      control.value = { chosen.map { String(describing: $0) } ?? "" }
      control.select = { tag in
        guard let value = tag.base as? SelectionValue else { return false }
        binding.wrappedValue = value
        return true
      }
    case .several(let binding):
      let chosen: Set<SelectionValue> = binding.wrappedValue
      control.value = { chosen.map { String(describing: $0) }.sorted().joined(separator: ", ") }
      control.select = { tag in
        guard let value = tag.base as? SelectionValue else { return false }
        binding.wrappedValue.formSymmetricDifference([value])
        return true
      }
    case nil: break
    }
    scope.add(.list, control: control) { $0.resolve(content, part: .content) }
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// A row an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row an element, known by what is at a path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A row a number.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row an element of a collection that can be changed through it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
    Content == ForEach<IdentifiedBindings<C, C.Element.ID>, C.Element.ID, RowContent>
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

extension List where Content: View {
  /// A row an element, of which one can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  /// A row an element, of which several can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
  }
}
