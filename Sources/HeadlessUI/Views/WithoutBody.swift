import Foundation

/// Ends the process: something asked for the body of a view that has none.
///
/// A value of `Never` cannot be made, so there is nothing else to do. The host never asks.
func endWithoutBody(of name: String) -> Never {
  FileHandle.standardError.write(Data("\(name) has no body to ask for.\n".utf8))
  exit(70)
}
