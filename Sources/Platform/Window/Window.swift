import CSDL2
import Engine
import Glibc

/// The single window and its events.
@MainActor public final class Window {
    /// How the window opens.
    public enum Mode: Hashable, Sendable {
        case fullScreen
        /// Full screen, without any key that leaves it.
        case kiosk
        /// In pixels.
        case window(width: Int, height: Int)
    }

    let handle: OpaquePointer
    private let mode: Mode
    private var fingers = FingerOwner()
    private var gamepads = Gamepads()
    private var chord = HeldChord()
    private var repetition = KeyRepetition()
    private var openPads: [Int32: OpaquePointer] = [:]
    private let start = ContinuousClock.now
    /// The last inputs, newest last, for diagnostics.
    public private(set) var lastInputs: [Input] = []

    /// Opens the window.
    ///
    /// - Throws: ``SDLError`` if there is no display.
    public init(title: String, mode: Mode) throws(SDLError) {
        self.mode = mode
        for (hint, value) in [
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"), (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // SDL drops a press within 10 ms of the focus change, such as the first one of an impatient child.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_RENDER_SCALE_QUALITY, "1"), (SDL_HINT_APP_NAME, "Pasaka"),
            ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
        ] { SDL_SetHint(hint, value) }
        if mode == .kiosk { Self.allowNoWayOut() }
        Self.askForNothingElse()
        try check(SDL_Init(SDL_INIT_VIDEO), "SDL_Init")
        // Held permanently: the audio queue comes and goes with its own reference to the event queue.
        SDL_InitSubSystem(SDL_INIT_EVENTS)
        // Without a display SDL silently uses a driver that shows nothing.
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard !["offscreen", "dummy"].contains(driver) || getenv("SDL_VIDEODRIVER") != nil else {
            throw SDLError("window", "there is no display; start Pasaka in a graphical session")
        }
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
        handle = try check(
            SDL_CreateWindow(
                title, place.x, place.y, place.w, place.h,
                SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | flags), "SDL_CreateWindow")
        SDL_SetWindowMinimumSize(handle, 320, 240)
        if mode == .kiosk { SDL_SetWindowKeyboardGrab(handle, SDL_TRUE) }
        // No text input: no input method may delay a key, no on-screen keyboard may cover the picture.
        SDL_StopTextInput()
        SDL_ShowCursor(SDL_DISABLE)
    }

    isolated deinit { SDL_DestroyWindow(handle) }

    /// Grabs the desktop's keys; SDL itself disables screen blanking.
    ///
    /// A window manager's close request is refused, so that `SDL_QUIT` can only mean that the compositor
    /// has died.
    private static func allowNoWayOut() {
        for (hint, value) in [
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"), (SDL_HINT_ALLOW_ALT_TAB_WHILE_GRABBED, "0"),
        ] { SDL_SetHint(hint, value) }
    }

