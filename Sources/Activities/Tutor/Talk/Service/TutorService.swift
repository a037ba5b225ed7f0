import Dispatch
import Engine
import Sentences
import Spanish
import Storage
import System
import Voices

/// Reads the scenes, understands what is typed, speaks, and keeps the learner's deck.
///
/// Until a screen of the tutor asks, it does nothing and holds nothing; what it holds for a screen goes with it.
final class TutorService: Service {
    typealias Wish = TutorWish

    private let host: ActivityHost
    private let tools: LanguageTools
    private let voice: TalkVoice
    private let saver: SceneSaver
    private let models: ModelDesk
    private let cards: ModelCards
    private let hearing: HearingDesk
    /// Talks, one after the other.
    private let talking = DispatchQueue(label: "pasaka.soltura", qos: .userInitiated)
    /// A slow stick must not delay the talk.
    private let files: DispatchQueue
    private let memory: VisitMemory

    /// The tools end this long after the last screen is left, so that a quick return finds them running.
    static let rest = Duration.seconds(5)

    convenience init(_ host: ActivityHost) { self.init(host, ModelDesk(host)) }

    init(_ host: ActivityHost, _ models: ModelDesk) {
        (self.host, self.models, tools) = (host, models, models.tools)
        files = DispatchQueue(label: "pasaka.soltura.files", qos: .utility)
        memory = VisitMemory(host, files)
        voice = TalkVoice(host)
        saver = SceneSaver(host: host)
        cards = ModelCards(host: host, models: models)
        hearing = HearingDesk(host)
    }

    // MARK: - Wishes

    func carryOut(_ wish: TutorWish, for visit: Visit) {
        memory.open(visit)
        switch wish {
        case .scenes: files.async { self.learnScenes(visit) }
        case .scene(let id): files.async { self.learnScene(id, visit) }
        case .prepare(let needs): prepare(needs, visit)
        case .understand(let message): understand(message, visit)
        case .reply(let wish):
            models.reply(wish, for: visit) { [memory] in
                ModelDesk.Scene(
                    scenario: wish.scenario.flatMap { memory.scenario($0, visit) }, deck: memory.deck(visit).deck)
            }
        case .stopReply(let wish): models.stop(wish)
        case .word(let wish):
            answer(wish.scenario, visit) { CardNews(id: wish.id, cards: $0.cards(of: wish)) }
        case .question(let question):
            answer(question.scenario, visit) { [cards] desk in
                cards.takingOver(CardNews(id: question.id, cards: desk.answer(question)), question, for: visit)
            }
        case .listen(let wish): hearing.hear(wish, for: visit)
        case .say(let text): voice.say(text, for: visit)
        case .hush: voice.hush()
        case .voices: files.async { [host] in host.answer(VoicesNews(VoiceStore(host)), to: visit) }
        case .decks(let media): files.async { self.tellDeck(visit, media) }
        case .deckWords: files.async { self.tellDeckWords(visit) }
        case .openDeck(let file): files.async { self.open(file, visit) }
        case .forgetDeck: files.async { self.forgetDeck(visit) }
        case .sum(let talk):
            answer(talk.scenario, visit) { $0.summary(of: talk, date: LocalTime.text("%Y-%m-%d")) }
        case .save(let files, let medium):
            self.files.async { [host, saver] in
                host.answer(SavingNews(saving: saver.save(files, on: medium.place)), to: visit)
            }
        }
    }

    /// Answers on the talks' queue, if the screen is still open.
    ///
    /// - Parameter make: nil for nothing to say yet.
    private func answer(
        _ scenario: String?, _ visit: Visit, _ make: @escaping @Sendable (TutorDesk) -> (some Answer)?
    ) {
        talking.async { [self] in
            guard memory.isOpen(visit), let news = make(desk(scenario, visit)) else { return }
            host.answer(news, to: visit)
        }
    }

    private func understand(_ message: LearnerMessage, _ visit: Visit) {
        answer(message.place?.scenario, visit) { [cards] desk in
            cards.takingOver(desk.understand(message), message, for: visit)
        }
    }

