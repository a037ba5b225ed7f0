import Dispatch
import Engine
import Glibc
import Platform
import Sentences
import TalePacks
import TaleServices

/// Takes what comes, lets time pass, carries out commands, paints what has changed, and sleeps when nothing moves.
@MainActor final class MainLoop {
    /// What background work tells the loop.
    enum News: Sendable {
        case reply(Input.Reply)
        /// Somebody wants to know how the player is.
        case tellHealth
        /// Something to steer with has been plugged in or pulled out.
        case devicesChanged
        case end
    }

    private var show: Show
    private let window: Window
    private let renderer: Renderer
    private let audio: AudioService
    private let services: [any Service]
    private let store: DocumentStore
    private let inbox: Inbox<News>
    /// By the clock; all other moments are counted from it.
    private let start = SteadyClock.now
    private var metronome = Metronome(now: 0)
    private var meter = FrameMeter()
    private var manager: ServiceManager?
    private(set) var recording: Recording?
    /// nil where nothing is kept for the case of a crash.
    private let flight: FlightRecorder?
    /// Where it tells how it is.
    private let folder: String
    private var showsOverlay = false
    private var painted: Picture?
    private var prepared: [Sound]?
    private var hasEnded = false
    /// Since when pictures could not be painted.
    private var failing: Nanoseconds?
    /// Why the loop has ended, where nobody has asked it to.
    private(set) var failure: Stagehand.Failure?
    /// How long painting may fail until Pasaka ends, so that it can be started anew.
    private static let patience = Duration.seconds(5)
    /// What is to be done when the picture has been shown: the eye comes first.
    private var commands: [Command] = []
    /// Whether somebody has touched something.
    private var isStirred = false
    /// What waits until the first screen is there with all its pictures; nil once it has been called.
    private var whenShown: (() -> Void)?

    init(
        show: Show, window: Window, renderer: Renderer, audio: AudioService, services: [any Service],
        store: DocumentStore, inbox: Inbox<News>, recording: Recording?,
        flight: FlightRecorder?, folder: String, whenShown: @escaping () -> Void
    ) {
        self.show = show
        self.window = window
        self.renderer = renderer
        self.audio = audio
        self.services = services
        self.store = store
        self.inbox = inbox
        self.recording = recording
        self.flight = flight
        self.folder = folder
        self.whenShown = whenShown
        manager = ServiceManager(now: .now)
    }

    /// Runs until the window is closed or a signal asks for the end.
    func run() {
        _ = renderer.takeArrivals()
        take(.window(renderer.letterbox.view))
        paintIfChanged()
        manager?.ready("Pasaka \(Places.version), \(renderer.name) on \(window.videoDriver)")
        callWhenShown()
        takeNews()  // what came before there was a window has woken nobody
        while !hasEnded {
            sleep()
            turn()
            let now = now
            meter.turn(now - metronome.lastBeat, at: now)
        }
        manager?.stopping()
        perform()
        recording?.end(at: show.ticks)
        Log("picture").debug("\(library: meter.summary)")
    }

    private func sleep() {
        let before = now
        let longest = timeToNextFrame(at: before)
        window.wait(atMost: longest)
        let now = now
        meter.wokeUp(at: now)
        if let longest, now - before > longest { meter.delay(now - before - longest, at: now) }
    }

    /// One turn of the loop: everything that has come and is due, then a picture.
    private func turn() {
        let begin = (time: now, work: SteadyClock.work)
        let events = window.takeEvents(renderer.letterbox)
        passTime(until: begin.time, before: events)
        for event in events { take(event) }
        takeNews()
        let arrived = renderer.takeArrivals()
        meter.update(now - begin.time)
        if arrived { painted = nil }
        paintIfChanged(since: begin)
        perform()
        callWhenShown()
        manager?.giveSign(at: .now)
    }

    /// Lets the time since the last turn pass.
    ///
    /// After a stall, what moves runs late rather than fast. What is held lasts by the clock, unless it has been let go
    /// since: then nobody knows when.
    private func passTime(until now: Nanoseconds, before events: [WindowEvent]) {
        let isHeld = show.isHeld && !events.contains(where: \.letsGo)
        commands += show.advance(metronome.ticksDue(now: now, isMoving: show.rest == .moving && !isHeld))
    }

    private func takeNews() {
        for news in inbox.drain() {
            switch news {
            case .reply(let reply): take(.reply(reply))
            case .devicesChanged: window.lookForTouchscreens()
            case .tellHealth: tellHealth()
            case .end: hasEnded = true
            }
        }
    }

    private func callWhenShown() {
        guard let whenShown, renderer.pictures.statistics.inFlight == 0 else { return }
        self.whenShown = nil
        window.openGamepads()
        whenShown()
        for service in services { service.begin() }
    }

    private func take(_ event: WindowEvent) {
        switch event {
        case .input(let input): take(input)
        case .quit: hasEnded = true
        case .debug: showsOverlay.toggle()
        case .resized:
            renderer.resize()
            take(.window(renderer.letterbox.view))
            painted = nil
        case .exposed: painted = nil
        case .soundDeviceLost: audio.deviceLost()
        case .soundDeviceFound: audio.deviceFound()
        }
    }

    private func take(_ input: Input) {
        recording?.append(input, at: show.ticks)
        flight?.append(input, to: show)
        if case .reply(.touched(let names)) = input, renderer.pictures.forget(names.map { Set($0) }) { painted = nil }
        if input.isSomebody { isStirred = true }
        commands += show.take(input)
    }

