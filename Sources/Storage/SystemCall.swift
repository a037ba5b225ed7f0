import Glibc
import Sentences

/// A failed system call and its error.
public struct CallFailure: Explained, Hashable {
    private let name: Sentence
    /// The `errno`.
    public let code: Int32

    /// - Parameter call: its name.
    public init(_ call: StaticString, _ code: Int32 = errno) {
        name = Sentence(stringLiteral: call)
        self.code = code
    }

    public var sentence: Sentence { "\(name): \(errno: code)" }

    /// Whether the disk is full: no blocks, no quota, or a file size limit.
    public var isFullDisk: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

/// Makes a system call, retrying when a signal interrupts it.
///
/// Fails after a hundred interruptions in a row, so that it never blocks forever.
///
/// - Returns: what the call returns, which is not negative.
@discardableResult public func systemCall<Result: SignedInteger>(
    _ name: StaticString, _ call: () -> Result
) throws(CallFailure) -> Result {
    for _ in 0..<100 {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { break }
    }
    throw CallFailure(name)
}
