import FeatureRuntime
import Foundation
import Testing

private struct Row: Identifiable, Equatable, Codable, Sendable {
  var id: Int
  var name = ""
}

@Suite("Identified")
struct IdentifiedTests {
  private let rows: Identified<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]

  @Test("a present id is replaced in place")
  func replaces() {
    var rows = rows
    rows.append(Row(id: 2, name: "b"))
    rows.insert(Row(id: 3, name: "c"), at: 0)
    #expect(rows.ids == [1, 2, 3])
    #expect(rows.map { $0.name } == ["", "b", "c"])
  }

  @Test("writing by id edits, appends, removes and refuses")
  func byID() {
    var rows = rows
    rows[id: 2]?.name = "b"
    rows[id: 4] = Row(id: 4)
    rows[id: 1] = nil
    rows[id: 3] = Row(id: 9)
    rows[id: 7] = Row(id: 8)
    rows[id: 2]?.id = 5
    rows[0].id = 6
    #expect(rows.ids == [2, 3, 4])
    #expect(rows[id: 2]?.name == "b")
    #expect(rows.index(id: 4) == 2)
  }

  @Test("offsets move and remove as SwiftUI's do")
  func offsets() {
    var rows: Identified<Row> = Identified((0..<6).map { Row(id: $0) })
    rows.move(fromOffsets: IndexSet([0, 4]), toOffset: 3)
    #expect(rows.ids == [1, 2, 0, 4, 3, 5])
    rows.remove(atOffsets: IndexSet([1, 5]))
    #expect(rows.ids == [1, 0, 4, 3])
    for (index, id) in rows.ids.enumerated() { #expect(rows.index(id: id) == index) }
  }

  @Test("filter, sort and removal keep the look-up right")
  func keepsPositions() {
    var rows: Identified<Row> = Identified((0..<20).map { Row(id: $0) })
    rows.sort { $0.id > $1.id }
    rows.removeAll { $0.id % 3 == 0 }
    rows.remove(id: 10)
    let even: Identified<Row> = rows.filter { $0.id % 2 == 0 }
    #expect(even.ids == [16, 14, 8, 4, 2])
    for id in rows.ids { #expect(rows[id: id]?.id == id) }
    #expect(rows[id: 10] == nil)
  }

  @Test("what is put in says whether it changed anything")
  func changes() {
    var rows: Identified<Row> = [Row(id: 1, name: "a"), Row(id: 2)]
    let before = rows
    let same = [
      rows.changes(byAppending: Row(id: 2)), rows.changes(byInserting: Row(id: 2), at: 0),
    ]
    #expect(same == [false, false] && rows == before)
    let other = [
      rows.changes(byAppending: Row(id: 1, name: "b")), rows.changes(byAppending: Row(id: 3)),
      rows.changes(byInserting: Row(id: 4), at: 0),
      rows.changes(byInserting: Row(id: 1, name: "c"), at: 0),
    ]
    #expect(other == [true, true, true, true])
    #expect(rows == [Row(id: 4), Row(id: 1, name: "c"), Row(id: 2), Row(id: 3)])
  }

  @Test("it is encoded as an array, and decoding never holds two of one id")
  func coding() throws {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == Array(rows))
    let twice = Data(#"[{"id":1,"name":"a"},{"id":2,"name":""},{"id":1,"name":"b"}]"#.utf8)
    let decoded = try JSONDecoder().decode(Identified<Row>.self, from: twice)
    #expect(decoded == [Row(id: 1, name: "b"), Row(id: 2)])
  }
}
