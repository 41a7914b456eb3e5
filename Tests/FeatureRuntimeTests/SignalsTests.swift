import Observation
import Testing

@testable import FeatureRuntime

@Suite("Signals")
struct SignalsTests {
  @Test("the probe tells apart reads inside and outside of a tracking scope")
  func reliable() {
    #expect(ScopeProbe.isReliable)
  }

  @Test("the probe is tried outside of the scope in which the first read of a process stands")
  func reliableInsideScope() {
    let isReliable = withObservationTracking {
      ScopeProbe.tryProbe()
    } onChange: {
    }
    #expect(isReliable)
  }

  @Test(
    "readers are told with the probe and with the fallback without it", arguments: [true, false])
  func tells(usesProbe: Bool) {
    let readers = StoreReaders(probe: usesProbe ? ScopeProbe.shared : nil)
    readers.track(0)
    #expect(readers.hasReaders == !usesProbe)
    let told = ToldFields()
    for field in [-1, 0, 5, 70, 200] {
      withObservationTracking {
        readers.track(field)
        readers.track(field)
      } onChange: {
        told.append(field)
      }
    }
    #expect(readers.hasReaders)
    guard let signals = readers.signals?.takeUnretainedValue() else {
      Issue.record("nobody is registered")
      return
    }
    var changed = FieldSet()
    for field in [5, 6, 200] { changed.insert(field) }
    signals.tell(changed, isWholeChanged: false)
    #expect(told.fields == [5, 200])
    signals.tell(FieldSet(), isWholeChanged: true)
    #expect(told.fields == [5, 200, -1])
    signals.tell(changed, isWholeChanged: true)
    #expect(told.fields == [5, 200, -1])
    #expect(!signals.isTracked(6) && signals.isTracked(70))
  }

  @Test("what was watched once is noted again in each scope, whatever stands in between")
  func again() {
    let readers = StoreReaders()
    let told = ToldFields()
    for round in 0..<3 {
      readers.track(3)
      withObservationTracking {
        readers.track(3)
      } onChange: {
        told.append(round)
      }
      readers.track(3)
      var changed = FieldSet()
      changed.insert(3)
      readers.signals?.takeUnretainedValue().tell(changed, isWholeChanged: false)
      readers.signals?.takeUnretainedValue().tell(changed, isWholeChanged: false)
    }
    #expect(told.fields == [0, 1, 2])
  }

  @Test("a set of fields holds numbers beyond a word")
  func fieldSet() {
    var set = FieldSet()
    #expect(set.isEmpty)
    for field in [0, 63, 64, 127, 128, 300] { set.insert(field) }
    #expect(Array(set) == [0, 63, 64, 127, 128, 300])
    #expect(Array(FieldSet()).isEmpty)
    #expect(set.contains(300) && set.contains(64) && !set.contains(65) && !set.contains(1_000))
  }
}

/// The fields told of, in order; the calls come from one thread.
private final class ToldFields: @unchecked Sendable {
  private(set) var fields: [Int] = []

  func append(_ field: Int) {
    fields.append(field)
  }
}
