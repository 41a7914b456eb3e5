import CommandLineKit
import Testing

@Suite struct ParserTests {
  private func message(_ words: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try Demo.parser.parse(words)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ["a", "-o", "x"], ["-o", "x", "a"], ["-ox", "a"], ["--output=x", "a"], ["a", "--output", "x"],
  ])
  func optionsAndArgumentsInAnyOrder(_ words: [String]) throws {
    let command = try Demo.parser.parse(words)
    #expect(command.value("output") == "x")
    #expect(command.arguments == ["a"])
    #expect(command.path.isEmpty)
  }

  @Test func flagsJoinAndValuesAddUp() throws {
    let command = try Demo.parser.parse(["-fo", "x", "--tag", "1", "--tag=2", "--output", "y", "-"])
    #expect(command.has("force"))
    #expect(command.value("output") == "y")
    #expect(command.values("tag") == ["1", "2"])
    #expect(command.arguments == ["-"])
  }

  @Test func twoDashesEndTheOptions() throws {
    let command = try Demo.parser.parse(["--", "--force", "check"])
    #expect(command.arguments == ["--force", "check"])
    #expect(!command.has("force"))
  }

  @Test func subCommandsHaveTheirOwnOptions() throws {
    let command = try Demo.parser.parse(["check", "--strict", "--color", "never", "check"])
    #expect(command.path == ["check"])
    #expect(command.arguments == ["check"])
    #expect(command.value("color") == "never")
    #expect(message(["check", "--force"])?.message == "there is no option '--force'")
    #expect(message(["check", "--force"])?.path == ["check"])
  }

  @Test func g18MistakesAreNamed() {
    #expect(message(["--outptu", "x"])?.hint == "did you mean '--output'?")
    #expect(message(["a", "--output"])?.message == "--output needs a value: --output DIR")
    #expect(message(["a", "--force=1"])?.message == "--force takes no value")
    #expect(message([])?.message == "FILE is missing")
    #expect(message(["man", "x"])?.message == "'x' is one word too many")
    let color = message(["a", "--color", "nver"])
    #expect(color?.message == "--color cannot be 'nver'")
    #expect(color?.hint == "did you mean 'never'? it can be auto, always, never")
  }

  @Test func helpNeedsNothingElse() throws {
    #expect(try Demo.parser.parse(["--help"]).has("help"))
  }
}
