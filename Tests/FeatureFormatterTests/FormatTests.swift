import FeatureDiagnostics
import FeatureFormatter
import FeatureSyntax
import Foundation
import Testing

private func formatted(_ text: String) -> String {
  String(decoding: format(SourceText(path: "a", text)).bytes, as: UTF8.self)
}

private func corpus() throws -> [SourceText] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Specs")
  let files = try #require(
    FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
  let paths = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "feature" }
  return try paths.map { SourceText(path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
}

@Suite struct FormatTests {
  /// Views: members, blocks after parentheses and with labels, modifiers on their own lines, previews.
  @Test func viewsAreLaidOut() {
    let text = #"""
      view Titled<Item:Hashable&Custom>{
      let title:String
      state isOn=false
      focus field:Field
      slot row(item:Item)
      VStack(alignment:.leading,spacing:8){
      Text("-- \(title) --");ForEach(items,id:\.self){item in row(item)}
      .padding()
         .onDelete{send remove(at:$0)}
      Button{send tapped}label:{Text("a")}
      if let x,x>3{Text("a")}else{Divider()}
      ForEach($items){$item in Toggle("a",isOn:$item.isOn)}
      }
            .sheet(item:$editor){editor in EditorView(store:editor)}
      }
      preview "a"{V().padding()}
      extern view Badge(_ text:String,isOn:binding Bool,row:slot(Int),content:slot)
      """#
    #expect(
      formatted(text) == #"""
        view Titled<Item: Hashable & Custom> {
          let title: String
          state isOn = false
          focus field: Field
          slot row(item: Item)
          VStack(alignment: .leading, spacing: 8) {
            Text("-- \(title) --"); ForEach(items, id: \.self) { item in row(item) }
              .padding()
              .onDelete { send remove(at: $0) }
            Button { send tapped } label: { Text("a") }
            if let x, x > 3 { Text("a") } else { Divider() }
            ForEach($items) { $item in Toggle("a", isOn: $item.isOn) }
          }
          .sheet(item: $editor) { editor in EditorView(store: editor) }
        }
        preview "a" { V().padding() }
        extern view Badge(_ text: String, isOn: binding Bool, row: slot(Int), content: slot)

        """#)
  }

  @Test func layoutIsMended() {
    let text = """
      // about
      feature   F:Codable{


          state{ var a=1 ; var b : [Int]=[ ]   // trailing
      }
      action go( _ x:Int )when a>0{
      a+=x
      // why
      if a==1{reset a}else{
      b=b.map{ $0*2 }
      }


      switch a{
      case 1:
      b = [
      1,
      2
      ]
      default :break
      }
        }

      }
      """
    #expect(
      formatted(text) == """
        // about
        feature F: Codable {
          state { var a = 1; var b: [Int] = []  // trailing
          }
          action go(_ x: Int) when a > 0 {
            a += x
            // why
            if a == 1 { reset a } else {
              b = b.map { $0 * 2 }
            }

            switch a {
            case 1:
              b = [
                1,
                2
              ]
            default: break
            }
          }
        }

        """)
  }

  @Test func whatIsBrokenStaysAsItStands() {
    let text = """
      feature F {
      state { var a=1 }
         action  broken( { a = = 2
         }
      action go{ a=2 }
      }
      """
    let result = formatted(text)
    #expect(result.contains("action  broken( { a = = 2"))
    #expect(formatted(result) == result)
  }

  @Test func whatIsMissingDoesNotGrow() {
    let text = "feature F {\n  action a var b: Set<Int> = []\n    var(at c: Int) { x = 1 }\n}\n"
    let once = formatted(text)
    #expect(once.contains("action a var b"))
    #expect(formatted(once) == once)
  }

  @Test func formattingTwiceIsFormattingOnceAndKeepsTheTokens() throws {
    for spec in try corpus() {
      // Whatever blanks a spec has at its line starts, the layout is the same.
      let flat = String(decoding: spec.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }.joined(separator: "\n")
      for source in [spec, SourceText(path: spec.path, flat)]
      where !flat.contains("\"\"\"") && !flat.contains("= swift {") {
        let once = format(source)
        #expect(format(once).bytes == once.bytes, "\(spec.path)")
        #expect(once.bytes == format(spec).bytes, "\(spec.path)")
        #expect(parse(once, file: FileID(0)).diagnostics.isEmpty)
      }
    }
  }

  @Test func theCorpusIsFormatted() throws {
    for spec in try corpus() { #expect(format(spec).bytes == spec.bytes, "\(spec.path)") }
  }

  @Test func lineEndsBecomeLF() {
    #expect(formatted("feature F {\r\n  action a\r}\r\n") == "feature F {\n  action a\n}\n")
  }

  @Test func anOperatorGivenAsAFunctionStandsAlone() {
    let spec = "feature F {\n  state { var sum: Int { [1].reduce(0, +) } }\n}\n"
    #expect(formatted(spec) == spec)
  }

  @Test func emptyTextStaysEmpty() {
    #expect(formatted("") == "")
    #expect(formatted("\n\n// only\n\n") == "// only\n")
  }
}
