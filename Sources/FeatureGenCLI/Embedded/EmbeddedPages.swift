// swift-format-ignore-file
// Written by Scripts/embed.sh. Do not edit: change what it is made of.

/// The pages that say what a finding means.
enum EmbeddedPages {
  /// The names of their files, and what is in them, ordered by name.
  static let all: [(name: String, text: String)] = [
    (name: #"FG0001.md"#, text: #"""
# FG0001: Text that is not UTF-8

A spec is UTF-8. Bytes of another encoding would be read as something that nobody wrote.

## Wrong

```feature bytes
feature F { state { var name = "caf\xE9" } }
```

## Mended

```feature bytes
feature F { state { var name = "caf\xC3\xA9" } }
```

"""#),
    (name: #"FG0002.md"#, text: #"""
# FG0002: NUL character

Tools cut a text off at a NUL character, so none stands in a spec. In a string it is written `\0`.

## Wrong

```feature bytes
feature F { state { var count = \x000 } }
```

## Mended

```feature bytes
feature F { state { var count = 0 } }
```

"""#),
    (name: #"FG0003.md"#, text: #"""
# FG0003: Character that turns the direction around

The invisible characters that turn the direction of a text around make a spec look different from what it says, in comments and strings too.

## Wrong

```feature bytes
feature F { state { var name = "a\xE2\x80\xAEb" } }
```

## Mended

```feature bytes
feature F { state { var name = "ab" } }
```

"""#),
    (name: #"FG0010.md"#, text: #"""
# FG0010: Two specs of one name

The files that are generated all stand in one folder and are called after their specs, so two specs cannot have one name. Upper and lower case count as the same, because they are on many disks.

## Wrong

```paths
Home/Counter.feature
Settings/counter.feature
```

## Mended

```paths
Home/Counter.feature
Settings/StepCounter.feature
```

"""#),
    (name: #"FG0011.md"#, text: #"""
# FG0011: Configuration that is not JSON

`featuregen.json` is one JSON object: braces around keys and values, commas between them, text in double quotes.

## Wrong

```json
{ "specs": ["Specs"] "output": "Generated" }
```

## Mended

```json
{ "specs": ["Specs"], "output": "Generated" }
```

"""#),
    (name: #"FG0012.md"#, text: #"""
# FG0012: Unknown key in the configuration

A key that is misspelt would otherwise be passed over in silence. The keys are `access`, `header`, `observation`, `output`, `qualifyAll`, `runtime`, `specs`, `suppress`, `targets`, `templates` and `warningsAsErrors`.

## Wrong

```json
{ "outptu": "Generated" }
```

## Mended

```json
{ "output": "Generated" }
```

"""#),
    (name: #"FG0013.md"#, text: #"""
# FG0013: Wrong value in the configuration

Each key takes one kind of value: `specs`, `header` and `suppress` a list of texts, `warningsAsErrors` and `qualifyAll` true or false, `access` and `runtime` one of a few words, `output` a text.

## Wrong

```json
{ "warningsAsErrors": "yes" }
```

## Mended

```json
{ "warningsAsErrors": true }
```

"""#),
    (name: #"FG0014.md"#, text: #"""
# FG0014: Key written twice in the configuration

Of two values for one key only one could count, and which one is anybody's guess.

## Wrong

```json
{ "output": "Generated", "output": "Sources" }
```

## Mended

```json
{ "output": "Generated" }
```

"""#),
    (name: #"FG0015.md"#, text: #"""
# FG0015: Spec that is too large

A spec of more than 1,048,576 bytes is not read further: nobody has written such a file by hand, and a tool that runs in every build must not stand still over one. Split it into several specs, which can refer to each other.

## Wrong

```bytes
1048577
```

## Mended

```bytes
1048576
```

"""#),
    (name: #"FG0020.md"#, text: #"""
# FG0020: Template that cannot be rendered

A template of your own takes the place of the built-in one of the same name. It can only use names that are there, and every block that it opens it has to close.

## Wrong

```stencil
{% macro feature(feature) %}
// {{ feature.nmae }}
{% endmacro %}
```

## Mended

```stencil
{% macro feature(feature) %}
// nothing is generated for a feature
{% endmacro %}
```

"""#),
    (name: #"FG1004.md"#, text: #"""
# FG1004: Character that begins nothing

Outside of strings and comments only names, numbers, operators and punctuation stand in a spec.

## Wrong

```feature
feature F {
  state { var count = 0 § }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1005.md"#, text: #"""
# FG1005: String that does not end

A string ends with the quotes it began with, on the same line; text over several lines takes `"""`.

## Wrong

```feature
feature F {
  state {
    var name = "Ada
  }
}
```

## Mended

```feature
feature F {
  state {
    var name = "Ada"
  }
}
```

"""#),
    (name: #"FG1006.md"#, text: #"""
# FG1006: Comment that does not end

Comments nest, so each `/*` needs its own `*/`.

## Wrong

```feature
feature F { state { var count = 0 } }
/* a comment /* inside */
```

## Mended

```feature
feature F { state { var count = 0 } }
/* a comment /* inside */ */
```

"""#),
    (name: #"FG1007.md"#, text: #"""
# FG1007: Swift text that does not end

Swift text ends at the brace that matches, by Swift's own strings and comments. An open string hides that brace.

## Wrong

```feature also FG1032 FG1033
feature F {
  state { var text = "" }
  action go { swift { state.text = "a } }
}
```

## Mended

```feature
feature F {
  state { var text = "" }
  action go { swift { state.text = "a" } }
}
```

"""#),
    (name: #"FG1008.md"#, text: #"""
# FG1008: Raw identifier

Between backticks stands a plain name. Names with spaces are Swift's, not this language's.

## Wrong

```feature
feature F {
  state { var `a b` = 0 }
}
```

## Mended

```feature
feature F {
  state { var ab = 0 }
}
```

"""#),
    (name: #"FG1009.md"#, text: #"""
# FG1009: Broken number

The digits of a number fit its base, and a word after a number stands apart.

## Wrong

```feature
feature F {
  state { var count = 0b12 }
}
```

## Mended

```feature
feature F {
  state { var count = 0b11 }
}
```

"""#),
    (name: #"FG1010.md"#, text: #"""
# FG1010: Typographic quotes

Editors for prose turn quotes into curly ones. A string takes plain ones.

## Wrong

```feature also FG1037 FG1263
feature F {
  state { var name = “Ada” }
}
```

## Mended

```feature
feature F {
  state { var name = "Ada" }
}
```

"""#),
    (name: #"FG1011.md"#, text: #"""
# FG1011: Unknown escape

After a backslash in a string stands one of the escapes of Swift.

## Wrong

```feature
feature F {
  state { var path = "C:\dir" }
}
```

## Mended

```feature
feature F {
  state { var path = "C:\\dir" }
}
```

"""#),
    (name: #"FG1012.md"#, text: #"""
# FG1012: Text beside the opening quotes

The text of `"""` begins on the line after it, as in Swift.

## Wrong

```feature
feature F {
  state {
    var text = """one
      """
  }
}
```

## Mended

```feature
feature F {
  state {
    var text = """
      one
      """
  }
}
```

"""#),
    (name: #"FG1013.md"#, text: #"""
# FG1013: Line indented too little

What stands before the closing `"""` is taken off every line, so every line has it.

## Wrong

```feature
feature F {
  state {
    var text = """
    one
      """
  }
}
```

## Mended

```feature
feature F {
  state {
    var text = """
      one
      """
  }
}
```

"""#),
    (name: #"FG1014.md"#, text: #"""
# FG1014: Documentation of nothing

`///` documents the declaration after it. Where none follows, the text would be lost.

## Wrong

```feature
feature F {
  state { var count = 0 }
  /// Nothing follows.
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  // Nothing follows.
}
```

"""#),
    (name: #"FG1015.md"#, text: #"""
# FG1015: Nesting too deep

A spec is read without limit in its length, but nesting beyond 250 levels is refused: no person wrote it.

## Wrong

```feature
feature F {
  state { var count = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1030.md"#, text: #"""
# FG1030: Something unexpected

A statement or a member ends with its line. What follows on the line needs `;` or a line of its own.

## Wrong

```feature
feature F {
  state { var count = 0 }
  action go { count = 1 2 }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  action go { count = 1 }
}
```

"""#),
    (name: #"FG1031.md"#, text: #"""
# FG1031: Missing punctuation

A colon, comma, bracket or keyword that the form needs is missing.

## Wrong

```feature
feature F {
  action go(n: Int { send go(n: n) }
}
```

## Mended

```feature
feature F {
  action go(n: Int) { send go(n: n) }
}
```

"""#),
    (name: #"FG1032.md"#, text: #"""
# FG1032: Missing brace

A brace is not closed. The place is guessed from the indentation.

## Wrong

```feature
feature F {
  state {
    var count = 0
}
```

## Mended

```feature
feature F {
  state {
    var count = 0
  }
}
```

"""#),
    (name: #"FG1033.md"#, text: #"""
# FG1033: Brace that closes nothing

A closing brace has no opening one.

## Wrong

```feature
feature F {
  state { var count = 0 }
}
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1034.md"#, text: #"""
# FG1034: Missing name

What is declared needs a name, on the same line.

## Wrong

```feature
feature F {
  state { var = 0 }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1035.md"#, text: #"""
# FG1035: Broken name

A name begins with a letter or `_`.

## Wrong

```feature
feature F {
  state { var _ = 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1036.md"#, text: #"""
# FG1036: Missing type

A colon promises a type.

## Wrong

```feature
feature F {
  state { var count: = 0 }
}
```

## Mended

```feature
feature F {
  state { var count: Int = 0 }
}
```

"""#),
    (name: #"FG1037.md"#, text: #"""
# FG1037: Missing expression

An operator, a bracket or a keyword promises a value.

## Wrong

```feature
feature F {
  state { var count = 1 + }
}
```

## Mended

```feature
feature F {
  state { var count = 1 + 1 }
}
```

"""#),
    (name: #"FG1038.md"#, text: #"""
# FG1038: Missing value

A view's own state has an initial value.

## Wrong

```feature
view V { state isOn: Bool
  Text("a") }
```

## Mended

```feature also FG1900
view V { state isOn = false
  Text("a") }
```

"""#),
    (name: #"FG1039.md"#, text: #"""
# FG1039: Missing string

An invariant has a title, so that a failure can name it.

## Wrong

```feature
feature F {
  state { var count = 0 }
  invariant count >= 0
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  invariant "not negative" count >= 0
}
```

"""#),
    (name: #"FG1040.md"#, text: #"""
# FG1040: Interpolation in a fixed text

The title of an invariant is known before anything runs.

## Wrong

```feature
feature F {
  state { var count = 0 }
  invariant "\(count) is positive" count >= 0
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  invariant "the count is positive" count >= 0
}
```

"""#),
    (name: #"FG1041.md"#, text: #"""
# FG1041: Unknown operator

The operators are Swift's arithmetic, comparisons, logic, `??`, the ternary and ranges.

## Wrong

```feature
feature F {
  state { var count = 5 }
  action go { count = count <> 1 }
}
```

## Mended

```feature
feature F {
  state { var count = 5 }
  action go { count = count - 1 }
}
```

"""#),
    (name: #"FG1042.md"#, text: #"""
# FG1042: Operator with a space on one side

With a space on its left only an operator is a sign of what follows, and would begin a new value.

## Wrong

```feature
feature F {
  state { var count = 5 }
  action go { count = count *2 }
}
```

## Mended

```feature
feature F {
  state { var count = 5 }
  action go { count = count * 2 }
}
```

"""#),
    (name: #"FG1043.md"#, text: #"""
# FG1043: Operators that need parentheses

Comparisons and ranges do not chain.

## Wrong

```feature
feature F {
  state { var a = 1
    var isIn: Bool { 0 < a < 3 } }
}
```

## Mended

```feature
feature F {
  state { var a = 1
    var isIn: Bool { 0 < a && a < 3 } }
}
```

"""#),
    (name: #"FG1044.md"#, text: #"""
# FG1044: Keyword as a name

Where a name stands alone, Swift's own keywords take backticks.

## Wrong

```feature
feature F {
  state { var where = 0; var count = 0 }
  action go { count = where }
}
```

## Mended

```feature
feature F {
  state { var where = 0; var count = 0 }
  action go { count = `where` }
}
```

"""#),
    (name: #"FG1045.md"#, text: #"""
# FG1045: Unknown declaration

At the top of a file stand declarations. A slip in the word is shown with the nearest one.

## Wrong

```feature
featur F { state { var count = 0 } }
```

## Mended

```feature
feature F { state { var count = 0 } }
```

"""#),
    (name: #"FG1046.md"#, text: #"""
# FG1046: Unknown item of a feature

In a feature stand its state, actions, bindings and the like.

## Wrong

```feature
feature F {
  state { var count = 0 }
  bindng count
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  binding count
}
```

"""#),
    (name: #"FG1047.md"#, text: #"""
# FG1047: Unknown member

In a state stand `var`, `let` and `init`; in types their members.

## Wrong

```feature
feature F {
  state { count }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1048.md"#, text: #"""
# FG1048: Field outside the state

The fields of a feature stand together in `state { … }`.

## Wrong

```feature
feature F {
  var count = 0
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1049.md"#, text: #"""
# FG1049: Field without var or let

A field says whether it can change.

## Wrong

```feature
feature F {
  state { count = 0 }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
}
```

"""#),
    (name: #"FG1050.md"#, text: #"""
# FG1050: Derived constant

A derived value is computed anew, so it is a `var`.

## Wrong

```feature
feature F {
  state { var a = 1
    let b: Int { a + 1 } }
}
```

## Mended

```feature
feature F {
  state { var a = 1
    var b: Int { a + 1 } }
}
```

"""#),
    (name: #"FG1051.md"#, text: #"""
# FG1051: Derived value with a setter

A derived value is read-only. What a view writes is a binding, whose setter goes through the reducer.

## Wrong

```feature
feature F {
  state { var a = 1
    var b: Int { get { a + 1 } set { a = newValue } } }
}
```

## Mended

```feature
feature F {
  state { var a = 1 }
  binding b = a + 1
}
```

"""#),
    (name: #"FG1052.md"#, text: #"""
# FG1052: Body of something extern

`extern` says that the body is written in the app's own Swift.

## Wrong

```feature
extern func isPrime(_ n: Int) -> Bool { n > 1 }
feature F {
  state { var n = 2
    var isPrimeNumber: Bool { isPrime(n) } }
}
```

## Mended

```feature
extern func isPrime(_ n: Int) -> Bool
feature F {
  state { var n = 2
    var isPrimeNumber: Bool { isPrime(n) } }
}
```

"""#),
    (name: #"FG1053.md"#, text: #"""
# FG1053: Body of an output

An output is told to whoever uses the feature. What happens in the feature itself stands in an action.

## Wrong

```feature
feature F {
  state { var n = 0 }
  output done { n = 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  output done
  action finish { n = 1; emit done }
}
```

"""#),
    (name: #"FG1054.md"#, text: #"""
# FG1054: Half a binding

A binding by hand says both how it is read and how it is written.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding x: Int { get { n } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding x: Int {
    get { n }
    set { n = newValue }
  }
}
```

"""#),
    (name: #"FG1055.md"#, text: #"""
# FG1055: Binding with a value of its own

A view's binding belongs to whoever uses the view, so it has no initial value.

## Wrong

```feature
view V { binding isOn: Bool = false
  Text("a") }
```

## Mended

```feature also FG1900
view V { binding isOn: Bool
  Text("a") }
```

"""#),
    (name: #"FG1056.md"#, text: #"""
# FG1056: Effect without a source

An effect says where its values come from.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1057.md"#, text: #"""
# FG1057: Swift expression without type

What Swift text gives is not known here, so its type is stated.

## Wrong

```feature
feature F {
  state { var text = "a"
    var isA: Bool { !swift { text == "a" } } }
}
```

## Mended

```feature
feature F {
  state { var text = "a"
    var isA: Bool { !swift(Bool) { text == "a" } } }
}
```

"""#),
    (name: #"FG1058.md"#, text: #"""
# FG1058: Surplus opening brace

A brace opens a block that nothing introduces.

## Wrong

```feature
feature F {
  state {
    var n = 0
  }
  action go {{
    n += 1
  }
}
```

## Mended

```feature
feature F {
  state {
    var n = 0
  }
  action go {
    n += 1
  }
}
```

"""#),
    (name: #"FG1080.md"#, text: #"""
# FG1080: Assignment as a condition

`=` assigns. A comparison is written `==`.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go when n = 1 { n = 2 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go when n == 1 { n = 2 }
}
```

"""#),
    (name: #"FG1081.md"#, text: #"""
# FG1081: Property wrapper

A field is declared in the state, and observed by itself.

## Wrong

```feature
feature F {
  state { @Published var n = 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1082.md"#, text: #"""
# FG1082: A form of Swift's that is not here

A reduction does not wait or fail: what does is Swift text or the app's own Swift.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { do { n = 1 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 1 }
}
```

"""#),
    (name: #"FG1083.md"#, text: #"""
# FG1083: send with a dot

`send` is a statement and takes the action by its name.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { send(.more) }
  action more { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { send more }
  action more { n += 1 }
}
```

"""#),
    (name: #"FG1084.md"#, text: #"""
# FG1084: dismiss with parentheses

`dismiss` is a statement of its own.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action close { n = 0; dismiss() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action close { n = 0; dismiss }
}
```

"""#),
    (name: #"FG1085.md"#, text: #"""
# FG1085: Member after the body

What a view is given or owns stands before what it shows.

## Wrong

```feature
view Play {
  Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
  state isPlaying = false
}
```

## Mended

```feature FG1900
view Play {
  state isPlaying = false
  Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
}
```

"""#),
    (name: #"FG1086.md"#, text: #"""
# FG1086: var body

What a view shows stands in the view itself, after its members.

## Wrong

```feature
view Title {
  let text: String
  var body: some View { Text(text) }
}
```

## Mended

```feature FG1900
view Title {
  let text: String
  Text(text)
}
```

"""#),
    (name: #"FG1190.md"#, text: #"""
# FG1190: Generics

Generic features and types are kept for a later edition.

## Wrong

```feature
struct Box<T> { var value: Int }
feature F {
  state { var n = 0 }
}
```

## Mended

```feature
struct Box { var value: Int }
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1191.md"#, text: #"""
# FG1191: before

Interception is kept for a later edition.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
  before go { n = 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 0; n += 1 }
}
```

"""#),
    (name: #"FG1192.md"#, text: #"""
# FG1192: Feature in parts

A feature stands in one place in this edition.

## Wrong

```feature
feature F {
  state { var n = 0 }
}
extend feature F { action go { n += 1 } }
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1200.md"#, text: #"""
# FG1200: Name declared twice

Each name stands for one thing.

## Wrong

```feature
feature F {
  state { var n = 0
    var n = 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0
    var m = 1 }
}
```

"""#),
    (name: #"FG1201.md"#, text: #"""
# FG1201: Names that collide

Both would become the same name in the generated Swift.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action done { n += 1 }
  output done
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action finish { n += 1; emit done }
  output done
}
```

"""#),
    (name: #"FG1202.md"#, text: #"""
# FG1202: Name of a store's member

Every generated store has members of its own: `state`, `send`, `bindings`, `observe` and `printChanges`.

## Wrong

```feature
feature F {
  state { var send = 0 }
}
```

## Mended

```feature
feature F {
  state { var sent = 0 }
}
```

"""#),
    (name: #"FG1203.md"#, text: #"""
# FG1203: Action called 'binding'

`binding` is the action through which all bindings write.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action binding { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action bind { n += 1 }
}
```

"""#),
    (name: #"FG1204.md"#, text: #"""
# FG1204: Name of a module

A declaration called like a module hides the module in the generated Swift.

## Wrong

```feature
feature Swift { state { var n = 0 } }
```

## Mended

```feature
feature Quick { state { var n = 0 } }
```

"""#),
    (name: #"FG1205.md"#, text: #"""
# FG1205: Name of a generated type

For each feature a store of its name is generated.

## Wrong

```feature
struct FStore { var n = 0 }
feature F {
  state { var n = 0 }
}
```

## Mended

```feature
struct FShop { var n = 0 }
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1206.md"#, text: #"""
# FG1206: Name that Swift cannot have

`Type` and `Protocol` cannot be the name of a type in Swift, not even in backticks.

## Wrong

```feature
struct Type { var n = 0 }
feature F {
  state { var n = 0 }
}
```

## Mended

```feature
struct Kind { var n = 0 }
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1207.md"#, text: #"""
# FG1207: Name of a guard's value

The guard of an action gives the store a value called `can` and the action's name.

## Wrong

```feature
feature F {
  state { var n = 0
    var canGo = true }
  action go when n > 0 { n -= 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0
    var isOpen = true }
  action go when n > 0 && isOpen { n -= 1 }
}
```

"""#),
    (name: #"FG1208.md"#, text: #"""
# FG1208: Name that a conformance uses

A conformance gives the type members of its own.

## Wrong

```feature
feature F {
  struct Row: Hashable { var hashValue = 0 }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Row: Hashable { var value = 0 }
  state { var row = Row() }
}
```

"""#),
    (name: #"FG1209.md"#, text: #"""
# FG1209: Type that cannot be seen

What is public shows its types, so they are public too.

## Wrong

```feature
struct Todo { var n = 0 }
public feature F {
  state { var todo = Todo() }
}
```

## Mended

```feature
public struct Todo { var n = 0 }
public feature F {
  state { var todo = Todo() }
}
```

"""#),
    (name: #"FG1210.md"#, text: #"""
# FG1210: private on something else

Only an action can be private: it is sent from inside the feature only.

## Wrong

```feature
feature F {
  state { private var n = 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1211.md"#, text: #"""
# FG1211: @secret on something else

A stored value or a parameter is secret; what is computed from it shows what the spec lets it show.

## Wrong

```feature
feature F {
  state { var n = 0
    @secret var text: String { "\(n)" } }
}
```

## Mended

```feature
feature F {
  state { @secret var n = 0
    var text: String { "\(n)" } }
}
```

"""#),
    (name: #"FG1212.md"#, text: #"""
# FG1212: Import written twice

One import is enough.

## Wrong

```feature
import Foundation
import Foundation
feature F {
  state { var n = 0 }
}
```

## Mended

```feature
import Foundation
feature F {
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1213.md"#, text: #"""
# FG1213: Modifier on something else

A function at the top of a file belongs to no type.

## Wrong

```feature
static func half(_ n: Int) -> Int { n / 2 }
feature F {
  state { var n = 0
    var h: Int { half(n) } }
}
```

## Mended

```feature
func half(_ n: Int) -> Int { n / 2 }
feature F {
  state { var n = 0
    var h: Int { half(n) } }
}
```

"""#),
    (name: #"FG1214.md"#, text: #"""
# FG1214: Name of the runtime

Generated code names the types of the runtime plainly. A type of the spec with such a name would hide
one of them, and an embedded runtime declares them in the same module.

## Wrong

```feature
struct Reduction { var percent = 0 }
```

## Mended

```feature
struct Discount { var percent = 0 }
```

"""#),
    (name: #"FG1220.md"#, text: #"""
# FG1220: Unknown type

A type is one of the known ones, or declared in a spec of the run.

## Wrong

```feature
feature F {
  state { var user: Usr? }
}
```

## Mended

```feature
feature F {
  struct Usr { var name = "" }
  state { var user: Usr? }
}
```

"""#),
    (name: #"FG1221.md"#, text: #"""
# FG1221: Wrong generic arguments

Only the collections take types in angle brackets, each a fixed number.

## Wrong

```feature
feature F {
  state { var names: Set<String, Int> = [] }
}
```

## Mended

```feature
feature F {
  state { var names: Set<String> = [] }
}
```

"""#),
    (name: #"FG1222.md"#, text: #"""
# FG1222: Type with a shorter spelling

Arrays, dictionaries and optionals have one spelling in a spec.

## Wrong

```feature
feature F {
  state { var names: Array<String> = [] }
}
```

## Mended

```feature
feature F {
  state { var names: [String] = [] }
}
```

"""#),
    (name: #"FG1223.md"#, text: #"""
# FG1223: Function type

State and actions hold plain values, which can be compared, stored and sent.

## Wrong

```feature
feature F {
  state { var make: (Int) -> Int }
}
```

## Mended

```feature
feature F {
  state { var made: Int }
}
```

"""#),
    (name: #"FG1224.md"#, text: #"""
# FG1224: Existential type

State holds values of known types.

## Wrong

```feature
feature F {
  state { var item: any Equatable }
}
```

## Mended

```feature
feature F {
  state { var item: Int }
}
```

"""#),
    (name: #"FG1225.md"#, text: #"""
# FG1225: Implicitly unwrapped type

A value is there, or it is an optional.

## Wrong

```feature
feature F {
  state { var name: String! }
}
```

## Mended

```feature
feature F {
  state { var name: String? }
}
```

"""#),
    (name: #"FG1226.md"#, text: #"""
# FG1226: Element or key that is not Hashable

The elements of a set and the keys of a dictionary are found by their hash.

## Wrong

```feature
feature F {
  struct Tag { var name = "" }
  state { var tags: Set<Tag> = [] }
}
```

## Mended

```feature
feature F {
  struct Tag: Hashable { var name = "" }
  state { var tags: Set<Tag> = [] }
}
```

"""#),
    (name: #"FG1227.md"#, text: #"""
# FG1227: Element that is not Identifiable

`Identified` finds its elements by their `id`.

## Wrong

```feature
feature F {
  struct Row { var name = "" }
  state { var rows: Identified<Row> = [] }
}
```

## Mended

```feature
feature F {
  struct Row: Identifiable { let id: Int; var name = "" }
  state { var rows: Identified<Row> = [] }
}
```

"""#),
    (name: #"FG1228.md"#, text: #"""
# FG1228: Type without ID

`T.ID` is the type of the `id` of an Identifiable type.

## Wrong

```feature
feature F {
  struct Row { var name = "" }
  state { var chosen: Row.ID?; var rows: [Row] = [] }
}
```

## Mended

```feature
feature F {
  struct Row: Identifiable { let id: Int; var name = "" }
  state { var chosen: Row.ID?; var rows: [Row] = [] }
}
```

"""#),
    (name: #"FG1229.md"#, text: #"""
# FG1229: Tuple as a stored value

A tuple is neither Equatable nor Sendable by conformance, so only a function gives one.

## Wrong

```feature
feature F {
  state { var point: (Int, Int) }
}
```

## Mended

```feature
feature F {
  struct Point { var x = 0; var y = 0 }
  state { var point: Point }
}
```

"""#),
    (name: #"FG1230.md"#, text: #"""
# FG1230: Void as a value

There is nothing to store.

## Wrong

```feature
feature F {
  state { var nothing: Void }
}
```

## Mended

```feature
feature F {
  state { var something: Int }
}
```

"""#),
    (name: #"FG1231.md"#, text: #"""
# FG1231: Feature as a type

A feature is a namespace. The type of its values is its state.

## Wrong

```feature
feature F {
  state { var n = 0 }
}
feature G { state { var f: F? } }
```

## Mended

```feature
feature F {
  state { var n = 0 }
}
feature G { state { var f: F.State? } }
```

"""#),
    (name: #"FG1232.md"#, text: #"""
# FG1232: Type inside itself

A value that holds itself has no end. In an array it may hold others of its kind.

## Wrong

```feature
feature F {
  struct Node { var next: Node? }
  state { var node: Node? }
}
```

## Mended

```feature
feature F {
  struct Node { var next: [Node] = [] }
  state { var node: Node? }
}
```

"""#),
    (name: #"FG1240.md"#, text: #"""
# FG1240: Unknown conformance

The conformances are those that the generator can write.

## Wrong

```feature
feature F {
  struct Row: Hashble { var n = 0 }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Row: Hashable { var n = 0 }
  state { var row = Row() }
}
```

"""#),
    (name: #"FG1241.md"#, text: #"""
# FG1241: Identifiable without id

`Identifiable` promises an `id`.

## Wrong

```feature
feature F {
  struct Row: Identifiable { var n = 0 }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Row: Identifiable { let id: Int; var n = 0 }
  state { var row: Row? }
}
```

"""#),
    (name: #"FG1242.md"#, text: #"""
# FG1242: Member that does not conform

A type conforms where all of its members do.

## Wrong

```feature
feature F {
  struct Tag { var n = 0 }
  struct Row: Hashable { var tag = Tag() }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Tag: Hashable { var n = 0 }
  struct Row: Hashable { var tag = Tag() }
  state { var row = Row() }
}
```

"""#),
    (name: #"FG1243.md"#, text: #"""
# FG1243: Character in a Codable type

Swift cannot encode a `Character`.

## Wrong

```feature
feature F {
  struct Key: Codable { var letter: Character = "a" }
  state { var key = Key() }
}
```

## Mended

```feature
feature F {
  struct Key: Codable { var letter = "a" }
  state { var key = Key() }
}
```

"""#),
    (name: #"FG1244.md"#, text: #"""
# FG1244: Conformance that a struct cannot have

Only an enum has all its cases, and the order of a struct is its author's choice.

## Wrong

```feature
feature F {
  struct Row: Comparable { var n = 0 }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Row { var n = 0 }
  state { var row = Row() }
}
```

"""#),
    (name: #"FG1245.md"#, text: #"""
# FG1245: Payload where there can be none

All cases can be listed, or carry a raw value, only where none has a payload.

## Wrong

```feature
feature F {
  enum Tab: CaseIterable { case home, item(Int) }
  state { var tab = Tab.home }
}
```

## Mended

```feature
feature F {
  enum Tab { case home, item(Int) }
  state { var tab = Tab.home }
}
```

"""#),
    (name: #"FG1246.md"#, text: #"""
# FG1246: Raw type

The raw type of an enum is `String` or `Int`.

## Wrong

```feature
feature F {
  enum Level: Double { case low, high }
  state { var level = Level.low }
}
```

## Mended

```feature
feature F {
  enum Level: Int { case low, high }
  state { var level = Level.low }
}
```

"""#),
    (name: #"FG1247.md"#, text: #"""
# FG1247: Raw value without raw type

A raw value needs a raw type.

## Wrong

```feature
feature F {
  enum Level { case low = 1, high }
  state { var level = Level.low }
}
```

## Mended

```feature
feature F {
  enum Level: Int { case low = 1, high }
  state { var level = Level.low }
}
```

"""#),
    (name: #"FG1248.md"#, text: #"""
# FG1248: Wrong raw value

A raw value is a literal of the raw type.

## Wrong

```feature also FG1320
feature F {
  enum Level: Int { case low = "l", high }
  state { var level = Level.low }
}
```

## Mended

```feature
feature F {
  enum Level: Int { case low = 1, high }
  state { var level = Level.low }
}
```

"""#),
    (name: #"FG1249.md"#, text: #"""
# FG1249: Raw value given twice

A raw value tells the case.

## Wrong

```feature
feature F {
  enum Level: Int { case low = 1, high = 1 }
  state { var level = Level.low }
}
```

## Mended

```feature
feature F {
  enum Level: Int { case low = 1, high = 2 }
  state { var level = Level.low }
}
```

"""#),
    (name: #"FG1250.md"#, text: #"""
# FG1250: Raw type without cases

A raw type without a case has no values.

## Wrong

```feature
feature F {
  enum Level: Int { }
  state { var level: Level? }
}
```

## Mended

```feature
feature F {
  enum Level: Int { case low }
  state { var level: Level? }
}
```

"""#),
    (name: #"FG1251.md"#, text: #"""
# FG1251: id that is not Hashable

Elements are found by the hash of their `id`.

## Wrong

```feature
feature F {
  struct Key { var n = 0 }
  struct Row: Identifiable { let id: Key }
  state { var row: Row? }
}
```

## Mended

```feature
feature F {
  struct Key: Hashable { var n = 0 }
  struct Row: Identifiable { let id: Key }
  state { var row: Row? }
}
```

"""#),
    (name: #"FG1252.md"#, text: #"""
# FG1252: Body in an extern declaration

An extern declaration only says what is there.

## Wrong

```feature
extern type User { var age = 1 }
feature F {
  state { var user: User? }
}
```

## Mended

```feature
extern type User { var age: Int }
feature F {
  state { var user: User? }
}
```

"""#),
    (name: #"FG1253.md"#, text: #"""
# FG1253: Order of an enum without cases

There is nothing to order.

## Wrong

```feature
feature F {
  enum Level: Comparable { }
  state { var level: Level? }
}
```

## Mended

```feature
feature F {
  enum Level: Comparable { case low, high }
  state { var level: Level? }
}
```

"""#),
    (name: #"FG1260.md"#, text: #"""
# FG1260: Second state

All fields of a feature stand in one state.

## Wrong

```feature
feature F {
  state { var a = 0 }
  state { var b = 0 }
}
```

## Mended

```feature
feature F {
  state { var a = 0; var b = 0 }
}
```

"""#),
    (name: #"FG1261.md"#, text: #"""
# FG1261: Second init

A state begins once.

## Wrong

```feature
feature F {
  state {
    var a = 0
    init { a = 1 }
    init { a = 2 }
  }
}
```

## Mended

```feature
feature F {
  state {
    var a = 0
    init { a = 1; a = 2 }
  }
}
```

"""#),
    (name: #"FG1263.md"#, text: #"""
# FG1263: Type that cannot be inferred

What a default gives is not always something that can be stored; the type says what is meant.

## Wrong

```feature
feature F {
  state { var numbers = [1, 2]
    var ends = numbers.reversed() }
}
```

## Mended

```feature
feature F {
  state { var numbers = [1, 2]
    var ends: [Int] = numbers.reversed() }
}
```

"""#),
    (name: #"FG1264.md"#, text: #"""
# FG1264: Value that cannot be stored

A field or binding holds a value that can be compared and sent.

## Wrong

```feature
func ends() -> (a: Int, b: Int) { (a: 1, b: 2) }
feature F {
  state { var n = 0 }
  binding pair = ends()
}
```

## Mended

```feature
func ends() -> (a: Int, b: Int) { (a: 1, b: 2) }
feature F {
  state { var first = ends().a }
  binding first
}
```

"""#),
    (name: #"FG1265.md"#, text: #"""
# FG1265: Domain that is no literal range

A domain is known before anything runs.

## Wrong

```feature
feature F {
  state { var top = 10
    var step = 1 in 1...top }
}
```

## Mended

```feature
feature F {
  state { var step = 1 in 1...10 }
}
```

"""#),
    (name: #"FG1266.md"#, text: #"""
# FG1266: Domain of something else

Only a number has a domain.

## Wrong

```feature
feature F {
  state { var name = "a" in 1...10 }
}
```

## Mended

```feature
feature F {
  state { var name = "a" }
}
```

"""#),
    (name: #"FG1267.md"#, text: #"""
# FG1267: Domain of an optional

Nil is in no range.

## Wrong

```feature
feature F {
  state { var step: Int? in 1...10 }
}
```

## Mended

```feature
feature F {
  state { var step = 1 in 1...10 }
}
```

"""#),
    (name: #"FG1268.md"#, text: #"""
# FG1268: Half-open domain of a float

There is no last number before the bound of a half-open range of floats to move a value to.

## Wrong

```feature
feature F {
  state { var ratio = 0.5 in 0.0..<1.0 }
}
```

## Mended

```feature
feature F {
  state { var ratio = 0.5 in 0.0...1.0 }
}
```

"""#),
    (name: #"FG1269.md"#, text: #"""
# FG1269: Bound that does not fit

The bounds are values of the field's type.

## Wrong

```feature
feature F {
  state { var small: UInt8 = 1 in 0...300 }
}
```

## Mended

```feature
feature F {
  state { var small: UInt8 = 1 in 0...200 }
}
```

"""#),
    (name: #"FG1270.md"#, text: #"""
# FG1270: Empty domain

A domain has at least one value.

## Wrong

```feature
feature F {
  state { var step = 1 in 10...1 }
}
```

## Mended

```feature
feature F {
  state { var step = 1 in 1...10 }
}
```

"""#),
    (name: #"FG1271.md"#, text: #"""
# FG1271: Default outside the domain

The default would be moved into the domain at once.

## Wrong

```feature
feature F {
  state { var step = 0 in 1...10 }
}
```

## Mended

```feature
feature F {
  state { var step = 1 in 1...10 }
}
```

"""#),
    (name: #"FG1272.md"#, text: #"""
# FG1272: Default that reads below

Fields are made from the top down.

## Wrong

```feature
feature F {
  state { var b = a + 1
    var a = 0 }
}
```

## Mended

```feature
feature F {
  state { var a = 0
    var b = a + 1 }
}
```

"""#),
    (name: #"FG1274.md"#, text: #"""
# FG1274: Default that is not pure

Two states made alike are alike. What is something else each time belongs in `init`.

## Wrong

```feature
feature F {
  state { var id: UUID? = uuid() }
}
```

## Mended

```feature
feature F {
  state {
    var id: UUID?
    init { id = uuid() }
  }
}
```

"""#),
    (name: #"FG1276.md"#, text: #"""
# FG1276: Static variable

A value shared by all is a constant.

## Wrong

```feature
feature F {
  struct Row { static var limit = 10; var n = 0 }
  state { var row = Row() }
}
```

## Mended

```feature
feature F {
  struct Row { static let limit = 10; var n = 0 }
  state { var row = Row() }
}
```

"""#),
    (name: #"FG1280.md"#, text: #"""
# FG1280: Action without effect

An action without a body that nobody hears does nothing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding n
  action go
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1282.md"#, text: #"""
# FG1282: Binding of an unknown field

A binding without `=` is that of the field of its name.

## Wrong

```feature
feature F {
  state { var step = 1 }
  binding stp
}
```

## Mended

```feature
feature F {
  state { var step = 1 }
  binding step
}
```

"""#),
    (name: #"FG1283.md"#, text: #"""
# FG1283: Binding of a constant

Nothing can be written to a constant.

## Wrong

```feature
feature F {
  state { let step = 1 }
  binding step
}
```

## Mended

```feature
feature F {
  state { var step = 1 }
  binding step
}
```

"""#),
    (name: #"FG1284.md"#, text: #"""
# FG1284: Binding of a derived value

A derived value is read-only.

## Wrong

```feature
feature F {
  state { var n = 1
    var twice: Int { n * 2 } }
  binding twice
}
```

## Mended

```feature
feature F {
  state { var n = 1
    var twice: Int { n * 2 } }
  binding double = n * 2
}
```

"""#),
    (name: #"FG1285.md"#, text: #"""
# FG1285: Parameters of a field's binding

There is one field, whatever the parameter.

## Wrong

```feature
feature F {
  state { var step = 1 }
  binding step(_ n: Int)
}
```

## Mended

```feature
feature F {
  state { var step = 1 }
  binding step
}
```

"""#),
    (name: #"FG1286.md"#, text: #"""
# FG1286: Setter and action

With `->` the action does the writing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding x: Int { get { n } set { n = newValue } } -> moved
  action moved(_ to: Int) { n = to }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding x = n -> moved
  action moved(_ to: Int) { n = to }
}
```

"""#),
    (name: #"FG1287.md"#, text: #"""
# FG1287: Binding to an unknown action

The action after `->` is one of the feature.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding n -> movd
  action moved(_ to: Int) { n = to }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding n -> moved
  action moved(_ to: Int) { n = to }
}
```

"""#),
    (name: #"FG1288.md"#, text: #"""
# FG1288: Action of a binding

The action is sent the value that is written, and nothing else.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding n -> moved
  action moved { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding n -> moved
  action moved(_ to: Int) { n = to }
}
```

"""#),
    (name: #"FG1289.md"#, text: #"""
# FG1289: Reaction to an unknown binding

`on binding.x` hears the binding `x`.

## Wrong

```feature
feature F {
  state { var n = 0; var m = 0 }
  binding n
  on binding.k { m += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var m = 0 }
  binding n
  on binding.n { m += 1 }
}
```

"""#),
    (name: #"FG1290.md"#, text: #"""
# FG1290: Reaction to something unknown

`on` hears a child or a binding.

## Wrong

```feature
feature F {
  state { var n = 0 }
  on editor.saved { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding n
  on binding.n { n += 1 }
}
```

"""#),
    (name: #"FG1291.md"#, text: #"""
# FG1291: Names for parameters

Each parameter of what is heard has a name here, or `_`.

## Wrong

```feature
feature F {
  state { var s: Set<Int> = []; var m = 0 }
  binding has(_ x: Int) = s.contains(x)
  on binding.has(a, b) { m += 1 }
}
```

## Mended

```feature
feature F {
  state { var s: Set<Int> = []; var m = 0 }
  binding has(_ x: Int) = s.contains(x)
  on binding.has(a) { m += a }
}
```

"""#),
    (name: #"FG1292.md"#, text: #"""
# FG1292: Reaction to different values

One body sees one `newValue`.

## Wrong

```feature
feature F {
  state { var n = 0; var t = ""; var m = 0 }
  binding n, t
  on binding.n, binding.t { m += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var t = ""; var m = 0 }
  binding n, t
  on binding.n { m += 1 }
  on binding.t { m += 1 }
}
```

"""#),
    (name: #"FG1293.md"#, text: #"""
# FG1293: Reaction to a binding that sends an action

Such a binding does not write; its action does.

## Wrong

```feature
feature F {
  state { var n = 0; var m = 0 }
  binding n -> moved
  action moved(_ to: Int) { n = to }
  on binding.n { m += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var m = 0 }
  binding n -> moved
  action moved(_ to: Int) { n = to; m += 1 }
}
```

"""#),
    (name: #"FG1294.md"#, text: #"""
# FG1294: Parameter named twice

Each parameter has a name of its own.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go(_ a: Int, _ a: Int) { n = a }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go(_ a: Int, _ b: Int) { n = a + b }
}
```

"""#),
    (name: #"FG1295.md"#, text: #"""
# FG1295: Conformance of a feature

A feature's state can be `Codable`; `Equatable` and `Sendable` it is always.

## Wrong

```feature
feature F: Hashable { state { var n = 0 } }
```

## Mended

```feature
feature F: Codable { state { var n = 0 } }
```

"""#),
    (name: #"FG1300.md"#, text: #"""
# FG1300: Unknown name

A name stands for a field, a parameter, a local or something declared in the run.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = m }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = n + 1 }
}
```

"""#),
    (name: #"FG1301.md"#, text: #"""
# FG1301: Unknown function

A function is declared in a spec, or `extern`.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = half(n) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func half(_ n: Int) -> Int { n / 2 }
  action go { n = half(n) }
}
```

"""#),
    (name: #"FG1302.md"#, text: #"""
# FG1302: Unknown member

The members of the known types, and of declared ones, are known; the nearest is shown.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = text.lenght }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = text.count }
}
```

"""#),
    (name: #"FG1303.md"#, text: #"""
# FG1303: Unknown action

`send` sends an action of the feature.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { send mor }
  action more { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { send more }
  action more { n += 1 }
}
```

"""#),
    (name: #"FG1304.md"#, text: #"""
# FG1304: Unknown output

`emit` sends an output of the feature.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n += 1; emit done }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  output done
  action go { n += 1; emit done }
}
```

"""#),
    (name: #"FG1305.md"#, text: #"""
# FG1305: Unknown field

`reset` names fields.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { reset m }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { reset n }
}
```

"""#),
    (name: #"FG1306.md"#, text: #"""
# FG1306: Unknown effect

`run` and `cancel` name an effect of the feature.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n += 1; cancel load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1307.md"#, text: #"""
# FG1307: Unknown child

A `send` with a path goes to a child.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n += 1; send editor.save }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action save { n = 0 }
  action go { n += 1; send save }
}
```

"""#),
    (name: #"FG1308.md"#, text: #"""
# FG1308: Unknown operator

The operators are Swift's arithmetic, comparisons, logic, `??`, the ternary and ranges.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { if 1...3 ~= n { n = 2 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { if (1...3).contains(n) { n = 2 } }
}
```

"""#),
    (name: #"FG1309.md"#, text: #"""
# FG1309: Type as a value

A type is called, or one of its members is named.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = Int }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = Int(2.5) }
}
```

"""#),
    (name: #"FG1310.md"#, text: #"""
# FG1310: Function as a value

A function is called.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func one() -> Int { 1 }
  action go { n = one }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func one() -> Int { 1 }
  action go { n = one() }
}
```

"""#),
    (name: #"FG1311.md"#, text: #"""
# FG1311: Method as a value

A function of a value is called.

## Wrong

```feature
feature F {
  state { var text = "" }
  action go { text = text.uppercased }
}
```

## Mended

```feature
feature F {
  state { var text = "" }
  action go { text = text.uppercased() }
}
```

"""#),
    (name: #"FG1312.md"#, text: #"""
# FG1312: Action as a value

An action is sent, and handled after this one.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action more { n += 1 }
  action go { more() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action more { n += 1 }
  action go { send more }
}
```

"""#),
    (name: #"FG1313.md"#, text: #"""
# FG1313: No self

`self` is the state in a feature's bodies and the value in a type's. A function at the top of a file has neither.

## Wrong

```feature
func half(_ n: Int) -> Int { self.n / 2 }
feature F {
  state { var n = 0
    var h: Int { half(n) } }
}
```

## Mended

```feature
func half(_ n: Int) -> Int { n / 2 }
feature F {
  state { var n = 0
    var h: Int { half(n) } }
}
```

"""#),
    (name: #"FG1314.md"#, text: #"""
# FG1314: No such closure parameter

`$0` is the first parameter of a closure.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = $0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = [1, 2].map { $0 }.count }
}
```

"""#),
    (name: #"FG1315.md"#, text: #"""
# FG1315: Closure with named parameters

A closure names its parameters or numbers them.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.map { x in $0 + x } }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.map { x in x + x } }
}
```

"""#),
    (name: #"FG1316.md"#, text: #"""
# FG1316: Projection outside a view

`$name` is a view's channel to a binding. In logic the name itself is the value.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = $n }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = n + 1 }
}
```

"""#),
    (name: #"FG1317.md"#, text: #"""
# FG1317: Key path outside a view

A closure says the same and is checked here.

## Wrong

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers.map(\.self).count }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers.map { $0 }.count }
}
```

"""#),
    (name: #"FG1319.md"#, text: #"""
# FG1319: Name introduced twice

A name in one block stands for one thing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let a = 1; let a = 2; n = a }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let a = 1; let b = 2; n = a + b }
}
```

"""#),
    (name: #"FG1320.md"#, text: #"""
# FG1320: Wrong type

A value fits the place it is put in. There are no conversions that are not written.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = "1" }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 1 }
}
```

