import FeatureDiagnostics
import FeatureGeneration

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which target to feed, and where to put what was accepted.
private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }
private let acceptedFolder = getenv("FUZZ_ACCEPTED").map { String(cString: $0) }

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let target else { fatalError("FUZZ_TARGET names no target") }
  if let fault = target.fault(with: bytes) { fatalError(fault) }
  if target == .spec, let acceptedFolder { keep(bytes, in: acceptedFolder) }
  return 0
}

/// Puts an accepted spec and its Swift into a folder, for a compiler to have a look.
private func keep(_ bytes: [UInt8], in folder: String) {
  let source = SourceText(path: "Fuzz.feature", bytes: bytes)
  guard let swift = SpecTarget.generate(source).files.first else { return }
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in swift.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let stem = "\(folder)/\(String(hash, radix: 16))"
  write(Array(swift.text.utf8), to: stem + ".swift")
  write(bytes, to: stem + ".feature")
}

private func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
