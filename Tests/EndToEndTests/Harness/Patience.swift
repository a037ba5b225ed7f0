import Glibc
import TestSupport

/// An expected event did not happen.
struct DidNotHappen: Error, CustomStringConvertible { let description: String }

/// The maximum CPU time of a program that is being waited for: beyond it the program is looping.
private let mostWork = patience

/// Waits until `isTrue`, at most as long as there is ``patience``; looks a hundred times a second.
///
/// - Parameters:
///   - what: a sentence about what is to happen, for the message if it does not.
///   - worker: the process that does the work. Low-priority work gets hardly any time on a busy machine, so
///     the timeout restarts as long as it makes progress.
func eventually(_ what: @autoclosure () -> String, by worker: Child? = nil, _ isTrue: () throws -> Bool) async throws {
    var limit = ContinuousClock.now + patience, done = worker?.work ?? .zero
    while try !isTrue() {
        if ContinuousClock.now > limit {
            let work = worker?.work ?? .zero
            guard work > done, work < mostWork else {
                throw DidNotHappen(description: "within \(patience) it did not happen that \(what())")
            }
            limit = .now + patience
            done = work
        }
        pause(.milliseconds(8))
    }
}

/// Rests on the thread of the test's own group: a task that sleeps is woken by those that all tests share, when they have
/// computed.
func pause(_ time: Duration) { usleep(useconds_t(time / .microseconds(1))) }
