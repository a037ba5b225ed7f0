import Engine
import TalePacks

/// What is known about the sticks, and which task is due next: a value without threads and files.
///
/// ``StickService`` carries out one task at a time, always the most wanted one: exporting, adding tales, what somebody
/// waits for, then reading unread tales, and last the files of each slide.
struct StickPlan: Sendable {
    var sticks = Sticks()
    /// Whether the page is open.
    private(set) var isLookedAt = false
    /// Whether a next task is scheduled.
    private var isWorking = false
    var adding: Adding?
    /// The paths of tales that may already exist unchanged.
    private var uncompared = Set<String>()
    /// What the user wants to hear.
    private var wanted: StickPart?
    /// The tale whose single recording is to be cut.
    private var uncut: String?
    /// The pending export.
    private var unsaved: StickSaving?

    /// A tale that is being added.
    struct Adding: Sendable {
        /// Its path.
        let tale: String
        /// Abandons it; returns false if it was complete already.
        let abandon: @Sendable () -> Bool
    }

    /// Something to do in the background.
    enum Task: Hashable, Sendable {
        case save(StickSaving)
        case add(StickTale)
        case hear(StickPart, StickTale)
        case cut(StickTale)
        /// Reads the names of its files.
        case look(StickTale)
        /// Determines whether it is already on the shelf.
        case compare(StickTale)
        /// Reads the files of one slide.
        case examine(StickTale, tile: Int)
    }

    // MARK: - Requests

    /// Takes a request of the page; what it makes due follows from ``next()``.
    mutating func take(_ command: StickCommand) {
        switch command {
        case .look: look()
        case .add(let places):
            for place in places { sticks.change(place) { if $0.canBeAdded { $0.state = .waiting } } }
        case .stopAdding: stopAdding()
        case .pair(let place, let pairs): sticks.change(place) { $0.pair(pairs) }
        case .findCuts(let place): uncut = place
        case .cut(let place, let bounds):
            sticks.change(place) { tale in
                guard var cuts = tale.cuts else { return }
                cuts.bounds = bounds
                tale.cut(cuts)
            }
        case .hear(let part): wanted = part
        case .save(let tale, let place): save(tale, on: place)
        case .stopSaving: sticks.saving = sticks.saving?.stopped
        case .restore: break  // done aside at once
        case .letGo: letGo()
        case .forgetSaving: if sticks.saving?.isUnderWay == false { sticks.saving = nil }
        }
    }

    private mutating func look() {
        isLookedAt = true
        sticks.notice = nil
        // The shelf may have changed by now.
        for tale in sticks.tales where tale.state == .there { sticks.change(tale.place) { $0.state = .unread } }
        uncompared = Set(sticks.tales.map(\.place))
    }

    private mutating func save(_ tale: String, on place: String) {
        guard let stick = sticks.sticks.first(where: { $0.place == place }), sticks.saving?.isUnderWay != true
        else { return }
        unsaved = StickSaving(tale: tale, place: place, stick: stick.name)
        sticks.saving = unsaved
    }

    private mutating func letGo() {
        isLookedAt = false
        wanted = nil
        uncut = nil
    }

    private mutating func stopAdding() {
        for tale in sticks.tales where tale.state == .waiting { sticks.change(tale.place) { $0.state = .ready } }
        // The work may hang on a stick that does not answer; nobody has to wait for that.
        guard let adding, adding.abandon() else { return }
        sticks.change(adding.tale) { if $0.isBeingAdded { $0.state = .ready } }
        self.adding = nil
    }

    // MARK: - Sticks that come and go

    /// Updates the list of sticks.
    ///
    /// - Returns: the tales that have changed or disappeared.
    mutating func take(_ found: [Stick]) -> [StickTale] {
        let known = Dictionary(grouping: sticks.tales) { $0.archive ?? $0.place }, before = sticks.tales
        let isNew = found.contains { stick in !sticks.sticks.contains { $0.place == stick.place } }
        if isNew { sticks.notice = nil }
        sticks.sticks = found.map { stick in
            var stick = stick
            stick.tales = stick.tales.flatMap { tale in
                let old = known[tale.place] ?? []
                return old.contains { $0.stamp == tale.stamp || $0.isBeingAdded } ? old : [tale]
            }
            return stick
        }
        if let adding, !sticks.tales.contains(where: { $0.place == adding.tale }), adding.abandon() {
            sticks.notice = .pulled(whileAdding: before.first { $0.place == adding.tale }?.title ?? "")
        }
        let kept = Dictionary(sticks.tales.map { ($0.place, $0.stamp) }) { first, _ in first }
        return before.filter { kept[$0.place] != $0.stamp }
    }

    // MARK: - Tasks

    /// Whether tasks must be started: not while they are running.
    mutating func mustStart() -> Bool {
        defer { isWorking = true }
        return !isWorking
    }

    /// The most wanted task; nil if there is none, and then tasks must be started again.
    mutating func next() -> Task? {
        let task = nextOfUser() ?? nextOfSticks()
        isWorking = task != nil
        return task
    }

    private var tales: [StickTale] { isLookedAt ? sticks.tales : [] }

    /// The next task that somebody has asked for.
    private mutating func nextOfUser() -> Task? {
        if let saving = unsaved {
            unsaved = nil
            return .save(saving)
        }
        if let tale = sticks.tales.first(where: { $0.state == .waiting }) { return .add(tale) }
        if let part = wanted {
            wanted = nil
            if let tale = tales.first(where: { $0.place == part.tale }) { return .hear(part, tale) }
        }
        if let place = uncut {
            uncut = nil
            if let tale = tales.first(where: { $0.place == place && $0.canBeCut }) { return .cut(tale) }
        }
        return nil
    }

    /// What is still unknown about the tales.
    private mutating func nextOfSticks() -> Task? {
        if let tale = tales.first(where: { $0.state == .unread }) {
            uncompared.insert(tale.place)
            return .look(tale)
        }
        if let tale = tales.first(where: { $0.mayBeThere && uncompared.contains($0.place) }) {
            uncompared.remove(tale.place)
            return .compare(tale)
        }
        for tale in tales {
            if let tile = tale.tiles.firstIndex(where: { !$0.isRead }) { return .examine(tale, tile: tile) }
        }
        return nil
    }
}
