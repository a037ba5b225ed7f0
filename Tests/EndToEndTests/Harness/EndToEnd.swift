import Dispatch
import Senses
import Testing

/// The real program, as a child meets it: a real window, real keys and a real pointer, and the exact output samples.
///
/// Five groups run at the same time, each test by test: some wait while others compute.
enum EndToEnd {
    /// The group of those who read and listen.
    @Suite(.serialized, .onThreadOfItsOwn) struct Readers {}
    /// The group of those who write letters, talk and type.
    @Suite(.serialized, .onThreadOfItsOwn) struct Learners {}
    /// The group of those who are heard.
    @Suite(.serialized, .onThreadOfItsOwn) struct Speakers {}
    /// The group of those who look after the machine and type commands.
    @Suite(.serialized, .onThreadOfItsOwn) struct Keepers {}
    /// The group of those who add, record and save tales.
    @Suite(.serialized, .onThreadOfItsOwn) struct Makers {}
}

extension Trait where Self == OwnThread {
    /// A thread of its own for each group: those that all tests share compute for minutes, and a key would stay
    /// pressed as long.
    fileprivate static var onThreadOfItsOwn: Self { OwnThread() }
}

/// The thread of a whole group, so that also its next test starts without waiting for the other tests.
private struct OwnThread: SuiteTrait, TestScoping {
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
