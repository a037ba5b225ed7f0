import Engine
import GrownUps
import Platform
import Sentences
import Storage
import Stories
import System
import TalePacks
import TaleServices

/// Everything needed before the show can start.
@MainActor struct Stagehand {
    let folders: AssetFolders
    let library: Library
    let store: DocumentStore
    let decoder: PictureDecoder
    let assets: String
    /// The folder of the family's own tales; created, so that it can be watched.
    let family: String
    /// The folders of sticks; nil for the usual ones.
    let media: [String]?

    /// The user's request.
    struct Wishes {
        /// Folders of tales instead of the default ones.
        var stories: [String] = []
        var state: String?
        /// A folder of sticks instead of the default ones.
        var sticks: String?
        var reduceMotion = false
        /// The kiosk whose folders are used by default; nil for the user's own.
        var kiosk: Places.Kiosk?
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
        media = wishes.sticks.map { [$0] }
        library = Library(
            roots: roots, conversion: ClipConversion(folder: Places.clips, converter: Places.converter()))
        store = DocumentStore(folder: state)
        decoder = PictureDecoder(folders: folders, executable: Places.executable)
    }

    /// The app's initial knowledge.
    ///
    /// - Parameter services: with what they read before the first screen.
    func world(_ wishes: Wishes, _ services: [any Service], _ extent: Extent) -> World {
        var world = World()
        for document in store.kept(by: activities) { world.learn(document) }
        world.motion = wishes.reduceMotion || world[Settings.self]?.reduceMotion == true ? .cut : .eased
        world[Installation.self] = Installation(
            version: Places.version, storiesFolder: family,
            progressFile: store.path(of: UserProgress.name))
        world[Shelf.self] =
            extent == .home ? library.glance(at: world[UserProgress.self]?.lastTale) : library.load()
        for document in services.flatMap({ $0.documents(for: world, extent) }) { world.learn(document) }
        return world
    }

    /// Creates the services that carry out screens' requests.
    ///
    /// - Parameters:
    ///   - tell, tellByNextFrame: callable from any thread.
    /// - Returns: helpers and microphone last, because the others may need them until they are closed.
    func services(
        tell: @escaping @Sendable (Input.Reply) -> Void = { _ in },
        tellByNextFrame: @escaping @Sendable (Input.Reply) -> Void = { _ in }
    ) -> [any Service] {
        let (microphone, helpers) = (MicrophoneService(folder: folders.takes), Helpers())
        let services = activities.flatMap { activity in
            var host = host(for: activity)
            host.tell = tell
            host.tellByNextFrame = tellByNextFrame
            host.microphone = microphone
            host.start = { try helpers.start($0, at: Places.program($0), $1) }
            return activity.services(host)
        }
        return services + [helpers, microphone]
    }

    /// The host for an activity, without an app to tell.
    func host(for activity: Activity) -> ActivityHost {
        let (folders, library) = (folders, library)
        var host = ActivityHost(for: activity, assets: assets, store: store, memory: folders.memory)
        host.folders.packs = folders.stories
        host.folders.family = family
        host.folders.media = media
        host.folders.running = Places.running
        host.open = { try folders.open($0) }
        host.reload = { library.look(then: $0) }
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

extension Input.Reply {
    init(_ news: Library.News) {
        switch news {
        case .changed(let shelf): self = .learned(AnyDocument(shelf))
        case .touched(let names): self = .touched(names?.sorted())
        }
    }
}
