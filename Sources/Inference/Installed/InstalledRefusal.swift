import Sentences
import Storage

/// Why a model, recogniser or voice is not added, found or removed, or does not do its work.
public struct InstalledRefusal: Explained, Hashable {
    public let kind: Kind
    /// The reason in the words of the log and the terminal.
    public let sentence: Sentence

    /// What can be done about it.
    public enum Kind: Hashable, Sendable {
        /// The file is gone, or is not an ordinary one.
        case notOpened
        /// The file is something else, damaged, or made for other machines.
        case notRead
        case truncated
        /// The file is one of several parts.
        case part
        case noChat
        /// The model takes in too few tokens at once.
        case shortContext(tokens: Int)
        /// The engine does not know the kind of network.
        case architecture(String)
        /// The engine does not know how the model wants a talk written down.
        case template
        /// The model has no tokens that the engine knows.
        case vocabulary
        case memory(needed: Int, available: Int)
        case room(needed: Int, free: Int)
        /// Another one is being added.
        case busy
        case cancelled
        /// Either the file could not be read to its end, or the copy not be written.
        case notCopied
        case unwritable
        case unknownName
        case needsProgram
        /// A voice does not speak the language.
        case language
        /// Nothing was said, or too softly.
        case silence
        /// Noise, but no speech.
        case noise
        /// A failure at its work.
        case failed
    }

    public init(_ kind: Kind, _ sentence: Sentence) { (self.kind, self.sentence) = (kind, sentence) }

    public init(_ failure: CallFailure, in folder: String) {
        self.init(.unwritable, "\(path: folder) cannot be written: \(failure)")
    }

    public init(_ failure: ReadFailure, of path: String) { self.init(.notOpened, "\(path: path): \(failure)") }

    /// - Parameter work: is done in a folder, which is named if it cannot be.
    public static func writing<Answer>(
        in folder: String, _ work: () throws(CallFailure) -> Answer
    ) throws(InstalledRefusal) -> Answer {
        do throws(CallFailure) { return try work() } catch { throw InstalledRefusal(error, in: folder) }
    }

    public static let noConverter = InstalledRefusal(
        .needsProgram, "pasaka-converter is missing beside the program; install Pasaka again")
    public static let busy = InstalledRefusal(
        .busy, "something else is being added; try again when that has ended")
    public static let cancelled = InstalledRefusal(.cancelled, "cancelled; nothing was added")
    static let several = InstalledRefusal(
        .notRead, "add language models and recognisers one by one; only a voice has several files")

    static func noKind(_ path: String) -> InstalledRefusal {
        InstalledRefusal(
            .notRead,
            "\(path: path) is not a language model (GGUF), a recogniser of whisper.cpp's or a voice of Piper or Kokoro"
        )
    }

    public static func unknown(_ kind: InstalledKind, _ name: String) -> InstalledRefusal {
        let sentence: Sentence =
            switch kind {
            case .model: "there is no model \(text: name); pasaka model list shows those that are installed"
            case .recogniser: "there is no recogniser \(text: name); pasaka model list shows those that are installed"
            case .voice: "there is no voice \(text: name); pasaka model list shows the voices"
            }
        return InstalledRefusal(.unknownName, sentence)
    }

    static func shared(_ name: String, in folder: String) -> InstalledRefusal {
        InstalledRefusal(
            .unwritable, "the recogniser \(text: name) belongs to the machine; remove it from \(path: folder)")
    }

    public static func sandbox(_ path: String, _ reason: Sentence) -> InstalledRefusal {
        InstalledRefusal(.failed, "\(path: path) was not read, because \(reason)")
    }

    public static func memory(
        _ kind: InstalledKind, _ path: String, needed: Int, available: Int
    ) -> InstalledRefusal {
        let sentence: Sentence =
            kind == .recogniser
            ? "\(path: path) needs \(Sentence.size(needed)) of memory, but \(Sentence.size(available)) are available; choose a smaller recogniser"
            : "\(path: path) needs \(Sentence.size(needed)) of memory, but \(Sentence.size(available)) are available; choose a smaller model"
        return InstalledRefusal(.memory(needed: needed, available: available), sentence)
    }

    static func room(_ path: String, needed: Int, free: Int) -> InstalledRefusal {
        InstalledRefusal(
            .room(needed: needed, free: free),
            "\(path: path) needs \(Sentence.size(needed)) on the disk, but \(Sentence.size(free)) are free")
    }
}

extension Sentence {
    /// Megabytes, or gigabytes with one decimal.
    public static func size(_ bytes: Int) -> Sentence {
        let tenths = bytes / 100_000_000
        if tenths >= 10 { return "\(tenths / 10).\(tenths % 10) GB" }
        return "\(bytes == 0 ? 0 : max(1, bytes / 1_000_000)) MB"
    }
}
