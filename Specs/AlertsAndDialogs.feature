feature AlertsAndDialogs {
  state { var count = 0 }

  alert prompt {
    case offer {
      title "Alert!"
      message "This is an alert"
      button("Cancel", role: .cancel)
      button("Increment") { count += 1; prompt = .incremented }
    }
    case incremented { title "Incremented!" }
    case decremented { title "Decremented!" }
  }
  dialog menu {
    case choose {
      title "Confirmation dialog"
      message "This is a confirmation dialog."
      button("Cancel", role: .cancel)
      button("Increment") { count += 1; prompt = .incremented }
      button("Decrement") { count -= 1; prompt = .decremented }
    }
  }

  action alertTapped { prompt = .offer }
  action dialogTapped { menu = .choose }
}
