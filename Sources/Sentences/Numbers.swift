/// A number with one decimal.
package func inTenths(_ number: Double) -> String {
    let value = tenths(number)
    return "\(value / 10).\(abs(value % 10))"
}

/// A number in whole tenths; one that is not finite, or too large to be shown, becomes 0 or the largest.
package func tenths(_ number: Double) -> Int {
    let most = 1e12
    return number.isNaN ? 0 : Int((min(max(number, -most), most) * 10).rounded())
}
