import Conversion
import Sentences
import Storage

/// Why a language model is not added, listed or removed.
struct ModelRefusal: Explained, Hashable {
    let kind: Kind
    /// The reason in the words of the log and the terminal.
    let sentence: Sentence

    /// What can be done about it.
    enum Kind: Hashable, Codable, Sendable {
        /// The file is gone, or is not an ordinary one.
        case notOpened
        /// The file is something else, damaged, or made for other machines.
        case notRead
        case truncated
        /// The file is one of several parts.
        case part
        case noChat
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
    }

    init(_ kind: Kind, _ sentence: Sentence) { (self.kind, self.sentence) = (kind, sentence) }

    /// - Parameter path: of the file that was not read.
    init(_ refusal: ConversionRefusal, path: String) {
        let kind: Kind =
            switch refusal.reason {
            case .truncatedModel: .truncated
            case .modelPart: .part
            case .model(.noTemplate), .noLanguageModel: .noChat
            default: .notRead
            }
        self.init(kind, "\(path: path) \(refusal)")
    }

    init(_ failure: CallFailure, in folder: String) {
        self.init(.unwritable, "\(path: folder) cannot be written: \(failure)")
    }

    static let needsProgram = ModelRefusal(
        .needsProgram, "pasaka-converter is missing beside the program; install Pasaka again")
    static let busy = ModelRefusal(.busy, "something else is being added; try again when that has ended")
    static let cancelled = ModelRefusal(.cancelled, "cancelled; nothing was added")

    static func unknown(_ name: String) -> ModelRefusal {
        ModelRefusal(.unknownName, "there is no model \(text: name); pasaka model list shows those that are installed")
    }

    static func memory(_ path: String, needed: Int, available: Int) -> ModelRefusal {
        ModelRefusal(
            .memory(needed: needed, available: available),
            "\(path: path) needs \(Sentence.size(needed)) of memory, but \(Sentence.size(available)) are available; choose a smaller model"
        )
    }

    static func room(_ path: String, needed: Int, free: Int) -> ModelRefusal {
        ModelRefusal(
            .room(needed: needed, free: free),
            "\(path: path) needs \(Sentence.size(needed)) on the disk, but \(Sentence.size(free)) are free")
    }
}
