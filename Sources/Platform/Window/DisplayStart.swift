import CSDL2
import Glibc

extension Window {
    /// Begins SDL's video without a window.
    ///
    /// - Returns: the driver's name; nil where there is no display.
    public static func displayDriver() -> String? {
        askForNothingElse()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return nil }
        SDL_PumpEvents()  // Wayland tells of its devices only now
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        return driver.isEmpty || ["offscreen", "dummy"].contains(driver) ? nil : driver
    }

    /// Spares SDL what takes time and is of no use here.
    static func askForNothingElse() {
        // Without a session bus SDL would start one, which takes a tenth of a second and outlives Pasaka.
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
        // Xlib would read half a megabyte about how keys make letters together; nothing is typed.
        setenv("XCOMPOSEFILE", "/dev/null", 0)
        // Without a session libwayland would print an error of its own; for a name that is a path it asks nothing.
        let hasSession = getenv("XDG_RUNTIME_DIR")?.pointee == CChar(UInt8(ascii: "/"))
        if !hasSession { setenv("WAYLAND_DISPLAY", "/nonexistent", 0) }
    }
}
