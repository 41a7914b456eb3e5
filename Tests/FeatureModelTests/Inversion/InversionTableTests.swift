import Testing

@testable import FeatureModel

/// The table of inversions, row by row: the setter's form, and the laws over many values.
@Suite struct InversionTableTests {
  @Test(arguments: InversionRow.table) func setterHasItsForm(_ row: InversionRow) throws {
    let inversion = try row.inversion()
    #expect(StatementText.of(inversion.statements) == row.setter)
    #expect(inversion.readable.map(StatementText.of) == row.readable)
  }

  /// Writing the value that is read writes nothing at all.
  @Test(arguments: InversionRow.table) func getSet(_ row: InversionRow) throws {
    let binding = BindingUnderTest(row: row, inversion: try row.inversion())
    var tried = 0
    for state in row.states {
      guard let present = binding.read(state) else { continue }
      tried += 1
      #expect(binding.write(present, to: state) == state)
    }
    #expect(tried > 0)
  }

  /// What is written is read back, or the write was refused and changed nothing.
  @Test(arguments: InversionRow.table) func setGet(_ row: InversionRow) throws {
    let binding = BindingUnderTest(row: row, inversion: try row.inversion())
    var accepted = 0
    for state in row.states {
      for value in row.writes {
        let after = binding.write(value, to: state)
        if after == state { continue }
        accepted += 1
        guard !row.isRounding else { continue }
        #expect(binding.read(after) == value, "writing \(value) to \(state) gave \(after)")
      }
    }
    #expect(accepted > 0)
  }

  /// Writing back what an accepted write made is again nothing, rounded or not.
  @Test(arguments: InversionRow.table) func settles(_ row: InversionRow) throws {
    let binding = BindingUnderTest(row: row, inversion: try row.inversion())
    for state in row.states {
      for value in row.writes {
        let after = binding.write(value, to: state)
        guard let present = binding.read(after) else { continue }
        #expect(binding.write(present, to: after) == after)
      }
    }
  }

  /// The last accepted write wins.
  @Test(arguments: InversionRow.table) func setSet(_ row: InversionRow) throws {
    let binding = BindingUnderTest(row: row, inversion: try row.inversion())
    for state in row.states.prefix(40) {
      for first in row.writes {
        let between = binding.write(first, to: state)
        for second in row.writes {
          let direct = binding.write(second, to: state)
          let end = binding.write(second, to: between)
          // Only accepted writes count: one that cleared a payload leaves nothing to write into.
          if direct == state || end == between || row.isRounding { continue }
          #expect(binding.read(end) == second, "\(first), then \(second) on \(state)")
        }
      }
    }
  }
}
