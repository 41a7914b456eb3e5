import Foundation
feature Empty { }
feature EmptyState { state { } }
feature OnlyBindings { state { var x = 1
 var y: Int? }
 binding x, y }
feature OnlyDerived { state { var x: Int { 3 } } 
 action a when x > 2 { } 
 action b when x > 2 }
feature OnlyActions { action a { }
 action b(x: Int) { }
 output c(x: Int)
 action d { emit c(x: 1) } 
 action e { send b(x: 2) } }
feature NoBody { state { var n = 0 }
 action a
 action b when n > 1
 output o, p(Int2: Int) }
feature Lets { state { let a: Int
 let b = 3
 let c: String?
 let d: [Int]
 var e: Int
 var f: Int? = 3
 let g = 5 in 0...9
 let h: Int in 0...9
 var i: Double in 0...
 var j = e + 1
 var k = j * 2 in 0...100
 var l: Int? = nil
 var m = [j, k]
 var n = "\(e)"
 var o = e > 1 ? [1] : []
 }
 binding e, f, i, k, l
 action go { e = a + b; k = 1000; i = -1; reset k } }
feature Cases { state { var x = 1
 var X = 2
 var user_id = 1
 var userId = 2
 var _hidden = 3
 var ünï = 4
 var 数 = 5
 var été = 6
 var x1 = 7
 var __a = 1
 var aVeryLongFieldNameThatGoesOnAndOnAndOnUntilTheLineIsFarTooLongForAnybodyToReadAndThenSomeMore = 1
 var isX: Bool { x > 1 } 
 }
 binding x, X, user_id, userId, _hidden, ünï, 数, été, __a, aVeryLongFieldNameThatGoesOnAndOnAndOnUntilTheLineIsFarTooLongForAnybodyToReadAndThenSomeMore
 binding dx = x * 2
 binding dX = X * 2
 binding Dx = x == 2
 action go { x += 1; X += 1 }
 action Go { x -= 1 }
 action 行く(数: Int) { self.数 = 数 }
 action g when x > 1 { x = 1 }
 action h(x: Int) when x > self.x { self.x = x }
 onChange(x) { X = oldValue }
 onChange(X) { user_id = oldValue }
 onChange(isX) { userId = 1 }
 on binding.x { _hidden += 1 }
 on binding.dx, binding.dX { _hidden += 1 }
 on binding.X when newValue > 2 { _hidden = oldValue }
 }
feature Secrets: Codable { 
 struct Cred: Codable { var name = ""; @secret var pass = "" }
 state { @secret var token = ""
 @secret let key: String
 @secret var cred = Cred() 
 var list: [Cred] = [] }
 binding token
 binding pass = cred.pass
 action login(user: String, @secret password: String) { token = password } 
 action login2(@secret _ password: String) { token = password }
 output done(@secret token: String)
 action e { emit done(token: token) } }
feature Reacts { state { var a = 0
 var b = 0
 var items: [Int] = []
 var text = ""
 var opt: Int?
 var set: Set<Int> = []
 var d = 0.0
 var log: [String] = []
 var total: Int { a + b }
 var sum: Int { items.reduce(0) { $0 + $1 } + total }
 var names: [String] { items.map { "\($0)" } }
 init { a = random(in: 1...6); log.append("\(uuid())"); d = random(in: 0.0..<1.0); text = "\(now)"; if a > 3 { return }; b = 2; send start; note("x") } }
 mutating func note(_ s: String) { log.append(s) }
 action start { a += 1 }
 action many { items.append(1); text += "x"; opt = 3; set.insert(1); d += 1 }
 action early(_ n: Int) { if n > 1 { return }; a = n; guard n > 0 else { b = 1; return }; b = n }
 onChange(a) { log.append("a \(oldValue)") }
 onChange(items) { log.append("items \(oldValue.count)") }
 onChange(text) { log.append(text) }
 onChange(opt) { log.append("\(oldValue ?? 0)") }
 onChange(set) { log.append("\(oldValue.count)") }
 onChange(d) { log.append("\(oldValue)") }
 onChange(total) { log.append("\(oldValue)") }
 onChange(sum) { log.append("\(oldValue)") }
 onChange(names) { log.append("\(oldValue.count)") }
 onChange(log) { a = a }
 onChange(total) { note("again \(oldValue)") }
 invariant "a" a < 100
 invariant "quote \" \\ and (parens)" items.allSatisfy { $0 > 0 }
 }
