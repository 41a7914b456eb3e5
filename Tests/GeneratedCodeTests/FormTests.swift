import FeatureRuntime
import Foundation
import Testing

@testable import GeneratedCode

/// Whole forms, driven through their stores and bindings as their views would.
@MainActor @Suite("Forms") struct FormTests {
  @Test("a booking: what is refused is not written, what is clamped is read clamped")
  func booking() {
    let store = HotelBookingStore(state: .init())
    #expect(!store.canBookTapped && store.summary == "incomplete")
    store.nights = 10
    #expect(store.nights == 1)
    store.isWeekly = true
    store.nights = 99
    #expect(store.nights == 28)
    store.nightsText = "14"
    store.nightsText = "many"
    #expect(store.nights == 14)
    store.name = "  ada lovelace"
    #expect(store.guestName == "")
    store.name = "  ada king "
    #expect(store.guestName == "Ada King")
    store.guests = 9
    #expect(store.guests == 6 && store.notes == ["9 guests wished"])
    store.bindings.note(at: 0).wrappedValue = "quiet room"
    #expect(store.note(at: 0) == "quiet room")
    #expect(store.price == 3822 && store.total == 3822)
    store.hasVoucher = true
    #expect(store.voucher == nil)
    store.voucherText = ""
    #expect(store.voucher == nil)
    store.voucherText = "SPRING"
    #expect(store.hasVoucher && store.total == 3439.8)
    store.isWeekly = false
    #expect(store.stay == .weekly)
    store.stay = .single
    #expect(store.nights == 7 && !store.isComplete)
    store.send(.checkTapped)
    #expect(store.problem == .tooManyGuests(limit: 2) && store.isProblemShown)
    store.isProblemShown = false
    #expect(store.problem == nil)
  }

  @Test("a booking is confirmed, told, and started over")
  func confirmation() {
    var told: [HotelBooking.Output] = []
    let store = HotelBookingStore(
      state: .init(guestName: "Ada", rooms: 1), onOutput: { told.append($0) })
    store.send(.bookTapped)
    #expect(told == [.booked(name: "Ada", total: 50)])
    #expect(store.confirmation == "Ada: 1 nights, 1 guest" && store.notes == ["booked"])
    store.send(.bookTapped)
    #expect(store.problem == .full && store.rooms == 0 && told.count == 1)
    store.send(.startOver)
    #expect(store.state == HotelBooking.State())
  }

  @Test("a cart's totals follow its rows")
  func cart() throws {
    let store = CartStore(state: .init())
    store.send(.added(Cart.Item(id: 1, name: "pen", price: 2.5, quantity: 2)))
    store.send(.added(Cart.Item(id: 2, name: "book", price: 20, isGift: true, tags: ["new"])))
    store.send(.added(Cart.Item(id: 1, name: "pen", price: 2.5)))
    #expect(store.count == 4 && store.subtotal == 27.5 && store.gifts == 1)
    #expect(store.names == ["book", "pen"] && store.allTags == ["new"])
    store.bindings.quantity(of: 1).wrappedValue = 500
    #expect(store.quantity(of: 1) == 99)
    store.bindings.quantityText(of: 1).wrappedValue = "4"
    #expect(store.items[id: 1]?.subtotal == 10)
    store.bindings.quantity(of: 7).wrappedValue = 3
    #expect(store.items.count == 2)
    store.order = .byPrice
    #expect(store.dearest?.name == "book")
    store.isExpress = true
    store.couponText = "HALF"
    #expect(store.total == 24.5)
    store.bindings.discount("HALF").wrappedValue = 0.25
    #expect(store.total == 32)
    store.bindings.isTagged("new", item: 2).wrappedValue = false
    store.bindings.isTagged("old", item: 2).wrappedValue = true
    #expect(store.allTags == ["old"])
    store.bindings.wish(of: 1).wrappedValue = "blue"
    #expect(store.items[id: 1]?.wish == "blue")
    store.bindings.isSelected(9).wrappedValue = true
    #expect(store.selection == [])
    store.bindings.isSelected(1).wrappedValue = true
    store.send(.removeSelected)
    #expect(store.items.ids == [2] && store.selection == [])
    store.send(.undoTapped)
    #expect(store.items.ids == [1, 2] && !store.canUndoTapped)
    #expect(store.canMoreTapped(1) && !store.canMoreTapped(9))
    store.send(.moved(from: [0], to: 2))
    #expect(store.items.ids == [2, 1])
    store.send(.sortTapped)
    #expect(store.items.ids == [1, 2])
    let data = try JSONEncoder().encode(store.state)
    #expect(try JSONDecoder().decode(Cart.State.self, from: data) == store.state)
    store.bindings.isInCart(2).wrappedValue = false
    #expect(store.items.ids == [1])
    store.send(.clearTapped)
    #expect(store.coupon == nil && store.total == 0)
  }

  @Test("an old cart is decoded with the defaults of what it lacks, clamped")
  func oldCart() throws {
    let text = #"{"items": [{"id": 1, "name": "pen", "price": 1, "quantity": 700}]}"#
    let state = try JSONDecoder().decode(Cart.State.self, from: Data(text.utf8))
    #expect(state.items[id: 1] == Cart.Item(id: 1, name: "pen", price: 1, quantity: 99))
    #expect(state.discounts == ["TEN": 0.1, "HALF": 0.5])
    let broken = #"{"items": null}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Cart.State.self, from: Data(broken.utf8))
    }
  }
}
