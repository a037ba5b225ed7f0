import Inference
import Installed
import Sentences

/// Why nothing was heard, as far as a screen can say what to do.
enum ListeningProblem: Hashable, Codable, Sendable {
    /// No recogniser is installed.
    case noRecogniser
    /// `pasaka-ears` is missing.
    case noProgram
    /// The installed one cannot be used.
    case damaged
    case memory(needed: Int, available: Int)
    case noMicrophone
    /// Another page listens.
    case busyMicrophone
    /// Nothing was said, or too softly.
    case silence
    /// The recording holds noise, but no speech.
    case noise
    /// The recogniser has failed; the next try starts it again.
    case failed
}

extension ListeningProblem {
    init(_ refusal: InstalledRefusal) {
        self =
            switch refusal.kind {
            case .unknownName: .noRecogniser
            case .needsProgram: .noProgram
            case .notOpened, .notRead: .damaged
            case .memory(let needed, let available): .memory(needed: needed, available: available)
            case .silence: .silence
            case .noise: .noise
            default: .failed
            }
    }
}

extension InstalledRefusal {
    /// - Parameter path: of the recogniser.
    init(_ failure: HearingFailure, of path: String) {
        let kind: Kind =
            switch failure {
            case .unreadable, .onlyEnglish: .notRead
            default: .failed
            }
        self.init(kind, "\(path: path) \(failure)")
    }

    static let noRecogniser = InstalledRefusal(
        .unknownName,
        "no recogniser of speech is installed; pasaka model add FILE.bin adds one of whisper.cpp's, such as ggml-base.bin"
    )
    static let noEars = InstalledRefusal(
        .needsProgram,
        "pasaka-ears is missing beside the program; kiosk/engine builds its engine, then install Pasaka again")
    static let silence = InstalledRefusal(.silence, "nothing is heard")
    static let noise = InstalledRefusal(.noise, "nobody speaks")
}
