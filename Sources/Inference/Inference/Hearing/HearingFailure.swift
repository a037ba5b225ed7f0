import Sentences

/// Why a recogniser does not hear.
public enum HearingFailure: String, Codable, CaseIterable, EngineFailure, Explained, Sendable {
    /// The file is damaged, cut short, or of a kind that the engine does not know.
    case unreadable
    /// The model was made for English alone.
    case onlyEnglish
    case noMemory
    /// The CPU is too old.
    case oldProcessor
    case noSandbox
    case unknownLanguage
    /// The speech is longer than it can hear at a time.
    case tooLong
    /// Its process has ended or hangs.
    case died
    case cancelled

    /// The end of a sentence whose subject is the recogniser.
    public var sentence: Sentence {
        switch self {
        case .unreadable: "cannot be read: its file is damaged, or is not a recogniser in whisper.cpp's format"
        case .onlyEnglish: "was made for English alone"
        case .noMemory: "cannot be loaded: there is too little memory"
        case .oldProcessor: "cannot be loaded: this processor lacks SSE 4.2"
        case .noSandbox: "was not loaded, because its process cannot be sandboxed"
        case .unknownLanguage: "does not know this language"
        case .tooLong: "hears at most \(HearingOrder.mostSeconds) seconds at a time"
        case .died: "has failed: its process has ended"
        case .cancelled: "was stopped"
        }
    }
}