"""#),
    (name: #"FG1321.md"#, text: #"""
# FG1321: Operands of different types

The two sides of an operator have one type.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = n + text }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = n + text.count }
}
```

"""#),
    (name: #"FG1322.md"#, text: #"""
# FG1322: Optional operand

An optional is unwrapped before one computes with it.

## Wrong

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { n = n + maybe }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { n = n + (maybe ?? 0) }
}
```

"""#),
    (name: #"FG1323.md"#, text: #"""
# FG1323: Wrong operand

`!` takes a Bool and `-` a number.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = -text }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = -text.count }
}
```

"""#),
    (name: #"FG1324.md"#, text: #"""
# FG1324: Not comparable for equality

Views of a collection are not compared; arrays are.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { if numbers.reversed() == numbers.reversed() { numbers = [] } }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { if Array(numbers.reversed()) == numbers { numbers = [] } }
}
```

"""#),
    (name: #"FG1325.md"#, text: #"""
# FG1325: Not ordered

Only ordered values are compared by size.

## Wrong

```feature
feature F {
  state { var level = Level.low }
  enum Level { case low, high }
  binding level
  action go { if level < .high { level = .high } }
}
```

## Mended

```feature
feature F {
  state { var level = Level.low }
  enum Level: Comparable { case low, high }
  binding level
  action go { if level < .high { level = .high } }
}
```

