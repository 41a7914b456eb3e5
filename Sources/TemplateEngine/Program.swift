/// Where a unit that is entered from a site finds one of its names from outside.
enum Binding: Hashable, Sendable {
  /// The value given at the site, by its place there.
  case argument(Int)
  /// A variable of the unit that the site stands in.
  case local(Int)
  /// A name that the unit of the site itself has from outside.
  case free(Int)
  /// The name from outside if there is one, else the record of the loop around the site.
  case loop(free: Int, local: Int)
  /// The context.
  case context
}

/// A unit that a site may hand over to, with where each of its names comes from.
struct Link: Sendable {
  /// The unit, by its place in the program.
  var unit: Int
  /// One binding for each of the unit's names from outside.
  var bindings: [Binding]
}

/// All units of a library, joined.
struct Program: Sendable {
  /// The files, the lowest layer first.
  var files: [ParsedFile] = []
  /// The units of all files.
  var units: [Unit] = []
  /// The file that a name means, the highest layer's.
  var fileNames: [String: Int] = [:]
  /// A file's own unit by the place of the file.
  var fileUnits: [Int] = []
  /// For every file the files it extends, itself first and the outermost base last.
  var chains: [[Int]] = []
  /// For every file its blocks by name.
  var blocks: [[String: Int]] = []
  /// For every unit and site the units it may hand over to.
  var links: [[[Link]]] = []
  /// What is wrong in the joining.
  var errors: [TemplateError] = []

  /// The file that `name` means in `file`; a file's own name means the one it overrides.
  func file(_ name: String, from file: Int) -> Int? {
    guard name == files[file].name else { return fileNames[name] }
    let layer = files[file].layer
    let below = files.indices.last {
      files[$0].name == name && files[$0].layer < layer
    }
    return below ?? file
  }

  /// The unit that is rendered for `file`: that of its outermost base.
  func root(of file: Int) -> Int { fileUnits[chains[file].last ?? file] }

  /// The unit that a site hands over to, and the files whose blocks count there.
  func target(
    of site: Site, _ links: [Link], unit: Int, chain: [Int]
  ) -> (link: Link, chain: [Int])? {
    func link(_ unit: Int?) -> Link? { links.first { $0.unit == unit } }
    switch site.target {
    case .include(let name):
      guard let link = links.first else { return nil }
      return (link, file(name, from: units[unit].file).map { chains[$0] } ?? [])
    case .call: return links.first.map { ($0, [units[$0.unit].file]) }
    case .block(let name):
      let unit = chain.lazy.compactMap { blocks[$0][name] }.first
      return link(unit).map { ($0, chain) }
    case .inherited(let name):
      let own = units[unit].file
      let below = chain.drop { $0 != own }.dropFirst()
      return link(below.lazy.compactMap { blocks[$0][name] }.first).map { ($0, chain) }
    }
  }
}
