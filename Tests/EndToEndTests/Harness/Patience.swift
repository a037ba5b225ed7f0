import TestSupport

/// Something that should have happened did not.
struct DidNotHappen: Error, CustomStringConvertible { let description: String }

/// The most that the processor does for a program whose end is waited for: what does more goes round in circles.
private let mostWork = patience

/// Waits until `isTrue`, at most as long as there is ``patience``; looks a hundred times a second.
///
/// - Parameters:
///   - what: a sentence about what is to happen, for the message if it does not.
///   - worker: whose work it is. What gives way to all other programs gets hardly any time on a busy machine, so that
///     there is new patience for it as long as it has got further.
func eventually(_ what: @autoclosure () -> String, by worker: Child? = nil, _ isTrue: () throws -> Bool) async throws {
    var (limit, done) = (ContinuousClock.now + patience, worker?.work ?? .zero)
    while try !isTrue() {
        if ContinuousClock.now > limit {
            let work = worker?.work ?? .zero
            guard work > done, work < mostWork else {
                throw DidNotHappen(description: "within \(patience) it did not happen that \(what())")
            }
            (limit, done) = (.now + patience, work)
        }
        try await Task.sleep(for: .milliseconds(8))
    }
}
