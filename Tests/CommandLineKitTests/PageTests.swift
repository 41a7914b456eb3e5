import CommandLineKit
import Testing

@Suite struct PageTests {
  @Test func help() {
    #expect(HelpPage(Demo.spec).text == Snapshots.help)
    let lines = Snapshots.help.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
  }

  @Test func helpOfACommand() {
    #expect(HelpPage(Demo.spec, path: ["check"]).text == Snapshots.checkHelp)
  }

  @Test func manual() {
    #expect(ManualPage(Demo.spec).text == Snapshots.manual)
  }

  @Test func completions() {
    #expect(CompletionScript(Demo.spec, for: .bash).text == Snapshots.bash)
    #expect(CompletionScript(Demo.spec, for: .zsh).text == Snapshots.zsh)
    #expect(CompletionScript(Demo.spec, for: .fish).text == Snapshots.fish)
  }
}
