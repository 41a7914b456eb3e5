feature D { 
 struct D: Hashable { var x = 1 }
 struct DStore: Hashable { var x = 1 }
 struct String: Hashable { var x = 1 }
state { var a = 1 in 0...3
  var s: String = String()
  var t = "x"
 }
 binding a
 action x { a += 1; t = t.trimmed } }
