import Conversion
import Glibc
import Sentences
import Stories

/// Why no tale was made, in one whole sentence.
public struct PackRefusal: Explained, Hashable, Sendable {
    public let sentence: Sentence
    /// What was left out before that and why, one line each.
    public var remarks: [String] = []

    /// What a page for a grown-up can say in its own words.
    public private(set) var cause = Cause.other

    public enum Cause: Hashable, Sendable {
        case other, diskFull
        /// There is no picture that could be shown.
        case nothingLeft
        /// Its id is that of a tale that came with Pasaka, which cannot be replaced.
        case taken
        /// The source was there at first and went, as a stick does that is pulled.
        case gone
        /// The folder of tales cannot be written.
        case unwritable
        case interrupted
    }

    public init(_ sentence: Sentence) { self.sentence = sentence }

    private init(_ sentence: Sentence, _ cause: Cause) { (self.sentence, self.cause) = (sentence, cause) }

    /// A disk without room comes in many forms: no blocks, no quota, a file that may not grow.
    static let diskFull = PackRefusal("the disk is full; nothing was added", .diskFull)

    static let interrupted = PackRefusal("was interrupted; nothing was added", .interrupted)

    static func gone(_ path: String) -> PackRefusal {
        PackRefusal("\(path: path): was taken away while it was read; nothing was added", .gone)
    }

    static func taken(_ id: String) -> PackRefusal {
        PackRefusal(
            "the id \"\(tale: id)\" belongs to a tale that came with Pasaka; add this one with --keep-both, or give it another id in story.json",
            .taken)
    }

    static func nothingLeft(_ remarks: [String]) -> PackRefusal {
        var refusal = PackRefusal("nothing is left to make a tale of", .nothingLeft)
        refusal.remarks = remarks
        return refusal
    }

    /// Why nothing more can be made: a full disk, an interruption; nil where an error concerns its one file alone.
    init?(ofEverythingBy error: any Error) {
        switch error {
        case let refusal as PackRefusal: self = refusal
        case let refusal as ConversionRefusal where refusal == .diskFull: self = .diskFull
        default: return nil
        }
    }

    /// - Parameters:
    ///   - path: what could not be written.
    ///   - code: the call's `errno`.
    init(writing path: String, _ code: Int32) {
        self =
            [ENOSPC, EDQUOT, EFBIG].contains(code)
            ? .diskFull : PackRefusal("\(path: path): cannot be written (\(errno: code))", .unwritable)
    }
}
