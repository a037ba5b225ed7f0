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
        case end
    }

    private var show: Show
    private let window: Window
    private let renderer: Renderer
    private let audio: AudioService
    private let recorder: TellingRecorder
    private let store: DocumentStore
    private let inbox: Inbox<News>
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var metronome = Metronome(now: .zero)
    private var meter = FrameMeter()
    private var manager: ServiceManager?
    private(set) var recording: Recording?
    private var showsOverlay = false
    private var painted: Picture?
    private var prepared: [Sound]?
    private var hasEnded = false
    private var paintFailed = false
    /// What is to be done when the picture has been shown: the eye comes first.
    private var commands: [Command] = []
    /// Whether somebody has touched something.
    private var isStirred = false
    /// What waits until the first screen is there with all its pictures; nil once it has been called.
    private var whenShown: (() -> Void)?

    init(
        show: Show, window: Window, renderer: Renderer, audio: AudioService, recorder: TellingRecorder,
        store: DocumentStore, inbox: Inbox<News>, recording: Recording?, whenShown: @escaping () -> Void
    ) {
        (self.show, self.window, self.renderer, self.audio) = (show, window, renderer, audio)
        (self.recorder, self.store, self.inbox) = (recorder, store, inbox)
        (self.recording, self.whenShown) = (recording, whenShown)
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
        while !hasEnded {
            window.wait(atMost: timeToNextFrame)
            meter.wokeUp(at: clock.now)
            turn()
        }
        manager?.stopping()
        perform()
        recording?.end(at: show.ticks)
        Logger(label: "pasaka.picture").debug("\(meter.summary)")
    }

    /// One turn of the loop: everything that has come and is due, then a picture.
    private func turn() {
        let begin = clock.now
        commands += show.advance(metronome.ticksDue(now: begin - start, isMoving: show.rest == .moving))
        for event in window.takeEvents(renderer.letterbox) { take(event) }
        for news in inbox.drain() {
            switch news {
            case .reply(let reply): take(.reply(reply))
            case .end: hasEnded = true
            }
        }
        let arrived = renderer.takeArrivals()
        meter.update(clock.now - begin)
        if arrived { painted = nil }
        paintIfChanged(since: begin)
        perform()
        callWhenShown()
        manager?.giveSign(at: clock.now)
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
        if case .reply(.learned) = input { renderer.pictures.forgetFailures() }
        commands += show.take(input)
    }

    private func perform() {
        if isStirred { audio.stir() }
        isStirred = false
        guard !commands.isEmpty else { return }
        audio.perform(commands)
        recorder.perform(commands)
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
        let overlay: Duration? = showsOverlay ? .milliseconds(250) : nil
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
            paintFailed = false
        } catch {
            if !paintFailed { Logger(label: "pasaka.picture").error("a picture could not be painted: \(error)") }
            paintFailed = true
        }
        painted = picture
        if let begin { meter.frame(clock.now - begin) }
        let soon = show.soon
        renderer.anticipate(soon)
        if soon.sounds != prepared {
            prepared = soon.sounds
            audio.prepare(soon.sounds)
        }
    }

    private var facts: DebugOverlay.Facts {
        audio.refreshStatus()
        let audio = audio.status
        return DebugOverlay.Facts(
            route: show.route, frames: meter.frames, updates: meter.updates,
            wakeUps: meter.wakeUpsPerSecond(at: clock.now), pictures: renderer.pictures.statistics,
            mostPictureBytes: renderer.pictures.mostBytes, audio: audio,
            microphone: recorder.status, inputs: window.lastInputs,
            renderer: renderer.name, videoDriver: window.videoDriver,
            memory: [DebugOverlay.memory(of: getpid()), DebugOverlay.memory(of: renderer.pictures.decoderProcess)],
            window: renderer.letterbox.window,
            problems: (show.world[Shelf.self]?.problems ?? []) + renderer.pictures.problems + audio.problems,
            touches: window.touches, hotspots: show.hotspots)
    }
}
