/// Which files depend on which, as make and Ninja read it.
public enum Depfile {
  /// One rule: all outputs depend on all inputs, since specs may refer to each other; then a rule
  /// without a recipe for each input, so that make goes on when one is gone.
  public static func text(outputs: [String], inputs: [String]) -> String {
    let files = inputs.filter { $0 != SpecLoader.standardInputPath }.map(escaped)
    return outputs.map(escaped).joined(separator: " ") + ":"
      + files.map { " \\\n  " + $0 }.joined() + "\n"
      + files.map { "\n\($0):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case " ", "#", "\\", ":": "\\" + String(character)
      case "$": "$$"
      default: String(character)
      }
    }.joined()
  }
}
