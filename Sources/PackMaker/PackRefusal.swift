import Glibc
import Stories

/// Why no tale was made, in one whole sentence.
public struct PackRefusal: Error, Hashable, CustomStringConvertible, Sendable {
    public let description: String
    /// What was left out before that and why, one line each.
    public var remarks: [String] = []

    /// What a page for a grown-up can say in its own words.
    public private(set) var cause = Cause.other

    public enum Cause: Hashable, Sendable {
        case other, diskFull
        /// There is no picture that could be shown.
        case nothingLeft
        /// Its id is that of a tale that cannot be replaced.
        case taken
        /// The source was there at first and went, as a stick does that is pulled.
        case gone
        /// The folder of tales cannot be written.
        case unwritable
        case interrupted
    }

    public init(_ description: String) { self.description = description }

    private init(_ description: String, _ cause: Cause) { (self.description, self.cause) = (description, cause) }

    /// A disk without room comes in many forms: no blocks, no quota, a file that may not grow.
    static let diskFull = PackRefusal("the disk is full; nothing was added", .diskFull)

    static let interrupted = PackRefusal("was interrupted; nothing was added", .interrupted)

    static func gone(_ path: String) -> PackRefusal {
        PackRefusal("\(printable(path)): was taken away while it was read; nothing was added", .gone)
    }

    static func taken(_ id: String, mayReplace: Bool) -> PackRefusal {
        let wayOut =
            mayReplace ? "give this one another id" : "add this one by --replace, or give it another id"
        return PackRefusal(
            "the id \(quoted(id)) belongs to a tale that is there already; \(wayOut) in \(StoryManifest.fileName)",
            .taken)
    }

    static func nothingLeft(_ remarks: [String]) -> PackRefusal {
        var refusal = PackRefusal("nothing is left to make a tale of", .nothingLeft)
        refusal.remarks = remarks
        return refusal
    }

    /// - Parameters:
    ///   - path: what could not be written.
    ///   - code: the call's `errno`.
    init(writing path: String, _ code: Int32) {
        self =
            [ENOSPC, EDQUOT, EFBIG].contains(code)
            ? .diskFull : PackRefusal("\(printable(path)): cannot be written (\(reason(code)))", .unwritable)
    }
}
