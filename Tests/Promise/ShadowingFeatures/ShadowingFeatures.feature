feature Self1 { state { var a = 1 } }
feature State { state { var a = 1 } }
feature Action { state { var a = 1 } 
 action go { a += 1 }
 binding a }
feature Data { state { var a = 1 } }
feature Error { state { var a = 1 } }
feature Optional { state { var a = 1
 var b: Int? }
 binding b }
feature String { state { var a = 1
 var b = "x" }
 binding b }
feature Store { state { var a = 1 } }
