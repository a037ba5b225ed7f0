import Engine
import MorningCheck
import Platform
import Sentences
import System

/// Handles events, advances time, carries out commands, repaints changes, and sleeps when nothing moves.
@MainActor final class MainLoop {
    /// A message from background work to the loop.
    enum News: Sendable {
        case reply(Input.Reply)
        /// The clipboard's text was asked for.
        case paste
        /// The player's health was requested.
        case tellHealth
        /// An input device was plugged in or removed.
        case devicesChanged
        case paint(PaintOrder)
        case end
    }

    /// Everything that the loop drives or hears from.
    struct Devices {
        let window: Window
        let renderer: Renderer
        let audio: AudioService
        let services: [any Service]
        let store: DocumentStore
        let inbox: Inbox<News>
    }

    /// What is noted of the run.
    struct Records {
        /// The recording for `--record`.
        var recording: Recording?
        /// The recorder for a crash; nil if nothing is recorded.
        let flight: FlightRecorder?
        /// The runtime folder, for the player's health.
        let folder: String
    }

    private(set) var show: Show
    let devices: Devices
    private(set) var records: Records
    /// The clock's time at the start; all other times are relative to it.
    private let start = SteadyClock.now
    private var metronome = Metronome(now: 0)
    private(set) var meter = FrameMeter()
    private var manager: ServiceManager?
    private var painted: Picture?
    private var prepared: [Sound]?
    /// The clips to open ahead, unless the sound knows them already.
    private var ahead: [Sound]?
    private var hasEnded = false
    /// The time since which painting has failed.
    private var failing: Nanoseconds?
    /// Why the loop ended, unless it was asked to.
    private(set) var failure: Stagehand.Failure?
    /// How long painting may fail until Pasaka exits, to be restarted.
    private static let patience = Duration.seconds(5)
    /// Commands to carry out after the picture is shown: the eye comes first.
    private var commands: [Command] = []
    /// Whether there was a touch or another input.
    private var isStirred = false
    /// The visit that the services work for.
    private var visit: Visit
    private(set) var overlay = OverlaySwitch()
    /// The work deferred until the first screen is shown with all its pictures; nil once it has run.
    private var whenShown: (() -> Void)?
    /// Checks the machine.
    private let check: (Show) -> Void
    /// Whether a check was asked for by a screen whose pictures are not yet all shown.
    private var isCheckDue = false

    /// - Parameters:
    ///   - whenShown: called once, after the first screen is shown with all its pictures.
    ///   - check: called with the page of a check, when that is shown with all its pictures.
    init(
        show: Show, devices: Devices, records: Records, whenShown: @escaping () -> Void,
        check: @escaping (Show) -> Void
    ) {
        self.show = show
        visit = show.visit
        self.devices = devices
        self.records = records
        self.whenShown = whenShown
        self.check = check
        manager = ServiceManager(now: .now)
    }

    var window: Window { devices.window }
    var renderer: Renderer { devices.renderer }
    var audio: AudioService { devices.audio }

