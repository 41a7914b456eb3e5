public import Foundation

/// Where a spec says that a shared value is stored.
public nonisolated enum SharedPlace: Hashable, Sendable, CustomStringConvertible {
  /// In a file.
  case file(String)
  /// In the user's defaults, under a key.
  case defaults(String)

  /// As the spec says it.
  public var description: String {
    switch self {
    case .file(let name): "file(\"\(name)\")"
    case .defaults(let key): "defaults(\"\(key)\")"
    }
  }
}

/// How stored values are loaded and saved.
public nonisolated struct SharedPersistence: Sendable {
  /// What is stored in a place; nil where nothing is.
  public var load: @Sendable (SharedPlace) throws -> Data?
  /// Stores in a place, all of it or nothing.
  public var save: @Sendable (SharedPlace, Data) throws -> Void
  /// Puts away what a place holds and cannot be read, so that it is not overwritten.
  public var setAside: @Sendable (SharedPlace) throws -> Void

  /// Closures that do it.
  public init(
    load: @escaping @Sendable (SharedPlace) throws -> Data?,
    save: @escaping @Sendable (SharedPlace, Data) throws -> Void,
    setAside: @escaping @Sendable (SharedPlace) throws -> Void
  ) {
    self.load = load
    self.save = save
    self.setAside = setAside
  }

  /// Files of a folder, which is made where it is not there, and the defaults of a suite; nil are the
  /// app's own.
  public static func files(in folder: URL, defaults suite: String? = nil) -> SharedPersistence {
    SharedPersistence(
      load: { place in
        switch place {
        case .file(let name):
          let file: URL = folder.appendingPathComponent(name)
          return FileManager.default.fileExists(atPath: file.path)
            ? try Data(contentsOf: file) : nil
        case .defaults(let key): return settings(suite).data(forKey: key)
        }
      },
      save: { place, data in
        switch place {
        case .file(let name):
          let file: URL = folder.appendingPathComponent(name)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file, options: .atomic)
        case .defaults(let key): settings(suite).set(data, forKey: key)
        }
      },
      setAside: { place in
        switch place {
        case .file(let name): try moveAside(folder.appendingPathComponent(name))
        case .defaults(let key):
          let settings: UserDefaults = settings(suite)
          settings.set(
            settings.data(forKey: key),
            forKey: freeName(key) {
              settings.object(forKey: $0) != nil
            })
        }
      })
  }

  private static func settings(_ suite: String?) -> UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  private static func moveAside(_ file: URL) throws {
    let folder: URL = file.deletingLastPathComponent()
    let name: String = freeName(file.lastPathComponent) {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent(name))
  }

  /// A name that is not taken, made of another.
  private static func freeName(_ name: String, _ isTaken: (String) -> Bool) -> String {
    var number = 1
    while isTaken("\(name).unreadable-\(number)") { number += 1 }
    return "\(name).unreadable-\(number)"
  }

  /// The value of a place; nil where nothing is stored.
  func read<Value: Decodable>(_ place: SharedPlace) throws -> Value? {
    try load(place).map { data in
      // Wrapped, for a value may be a text or a number by itself.
      guard let value = try JSONDecoder().decode([Value].self, from: wrap(data)).first else {
        return nil
      }
      return value
    } ?? nil
  }

  private func wrap(_ data: Data) -> Data { Data("[".utf8) + data + Data("]".utf8) }

  /// A value as it is stored.
  static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Data(try encoder.encode([value]).dropFirst().dropLast())
  }
}
