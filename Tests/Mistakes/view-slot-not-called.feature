view Titled {
  slot content
  VStack { Text("Title"); content }
}
