import Dispatch
import Engine
import Sentences
import Synchronization
import System

/// What the service holds for the screen that is open, and what it has read of the scenes; any thread may ask it.
///
/// It may read the disk. What is held for a screen goes with it.
final class VisitMemory: Sendable {
    private let host: ActivityHost
    /// The queue for what takes a while.
    private let queue: DispatchQueue
    private let state = Mutex(State())

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

    init(_ host: ActivityHost, _ queue: DispatchQueue) { (self.host, self.queue) = (host, queue) }

    // MARK: - Visits

    /// A screen is open; what was held for another one goes.
    func open(_ visit: Visit) {
        state.withLock { state in
            if state.visit != visit { (state.visit, state.held) = (visit, Held()) }
        }
    }

    /// The visit of the screen that is open; nil for none.
    var visit: Visit? { state.withLock(\.visit) }

    func isOpen(_ visit: Visit) -> Bool { state.withLock { $0.visit == visit } }

    /// Forgets what is held for a visit.
    ///
    /// - Returns: false if it is not open.
    func leave(_ visit: Visit) -> Bool {
        let held: Held? = state.withLock { state in
            guard state.visit == visit else { return nil }
            defer { (state.visit, state.lastLeft, state.held) = (nil, visit, Held()) }
            return state.held
        }
        // A large deck takes a while to be let go.
        if let held { queue.async { withExtendedLifetime(held) {} } }
        return held != nil
    }

    /// Forgets the scenes if no screen was opened after a visit.
    ///
    /// - Returns: whether none was.
    func forgetScenes(after visit: Visit) -> Bool {
        state.withLock { state in
            guard state.visit == nil, state.lastLeft == visit else { return false }
            state.scenes = []
            return true
        }
    }

    // MARK: - Scenes

    private var folder: SceneFolder { SceneFolder(assets: host.folders.assets) }

    func scenario(_ id: String, _ visit: Visit) -> Scenario? {
        let known = state.withLock { state in
            let held = state.visit == visit ? [state.held.scenario].compactMap(\.self) : []
            return (held + state.scenes).first { $0.id == id }
        }
        guard let scenario = known ?? folder.scene(id) else { return nil }
        state.withLock { if $0.visit == visit { $0.held.scenario = scenario } }
        return scenario
    }

    /// All scenes in short, and whole the one that is held for a visit.
    func scenes(_ visit: Visit) -> Scenes {
        var scenes = Scenes()
        scenes.entries = all.map(Scenes.Entry.init)
        scenes.whole = state.withLock { $0.visit == visit ? [$0.held.scenario].compactMap(\.self) : [] }
        return scenes
    }

    /// The words of all scenes.
    var glossary: [Line] { all.flatMap(\.words) }

    private var all: [Scenario] {
        let known = state.withLock(\.scenes)
        guard known.isEmpty else { return known }
        let read = folder.read()
        for problem in read.problems { Log("tutor").warning(problem) }
        state.withLock { if $0.visit != nil { $0.scenes = read.scenarios } }
        return read.scenarios
    }

    // MARK: - The deck

    func deck(_ visit: Visit) -> KeptDeck {
        held(\.deck, visit) { host.load(KeptDeck.self) as? KeptDeck ?? KeptDeck() }
    }

    func words(_ visit: Visit) -> DeckWords { held(\.words, visit) { DeckWords(deck(visit).deck) } }

    /// Keeps a deck; nothing is kept for a learner who has left meanwhile.
    func keep(_ deck: KeptDeck, _ visit: Visit) {
        state.withLock { state in
            guard state.visit == visit else { return }
            (state.held.deck, state.held.words) = (deck, nil)
            host.save(AnyDocument(deck))
        }
    }

    /// The media on which decks are searched for; nil for a visit that has ended.
    func media(_ visit: Visit) -> [Medium]? { state.withLock { $0.visit == visit ? $0.held.media : nil } }

    func search(_ media: [Medium], _ visit: Visit) {
        state.withLock { if $0.visit == visit { $0.held.media = media } }
    }

    /// What is held for a visit, made first if it is not there yet; for one that has ended nothing is held.
    private func held<Value: Sendable>(
        _ place: WritableKeyPath<Held, Value?> & Sendable, _ visit: Visit, _ make: () -> Value
    ) -> Value {
        if let known = state.withLock({ $0.visit == visit ? $0.held[keyPath: place] : nil }) { return known }
        let made = make()
        state.withLock { if $0.visit == visit { $0.held[keyPath: place] = made } }
        return made
    }
}
