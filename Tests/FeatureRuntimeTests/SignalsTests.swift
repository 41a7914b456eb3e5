import Observation
import Testing

@testable import FeatureRuntime

@Suite("Signals")
struct SignalsTests {
  @Test("the probe tells apart reads inside and outside of a tracking scope")
  func reliable() {
    #expect(Signals.isProbeReliable)
  }

  @Test("the probe is tried outside of the scope in which the first read of a process stands")
  func reliableInsideScope() {
    let isReliable = withObservationTracking {
      Signals.tryProbe()
    } onChange: {
    }
    #expect(isReliable)
  }

  @Test(
    "readers are told with the probe and with the fallback without it", arguments: [true, false])
  func tells(usesProbe: Bool) {
    let signals = Signals(usesProbe: usesProbe)
    #expect(signals.access(0) == !usesProbe)
    let told = ToldFields()
    for field in [-1, 0, 5, 70, 200] {
      withObservationTracking {
        #expect(signals.access(field))
        #expect(signals.access(field))
      } onChange: {
        told.append(field)
      }
    }
    var changed = FieldSet()
    for field in [5, 6, 200] { changed.insert(field) }
    signals.tell(changed, isWholeChanged: false)
    #expect(told.fields == [5, 200])
    signals.tell(FieldSet(), isWholeChanged: true)
    #expect(told.fields == [5, 200, -1])
    signals.tell(changed, isWholeChanged: true)
    #expect(told.fields == [5, 200, -1])
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
