import Dispatch
import Engine
import Sentences
import Storage
import Synchronization
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
    private let hearing: HearingDesk
    /// Talks, one after the other.
    private let talking = DispatchQueue(label: "pasaka.soltura", qos: .userInitiated)
    /// A slow stick must not delay the talk.
    private let files = DispatchQueue(label: "pasaka.soltura.files", qos: .utility)
    private let state = Mutex(State())

    /// So long after the last screen was left, the tools end: who comes back from another page finds them warm.
    static let rest = Duration.seconds(5)

    private struct State {
        /// The visit of the screen that is open; nil for none.
        var visit: Visit?
        var lastLeft: Visit?
        var held = Held()
        /// All that were read; they are nobody's secret.
        var scenes: [Scenario] = []
    }

    /// What is held for the open screen only.
    private struct Held {
        var scenario: Scenario?
        var deck: KeptDeck?
        var words: DeckWords?
        var media: [Medium] = []
    }

    init(_ host: ActivityHost) {
        self.host = host
        tools = LanguageTools(host)
        voice = TalkVoice(host)
        saver = SceneSaver(host)
        models = ModelDesk(host, tools)
        hearing = HearingDesk(host)
    }

    // MARK: - Wishes

    func carryOut(_ wish: TutorWish, for visit: Visit) {
        state.withLock { state in
            if state.visit != visit { (state.visit, state.held) = (visit, Held()) }
        }
        switch wish {
        case .scenes: files.async { self.learnScenes(visit) }
        case .scene(let id): files.async { self.learnScene(id, visit) }
        case .prepare(let needs): prepare(needs, visit)
        case .understand(let message): understand(message, visit)
        case .reply(let wish):
            models.reply(wish, for: visit) { [self] in
                ModelDesk.Scene(scenario: wish.scenario.flatMap { scenario($0, visit) }, deck: deck(visit).deck)
            }
        case .stopReply(let wish): models.stop(wish)
        case .word(let wish):
            answer(wish.scenario, visit) { CardNews(id: wish.id, cards: $0.cards(of: wish)) }
        case .question(let question):
            cards(question.id, question.scenario, question.tutor, visit) { ($0.answer(question), question.text) }
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

    private func isOpen(_ visit: Visit) -> Bool { state.withLock { $0.visit == visit } }

    /// Answers on the talks' queue, if the screen is still open.
    private func answer(
        _ scenario: String?, _ visit: Visit, _ make: @escaping @Sendable (TutorDesk) -> some Answer
    ) {
        talking.async { [self] in
            guard isOpen(visit) else { return }
            host.answer(make(desk(scenario, visit)), to: visit)
        }
    }

    private func understand(_ message: LearnerMessage, _ visit: Visit) {
        answer(message.place?.scenario, visit) { [models] desk in
            let news = desk.understand(message)
            return models.takingOver(news, message, for: visit)
        }
    }

    /// Answers a question by rule, or has a model answer it.
    private func cards(
        _ id: Int, _ scenario: String?, _ tutor: TutorChoices, _ visit: Visit,
        _ make: @escaping @Sendable (TutorDesk) -> (cards: [TutorCard], question: String)
    ) {
        talking.async { [self] in
            guard isOpen(visit) else { return }
            let (cards, question) = make(desk(scenario, visit))
            let tell: @Sendable ([TutorCard]) -> Void = { [host] cards in
                host.answer(CardNews(id: id, cards: cards), to: visit)
            }
            guard let model = tutor.model, cards.contains(where: \.needsModel) else { return tell(cards) }
            models.ask(.question(ModelLanguage(tutor.language)), about: question, model: model, for: visit) {
                tell([$0])
            }
        }
    }

    private func desk(_ id: String?, _ visit: Visit) -> TutorDesk {
        TutorDesk(
            tools: tools.isInstalled ? tools : nil, scenario: id.flatMap { scenario($0, visit) }, deck: words(visit))
    }

    private func prepare(_ needs: TalkNeeds, _ visit: Visit) {
        if let voice = needs.voice { self.voice.prepare(voice) }
        talking.async { [self] in
            guard isOpen(visit) else { return }
            if tools.isInstalled { tools.prepare(for: needs.preset) }
            _ = words(visit)
        }
    }

    // MARK: - What is held

    /// What is held for a visit, made first if it is not there yet; for one that has ended nothing is held.
    private func held<Value: Sendable>(
        _ place: WritableKeyPath<Held, Value?> & Sendable, _ visit: Visit, _ make: () -> Value
    ) -> Value {
        if let known = state.withLock({ $0.visit == visit ? $0.held[keyPath: place] : nil }) { return known }
        let made = make()
        state.withLock { if $0.visit == visit { $0.held[keyPath: place] = made } }
        return made
    }

    private func scenario(_ id: String, _ visit: Visit) -> Scenario? {
        let known = state.withLock { state in
            let held = state.visit == visit ? [state.held.scenario].compactMap(\.self) : []
            return (held + state.scenes).first { $0.id == id }
        }
        guard let scenario = known ?? folder.scene(id) else { return nil }
        state.withLock { if $0.visit == visit { $0.held.scenario = scenario } }
        return scenario
    }

    private func deck(_ visit: Visit) -> KeptDeck {
        held(\.deck, visit) { host.load(KeptDeck.self) as? KeptDeck ?? KeptDeck() }
    }

    private func words(_ visit: Visit) -> DeckWords { held(\.words, visit) { DeckWords(deck(visit).deck) } }

    // MARK: - Scenes

    private var folder: SceneFolder { SceneFolder(assets: host.folders.assets) }

    private var parts: Scenes.Parts {
        Scenes.Parts(
            hasAnalyser: tools.isInstalled, hasRecogniser: hearing.isInstalled, hasEngine: models.hasEngine,
            models: models.choices)
    }

    private func learnScenes(_ visit: Visit) {
        guard isOpen(visit) else { return }
        var scenes = Scenes()
        scenes.entries = all.map(Scenes.Entry.init)
        scenes.whole = state.withLock { $0.visit == visit ? [$0.held.scenario].compactMap(\.self) : [] }
        scenes.parts = parts
        host.tell(.learned(AnyDocument(scenes)))
    }

    private func learnScene(_ id: String, _ visit: Visit) {
        _ = scenario(id, visit)
        learnScenes(visit)
    }

    private var all: [Scenario] {
        let known = state.withLock(\.scenes)
        guard known.isEmpty else { return known }
        let read = folder.read()
        for problem in read.problems { Log("tutor").warning(problem) }
        state.withLock { if $0.visit != nil { $0.scenes = read.scenarios } }
        return read.scenarios
    }

    /// For a photograph, everything is known at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard case .everything = extent else { return [] }
        var scenes = Scenes()
        scenes.whole = folder.read().scenarios
        scenes.entries = scenes.whole.map(Scenes.Entry.init)
        scenes.parts = parts
        return scenes.entries.isEmpty ? [] : [AnyDocument(scenes)]
    }

    // MARK: - The deck

    private func tellDeck(_ visit: Visit, _ media: [Medium]) {
        state.withLock { if $0.visit == visit { $0.held.media = media } }
        tellDeck(visit)
    }

    private func tellDeck(_ visit: Visit, result: DeckNews.Result? = nil) {
        guard let media = state.withLock({ $0.visit == visit ? $0.held.media : nil }) else { return }
        let deck = deck(visit)
        let summary = deck.file.isEmpty ? nil : DeckNews.Summary(deck)
        host.answer(DeckNews(deck: summary, files: DeckFiles(media: media).list, result: result), to: visit)
    }

    private func tellDeckWords(_ visit: Visit) {
        guard isOpen(visit) else { return }
        let deck = deck(visit).deck
        let notes = Mastery.allCases.flatMap { deck[$0].prefix(PromptBuilder.mostOfEach) }
        host.answer(DeckWordsNews(notes: notes), to: visit)
    }

    private func open(_ file: DeckFile, _ visit: Visit) {
        guard isOpen(visit) else { return }
        do throws(DeckReader.Refusal) {
            let deck = try DeckReader(converter: host.program("pasaka-converter")).read(file.path)
            keep(KeptDeck(deck, file: file.name), visit)
            tellDeck(visit, result: .opened)
        } catch {
            Log("tutor").warning(error.sentence)
            tellDeck(visit, result: .refused(file: file.name, error.kind))
        }
    }

    private func forgetDeck(_ visit: Visit) {
        keep(KeptDeck(), visit)
        tellDeck(visit)
    }

    /// Nothing is kept for a learner who has left meanwhile.
    private func keep(_ deck: KeptDeck, _ visit: Visit) {
        state.withLock { state in
            guard state.visit == visit else { return }
            (state.held.deck, state.held.words) = (deck, nil)
            host.save(AnyDocument(deck))
        }
    }

    // MARK: - Its end

    func left(_ visit: Visit) {
        let held: Held? = state.withLock { state in
            guard state.visit == visit else { return nil }
            defer { (state.visit, state.lastLeft, state.held) = (nil, visit, Held()) }
            return state.held
        }
        models.left(visit)
        hearing.left(visit)
        guard let held else { return }
        voice.hush()
        // A large deck takes a while to be let go.
        files.async { withExtendedLifetime(held) {} }
        host.agenda.later(Self.rest) { [weak self] in self?.end(after: visit) }
    }

    /// Ends the tools and voices, unless the tutor was opened again.
    private func end(after visit: Visit) {
        let isLeft = state.withLock { state in
            guard state.visit == nil, state.lastLeft == visit else { return false }
            state.scenes = []
            return true
        }
        if isLeft { close() }
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