"""#),
    (name: #"FG1326.md"#, text: #"""
# FG1326: Not Hashable

The elements of a set are hashed.

## Wrong

```feature
feature F {
  struct Tag { var n = 0 }
  state { var tags: [Tag] = [] }
  action go { tags = Array(Set(tags)) }
}
```

## Mended

```feature
feature F {
  struct Tag: Hashable { var n = 0 }
  state { var tags: [Tag] = [] }
  action go { tags = Array(Set(tags)) }
}
```

"""#),
    (name: #"FG1327.md"#, text: #"""
# FG1327: Not a sequence

A loop goes through the elements of something.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { for i in n { n += i } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { for i in 0..<n { n += i } }
}
```

"""#),
    (name: #"FG1328.md"#, text: #"""
# FG1328: Value without text

A call that gives nothing has no text.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  mutating func up() { n += 1 }
  action go { text = "\(up())" }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  mutating func up() { n += 1 }
  action go { up(); text = "\(n)" }
}
```

"""#),
    (name: #"FG1329.md"#, text: #"""
# FG1329: Optional in a text

Swift would print `Optional(3)`, which nobody wants to read.

## Wrong

```feature
feature F {
  state { var text = ""; var maybe: Int? }
  action go { text = "\(maybe)" }
}
```

