import Dispatch
import Engine
import Sentences
import Storage
import Synchronization
import System

/// Reads the scenes, understands what is typed, speaks, and keeps the learner's deck.
///
/// Until a screen of the tutor asks, it does nothing and holds nothing.
final class TutorService: Service {
    typealias Wish = TutorWish

    private let host: ActivityHost
    private let tools: LanguageTools
    private let speech: SpeechMaker
    private let saver: SceneSaver
    /// Talks, one after the other.
    private let talking = DispatchQueue(label: "pasaka.soltura", qos: .userInitiated)
    /// A slow stick must not delay the talk.
    private let files = DispatchQueue(label: "pasaka.soltura.files", qos: .utility)
    private let kept = Mutex(Kept())

    /// What is held while a screen of the tutor is open.
    private struct Kept {
        var scenes: [Scenario] = []
        var scenario: Scenario?
        var deck: KeptDeck?
        var words: DeckWords?
        /// The sounds of the last utterances.
        var sounds: [Sound] = []
        var visits = 0
    }

    init(_ host: ActivityHost) {
        self.host = host
        tools = LanguageTools(host)
        speech = SpeechMaker(host)
        saver = SceneSaver(host)
    }

    // MARK: - Wishes

    func carryOut(_ wish: TutorWish, for visit: Visit) {
        switch wish {
        case .scenes: files.async { self.learnScenes() }
        case .scene(let id): files.async { self.learnScene(id) }
        case .understand(let message): answer(visit) { $0.understand(message) }
        case .word(let wish):
            answer(visit) { desk in CardNews(id: wish.id, cards: Self.cards(of: wish, desk)) }
        case .question(let question):
            answer(visit) { desk in CardNews(id: question.id, cards: desk.answer(question)) }
        case .say(let text): say(text, visit)
        case .hush: hush()
        case .decks: files.async { self.tellDeck(visit) }
        case .deckWords: files.async { self.tellDeckWords(visit) }
        case .openDeck(let file): files.async { self.open(file, visit) }
        case .forgetDeck: files.async { self.forgetDeck(visit) }
        case .sum(let talk): answer(visit) { self.sum(talk, $0) }
        case .save(let files, let medium):
            self.files.async { [host, saver] in
                host.answer(SavingNews(saving: saver.save(files, on: medium.place)), to: visit)
            }
        }
    }

    /// Answers on the talks' queue.
    private func answer(_ visit: Visit, _ make: @escaping @Sendable (TutorDesk) -> some Answer) {
        talking.async { [self] in host.answer(make(desk), to: visit) }
    }

    private var desk: TutorDesk {
        let scenario = kept.withLock(\.scenario)
        return TutorDesk(tools: tools.isInstalled ? tools : nil, scenario: scenario, deck: words)
    }

    private static func cards(of wish: WordWish, _ desk: TutorDesk) -> [TutorCard] {
        let words = wish.text.split(separator: " ")
        guard words.indices.contains(wish.word) else { return [] }
        let note = desk.note(String(words[wish.word]), in: wish.text, wish.tutor)
        if desk.tools == nil, note.meanings.isEmpty { return [TutorCard(.program, .needsTools)] }
        return [TutorCard(.rule, .words([note]))]
    }

    private func sum(_ talk: FinishedTalk, _ desk: TutorDesk) -> SummaryNews {
        let lines = talk.lines.map { line in
            line.speaker == .learner
                ? line : TalkLine(.tutor, line.text, tokens: desk.tokens(of: line.text), mistakes: line.mistakes)
        }
        let summary = SceneSummary(
            lines, scenario: desk.scenario, targets: talk.tutor.words, deck: desk.deck, language: talk.tutor.language,
            meaning: { [tools] in (try? tools.meanings(of: $0))?.first })
        return SummaryNews(
            used: summary.used, newWords: summary.newWords, mistakes: summary.mistakes,
            text: summary.text(date: LocalTime.text("%Y-%m-%d")))
    }

    // MARK: - Scenes

    private func learnScenes() {
        var scenes = Scenes()
        scenes.entries = all.map(Scenes.Entry.init)
        scenes.whole = kept.withLock(\.scenario).map { [$0] } ?? []
        scenes.parts = parts
        host.tell(.learned(AnyDocument(scenes)))
    }

    private func learnScene(_ id: String) {
        let scenario = all.first { $0.id == id }
        kept.withLock { $0.scenario = scenario }
        if scenario != nil {
            speech.prepare(Voice((host.load(Preferences.self) as? Preferences)?.voice ?? .elena, in: .spain))
        }
        learnScenes()
    }

