feature Strings {
  struct Word: Identifiable, Hashable { let id: Int; var text = ""; var tags: [String] = []; var note: String? }
  state {
    var text = "héllo wörld"
    var other: String? = "x"
    var chars: [Character] = ["a", "b"]
    var words: [String] = ["b", "a"]
    var rows: Identified<Word> = []
    var letter: Character = "z"
    var d: [String: [Int]] = ["a": [1, 2]]
    var ints: Set<Int> = [1, 2]
    var nested: [[String]] = []
    var optInts: [Int?] = [1, nil]
    var pairs: [String: String?] = [:]

    var n1: Int { text.count }
    var n2: String { String(text.prefix(3)) }
    var n4: [String] { text.split(separator: " ").map { String($0) } }
    var n5: [Character] { Array(text) }
    var n7: Bool { text.contains("l") }
    var n8: Bool { text.contains(letter) }
    var n9: Character? { text.first }
    var n10: String { text.first.map { String($0) } ?? "none" }
    var n11: String { words.joined() }
    var n12: String { words.map { $0.uppercased() }.joined(separator: "-") }
    var n13: Int? { words.firstIndex(of: "a") }
    var n14: String { other?.uppercased() ?? "no" }
    var n15: Int { other?.count ?? 0 }
    var n16: Bool { other?.isEmpty ?? true }
    var n17: Bool { other?.isEmpty == false }
    var n18: [String] { rows.flatMap { $0.tags } }
    var n19: [String] { rows.compactMap { $0.note } }
    var n20: Int { d["a"]?.count ?? 0 }
    var n21: Int? { d["a"]?.first }
    var n22: [String] { d.keys.sorted() }
    var n23: [Int] { d.values.flatMap { $0 } }
    var n28: [Int] { optInts.compactMap { $0 } }
    var n29: String { text.isEmpty ? "empty" : text }
    var n30: String { text + " " + (other ?? "") }
    var n31: Bool { text == "a" || text < "b" }
    var n32: Character { text.last ?? "?" }
    var n33: String { letter.uppercased() }
    var n34: Bool { letter.isLetter && !letter.isNumber }
    var n35: Bool { "aeiou".contains(letter) }
    var n36: [String] { words.sorted { $0.count < $1.count } }
    var n37: [Int] { words.indices.filter { words[$0].isEmpty } }
    var n38: String? { words.max(by: { $0.count < $1.count }) }
    var n39: String { words.last ?? words.first ?? "" }
    var n40: [String] { Array(words.dropLast()) }
    var n41: [String] { Array(words.suffix(2)) }
    var n42: [String] { nested.flatMap { $0 } }
    var n44: [Word] { rows.filter { $0.tags.contains("x") }.sorted { $0.text < $1.text } }
    var n45: Identified<Word> { rows.filter { $0.text.isEmpty } }
    var n46: [Int] { rows.map { $0.id } }
    var n47: [Int] { rows.ids }
    var n48: Word? { rows[id: 3] }
    var n49: String { rows[id: 3]?.note ?? rows[id: 2]?.text ?? "none" }
    var n50: Int { Array(rows.enumerated()).count }
    var n51: String { "\(text) has \(text.count) and \(other ?? "nothing") and \(letter) and \(ints.count) \(1 + 2)" }
    var n52: String { """
      a multi
        line \(text)
      end
      """ }
    var n53: String { #"raw "quoted" \n \#(text)"# }
    var n54: Bool { text.hasPrefix("a") && text.hasSuffix("b") }
    var n55: String { text.replacingOccurrences(of: "l", with: "L") }
    var n56: [String] { text.components(separatedBy: " ") }
    var n57: String { String(repeating: "ab", count: 3) }
    var n60: String { text.filter { $0 != "l" } }
    var n61: [String] { text.map { String($0) } }
    var n62: Bool { words.allSatisfy { !$0.isEmpty } }
    var n63: Bool { words.isEmpty || words.contains { $0 == "a" } }
    var n64: Int { words.reduce(0) { $0 + $1.count } }
    var n65: String { words.reduce("") { acc, w in acc + w } }
    var n66: [String] { zip(words, words.dropFirst()).map { a, b in a + b } }
    var n67: [Int] { (0..<3).map { $0 * 2 } }
    var n68: [Int] { Array(1...3) }
    var n69: Bool { (1...3).contains(2) }
    var n70: Int { Int(text) ?? 0 }
    var n71: Double { Double(text) ?? 0 }
    var n72: String { String(n70) + String(n71) + String(true) }
    var n73: String { text.lowercased().trimmed }
    var n74: Int? { words.lastIndex(of: "a") }
    var n75: String { String(text.dropFirst(2).dropLast(1)) }
    var n76: String { text[text.startIndex] == "h" ? "h" : "no" }
    var n77: [String] { words + ["c"] }
    var n78: [String] { words.reversed() }
    var n79: [String: Int] { d.mapValues { $0.count } }
    var n80: [String: [Int]] { d.filter { $0.value.count > 1 } }
    var n81: [String] { d.map { key, value in "\(key)\(value.count)" }.sorted() }
    var n82: [String] { d.map { "\($0.key)\($0.value.count)" }.sorted() }
    var n83: Bool { d.isEmpty || d.keys.contains("a") || d["b"] == nil }
    var n84: String { d.first?.key ?? "" }
    var n85: Int { d["zz", default: []].count }
    var n86: [Int] { ints.union([4]).subtracting([1]).sorted() }
    var n87: Bool { ints.isSubset(of: [1, 2, 3]) }
    var n88: Int? { ints.min() }
    var n89: Set<String> { Set(words) }
    var n90: Int { Set(words.map { $0.count }).count }
    var n93: Bool { words == ["a"] && ints == [1] && d == [:] }
    var n94: Bool { rows.isEmpty || rows.contains(where: { $0.id == 1 }) }
    var n95: Word? { rows.first { $0.id == 1 } }
    var n96: Int? { rows.firstIndex { $0.id == 1 } }
    var n97: Int { rows.reduce(0) { $0 + $1.id } }
    var n98: String { other.map { "<\($0)>" } ?? "-" }
    var n99: Int? { other.flatMap { Int($0) } }
  }
  action go {
    for (i, w) in words.enumerated() { words[i] = w + "\(i)" }
    for c in text where c.isLetter { chars.append(c) }
    for row in rows { rows[id: row.id]?.text += "!" }
    for i in rows.indices { rows[i].text = "x" }
    d["a", default: []].append(3)
    d["b"]?.append(4)
    d["c"] = [1]
    words.append(contentsOf: ["a", "b"].map { $0 + "x" })
    words.removeAll { $0.isEmpty }
    words.sort { $0 > $1 }
    words.sort()
    words.insert("q", at: 0)
    text = text.split(separator: " ").joined(separator: "_")
    text += "!"
    text.append("c")
    text.append(letter)
    if let i = words.firstIndex(of: "a") { words.remove(at: i) }
    if let i = words.firstIndex(where: { $0 == "a" }) { words[i] += "b" }
    let top = words.prefix(2)
    for t in top { text += t }
    ints.insert(3)
    if ints.insert(9).inserted { text += "new" }
    if ints.contains(3) { ints.remove(3) } else { ints.insert(3) }
    let removed = ints.remove(7)
    if removed == nil { text += "none" }
    nested.append([])
    nested[0].append("x")
    rows.append(Word(id: 1))
    rows[id: 1]?.tags.append("t")
    rows[id: 1]?.note = nil
    rows[id: 1]?.note = "n"
    rows[id: 2] = nil
    other = nil
    other = text
    other? += "x"
    optInts[0] = nil
    optInts.append(nil)
    pairs["x"] = "y"
  }
}