## Mended

```feature
feature F {
  state { var text = ""; var maybe: Int? }
  action go { text = "\(maybe ?? 0)" }
}
```

"""#),
    (name: #"FG1330.md"#, text: #"""
# FG1330: nil without a type

nil is a value of many types.

## Wrong

```feature
feature F {
  state { var maybe: Int? }
  action go { let a = nil; maybe = a }
}
```

## Mended

```feature
feature F {
  state { var maybe: Int? }
  action go { let a: Int? = nil; maybe = a }
}
```

"""#),
    (name: #"FG1331.md"#, text: #"""
# FG1331: nil for a value

Only an optional is nil.

## Wrong

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { n = nil }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { maybe = nil; n = 0 }
}
```

"""#),
    (name: #"FG1332.md"#, text: #"""
# FG1332: Never nil

What is no optional is never nil, so there is nothing to ask.

## Wrong

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { if n == nil { n = 1 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { if maybe == nil { n = 1 } }
}
```

"""#),
    (name: #"FG1333.md"#, text: #"""
# FG1333: Not optional

`?` and `!` unwrap optionals.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = text?.count ?? 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = text.count }
}
```

"""#),
    (name: #"FG1334.md"#, text: #"""
# FG1334: ?? without an optional

The value after `??` would never be used.

## Wrong

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { n = n ?? 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { n = maybe ?? 1 }
}
```

"""#),
    (name: #"FG1335.md"#, text: #"""
# FG1335: if let without an optional

There is nothing to unwrap.

## Wrong

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { if let m = n { n = m + 1 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var maybe: Int? }
  action go { if let m = maybe { n = m + 1 } }
}
```

"""#),
    (name: #"FG1336.md"#, text: #"""
# FG1336: Member of an optional

The member is one of the value inside.

## Wrong

```feature
feature F {
  state { var n = 0; var name: String? }
  action go { n = name.count }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var name: String? }
  action go { n = name?.count ?? 0 }
}
```

"""#),
    (name: #"FG1337.md"#, text: #"""
# FG1337: Subscript of an optional

The element is one of the collection inside.

## Wrong

```feature
feature F {
  state { var n = 0; var list: [Int]? }
  action go { n = list[0] }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var list: [Int]? }
  action go { n = list?[0] ?? 0 }
}
```

"""#),
    (name: #"FG1338.md"#, text: #"""
# FG1338: No such subscript

Arrays take an index, dictionaries a key, `Identified` an id.

## Wrong

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = n[0] }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers[0] }
}
```

"""#),
    (name: #"FG1339.md"#, text: #"""
# FG1339: Empty literal without a type

An empty list does not say of what.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let list = []; n = list.count }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let list: [Int] = []; n = list.count }
}
```

"""#),
    (name: #"FG1340.md"#, text: #"""
# FG1340: Literal out of range

The literal is no value of the type.

## Wrong

```feature
feature F {
  state { var small: UInt8 = 0 }
  action go { small = 300 }
}
```

## Mended

```feature
feature F {
  state { var small: UInt8 = 0 }
  action go { small = 200 }
}
```

"""#),
    (name: #"FG1341.md"#, text: #"""
# FG1341: Not one character

A `Character` is one character.

## Wrong

```feature
feature F {
  state { var letter: Character = "a" }
  action go { letter = "ab" }
}
```

## Mended

```feature
feature F {
  state { var letter: Character = "a" }
  action go { letter = "a" }
}
```

"""#),
    (name: #"FG1342.md"#, text: #"""
# FG1342: Implicit member without a type

The dot stands for a type that follows from the place.

## Wrong

```feature
feature F {
  state { var levels: [Level] = [] }
  enum Level: Hashable { case low, high }
  action go { let level = .low; levels.append(level) }
}
```

## Mended

```feature
feature F {
  state { var levels: [Level] = [] }
  enum Level: Hashable { case low, high }
  action go { let level = Level.low; levels.append(level) }
}
```

"""#),
    (name: #"FG1343.md"#, text: #"""
# FG1343: Implicit member of another type

The dot stands for the type of the place.

## Wrong

```feature
feature F {
  struct Size { static let unit = 1; var n = 0 }
  state { var size = Size() }
  action go { size = .unit }
}
```

## Mended

```feature
feature F {
  struct Size { static let unit = 1; var n = 0 }
  state { var size = Size() }
  action go { size.n = Size.unit }
}
```

"""#),
    (name: #"FG1344.md"#, text: #"""
# FG1344: Two meanings

Swift takes the optional's `none`, and most readers the enum's.

## Wrong

```feature
feature F {
  enum Mark: Hashable { case none, some }
  state { var mark: Mark? }
  action go { mark = .none }
}
```

## Mended

```feature
feature F {
  enum Mark: Hashable { case none, some }
  state { var mark: Mark? }
  action go { mark = Mark.none }
}
```

"""#),
    (name: #"FG1345.md"#, text: #"""
# FG1345: Division by zero

A division by a literal zero traps.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = n / 0 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = n / 2 }
}
```

"""#),
    (name: #"FG1346.md"#, text: #"""
# FG1346: Overflow

The result of the literals does not fit their type.

## Wrong

```feature
feature F {
  state { var small: UInt8 = 0 }
  action go { small = 200 + 100 }
}
```

## Mended

```feature
feature F {
  state { var small: UInt8 = 0 }
  action go { small = 100 + 100 }
}
```

"""#),
    (name: #"FG1347.md"#, text: #"""
# FG1347: Reversed range

A range that ends before it begins traps.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { for i in 3...1 { n += i } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { for i in 1...3 { n += i } }
}
```

"""#),
    (name: #"FG1349.md"#, text: #"""
# FG1349: Requirement not met

The function needs values that can be compared.

## Wrong

```feature
feature F {
  struct Tag { var n = 0 }
  state { var tags: [Tag] = [] }
  action go { tags = tags.sorted() }
}
```

## Mended

```feature
feature F {
  struct Tag { var n = 0 }
  state { var tags: [Tag] = [] }
  action go { tags = tags.sorted(by: { $0.n < $1.n }) }
}
```

"""#),
    (name: #"FG1350.md"#, text: #"""
# FG1350: Not a function

Only a function is called.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = n() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = n + 1 }
}
```

"""#),
    (name: #"FG1351.md"#, text: #"""
# FG1351: Missing argument

Every parameter without default is given.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func add(_ a: Int, _ b: Int) -> Int { a + b }
  action go { n = add(1) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func add(_ a: Int, _ b: Int) -> Int { a + b }
  action go { n = add(1, 2) }
}
```

"""#),
    (name: #"FG1352.md"#, text: #"""
# FG1352: Extra argument

There are no more arguments than parameters.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func twice(_ a: Int) -> Int { a * 2 }
  action go { n = twice(1, 2) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func twice(_ a: Int) -> Int { a * 2 }
  action go { n = twice(1) }
}
```

"""#),
    (name: #"FG1353.md"#, text: #"""
# FG1353: Missing label

The labels of a function are part of its name.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func twice(of a: Int) -> Int { a * 2 }
  action go { n = twice(1) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func twice(of a: Int) -> Int { a * 2 }
  action go { n = twice(of: 1) }
}
```

"""#),
    (name: #"FG1354.md"#, text: #"""
# FG1354: Wrong label

The labels of a function are part of its name.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func twice(of a: Int) -> Int { a * 2 }
  action go { n = twice(to: 1) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func twice(of a: Int) -> Int { a * 2 }
  action go { n = twice(of: 1) }
}
```

"""#),
    (name: #"FG1355.md"#, text: #"""
# FG1355: Extra label

`_` before a parameter means that it has no label.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func twice(_ a: Int) -> Int { a * 2 }
  action go { n = twice(a: 1) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func twice(_ a: Int) -> Int { a * 2 }
  action go { n = twice(1) }
}
```

"""#),
    (name: #"FG1356.md"#, text: #"""
# FG1356: Arguments out of order

Arguments stand in the order of the parameters.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func sub(a: Int = 1, b: Int = 2) -> Int { a - b }
  action go { n = sub(b: 1, a: 2) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func sub(a: Int = 1, b: Int = 2) -> Int { a - b }
  action go { n = sub(a: 2, b: 1) }
}
```

"""#),
    (name: #"FG1357.md"#, text: #"""
# FG1357: Wrong arguments

A function of the library has a few forms, and none takes these.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.insert(1) }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.insert(1, at: 0) }
}
```

"""#),
    (name: #"FG1358.md"#, text: #"""
# FG1358: Missing payload

A case with payload is made with it.

## Wrong

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route = .item }
}
```

## Mended

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route = .item(id: 1) }
}
```

"""#),
    (name: #"FG1359.md"#, text: #"""
# FG1359: No payload

A case without payload stands alone.

## Wrong

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route = .home(1) }
}
```

## Mended

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route = .home }
}
```

"""#),
    (name: #"FG1360.md"#, text: #"""
# FG1360: Cannot be made like this

Each type is made in its own ways.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = Int(1, 2) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = Int(1) }
}
```

"""#),
    (name: #"FG1361.md"#, text: #"""
# FG1361: No conversion

Numbers and texts convert into each other; nothing else does.

## Wrong

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = Int(numbers) }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers.count }
}
```

"""#),
    (name: #"FG1362.md"#, text: #"""
# FG1362: Type argument missing

An empty collection says of what it is.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = Set().count }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = Set<Int>().count }
}
```

"""#),
    (name: #"FG1363.md"#, text: #"""
# FG1363: Wrong range for random

`random(in:)` gives an Int or a Double.

## Wrong

```feature
feature F {
  state { var text = "" }
  action go { text = random(in: "a"..."z") }
}
```

## Mended

```feature
feature F {
  state { var text = "" }
  action go { text = "\(random(in: 1...9))" }
}
```

"""#),
    (name: #"FG1364.md"#, text: #"""
# FG1364: Closure as a value

A closure stands where a function takes one.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let twice = { 2 }; n = twice() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func twice() -> Int { 2 }
  action go { n = twice() }
}
```

"""#),
    (name: #"FG1365.md"#, text: #"""
# FG1365: Wrong number of closure parameters

A closure names as many parameters as it is given.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.map { a, b in a + b } }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.map { a in a + a } }
}
```

"""#),
    (name: #"FG1366.md"#, text: #"""
# FG1366: Closure that ignores its values

Swift wants a closure to name what it is given.

## Wrong

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers.reduce(0) { $0 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { n = numbers.reduce(0) { sum, _ in sum } }
}
```

"""#),
    (name: #"FG1367.md"#, text: #"""
# FG1367: Wrong result of a closure

The closure gives what the function asks for.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.flatMap { $0 + 1 } }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers = numbers.map { $0 + 1 } }
}
```

"""#),
    (name: #"FG1368.md"#, text: #"""
# FG1368: Operator for other values

An operator given as a function joins what the function hands to it.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = []; var isAny = false }
  action go { isAny = numbers.reduce(false, +) }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = []; var isAny = false }
  action go { isAny = numbers.reduce(false) { $0 || $1 > 0 } }
}
```

"""#),
    (name: #"FG1369.md"#, text: #"""
# FG1369: Choice inside an expression

An `if` or `switch` is a value as a whole right side, after `return`, as the one expression of a body and as
a branch of another one, as in Swift.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = []; var isOn = false }
  action go { numbers.append(if isOn { 1 } else { 2 }) }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = []; var isOn = false }
  action go { numbers.append(isOn ? 1 : 2) }
}
```

"""#),
    (name: #"FG1370.md"#, text: #"""
# FG1370: Not pure

A derived value, a guard or a getter gives the same for the same state.

## Wrong

```feature
feature F {
  state { var n = 0
    var roll: Int { n + random(in: 1...6) } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action roll { n += random(in: 1...6) }
}
```

"""#),
    (name: #"FG1371.md"#, text: #"""
# FG1371: Not pure

What comes from the store's environment can be decided by tests and replays.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = Int.random(in: 1...6) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = random(in: 1...6) }
}
```

"""#),
    (name: #"FG1372.md"#, text: #"""
# FG1372: Default that reads more than fields

A default is computed before the store is there.

## Wrong

```feature
feature F {
  state { var n = 0; var m = helper() }
  mutating func helper() -> Int { n += 1; return n }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var m = 0
    init { m = helper() } }
  mutating func helper() -> Int { n += 1; return n }
}
```

"""#),
    (name: #"FG1373.md"#, text: #"""
# FG1373: Write where nothing is written

A derived value only computes.

## Wrong

```feature
feature F {
  state { var n = 0
    var next: Int { n += 1; return n } }
}
```

## Mended

```feature
feature F {
  state { var n = 0
    var next: Int { n + 1 } }
}
```

"""#),
    (name: #"FG1374.md"#, text: #"""
# FG1374: Mutating function where nothing is written

A derived value only computes.

## Wrong

```feature
feature F {
  state { var n = 0
    var next: Int { up() } }
  mutating func up() -> Int { n += 1; return n }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var next = 0 }
  mutating func up() -> Int { n += 1; return n }
  action go { next = up() }
}
```

"""#),
    (name: #"FG1375.md"#, text: #"""
# FG1375: Write in a closure

A closure of a function may run any number of times, so it only computes.

## Wrong

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { numbers = numbers.map { x in n += x; return x } }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var numbers: [Int] = [] }
  action go { for x in numbers { n += x } }
}
```

