feature Comment {
  state { var text = "" }
  binding text
  child reply: Comment
}
feature App {
  child reply: Comment
}