    /// Runs until the window is closed or a signal requests the end.
    func run() {
        _ = renderer.takeArrivals()
        takeSize()
        paintIfChanged()
        manager?.ready("Pasaka \(Places.version), \(renderer.name) on \(window.videoDriver)")
        callWhenShown()
        takeNews()  // news from before there was a window has woken nothing
        while !hasEnded {
            sleep()
            turn()
            let now = now
            meter.turn(now - metronome.lastBeat, at: now)
        }
        manager?.stopping()
        perform()
        records.recording?.end(at: show.ticks)
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

    /// One turn of the loop: handles everything pending and due, then paints.
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

    /// Advances by the time since the last turn.
    ///
    /// After a stall, animations lag rather than race. Holds last by the clock, unless they were released
    /// meanwhile: the time of release is then unknown.
    private func passTime(until now: Nanoseconds, before events: [WindowEvent]) {
        let isHeld = show.isHeld && !events.contains(where: \.letsGo)
        commands += show.advance(metronome.ticksDue(now: now, isMoving: show.rest == .moving && !isHeld))
        overlay.follow(show)
    }

    private func takeNews() {
        for news in devices.inbox.drain() {
            switch news {
            case .reply(let reply): take(.reply(reply))
            case .paste: take(.typed(.text(window.clipboard)))
            case .devicesChanged: if overlay.seen.touches.isEmpty { window.lookForTouchscreens() }
            case .tellHealth: tellHealth()
            case .paint(let order): order.carryOut()
            case .end: hasEnded = true
            }
        }
    }

    private func callWhenShown() {
        guard whenShown != nil || isCheckDue, renderer.pictures.statistics.inFlight == 0 else { return }
        if let whenShown {
            self.whenShown = nil
            window.openGamepads()
            whenShown()
            audio.begin()
            for service in devices.services { service.begin() }
        }
        // While the page slides in, the known picture is not yet at its place.
        guard isCheckDue, show.rest != .moving else { return }
        isCheckDue = false
        check(show)
    }

    private func take(_ event: WindowEvent) {
        switch event {
        case .input(let input):
            overlay.note(input, on: show)
            take(input)
        case .quit: hasEnded = true
        case .debug: overlay.toggle()
        case .resized:
            renderer.resize()
            takeSize()
            painted = nil
        case .exposed: painted = nil
        case .soundDeviceLost: audio.deviceLost()
        case .soundDeviceFound: audio.deviceFound()
        }
    }

    /// Tells the show the window's size, in points and for a hand.
    private func takeSize() {
        let glass = window.glass(renderer.letterbox)
        if show.world[Glass.self] != glass { take(.reply(.learned(AnyDocument(glass)))) }
        take(.window(renderer.letterbox.view))
    }

    private func take(_ input: Input) {
        if case .reply(.touched(let names)) = input {
            // Files that no picture shows, such as hundreds being copied, must not push out what is recorded.
            guard renderer.pictures.forget(names.map { Set($0) }) else { return }
            painted = nil
        }
        records.recording?.append(input, at: show.ticks)
        records.flight?.append(input, to: show)
        if input.isSomebody { isStirred = true }
        commands += show.take(input)
    }

    private func perform() {
        audio.perform(commands, ahead: ahead, isStirred: isStirred)
        ahead = nil
        isStirred = false
        guard !commands.isEmpty else { return }
        for service in devices.services { service.perform(commands) }
        for case .save(let document) in commands { devices.store.save(document) }
        if commands.contains(where: { $0.request(SelfTestRequest.self) != nil }) { isCheckDue = true }
        for case .screenLight(let isOn) in commands { ScreenLight(folder: records.folder).set(isOn) }
        for case .copy(let text) in commands { window.copy(text) }
        // In its own turn, which paints what it changes.
        if commands.contains(.paste) { devices.inbox.post(.paste) }
        let isForgotten = commands.contains(.forgetChild)
        commands = []
        if visit != show.visit {
            for service in devices.services { service.left(visit) }
            visit = show.visit
        }
        if isForgotten { for service in devices.services { service.forgetChild() } }
    }

    // MARK: - Time

    /// Time since the loop was made.
    var now: Nanoseconds { SteadyClock.now - start }

    /// The maximum sleep; nil until the next event.
    private func timeToNextFrame(at now: Nanoseconds) -> Nanoseconds? {
        let own: Nanoseconds? =
            switch show.rest {
            case .still: nil
            case .moving: metronome.sleep(toTick: 1, at: now)
            case .until(let tick): metronome.sleep(toTick: tick - show.ticks, at: now)
            }
        let repainting: Nanoseconds? = overlay.isOn || failing != nil ? 250_000_000 : nil
        return [own, repainting, manager?.timeToNextSign(at: .now)?.nanoseconds].compactMap { $0 }.min()
    }

    // MARK: - Painting

    private func paintIfChanged(since begin: (time: Nanoseconds, work: Nanoseconds)? = nil) {
        show.draw()
        window.type(in: show.typing, renderer.letterbox)
        var picture = show.picture
        if overlay.isOn { picture.drawings += DebugOverlay(facts: facts).drawings }
        guard picture != painted else { return }
        do {
            try renderer.paint(picture, over: painted)
            renderer.present()
            painted = picture
            failing = nil
        } catch {
            paintingFailed(error)
        }
        if let begin { meter.frame(now - begin.time, work: SteadyClock.work - begin.work) }
        var soon = show.soon
        soon.images.append(MainView.background)  // one press leads home from anywhere
        renderer.anticipate(soon)
        if soon.sounds != prepared {
            prepared = soon.sounds
            ahead = soon.sounds
        }
    }

    private func paintingFailed(_ error: SDLError) {
        if failing == nil { Log("picture").error("a picture could not be painted: \(error)") }
        let since = failing ?? now
        painted = nil
        failing = since
        // The child can move on from a single failing picture; if even an empty one cannot be painted, there is no way
        // on.
        guard now - since > Self.patience.nanoseconds, !renderer.canPaint else { return }
        failure = Stagehand.Failure(
            "no picture could be painted for \(Self.patience.components.seconds) s: \(error); start Pasaka again")
        hasEnded = true
    }
}
