/// Types of the run that are called like what generated views, and the runtime for them, are made of.
struct Color: Hashable { var hex = "" }
struct Animation { var speed = 1 }
struct Visibility { var isOn = true }
struct Task: Identifiable {
  let id: Int
  var title = ""
  var isDone = false
}
struct Transaction { var name = "" }
struct ButtonRole { var name = "" }
enum Axis { case horizontal, vertical }
enum Result { case ok, bad(String) }

feature ShownTypes {
  struct Row: Identifiable {
    let id: Int
    var color = Color()
  }
  enum Edge { case top }
  state {
    var tasks: Identified<Task> = []
    var color = Color()
    var result: Result = .ok
    var rows: [Row] = []
    var edge: Edge = .top
    var axis: Axis = .horizontal
    var animation = Animation()
    var visibility = Visibility()
    var transaction = Transaction()
    var role = ButtonRole()
  }
  binding tasks, color

  alert ask { case sure { title "Sure?"; button("Yes", role: .destructive) { rows.removeAll() } } }
  dialog menu { case choose { title role.name } }

  action done(_ id: Int) {
    tasks[id: id]?.isDone = true
    ask = .sure
  }
  action chosen { menu = .choose; edge = .top; axis = .vertical; result = .bad("") }
}

view ShownTaskView {
  binding task: Task
  let result: Result
  HStack {
    TextField("Title", text: $task.title)
    Toggle("Done", isOn: $task.isDone)
    switch result {
    case .ok: Text("ok")
    case .bad(let message): Text(message)
    }
  }
}

view ShownTypesView {
  store ShownTypes
  state mine = Color(hex: "x")
  List {
    ForEach($tasks) { $task in ShownTaskView(task: $task, result: result) }
    ForEach(rows) { row in Text(row.color.hex) }
    TextField("Hex", text: $color.hex)
    Button(mine.hex) { withAnimation { send done(1) } }
    Text(visibility.isOn ? "\(animation.speed)" : transaction.name)
  }
  .alert($ask)
  .confirmationDialog($menu)
  .task { send done(1) }
}
