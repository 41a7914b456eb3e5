/// Ten features in one another, to see what depth costs and that everybody in between is told the same
/// as when all actions went through them.
extern type DepthProbe: Equatable, Sendable

feature DepthLeaf {
  state {
    var count = 0
    var log: [Int] = []
  }
  effect later after .seconds(1) -> landed
  output reached(count: Int)
  binding count
  action tapped {
    count += 1
    if count == 3 { emit reached(count: count) }
  }
  action twice {
    send tapped
    send tapped
  }
  action appended { log.append(count) }
  action waited { run later }
  action landed { count += 100 }
  action closed { dismiss }
  action refused when count > 1000 { count = 0 }
}

feature Depth1 {
  state { let probe: DepthProbe }
  child next: DepthLeaf
}

feature Depth2 {
  state { let probe: DepthProbe }
  child next: Depth1
}

feature Depth3 {
  state { let probe: DepthProbe }
  child next: Depth2
}

feature Depth4 {
  state { let probe: DepthProbe }
  child next: Depth3
}

feature Depth5 {
  state { let probe: DepthProbe }
  child next: Depth4
}

feature Depth6 {
  state { let probe: DepthProbe }
  child next: Depth5
}

feature Depth7 {
  state { let probe: DepthProbe }
  child next: Depth6
}

feature Depth8 {
  state { let probe: DepthProbe }
  child next: Depth7
}

feature Depth9 {
  state { let probe: DepthProbe }
  child next: Depth8
}

feature Depth10 {
  state { let probe: DepthProbe }
  child next: Depth9
}

/// Hears what the leaf says, so that nothing goes past it.
feature DepthHearing {
  state { var heard = 0 }
  child next: DepthLeaf
  on next.reached(count) { heard = count }
}

feature DepthAbove { child next: DepthHearing }