    private var all: [Scenario] {
        let known = kept.withLock(\.scenes)
        guard known.isEmpty else { return known }
        let read = SceneFolder(assets: host.folders.assets).read()
        for problem in read.problems { Log("tutor").warning(problem) }
        kept.withLock { $0.scenes = read.scenarios }
        return read.scenarios
    }

    private var parts: Scenes.Parts { Scenes.Parts(hasAnalyser: tools.isInstalled, hasSpeech: true) }

    /// For a photograph, everything is known at once.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        guard case .everything = extent else { return [] }
        var scenes = Scenes()
        scenes.whole = SceneFolder(assets: host.folders.assets).read().scenarios
        scenes.entries = scenes.whole.map(Scenes.Entry.init)
        return scenes.entries.isEmpty ? [] : [AnyDocument(scenes)]
    }

    // MARK: - Speech

    private func say(_ text: SpokenText, _ visit: Visit) {
        talking.async { [self] in
            let marks = Mutex<[SpeechNews.Mark]>([])
            let counter = WordCounter(text.text)
            let tellNews: @Sendable (Sound?) -> Void = { [host] sound in
                host.answer(
                    SpeechNews(id: text.id, text: text.text, sound: sound, marks: marks.withLock(\.self)), to: visit)
            }
            let sound = Mutex<Sound?>(nil)
            let said = speech.say(
                text.text, voice: Voice(text.voice, text.dialect), speed: text.isSlow ? .slow : .normal
            ) { news in
                switch news {
                case .words(let words):
                    marks.withLock {
                        $0 += words.map { .init(word: counter.word(at: $0.characters.lowerBound), start: $0.seconds) }
                    }
                    if let sound = sound.withLock(\.self) { tellNews(sound) }
                case .made: break
                case .failed(let problem):
                    Log("tutor").warning(problem)
                    tellNews(nil)
                }
            }
            sound.withLock { $0 = said }
            keep(said)
            tellNews(said)
        }
    }

    /// Keeps the last sounds, so that one that still fades out is not taken away.
    private func keep(_ sound: Sound?) {
        let old = kept.withLock { kept in
            kept.sounds += [sound].compactMap(\.self)
            defer { kept.sounds = Array(kept.sounds.suffix(2)) }
            return kept.sounds.dropLast(2)
        }
        old.forEach(speech.forget)
    }

    private func hush() {
        let old = kept.withLock { kept in
            defer { kept.sounds = [] }
            return kept.sounds
        }
        old.forEach(speech.forget)
    }

    // MARK: - The deck

    private var deck: KeptDeck {
        if let deck = kept.withLock(\.deck) { return deck }
        let deck = host.load(KeptDeck.self) as? KeptDeck ?? KeptDeck()
        kept.withLock { $0.deck = deck }
        return deck
    }

    private var words: DeckWords {
        if let words = kept.withLock(\.words) { return words }
        let words = DeckWords(deck.deck)
        kept.withLock { $0.words = words }
        return words
    }

    private func tellDeck(_ visit: Visit, _ result: DeckNews.Result? = nil) {
        let deck = deck
        let summary = deck.file.isEmpty ? nil : DeckNews.Summary(deck)
        host.answer(DeckNews(deck: summary, files: DeckFiles(host.folders).list, result: result), to: visit)
    }

    private func tellDeckWords(_ visit: Visit) {
        let deck = deck.deck
        let notes = Mastery.allCases.flatMap { deck[$0].prefix(PromptBuilder.mostOfEach) }
        host.answer(DeckWordsNews(notes: notes), to: visit)
    }

    private func open(_ file: DeckFile, _ visit: Visit) {
        do throws(DeckReader.Refusal) {
            let deck = try DeckReader(converter: host.program("pasaka-converter")).read(file.path)
            keep(KeptDeck(deck, file: file.name))
            tellDeck(visit, .opened)
        } catch {
            tellDeck(visit, .refused(error.sentence.description))
        }
    }

    private func forgetDeck(_ visit: Visit) {
        keep(KeptDeck())
        tellDeck(visit)
    }

    private func keep(_ deck: KeptDeck) {
        kept.withLock { kept in (kept.deck, kept.words) = (deck, nil) }
        host.save(AnyDocument(deck))
    }

    // MARK: - Its end

    /// Nothing is held once no screen of the tutor is open.
    func left(_ visit: Visit) {
        files.async { [self] in kept.withLock { $0 = Kept() } }
    }

    var status: [String] { [speech.status] }

    func close() {
        speech.close()
        tools.close()
    }

    /// All scenes.
    func audit() -> Audit {
        let scenes = SceneFolder(assets: host.folders.assets).read()
        var audit = Audit("\(scenes.scenarios.count) scenes", problems: scenes.problems)
        audit.images = scenes.scenarios.map { Image($0.icon) } + Scenario.Category.allCases.map { Image($0.icon) }
        return audit
    }
}