"""#),
    (name: #"FG1376.md"#, text: #"""
# FG1376: Only in actions and reactions

Sending is something that a reduction does.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func next() -> Int { send go; return 1 }
  action go { n += next() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func next() -> Int { 1 }
  action go { n += next() }
}
```

"""#),
    (name: #"FG1377.md"#, text: #"""
# FG1377: Read while it is changed

Swift forbids reading a value while a call changes it.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.removeAll(where: { $0 == numbers.count }) }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { let count = numbers.count; numbers.removeAll(where: { $0 == count }) }
}
```

"""#),
    (name: #"FG1380.md"#, text: #"""
# FG1380: Assignment to a constant

`let` introduces a constant.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let a = 1; a = 2; n = a }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { var a = 1; a += 2; n = a }
}
```

"""#),
    (name: #"FG1381.md"#, text: #"""
# FG1381: Write to a parameter

A parameter is what was sent.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go(by m: Int) { m += 1; n = m }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go(by m: Int) { n = m + 1 }
}
```

"""#),
    (name: #"FG1382.md"#, text: #"""
# FG1382: Write to a derived value

A derived value follows from fields.

## Wrong

```feature
feature F {
  state { var n = 0
    var twice: Int { n * 2 } }
  action go { twice = 4 }
}
```

## Mended

```feature
feature F {
  state { var n = 0
    var twice: Int { n * 2 } }
  action go { n = 2 }
}
```

"""#),
    (name: #"FG1383.md"#, text: #"""
# FG1383: Write to a constant field

A `let` of the state is set once, in its initialiser.

## Wrong

```feature
feature F {
  state { let start = 1; var n = 0 }
  action go { start = 2 }
}
```

## Mended

```feature
feature F {
  state { let start = 1; var n = 0 }
  action go { n = start }
}
```

"""#),
    (name: #"FG1384.md"#, text: #"""
# FG1384: Write to a constant member

A `let` of a struct is set when it is made.

## Wrong

```feature
feature F {
  struct Row { let id: Int }
  state { var row = Row(id: 1) }
  action go { row.id = 2 }
}
```

## Mended

```feature
feature F {
  struct Row { let id: Int }
  state { var row = Row(id: 1) }
  action go { row = Row(id: 2) }
}
```

"""#),
    (name: #"FG1385.md"#, text: #"""
# FG1385: Write to a computed member

A computed member follows from the others.

## Wrong

```feature
feature F {
  struct Row { var n = 1; var twice: Int { n * 2 } }
  state { var row = Row() }
  action go { row.twice = 4 }
}
```

## Mended

```feature
feature F {
  struct Row { var n = 1; var twice: Int { n * 2 } }
  state { var row = Row() }
  action go { row.n = 2 }
}
```

"""#),
    (name: #"FG1386.md"#, text: #"""
# FG1386: Write to an id

`Identified` finds its elements by their ids.

## Wrong

```feature
feature F {
  struct Row: Identifiable { var id: Int; var n = 0 }
  state { var rows: Identified<Row> = [] }
  action go { rows[id: 1]?.id = 2 }
}
```

## Mended

```feature
feature F {
  struct Row: Identifiable { var id: Int; var n = 0 }
  state { var rows: Identified<Row> = [] }
  action go { rows.remove(id: 1); rows.append(Row(id: 2)) }
}
```

"""#),
    (name: #"FG1387.md"#, text: #"""
# FG1387: Write to a payload

A case is assigned as a whole.

## Wrong

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route.item.id = 2 }
}
```

## Mended

```feature
feature F {
  enum Route: Hashable { case home, item(id: Int) }
  state { var route = Route.home }
  action go { route = .item(id: 2) }
}
```

"""#),
    (name: #"FG1388.md"#, text: #"""
# FG1388: Read-only member

The member follows from the value.

## Wrong

```feature
feature F {
  state { var text = "" }
  action go { text.count = 2 }
}
```

## Mended

```feature
feature F {
  state { var text = "" }
  action go { text = "ab" }
}
```

"""#),
    (name: #"FG1389.md"#, text: #"""
# FG1389: Read-only subscript

Elements of a view of a collection are only read.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.prefix(2)[0] = 1 }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers[0] = 1 }
}
```

"""#),
    (name: #"FG1390.md"#, text: #"""
# FG1390: Not a place

Something is written into a field, a variable or a part of one.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n + 1 = 2 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 2 }
}
```

"""#),
    (name: #"FG1391.md"#, text: #"""
# FG1391: Mutating call on a value

What a call gives is a value of its own.

## Wrong

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.filter { $0 > 1 }.removeAll() }
}
```

## Mended

```feature
feature F {
  state { var numbers: [Int] = [] }
  action go { numbers.removeAll(where: { $0 > 1 }) }
}
```

"""#),
    (name: #"FG1392.md"#, text: #"""
# FG1392: Assignment to itself

It changes nothing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = n }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = n + 1 }
}
```

"""#),
    (name: #"FG1393.md"#, text: #"""
# FG1393: Nothing to reset

`reset` puts fields back to their defaults, and there is none.

## Wrong

```feature
feature F {
  state { var n: Int }
  action go { reset }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { reset }
}
```

"""#),
    (name: #"FG1394.md"#, text: #"""
# FG1394: Reset without a default

`reset` puts a field back to its default.

## Wrong

```feature
feature F {
  state { var n: Int }
  action go { reset n }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { reset n }
}
```

"""#),
    (name: #"FG1395.md"#, text: #"""
# FG1395: Reset twice

Once is enough.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { reset n, n }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { reset n }
}
```

"""#),
    (name: #"FG1450.md"#, text: #"""
# FG1450: Binding that cannot be inverted

The setter of a binding is read off its getter, where the getter is in the table of the [language](../language.md#bindings). The message says which part is not, and why. Elsewhere both halves are written by hand.

## Wrong

```feature
feature F {
  state { var count = 0 }
  binding isOdd = count % 2 == 1
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  binding isOdd: Bool {
    get { count % 2 == 1 }
    set { if newValue != (count % 2 == 1) { count += 1 } }
  }
}
```

"""#),
    (name: #"FG1500.md"#, text: #"""
# FG1500: Constant condition

A condition of literals is always the same.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { if true { n += 1 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1501.md"#, text: #"""
# FG1501: guard that does not leave

What follows a `guard` counts on its condition.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { guard n > 0 else { n = 1 }; n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { guard n > 0 else { n = 1; return }; n += 1 }
}
```

"""#),
    (name: #"FG1502.md"#, text: #"""
# FG1502: Missing return

Each way through a function gives its result.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func sign(_ n: Int) -> Int { if n > 0 { return 1 } }
  action go { n = sign(n) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func sign(_ n: Int) -> Int { if n > 0 { return 1 }; return 0 }
  action go { n = sign(n) }
}
```

"""#),
    (name: #"FG1503.md"#, text: #"""
# FG1503: return without a value

A function with a result returns one.

## Wrong

```feature
feature F {
  state { var n = 0 }
  func sign(_ n: Int) -> Int { if n > 0 { return }; return 0 }
  action go { n = sign(n) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  func sign(_ n: Int) -> Int { if n > 0 { return 1 }; return 0 }
  action go { n = sign(n) }
}
```

"""#),
    (name: #"FG1504.md"#, text: #"""
# FG1504: return with a value

An action gives nothing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { return 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 1 }
}
```

"""#),
    (name: #"FG1505.md"#, text: #"""
# FG1505: Never reached

What follows on a `return` never runs.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { return; n = 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 1 }
}
```

"""#),
    (name: #"FG1506.md"#, text: #"""
# FG1506: Outside a loop

`break` and `continue` belong to a loop.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = 1; continue }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = 1 }
}
```

"""#),
    (name: #"FG1507.md"#, text: #"""
# FG1507: Unused result

The result of a call that only computes is meant to be used.

## Wrong

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = 1; text.uppercased() }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var text = "" }
  action go { n = 1; text = text.uppercased() }
}
```

"""#),
    (name: #"FG1508.md"#, text: #"""
# FG1508: Unused value

A value alone does nothing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n + 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1509.md"#, text: #"""
# FG1509: Unused variable

What is introduced is meant to be used.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let a = n; n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let a = n; n += a }
}
```

"""#),
    (name: #"FG1510.md"#, text: #"""
# FG1510: Variable never read

What is written is meant to be read.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { var a = n; a = 2; n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { var a = n; a += 2; n += a }
}
```

"""#),
    (name: #"FG1511.md"#, text: #"""
# FG1511: Variable never changed

What does not change is a `let`.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { var a = 2; n += a }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let a = 2; n += a }
}
```

"""#),
    (name: #"FG1512.md"#, text: #"""
# FG1512: var of a tuple

A tuple is taken apart into constants.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { var (a, b) = (1, 2); a += b; b += 1; n = a + b }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let (a, b) = (1, 2); n = a + b }
}
```

"""#),
    (name: #"FG1513.md"#, text: #"""
# FG1513: Used before it has a value

A variable without a value is given one on each way to its use.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let a: Int; if n > 0 { a = 1 }; n = a }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let a: Int; if n > 0 { a = 1 } else { a = 2 }; n = a }
}
```

"""#),
    (name: #"FG1515.md"#, text: #"""
# FG1515: Variable of nothing

A call that gives nothing leaves nothing to keep.

## Wrong

```feature
feature F {
  state { var n = 0 }
  mutating func up() { n += 1 }
  action go { let a = up(); n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  mutating func up() { n += 1 }
  action go { up(); n += 1 }
}
```

"""#),
    (name: #"FG1516.md"#, text: #"""
# FG1516: if without else

An `if` that gives a value gives one on each way.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = if n > 0 { 1 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = if n > 0 { 1 } else { 0 } }
}
```

"""#),
    (name: #"FG1517.md"#, text: #"""
# FG1517: Branch without a value

A branch that gives a value is one expression.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n = if n > 0 { let a = 1; a } else { 0 } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n = if n > 0 { 1 } else { 0 } }
}
```

"""#),
    (name: #"FG1518.md"#, text: #"""
# FG1518: Pattern that may fail

A `let` takes everything apart that comes.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { let (a, 1) = (n, 1); n = a + 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { let (a, _) = (n, 1); n = a + 1 }
}
```

"""#),
    (name: #"FG1519.md"#, text: #"""
# FG1519: Wrong pattern

A pattern is one of the value's type.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case (let a, let b): n = a + b
    default: n = 2
    }
  }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1: n = 1
    default: n = 2
    }
  }
}
```

"""#),
    (name: #"FG1520.md"#, text: #"""
# FG1520: Wrong number of values

A pattern names the values that the case carries.

## Wrong

```feature
feature F {
  enum Route: Hashable { case home, pair(Int, Int) }
  state { var route = Route.home; var n = 0 }
  action go { if case .pair(let a, let b, let c) = route { n = a + b + c } }
}
```

## Mended

```feature
feature F {
  enum Route: Hashable { case home, pair(Int, Int) }
  state { var route = Route.home; var n = 0 }
  action go { if case .pair(let a, let b) = route { n = a + b } }
}
```

"""#),
    (name: #"FG1521.md"#, text: #"""
# FG1521: Different names

The body of a case uses the names of each of its patterns.

## Wrong

```feature also FG1300
feature F {
  enum Route: Hashable { case a(Int), b(Int) }
  state { var route = Route.a(1); var n = 0 }
  action go {
    switch route {
    case .a(let x), .b(let y): n = x + y
    }
  }
}
```

## Mended

```feature
feature F {
  enum Route: Hashable { case a(Int), b(Int) }
  state { var route = Route.a(1); var n = 0 }
  action go {
    switch route {
    case .a(let x), .b(let x): n = x
    }
  }
}
```

"""#),
    (name: #"FG1522.md"#, text: #"""
# FG1522: Empty case

A case with nothing to do says `break`.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1:
    default: n = 2
    }
  }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1: break
    default: n = 2
    }
  }
}
```

"""#),
    (name: #"FG1523.md"#, text: #"""
# FG1523: Empty switch

A `switch` has cases.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { n += 1; switch n { } }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { n += 1 }
}
```

"""#),
    (name: #"FG1524.md"#, text: #"""
# FG1524: Missing cases

A `switch` has a case for every value, so that a new one is not forgotten.

## Wrong

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    }
  }
}
```

## Mended

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    case .search: n = 2
    }
  }
}
```

"""#),
    (name: #"FG1525.md"#, text: #"""
# FG1525: Missing default

The values of this type are too many to list.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1: n = 2
    }
  }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1: n = 2
    default: break
    }
  }
}
```

"""#),
    (name: #"FG1526.md"#, text: #"""
# FG1526: Case never reached

The cases are tried from the top down.

## Wrong

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    case .search: n = 2
    case .home: n = 3
    }
  }
}
```

## Mended

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    case .search: n = 2
    }
  }
}
```

"""#),
    (name: #"FG1527.md"#, text: #"""
# FG1527: default never reached

With a `default`, a case that is added later is not missed.

## Wrong

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    case .search: n = 2
    default: n = 3
    }
  }
}
```

## Mended

```feature
feature F {
  enum Tab: Hashable { case home, search }
  state { var tab = Tab.home; var n = 0 }
  action go {
    switch tab {
    case .home: n = 1
    case .search: n = 2
    }
  }
}
```

"""#),
    (name: #"FG1528.md"#, text: #"""
# FG1528: default not last

The cases after a `default` are never tried.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    default: n = 3
    case 1: n = 1
    }
  }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go {
    switch n {
    case 1: n = 1
    default: n = 3
    }
  }
}
```

"""#),
    (name: #"FG1600.md"#, text: #"""
# FG1600: Value that depends on itself

A derived value is computed from others. In a circle there is nothing to begin with.

## Wrong

```feature
feature F {
  state {
    var a: Int { b + 1 }
    var b: Int { a + 1 }
  }
}
```

## Mended

```feature
feature F {
  state {
    var b = 0
    var a: Int { b + 1 }
  }
}
```

"""#),
    (name: #"FG1601.md"#, text: #"""
# FG1601: Mutating function that calls itself

What a mutating function may write is known before anything runs, so it is not called from itself, not even by way of others.

## Wrong

```feature
feature F {
  state { var n = 0 }
  mutating func down() { if n > 0 { n -= 1; down() } }
  action go { down() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  mutating func down() { while n > 0 { n -= 1 } }
  action go { down() }
}
```

"""#),
    (name: #"FG1602.md"#, text: #"""
# FG1602: Reaction to a value that is written later

Each `onChange` runs at most once in an action, in the order of declaration. One that writes a value watched further up comes too late for it.

## Wrong

```feature
feature F {
  state { var a = 0; var b = 0; var log = 0 }
  binding b
  onChange(a) { log += 1 }
  onChange(b) { a = b }
}
```

## Mended

```feature
feature F {
  state { var a = 0; var b = 0; var log = 0 }
  binding b
  onChange(b) { a = b }
  onChange(a) { log += 1 }
}
```

"""#),
    (name: #"FG1603.md"#, text: #"""
# FG1603: Guard that never changes

