import Dispatch
import Engine
import Glibc
import Logging
import Platform
import Stories

/// Takes what comes, lets time pass, carries out commands, paints what has changed, and sleeps when nothing moves.
@MainActor final class MainLoop {
    /// What background work tells the loop.
    enum News: Sendable {
        case reply(Input.Reply)
        /// Somebody wants to know how the player is.
        case tellHealth
        /// A pack such as `stories/1/racenis` has other pictures now.
        case replaced(pack: String)
        case end
    }

    private var show: Show
    private let window: Window
    private let renderer: Renderer
    private let audio: AudioService
    private let recorder: TellingRecorder
    private let sticks: StickService
    private let store: DocumentStore
    private let inbox: Inbox<News>
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var metronome = Metronome(now: .zero)
    private var meter = FrameMeter()
    private var manager: ServiceManager?
    private(set) var recording: Recording?
    private var flight: FlightRecorder
    /// Where it tells how it is.
    private let folder: String
    private var showsOverlay = false
    private var painted: Picture?
    private var prepared: [Sound]?
    private var hasEnded = false
    /// Since when pictures could not be painted.
    private var failing: ContinuousClock.Instant?
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
        show: Show, window: Window, renderer: Renderer, audio: AudioService, recorder: TellingRecorder,
        sticks: StickService, store: DocumentStore, inbox: Inbox<News>, recording: Recording?,
        flight: FlightRecorder, folder: String, whenShown: @escaping () -> Void
    ) {
        (self.show, self.window, self.renderer, self.audio) = (show, window, renderer, audio)
        (self.recorder, self.sticks, self.store, self.inbox) = (recorder, sticks, store, inbox)
        (self.recording, self.flight, self.folder, self.whenShown) = (recording, flight, folder, whenShown)
        start = clock.now
        manager = ServiceManager(now: start)
    }

    /// Runs until the window is closed or a signal asks for the end.
    func run() {
        _ = renderer.takeArrivals()
        paintIfChanged()
        manager?.ready("Pasaka \(Places.version), \(renderer.name) on \(window.videoDriver)")
        window.openGamepads()
        callWhenShown()
        takeNews()  // what came before there was a window has woken nobody
        while !hasEnded {
            sleep()
            turn()
            meter.turn(clock.now - start - metronome.lastBeat, at: clock.now - start)
        }
        manager?.stopping()
        perform()
        recording?.end(at: show.ticks)
        Logger(label: "pasaka.picture").debug("\(meter.summary)")
    }

    private func sleep() {
        let (longest, before) = (timeToNextFrame, clock.now)
        window.wait(atMost: longest)
        let now = clock.now
        meter.wokeUp(at: now)
        if let longest, now - before > longest { meter.delay(now - before - longest, at: now - start) }
    }

    /// One turn of the loop: everything that has come and is due, then a picture.
    private func turn() {
        let begin = clock.now
        commands += show.advance(metronome.ticksDue(now: begin - start, isMoving: show.rest == .moving))
        for event in window.takeEvents(renderer.letterbox) { take(event) }
        takeNews()
        let arrived = renderer.takeArrivals()
        meter.update(clock.now - begin)
        if arrived { painted = nil }
        paintIfChanged(since: begin)
        perform()
        callWhenShown()
        manager?.giveSign(at: clock.now)
    }

    private func takeNews() {
        for news in inbox.drain() {
            switch news {
            case .reply(let reply): take(.reply(reply))
            case .replaced(let pack):
                renderer.pictures.forget(pack: pack)
                painted = nil
            case .tellHealth: tellHealth()
            case .end: hasEnded = true
            }
        }
    }

    private func callWhenShown() {
        guard let whenShown, renderer.pictures.statistics.inFlight == 0 else { return }
        self.whenShown = nil
        whenShown()
    }

    private func take(_ event: WindowEvent) {
        switch event {
        case .input(let input): take(input)
        case .stirred: isStirred = true
        case .quit: hasEnded = true
        case .debug: showsOverlay.toggle()
        case .resized:
            renderer.resize()
            painted = nil
        case .exposed: painted = nil
        case .soundDeviceLost: audio.deviceLost()
        case .soundDeviceFound: audio.deviceFound()
        }
    }

    private func take(_ input: Input) {
        recording?.append(input, at: show.ticks)
        flight.append(input, to: show)
        if case .reply(.learned(let document)) = input, document.content is Shelf { renderer.pictures.forgetFailures() }
        commands += show.take(input)
    }

    private func perform() {
        if isStirred { audio.stir() }
        isStirred = false
        guard !commands.isEmpty else { return }
        audio.perform(commands)
        recorder.perform(commands)
        sticks.perform(commands)
        for case .save(let document) in commands { store.save(document) }
        commands = []
    }

    // MARK: - Time

    /// How long the loop may sleep; nil for as long as nothing comes.
    private var timeToNextFrame: Duration? {
        let own: Duration? =
            switch show.rest {
            case .still: nil
            // Where the display is waited for, presenting has already taken its time.
            case .moving: renderer.waitsForDisplay ? .zero : untilTick(show.ticks + 1)
            case .until(let tick): untilTick(tick)
            }
        let overlay: Duration? = showsOverlay || failing != nil ? .milliseconds(250) : nil
        return [own, overlay, manager?.timeToNextSign(at: clock.now)].compactMap { $0 }.min()
    }

    private func untilTick(_ tick: Int) -> Duration {
        max(.zero, metronome.time(toTick: tick - show.ticks) - (clock.now - start - metronome.lastBeat))
    }

    // MARK: - Painting

    private func paintIfChanged(since begin: ContinuousClock.Instant? = nil) {
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
        if let begin { meter.frame(clock.now - begin) }
        var soon = show.soon
        soon.images.append(MainView.background)  // from everywhere one press leads home
        renderer.anticipate(soon)
        if soon.sounds != prepared {
            prepared = soon.sounds
            audio.prepare(soon.sounds)
        }
    }

    private func paintingFailed(_ error: SDLError) {
        if failing == nil { Logger(label: "pasaka.picture").error("a picture could not be painted: \(error)") }
        let since = failing ?? clock.now
        (painted, failing) = (nil, since)
        // One picture that fails is the child's way on; where not even an empty one can be painted there is none.
        guard clock.now - since > Self.patience, !renderer.canPaint else { return }
        failure = Stagehand.Failure(
            description: "no picture could be painted for \(Self.patience): \(error); start Pasaka again")
        hasEnded = true
    }

    // MARK: - Telling

    private func tellHealth() {
        let (health, folder) = (health, folder)
        DispatchQueue.global(qos: .utility).async {
            do {
                try health.write(to: folder)
            } catch {
                Logger(label: "pasaka.health").warning("\(Health.file(in: folder)) cannot be written: \(error)")
            }
        }
    }

    private var health: Health {
        let now = clock.now - start
        func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        func milliseconds(_ duration: Duration) -> Double { tenths(duration / .milliseconds(1)) }
        return Health(
            written: LocalTime.text("%Y-%m-%dT%H:%M:%S%z"), runningSeconds: tenths(now / .seconds(1)),
            route: show.route.description,
            loop: Health.Loop(
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
            sound: audio.status.device, problems: problems, log: LogBook.shared.last,
            lastMinute: flight.recording(of: show))
    }

    /// What is wrong with tales, pictures and sounds.
    private var problems: [String] {
        (show.world[Shelf.self]?.problems ?? []) + renderer.pictures.problems + audio.status.problems
    }

    private var facts: DebugOverlay.Facts {
        audio.refreshStatus()
        let audio = audio.status
        return DebugOverlay.Facts(
            route: show.route, frames: meter.frames, updates: meter.updates,
            turns: (
                meter.turns.inLastMinute(at: clock.now - start) / .milliseconds(1),
                meter.turns.ever / .milliseconds(1)
            ),
            wakeUps: meter.wakeUpsPerSecond(at: clock.now), pictures: renderer.pictures.statistics,
            mostPictureBytes: renderer.pictures.mostBytes, audio: audio,
            microphone: recorder.status, inputs: window.lastInputs,
            renderer: renderer.name, videoDriver: window.videoDriver,
            memory: [getpid(), renderer.pictures.decoderProcess].map { ProcessFacts(of: $0).sharedMegabytes },
            window: renderer.letterbox.window,
            problems: problems,
            touches: window.touches, hotspots: show.hotspots)
    }
}
