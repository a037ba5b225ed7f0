import Synchronization

/// How many bytes may still be taken, from any thread.
final class ByteBudget: Sendable {
    private let left: Mutex<Int>

    init(_ bytes: Int) { left = Mutex(bytes) }

    /// - Returns: whether there were as many.
    func take(_ bytes: Int) -> Bool {
        left.withLock { left in
            guard bytes <= left else { return false }
            left -= bytes
            return true
        }
    }

    func give(_ bytes: Int) { left.withLock { $0 += bytes } }
}
