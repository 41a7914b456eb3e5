/// Names that a spec cannot use in some places.
enum ReservedNames {
  /// What every generated store has already.
  static let storeMembers: Set<String> = [
    "state", "send", "bindings", "observe", "printChanges", "read", "track", "current", "reread",
    "effects", "hashValue", "objectWillChange", "storeCore", "storeHolder", "storeMemory",
    "storeRoot",
  ]
  /// The modules whose names generated code writes out.
  static let modules: Set<String> = ["Swift", "FeatureRuntime", "Foundation"]
  /// The runtime's own types, which generated code names plainly and an embedded runtime declares beside
  /// the spec's.
  static let runtimeTypes: Set<String> = [
    "ActionContext", "ActionSource", "ActiveEffect", "AlertAction", "BridgeUpdates", "ChangeFlag",
    "ChangePrinter",
    "ChildAnswer", "ChildAttendance", "ChildLink", "ChildOrigin", "ChildPlace", "ChildPresence",
    "ChildChannel", "ChildSeat", "ChildStores", "ChildTable", "ChildTableBase", "DirectPlace",
    "DirectStep",
    "Dismissal", "DrawTape",
    "EffectClock", "EffectDeadline", "EffectEngine", "EffectGroup", "EffectPolicy", "EffectRecord",
    "EffectRun", "EffectSlot", "EffectStates", "EffectStatus", "ElementBindings", "EmptyValue",
    "EndedChild",
    "EnvironmentGenerator", "Feature", "FeatureAlert", "FeatureAnimation", "FeatureBinding",
    "FeatureEnvironment", "FeaturePresented", "FeatureReport", "FeatureRoute", "FeatureStack",
    "FeatureState",
    "FeatureStore",
    "FeatureTask", "FeatureText", "FieldSet", "Identified", "LastRead", "NoDependencies",
    "NodeExtras",
    "PresentationID",
    "Presented", "PresentedBox", "QueuedAction", "ReadScope", "RecordedAction", "RecordedDraw",
    "RecordedValue",
    "Reduction", "RowOrder", "Shared", "SharedBox", "SharedBoxBase", "SharedPersistence",
    "SharedPlace", "SharedStorage", "SharedWriter", "ScopeProbe", "Signals", "SoleID",
    "StackElement", "StackID",
    "StackPop",
    "StackPush", "StackRoot",
    "StackStores", "StoreBindings", "StoreCore", "StoreNode", "StoreObserver",
    "StorePublisher", "StoreReaders", "StoreWatching",
    "StoreTree", "ThrottleKeeping", "TrialOutcome", "ValuePrinter", "WrappedField",
  ]
  /// Swift has `x.Type` and `x.Protocol` for itself, in backticks too.
  static let unsafeTypes: Set<String> = ["Type", "Protocol"]
  /// What stands in the namespace of every generated feature.
  static let featureTypes: Set<String> = [
    "State", "Action", "BindingAction", "Output", "Dependencies", "Effect",
  ]
  /// What the runtime asks of every generated feature.
  static let featureFunctions: Set<String> = [
    "reduce", "start", "check", "fieldNames", "secrets", "defaultDependencies", "perform",
    "effectNames", "firstEffectNumber", "attend", "changes", "react", "isBindingWrite",
    "firstChildNumber",
    "hasStart",
  ]
}
