import CSDL2
import Glibc

extension Window {
    /// Initialises SDL's video without a window.
    ///
    /// - Returns: the driver's name; nil without a display.
    public static func displayDriver() -> String? {
        askForNothingElse()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return nil }
        SDL_PumpEvents()  // Wayland reports its devices only now
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        return driver.isEmpty || ["offscreen", "dummy"].contains(driver) ? nil : driver
    }

    /// Initialises SDL's video and its queue of events.
    ///
    /// - Throws: ``SDLError`` if there is no display.
    static func startVideo() throws(SDLError) {
        try check(SDL_Init(SDL_INIT_VIDEO), "SDL_Init")
        // Held permanently: the audio queue comes and goes with its own reference to the event queue.
        SDL_InitSubSystem(SDL_INIT_EVENTS)
        // Without a display SDL silently uses a driver that shows nothing.
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard !["offscreen", "dummy"].contains(driver) || getenv("SDL_VIDEODRIVER") != nil else {
            throw SDLError("window", "there is no display; start Pasaka in a graphical session")
        }
    }

    /// Chooses how SDL behaves; some hints are read only once, at its start.
    static func giveHints() {
        for (hint, value) in [
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"), (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // SDL drops a press within 10 ms of the focus change, such as the first one of an impatient child.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_RENDER_SCALE_QUALITY, "1"), (SDL_HINT_APP_NAME, "Pasaka"),
            ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
        ] { SDL_SetHint(hint, value) }
    }

    /// Grabs the desktop's keys; SDL itself disables screen blanking.
    ///
    /// A window manager's close request is refused, so that `SDL_QUIT` can only mean that the compositor
    /// has died.
    static func allowNoWayOut() {
        for (hint, value) in [
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"), (SDL_HINT_ALLOW_ALT_TAB_WHILE_GRABBED, "0"),
        ] { SDL_SetHint(hint, value) }
    }

    /// Disables slow SDL features that Pasaka does not need.
    ///
    /// - Parameter accents: the file of what dead keys type, which Xlib and libxkbcommon read; nil for nothing.
    static func askForNothingElse(accents: String? = nil) {
        // Without a session bus SDL would start one, which takes a tenth of a second and outlives Pasaka.
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
        // Of their own accord they would read the half megabyte of the machine's sequences, which takes some 20 ms.
        setenv("XCOMPOSEFILE", accents ?? "/dev/null", 0)
        // Without a session libwayland would print an error; given an absolute path it does not look for one.
        let hasSession = getenv("XDG_RUNTIME_DIR")?.pointee == CChar(UInt8(ascii: "/"))
        if !hasSession { setenv("WAYLAND_DISPLAY", "/nonexistent", 0) }
    }
}
