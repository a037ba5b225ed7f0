import Foundation
import Glibc
import Synchronization

/// Does something on a thread of its own, and returns when that thread has ended.
///
/// Threads of a queue end after some seconds without work.
///
/// - Returns: nil if it fails.
public func onPassingThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) -> Value? {
    let made = Mutex<(value: Value?, thread: String)?>(nil)
    Thread.detachNewThread {
        let thread = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
        let value = try? work()
        made.withLock { $0 = (value, thread) }
    }
    _ = eventually { made.withLock { $0.map { access("/proc/\($0.thread)", F_OK) != 0 } ?? false } }
    return made.withLock { $0?.value }
}
