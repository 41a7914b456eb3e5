struct Stroke: Identifiable { let id: UUID; var points: [Int]; var width = 2 in 1...10 }
struct Drawing { var strokes: [Stroke] = []; var title = "" }

/// A drawing whose changes can be taken back and made again.
feature UndoEditor {
  state {
    var drawing = Drawing()
    var past: [Drawing] = []
    var future: [Drawing] = []
  }
  binding title = drawing.title -> retitled

  mutating func remember() { past.append(drawing); future = [] }
  action retitled(_ title: String) { remember(); drawing.title = title }
  action strokeAdded(points: [Int]) { remember(); drawing.strokes.append(Stroke(id: uuid(), points: points)) }
  action cleared { remember(); drawing.strokes = [] }
  action undoTapped when !past.isEmpty { future.append(drawing); drawing = past.removeLast() }
  action redoTapped when !future.isEmpty { past.append(drawing); drawing = future.removeLast() }
}
