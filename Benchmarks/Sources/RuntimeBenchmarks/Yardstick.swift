/// What a careful person writes by hand: the yardstick of a send.
struct HandWrittenState: Equatable {
  var count = 0
  var step = 1
  var level = 0.5
  var isOn = false
  var amount = 0
}

enum HandWrittenAction {
  case incrementTapped
  case amountSet(Int)
}

@MainActor
final class HandWrittenStore {
  var state = HandWrittenState()

  @inline(never)
  func send(_ action: HandWrittenAction) {
    switch action {
    case .incrementTapped: state.count += state.step
    case .amountSet(let value): state.amount = value
    }
  }
}
