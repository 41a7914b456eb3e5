struct Profile: Codable { var name = "Nobody"; var score = 0 in 0...10 }

shared profile: Profile = Profile() stored file("profile.json")
shared visits: Int = 0

/// The tab in which the profile is edited.
feature ProfileTab {
  shared profile, visits
  binding name = profile.name, score = profile.score
  action appeared { visits += 1 }
}

/// The tab that shows it.
feature SummaryTab {
  shared profile, visits
  state {
    var seen = 0
    var line: String { "\(profile.name): \(profile.score)" }
  }
  action resetTapped { profile = Profile() }
  onChange(profile) { seen += 1 }
}

/// Two tabs on one value.
feature Tabs {
  enum Tab { case profile, summary }
  state { var tab = Tab.profile }
  binding tab
  child profileTab: ProfileTab
  child summaryTab: SummaryTab
}
