import Conversion
import Dispatch
import Engine
import PackMaker
import Sentences
import Synchronization
import System

/// Watches the sticks, and carries out their page's requests in the background.
///
/// Until the page is opened only names are listed. One task runs at a time, always the most
/// wanted one: adding tales, then reading unread ones, then the files of each slide.
final class StickService: Service {
    private let reading: StickReading
    private let workshop: StickWorkshop
    /// Reports that the family's tales have changed.
    private let changed: @Sendable () -> Void
    /// Coalesces updates: a stick's page may have thousands of tiles, each of which is read separately.
    private let deliveries: LatestOnly<Sticks>
    /// For long work; and for detecting sticks, which must not wait for it.
    private let work = DispatchQueue(label: "pasaka.sticks.work", qos: .utility)
    private let watching = DispatchQueue(label: "pasaka.sticks", qos: .userInitiated)
    private let state = Mutex(State())

    private struct State {
        var sticks = Sticks()
        /// Whether the page is open.
        var isLookedAt = false
        /// Whether a next task is scheduled.
        var isWorking = false
        /// Where the tale with this path is being prepared.
        var adding: (tale: String, place: HiddenPlace)?
        /// The paths of tales that may already exist unchanged.
        var uncompared = Set<String>()
        /// What the user wants to hear.
        var wanted: StickPart?
        /// The tale whose single recording is to be cut.
        var uncut: String?
        /// The pending export.
        var unsaved: StickSaving?
        var folders: FolderWatch?
        var mounts: MountWatch?

        /// Updates the list of sticks.
        ///
        /// - Returns: the tales that have changed or disappeared.
        mutating func take(_ found: [Stick]) -> [StickTale] {
            let known = Dictionary(sticks.tales.map { ($0.place, $0) }) { first, _ in first }
            let isNew = found.contains { stick in !sticks.sticks.contains { $0.place == stick.place } }
            if isNew { sticks.notice = nil }
            sticks.sticks = found.map { stick in
                var stick = stick
                stick.tales = stick.tales.map { tale in
                    guard let old = known[tale.place] else { return tale }
                    return old.stamp == tale.stamp || old.isBeingAdded ? old : tale
                }
                return stick
            }
            if let adding, !sticks.tales.contains(where: { $0.place == adding.tale }), adding.place.abandon() {
                sticks.notice = .pulled(whileAdding: known[adding.tale]?.title ?? "")
            }
            let kept = Dictionary(sticks.tales.map { ($0.place, $0.stamp) }) { first, _ in first }
            return known.values.filter { kept[$0.place] != $0.stamp }
        }
    }

    private enum Work {
        case save(StickSaving)
        case add(StickTale), hear(StickPart, StickTale), cut(StickTale), look(StickTale), compare(StickTale)
        case examine(StickTale, tile: Int)
    }

    /// A tale and its preview at that time.
    private typealias Looked = (tale: StickTale, content: TalePreview)

    private static let log = Log("sticks")
    /// Milliseconds: a stick must appear within three seconds, and disappear within one.
    private static let pause = 200

    /// - Parameter deliver: called on a background thread when something has changed, at most ten times a second.
    init(
        reading: StickReading, workshop: StickWorkshop, changed: @escaping @Sendable () -> Void,
        agenda: Agenda = .background("pasaka.sticks.news"), deliver: @escaping @Sendable (Sticks) -> Void
    ) {
        (self.reading, self.workshop, self.changed) = (reading, workshop, changed)
        deliveries = LatestOnly(agenda: agenda, deliver: deliver)
    }

    convenience init(_ host: ActivityHost) {
        self.init(
            reading: StickReading(places: host.folders.media ?? StickReading.usualPlaces),
            workshop: StickWorkshop(host),
            changed: { host.reload {} }, deliver: { host.tellByNextFrame(.learned(AnyDocument($0))) })
    }

