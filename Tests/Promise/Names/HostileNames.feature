feature Hostile {
  enum Kind: String, CaseIterable, Codable { case `default`, `in`, `for`, `where`, `switch`, `self`, `init`, operator, type, none, some, rawValue2, state, reduction }
  enum Pay: Hashable { case `in`(for: Int, where: String), newValue(Int), value(value: Int), `default`, self2(state: Int, reduction: Int), `some`(Int), none }
  struct Rec: Hashable { var `in` = 1; var `for`: Int?; var state = 0; var self2 = 1; var reduction = 2; var `default` = 1; var get = 1; var set = 2; var container = 3; var `init` = 4; var decoder = 1; func `where`(_ `is`: Int) -> Int { `is` + `in` } }
  state {
    var `in` = 1
    var `for` = 2
    var `where` = "x"
    var `default` = true
    var `operator` = 3
    var `throw`: Int?
    var `self2` = 1
    var type = 1
    var get = 2
    var set: [Int] = []
    var ids: Set<Int> = []
    var willSet = 3
    var didSet = 4
    var state2 = 1
    var reduction = 5
    var action = 6
    var newValue = 7
    var oldValue = 8
    var binding = 9
    var start = 10
    var check = 11
    var reduce = 12
    var old = 13
    var old2 = 14
    var result = 15
    var value = 16
    var store = 17
    var swift = 18
    var swift1 = 19
    var `init` = 20
    var `class` = 21
    var fieldNames = ["x"]
    var secrets = 1
    var count = 1
    var kind = Kind.default
    var pay = Pay.default
    var rec = Rec()
    var reset = 1
    var run = 2
    var cancel = 3
    var emit = 4
    var dismiss = 5
    var when = 6
    var stream = 7
    var uuid2 = 1
    var some: Int?
    var none: Int?
    var optional: Int? = 3
    var Type2 = 1
    var async = 1
    var await = 1
    var any = 2
    var each = 1
    var open = 1
    var repeat2 = 1
    var actor = 1
    var `import` = 1
    var isolated = 1
    var sending = 1
    var precedence = 1
    var lazy = 1
    var weak = 1
    var unowned = 1
    var indirect = 1
    var final = 1
    var Protocol2 = 1
    var dynamic = 1
    var macro = 1
    var consume = 1
    var copy = 1
    var discard = 1
    var then = 1
    var yield = 1
    var unsafe = 1
    var package = 1
    var `fileprivate` = 1
    var dGet: Int { get }
    var dSet: Int { set.count }
    var dWill: Int { willSet }
    var dDid: Int { didSet + 1 }
    var dIn: Int { `in` + `for` }
    var dState: Int { reduction + newValue + oldValue + old + result + action + start + check + reduce }
    var dAsync: Int { async + await + any + each + open + actor + isolated + sending + lazy + weak + consume + copy + discard + then + yield + unsafe + package + macro }
    var dSome: Int { (some ?? 1) + (none ?? 2) }
    var dClosure: [Int] { set.map { state in state + reduction } }
    var dClosure2: [Int] { set.map { newValue in newValue + self.newValue } }
    var dKind: String { kind.rawValue }
    var dThen: Int { if `default` { then } else { yield } }
  }
  binding `in`, `for`, `where`, type, get, set, willSet, reduction, action, newValue, oldValue, start, check, reduce, old, result, value, store, swift, `init`, kind, async, await, any, consume, copy, then, yield, unsafe
  binding isDefault = kind == .default
  binding isIn = kind == .in
  binding isNone = kind == .none
  binding recIn = rec.in
  binding recState = rec.state
  binding payIn = pay.in.for
  binding payNew = pay.newValue
  binding payDefault(newValue state: Int) = ids.contains(state)
  binding text(_ store: Int) = ids.contains(store)
  binding text2(binding: Int, `in` `for`: Int) = ids.contains(binding) when `for` > 0
  binding text3(reduction: Int, state: Int) = ids.contains(reduction + state)
  binding hand: Int { get { let newValue = 3; return newValue + `in` } set { let state = newValue; `in` = state } }
  action `for`(`in`: Int) { self.`in` = `in` }
  action `in`(_ state: Int, reduction: Int, newValue: Int, oldValue: Int) { `in` = state + reduction + newValue + oldValue }
  action `default` { `default`.toggle() }
  action go(go: Int) { `in` = go }
  action went(_ went: Int) when went > 0 { `in` = went }
  action type { type += 1; get += 1; set.append(get); willSet += 1 }
  action `init` { `init` += 1 }
  action start(check: Int) { self.check = check }
  action check { check += 1; start += 1 }
  action reduce2 { reduce += 1 }
  action old(old: Int) { set.append(old); if let x = set.popLast() { self.old = x } }
  action locals { let state = 1; let reduction = 2; var old = 3; old += state + reduction; let action = old; let newValue = action; let result = newValue; `in` = result; set.removeAll(where: { $0 == old }) }
  action matches(pay: Pay) {
    switch pay {
    case .in(let `for`, let `where`): `in` = `for`; self.`where` = `where`
    case .newValue(let state): `in` = state
    case .value(let reduction): `in` = reduction
    case .default: break
    case .self2(let state, reduction: let reduction): `in` = state + reduction
    case .some(let x): `in` = x
    case .none: break
    }
    switch kind { case .default, .in, .for: break
      case .where, .switch, .self, .init, .operator, .type: `in` += 1
      case .none, .some, .rawValue2, .state, .reduction: `in` += 2 }
  }
  action recs { rec.in += 1; rec.for = rec.where(3); rec.default = 2; rec.get = 3; rec.init = 4; rec = Rec(in: 3, for: 2, state: 3, default: 9) }
  onChange(`in`) { `for` = oldValue }
  onChange(newValue) { set.append(oldValue) }
  onChange(dSet) { `in` = oldValue }
  on binding.newValue { `in` = newValue + oldValue }
  on binding.set { `in` = newValue.count + oldValue.count + set.count }
  invariant "in" `in` >= 0 || newValue > -1
  mutating func change(_ state: Int, reduction: Int) -> Int { `in` += state; return reduction + state }
  func reading(state: Int) -> Int { state + `in` }
  func pure(reduction: Int) -> Int { reduction }
  action calls { `in` = change(1, reduction: 2) + reading(state: 3) + pure(reduction: 1) }
  action send2 { send `in`(1, reduction: 2, newValue: 3, oldValue: 4); send `default`; send type }
  action verb(state: Int) { swift(writes: `in`) { state.in = 3 } }
}
