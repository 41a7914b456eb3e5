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

/// The screen around the field: the comment says what the field answered, and what is typed is shown.
view CommentScreen {
  state text = ""
  state comment = "글자수를 넘기지 않았습니다."
  state placeholder = "Comment"
  VStack {
    Text(comment)
    Text(verbatim: "SwiftUI: \(text)")
    CommentField(text: $text, comment: $comment, placeholder: placeholder)
    Button("Clear") { text = "" }
    Button("Upper") { text = text.uppercased() }
    Button("Ask") { placeholder = "What do you think?" }
  }
}

/// The same in a feature: what is typed goes through its reducer.
feature CommentBox {
  state {
    var text = ""
    var comment = ""
    var isEmpty: Bool { text.isEmpty }
  }
  binding text, comment
  action clearTapped when !isEmpty { text = "" }
  onChange(text) { if text.contains("!") { text = text.filter { $0 != "!" } } }
}

view CommentBoxView {
  store CommentBox
  VStack {
    CommentField(text: $text, comment: $comment, placeholder: "Comment")
    CommentLine(store: store)
    CommentActions(store: store)
  }
}

view CommentLine {
  store CommentBox
  Text(comment)
}

view CommentActions {
  store CommentBox
  Button("Clear") { send clearTapped }
}