    /// Reads all sticks before the first screen only if everything is wanted; otherwise they are found later.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        extent == .everything ? [AnyDocument(workshop.readAll(of: reading))] : []
    }

    /// Cancels work without leaving partial files.
    func close() { carryOut(.letGo) }

    /// Its results are published to all, as ``Sticks``.
    func carryOut(_ command: StickCommand, for visit: Visit = 0) {
        switch command {
        case .look:
            update { state in
                (state.isLookedAt, state.sticks.notice) = (true, nil)
                // The shelf may have changed by now.
                for tale in state.sticks.tales where tale.state == .there {
                    state.sticks.change(tale.place) { $0.state = .unread }
                }
                state.uncompared = Set(state.sticks.tales.map(\.place))
            }
            work.async { self.findEarlier() }
        case .add(let places):
            update { state in
                for place in places { state.sticks.change(place) { if $0.canBeAdded { $0.state = .waiting } } }
            }
        case .pair(let place, let pairs): update { $0.sticks.change(place) { $0.pair(pairs) } }
        case .findCuts(let place): state.withLock { $0.uncut = place }
        case .cut(let place, let bounds):
            update { state in
                state.sticks.change(place) { tale in
                    guard var cuts = tale.cuts else { return }
                    cuts.bounds = bounds
                    tale.cut(cuts)
                }
            }
        case .hear(let part): state.withLock { $0.wanted = part }
        case .save(let tale, let place):
            update { state in
                guard let stick = state.sticks.sticks.first(where: { $0.place == place }),
                    state.sticks.saving?.isUnderWay != true
                else { return }
                state.unsaved = StickSaving(tale: tale, place: place, stick: stick.name)
                state.sticks.saving = state.unsaved
            }
        case .stopSaving: update { $0.sticks.saving = $0.sticks.saving?.stopped }
        case .restore(let id): work.async { self.restore(id) }
        case .letGo:
            update { state in
                (state.isLookedAt, state.wanted, state.uncut) = (false, nil, nil)
                for tale in state.sticks.tales where tale.state == .waiting {
                    state.sticks.change(tale.place) { $0.state = .ready }
                }
                state.sticks.saving = state.sticks.saving?.stopped
                state.adding?.place.abandon()
            }
        }
        goOn()
    }

    // MARK: - Inserting and removing

    /// Starts watching.
    func begin() {
        workshop.door?.forget()
        watching.async { self.look() }
        let mounts = MountWatch { [weak self] in
            guard let self else { return }
            watching.async { self.look() }
        }
        state.withLock { $0.mounts = mounts }
    }

    /// Lists the sticks; the watch starts before the last listing, so that nothing is missed.
    private func look() {
        var found = reading.sticks()
        for _ in 0..<3 {
            let folders = FolderWatch(reading.foldersToWatch(found), pause: Self.pause) { [weak self] in
                guard let self else { return }
                watching.async { self.look() }
            }
            state.withLock { $0.folders = folders }
            let again = reading.sticks()
            if again == found { break }
            found = again
        }
        let before = state.withLock { $0.sticks.sticks.count }
        for tale in update({ $0.take(found) }) { workshop.forget(tale) }
        if found.count > before { Self.log.notice("a stick was inserted") }
        if found.count < before { Self.log.notice("a stick was removed") }
        goOn()
    }

    // MARK: - Work

    /// Runs the next task, and so on until there is none.
    private func goOn() {
        let mustStart = state.withLock { state in
            defer { state.isWorking = true }
            return !state.isWorking
        }
        if mustStart { work.async { self.step(nil) } }
    }

    /// - Parameter looked: of the tale previewed last.
    private func step(_ looked: Looked?) {
        guard let next = takeWork() else { return }
        var looked = looked
        switch next {
        case .save(let saving): save(saving)
        case .add(let tale): add(tale)
        case .hear(let part, let tale):
            looked = again(tale, looked)
            if let looked { hear(part, of: tale, in: looked.content) }
        case .cut(let tale):
            looked = again(tale, looked)
            if let looked { cut(tale, in: looked.content) }
        case .look(let tale): looked = look(at: tale).map { (tale, $0) }
        case .compare(let tale):
            looked = again(tale, looked)
            if let looked { compare(tale, with: looked.content) }
        case .examine(let tale, let tile):
            looked = again(tale, looked)
            if let looked { examine(tile, of: tale, in: looked.content) }
        }
        let last = looked
        work.async { self.step(last) }
    }

    /// A tale's preview; repeated if it was another tale, or paired differently.
    private func again(_ tale: StickTale, _ looked: Looked?) -> Looked? {
        if let looked, looked.tale.place == tale.place, looked.tale.chosenSounds == tale.chosenSounds { return looked }
        return lookAgain(at: tale).map { (tale, $0) }
    }

    /// Determines the cuts of the single recording for all pages.
    private func cut(_ tale: StickTale, in preview: TalePreview) {
        do throws(PackRefusal) {
            let cuts = try preview.cuts()
            update { state in
                state.sticks.change(tale.place) { tale in
                    if let cuts { tale.cut(cuts) }
                    tale.cutsFailed = tale.cuts == nil
                }
            }
        } catch {
            Self.log.notice(error.sentence)
            update { $0.sticks.change(tale.place) { $0.cutsFailed = true } }
        }
    }

    /// Prepares what is to be played.
    private func hear(_ part: StickPart, of tale: StickTale, in preview: TalePreview) {
        do throws(PackRefusal) {
            let before = state.withLock { $0.sticks.heard }
            guard let sound = try workshop.hear(part, of: tale, in: preview) else { return }
            update { $0.sticks.heard = Sticks.Heard(part: part, sound: sound) }
            // A sound playing at this moment is already open.
            if let before { workshop.release(before.sound.name) }
        } catch {
            Self.log.notice(error.sentence)
        }
    }

    /// Determines whether a tale is already on the shelf, unchanged.
    private func compare(_ tale: StickTale, with preview: TalePreview) {
        let isUnchanged = !tale.isOpen && preview.isUnchanged()
        update { state in
            state.sticks.change(tale.place) { changed in
                guard changed.stamp == tale.stamp, changed.match == tale.match, changed.cuts == tale.cuts else {
                    return
                }
                changed.isUnchanged = isUnchanged
            }
        }
    }

    /// Reads the files of one slide.
    private func examine(_ tile: Int, of tale: StickTale, in preview: TalePreview) {
        let (read, faults) = workshop.read(tale.tiles[tile], tile, in: preview)
        for fault in faults { Self.log.notice(fault) }
        let isKept = update { state in
            var isKept = false
            state.sticks.change(tale.place) { changed in
                guard changed.stamp == tale.stamp, changed.tiles.indices.contains(tile) else { return }
                changed.tiles[tile].take(read)
                isKept = true
            }
            return isKept
        }
        if !isKept, let thumbnail = read.thumbnail { workshop.release(thumbnail.name) }
    }

    private func takeWork() -> Work? {
        state.withLock { state in
            if let saving = state.unsaved {
                state.unsaved = nil
                return .save(saving)
            }
            let tales = state.isLookedAt ? state.sticks.tales : []
            if let tale = tales.first(where: { $0.state == .waiting }) { return .add(tale) }
            if let part = state.wanted {
                state.wanted = nil
                if let tale = tales.first(where: { $0.place == part.tale }) { return .hear(part, tale) }
            }
            if let place = state.uncut {
                state.uncut = nil
                if let tale = tales.first(where: { $0.place == place && $0.canBeCut }) { return .cut(tale) }
            }
            if let tale = tales.first(where: { $0.state == .unread }) {
                state.uncompared.insert(tale.place)
                return .look(tale)
            }
            if let tale = tales.first(where: { $0.mayBeThere && state.uncompared.contains($0.place) }) {
                state.uncompared.remove(tale.place)
                return .compare(tale)
            }
            for tale in tales {
                if let tile = tale.tiles.firstIndex(where: { !$0.isRead }) { return .examine(tale, tile: tile) }
            }
            state.isWorking = false
            return nil
        }
    }

    private func look(at tale: StickTale) -> TalePreview? {
        if let story = workshop.story(savedAs: tale) {
            update { $0.sticks.change(tale.place) { $0.take(story) } }
            return nil
        }
        do throws(PackRefusal) {
            let preview = try workshop.preview(tale)
            update { $0.sticks.change(tale.place) { $0.take(preview) } }
            return preview
        } catch {
            Self.log.info(error.sentence)
            update { $0.sticks.change(tale.place) { $0.state = StickTale.State(refusing: error) } }
            return nil
        }
    }

    /// The last preview of a tale, for the files of its slides.
    private func lookAgain(at tale: StickTale) -> TalePreview? {
        do throws(PackRefusal) {
            return try workshop.preview(tale)
        } catch {
            Self.log.notice(error.sentence)
            update { state in
                state.sticks.change(tale.place) { changed in
                    changed.state = StickTale.State(refusing: error)
                    for tile in changed.tiles.indices where !changed.tiles[tile].isRead {
                        changed.tiles[tile] = SlideTile(picture: .bad, sound: .bad)
                    }
                }
            }
            return nil
        }
    }

    private func add(_ tale: StickTale) {
        do throws(PackRefusal) {
            let place = try HiddenPlace(in: workshop.family)
            let isWanted = update { state in
                guard state.isLookedAt, state.sticks.tales.contains(where: { $0.place == tale.place }) else {
                    return false
                }
                state.adding = (tale.place, place)
                state.sticks.change(tale.place) { $0.state = .adding(done: 0, of: 1) }
                return true
            }
            guard isWanted else { return }
            defer { state.withLock { $0.adding = nil } }
            let pack = try workshop.add(tale, in: place) { done, count in
                self.update { $0.sticks.change(tale.place) { $0.state = .adding(done: done, of: count) } }
            }
            let earlier = workshop.earlier
            update { state in
                state.sticks.earlier = earlier
                state.sticks.change(tale.place) { ($0.state, $0.id) = (.added, pack.id) }
                for other in state.sticks.tales where other.id == pack.id && other.place != tale.place {
                    state.sticks.change(other.place) { ($0.isNewVersion, $0.isUnchanged) = (true, false) }
                }
            }
            Self.log.notice("\(tale: pack.id) was added")
            changed()
        } catch {
            if error.cause == .interrupted { Self.log.info(error.sentence) } else { Self.log.warning(error.sentence) }
            update { state in
                // Whichever detects it first: this, or the watch.
                if error.cause == .gone { state.sticks.notice = .pulled(whileAdding: tale.title) }
                state.sticks.change(tale.place) { $0.state = StickTale.State(failing: error) }
            }
        }
    }

    // MARK: - Saving

    private func save(_ saving: StickSaving) {
        do throws(PackRefusal) {
            let end = try workshop.save(saving.tale, on: saving.place) { state in
                self.update { all in
                    guard all.sticks.saving?.state != .stopping else { return false }
                    all.sticks.saving?.state = state
                    return true
                }
            }
            Self.log.notice("\(tale: saving.tale) was exported to a stick")
            update { $0.sticks.saving?.state = end }
        } catch {
            if error.cause == .interrupted { Self.log.info(error.sentence) } else { Self.log.warning(error.sentence) }
            let failure = StickSaving.Failure(error)
            update { state in
                if let failure { state.sticks.saving?.state = .failed(failure) } else { state.sticks.saving = nil }
            }
        }
    }

    // MARK: - Previous versions

    private func findEarlier() {
        let earlier = workshop.earlier
        update { $0.sticks.earlier = earlier }
    }

    private func restore(_ id: String) {
        do throws(PackRefusal) {
            try EarlierVersions(in: workshop.family).restore(id)
            let earlier = workshop.earlier
            update { state in
                (state.sticks.earlier, state.sticks.notice) = (earlier, .restored(id))
                for added in state.sticks.tales where added.id == id && (added.state == .added || added.isThere) {
                    state.sticks.change(added.place) {
                        ($0.state, $0.isNewVersion, $0.isUnchanged) = (.ready, true, false)
                    }
                }
            }
            changed()
        } catch {
            Self.log.error(error.sentence)
            update { $0.sticks.notice = .notRestored(id) }
        }
    }

    /// Changes the state, and delivers it if it differs.
    @discardableResult private func update<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
        state.withLock { state in
            let before = state.sticks
            defer {
                // Delivered under the lock, or an older state could overtake a newer one.
                if state.sticks != before { deliveries.take(state.sticks) }
            }
            return change(&state)
        }
    }
}
