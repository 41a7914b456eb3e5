struct KeyedDecodingContainer: Hashable { var x = 1 }
struct Decoder: Hashable { var x = 1 }
struct CodingKey: Hashable { var x = 1 }
struct ReferenceWritableKeyPath: Hashable { var x = 1 }
struct MainActor: Hashable { var x = 1 }
struct Never: Hashable { var x = 1 }
struct Void: Hashable { var x = 1 }
struct Array: Hashable { var x = 1 }
struct Dictionary: Hashable { var x = 1 }
struct Range: Hashable { var x = 1 }
struct CodingKeys: Hashable, Codable { var x = 1 }
struct CGFloat: Hashable { var x = 1 }
struct Substring: Hashable { var x = 1 }
struct Observable: Hashable { var x = 1 }
struct KeyPath: Hashable { var x = 1 }
struct Cod: Codable { var x = 1; var y: Int8 = 3; var z = "" }
feature B: Codable { state { var a = 1
  var b: String = ""
  var c: [Int] = []
  var d: [String: Int] = [:]
  var e: Set<Int> = []
  var cod = Cod()
  var sub: String { String(b.prefix(2)) }
  var rng: Bool { (0..<3).contains(a) }
 }
 binding a, b
 binding m(_ i: Int) = e.contains(i)
 action x { a += 1; b += "x"; c.append(3); for i in 0..<3 { a += i } }
}
