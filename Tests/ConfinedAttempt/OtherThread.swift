import Glibc

/// A thread that makes an attempt on request.
final class OtherThread: Sendable {
    private let attempt: String
    private let (waiting, telling): (Int32, Int32)

    /// Opens what a sandboxed process cannot open any more.
    init(_ attempt: String) {
        self.attempt = attempt
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        waiting = ends[0]
        telling = ends[1]
    }

    func start() -> pthread_t {
        var thread = pthread_t()
        pthread_create(
            &thread, nil, { own in own.map { OtherThread.run($0) } }, Unmanaged.passRetained(self).toOpaque())
        return thread
    }

    /// Triggers the attempt, which ends the process.
    func tell(_ thread: pthread_t) {
        var byte: UInt8 = 0
        write(telling, &byte, 1)
        pthread_join(thread, nil)
    }

    private static func run(_ own: UnsafeMutableRawPointer) -> Never {
        let thread = Unmanaged<OtherThread>.fromOpaque(own).takeRetainedValue()
        var byte: UInt8 = 0
        read(thread.waiting, &byte, 1)
        Attempt.make(thread.attempt)
    }
}
