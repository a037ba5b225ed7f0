import ArgumentParser
import Commands
import Dispatch
import Engine
import Glibc
import MorningCheck
import Platform
import Sentences
import System
import TalePacks

/// Opens the window and plays, or plays a recording.
struct PlayCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: said("Opens Pasaka (also without a subcommand)."))

    @OptionGroup var common: CommonOptions

    @Option(help: .said("A window instead of the full screen.", valueName: "WIDTHxHEIGHT"))
    var window: PixelSize?

    @Flag(
        help: .said("For an unattended machine: a full screen that cannot be left, and a check at the start."))
    var kiosk = false

    @Option(
        help: .said(
            "The first screen: home, stories, stories/<id> or stories/<id>/<slide from 1>.", valueName: "route"))
    var open: String?

    @Option(help: .said("Records all inputs to a file, also what is typed.", valueName: "file"), completion: .file())
    var record: String?

    @Option(help: .said("Replays a recording.", valueName: "file"), completion: .file())
    var replay: String?

    @Option(
        help: .said("With --replay: writes PNG pictures into a folder, without a window.", valueName: "dir"),
        completion: .directory)
    var shots: String?

    @Option(help: .said("With --shots: the ticks (1/60 s) to photograph, such as 60,120.", valueName: "ticks"))
    var at: String?

    func validate() throws {
        guard shots == nil || replay != nil else { throw ValidationError(said("--shots needs --replay FILE.")) }
        guard at == nil || shots != nil else { throw ValidationError(said("--at needs --shots DIR.")) }
        guard !kiosk || window == nil else { throw ValidationError(said("--kiosk and --window cannot be combined.")) }
        guard record == nil || replay == nil else {
            throw ValidationError(said("--record and --replay cannot be combined."))
        }
    }

    @MainActor func perform() throws {
        MessageLanguage.end()
        common.startLog()
        guard replay == nil else { return try playAgain() }
        let inbox = Inbox<MainLoop.News>()
        // Before anything that takes time: a request to end during startup is answered too.
        let signals = Signals(asked: { inbox.post(.tellHealth) }, ended: { inbox.post(.end) })
        try withExtendedLifetime(signals) { try play(try Stagehand(wishes), inbox) }
    }

    @MainActor private func playAgain() throws {
        let stagehand = try Stagehand(common.wishes)
        if let replay {
            let recording = try RecordingFile.read(replay)
            if let shots {
                let stops = try RecordingFile.stops(at, of: recording)
                return try RecordingFile.photograph(
                    recording, stops: stops, size: window, into: shots, decoder: stagehand.decoder)
            }
            try Replayer(recording: recording, mode: mode, decoder: stagehand.decoder).run()
        }
    }

    private var wishes: Stagehand.Wishes {
        var wishes = common.wishes
        wishes.isKiosk = kiosk
        return wishes
    }

    private var mode: Window.Mode {
        window.map { .window(width: $0.width, height: $0.height) } ?? (kiosk ? .kiosk : .fullScreen)
    }

    @MainActor private func play(_ stagehand: Stagehand, _ inbox: Inbox<MainLoop.News>) throws {
        keepMemorySmall()
        stagehand.store.sweep(activities.flatMap(\.documents))
        RefusedHelpers.keep(in: stagehand.store)
        let services = stagehand.services(
            tell: { inbox.post(.reply($0)) }, tellByNextFrame: { inbox.postForNextFrame(.reply($0)) },
            paint: { inbox.post(.paint($0)) })
        for service in services { service.prepare() }
        // Even if no window opens.
        defer { for service in services { service.close() } }
        var world = stagehand.world(
            wishes, services, open == nil && common.stories.isEmpty ? .home : .content)
        if kiosk { Self.attraction(stagehand.assets).map { world.learn(AnyDocument($0)) } }
        world.chance = Chance(seed: .random(in: .min ... .max))
        let route = firstRoute(world)
        let show = Show(world: world, activities: activities, at: route)
        let devices = try devices(stagehand, inbox, services, first: show.picture)
        let folder = Places.running ?? stagehand.store.folder
        let presence = RunningPlayer(folder: folder)
        // A player that was killed at night has left the screen's light off.
        if kiosk { ScreenLight(folder: folder).set(true) }
        // Only in memory: data for the case of a crash must not wear out a disk.
        let flight = presence != nil && Places.running != nil ? FlightRecorder(folder: folder) : nil
        let watch = InputDevices.watch { inbox.post(.devicesChanged) }
        if flight != nil { LastWords.grant() }
        let keeper = IncidentKeeper(world, store: stagehand.store, folder: folder) { inbox.post(.reply(.learned($0))) }
        if flight?.isAfterCrash == true { keeper.crashed() }
        keeper.started()
        LogBook.shared.tellTrouble { keeper.keep($0) }
        let records = MainLoop.Records(
            recording: record.map { _ in Recording(start: world, route: route) }, flight: flight, folder: folder)
        let morning = MorningRounds { inbox.post(.reply(.learned(AnyDocument($0)))) }
        let loop = MainLoop(
            show: show, devices: devices, records: records, whenShown: { measureFonts(inbox) },
            check: { morning.begin(stagehand, devices.audio, devices.renderer, page: $0.picture) })
        withExtendedLifetime((presence, watch)) { loop.run() }
        flight?.remove()
        keeper.finish()
        stagehand.store.finish()
        if let record, let recording = loop.records.recording { try RecordingFile.write(recording, to: record) }
        devices.audio.close()
        stagehand.decoder.stop()
        if let failure = loop.failure { throw failure }
    }

    /// What a kiosk shows while nobody is there; without it, it never waits for the next child.
    @MainActor private static func attraction(_ assets: String) -> Attraction? {
        do {
            return Attraction(
                landscape: try RecordingFile.read("\(assets)/interface/attract.json"),
                upright: try RecordingFile.read("\(assets)/interface/attract-upright.json"))
        } catch {
            Log("attract").error("a kiosk cannot show how to begin: \(error)")
            return nil
        }
    }

    /// Opens the window while the decoder is already at the first picture.
    @MainActor private func devices(
        _ stagehand: Stagehand, _ inbox: Inbox<MainLoop.News>, _ services: [any Service], first picture: Picture
    ) throws -> MainLoop.Devices {
        if let window {
            let pixels = Size(width: Double(window.width), height: Double(window.height))
            stagehand.decoder.begin(picture, window: pixels)
        }
        let window = try Window(title: "Pasaka", mode: mode, accents: "\(stagehand.assets)/interface/accents.txt")
        return MainLoop.Devices(
            window: window, renderer: try Renderer(window: window, decoder: stagehand.decoder),
            audio: AudioService(folders: stagehand.folders, levels: stagehand.levels) { inbox.post(.reply($0)) },
            services: services,
            store: stagehand.store, inbox: inbox)
    }

    /// What can wait until the first picture.
    private func measureFonts(_ inbox: Inbox<MainLoop.News>) {
        // A queue of its own: once a global one is used, libdispatch looks after its threads every second for ever.
        DispatchQueue(label: "pasaka.fonts", qos: .utility).async {
            if let widths = FontWidths.ofWords() { inbox.post(.reply(.learned(AnyDocument(widths)))) }
        }
    }

    /// The route of the first screen: one named tale's first slide; in a kiosk the morning check; otherwise home.
    @MainActor private func firstRoute(_ world: World) -> Route {
        if let open { return Route(open) }
        let stories = world[Shelf.self]?.stories ?? []
        let isOnePack =
            stories.count == 1 && stories[0].slides.contains { $0.image?.name.hasPrefix("stories/0/./") == true }
        if common.stories.count == 1, isOnePack { return Route("stories/\(stories[0].id)/1") }
        return kiosk ? "selftest" : .home
    }
}
