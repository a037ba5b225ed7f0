import Engine

/// The installed language models, those on the inserted media, and what is being done with them.
struct Models: Document {
    static let name = "soltura-models"

    var installed: [Entry] = []
    var files: [ModelOnMedium] = []
    var adding: Adding?
    var examining: Examining?
    /// How many questions the exam has; nil if it cannot be held, since the engine or the questions are not installed.
    var questions: Int?
    /// The last thing that happened on this visit.
    var result: Result?
    /// Bytes of memory that programs could get when this was found out.
    var availableMemory = 0

    /// An installed model.
    struct Entry: Hashable, Codable, Sendable {
        let name: String
        /// The name by which the model calls itself.
        var title: String
        /// The size of its file, in bytes.
        let bytes: Int
        /// The facts about the file; nil for one that is damaged.
        var facts: Facts?
    }

    struct Facts: Hashable, Codable, Sendable {
        let quantisation: String
        /// The licence that the file states; nil if it states none.
        let licence: String?
        /// The most text it can hold, in tokens.
        let contextLength: Int
        /// The bytes of memory that it needs.
        let memory: Int
        /// The result of the exam; nil before.
        var exam: ExamResult?
    }

    /// A model that is being added.
    struct Adding: Hashable, Codable, Sendable {
        let file: ModelOnMedium
        /// Bytes that are on the disk; nil while it is checked.
        var copied: Int?

        /// 0…1; nil while it is checked.
        var part: Double? { copied.map { Double($0) / Double(max(1, file.bytes)) } }
    }

    /// A model that takes the exam.
    struct Examining: Hashable, Codable, Sendable {
        /// The name of the installed model.
        let name: String
        /// The place in the exam; nil before the first question.
        var progress: ModelExam.Progress?
    }

    /// Why a language model was not added or removed.
    enum Refusal: Hashable, Codable, Sendable {
        case notOpened, notRead, truncated, part, noChat
        case shortContext(tokens: Int), architecture(String), template, vocabulary
        case memory(needed: Int, available: Int), room(needed: Int, free: Int)
        case busy, cancelled, notCopied, unwritable, unknownName, needsProgram
    }

    enum Result: Hashable, Codable, Sendable {
        /// - Parameter name: of the installed model.
        case added(name: String)
        case wasThere(file: String, name: String)
        case removed(name: String)
        /// - Parameter name: of the file, or the model that was not removed.
        case refused(name: String, Refusal)
        case examined(name: String)
        case examStopped(name: String)
        case notExamined(name: String, ModelProblem)
    }

    /// Whether a model is being added or examined.
    var isWorking: Bool { adding != nil || examining != nil }

    subscript(name: String) -> Entry? { installed.first { $0.name == name } }
}

/// A language model's file on a medium.
struct ModelOnMedium: Hashable, Codable, Sendable {
    let name: String
    let path: String
    let bytes: Int
    /// The name of the medium.
    let medium: String
}

/// What the pages of language models ask of their service.
enum ModelRequest: Request {
    /// Finds the installed models, and those on the inserted media: a ``Models``.
    case look([Medium])
    /// Adds a model; each step is a ``Models``.
    case add(ModelOnMedium)
    /// Stops adding; nothing of it is left.
    case stop
    case remove(String)
    /// Examines an installed model; each step is a ``Models``. It goes on when the page is left.
    case examine(String)
    /// Ends the exam; what was noted of an earlier one stays.
    case stopExam
}
