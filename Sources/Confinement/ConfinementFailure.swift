import Sentences

/// Why a process could not be sandboxed.
public struct ConfinementFailure: Explained, Codable, Hashable, Sendable {
    /// The step that failed.
    enum Step: String, Codable, CaseIterable, Sendable {
        case rights = "no_new_privs"
        case landlock
        case seccomp
        case threads = "/proc/self/task"
        case streams = "/dev/null"
    }

    private let step: Step
    private let code: Int32

    init(_ step: Step, _ code: Int32) {
        self.step = step
        self.code = code
    }

    /// The end of a sentence whose subject is a file that was not read.
    public var sentence: Sentence {
        "was not read, because its process cannot be sandboxed (\(word: step): \(errno: code))"
    }
}
