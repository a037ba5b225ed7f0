/// A test's argument that is too long to be printed, with words that say what it is.
///
/// What a failed test prints of its arguments must be short: a ZIP's bytes fill the log with megabytes.
public struct Named<Value: Sendable>: Sendable, CustomStringConvertible {
    public let description: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        description = name
        self.value = value
    }
}
