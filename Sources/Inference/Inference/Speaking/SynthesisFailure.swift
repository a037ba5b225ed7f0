import Sentences

/// Why an installed voice does not speak.
public enum SynthesisFailure: String, Codable, CaseIterable, EngineFailure, Explained, Sendable {
    /// A file is damaged, cut short, or of a kind that the engine does not know.
    case unreadable
    /// The voice makes no sound, or none that can be heard.
    case silent
    case noMemory
    case noSandbox
    /// The text is longer than a voice can say in one breath.
    case tooLong
    /// Its process has ended or hangs.
    case died
    /// Nobody wants the sentence any more.
    case unwanted

    /// The end of a sentence whose subject is the voice.
    public var sentence: Sentence {
        switch self {
        case .unreadable: "cannot be read: its files are damaged, or of a kind that the engine does not know"
        case .silent: "makes no sound: its files are damaged, or do not belong together"
        case .noMemory: "cannot be loaded: there is too little memory"
        case .noSandbox: "was not loaded, because its process cannot be sandboxed"
        case .tooLong: "cannot say so long a sentence"
        case .died: "has failed: its process has ended"
        case .unwanted: "was stopped"
        }
    }
}
