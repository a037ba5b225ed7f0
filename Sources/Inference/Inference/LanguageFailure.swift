import Sentences

/// Why a language model does not work.
public enum LanguageFailure: String, Codable, CaseIterable, EngineFailure, Explained, Sendable {
    /// The file is damaged, cut short, or of a kind that the engine does not know.
    case unreadable
    case noMemory
    /// The engine does not know this kind of network.
    case unknownArchitecture
    /// The file has no tokens, or of a kind that the engine does not know.
    case noVocabulary
    /// The model was not made for talks.
    case noTemplate
    /// The model was made for talks of a form that the engine does not know.
    case unknownTemplate
    /// The CPU is too old.
    case oldProcessor
    case noSandbox
    /// The message is longer than the model's context.
    case tooLong
    /// Its process has ended or hangs.
    case died
    case cancelled

    /// The end of a sentence whose subject is the model.
    public var sentence: Sentence {
        switch self {
        case .unreadable: "cannot be read: its file is damaged, or of a kind that the engine does not know"
        case .noMemory: "cannot be loaded: there is too little memory"
        case .unknownArchitecture: "has an architecture that the engine does not know"
        case .noVocabulary: "has no vocabulary that the engine knows, so it can neither read nor write"
        case .noTemplate: "has no chat template, so it was not made for talks"
        case .unknownTemplate: "has a chat template that the engine does not know"
        case .oldProcessor: "cannot be loaded: this processor lacks SSE 4.2"
        case .noSandbox: "was not loaded, because its process cannot be sandboxed"
        case .tooLong: "cannot reply: the message is longer than its context"
        case .died: "has failed: its process has ended"
        case .cancelled: "was stopped"
        }
    }
}
