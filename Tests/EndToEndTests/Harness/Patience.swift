/// Something that should have happened did not.
struct DidNotHappen: Error, CustomStringConvertible { let description: String }

/// Waits until `isTrue`; looks a hundred times a second.
///
/// - Parameters:
///   - what: a sentence about what is to happen, for the message if it does not.
///   - seconds: generous, because test machines are slow; a rule about time has its own limit.
func eventually(
    _ what: @autoclosure () -> String, within seconds: Double = 20, _ isTrue: () throws -> Bool
) async throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while try !isTrue() {
        guard ContinuousClock.now < limit else {
            throw DidNotHappen(description: "within \(seconds) s it did not happen that \(what())")
        }
        try await Task.sleep(for: .milliseconds(8))
    }
}
