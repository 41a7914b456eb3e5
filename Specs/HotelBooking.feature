/// Booking a room: what counts depends on the kind of stay, and what is refused is read again.
feature HotelBooking {
  enum Stay: String, CaseIterable { case single, weekly, open }
  enum Problem: Hashable { case noName, tooManyGuests(limit: Int), full }

  state {
    var stay = Stay.single
    var guestName = ""
    var guests = 1 in 1...6
    var nights = 1 in 1..<29
    var voucher: String?
    var notes: [String] = []
    var problem: Problem?
    var rooms = 2 in 0...
    var confirmation: String?

    var price: Double { Double(nights * guests) * (stay == .weekly ? 45.5 : 50) }
    var discount: Double { voucher == nil ? 0 : price / 10 }
    var total: Double { ((price - discount) * 100).rounded() / 100 }
    var limit: Int { stay == .single ? 2 : 6 }
    var isComplete: Bool { !guestName.trimmed.isEmpty && guests <= limit }
    var summary: String {
      guard isComplete else { return "incomplete" }
      let who = guests == 1 ? "1 guest" : "\(guests) guests"
      return "\(guestName.trimmed): \(nights) nights, \(who)"
    }
  }

  output booked(name: String, total: Double)

  binding stay, guestName, guests
  binding nights when stay != .single || newValue < 8
  binding nightsText = String(nights)
  binding voucherText = voucher ?? ""
  binding hasVoucher = voucher != nil
  binding isWeekly = stay == .weekly
  binding isProblemShown = problem != nil
  binding note(at index: Int) = notes[index]
  binding name = guestName when newValue.count <= 12 -> nameTyped

  action nameTyped(_ name: String) { guestName = name.trimmed.capitalized }
  action noteTapped { notes.append("") }
  action bookTapped when isComplete && problem == nil {
    guard rooms > 0 else {
      problem = .full
      return
    }
    rooms -= 1
    confirmation = summary
    emit booked(name: guestName, total: total)
    send booked2
  }
  private action booked2 { notes.append("booked") }
  action checkTapped {
    problem =
      if guestName.isEmpty { .noName } else if guests > limit { .tooManyGuests(limit: limit) } else { nil }
  }
  action startOver { reset }

  onChange(stay) { if stay == .single { nights = min(nights, 7) } }
  on binding.guests { if newValue != guests { notes.append("\(newValue) guests wished") } }
  invariant "a booking has a name" confirmation == nil || !guestName.isEmpty
}
