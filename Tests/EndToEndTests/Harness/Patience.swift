import TestSupport

/// Something that should have happened did not.
struct DidNotHappen: Error, CustomStringConvertible { let description: String }

/// Waits until `isTrue`, at most as long as there is ``patience``; looks a hundred times a second.
///
/// - Parameter what: a sentence about what is to happen, for the message if it does not.
func eventually(_ what: @autoclosure () -> String, _ isTrue: () throws -> Bool) async throws {
    let limit = ContinuousClock.now + patience
    while try !isTrue() {
        guard ContinuousClock.now < limit else {
            throw DidNotHappen(description: "within \(patience) it did not happen that \(what())")
        }
        try await Task.sleep(for: .milliseconds(8))
    }
}
