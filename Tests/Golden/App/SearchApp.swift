import Foundation

/// The app's own types of `Search.feature`.
nonisolated enum GeocodingSearch {
  struct Result: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }
}

nonisolated struct Forecast: Equatable, Sendable {
  var daily: Daily
  var dailyUnits: DailyUnits

  struct Daily: Equatable, Sendable {
    var temperatureMax: [Double]
    var temperatureMin: [Double]
    var time: [Date]
  }

  struct DailyUnits: Equatable, Sendable {
    var temperatureMax: String
    var temperatureMin: String
  }
}
