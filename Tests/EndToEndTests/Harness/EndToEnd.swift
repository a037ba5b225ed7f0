import Dispatch
import Testing

/// The real program, as a child meets it: a real window, real keys and a real pointer, and the exact output samples.
///
/// Two halves run at the same time, each test by test: one waits while the other computes.
enum EndToEnd {
    /// The half of those who read, listen, write letters and talk.
    @Suite(.serialized, .onThreadOfItsOwn) struct Visitors {}
    /// The half of those who add, record and save tales, look after the machine and type commands.
    @Suite(.serialized, .onThreadOfItsOwn) struct Keepers {}
}

extension Trait where Self == OwnThread {
    /// A thread of its own for each test: those that all tests share compute for minutes, and a key would stay pressed
    /// as long.
    fileprivate static var onThreadOfItsOwn: Self { OwnThread() }
}

private struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(SerialQueue()) { try await function() }
    }
}

/// A queue that does what its task does, between two waits.
private final class SerialQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "end to end")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
