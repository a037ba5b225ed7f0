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

    /// Disables slow SDL features that Pasaka does not need.
    static func askForNothingElse() {
        // Without a session bus SDL would start one, which takes a tenth of a second and outlives Pasaka.
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
        // Xlib would read half a megabyte of compose sequences; nothing is typed.
        setenv("XCOMPOSEFILE", "/dev/null", 0)
        // Without a session libwayland would print an error; given an absolute path it does not look for one.
        let hasSession = getenv("XDG_RUNTIME_DIR")?.pointee == CChar(UInt8(ascii: "/"))
        if !hasSession { setenv("WAYLAND_DISPLAY", "/nonexistent", 0) }
    }
}
