import Engine
import Sentences

/// Why a language model does not talk.
enum ModelProblem: Hashable, Codable, Error, Sendable {
    /// The package that brings the engine is missing.
    case noEngine
    /// The model was removed, or its file cannot be used.
    case noModel
    /// The memory is too small, in bytes.
    case memory(needed: Int, available: Int)
    /// The model was made for no talk, or for another form of talk than the engine knows.
    case noTalk
    /// The model has failed, or its process was ended.
    case failed
    /// What it said was not right twice.
    case faulty
    /// A model takes the exam, and two would need twice the memory.
    case examined

    var wording: TutorWording {
        switch self {
        case .noEngine: .modelNeedsEngine
        case .noModel: .modelMissing
        case .memory(let needed, let available):
            .modelNeedsMemory(needed: Self.size(needed), there: Self.size(available))
        case .noTalk: .modelForNoTalk
        case .failed: .modelFailed
        case .faulty: .modelFaulty
        case .examined: .modelIsExamined
        }
    }

    /// A size as it is shown, such as `1,5 GB`.
    private static func size(_ bytes: Int) -> String {
        let tenths = max(1, bytes / 100_000_000)
        return "\(tenths / 10),\(tenths % 10) GB"
    }
}

extension ModelProblem: Explained {
    /// The reason in the words of the terminal.
    var sentence: Sentence {
        switch self {
        case .noEngine: "the engine of language models is missing; install pasaka-soltura"
        case .noModel: "there is no such model, or its file is damaged; pasaka model list shows them"
        case .memory(let needed, let available):
            "the model needs \(Sentence.size(needed)) of memory, but \(Sentence.size(available)) are available; close other programs or choose a smaller model"
        case .noTalk: "the model was not made for talks, or for a form of talk that the engine does not know"
        case .failed: "the language model has failed; its process has ended"
        case .faulty: "the model could not answer well, twice"
        case .examined: "a language model takes the exam; it can talk when that has ended"
        }
    }
}
