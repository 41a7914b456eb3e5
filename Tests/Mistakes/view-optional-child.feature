feature Editor { state { var name = "" }; binding name }
feature App { child? editor: Editor
  action open { editor = Editor.State() } }
view EditorView { store Editor
  TextField("Name", text: $name) }
view AppView { store App
  VStack { EditorView(store: editor) } }
