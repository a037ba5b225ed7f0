import Dispatch
import Engine
import Glibc
import NetworkShelf
import PackMaker
import Sentences
import Storage
import Synchronization
import System
import TalePacks

/// Takes what the network has sent: tales to the shelf, settings between those of the administrator and of the room.
///
/// It has no network itself, and costs nothing while its folder stays as it is (inotify).
final class NetworkService: Service {
    private let host: ActivityHost
    private let folder: NetworkFiles
    private let making: NetworkTales
    private let queue = DispatchQueue(label: "pasaka.network", qos: .utility)
    private let watch = Mutex<FolderWatch?>(nil)
    private let state = Mutex(State())

    private struct State {
        var news = NetworkNews()
        var settings = Settings()
        var followed = FollowedTales()
        /// The end of the last look, in seconds since 1970.
        var looked: Int?
        var isKiosk = false
        /// The number of the last wish.
        var wish = 0
    }

    private static let log = Log("network")
    /// How long a wish may take: a slow network has a large tale to bring.
    private static let patience = Duration.seconds(600)

    /// - Parameter folder: the path of the kiosk's part of the network.
    init(_ host: ActivityHost, folder: String) {
        (self.host, self.folder) = (host, NetworkFiles(path: folder))
        making = NetworkTales(host, folder: folder)
    }

    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        var followed = world[FollowedTales.self] ?? FollowedTales()
        if let network = folder.shelf?.network { followed = followed.of(network) }
        let (news, settings, withdrawn) = (NetworkNews(of: folder), folder.settings, withdrawn(by: followed))
        state.withLock { state in
            (state.news, state.settings, state.followed) = (news, settings, followed)
            (state.looked, state.isKiosk) = (folder.contact?.looked, world.isKiosk)
        }
        return [AnyDocument(news), AnyDocument(NetworkSettings(settings)), AnyDocument(withdrawn)]
    }

    func begin() {
        MessageFile.remove(wishFile)
        let watch = FolderWatch([folder.path], pause: 200) { [weak self] in self?.look() }
        if watch == nil { Self.log.warning("\(path: folder.path) cannot be watched: \(errno: errno)") }
        self.watch.withLock { $0 = watch }
        look()
    }

    func close() { making.stop() }

    /// Settings come between two children: nothing changes under anybody's hands.
    func forgetChild() { queue.async { self.takeSettings() } }

    // MARK: - Wishes

    private var wishFile: String { "\(host.folders.running ?? "/run/pasaka/pasaka")/network-wish" }

    func carryOut(_ wish: NetworkWish, for visit: Visit) {
        let number = state.withLock { state in
            state.wish += 1
            state.news.isAsking = true
            return state.wish
        }
        queue.async { self.ask(wish) }
        host.agenda.later(Self.patience) { [weak self] in self?.stopAsking(number) }
    }

    private func ask(_ wish: NetworkWish) {
        do throws(CallFailure) {
            try MessageFile.replace(wishFile, with: Array("\(wish.line)\n".utf8))
        } catch {
            Self.log.warning("\(path: wishFile) cannot be written: \(error)")
            state.withLock { $0.news.isAsking = false }
        }
        tell()
    }

    private func stopAsking(_ number: Int) {
        state.withLock { if $0.wish == number { $0.news.isAsking = false } }
        queue.async { self.tell() }
    }

    // MARK: - On the queue

    private func look() { queue.async { self.takeNews() } }

    private func takeNews() {
        let looked = folder.contact?.looked
        let isKiosk = state.withLock { state in
            let before = state.news
            state.news = NetworkNews(of: folder, before)
            // A look has ended; or a network was joined or left, or an invitation answered.
            let isAnswered =
                looked != state.looked || state.news.network != before.network
                || state.news.invitation != before.invitation
            if isAnswered { state.news.isAsking = false }
            state.looked = looked
            return state.isKiosk
        }
        tell()
        if !isKiosk { takeSettings() }
        takeTales()
    }

    private func tell() { host.tell(.learned(AnyDocument(state.withLock(\.news)))) }

    private func takeSettings() {
        let settings = folder.settings
        let isNew = state.withLock { state in
            defer { state.settings = settings }
            return settings != state.settings
        }
        if isNew { host.tell(.learned(AnyDocument(NetworkSettings(settings)))) }
    }

    private func takeTales() {
        let shelf = folder.shelf, tales = shelf?.tales ?? []
        let new = state.withLock { state in
            if let shelf { state.followed = state.followed.of(shelf.network) }
            return tales.filter { state.followed.isNew($0, to: host.version) }
        }
        if let shelf, !new.isEmpty { take(new, of: shelf.network) }
        let followed = state.withLock { state in
            state.news.waiting = 0
            state.news.unreadable = tales.filter { state.followed.tales[$0.id]?.refusedBy != nil }.map(\.title)
            return state.followed
        }
        host.tell(.learned(AnyDocument(withdrawn(by: followed))))
        tell()
    }

    private func take(_ tales: [NetworkShelf.Tale], of network: String) {
        let register = making.register
        for (number, tale) in tales.enumerated() {
            state.withLock { $0.news.waiting = tales.count - number }
            tell()
            guard let taken = making.take(tale, of: network, among: register) else { return }
            let followed = state.withLock { state in
                state.followed.tales[tale.id] = taken
                return state.followed
            }
            host.saveNow(AnyDocument(followed))
            host.reload {}
        }
    }

    /// The tales of the shelf that the network has withdrawn: only some that it has sent itself.
    private func withdrawn(by followed: FollowedTales) -> WithdrawnTales {
        WithdrawnTales(Set((folder.shelf?.withdrawn ?? []).compactMap { followed.tales[$0]?.tale }))
    }
}
