import FeatureRuntime
import Foundation
import Testing

@Suite("Helpers")
struct HelperTests {
  @Test("clamping; not a number becomes the lower bound")
  func clamping() {
    #expect(FeatureRuntime.clamped(11, 1, 10) == 10)
    #expect(FeatureRuntime.clamped(-1, 1, 10) == 1)
    #expect(FeatureRuntime.clamped(Double.nan, 0.5, 1.5) == 0.5)
    #expect(FeatureRuntime.clamped(0, from: 2) == 2)
    #expect(FeatureRuntime.clamped(9, through: 2) == 2)
  }

  @Test("text that is no finite number parses to nothing")
  func parsing() {
    #expect(FeatureRuntime.parsedNumber(" 12\n", as: Int.self) == 12)
    #expect(FeatureRuntime.parsedNumber("12x", as: Int.self) == nil)
    #expect(FeatureRuntime.parsedNumber("300", as: Int8.self) == nil)
    #expect(FeatureRuntime.parsedNumber("2.5", as: Double.self) == 2.5)
    #expect(FeatureRuntime.parsedNumber("inf", as: Double.self) == nil)
    #expect(FeatureRuntime.parsedNumber("nan", as: Float.self) == nil)
    #expect(FeatureRuntime.parsedNumber("1.50", as: Decimal.self) == Decimal(string: "1.5"))
    #expect(FeatureRuntime.parsedNumber("1.5 apples", as: Decimal.self) == nil)
  }

  @Test("conversions round half away from zero and refuse what does not fit")
  func converting() {
    #expect(FeatureRuntime.convertedNumber(2.5, to: Int.self) == 3)
    #expect(FeatureRuntime.convertedNumber(-2.5, to: Int.self) == -3)
    #expect(FeatureRuntime.convertedNumber(Double.nan, to: Int.self) == nil)
    #expect(FeatureRuntime.convertedNumber(1e300, to: Int.self) == nil)
    #expect(FeatureRuntime.convertedNumber(300, to: Int8.self) == nil)
    #expect(FeatureRuntime.convertedNumber(1e300, to: Float.self) == nil)
    #expect(FeatureRuntime.convertedNumber(7, to: Double.self) == 7)
  }

  @Test("equations are solved exactly or not at all")
  func solving() {
    #expect(FeatureRuntime.solvedSum(5, minus: 3) == 2)
    #expect(FeatureRuntime.solvedSum(Int.min, minus: 1) == nil)
    #expect(FeatureRuntime.solvedDifference(Int.max, plus: 1) == nil)
    #expect(FeatureRuntime.solvedSubtrahend(30, from: 100) == 70)
    #expect(FeatureRuntime.solvedSubtrahend(Int.min, from: 1) == nil)
    #expect(FeatureRuntime.solvedProduct(6, by: 4) == nil)
    #expect(FeatureRuntime.solvedProduct(8, by: 4) == 2)
    #expect(FeatureRuntime.solvedProduct(Int.min, by: -1) == nil)
    #expect(FeatureRuntime.solvedProduct(8, by: 0) == nil)
    #expect(FeatureRuntime.solvedProduct(8.0, by: 0) == nil)
    #expect(FeatureRuntime.solvedQuotient(2.0, times: 60) == 120)
    #expect(FeatureRuntime.solvedDivisor(2.0, dividing: 60) == 30)
    #expect(FeatureRuntime.solvedNegation(Int.min) == nil)
    #expect(FeatureRuntime.solvedNegation(2.5) == -2.5)
  }

  @Test("not a number is the same as itself")
  func sameness() {
    #expect(FeatureRuntime.same(Double.nan, .nan))
    #expect(!FeatureRuntime.same(Double.nan, 1))
    #expect(FeatureRuntime.same(Double?.none, nil))
    #expect(!FeatureRuntime.same(Double?.none, 1))
  }
}
