/// A row that is a feature of its own.
feature FamilyRow {
  state {
    let id: Int
    var count = 0
  }
  action tapped { count += 1 }
}

/// Many rows with stores.
feature FamilyList { children rows: FamilyRow by id }

feature FamilyLeaf {
  state { var count = 0 }
  action tapped { count += 1 }
}
feature FamilyDepth1 { child next: FamilyLeaf }
feature FamilyDepth2 { child next: FamilyDepth1 }
feature FamilyDepth3 { child next: FamilyDepth2 }
feature FamilyDepth4 { child next: FamilyDepth3 }
feature FamilyDepth5 { child next: FamilyDepth4 }
feature FamilyDepth6 { child next: FamilyDepth5 }
feature FamilyDepth7 { child next: FamilyDepth6 }
feature FamilyDepth8 { child next: FamilyDepth7 }
feature FamilyDepth9 { child next: FamilyDepth8 }
feature FamilyDepth10 { child next: FamilyDepth9 }
