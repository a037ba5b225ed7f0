import Engine
import NetworkShelf
import Platform
import Sentences
import Storage
import Synchronization
import System

/// Everything needed before the show can start.
@MainActor struct Stagehand {
    let folders: AssetFolders
    let store: DocumentStore
    let decoder: PictureDecoder
    let assets: String
    /// The folder of the family's own tales; created, so that it can be watched.
    let family: String
    /// The folder of what the user has installed.
    let data: String
    /// The folders of sticks; nil for the usual ones.
    let media: [String]?
    /// The folder of what a network sends to this kiosk; nil where none can.
    let network: String?
    /// The levels of what is heard, for services.
    let levels = AudioLevels()

    /// The user's request.
    struct Wishes {
        /// Folders of tales instead of the default ones.
        var stories: [String] = []
        var state: String?
        /// A folder of sticks instead of the default ones.
        var sticks: String?
        /// The folder of what a network sends; nil for a kiosk's own, or none.
        var network: String?
        var reduceMotion = false
        /// The kiosk whose folders are used by default; nil for the user's own.
        var kiosk: Places.Kiosk?
        /// Whether it plays in a kiosk.
        var isKiosk = false
    }

    /// Why Pasaka cannot start, in one sentence that says what to do.
    struct Failure: Explained {
        let sentence: Sentence
        init(_ sentence: Sentence) { self.sentence = sentence }
    }

    /// - Throws: ``Failure`` if Pasaka's own files, or a named folder, are missing.
    init(_ wishes: Wishes) throws {
        guard let assets = Places.assets() else {
            throw Failure(
                "the folder assets is neither beside the program nor in /usr/share/pasaka; install Pasaka again")
        }
        for folder in wishes.stories where !OpenFolder.isFolder(folder) {
            throw Failure("\(path: folder): there is no such folder of tales")
        }
        let own = wishes.kiosk?.stories ?? Places.ownStories
        // Root must not create what the kiosk's user has to write.
        if wishes.stories.isEmpty, wishes.kiosk == nil { OpenFolder.make(own) }
        let usual = ["\(assets)/stories", own].filter(OpenFolder.isFolder)
        let roots = wishes.stories.isEmpty ? usual : wishes.stories
        let state = wishes.state ?? wishes.kiosk?.state ?? Places.state
        self.assets = assets
        folders = AssetFolders(
            interface: "\(assets)/interface", stories: roots, clips: Places.clips, takes: "\(state)/takes",
            activities: activities.folders(in: assets))
        family = wishes.stories.first ?? own
        data = wishes.kiosk?.state ?? Places.data
        media = wishes.sticks.map { [$0] }
        network = (wishes.network ?? (wishes.isKiosk || wishes.kiosk != nil ? NetworkShelf.usualFolder : nil)).flatMap {
            OpenFolder.isFolder($0) ? $0 : nil
        }
        store = DocumentStore(folder: state, isKiosk: wishes.isKiosk)
        decoder = PictureDecoder(folders: folders, executable: Places.executable)
    }

    /// The app's initial knowledge.
    ///
    /// - Parameter services: with what they read before the first screen.
    func world(_ wishes: Wishes, _ services: [any Service], _ extent: Extent) -> World {
        var world = World()
        if wishes.isKiosk { world.learn(AnyDocument(Kiosk())) }
        for document in store.kept(by: activities) { world.learn(document) }
        if let pinned = PinnedSettingsFile.read() { world[PinnedSettings.self] = pinned }
        let mistakes = world[Settings.self]?.mistakes(among: activities.settings) ?? []
        PinnedSettingsFile.tell(mistakes, in: store.path(of: Settings.name))
        world.motion = wishes.reduceMotion || world[.reduceMotion] ? .cut : .eased
        for document in services.flatMap({ $0.documents(for: world, extent) }) { world.learn(document) }
        return world
    }

    /// Creates the services that carry out screens' requests.
    ///
    /// - Parameters:
    ///   - tell, tellByNextFrame, paint: callable from any thread.
    /// - Returns: helpers and microphone last, because the others may need them until they are closed.
    func services(
        tell: @escaping @Sendable (Input.Reply) -> Void = { _ in },
        tellByNextFrame: @escaping @Sendable (Input.Reply) -> Void = { _ in },
        paint: @escaping @Sendable (PaintOrder) -> Void = { $0.done([]) }
    ) -> [any Service] {
        let (microphone, helpers) = (MicrophoneService(folder: folders.takes), Helpers())
        let all = ServiceList()
        let services = activities.flatMap { activity in
            var host = host(for: activity)
            host.tell = tell
            host.tellByNextFrame = tellByNextFrame
            host.paint = { [decoder] in
                paint(PaintOrder(picture: $0, width: $1, height: $2, decoder: decoder, done: $3))
            }
            host.microphone = microphone
            host.levels = levels
            host.reload = { all.reload(then: $0) }
            host.start = { try helpers.start($0, at: Places.program($0), $1) }
            return activity.services(host)
        }
        all.keep(services)
        return services + [helpers, microphone]
    }

    /// The activities' services.
    private final class ServiceList: Sendable {
        private let services = Mutex<[any Service]>([])

        func keep(_ services: [any Service]) { self.services.withLock { $0 = services } }

        /// Has all services reload, one after the other, and then calls `done`.
        func reload(then done: @escaping @Sendable () -> Void) {
            Self.reload(services.withLock { $0[...] }, then: done)
        }

        private static func reload(_ services: ArraySlice<any Service>, then done: @escaping @Sendable () -> Void) {
            guard let service = services.first else { return done() }
            service.reload { reload(services.dropFirst(), then: done) }
        }
    }

    /// The host for an activity, without an app to tell.
    func host(for activity: Activity) -> ActivityHost {
        let folders = folders
        var host = ActivityHost(for: activity, assets: assets, store: store, memory: folders.memory)
        host.folders.packs = folders.stories
        host.folders.family = family
        host.folders.data = data
        host.folders.clips = folders.clips
        host.folders.media = media
        host.folders.network = network
        host.folders.running = Places.running
        host.provideSticks()
        host.open = { try folders.open($0) }
        return host
    }

    /// Activities' audits for the morning check, run when called.
    var audits: [@Sendable () -> Audit] {
        var audits: [@Sendable () -> Audit] = []
        for activity in activities {
            guard let audit = activity.audit else { continue }
            let lent = host(for: activity)
            audits.append { audit(lent) }
        }
        return audits
    }
}
