import Dispatch
import Engine
import PackMaker
import Sentences
import Synchronization
import System

/// Watches the sticks, and carries out their page's requests in the background.
///
/// Until the page is opened only names are listed.
final class StickService: Service {
    private let reading: StickReading
    let workshop: StickWorkshop
    /// Reports that the family's tales have changed.
    let changed: @Sendable () -> Void
    /// Coalesces updates: a stick's page may have thousands of tiles, each of which is read separately.
    private let deliveries: LatestOnly<Sticks>
    /// The queue for long work, for which the detection of sticks must not wait.
    private let work = DispatchQueue(label: "pasaka.sticks.work", qos: .utility)
    private let watching = DispatchQueue(label: "pasaka.sticks", qos: .userInitiated)
    let plan = Mutex(StickPlan())
    private let folders = Mutex<FolderWatch?>(nil)
    private let mounts = Mutex<MountWatch?>(nil)

    /// A tale and its preview at that time.
    private typealias Looked = (tale: StickTale, content: TalePreview)

    static let log = Log("sticks")
    /// Milliseconds: a stick must appear within three seconds, and disappear within one.
    private static let pause = 200

    /// - Parameter deliver: called on a background thread when something has changed, at most ten times a second.
    init(
        reading: StickReading, workshop: StickWorkshop, changed: @escaping @Sendable () -> Void,
        agenda: Agenda = .background("pasaka.sticks.news"), deliver: @escaping @Sendable (Sticks) -> Void
    ) {
        self.reading = reading
        self.workshop = workshop
        self.changed = changed
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
    func close() { for end in [StickCommand.letGo, .stopAdding, .stopSaving] { carryOut(end) } }

    /// Its results are published to all, as ``Sticks``.
    func carryOut(_ command: StickCommand, for visit: Visit = 0) {
        update { $0.take(command) }
        switch command {
        case .look: work.async { self.findEarlier() }
        case .restore(let id): work.async { self.restore(id) }
        default: break
        }
        goOn()
    }

    /// Changes the plan, and delivers the sticks if they differ.
    @discardableResult func update<Result: Sendable>(_ change: (inout StickPlan) -> Result) -> Result {
        plan.withLock { plan in
            let before = plan.sticks
            defer {
                // Delivered under the lock, or an older state could overtake a newer one.
                if plan.sticks != before { deliveries.take(plan.sticks) }
            }
            return change(&plan)
        }
    }

    // MARK: - Inserting and removing

    /// Starts watching.
    func begin() {
        workshop.door?.forget()
        watching.async { self.look() }
        let watch = MountWatch { [weak self] in
            guard let self else { return }
            watching.async { self.look() }
        }
        mounts.withLock { $0 = watch }
    }

    /// Lists the sticks; the watch starts before the last listing, so that nothing is missed.
    private func look() {
        var found = reading.sticks()
        for _ in 0..<3 {
            let watch = FolderWatch(reading.foldersToWatch(found), pause: Self.pause) { [weak self] in
                guard let self else { return }
                watching.async { self.look() }
            }
            folders.withLock { $0 = watch }
            let again = reading.sticks()
            if again == found { break }
            found = again
        }
        let before = plan.withLock { $0.sticks.sticks.count }
        for tale in update({ $0.take(found) }) { workshop.forget(tale) }
        if found.count > before { Self.log.notice("a stick was inserted") }
        if found.count < before { Self.log.notice("a stick was removed") }
        goOn()
    }

    // MARK: - Tasks

    /// Runs the next task, and so on until there is none.
    private func goOn() {
        if plan.withLock({ $0.mustStart() }) { work.async { self.step(nil) } }
    }

    /// - Parameter looked: of the tale previewed last.
    private func step(_ looked: Looked?) {
        guard let task = plan.withLock({ $0.next() }) else { return }
        let looked = carryOut(task, looked)
        work.async { self.step(looked) }
    }

    /// - Returns: the tale previewed last.
    private func carryOut(_ task: StickPlan.Task, _ last: Looked?) -> Looked? {
        switch task {
        case .save(let saving):
            save(saving)
            return last
        case .add(let tale):
            add(tale)
            return last
        case .look(let tale): return look(at: tale).map { (tale, $0) }
        case .hear(let part, let tale): return with(tale, last) { hear(part, of: tale, in: $0) }
        case .cut(let tale): return with(tale, last) { cut(tale, in: $0) }
        case .compare(let tale): return with(tale, last) { compare(tale, with: $0) }
        case .examine(let tale, let tile): return with(tale, last) { examine(tile, of: tale, in: $0) }
        }
    }

    /// Does something with a tale's preview; it is read again if it was another tale's, or paired differently.
    private func with(_ tale: StickTale, _ last: Looked?, _ work: (TalePreview) -> Void) -> Looked? {
        let isSame = last?.tale.place == tale.place && last?.tale.chosenSounds == tale.chosenSounds
        let looked = isSame ? last : lookAgain(at: tale).map { (tale, $0) }
        if let looked { work(looked.content) }
        return looked
    }
}
