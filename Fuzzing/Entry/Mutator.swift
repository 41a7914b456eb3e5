/// The fuzzer's own way to change some bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Half of the time changes words, brackets and lines instead of bytes, so that more of what comes
/// of it is read past its first mistake.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = Random(state: UInt64(seed) | 1)
  if count < 8 || random.below(2) == 0 { return mutateBytes(data, count, limit) }
  let pieces = tokens(of: Array(UnsafeBufferPointer(start: data, count: count)))
  let changed = change(pieces, &random).joined()
  let result = Array(changed.prefix(limit))
  for (index, byte) in result.enumerated() { data[index] = byte }
  return result.count
}

private struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
}

/// The words, numbers, runs of space and single signs that a text is made of.
private func tokens(of bytes: [UInt8]) -> [[UInt8]] {
  var found: [[UInt8]] = []
  var kind = 0
  for byte in bytes {
    let next =
      switch byte {
      case 48...57, 65...90, 95, 97...122, 128...255: 1
      case 32, 10: 2
      default: 0
      }
    if next != 0, next == kind { found[found.count - 1].append(byte) } else { found.append([byte]) }
    kind = next
  }
  return found
}

private func change(_ tokens: [[UInt8]], _ random: inout Random) -> [[UInt8]] {
  var tokens = tokens
  for _ in 0...random.below(3) where !tokens.isEmpty {
    let place = random.below(tokens.count)
    let length = min(1 + random.below(random.below(4) == 0 ? 20 : 3), tokens.count - place)
    let piece = Array(tokens[place..<(place + length)])
    let other = random.below(tokens.count)
    switch random.below(4) {
    case 0: tokens.removeSubrange(place..<(place + length))
    case 1: tokens.insert(contentsOf: piece, at: other)
    case 2: tokens[place] = tokens[other]
    default: tokens.swapAt(place, other)
    }
  }
  return tokens
}
