import Dispatch
import Engine
import Spanish

/// Ends the processes of the tutor's services after its last screen; what was held for a screen goes with it.
///
/// Until a screen of the tutor asks, nothing is done and nothing held.
final class TutorService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    private let tools: LanguageTools
    private let speech: SpeechService
    private let listening: ListeningService
    private let replies: ReplyService

    /// The processes end this long after the last screen is left, so that a quick return finds them running.
    static let rest = Duration.seconds(5)

    private init(
        _ host: ActivityHost, _ memory: VisitMemory, _ speech: SpeechService, _ listening: ListeningService,
        _ replies: ReplyService
    ) {
        (self.host, self.memory, tools) = (host, memory, replies.tools)
        (self.speech, self.listening, self.replies) = (speech, listening, replies)
    }

    /// The services of the tutor, which share what they hold for its screen.
    static func all(_ host: ActivityHost) -> [any Service] {
        // A slow stick must not delay the talk.
        let files = DispatchQueue(label: "pasaka.soltura.files", qos: .utility)
        let memory = VisitMemory(host, files)
        let (speech, listening) = (SpeechService(host, memory, files), ListeningService(host))
        let replies = ReplyService(host, memory)
        let panel = PanelService(host, memory, replies, speech)
        let scenes = SceneService(host, memory, files) {
            Scenes.Parts(
                hasAnalyser: replies.tools.isInstalled, hasRecogniser: listening.isInstalled,
                hasEngine: replies.hasEngine, models: replies.choices)
        }
        return [
            speech, listening, replies, TutorService(host, memory, speech, listening, replies), panel, scenes,
            DeckService(host, memory, replies.tools, files), TalkEndService(host, panel, files),
            ModelService(host, replies),
        ]
    }

    func carryOut(_ request: Never, for visit: Visit) {}

    func left(_ visit: Visit) {
        guard memory.leave(visit) else { return }
        speech.hush()
        host.agenda.later(Self.rest) { [weak self] in
            guard let self, memory.forgetScenes(after: visit) else { return }
            endProcesses()
        }
    }

    /// Ends the processes at once, whatever screen they worked for.
    func forgetChild() {
        if let visit = memory.visit {
            listening.left(visit)
            replies.left(visit)
            left(visit)
        }
        host.agenda.later(.zero) { [weak self] in self?.endProcesses() }
    }

    private func endProcesses() {
        speech.close()
        replies.close()
        listening.close()
        close()
    }

    var status: [String] { ["soltura   \(tools.count) tools of language ready"] }

    func close() { tools.close() }
}
