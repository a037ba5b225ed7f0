/// A number with one decimal.
package func inTenths(_ number: Double) -> String {
    let value = Int((number * 10).rounded())
    return "\(value / 10).\(abs(value % 10))"
}
