import Glibc
import Stories

/// Why no tale was made, in one whole sentence.
public struct PackRefusal: Error, Hashable, CustomStringConvertible, Sendable {
    public let description: String
    /// What was left out before that and why, one line each.
    public var remarks: [String] = []

    public init(_ description: String) { self.description = description }

    /// A disk without room comes in many forms: no blocks, no quota, a file that may not grow.
    static let diskFull = PackRefusal("the disk is full; nothing was added")

    static func nothingLeft(_ remarks: [String]) -> PackRefusal {
        var refusal = PackRefusal("nothing is left to make a tale of")
        refusal.remarks = remarks
        return refusal
    }

    /// - Parameters:
    ///   - path: what could not be written.
    ///   - code: the call's `errno`.
    init(writing path: String, _ code: Int32) {
        self =
            [ENOSPC, EDQUOT, EFBIG].contains(code)
            ? .diskFull : PackRefusal("\(printable(path)): cannot be written (\(reason(code)))")
    }
}