A guard that reads nothing is always true, and of no use, or always false, and the action never runs.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go when 1 < 2 { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go when n < 2 { n += 1 }
}
```

"""#),
    (name: #"FG1604.md"#, text: #"""
# FG1604: Reaction that never runs

A constant does not change.

## Wrong

```feature
feature F {
  state { let start = 1; var n = 0 }
  onChange(start) { n = start }
}
```

## Mended

```feature
feature F {
  state { var start = 1; var n = 0 }
  binding start
  onChange(start) { n = start }
}
```

"""#),
    (name: #"FG1605.md"#, text: #"""
# FG1605: Getter and setter that do not agree

Writing what a binding reads must leave it reading the same; else a text field or slider moves by itself. The message gives values for which it does not.

## Wrong

```feature
feature F {
  state { var level = 0 }
  binding shown: Int {
    get { level + 1 }
    set { level = newValue }
  }
}
```

## Mended

```feature
feature F {
  state { var level = 0 }
  binding shown: Int {
    get { level + 1 }
    set { level = newValue - 1 }
  }
}
```

"""#),
    (name: #"FG1610.md"#, text: #"""
# FG1610: Field that nothing uses

A field that no action, reaction, derived value or binding mentions never changes. It is likely left over, or its binding was forgotten. A constant is a `let`. Children, whose fields a parent can write, and features with an `extern action` are not judged.

## Wrong

```feature
feature F {
  state { var count = 0; var step = 1 }
  action go { count += 1 }
}
```

## Mended

```feature
feature F {
  state { var count = 0; var step = 1 }
  binding step
  action go { count += step }
}
```

"""#),
    (name: #"FG1611.md"#, text: #"""
# FG1611: Private action that is never sent

Views and parents cannot send a private action, so the feature itself has to: by `send`, by a binding's arrow, or as what an effect gives.

## Wrong

```feature
feature F {
  state { var count = 0 }
  private action cleared { count = 0 }
  action go { count += 1 }
}
```

## Mended

```feature
feature F {
  state { var count = 0 }
  private action cleared { count = 0 }
  action go { if count > 9 { send cleared } else { count += 1 } }
}
```

"""#),
    (name: #"FG1612.md"#, text: #"""
# FG1612: Output that no parent hears

A feature that others show as a child speaks to them by its outputs. One that none of them hears, or hands on, does nothing there.

## Wrong

```feature
feature Editor {
  state { var text = "" }
  binding text
  output saved
  action saveTapped { emit saved }
}
feature Note {
  child editor: Editor
}
```

## Mended

```feature
feature Editor {
  state { var text = "" }
  binding text
  output saved
  action saveTapped { emit saved }
}
feature Note {
  state { var saves = 0 }
  child editor: Editor
  on editor.saved { saves += 1 }
}
```

"""#),
    (name: #"FG1613.md"#, text: #"""
# FG1613: Name against Swift's guidelines

Names are printed as they are written, so they should read as Swift's do: `UpperCamelCase` for types and features, `lowerCamelCase` for fields, actions, cases and all else.

## Wrong

```feature
feature F {
  state { var step_size = 1 }
  binding step_size
}
```

## Mended

```feature
feature F {
  state { var stepSize = 1 }
  binding stepSize
}
```

"""#),
    (name: #"FG1700.md"#, text: #"""
# FG1700: Synchronous function that throws

A synchronous function is called in the middle of a body, where nothing can catch an error. An optional or an enum says what happened; or the work is asynchronous.

## Wrong

```feature
client Files { func size() throws -> Int }
```

## Mended

```feature
client Files { func size() -> Int? }
```

"""#),
    (name: #"FG1701.md"#, text: #"""
# FG1701: 'async' beside 'stream'

A stream's values take time anyway.

## Wrong

```feature
client Clock { func ticks() async stream -> Int }
```

## Mended

```feature
client Clock { func ticks() stream -> Int }
```

"""#),
    (name: #"FG1702.md"#, text: #"""
# FG1702: Stream with typed errors

A stream throws any error; its handler gets the message.

## Wrong

```feature
enum Broken: Error { case line }
client Radio { func songs() stream throws(Broken) -> String }
```

## Mended

```feature
client Radio { func songs() stream throws -> String }
```

"""#),
    (name: #"FG1703.md"#, text: #"""
# FG1703: Error that is none

What is thrown must be an `Error`.

## Wrong

```feature
enum Broken { case line }
client Radio { func play() async throws(Broken) }
```

## Mended

```feature
enum Broken: Error { case line }
client Radio { func play() async throws(Broken) }
```

"""#),
    (name: #"FG1704.md"#, text: #"""
# FG1704: Default in a client

A client's functions are closures, and closures have no defaults.

## Wrong

```feature
client Pages { func load(_ page: Int = 1) async }
```

## Mended

```feature
client Pages { func load(_ page: Int) async }
```

"""#),
    (name: #"FG1705.md"#, text: #"""
# FG1705: Unknown client

`uses` names a client that is declared in one of the specs.

## Wrong

```feature
client Speech { func stop() async }
feature F {
  uses speech: Speach
  state { var n = 0 }
}
```

## Mended

```feature
client Speech { func stop() async }
feature F {
  uses speech: Speech
  state { var n = 0 }
}
```

"""#),
    (name: #"FG1706.md"#, text: #"""
# FG1706: Client that the feature does not use

A feature reaches a client by the name that `uses` gives it.

## Wrong

```feature
client Device { func open() async }
feature F {
  state { var n = 0 }
  action go { n += 1; run device.open() }
}
```

## Mended

```feature
client Device { func open() async }
feature F {
  uses device: Device
  state { var n = 0 }
  action go { n += 1; run device.open() }
}
```

"""#),
    (name: #"FG1707.md"#, text: #"""
# FG1707: Unknown function of a client

The client does not declare such a function.

## Wrong

```feature
client Device { func open() async }
feature F {
  uses device: Device
  state { var n = 0 }
  action go { n += 1; run device.opne() }
}
```

## Mended

```feature
client Device { func open() async }
feature F {
  uses device: Device
  state { var n = 0 }
  action go { n += 1; run device.open() }
}
```

"""#),
    (name: #"FG1708.md"#, text: #"""
# FG1708: Synchronous function as an effect

An effect waits for something. What is synchronous gives its value where it is called.

## Wrong

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  effect roll = dice.roll() { success(x) { n = x } }
  action go { run roll }
}
```

## Mended

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll() }
}
```

"""#),
    (name: #"FG1709.md"#, text: #"""
# FG1709: Synchronous function that is run

`run` starts what takes time.

## Wrong

```feature
client Log { func write(_ text: String) }
feature F {
  uses log: Log
  state { var n = 0 }
  action go { n += 1; run log.write("go") }
}
```

## Mended

```feature
client Log { func write(_ text: String) }
feature F {
  uses log: Log
  state { var n = 0 }
  action go { n += 1; log.write("go") }
}
```

"""#),
    (name: #"FG1710.md"#, text: #"""
# FG1710: Stream that nobody hears

Without an effect there is no handler for the values.

## Wrong

```feature
client GPS { func positions() stream -> Int }
feature F {
  uses gps: GPS
  state { var n = 0 }
  action go { run gps.positions() }
}
```

## Mended

```feature
client GPS { func positions() stream -> Int }
feature F {
  uses gps: GPS
  state { var n = 0 }
  effect follow = gps.positions() { value(x) { n = x } }
  action go { run follow }
}
```

"""#),
    (name: #"FG1711.md"#, text: #"""
# FG1711: Function that takes time

What takes time cannot be waited for in a body: `run` starts it, and an effect hears its result.

## Wrong

```feature
client Device { func open() async }
feature F {
  uses device: Device
  state { var n = 0 }
  action go { n += 1; device.open() }
}
```

## Mended

```feature
client Device { func open() async }
feature F {
  uses device: Device
  state { var n = 0 }
  action go { n += 1; run device.open() }
}
```

"""#),
    (name: #"FG1712.md"#, text: #"""
# FG1712: Client where only a value is computed

A derived value, guard, getter or invariant is computed from the state alone, as often as needed.

## Wrong

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  binding n
  invariant "small" n < dice.roll()
}
```

## Mended

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll() }
}
```

"""#),
    (name: #"FG1713.md"#, text: #"""
# FG1713: Client in a closure

What a client says is recorded with the action, call by call; a closure hides how often it is called.

## Wrong

```feature
client Names { func name(_ id: Int) -> String }
feature F {
  uses names: Names
  state { var ids: [Int] = []; var all: [String] = [] }
  action go { all = ids.map { names.name($0) } }
}
```

## Mended

```feature
client Names { func name(_ id: Int) -> String }
feature F {
  uses names: Names
  state { var ids: [Int] = []; var all: [String] = [] }
  action go { for id in ids { all.append(names.name(id)) } }
}
```

"""#),
    (name: #"FG1714.md"#, text: #"""
# FG1714: Client as a value

A client is no value that could be kept, compared or passed on.

## Wrong

```feature
client Dice { func roll() async }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n += 1; run dice }
}
```

## Mended

```feature
client Dice { func roll() async }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n += 1; run dice.roll() }
}
```

"""#),
    (name: #"FG1715.md"#, text: #"""
# FG1715: Function of a client as a value

The function's parentheses are missing.

## Wrong

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll }
}
```

## Mended

```feature
client Dice { func roll() -> Int }
feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll() }
}
```

"""#),
    (name: #"FG1716.md"#, text: #"""
# FG1716: Client that cannot be seen

Who can make the feature's store must be able to give it the client.

## Wrong

```feature
client Dice { func roll() -> Int }
public feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll() }
}
```

## Mended

```feature
public client Dice { func roll() -> Int }
public feature F {
  uses dice: Dice
  state { var n = 0 }
  action go { n = dice.roll() }
}
```

"""#),
    (name: #"FG1720.md"#, text: #"""
# FG1720: Effect that takes no time

An effect is work that goes on beside the feature.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() -> Int { success(x) { n = x } }
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { n = x } }
  action go { run load }
}
```

"""#),
    (name: #"FG1721.md"#, text: #"""
# FG1721: Names for the parameters of a client's function

An effect names each parameter of the client's function, for `run` and its handlers.

## Wrong

```feature
client Maps { func find(_ text: String) async -> String }
feature F {
  uses maps: Maps
  state { var found = "" }
  effect find = maps.find() { success(x) { found = x } }
  action go { found = "" }
}
```

## Mended

```feature
client Maps { func find(_ text: String) async -> String }
feature F {
  uses maps: Maps
  state { var found = "" }
  effect find = maps.find(_ text) { success(x) { found = x } }
  action go { run find("home") }
}
```

"""#),
    (name: #"FG1722.md"#, text: #"""
# FG1722: Label of a client's function

The labels are those of the client's function; only the names are the effect's own.

## Wrong

```feature
client Maps { func find(_ text: String) async -> String }
feature F {
  uses maps: Maps
  state { var found = "" }
  effect find = maps.find(text) { success(x) { found = x } }
  action go { found = "" }
}
```

## Mended

```feature
client Maps { func find(_ text: String) async -> String }
feature F {
  uses maps: Maps
  state { var found = "" }
  effect find = maps.find(_ text) { success(x) { found = x } }
  action go { run find("home") }
}
```

"""#),
    (name: #"FG1723.md"#, text: #"""
# FG1723: Event that never happens

What throws can fail, a stream gives values and ends, and anything else gives one result.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { value(x) { n = x } }
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { n = x } }
  action go { run load }
}
```

"""#),
    (name: #"FG1724.md"#, text: #"""
# FG1724: Event answered twice

Each event has one answer.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { n = x }; success { n = 0 } }
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { n = x } }
  action go { run load }
}
```

"""#),
    (name: #"FG1725.md"#, text: #"""
# FG1725: Event without a value

A function without a result, a stream's end and a timer bring nothing.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect save() async { success(x) { n += 1 } }
  action go { run save }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect save() async { success { n += 1 } }
  action go { run save }
}
```

"""#),
    (name: #"FG1726.md"#, text: #"""
# FG1726: Event that is ignored

Only failures are reported where nobody handles them, so only they need to be ignored in so many words.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect save() async throws { success ignored; failure { n += 1 } }
  action go { run save }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect save() async throws { failure { n += 1 } }
  action go { run save }
}
```

"""#),
    (name: #"FG1727.md"#, text: #"""
# FG1727: Arrow to an unknown action

An arrow sends an action of the feature, or an output.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success -> loadde }
  action loaded(_ x: Int) { n = x; run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success -> loaded }
  action loaded(_ x: Int) { n = x; run load }
}
```

"""#),
    (name: #"FG1728.md"#, text: #"""
# FG1728: Action of an arrow

Without arguments an arrow sends the value, or nothing. What else the action takes is written out.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load(page: Int) async -> Int { success -> loaded }
  action loaded(page: Int, _ x: Int) { n = x; run load(page: page) }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load(page: Int) async -> Int { success(x) -> loaded(page: page, x) }
  action loaded(page: Int, _ x: Int) { n = x; run load(page: page) }
}
```

"""#),
    (name: #"FG1729.md"#, text: #"""
# FG1729: Arrow that reads the state

The arguments are made off the main actor, where there is no state: of the effect's parameters and the value.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) -> loaded(n, x) }
  action loaded(_ a: Int, _ b: Int) { n = a + b; run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { send loaded(n, x) } }
  action loaded(_ a: Int, _ b: Int) { n = a + b; run load }
}
```

"""#),
    (name: #"FG1730.md"#, text: #"""
# FG1730: Effect that reads the state

The work runs beside the feature, whose state changes meanwhile.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int = swift { state.n + 1 } { success(x) { n = x } }
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load(n: Int) async -> Int = swift { n + 1 } { success(x) { self.n = x } }
  action go { run load(n: n) }
}
```

"""#),
    (name: #"FG1731.md"#, text: #"""
# FG1731: Unknown choice of a throttle

Of the runs within the interval a throttle keeps the first alone, or also the latest at its end.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async { throttle .seconds(1) keeping newest }
  action go { n += 1; run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async { throttle .seconds(1) keeping latest }
  action go { n += 1; run load }
}
```

"""#),
    (name: #"FG1732.md"#, text: #"""
# FG1732: Effect as a value

An effect has two readable members: `isRunning` and `running`.

## Wrong

```feature
feature F {
  state { var isBusy = false }
  effect load() async
  action go { isBusy = load }
  action start { run load }
}
```

## Mended

```feature
feature F {
  state { var isBusy = false }
  effect load() async
  action go { isBusy = load.isRunning }
  action start { run load }
}
```

"""#),
    (name: #"FG1733.md"#, text: #"""
# FG1733: Effect that is called

`run` starts an effect.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async
  action go { n += 1; load() }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async
  action go { n += 1; run load() }
}
```

"""#),
    (name: #"FG1734.md"#, text: #"""
# FG1734: Unknown member of an effect

An effect has two readable members: `isRunning` and `running`.

## Wrong

```feature
feature F {
  state { var isBusy: Bool { load.isRuning } }
  effect load() async
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var isBusy: Bool { load.isRunning } }
  effect load() async
  action go { run load }
}
```

"""#),
    (name: #"FG1735.md"#, text: #"""
# FG1735: Default that reads an effect

The state is made before anything can run.

## Wrong

```feature
feature F {
  state { var isBusy = load.isRunning }
  effect load() async
  action go { run load; isBusy = true }
}
```

## Mended

```feature
feature F {
  state { var isBusy: Bool { load.isRunning } }
  effect load() async
  action go { run load }
}
```

"""#),
    (name: #"FG1736.md"#, text: #"""
# FG1736: Something else than an effect

`run` and `cancel` name an effect; an action is sent.

## Wrong

```feature
feature F {
  state { var n = 0 }
  action go { run step }
  action step { n += 1 }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  action go { send step }
  action step { n += 1 }
}
```

"""#),
    (name: #"FG1737.md"#, text: #"""
# FG1737: Cancelled function of a client

What was run without an effect has no name by which it could be cancelled.

## Wrong

```feature
client GPS { func find() async }
feature F {
  uses gps: GPS
  state { var n = 0 }
  action go { n += 1; run gps.find() }
  action stop { cancel gps.find }
}
```

## Mended

```feature
client GPS { func find() async }
feature F {
  uses gps: GPS
  state { var n = 0 }
  effect find = gps.find()
  action go { n += 1; run find }
  action stop { cancel find }
}
```

"""#),
    (name: #"FG1738.md"#, text: #"""
# FG1738: Reaction to an effect's runs

A run ends between two actions, where no reaction is, so an `onChange` would miss it. The effect's own handlers do not.

## Wrong

```feature
feature F {
  state { var n = 0; var isBusy: Bool { load.isRunning } }
  onChange(isBusy) { n += 1 }
  effect load() async
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0; var isBusy: Bool { load.isRunning } }
  effect load() async { success { n += 1 } }
  action go { run load }
}
```

"""#),
    (name: #"FG1739.md"#, text: #"""
# FG1739: Event with several values

An event brings one value.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x, y) { n = x } }
  action go { run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async -> Int { success(x) { n = x } }
  action go { run load }
}
```