    private func desk(_ id: String?, _ visit: Visit) -> TutorDesk {
        TutorDesk(
            tools: tools.isInstalled ? tools : nil, scenario: id.flatMap { memory.scenario($0, visit) },
            deck: memory.words(visit))
    }

    private func prepare(_ needs: TalkNeeds, _ visit: Visit) {
        if let voice = needs.voice { self.voice.prepare(voice) }
        talking.async { [self] in
            guard memory.isOpen(visit) else { return }
            if tools.isInstalled { tools.prepare(for: needs.preset) }
            _ = memory.words(visit)
        }
    }

    // MARK: - Scenes

    private var folder: SceneFolder { SceneFolder(assets: host.folders.assets) }

    private var parts: Scenes.Parts {
        Scenes.Parts(
            hasAnalyser: tools.isInstalled, hasRecogniser: hearing.isInstalled, hasEngine: models.hasEngine,
            models: models.choices)
    }

    private func learnScenes(_ visit: Visit) {
        guard memory.isOpen(visit) else { return }
        var scenes = memory.scenes(visit)
        scenes.parts = parts
        host.tell(.learned(AnyDocument(scenes)))
    }

    private func learnScene(_ id: String, _ visit: Visit) {
        _ = memory.scenario(id, visit)
        learnScenes(visit)
    }

    /// The scenes, which a photograph needs at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard extent >= .answers else { return [] }
        var scenes = Scenes()
        scenes.whole = folder.read().scenarios
        scenes.entries = scenes.whole.map(Scenes.Entry.init)
        scenes.parts = parts
        return scenes.entries.isEmpty ? [] : [AnyDocument(scenes)]
    }

    // MARK: - The deck

    private func tellDeck(_ visit: Visit, _ media: [Medium]) {
        memory.search(media, visit)
        tellDeck(visit)
    }

    private func tellDeck(_ visit: Visit, result: DeckNews.Result? = nil) {
        guard let media = memory.media(visit) else { return }
        let deck = memory.deck(visit)
        let summary = deck.file.isEmpty ? nil : DeckNews.Summary(deck)
        host.answer(DeckNews(deck: summary, files: DeckFiles(media: media).list, result: result), to: visit)
    }

    private func tellDeckWords(_ visit: Visit) {
        guard memory.isOpen(visit) else { return }
        let deck = memory.deck(visit).deck
        let notes = Mastery.allCases.flatMap { deck[$0].prefix(PromptBuilder.mostOfEach) }
        host.answer(DeckWordsNews(notes: notes), to: visit)
    }

    private func open(_ file: DeckFile, _ visit: Visit) {
        guard memory.isOpen(visit) else { return }
        do throws(DeckReader.Refusal) {
            let deck = try DeckReader(converter: host.program("pasaka-converter")).read(file.path)
            memory.keep(KeptDeck(deck, file: file.name, mostBytes: KeptFile.mostBytes), visit)
            tellDeck(visit, result: .opened)
        } catch {
            Log("tutor").warning(error.sentence)
            tellDeck(visit, result: .refused(file: file.name, error.kind))
        }
    }

    private func forgetDeck(_ visit: Visit) {
        memory.keep(KeptDeck(), visit)
        tellDeck(visit)
    }

    // MARK: - Its end

    func left(_ visit: Visit) {
        let wasOpen = memory.leave(visit)
        models.left(visit)
        hearing.left(visit)
        guard wasOpen else { return }
        voice.hush()
        host.agenda.later(Self.rest) { [weak self] in self?.end(after: visit) }
    }

    /// Ends the tools and voices, unless the tutor was opened again.
    private func end(after visit: Visit) {
        if memory.forgetScenes(after: visit) { close() }
    }

    /// Ends the processes at once, whatever screen they worked for.
    func forgetChild() {
        if let visit = memory.visit { left(visit) }
        host.agenda.later(.zero) { [weak self] in self?.close() }
    }

    var status: [String] {
        [voice.status, hearing.status, models.status, "soltura   \(tools.count) tools of language ready"]
    }

    func close() {
        voice.close()
        models.close()
        hearing.close()
        tools.close()
    }

    func audit() -> Audit {
        .tutor(SceneFolder(assets: host.folders.assets).read(), hasTools: tools.isInstalled)
    }
}
