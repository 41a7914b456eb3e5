import AppKit

typealias AppMeter = NSControl
