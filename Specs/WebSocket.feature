enum SocketError: Error { case refused, closed(code: Int) }
enum SocketEvent { case opened, text(String), pong }

client SocketClient {
  /// Opens a connection and gives what arrives, until it is closed.
  func connect(to url: URL) stream throws -> SocketEvent
  func write(_ text: String) async throws(SocketError)
  func ping() async
}

/// A chat over a web socket that stays alive by pings.
feature WebSocket {
  uses socket: SocketClient
  state {
    let url: URL
    var isConnected = false
    var messages: [String] = []
    var draft = ""
    var status = ""
  }
  binding draft

  effect connection = socket.connect(to url) {
    value(event) {
      switch event {
      case .opened:
        isConnected = true
        run heartbeat
      case .text(let text): messages.append(text)
      case .pong: status = "alive"
      }
    }
    finished -> closed
    failure(message) {
      status = message
      send closed
    }
    policy first
  }
  effect heartbeat every .seconds(10) { run socket.ping() }
  effect write = socket.write(_ text) {
    failure(error) {
      switch error {
      case .refused: status = "refused"
      case .closed(let code):
        status = "closed: \(code)"
        send closed
      }
    }
    policy queue
  }

  action connectTapped when !connection.isRunning { run connection(to: url) }
  action disconnectTapped when isConnected {
    cancel connection
    send closed
  }
  action sendTapped when isConnected && !draft.isEmpty {
    run write(draft)
    draft = ""
  }
  private action closed {
    isConnected = false
    cancel heartbeat
    cancel write
  }
}