    public var videoDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }
    /// The positions of fingers, in stage points.
    public var touches: [Point] { fingers.fingers.sorted { $0.key < $1.key }.map(\.value) }

    /// Enables gamepads; takes some milliseconds, so call it after the first picture.
    public func openGamepads() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) }

    /// Makes SDL detect a touchscreen just plugged in; call it once the window system has detected it.
    ///
    /// Under X, SDL 2.26 knows only those present at its start. It rescans only when asked about an unknown one,
    /// and the touch that triggers this is dropped (`SDL_GetTouch`). So this asks about a nonexistent one. The
    /// rescan forgets fingers that are down: if there are any, an input device is known already.
    public func lookForTouchscreens() {
        guard fingers.fingers.isEmpty else { return }
        SDL_GetNumTouchFingers(0)
    }

    // MARK: - Waiting

    /// Sleeps until an event, at most for `longest` (forever if nil), up to a millisecond more.
    ///
    /// SDL 2.26 polls every millisecond while a gamepad is open, so this then sleeps a tick at a time.
    public func wait(atMost longest: Nanoseconds?) {
        let times = [fingers.timeToExpiry(now: now), gamepads.timeToRepeat(now: now), chord.timeLeft(now: now)]
        let others = times.compactMap { $0?.nanoseconds }
        let shortest = min(longest ?? .max, others.min() ?? .max)
        guard shortest > 0 else { return }
        let milliseconds = shortest == .max ? nil : Int32(min(86_400_000, (shortest - 1) / 1_000_000 + 1))
        FramePause.ofMainLoop.during(shortest) {
            if openPads.isEmpty, videoDriver != "KMSDRM" {
                SDL_WaitEventTimeout(nil, milliseconds ?? -1)
            } else {
                SDL_Delay(UInt32(min(16, milliseconds ?? 16)))
            }
        }
    }

    private var now: Duration { ContinuousClock.now - start }

    // MARK: - Events

    /// Takes the events since the last call.
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
            events += translate(event, letterbox)
        }
        let inputs = fingers.expire(now: now) + gamepads.repeats(now: now)
        events += inputs.map(WindowEvent.input)
        if chord.takeHeld(now: now) { events.append(.debug) }
        for case .input(let input) in events { remember(input) }
        return events
    }

    private func remember(_ input: Input) {
        lastInputs.append(input)
        lastInputs.removeFirst(max(0, lastInputs.count - 6))
    }

    private func translate(_ event: SDL_Event, _ letterbox: Letterbox) -> [WindowEvent] {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: [.quit]
        case SDL_WINDOWEVENT: translate(event.window)
        case SDL_RENDER_TARGETS_RESET: [.exposed]
        case SDL_KEYDOWN: translate(event.key)
        case SDL_KEYUP: released(event.key)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION: translateMouse(event, letterbox)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: translate(event.tfinger, letterbox)
        case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED, SDL_CONTROLLERBUTTONDOWN,
            SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERAXISMOTION:
            translateGamepad(event)
        case SDL_AUDIODEVICEREMOVED: event.adevice.iscapture == 0 ? [.soundDeviceLost] : []
        case SDL_AUDIODEVICEADDED: event.adevice.iscapture == 0 ? [.soundDeviceFound] : []
        default: []
        }
    }

    private func translate(_ event: SDL_WindowEvent) -> [WindowEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: [.resized]
        case SDL_WINDOWEVENT_EXPOSED: [.exposed]
        case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            lostFocus()
        default: []
        }
    }

    private func lostFocus() -> [WindowEvent] {
        chord.letGo()
        return fingers.cancel().map(WindowEvent.input) + [.input(.buttonReleased(.confirm))]
    }

    private func released(_ event: SDL_KeyboardEvent) -> [WindowEvent] {
        chord.letGo()
        return Keyboard.button(event.keysym.sym) == .confirm ? [.input(.buttonReleased(.confirm))] : []
    }

    private func translate(_ event: SDL_KeyboardEvent) -> [WindowEvent] {
        SDL_ShowCursor(SDL_DISABLE)
        if mode == .kiosk, event.keysym.sym == SDLK_F1.rawValue {
            if event.repeat == 0 { chord.press(Int32(event.keysym.mod), now: now) }
            return []
        }
        let key = event.keysym.sym
        if mode != .kiosk, Keyboard.leaves(key, modifiers: Int32(event.keysym.mod)) { return [.quit] }
        guard Int32(event.keysym.mod) & Keyboard.chord == 0 else { return [] }
        if event.repeat == 0, key == SDLK_F1.rawValue { return [.debug] }
        if event.repeat == 0, key == SDLK_F11.rawValue {
            toggleFullScreen()
            return []
        }
        guard let button = Keyboard.button(key, modifiers: Int32(event.keysym.mod)),
            repetition.isMeant(event) && (event.repeat == 0 || button.isArrow)
        else { return [] }
        return [.input(.button(button))]
    }

    private func toggleFullScreen() {
        guard mode != .kiosk else { return }
        let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        let isFull = SDL_GetWindowFlags(handle) & full == full
        SDL_SetWindowFullscreen(handle, isFull ? 0 : full)
        guard isFull else { return }
        var display = SDL_Rect()
        SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &display)
        SDL_SetWindowSize(handle, display.w * 3 / 4, display.h * 3 / 4)
        SDL_SetWindowPosition(handle, display.x + display.w / 8, display.y + display.h / 8)
    }

    // MARK: - Pointer

    private func translateMouse(_ event: SDL_Event, _ letterbox: Letterbox) -> [WindowEvent] {
        func point(_ x: Int32, _ y: Int32) -> Point { letterbox.point(atPixel: pixel(Double(x), Double(y))) }
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
            return touch(.down(FingerOwner.mouse, point(event.button.x, event.button.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
            return touch(.up(FingerOwner.mouse, point(event.button.x, event.button.y)))
        case SDL_MOUSEMOTION:
            SDL_ShowCursor(SDL_ENABLE)
            guard event.motion.state & 1 != 0 else { return [] }
            return touch(.moved(FingerOwner.mouse, point(event.motion.x, event.motion.y)))
        default: return []
        }
    }

    /// Window coordinates are not pixels on a scaled display.
    private func pixel(_ x: Double, _ y: Double) -> Point {
        var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
        guard width > 0, height > 0 else { return Point(x: x, y: y) }
        return Point(x: x * Double(pixelWidth) / Double(width), y: y * Double(pixelHeight) / Double(height))
    }

    private func translate(_ event: SDL_TouchFingerEvent, _ letterbox: Letterbox) -> [WindowEvent] {
        SDL_ShowCursor(SDL_DISABLE)
        let pixel = Point(x: Double(event.x) * letterbox.window.width, y: Double(event.y) * letterbox.window.height)
        let point = letterbox.point(atPixel: pixel)
        return switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: touch(.down(event.fingerId, point))
        case SDL_FINGERUP: touch(.up(event.fingerId, point))
        default: touch(.moved(event.fingerId, point))
        }
    }

    private func touch(_ event: FingerOwner.Event) -> [WindowEvent] {
        let inputs = fingers.take(event, now: now)
        if case .down = event, inputs.isEmpty { return [.input(.stir)] }
        return inputs.map(WindowEvent.input)
    }

    /// The mouse wheel turns pages and scrolls by screens, like the shoulder buttons.
    private func wheel(_ event: SDL_MouseWheelEvent) -> [WindowEvent] {
        event.y == 0 ? [] : [.input(.button(event.y > 0 ? .previous : .next))]
    }

    // MARK: - Gamepads

    private func translateGamepad(_ event: SDL_Event) -> [WindowEvent] {
        switch SDL_EventType(event.type) {
        case SDL_CONTROLLERDEVICEADDED:
            if let pad = SDL_GameControllerOpen(event.cdevice.which) {
                openPads[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))] = pad
            }
            return []
        case SDL_CONTROLLERDEVICEREMOVED:
            SDL_GameControllerClose(openPads.removeValue(forKey: event.cdevice.which))
            return gamepads.take(.gone(pad: event.cdevice.which), now: now).map(WindowEvent.input)
        case SDL_CONTROLLERBUTTONDOWN: return press(event.cbutton, isDown: true)
        case SDL_CONTROLLERBUTTONUP: return press(event.cbutton, isDown: false)
        default: return push(event.caxis)
        }
    }

    private func press(_ event: SDL_ControllerButtonEvent, isDown: Bool) -> [WindowEvent] {
        guard let button = Gamepad.button(event.button) else { return isDown ? [.input(.stir)] : [] }
        let inputs = gamepads.take(
            isDown ? .down(pad: event.which, button) : .up(pad: event.which, button), now: now)
        return isDown && inputs.isEmpty ? [.input(.stir)] : inputs.map(WindowEvent.input)
    }

    private func push(_ event: SDL_ControllerAxisEvent) -> [WindowEvent] {
        let axes = [SDL_CONTROLLER_AXIS_LEFTX, SDL_CONTROLLER_AXIS_LEFTY]
        guard axes.contains(where: { $0.rawValue == Int32(event.axis) }), let pad = openPads[event.which] else {
            return []
        }
        let (x, y) = (SDL_GameControllerGetAxis(pad, axes[0]), SDL_GameControllerGetAxis(pad, axes[1]))
        let inputs = gamepads.take(
            .stick(pad: event.which, x: Double(x) / 32768, y: Double(y) / 32768), now: now)
        return inputs.map(WindowEvent.input)
    }
}
