/// A stopwatch, with a reminder when it was left alone.
feature Stopwatch {
  state {
    var elapsed = 0
    var pace = 1 in 1...60
    var reminders = 0
  }
  binding pace

  effect clock every .seconds(pace) -> secondPassed
  effect reminder after .seconds(10) { reminders += 1 }

  action startTapped when !clock.isRunning {
    run clock
    run reminder
  }
  action stopTapped when clock.isRunning {
    cancel clock
    cancel reminder
  }
  /// Puts the reminder off.
  action touched { run reminder }
  private action secondPassed { elapsed += 1 }
}
