import CSDL2
import Engine
import Glibc

/// The single window and its events.
@MainActor public final class Window {
    /// The way in which the window opens.
    public enum Mode: Hashable, Sendable {
        case fullScreen
        /// Full screen, without any key that leaves it.
        case kiosk
        /// A window of a size in pixels.
        case window(width: Int, height: Int)
    }

    let handle: OpaquePointer
    let mode: Mode
    private var gamepads = OpenGamepads()
    private var chord = HeldChord()
    private var keys = TypingKeys()
    /// The place at which an input method shows its choices, in window coordinates; nil while nothing is typed.
    private var typingPlace: Rect?
    /// What was copied here; in a kiosk it is all of the clipboard.
    var copied = ""
    private let start = ContinuousClock.now

    /// Opens the window.
    ///
    /// - Parameter accents: the file of what dead keys type; without one they type nothing.
    /// - Throws: ``SDLError`` if there is no display.
    public init(title: String, mode: Mode, accents: String? = nil) throws(SDLError) {
        self.mode = mode
        Self.giveHints()
        if mode == .kiosk { Self.allowNoWayOut() }
        Self.askForNothingElse(accents: accents)
        try Self.startVideo()
        handle = try Self.open(title, mode)
        SDL_SetWindowMinimumSize(handle, 320, 240)
        if mode == .kiosk { SDL_SetWindowKeyboardGrab(handle, SDL_TRUE) }
        // No text input: no input method may delay a key, no on-screen keyboard may cover the picture.
        SDL_StopTextInput()
        SDL_ShowCursor(SDL_DISABLE)
    }

