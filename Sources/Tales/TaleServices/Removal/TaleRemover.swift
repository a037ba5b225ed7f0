import Dispatch
import Engine
import Glibc
import PackMaker
import Sentences
import Storage
import Synchronization
import System
import TalePacks

/// Moves a family's tales aside and back, and deletes those that have lain aside for a month.
package final class TaleRemover: Service {
    private let queue = DispatchQueue(label: "pasaka.removal", qos: .utility)
    private let host: ActivityHost
    private let folders: RemovedFolders
    private let own: OwnTales
    /// The date, such as 20251123.
    private let today: @Sendable () -> Int

    /// The remover's state; used on the queue alone.
    private let state = Mutex(State())

    private struct State {
        /// What was loaded or saved last; nil before the first look.
        var days: RemovalDays?
        /// Whether the next count of a day is planned.
        var isCounting = false
    }

    /// The time between two counts of a day.
    private static let pause = Duration.seconds(6 * 3600)

    package init(
        _ host: ActivityHost, today: @escaping @Sendable () -> Int = { Int(LocalTime.text("%Y%m%d")) ?? 0 }
    ) {
        self.host = host
        self.today = today
        folders = RemovedFolders(in: host.folders.family)
        own = OwnTales(in: host.folders)
    }

    package func documents(for world: World, _ extent: Extent) -> [AnyDocument] { [AnyDocument(own)] }

    /// Counts the day, and again and again while Pasaka runs.
    package func begin() { queue.async { self.countAgain() } }

    package func carryOut(_ wish: RemovalRequest, for visit: Visit) { queue.async { self.perform(wish, visit) } }

    // MARK: - On the queue

    private func countAgain() {
        countDay()
        let isDue = state.withLock { state in
            defer { state.isCounting = !folders.names.isEmpty }
            return !folders.names.isEmpty
        }
        guard isDue else { return }
        host.agenda.later(Self.pause) { [weak self] in
            guard let self else { return }
            queue.async { self.countAgain() }
        }
    }

    private var days: RemovalDays {
        state.withLock { state in
            let days = state.days ?? host.load(RemovalDays.self) as? RemovalDays ?? RemovalDays()
            state.days = days
            return days
        }
    }

    /// Deletes what has lain aside for a month.
    private func countDay() {
        let names = folders.names
        let known = self.days
        guard !(names.isEmpty && known.days.isEmpty) else { return }
        var days = known
        for name in days.count(today(), of: names) {
            do throws(CallFailure) {
                try folders.erase(name)
                days.forget(name)
                Log("tales").notice("\(tale: name) was removed a month ago and is deleted")
            } catch {
                Log("tales").warning("\(tale: name) cannot be deleted: \(error)")
            }
        }
        guard days != known else { return }
        state.withLock { $0.days = days }
        host.save(AnyDocument(days))
    }

    private func perform(_ wish: RemovalRequest, _ visit: Visit) {
        let count: Int, failures: [RemovalAnswer.Failure]
        switch wish {
        case .look: return tell(visit)
        case .remove(let packs): (count, failures) = (packs.count, packs.compactMap { move($0, remove) })
        case .bringBack(let folders): (count, failures) = (folders.count, bringBack(folders))
        }
        if let failure = failures.first { host.answer(RemovalAnswer.failed(failure), to: visit) }
        guard failures.count < count else { return }
        if state.withLock(\.isCounting) { countDay() } else { countAgain() }
        host.reload { [weak self] in
            guard let self else { return }
            queue.async { self.tell(visit) }
        }
    }

    /// - Returns: why it stays where it is; nil if it was moved.
    private func move(_ name: String, _ move: (String) throws(CallFailure) -> Void) -> RemovalAnswer.Failure? {
        do throws(CallFailure) {
            try move(name)
            return nil
        } catch {
            Log("tales").warning("a tale cannot be moved: \(error)")
            return error.isTaken ? .taken : .unwritable
        }
    }

    private func remove(_ pack: String) throws(CallFailure) {
        guard let name = own.folder(of: pack) else { throw CallFailure("rename", EPERM) }
        try folders.remove(name)
    }

    /// Moves tales back, unless another one has the id by now: two tales with one id cannot be told apart.
    private func bringBack(_ names: [String]) -> [RemovalAnswer.Failure] {
        var taken = Set(StoryService(roots: host.folders.packs).loadShelf().stories.map(\.id))
        let ids = folders.ids
        return names.compactMap { name in
            move(name) { name throws(CallFailure) in
                if let id = ids[name], !taken.insert(id).inserted { throw CallFailure("rename", EEXIST) }
                try folders.bringBack(name)
            }
        }
    }

    private func tell(_ visit: Visit) {
        let days = self.days, titles = folders.titles
        let tales = folders.names.map { name in
            RemovedTales.Tale(folder: name, title: titles[name] ?? name, daysLeft: days.daysLeft(of: name))
        }
        let free = DiskRoom(at: host.folders.family).bytes
        let known = RemovedTales(
            tales: tales.sorted { ($1.daysLeft, $0.title) < ($0.daysLeft, $1.title) },
            used: folders.bytes, free: free == .max ? nil : free)
        host.answer(RemovalAnswer.known(known), to: visit)
    }
}

extension CallFailure {
    /// Whether something has the new name.
    fileprivate var isTaken: Bool { code == EEXIST || code == ENOTEMPTY }
}
