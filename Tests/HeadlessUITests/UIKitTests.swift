import Foundation
import SwiftUI
import Testing
@_spi(ViewHost) import UIKit

private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate
{
  var asked: [String] = []
  var log: [String] = []
  var refused = "!"

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append("\(range.location),\(range.length),\(string)")
    return string != refused
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text != refused
  }
  func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text ?? "")") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("search \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("clicked") }
}

@MainActor
@Suite struct UIKitTests {
  @Test("A field asks before each edit, in UTF-16, and tells after it")
  func field() {
    let delegate = Delegate()
    let field = UITextField()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(field.userType("a👍!b") == 3)
    #expect(field.text == "a👍b")
    #expect(delegate.asked == ["0,0,a", "1,0,👍", "3,0,!", "3,0,b"])
    #expect(changes == 3)
    #expect(field.userDelete())
    #expect(field.userDelete())
    #expect(field.text == "a")
    #expect(delegate.asked.suffix(2) == ["3,1,", "1,2,"])
    field.text = "code"
    #expect(changes == 5)
    field.userReturn()
    #expect(delegate.log == ["begin", "return", "end"])
  }

  @Test("Typing replaces what is selected")
  func selection() {
    let field = UITextField()
    field.text = "hello"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(field.userType("x") == 1)
    #expect(field.text == "x")
  }

  @Test("Actions are kept by identifier and removed by it")
  func actions() {
    let control = UISlider()
    var log: [String] = []
    control.addAction(
      UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("1") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("2") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["2"])
  }

  @Test func slider() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
  }

  @Test func textViewAndSearchBar() {
    let delegate = Delegate()
    let view = UITextView()
    view.delegate = delegate
    #expect(view.userType("ab!") == 2)
    view.userReturn()
    #expect(view.text == "ab\n")
    let bar = UISearchBar()
    bar.delegate = delegate
    #expect(bar.userType("q") == 1)
    bar.userReturn()
    #expect(delegate.log == ["changed a", "changed ab", "changed ab\n", "search q", "clicked"])
  }
}