    private func perform() {
        if isStirred { audio.stir() }
        isStirred = false
        guard !commands.isEmpty else { return }
        audio.perform(commands)
        for service in services { service.perform(commands) }
        for case .save(let document) in commands { store.save(document) }
        commands = []
    }

    // MARK: - Time

    /// Since the loop was made.
    private var now: Nanoseconds { SteadyClock.now - start }

    /// How long the loop may sleep; nil for as long as nothing comes.
    private func timeToNextFrame(at now: Nanoseconds) -> Nanoseconds? {
        let own: Nanoseconds? =
            switch show.rest {
            case .still: nil
            case .moving: metronome.sleep(toTick: 1, at: now)
            case .until(let tick): metronome.sleep(toTick: tick - show.ticks, at: now)
            }
        let overlay: Nanoseconds? = showsOverlay || failing != nil ? 250_000_000 : nil
        return [own, overlay, manager?.timeToNextSign(at: .now)?.nanoseconds].compactMap { $0 }.min()
    }

    // MARK: - Painting

    private func paintIfChanged(since begin: (time: Nanoseconds, work: Nanoseconds)? = nil) {
        var picture = show.picture
        if showsOverlay { picture.drawings += DebugOverlay(facts: facts).drawings }
        guard picture != painted else { return }
        do {
            try renderer.paint(picture)
            renderer.present()
            (painted, failing) = (picture, nil)
        } catch {
            paintingFailed(error)
        }
        if let begin { meter.frame(now - begin.time, work: SteadyClock.work - begin.work) }
        var soon = show.soon
        soon.images.append(MainView.background)  // from everywhere one press leads home
        renderer.anticipate(soon)
        if soon.sounds != prepared {
            prepared = soon.sounds
            audio.prepare(soon.sounds)
        }
    }

    private func paintingFailed(_ error: SDLError) {
        if failing == nil { Log("picture").error("a picture could not be painted: \(error)") }
        let since = failing ?? now
        (painted, failing) = (nil, since)
        // One picture that fails is the child's way on; where not even an empty one can be painted there is none.
        guard now - since > Self.patience.nanoseconds, !renderer.canPaint else { return }
        failure = Stagehand.Failure(
            "no picture could be painted for \(Self.patience.components.seconds) s: \(error); start Pasaka again")
        hasEnded = true
    }

    // MARK: - Telling

    private func tellHealth() {
        let (health, folder) = (health, folder)
        DispatchQueue.global(qos: .utility).async {
            do {
                try health.write(to: folder)
            } catch {
                Log("health").warning("\(path: Health.file(in: folder)) cannot be written: \(error)")
            }
        }
    }

    private var health: Health {
        let now = now
        func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        func milliseconds(_ time: Nanoseconds) -> Double { tenths(FrameMeter.milliseconds(time)) }
        return Health(
            written: LocalTime.text("%Y-%m-%dT%H:%M:%S%z"), runningSeconds: tenths(Double(now) / 1_000_000_000),
            route: show.route.description,
            loop: Health.Loop(
                wakeUps: meter.wakeUps, ticks: show.ticks,
                longestTurn: milliseconds(meter.turns.ever),
                longestTurnInLastMinute: milliseconds(meter.turns.inLastMinute(at: now)),
                longestDelay: milliseconds(meter.delays.ever),
                longestDelayInLastMinute: milliseconds(meter.delays.inLastMinute(at: now))),
            frames: Health.Frames(
                painted: meter.painted, p50: tenths(FrameMeter.percentile(0.5, of: meter.frames)),
                p99: tenths(FrameMeter.percentile(0.99, of: meter.frames))),
            player: ProcessFacts(of: getpid()),
            decoder: Health.Decoder(
                process: ProcessFacts(of: renderer.pictures.decoderProcess),
                restarts: renderer.pictures.statistics.decoderRestarts),
            screen: Health.Screen(
                width: Int(renderer.letterbox.window.width), height: Int(renderer.letterbox.window.height),
                renderer: renderer.name, videoDriver: window.videoDriver),
            sound: audio.status.device, problems: problems, log: LogBook.shared.last)
    }

    /// What is wrong with tales, pictures and sounds.
    private var problems: [Sentence] {
        show.problems + renderer.pictures.problems + audio.status.problems
    }

    private var facts: DebugOverlay.Facts {
        audio.refreshStatus()
        let now = now
        let audio = audio.status
        return DebugOverlay.Facts(
            route: show.route, frames: meter.frames, updates: meter.updates,
            turns: (
                FrameMeter.milliseconds(meter.turns.inLastMinute(at: now)), FrameMeter.milliseconds(meter.turns.ever)
            ),
            wakeUps: meter.wakeUpsPerSecond(at: now), pictures: renderer.pictures.statistics,
            mostPictureBytes: renderer.pictures.mostBytes, audio: audio,
            services: services.flatMap(\.status), inputs: window.lastInputs.map(\.description),
            renderer: renderer.name, videoDriver: window.videoDriver,
            memory: [getpid(), renderer.pictures.decoderProcess].map { ProcessFacts(of: $0).sharedMegabytes },
            window: renderer.letterbox.window,
            problems: problems,
            touches: window.touches, hotspots: show.hotspots)
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
