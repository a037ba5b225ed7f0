import Glibc
import Sentences

/// A system call that failed, and why.
public struct CallFailure: Explained, Hashable {
    private let name: Sentence
    /// As in `errno`.
    public let code: Int32

    /// - Parameter call: its name.
    public init(_ call: StaticString, _ code: Int32 = errno) {
        (name, self.code) = (Sentence(stringLiteral: call), code)
    }

    public var sentence: Sentence { "\(name): \(errno: code)" }

    /// Whether there is no room: no blocks, no quota, a file that may not grow.
    public var isFullDisk: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

/// Makes a system call, and makes it again when a signal has interrupted it.
///
/// A call that is interrupted a hundred times in a row has failed: nobody may wait for ever.
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
