import FeatureDiagnostics

/// Joins the files of a library: finds what includes, calls and blocks mean.
struct Linker {
  private var program = Program()
  private var macros: [[String: Int]] = []
  /// For every unit and site the units it may hand over to.
  private var targets: [[[Int]]] = []

  private init(_ files: [ParsedFile]) {
    program.files = files
  }

  /// The program that `files` make, the files of a lower layer before those of a higher one.
  static func program(of files: [ParsedFile]) -> Program {
    var linker = Linker(files)
    linker.collect()
    linker.followBases()
    linker.findTargets()
    linker.spreadFrees()
    linker.bind()
    return linker.program
  }

  private mutating func collect() {
    for (index, file) in program.files.enumerated() {
      program.fileNames[file.name] = index
      program.fileUnits.append(program.units.count)
      var blocks: [String: Int] = [:]
      var macros: [String: Int] = [:]
      for unit in file.units {
        switch unit.kind {
        case .file: break
        case .block(let name): blocks[name] = program.units.count
        case .macro(let name): macros[name] = program.units.count
        }
        program.units.append(unit)
      }
      program.blocks.append(blocks)
      self.macros.append(macros)
    }
  }

  private mutating func report(
    _ message: String, in file: Int, at position: Position, nearest: String? = nil
  ) {
    let place = position.place(in: program.files[file].path)
    program.errors.append(TemplateError(message, at: place, nearest: nearest))
  }

  private mutating func followBases() {
    for start in program.files.indices {
      var chain = [start]
      var current = start
      while let base = program.files[current].base {
        guard let next = program.file(base.name, from: current) else {
          if current == start { reportFile(base.name, in: current, at: base.position) }
          break
        }
        guard !chain.contains(next) else {
          if current == start || next == start {
            report("the file extends itself", in: current, at: base.position)
          }
          break
        }
        chain.append(next)
        current = next
      }
      program.chains.append(chain)
    }
    checkOverrides()
  }

  private mutating func reportFile(_ name: String, in file: Int, at position: Position) {
    report(
      "there is no file '\(name)'", in: file, at: position,
      nearest: Nearest.name(to: name, among: program.fileNames.keys))
  }

  /// A block of a file that extends another must be one that the other has.
  private mutating func checkOverrides() {
    for (file, chain) in program.chains.enumerated() where chain.count > 1 {
      var known: Set<String> = []
      for base in chain.dropFirst() { known.formUnion(program.blocks[base].keys) }
      let unit = program.units[program.fileUnits[file]]
      for site in unit.sites {
        guard case .block(let name) = site.target, !known.contains(name) else { continue }
        report(
          "the file that this one extends has no block '\(name)'", in: file, at: site.position,
          nearest: Nearest.name(to: name, among: known))
      }
    }
  }

  private mutating func findTargets() {
    for (index, unit) in program.units.enumerated() {
      targets.append([])
      for site in unit.sites { targets[index].append(targets(of: site, in: unit.file)) }
    }
  }

  private mutating func targets(of site: Site, in file: Int) -> [Int] {
    switch site.target {
    case .include(let name):
      guard let target = program.file(name, from: file) else {
        reportFile(name, in: file, at: site.position)
        return []
      }
      for argument in Set(site.names) where site.names.count(where: { $0 == argument }) > 1 {
        report("'\(argument)' is given twice", in: file, at: site.position)
      }
      return [program.root(of: target)]
    case .call(let name):
      guard let macro = macro(name, from: file) else { return reportMacro(name, site, in: file) }
      checkArguments(of: site, for: macro, in: file)
      return [macro]
    case .block(let name):
      return program.files.indices.filter { program.chains[$0].contains(file) }
        .compactMap { program.blocks[$0][name] }
    case .inherited(let name):
      let bases = Set(
        program.chains.filter { $0.contains(file) }.flatMap { chain in
          chain.drop { $0 != file }.dropFirst()
        })
      let found = bases.sorted().compactMap { program.blocks[$0][name] }
      if found.isEmpty {
        report("there is no block '\(name)' below this one", in: file, at: site.position)
      }
      return found
    }
  }

  /// The macros that can be called in `file`: its own, then those of what it extends or includes.
  private func macroFiles(from file: Int) -> [Int] {
    var files = program.chains[file]
    for unit in program.files[file].units {
      for site in unit.sites {
        guard case .include(let name) = site.target, let target = program.file(name, from: file)
        else { continue }
        files += program.chains[target]
      }
    }
    return files
  }

  private func macro(_ name: String, from file: Int) -> Int? {
    for candidate in macroFiles(from: file) {
      if let macro = macros[candidate][name] { return macro }
    }
    return nil
  }

  private mutating func reportMacro(_ name: String, _ site: Site, in file: Int) -> [Int] {
    let known = macroFiles(from: file).flatMap { macros[$0].keys }
    report(
      "there is no macro '\(name)'", in: file, at: site.position,
      nearest: Nearest.name(to: name, among: known))
    return []
  }

  private mutating func checkArguments(of site: Site, for macro: Int, in file: Int) {
    let parameters = program.units[macro].parameters
    let least = parameters.count { $0.fallback == nil }
    guard !(least...parameters.count).contains(site.arguments.count) else { return }
    guard case .call(let name) = site.target else { return }
    let wanted = least == parameters.count ? "\(least)" : "\(least) to \(parameters.count)"
    let noun = wanted == "1" ? "argument" : "arguments"
    report(
      "'\(name)' takes \(wanted) \(noun), found \(site.arguments.count)", in: file,
      at: site.position)
  }

  /// Gives every unit the names that what it hands over to has from outside.
  private mutating func spreadFrees() {
    var changed = true
    while changed {
      changed = false
      for index in program.units.indices {
        for (siteIndex, site) in program.units[index].sites.enumerated() {
          for target in targets[index][siteIndex] where !isMacro(target) {
            for name in program.units[target].frees
            where !site.names.contains(name) && site.scope[name] == nil
              && !program.units[index].frees.contains(name)
            {
              program.units[index].frees.append(name)
              changed = true
            }
          }
        }
      }
    }
  }

  private func isMacro(_ unit: Int) -> Bool {
    if case .macro = program.units[unit].kind { true } else { false }
  }

  private mutating func bind() {
    for (index, unit) in program.units.enumerated() {
      program.links.append([])
      for (siteIndex, site) in unit.sites.enumerated() {
        let links = targets[index][siteIndex].map { target in
          Link(
            unit: target,
            bindings: program.units[target].frees.map {
              isMacro(target) ? .context : binding(of: $0, at: site, in: unit)
            })
        }
        program.links[index].append(links)
      }
    }
  }

  private func binding(of name: String, at site: Site, in unit: Unit) -> Binding {
    if let argument = site.names.firstIndex(of: name) { return .argument(argument) }
    if let slot = site.scope[name] { return .local(slot) }
    guard let free = unit.frees.firstIndex(of: name) else { return .context }
    if name == "forloop", let loop = site.loop { return .loop(free: free, local: loop) }
    return .free(free)
  }
}
