import Foundation
import SwiftUI
import UIKit

/// A text field of UIKit, written by hand.
struct TracedCommentField: UIViewRepresentable {
  @Binding var text: String
  @Binding var comment: String
  let placeholder: String
  let trace: Trace

  init(text: Binding<String>, comment: Binding<String>, placeholder: String, trace: Trace) {
    _text = text
    _comment = comment
    self.placeholder = placeholder
    self.trace = trace
  }

  func makeCoordinator() -> Coordinator {
    trace.coordinators += 1
    return Coordinator(self)
  }

  func makeUIView(context: Context) -> UITextField {
    trace.views += 1
    let view = UITextField()
    view.delegate = context.coordinator
    view.addAction(
      UIAction { [weak view, weak coordinator = context.coordinator] _ in
        guard let view, let coordinator else { return }
        coordinator.parent.text = view.text ?? ""
      }, for: .editingChanged)
    return view
  }

  func updateUIView(_ view: UITextField, context: Context) {
    context.coordinator.parent = self
    if view.placeholder != placeholder { view.placeholder = placeholder }
    if view.markedTextRange == nil && view.text != text {
      trace.assignments += 1
      view.text = text
    }
  }

  static func dismantleUIView(_ view: UITextField, coordinator: Coordinator) {
    coordinator.parent.trace.dismantled += 1
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: TracedCommentField

    init(_ parent: TracedCommentField) {
      self.parent = parent
    }

    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let isTooLong: Bool = (field.text ?? "").count + string.count - range.length > 10
      parent.comment = isTooLong ? "글자수가 초과되었습니다." : "글자수를 넘기지 않았습니다."
      return !isTooLong
    }
  }

  /// What the test looks at.
  final class Trace {
    var coordinators = 0
    var views = 0
    var assignments = 0
    var dismantled = 0
  }
}

struct CommentView: View {
  @State private var text = ""
  @State private var comment = "글자수를 넘기지 않았습니다."
  let trace: TracedCommentField.Trace

  init(trace: TracedCommentField.Trace) {
    self.trace = trace
  }

  var body: some View {
    VStack {
      Text(verbatim: comment)
      Text(verbatim: "SwiftUI: \(text)")
      TracedCommentField(text: $text, comment: $comment, placeholder: "Comment", trace: trace)
        .accessibilityIdentifier("comment")
      Button("Clear") { text = "" }
    }
  }
}
