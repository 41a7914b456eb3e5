feature Counter {
  state { var count = 0; var step = 1 }
  action up { count += stepp }
  binding step
}