"""#),
    (name: #"FG1740.md"#, text: #"""
# FG1740: Setting said twice

An effect has one policy, and one `debounce` or `throttle`.

## Wrong

```feature
feature F {
  state { var n = 0 }
  effect load() async { policy first; policy latest }
  action go { n += 1; run load }
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  effect load() async { policy latest }
  action go { n += 1; run load }
}
```

"""#),
    (name: #"FG1800.md"#, text: #"""
# FG1800: Unknown feature

A child, a row and a case of a route are features of the run.

## Wrong

```feature
feature Counter { state { var count = 0 }
  action tapped { count += 1 } }
feature App { child counter: Conter }
```

## Mended

```feature
feature Counter { state { var count = 0 }
  action tapped { count += 1 } }
feature App { child counter: Counter }
```

"""#),
    (name: #"FG1801.md"#, text: #"""
# FG1801: Rows without an id

`children` keeps its rows in an `Identified`, which finds them by their `id`.

## Wrong

```feature
feature Row { state { var title = "" }
  binding title }
feature App { children rows: Row by id }
```

## Mended

```feature
feature Row { state { let id: UUID; var title = "" }
  binding title }
feature App { children rows: Row by id }
```

"""#),
    (name: #"FG1802.md"#, text: #"""
# FG1802: Rows by something else

Rows are always told apart by a member called `id`; it can be derived from another.

## Wrong

```feature
feature Memo { state { let url: URL; let id: Int }
  action played { } }
feature App { children memos: Memo by url }
```

## Mended

```feature
feature Memo { state { let url: URL; var id: URL { url } }
  action played { } }
feature App { children memos: Memo by id }
```

"""#),
    (name: #"FG1803.md"#, text: #"""
# FG1803: id of rows that is not Hashable

Rows are found by their `id` in constant time, for which it has to be Hashable.

## Wrong

```feature
struct Key { var text = "" }
feature Row { state { let id: Key } }
feature App { children rows: Row by id }
```

## Mended

```feature
struct Key: Hashable { var text = "" }
feature Row { state { let id: Key } }
feature App { children rows: Row by id }
```

"""#),
    (name: #"FG1804.md"#, text: #"""
# FG1804: Name of a generated type

A route, a stack and an alert bring an enum that is called like them, with a capital.

## Wrong

```feature
feature App {
  enum Prompt { case a, b }
  state { var kind = Prompt.a }
  binding kind
  alert prompt { case failed { title "Failed" } }
}
```

## Mended

```feature
feature App {
  enum Kind { case a, b }
  state { var kind = Kind.a }
  binding kind
  alert prompt { case failed { title "Failed" } }
}
```

"""#),
    (name: #"FG1805.md"#, text: #"""
# FG1805: Name of something generated

The action that dismisses `editor` is `.editor(.dismiss)`, for which the case `editorDismissal` is generated.

## Wrong

```feature
feature Editor { state { var title = "" }
  binding title }
feature App {
  child? editor: Editor
  action editorDismissal { editor = nil }
}
```

## Mended

```feature
feature Editor { state { var title = "" }
  binding title }
feature App {
  child? editor: Editor
  action cancelTapped { editor = nil }
}
```

"""#),
    (name: #"FG1806.md"#, text: #"""
# FG1806: Without cases

A route, a stack or an alert shows one of its cases.

## Wrong

```feature
feature App { route destination { } }
```

## Mended

```feature
feature App { route destination { case info(text: String) } }
```

"""#),
    (name: #"FG1807.md"#, text: #"""
# FG1807: Alert in a stack

A stack keeps screens, one on the other; an alert is over all of them.

## Wrong

```feature
feature App { stack path {
  case info(text: String)
  alert failed { title "Failed" }
} }
```

## Mended

```feature
feature App {
  stack path { case info(text: String) }
  alert prompt { case failed { title "Failed" } }
}
```

"""#),
    (name: #"FG1808.md"#, text: #"""
# FG1808: Alert without a title

An alert or dialog always has a title; a message it need not have.

## Wrong

```feature
feature App { alert prompt { case failed { message "Try again." } } }
```

## Mended

```feature
feature App { alert prompt { case failed { title "Failed"
  message "Try again." } } }
```

"""#),
    (name: #"FG1809.md"#, text: #"""
# FG1809: Unknown role

A button is for cancelling, for destroying something, or for nothing special.

## Wrong

```feature
feature App { alert prompt { case delete { title "Delete?"
  button("Delete", role: .destroy) } } }
```

## Mended

```feature
feature App { alert prompt { case delete { title "Delete?"
  button("Delete", role: .destructive) } } }
```

"""#),
    (name: #"FG1810.md"#, text: #"""
# FG1810: Two buttons that cancel

The system shows one button that cancels, at a place of its own.

## Wrong

```feature
feature App { alert prompt { case delete { title "Delete?"
  button("Keep", role: .cancel)
  button("Later", role: .cancel) } } }
```

## Mended

```feature
feature App { alert prompt { case delete { title "Delete?"
  button("Keep", role: .cancel)
  button("Later") } } }
```

"""#),
    (name: #"FG1811.md"#, text: #"""
# FG1811: Condition of a button

Whether a button is there is asked again and again while the alert is shown.

## Wrong

```feature
feature App { state { var name: String? }
  binding name
  alert prompt { case delete { title "Delete?"
  if let name { button("Rename") } } } }
```

## Mended

```feature
feature App { state { var name: String? }
  binding name
  alert prompt { case delete { title "Delete?"
  if name != nil { button("Rename") } } } }
```

"""#),
    (name: #"FG1812.md"#, text: #"""
# FG1812: Dismissal at the start

What starts is being made in the action that shows it, and nothing could be seen of it.

## Wrong

```feature
feature Editor { state { var title = ""
  init { if title.isEmpty { dismiss } } }
  binding title }
```

## Mended

```feature
feature Editor { state { var title = "" }
  binding title
  action appeared { if title.isEmpty { dismiss } } }
```

"""#),
    (name: #"FG1813.md"#, text: #"""
# FG1813: Clients of one name

Children inherit the clients of their parents by the name under which they use them.

## Wrong

```feature
client Speech { func stop() async }
client Player { func stop() async }
feature A { uses audio: Speech
  action stopped { run audio.stop() } }
feature B { uses audio: Player
  action stopped { run audio.stop() } }
feature App { child a: A
  child b: B }
```

## Mended

```feature
client Speech { func stop() async }
client Player { func stop() async }
feature A { uses speech: Speech
  action stopped { run speech.stop() } }
feature B { uses player: Player
  action stopped { run player.stop() } }
feature App { child a: A
  child b: B }
```

"""#),
    (name: #"FG1814.md"#, text: #"""
# FG1814: Default of a stack

A stack begins with nothing on it, and is filled by `push`.

## Wrong

```feature
feature App { stack path = [] { case info(text: String) } }
```

## Mended

```feature
feature App { stack path { case info(text: String) }
  action opened { path.push(.info(text: "a")) } }
```

"""#),
    (name: #"FG1815.md"#, text: #"""
# FG1815: Child that contains itself

A state lies inside the state of its parent, so none can lie inside itself.

## Wrong

```feature
feature Tree { state { var name = "" }
  binding name
  child left: Tree }
```

## Mended

```feature
feature Tree { state { var name = "" }
  binding name
  child? left: Tree }
```

"""#),
    (name: #"FG1816.md"#, text: #"""
# FG1816: Effects of a child

Whether an effect runs is known to the store of its feature, not to the state, which is all that a parent sees.

## Wrong

```feature
client Server { func load() async }
feature Loader {
  uses server: Server
  effect load = server.load()
  state { var isBusy: Bool { load.isRunning } }
  action started { run load }
}
feature App { state { var n = 0 }
  child loader: Loader
  action tapped { if loader.isBusy { n += 1 } } }
```

## Mended

```feature
client Server { func load() async }
feature Loader {
  uses server: Server
  effect load = server.load() { success { isBusy = false } }
  state { var isBusy = false }
  action started { isBusy = true; run load }
}
feature App { state { var n = 0 }
  child loader: Loader
  action tapped { if loader.isBusy { n += 1 } } }
```

"""#),
    (name: #"FG1830.md"#, text: #"""
# FG1830: Unknown event of a child

A parent hears the outputs of a child and its actions that are not private.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.finishd(total) { sum += total } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.finished(total) { sum += total } }
```

"""#),
    (name: #"FG1831.md"#, text: #"""
# FG1831: Unknown binding of a child

`binding.x` is a write to the binding `x` of the child.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.binding.cuont { sum += newValue } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.binding.count { sum += newValue } }
```

"""#),
    (name: #"FG1832.md"#, text: #"""
# FG1832: Private action of a child

What is private to a feature is no business of its parents.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  action tapped { send reset }
  private action reset { count = 0 }
}
feature App { child counter: Counter
  action cleared { send counter.reset } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  action tapped { send reset }
  private action reset { count = 0 }
}
feature App { child counter: Counter
  action cleared { send counter.tapped } }
```

"""#),
    (name: #"FG1833.md"#, text: #"""
# FG1833: Unknown case

After a route or stack stands the case whose feature is meant.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  route destination { case count(Counter), info(text: String) }
  on destination.cuont.finished(total) { sum += total } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  route destination { case count(Counter), info(text: String) }
  on destination.count.finished(total) { sum += total } }
```

"""#),
    (name: #"FG1834.md"#, text: #"""
# FG1834: Case without a feature

Only a case with one unlabelled feature is a child; all others are plain data.

## Wrong

```feature
feature App { state { var sum = 0 }
  route destination { case info(text: String) }
  on destination.info.closed { sum += 1 } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  route destination { case info(Counter) }
  on destination.info.tapped { sum += 1 } }
```

"""#),
    (name: #"FG1835.md"#, text: #"""
# FG1835: Event without a name

A child is heard by the name of an output or action of it.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter { sum += 1 } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.tapped { sum += 1 } }
```

"""#),
    (name: #"FG1836.md"#, text: #"""
# FG1836: Event of an alert

What a button does stands in the button; a dismissal does nothing more than clear the alert.

## Wrong

```feature
feature App { state { var sum = 0 }
  alert prompt { case failed { title "Failed"
    button("Retry") } }
  on prompt.retry { sum += 1 } }
```

## Mended

```feature
feature App { state { var sum = 0 }
  alert prompt { case failed { title "Failed"
    button("Retry") { sum += 1 } } } }
```

"""#),
    (name: #"FG1837.md"#, text: #"""
# FG1837: Which of several

An action is sent to one row or one element of a stack.

## Wrong

```feature
feature Row { state { let id: Int; var isDone = false }
  binding isDone
  action toggled { isDone.toggle() } }
feature App { children rows: Row by id
  action all { send rows.toggled } }
```

## Mended

```feature
feature Row { state { let id: Int; var isDone = false }
  binding isDone
  action toggled { isDone.toggle() } }
feature App { children rows: Row by id
  action all { for id in rows.ids { send rows[id: id].toggled } } }
```

"""#),
    (name: #"FG1838.md"#, text: #"""
# FG1838: Element of a single child

Only `children` and `stack` have several elements.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter[id].tapped { sum += 1 } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.tapped { sum += 1 } }
```

"""#),
    (name: #"FG1839.md"#, text: #"""
# FG1839: Name of an element's id

`on` hears all elements, and gives a name to the id of the one that it heard.

## Wrong

```feature
feature Row { state { let id: Int; var isDone = false }
  binding isDone
  action toggled { isDone.toggle() } }
feature App { state { var sum = 0 }
  children rows: Row by id
  on rows[1].toggled { sum += 1 } }
```

## Mended

```feature
feature Row { state { let id: Int; var isDone = false }
  binding isDone
  action toggled { isDone.toggle() } }
feature App { state { var sum = 0 }
  children rows: Row by id
  on rows[id].toggled { if id == 1 { sum += 1 } } }
```

"""#),
    (name: #"FG1840.md"#, text: #"""
# FG1840: Event of a child's child

A feature hears its own children; what theirs say they hand on.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature Page { child counter: Counter }
feature App { state { var sum = 0 }
  child page: Page
  on page.counter.finished(total) { sum += total } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature Page { child counter: Counter
  output finished from counter.finished }
feature App { state { var sum = 0 }
  child page: Page
  on page.finished(total) { sum += total } }
```

"""#),
    (name: #"FG1841.md"#, text: #"""
# FG1841: Reaction to different events

One body serves several events only where they give it the same names.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.finished(total), counter.tapped { sum += 1 } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { state { var sum = 0 }
  child counter: Counter
  on counter.finished, counter.tapped { sum += 1 } }
```

"""#),
    (name: #"FG1842.md"#, text: #"""
# FG1842: Output that is handed on

What is handed on is an output of the child, with its parameters.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  output done from counter.tapped }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  output done from counter.finished }
```

"""#),
    (name: #"FG1843.md"#, text: #"""
# FG1843: Parameters of an output that is handed on

What the child said is handed on as it is.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  output finished(sum: Double) from counter.finished }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  output finished(total: Int)
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  output finished from counter.finished }
```

"""#),
    (name: #"FG1844.md"#, text: #"""
# FG1844: Sending a binding's write

A parent writes the fields of its children itself; only views write through bindings.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  action cleared { send counter.binding.count(0) } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  action cleared { counter.count = 0 } }
```

"""#),
    (name: #"FG1845.md"#, text: #"""
# FG1845: Unknown shared value

A feature names the shared values that it reads and writes; they are declared at file level.

## Wrong

```feature
shared syncUps: [Int] = []
feature List { shared syncUp
  action cleared { syncUp = [] } }
```

## Mended

```feature
shared syncUps: [Int] = []
feature List { shared syncUps
  action cleared { syncUps = [] } }
```

"""#),
    (name: #"FG1846.md"#, text: #"""
# FG1846: Shared value without a default

Before anything was stored, and in tests, a shared value is its default.

## Wrong

```feature
shared count: Int
feature Counter { shared count
  action tapped { count += 1 } }
```

## Mended

```feature
shared count: Int = 0
feature Counter { shared count
  action tapped { count += 1 } }
```

"""#),
    (name: #"FG1847.md"#, text: #"""
# FG1847: Stored value that is not Codable

What is stored in a file or in the defaults is encoded.

## Wrong

```feature
struct Settings { var isOn = false }
shared settings: Settings = Settings() stored file("settings.json")
feature App { shared settings
  action tapped { settings.isOn.toggle() } }
