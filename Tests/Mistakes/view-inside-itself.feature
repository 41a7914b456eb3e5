view Node {
  let depth: Int
  VStack { Text("\(depth)"); Node(depth: depth + 1) }
}
