public import FeatureDiagnostics

/// A composed member, checked: a child, children, a route, a stack, an alert or dialog.
///
/// Its state is the field of its name in `FeatureDefinition.fields`, whose type says how it is kept:
///
/// | form | type of the field | default | storage |
/// |---|---|---|---|
/// | `embedded` | `F.State` | `F.State()` where that needs no argument, else none | `plain` |
/// | `presented` | `F.State?` | `nil` | `presented`, `presentedBox` |
/// | `rows` | `Identified<F.State>` | `[]` | `plain` |
/// | `route` | `Feature.Member?`; `Feature.Member` where it is never nil | `nil`; what is written | `presented` |
/// | `stack` | `FeatureStack<Feature.Member>` | `[]` | `plain` |
/// | `alert` | `Feature.Member?` | `nil` | `presented` |
///
/// Bodies read and write it like any field. No such field is a scalar.
public struct ChildModel: Hashable, Sendable {
  public var doc: [String]
  public var name: String
  /// Its place among the composed members, from 0: its number for readers is `firstChildNumber` more.
  public var number: Int
  public var form: Form
  public var location: SourceLocation

  /// What stands there.
  public enum Form: Hashable, Sendable {
    /// `child x: F`; the name is that of the feature.
    case embedded(feature: String)
    /// `child? x: F`
    case presented(feature: String)
    /// `children xs: F by id`; `id` is the type of the rows' `id`.
    case rows(feature: String, id: Type)
    /// `route x { … }`; of `route x = …` it is never nil.
    case route(RouteModel, isOptional: Bool)
    /// `stack x { … }`
    case stack(RouteModel)
    /// `alert x { … }`, `dialog x { … }`; the cases are those of the enum, each with what it shows.
    case alert(RouteModel, isDialog: Bool)
  }

  public init(
    doc: [String], name: String, number: Int, form: Form, location: SourceLocation
  ) {
    self.doc = doc
    self.name = name
    self.number = number
    self.form = form
    self.location = location
  }

  /// The enum that it brings, with its cases; nil of children.
  public var route: RouteModel? {
    switch form {
    case .route(let route, _), .stack(let route), .alert(let route, _): route
    case .embedded, .presented, .rows: nil
    }
  }

  /// The features whose states can stand there, each with the case that holds it.
  public var features: [(routeCase: String?, feature: String)] {
    switch form {
    case .embedded(let feature), .presented(let feature), .rows(let feature, _):
      [(nil, feature)]
    case .route(let route, _), .stack(let route), .alert(let route, _):
      route.cases.compactMap { element in element.feature.map { (element.name, $0) } }
    }
  }

  /// The name of the type that is nested in the feature for a member called `member`: `Destination`.
  public static func typeName(of member: String) -> String {
    member.prefix(1).uppercased() + member.dropFirst()
  }
}

/// The enum of a route, stack, alert or dialog.
public struct RouteModel: Hashable, Sendable {
  /// The enum as it stands in the feature's namespace, to be printed like those of the spec. Its
  /// `payloadsRead` hold every case of a feature.
  public var enumeration: EnumModel
  /// What its cases are, in the order of `enumeration.cases`.
  public var cases: [RouteCaseModel]

  public init(enumeration: EnumModel, cases: [RouteCaseModel]) {
    self.enumeration = enumeration
    self.cases = cases
  }

  /// The cases that show an alert or dialog.
  public var alerts: [AlertCaseModel] { cases.compactMap(\.alert) }
}

/// A case of a route, stack, alert or dialog.
public struct RouteCaseModel: Hashable, Sendable {
  public var name: String
  /// The feature whose state is the case's one payload, without label; nil of plain data.
  public var feature: String?
  /// What it shows, where it is an alert or dialog.
  public var alert: AlertCaseModel?
  public var location: SourceLocation

  public init(
    name: String, feature: String? = nil, alert: AlertCaseModel? = nil, location: SourceLocation
  ) {
    self.name = name
    self.feature = feature
    self.alert = alert
    self.location = location
  }
}

/// What an alert or dialog says, and what its buttons do.
public struct AlertCaseModel: Hashable, Sendable {
  public var name: String
  public var isDialog: Bool
  /// The payload of the case; the parts below read it as parameters.
  public var parameters: [Parameter]
  /// A text over the parameters and the state.
  public var title: Expression
  public var message: Expression?
  /// The fields that the title, message, buttons' titles and conditions read.
  public var reads: Set<String>
  /// In the order in which they are written.
  public var buttons: [AlertButtonModel]
  public var location: SourceLocation

  public init(
    name: String, isDialog: Bool, parameters: [Parameter], title: Expression,
    message: Expression?, reads: Set<String>, buttons: [AlertButtonModel],
    location: SourceLocation
  ) {
    self.name = name
    self.isDialog = isDialog
    self.parameters = parameters
    self.title = title
    self.message = message
    self.reads = reads
    self.buttons = buttons
    self.location = location
  }
}

/// A button of an alert or dialog.
public struct AlertButtonModel: Hashable, Sendable {
  /// Its place among all buttons of the case as they are written.
  public var place: Int
  public var title: Expression
  public var role: Role?
  /// Where it is there: the conditions around it, those of `else` negated.
  public var condition: GuardModel?
  /// Runs after the alert is cleared, with the case's parameters.
  public var body: Body
  public var location: SourceLocation

  /// What a button is for.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case cancel, destructive
  }

  public init(
    place: Int, title: Expression, role: Role?, condition: GuardModel?, body: Body,
    location: SourceLocation
  ) {
    self.place = place
    self.title = title
    self.role = role
    self.condition = condition
    self.body = body
    self.location = location
  }
}
