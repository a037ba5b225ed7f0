import Inference
import Sentences
import Storage

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

/// Why a recogniser does not hear, or is not added or removed.
struct RecogniserRefusal: Explained, Hashable {
    let problem: ListeningProblem
    /// The reason in the words of the log and the terminal.
    let sentence: Sentence

    init(_ problem: ListeningProblem, _ sentence: Sentence) { (self.problem, self.sentence) = (problem, sentence) }

    init(_ failure: CallFailure, in folder: String) {
        self.init(.failed, "\(path: folder) cannot be written: \(failure)")
    }

    /// - Parameter path: of the recogniser.
    init(_ failure: HearingFailure, of path: String) {
        let problem: ListeningProblem =
            switch failure {
            case .unreadable, .onlyEnglish: .damaged
            default: .failed
            }
        self.init(problem, "\(path: path) \(failure)")
    }

    static let none = RecogniserRefusal(
        .noRecogniser,
        "no recogniser of speech is installed; pasaka model add FILE.bin adds one of whisper.cpp's, such as ggml-base.bin"
    )
    static let noProgram = RecogniserRefusal(
        .noProgram,
        "pasaka-ears is missing beside the program; kiosk/engine builds its engine, then install Pasaka again")
    static let silence = RecogniserRefusal(.silence, "nothing is heard")
    static let noise = RecogniserRefusal(.noise, "nobody speaks")

    static func sandbox(_ path: String, _ reason: Sentence) -> RecogniserRefusal {
        RecogniserRefusal(.failed, "\(path: path) was not read, because \(reason)")
    }

    static func unknown(_ name: String) -> RecogniserRefusal {
        RecogniserRefusal(
            .noRecogniser,
            "there is no recogniser \(text: name); pasaka model list shows those that are installed")
    }

    static func memory(_ path: String, needed: Int, available: Int) -> RecogniserRefusal {
        RecogniserRefusal(
            .memory(needed: needed, available: available),
            "\(path: path) needs \(Sentence.size(needed)) of memory, but \(Sentence.size(available)) are available; choose a smaller recogniser"
        )
    }
}
