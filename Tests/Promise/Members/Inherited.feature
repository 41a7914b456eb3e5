feature InheritedPart {
  state { var text = "" ; var id = 1 }
  binding text
  action done { dismiss }
  action saved { }
}
feature InheritedMembers {
  child child: InheritedPart
  child? presented: InheritedPart
  children children: InheritedPart by id
  stack stack {
    case one(InheritedPart)
    case two(value: Int)
  }
  route takeDown {
    case edit(InheritedPart)
    case note(text: String)
  }
  state {
    var core = 1
    var storage = "x"
    var holder: Int?
    var record = false
    var replay = 2
    var list: [Int] = []
  }
  binding core, storage
  action show { presented = InheritedPart.State(text: "p") ; takeDown = .edit(InheritedPart.State()) }
  action push { stack.push(.one(InheritedPart.State())) }
  on child.saved { core += 1 }
}