    private static func open(_ title: String, _ mode: Mode) throws(SDLError) -> OpaquePointer {
        // The whole display from the start: without a window manager nothing would enlarge the window.
        var display = SDL_Rect(x: 0, y: 0, w: 1280, h: 960)
        SDL_GetDisplayBounds(0, &display)
        let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
        let (place, flags): (SDL_Rect, UInt32) =
            switch mode {
            case .fullScreen, .kiosk: (display, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
            case .window(let width, let height):
                (SDL_Rect(x: centered, y: centered, w: Int32(width), h: Int32(height)), 0)
            }
        return try check(
            SDL_CreateWindow(
                title, place.x, place.y, place.w, place.h,
                SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | flags), "SDL_CreateWindow")
    }

    isolated deinit {
        emptyClipboard()
        SDL_DestroyWindow(handle)
    }

    public var videoDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

    /// Enables gamepads; takes some milliseconds, so call it after the first picture.
    public func openGamepads() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) }

    /// Makes SDL detect a touchscreen just plugged in; call it once the window system has detected it.
    ///
    /// Under X, SDL 2.26 knows only those present at its start. It rescans only when asked about an unknown one,
    /// and the touch that triggers this is dropped (`SDL_GetTouch`). So this asks about a nonexistent one. The
    /// rescan forgets fingers that are down: call it only if there are none.
    public func lookForTouchscreens() { SDL_GetNumTouchFingers(0) }

    // MARK: - Typing

    /// Lets keys type while there is a place for it; otherwise no input method may delay a key.
    ///
    /// - Parameter area: of the place, in stage points, beside which an input method may show its choices; nil for none.
    public func type(in area: Rect?, _ letterbox: Letterbox) {
        if keys.isTyping != (area != nil) {
            keys.type(area != nil)
            if area == nil { SDL_StopTextInput() } else { SDL_StartTextInput() }
        }
        guard let area else {
            typingPlace = nil
            return
        }
        let pixels = letterbox.pixels(area)
        let place = Rect(
            x: pixels.x / density.width, y: pixels.y / density.height, width: pixels.width / density.width,
            height: pixels.height / density.height)
        // Each call may be a message to an input method.
        guard place != typingPlace else { return }
        typingPlace = place
        var rect = SDL_Rect(place)
        SDL_SetTextInputRect(&rect)
    }

    // MARK: - Waiting

    /// Sleeps until an event, at most for `longest` (forever if nil), up to a millisecond more.
    ///
    /// SDL 2.26 polls every millisecond while a gamepad is open, so this then sleeps a tick at a time.
    public func wait(atMost longest: Nanoseconds?) {
        let shortest = min(longest ?? .max, chord.timeLeft(now: now)?.nanoseconds ?? .max)
        guard shortest > 0 else { return }
        let milliseconds = shortest == .max ? nil : Int32(min(86_400_000, (shortest - 1) / 1_000_000 + 1))
        FramePause.ofMainLoop.during(shortest) {
            if gamepads.isEmpty, videoDriver != "KMSDRM" {
                SDL_WaitEventTimeout(nil, milliseconds ?? -1)
            } else {
                SDL_Delay(UInt32(min(16, milliseconds ?? 16)))
            }
        }
    }

    private var now: Duration { ContinuousClock.now - start }

    // MARK: - Events

    /// Takes the events since the last call: each motion, not only the last.
    ///
    /// Never blocks.
    ///
    /// - Parameter letterbox: the stage's position in the window.
    public func takeEvents(_ letterbox: Letterbox) -> [WindowEvent] {
        var events: [WindowEvent] = []
        var event = SDL_Event()
        // SDL_PollEvent stops at a sentinel left by the last sleep, and keeps later events for the next turn.
        SDL_PumpEvents()
        while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 {
            if let told = take(event, letterbox) { events.append(told) }
        }
        if chord.takeHeld(now: now) { events.append(.debug) }
        return events
    }

    private func take(_ event: SDL_Event, _ letterbox: Letterbox) -> WindowEvent? {
        notice(event)
        switch SDL_EventType(event.type) {
        case SDL_QUIT: return .quit
        case SDL_RENDER_TARGETS_RESET: return .exposed
        case SDL_AUDIODEVICEREMOVED where event.adevice.iscapture == 0: return .soundDeviceLost
        case SDL_AUDIODEVICEADDED where event.adevice.iscapture == 0: return .soundDeviceFound
        case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue: return .resized
        case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue: return .resized
        case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_EXPOSED.rawValue: return .exposed
        case SDL_KEYDOWN:
            if let service = Keyboard.service(event.key, inKiosk: mode == .kiosk) { return serve(service, event.key) }
        default: break
        }
        if let typed = keys.take(event) { return typed.input.map(WindowEvent.input) }
        let input = EventTranslation(letterbox: letterbox, density: density).input(event)
        if case .thumbstick(let thumbstick) = input, !gamepads.hasMoved(thumbstick) { return nil }
        return input.map(WindowEvent.input)
    }

    /// What the window does by itself at an event, whatever it means to the show.
    private func notice(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION: SDL_ShowCursor(SDL_ENABLE)
        case SDL_KEYDOWN, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: SDL_ShowCursor(SDL_DISABLE)
        case SDL_KEYUP: chord.letGo()
        case SDL_WINDOWEVENT where EventTranslation.losesFocus(event.window):
            chord.letGo()
            keys.letGo()
        case SDL_CONTROLLERDEVICEADDED: gamepads.open(event.cdevice)
        case SDL_CONTROLLERDEVICEREMOVED: gamepads.close(event.cdevice)
        default: break
        }
    }

    private func serve(_ service: Keyboard.Service, _ event: SDL_KeyboardEvent) -> WindowEvent? {
        switch service {
        case .quit: return .quit
        case .diagnostics: return .debug
        case .fullScreen: toggleFullScreen()
        case .heldDiagnostics: if event.repeat == 0 { chord.press(Int32(event.keysym.mod), now: now) }
        }
        return nil
    }

    private func toggleFullScreen() {
        let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        let isFull = SDL_GetWindowFlags(handle) & full == full
        SDL_SetWindowFullscreen(handle, isFull ? 0 : full)
        guard isFull else { return }
        var display = SDL_Rect()
        SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &display)
        SDL_SetWindowSize(handle, display.w * 3 / 4, display.h * 3 / 4)
        SDL_SetWindowPosition(handle, display.x + display.w / 8, display.y + display.h / 8)
    }

    /// Window coordinates are not pixels on a scaled display.
    var density: Size {
        var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
        guard width > 0, height > 0 else { return Size(width: 1, height: 1) }
        return Size(width: Double(pixelWidth) / Double(width), height: Double(pixelHeight) / Double(height))
    }
}
