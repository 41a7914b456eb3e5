/// Which files depend on which, as make and Ninja read it.
public enum Depfile {
  /// One rule: all outputs depend on all inputs, since specs may refer to each other.
  public static func text(outputs: [String], inputs: [String]) -> String {
    let files = inputs.filter { $0 != SpecLoader.standardInputPath }
    return outputs.map(escaped).joined(separator: " ") + ":"
      + files.map { " \\\n  " + escaped($0) }.joined() + "\n"
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
