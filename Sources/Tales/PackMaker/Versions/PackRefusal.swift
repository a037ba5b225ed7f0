import Conversion
import Glibc
import Sentences
import Storage
import TalePacks

/// Why no tale was made, as a complete sentence.
public struct PackRefusal: Explained, Hashable, Sendable {
    public let sentence: Sentence
    /// What was left out before that and why, one line each.
    public var remarks: [Sentence] = []

    /// The cause, for a page with its own words.
    public private(set) var cause = Cause.other

    public enum Cause: Hashable, Sendable {
        case other, diskFull
        /// No usable picture.
        case nothingLeft
        /// Its id belongs to a shipped tale, which cannot be replaced.
        case taken
        /// The source disappeared, like a removed stick.
        case gone
        /// The folder of tales cannot be written.
        case unwritable
        case interrupted
        /// A file's name is not allowed on sticks.
        case unfitName
        /// An archive of an unsupported format.
        case foreignArchive
        /// An archive with several tales.
        case several
    }

    /// Bytes needed and available, if the disk is too full and that is known.
    public private(set) var room: Room?

    public struct Room: Hashable, Sendable {
        public let needed, free: Int

        public init(needed: Int, free: Int) {
            self.needed = needed
            self.free = free
        }

        /// The needed space in megabytes, rounded up.
        public var neededMegabytes: Int { (needed + 999_999) / 1_000_000 }
        /// Free space in megabytes, rounded down.
        public var freeMegabytes: Int { free / 1_000_000 }
    }

    public init(_ sentence: Sentence) { self.sentence = sentence }

    private init(_ sentence: Sentence, _ cause: Cause) {
        self.sentence = sentence
        self.cause = cause
    }

    /// A full disk appears in several forms: no blocks, no quota, a file size limit.
    static let diskFull = PackRefusal("the disk is full; nothing was added", .diskFull)

    public static let interrupted = PackRefusal("was interrupted; nothing was added", .interrupted)

    public static func gone(_ path: String) -> PackRefusal {
        PackRefusal("\(path: path): was removed while it was being read; nothing was added", .gone)
    }

    static func goneWhileSaving(_ path: String) -> PackRefusal {
        PackRefusal("\(path: path): was removed while it was being written; nothing was saved", .gone)
    }

    static func foreignArchive(_ path: String, isRAR: Bool) -> PackRefusal {
        PackRefusal(
            isRAR
                ? "\(path: path): is a RAR archive, which is not read; unpack it and pack the folder as a ZIP"
                : "\(path: path): is a 7z archive, which is not read; unpack it and pack the folder as a ZIP",
            .foreignArchive)
    }

    static func several(_ path: String, _ count: Int) -> PackRefusal {
        PackRefusal("\(path: path): contains \(count) tales; unpack it and add the folder", .several)
    }

    static func unfit(_ file: String) -> PackRefusal {
        PackRefusal("\(path: file): this file name is not allowed on sticks; rename the file", .unfitName)
    }

    /// The target of an export is too full.
    static func noRoom(at path: String, _ room: Room?) -> PackRefusal {
        guard let room else {
            return PackRefusal("\(path: path): there is not enough space; nothing was saved", .diskFull)
        }
        var refusal = PackRefusal(
            "\(path: path): there is not enough space: \(room.neededMegabytes) MB are needed, \(room.freeMegabytes) MB are free; nothing was saved",
            .diskFull)
        refusal.room = room
        return refusal
    }

    /// The target is permanently read-only.
    public static func readOnly(_ path: String) -> PackRefusal {
        let refusal = PackRefusal(writing: path, CallFailure("open", EROFS))
        return refusal.saying("\(refusal.sentence); nothing was saved")
    }

    /// The same cause with another sentence.
    func saying(_ sentence: Sentence) -> PackRefusal { PackRefusal(sentence, cause) }

    static func taken(_ id: String) -> PackRefusal {
        PackRefusal(
            "the id \"\(tale: id)\" belongs to a tale included with Pasaka; add this one with --keep-both, or give it another id in story.json",
            .taken)
    }

    static func nothingLeft(_ remarks: [Sentence]) -> PackRefusal {
        var refusal = PackRefusal("nothing is left to make a tale from", .nothingLeft)
        refusal.remarks = remarks
        return refusal
    }

    /// Why nothing more can be made: a full disk, a cancellation; nil if an error affects only its own file.
    init?(ofEverythingBy error: any Error) {
        switch error {
        case let refusal as PackRefusal: self = refusal
        case let refusal as ConversionRefusal where refusal == .diskFull: self = .diskFull
        default: return nil
        }
    }

    /// - Parameter path: the path that could not be written.
    init(writing path: String, _ failure: CallFailure) {
        self =
            failure.isFullDisk
            ? .diskFull : PackRefusal("\(path: path): cannot be written (\(errno: failure.code))", .unwritable)
    }

    /// Does work on the disk, whose failure is a refusal.
    ///
    /// - Parameter path: the path that is written.
    static func writing<Result>(
        _ path: String, _ work: () throws(CallFailure) -> Result
    ) throws(PackRefusal) -> Result {
        do throws(CallFailure) {
            return try work()
        } catch {
            throw PackRefusal(writing: path, error)
        }
    }
}
