import Dispatch
import Engine
import Spanish

/// Understands what is typed, and says what the tutor says of it.
final class PanelService: Service {
    private let host: ActivityHost
    private let memory: VisitMemory
    private let tools: LanguageTools
    private let speech: SpeechService
    private let cards: ModelCards
    /// Talks, one after the other.
    private let talking = DispatchQueue(label: "pasaka.soltura", qos: .userInitiated)

    init(_ host: ActivityHost, _ memory: VisitMemory, _ replies: ReplyService, _ speech: SpeechService) {
        (self.host, self.memory, self.speech, tools) = (host, memory, speech, replies.tools)
        cards = ModelCards(host: host, models: replies)
    }

    func carryOut(_ request: PanelRequest, for visit: Visit) {
        switch request {
        case .prepare(let needs): prepare(needs, visit)
        case .message(let message):
            answer(message.place?.scenario, message.tutor, visit) { [cards] rules in
                cards.takingOver(rules.understand(message), message, for: visit)
            }
        case .word(let word):
            answer(word.scenario, word.tutor, visit) { CardAnswer(id: word.id, cards: $0.cards(of: word)) }
        case .question(let question):
            answer(question.scenario, question.tutor, visit) { [cards] rules in
                cards.takingOver(CardAnswer(id: question.id, cards: rules.answer(question)), question, for: visit)
            }
        }
    }

    /// Answers on the talks' queue, if the screen is still open.
    ///
    /// - Parameter make: nil for nothing to say yet.
    func answer(
        _ scenario: String?, _ tutor: TutorChoices, _ visit: Visit,
        _ make: @escaping @Sendable (TutorRules) -> (some Answer)?
    ) {
        memory.open(visit)
        talking.async { [self] in
            guard memory.isOpen(visit), let answer = make(rules(scenario, tutor, visit)) else { return }
            host.answer(answer, to: visit)
        }
    }

    private func rules(_ id: String?, _ tutor: TutorChoices, _ visit: Visit) -> TutorRules {
        TutorRules(
            tools: tools.isInstalled ? tools : nil,
            scenario: id.flatMap { memory.scenario($0, visit) }?.spoken(in: tutor.dialect),
            deck: memory.words(visit), glossary: { [memory] in memory.glossary })
    }

    private func prepare(_ needs: TalkNeeds, _ visit: Visit) {
        memory.open(visit)
        if let voice = needs.voice { speech.prepare(voice) }
        talking.async { [self] in
            guard memory.isOpen(visit) else { return }
            if tools.isInstalled { tools.prepare(for: needs.preset) }
            _ = memory.words(visit)
        }
    }
}
