/// What holds other views.
extension ViewVocabulary {
  static let containers = [
    "VStack(alignment: Any =, spacing: Number =, content: () -> Views)",
    "HStack(alignment: Any =, spacing: Number =, content: () -> Views)",
    "ZStack(alignment: Any =, content: () -> Views)",
    "LazyVStack(alignment: Any =, spacing: Number =, pinnedViews: Any =, content: () -> Views)",
    "LazyHStack(alignment: Any =, spacing: Number =, pinnedViews: Any =, content: () -> Views)",
    "LazyVGrid(columns: Any, alignment: Any =, spacing: Number =, pinnedViews: Any =,"
      + " content: () -> Views)",
    "LazyHGrid(rows: Any, alignment: Any =, spacing: Number =, pinnedViews: Any =,"
      + " content: () -> Views)",
    "Grid(alignment: Any =, horizontalSpacing: Number =, verticalSpacing: Number =,"
      + " content: () -> Views)",
    "GridRow(alignment: Any =, content: () -> Views)",
    "Form(content: () -> Views)",
    "Group(content: () -> Views)",
    "GroupBox(content: () -> Views)",
    "GroupBox(_: Text, content: () -> Views)",
    "GroupBox(content: () -> Views, label: () -> Views)",
    "ControlGroup(content: () -> Views)",
    "Section(content: () -> Views)",
    "Section(_: Text, content: () -> Views)",
    "Section(_: Text, isExpanded: Binding<Bool>, content: () -> Views)",
    "Section(content: () -> Views, header: () -> Views)",
    "Section(content: () -> Views, footer: () -> Views)",
    "Section(content: () -> Views, header: () -> Views, footer: () -> Views)",
    "Section(isExpanded: Binding<Bool>, content: () -> Views, header: () -> Views)",
    "Section(header: View, content: () -> Views)",
    "Section(footer: View, content: () -> Views)",
    "Section(header: View, footer: View, content: () -> Views)",
    "ScrollView(_: Any =, showsIndicators: Bool =, content: () -> Views)",
    "GeometryReader(content: (Any) -> Views)",
    "ScrollViewReader(content: (Any) -> Views)",
    "ViewThatFits(in: Any =, content: () -> Views)",
    "AnyView(_: View)",
    "DisclosureGroup(_: Text, content: () -> Views)",
    "DisclosureGroup(_: Text, isExpanded: Binding<Bool>, content: () -> Views)",
    "DisclosureGroup(content: () -> Views, label: () -> Views)",
    "DisclosureGroup(isExpanded: Binding<Bool>, content: () -> Views, label: () -> Views)",
  ]

  static let collections = [
    "ForEach(_: Data<E>, content: (E) -> Views) where E: Identity",
    "ForEach(_: Data<E>, id: KeyPath<E>, content: (E) -> Views)",
    "List(content: () -> Views)",
    "List(selection: Binding<S>, content: () -> Views) where S: Hashable",
    "List(_: Data<E>, rowContent: (E) -> Views) where E: Identity",
    "List(_: Data<E>, id: KeyPath<E>, rowContent: (E) -> Views)",
    "List(_: Data<E>, selection: Binding<S>, rowContent: (E) -> Views)"
      + " where E: Identity, S: Hashable",
    "List(_: Data<E>, id: KeyPath<E>, selection: Binding<S>, rowContent: (E) -> Views)"
      + " where S: Hashable",
    "List(_: Data<E>, children: Any, rowContent: (E) -> Views) where E: Identity",
    "OutlineGroup(_: Data<E>, children: Any, content: (E) -> Views) where E: Identity",
  ]

  static let navigation = [
    "NavigationStack(root: () -> Views)",
    "NavigationStack(path: Binding<P>, root: () -> Views)",
    "NavigationStack(path: Stack<E>, root: () -> Views, destination: (E) -> Views)",
    "NavigationView(content: () -> Views)",
    "NavigationLink(_: Text, value: V) where V: Hashable",
    "NavigationLink(value: V, label: () -> Views) where V: Hashable",
    "NavigationLink(_: Text, destination: () -> Views)",
    "NavigationLink(destination: () -> Views, label: () -> Views)",
    "NavigationLink(_: Text, destination: View)",
    "NavigationLink(destination: View, label: () -> Views)",
    "TabView(content: () -> Views)",
    "TabView(selection: Binding<V>, content: () -> Views) where V: Hashable",
    "Tab(_: Text, systemImage: String, role: Any =, content: () -> Views)",
    "Tab(_: Text, systemImage: String, value: V, role: Any =, content: () -> Views)"
      + " where V: Hashable",
    "ToolbarItem(placement: Any =, content: () -> Views)",
    "ToolbarItem(id: String, placement: Any =, content: () -> Views)",
    "ToolbarItemGroup(placement: Any =, content: () -> Views)",
  ]
}
