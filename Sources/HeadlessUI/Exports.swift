// What a file sees that says only `import SwiftUI`, as on Apple's systems: their own examples
// declare `@Observable` models and `ObservableObject`s, and use dates and UIKit's views, with that
// one import.
@_exported public import Foundation
@_exported public import HeadlessCombine
@_exported public import HeadlessUIKit
@_exported public import Observation
