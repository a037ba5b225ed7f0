import Confinement
import Engine
import Sentences
import Synchronization

/// Starts activities' helper programs, and kills those that are left at the end.
final class Helpers: Service {
    typealias Wish = Never

    private let running = Mutex<[Helper]>([])

    /// A running helper.
    private final class Helper: HelperProcess {
        let socket: Int32
        private let child: Mutex<ChildProcess?>

        init(_ child: ChildProcess) {
            socket = child.channel
            self.child = Mutex(child)
        }

        @discardableResult func end() -> Sentence? {
            child.withLock { child in
                defer { child = nil }
                return child?.end().refusedCall?.sentence
            }
        }

        var hasEnded: Bool { child.withLock { $0 == nil } }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its name, for the reason of a failure.
    ///   - path: nil if it is missing.
    func start(_ program: String, at path: String?, _ arguments: [String]) throws(NoHelper) -> any HelperProcess {
        guard let path else { throw NoHelper("\(path: program) is missing; install Pasaka again") }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        do throws(ChildProcess.Failure) {
            let helper = Helper(try ChildProcess.start(path, [name] + arguments, over: .bytes))
            running.withLock { running in
                running.removeAll(where: \.hasEnded)
                running.append(helper)
            }
            return helper
        } catch {
            throw NoHelper("\(path: program) cannot be started: \(path: path): \(errno: error.code)")
        }
    }

    func carryOut(_ wish: Never, for visit: Visit) {}

    func close() {
        let left = running.withLock { running in
            defer { running = [] }
            return running
        }
        for helper in left { helper.end() }
    }
}