```

## Mended

```feature
struct Settings: Codable { var isOn = false }
shared settings: Settings = Settings() stored file("settings.json")
feature App { shared settings
  action tapped { settings.isOn.toggle() } }
```

"""#),
    (name: #"FG1848.md"#, text: #"""
# FG1848: Unknown storage

A value is kept in a file, in the user's defaults, or in memory alone.

## Wrong

```feature
shared count: Int = 0 stored default("count")
feature App { shared count
  action tapped { count += 1 } }
```

## Mended

```feature
shared count: Int = 0 stored defaults("count")
feature App { shared count
  action tapped { count += 1 } }
```

"""#),
    (name: #"FG1849.md"#, text: #"""
# FG1849: Name of a storage

Where a value is stored is the same in every run of the app.

## Wrong

```feature
shared count: Int = 0 stored file("count-\(1)")
feature App { shared count
  action tapped { count += 1 } }
```

## Mended

```feature
shared count: Int = 0 stored file("count.json")
feature App { shared count
  action tapped { count += 1 } }
```

"""#),
    (name: #"FG1850.md"#, text: #"""
# FG1850: Two values stored in one place

One of them would overwrite the other.

## Wrong

```feature
shared a: Int = 0 stored file("value.json")
shared b: Int = 0 stored file("value.json")
feature App { shared a, b
  action tapped { a += b; b += 1 } }
```

## Mended

```feature
shared a: Int = 0 stored file("a.json")
shared b: Int = 0 stored file("b.json")
feature App { shared a, b
  action tapped { a += b; b += 1 } }
```

"""#),
    (name: #"FG1852.md"#, text: #"""
# FG1852: Unknown action of a child

What is sent to a child is an action or output that it declares.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  action twice { send counter.taped } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { child counter: Counter
  action twice { send counter.tapped } }
```

"""#),
    (name: #"FG1853.md"#, text: #"""
# FG1853: Element of a stack by position

What stands at a position changes with every push and pop; an id means the same element for as long as it lives.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { stack path { case count(Counter) }
  action cleared { path[0].count?.count = 0 } }
```

## Mended

```feature
feature Counter {
  state { var count = 0 }
  binding count
  action tapped { count += 1 }
}
feature App { stack path { case count(Counter) }
  action cleared { for id in path.ids { path[id: id]?.count?.count = 0 } } }
```

"""#),
    (name: #"FG1900.md"#, text: #"""
# FG1900: Not built yet

The form is in the language, and this version does not build it. It is never dropped in silence.

## Wrong

```feature
feature F {
  state { var n = 0 }
  binding n
}
view FView {
  store F
  Stepper("n", value: $n)
}
```

## Mended

```feature
feature F {
  state { var n = 0 }
  binding n
}
```

"""#),
    (name: #"FG1910.md"#, text: #"""
# FG1910: Value where a view stands

The body of a view consists of views. A text or number is shown by a `Text`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  "Count"
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("Count")
}
```

"""#),
    (name: #"FG1911.md"#, text: #"""
# FG1911: Action among views

A view says what is shown. What is done stands in the block of a control, or of a modifier such as `onAppear`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
  send tapped
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
    .onAppear { send tapped }
}
```

"""#),
    (name: #"FG1912.md"#, text: #"""
# FG1912: Loop among views

Views are repeated by `ForEach`, which keeps apart which is which.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  for n in 0..<count { Text("\(n)") }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  ForEach(0..<count, id: \.self) { n in Text("\(n)") }
}
```

"""#),
    (name: #"FG1913.md"#, text: #"""
# FG1913: Statement among views

Among views stand `let`, `if` and `switch`, and no other statement.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  guard count > 0 else { Text("none") }
  Text("\(count)")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  if count > 0 { Text("\(count)") } else { Text("none") }
}
```

"""#),
    (name: #"FG1914.md"#, text: #"""
# FG1914: View in an action

An action shows nothing. It writes a value, and the body shows by that value.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Button("Help") { Text("Help") }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  state isHelp = false
  Button("Help") { isHelp = true }
  if isHelp { Text("Help") }
}
```

"""#),
    (name: #"FG1915.md"#, text: #"""
# FG1915: Channel of a value

`$name` is a channel through which a control reads and writes. Local state, bindings and what is presented have one; a `let`, a derived value and a field without a `binding` do not.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Toggle("Even", isOn: $isEven)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Toggle("Even", isOn: .constant(isEven))
}
```

"""#),
    (name: #"FG1916.md"#, text: #"""
# FG1916: Unknown channel

`$name` stands for a binding or presentation of the feature, or for a `state`, `binding` or `focus` of the view.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $total)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $count)
}
```

"""#),
    (name: #"FG1917.md"#, text: #"""
# FG1917: Value where a binding is wanted

A control that writes wants the channel, `$name`, and not the value, `name`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: count)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $count)
}
```

"""#),
    (name: #"FG1918.md"#, text: #"""
# FG1918: Binding where a value is wanted

What only reads wants the value, `name`, and not the channel, `$name`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  state isOn = false
  Text("\(count)")
    .disabled($isOn)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  state isOn = false
  Text("\(count)")
    .disabled(isOn)
}
```

"""#),
    (name: #"FG1919.md"#, text: #"""
# FG1919: Binding of the wrong type

A control edits values of one type: a `Toggle` a `Bool`, a `TextField` a `String`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Toggle("Count", isOn: $count)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $count)
}
```

"""#),
    (name: #"FG1920.md"#, text: #"""
# FG1920: Field written by a view

A view never writes the state: it sends an action, or writes a declared binding, which the feature answers.

## Wrong

```feature
feature Counter {
  state { var count = 0 }
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Button("+") { count += 1 }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0 }
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Button("+") { send tapped }
}
```

"""#),
    (name: #"FG1921.md"#, text: #"""
# FG1921: Sending without a store

An action is sent to the store of the view, which is declared among its members.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  Button("+") { send tapped }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Button("+") { send tapped }
}
```

"""#),
    (name: #"FG1922.md"#, text: #"""
# FG1922: Private action sent by a view

A `private` action is for the feature alone.

## Wrong

```feature
feature F {
  state { var n = 0 }
  private action reset { n = 0 }
  action clear { send reset }
}
view FView {
  store F
  Button("\(n)") { send reset }
}
```

## Mended

```feature FG1900
feature F {
  state { var n = 0 }
  private action reset { n = 0 }
  action clear { send reset }
}
view FView {
  store F
  Button("\(n)") { send clear }
}
```

"""#),
    (name: #"FG1923.md"#, text: #"""
# FG1923: Work of the feature in a view

Effects, outputs, `reset` and `dismiss` belong to actions. A view sends the action.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Button("\(count)") { reset count }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
  action cleared { reset count }
}
view CounterView {
  store Counter
  Button("\(count)") { send cleared }
}
```

"""#),
    (name: #"FG1924.md"#, text: #"""
# FG1924: Wrong arguments of a view

Each view of SwiftUI is made with certain arguments, in their order. What has other labels is passed on to Swift.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper(value: $count, "Count")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $count)
}
```

"""#),
    (name: #"FG1925.md"#, text: #"""
# FG1925: Missing argument of a view

A view that is handed a binding, a store, a value or views needs each of them.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view Field {
  binding text: String
  TextField("Name", text: $text)
}
view Form1 {
  Field()
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view Field {
  binding text: String
  TextField("Name", text: $text)
}
view Form1 {
  state name = ""
  Field(text: $name)
}
```

"""#),
    (name: #"FG1926.md"#, text: #"""
# FG1926: Value where views are wanted

What a container shows, and what a control does, stands in braces.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  VStack(content: count)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  VStack { Text("\(count)") }
}
```

"""#),
    (name: #"FG1927.md"#, text: #"""
# FG1927: Unknown feature of a store

`store F` gives a view the store of the feature `F`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Conter
  Text("count")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("count")
}
```

"""#),
    (name: #"FG1928.md"#, text: #"""
# FG1928: Second store

A view has one store, whose fields and actions it names plainly. A second one goes to a view of its own.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  store Counter
  Text("\(count)")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
}
```

"""#),
    (name: #"FG1929.md"#, text: #"""
# FG1929: Name of a view's member

A member of a view has a name of its own: `body`, `store`, and what the store offers are taken.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  state count = 0
  Text("\(count)")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  state taps = 0
  Text("\(count) \(taps)")
}
```

"""#),
    (name: #"FG1930.md"#, text: #"""
# FG1930: View that shows nothing

After its members a view says what it shows.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
}
```

"""#),
    (name: #"FG1931.md"#, text: #"""
# FG1931: View as a value

The name of a view makes one with `(…)` or `{ … }`.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
  Divider
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Text("\(count)")
  Divider()
}
```

"""#),
    (name: #"FG1932.md"#, text: #"""
# FG1932: Name of a view of SwiftUI

A view of the spec that is called like one of SwiftUI would hide it in the whole module.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view Label {
  Text("a")
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view NameLabel {
  Text("a")
}
```

"""#),
    (name: #"FG1933.md"#, text: #"""
# FG1933: View that contains itself

A view that shows itself under every condition never ends. One that shows itself once an element, or under an `if`, does.

## Wrong

```feature
view Node {
  let depth: Int
  VStack { Text("\(depth)"); Node(depth: depth + 1) }
}
```

## Mended

```feature FG1900
view Node {
  let depth: Int
  VStack {
    Text("\(depth)")
    if depth < 5 { Node(depth: depth + 1) }
  }
}
```

"""#),
    (name: #"FG1934.md"#, text: #"""
# FG1934: Tag of another type

A picker compares the tags of its views with what is selected, as they are: a tag of another type is never selected.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Picker("Count", selection: $count) { Text("one").tag("1") }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Picker("Count", selection: $count) { Text("one").tag(1) }
}
```

"""#),
    (name: #"FG1935.md"#, text: #"""
# FG1935: Elements without identity

What is repeated or presented by its value has to be told apart: its type is `Identifiable`, or `id:` says by what.

## Wrong

```feature
struct Item { var name = "" }
view Items {
  let items: [Item]
  ForEach(items) { item in Text(item.name) }
}
```

## Mended

```feature FG1900
struct Item { var name = "" }
view Items {
  let items: [Item]
  ForEach(items, id: \.name) { item in Text(item.name) }
}
```

"""#),
    (name: #"FG1936.md"#, text: #"""
# FG1936: Value that cannot be stepped

A stepper counts numbers or dates, a slider moves over numbers with a fraction.

## Wrong

```feature
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Slider(value: $count)
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  Stepper("Count", value: $count)
}
```

"""#),
    (name: #"FG1937.md"#, text: #"""
# FG1937: Nearly a name of SwiftUI

A name that is not known here is passed on to Swift as it stands. One that is a single letter from a known one is likely meant to be that.

## Wrong

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  VStak { Text("\(count)") }
}
```

## Mended

```feature FG1900
feature Counter {
  state { var count = 0; let id = 1; var isEven: Bool { count % 2 == 0 } }
  binding count
  action tapped { count += 1 }
}
view CounterView {
  store Counter
  VStack { Text("\(count)") }
}
```

"""#),
    (name: #"FG1938.md"#, text: #"""
# FG1938: Member of the store as a value

A child's store is not written by a view; the feature changes its children.

## Wrong

```feature
feature Row { state { var n = 0 } }
feature App {
  child? row: Row
  action close { row = nil }
}
view AppView {
  store App
  Button("Close") { row = nil }
}
```

## Mended

```feature FG1900
feature Row { state { var n = 0 } }
feature App {
  child? row: Row
  action close { row = nil }
}
view AppView {
  store App
  Button("Close") { send close }
}
```

"""#),
    (name: #"FG1939.md"#, text: #"""
# FG1939: Slot as a value

A slot stands for views that are handed over. It is called, with what it needs, where they are shown.

## Wrong

```feature
view Titled {
  slot content
  VStack { Text("Title"); content }
}
```

## Mended

```feature FG1900
view Titled {
  slot content
  VStack { Text("Title"); content() }
}
```

"""#),
    (name: #"FG1940.md"#, text: #"""
# FG1940: Constant written by a view

A `let` is handed over once. What a view writes is `state` of its own, or a `binding` to somebody else's value.

## Wrong

```feature
view Play {
  let isPlaying: Bool
  Button("Play") { isPlaying.toggle() }
}
```

## Mended

```feature FG1900
view Play {
  binding isPlaying: Bool
  Button("Play") { isPlaying.toggle() }
}
```

"""#),
    (name: #"FG2050.md"#, text: #"""
# FG2050: Write in an update

SwiftUI forbids changing state while it updates a view. What the user did is written in an `event`
or a `delegate`, when it happens; `update` only carries values down.

## Wrong

```feature
representable Field: UITextField {
  binding text: String
  update { view.text = text; text = view.text ?? "" }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  update { view.text = text }
  event editingChanged { text = view.text ?? "" }
}
```

"""#),
    (name: #"FG2051.md"#, text: #"""
# FG2051: Write to a constant of a representable

A `let` is given by whoever shows the view. A `binding` can be written as well.

## Wrong

```feature
representable Field: UITextField {
  let text: String
  event editingChanged { text = view.text ?? "" }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  event editingChanged { text = view.text ?? "" }
}
```

"""#),
    (name: #"FG2052.md"#, text: #"""
# FG2052: Unknown event

The events are the members of `UIControl.Event`: `editingChanged`, `editingDidBegin`, `editingDidEnd`,
`editingDidEndOnExit`, `valueChanged`, `touchUpInside`, `primaryActionTriggered` and their like.

## Wrong

```feature
representable Field: UITextField {
  binding text: String
  event editingChange { text = view.text ?? "" }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  event editingChanged { text = view.text ?? "" }
}
```

"""#),
    (name: #"FG2053.md"#, text: #"""
# FG2053: Event of a view without events

Only controls of UIKit tell by events. Other views, and those of AppKit, tell by a delegate.

## Wrong

```feature
representable Editor: UITextView {
  binding text: String
  event editingChanged { text = view.text }
}
```

## Mended

```feature
representable Editor: UITextView {
  binding text: String
  delegate UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { text = textView.text }
  }
}
```

"""#),
    (name: #"FG2054.md"#, text: #"""
# FG2054: Second update

What is carried to the view stands in one place.

## Wrong

```feature
representable Field: UITextField {
  binding text: String
  let size: Int
  update { view.text = text }
  update { view.tag = size }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  let size: Int
  update { view.text = text; view.tag = size }
}
```

"""#),
    (name: #"FG2055.md"#, text: #"""
# FG2055: Member with a taken name

`view` is the view that is brought into SwiftUI; the other names are SwiftUI's.

## Wrong

```feature
representable Field: UITextField {
  binding body: String
  update { view.text = body }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  update { view.text = text }
}
```

"""#),
    (name: #"FG2056.md"#, text: #"""
# FG2056: Representable of no view

`representable` is for classes of views. A view controller has a protocol of its own in SwiftUI; wrap it
in Swift and declare it by `extern view`.

## Wrong

```feature
representable Camera: UIImagePickerController {
  update { }
}
```

## Mended

```feature
representable Preview: UIImageView {
  let isHidden: Bool
  update { view.isHidden = isHidden }
}
```

"""#),
    (name: #"FG2057.md"#, text: #"""
# FG2057: Default in a delegate's function

UIKit calls the function and gives all of its arguments.

## Wrong

```feature
representable Field: UITextField {
  binding text: String
  delegate UITextFieldDelegate {
    func textFieldShouldClear(_ field: UITextField? = nil) -> Bool { text.isEmpty }
  }
}
```

## Mended

```feature
representable Field: UITextField {
  binding text: String
  delegate UITextFieldDelegate {
    func textFieldShouldClear(_ field: UITextField) -> Bool { text.isEmpty }
  }
}
```

"""#),
  ]
}
