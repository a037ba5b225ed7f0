import Confinement
import Engine
import Glibc
import Sentences
import Synchronization

/// Starts helper programs as App does, and ends with itself those that are left.
public final class StartedHelpers: Sendable {
    private let all = Mutex<[Running]>([])

    private final class Running: HelperProcess {
        let process: pid_t
        let socket: Int32
        private let child: Mutex<ChildProcess?>

        init(_ child: ChildProcess) {
            (process, socket) = (child.process, child.channel)
            self.child = Mutex(child)
        }

        @discardableResult func end() -> Sentence? {
            child.withLock { child in
                defer { child = nil }
                return child?.end().refusedCall?.sentence
            }
        }
    }

    public init() {}

    deinit { for helper in all.withLock(\.self) { helper.end() } }

    /// The processes that were started, also when they have ended.
    public var processes: [pid_t] { all.withLock { $0.map(\.process) } }

    /// The number of them that have not ended.
    public var living: Int { processes.count { kill($0, 0) == 0 } }

    /// Starts a program that was built beside the tests.
    public func start(_ program: String, _ arguments: [String]) throws -> any HelperProcess {
        try start(at: builtProgram(program), [program] + arguments)
    }

    /// - Parameter words: the program's own name and its arguments.
    public func start(at path: String, _ words: [String]) throws -> any HelperProcess {
        let helper = Running(try ChildProcess.start(path, words, over: .bytes))
        all.withLock { $0.append(helper) }
        return helper
    }
}
