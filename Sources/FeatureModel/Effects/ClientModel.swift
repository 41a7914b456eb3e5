public import FeatureDiagnostics
public import FeatureSyntax

/// A client, checked: functions that the app supplies.
public struct ClientModel: Hashable, Sendable {
  public var doc: [String]
  public var access: AccessLevel?
  public var name: String
  public var endpoints: [EndpointModel]
  public var location: SourceLocation

  public init(
    doc: [String], access: AccessLevel?, name: String, endpoints: [EndpointModel],
    location: SourceLocation
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.endpoints = endpoints
    self.location = location
  }

  /// The endpoint called `name`.
  public func endpoint(_ name: String) -> EndpointModel? {
    endpoints.first { $0.name == name }
  }
}

/// A function of a client.
public struct EndpointModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  public var parameters: [Parameter]
  public var work: WorkSignature
  public var location: SourceLocation

  public init(
    doc: [String], name: String, parameters: [Parameter], work: WorkSignature,
    location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.parameters = parameters
    self.work = work
    self.location = location
  }

  /// The parameters as a call sees them.
  public var signatures: [ParameterSignature] { parameters.map(\.signature) }
}

/// A client that a feature uses, under the name that it gives it.
public struct ClientUse: Hashable, Sendable {
  public var name: String
  public var client: ClientModel
  public var location: SourceLocation

  public init(name: String, client: ClientModel, location: SourceLocation) {
    self.name = name
    self.client = client
    self.location = location
  }
}

extension Parameter {
  /// The parameter as a call sees it.
  public var signature: ParameterSignature {
    ParameterSignature(
      label: label, name: name, type: type, hasDefault: defaultValue != nil, isSecret: isSecret)
  }
}
