// A text field of UIKit in SwiftUI, both ways: what is bound is carried down, and what the user does
// is carried up. The field is asked before each edit, and refuses what would be too long.

/// A field for a comment of up to ten characters.
representable CommentField: UITextField {
  binding text: String
  binding comment: String
  let placeholder: String

  update {
    view.placeholder = placeholder
    view.text = text
  }

  event editingChanged { text = view.text ?? "" }

  delegate UITextFieldDelegate {
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      // A range of UIKit counts UTF-16: the whole text after the edit is what has a length.
      let edited = NSString(string: field.text ?? "").replacingCharacters(in: range, with: string)
      let isTooLong = edited.count > 10
      comment = isTooLong ? "글자수가 초과되었습니다." : "글자수를 넘기지 않았습니다."
      return !isTooLong
    }
  }
}
