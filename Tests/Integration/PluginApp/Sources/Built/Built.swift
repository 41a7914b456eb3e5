/// What the module's own code makes of its features.
public func longest() -> Unit { .metres }
