import CSDL2
import Glibc
import Testing

/// Tests that use SDL's window, gamepads or sound, of which a process has only one: they run serially.
@Suite(.serialized) enum SDLTests {
    /// SDL without a display and without a device to be heard.
    static let isPrepared: Bool = {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
        // Kept permanently: its last user would remove the event queue.
        return SDL_InitSubSystem(SDL_INIT_EVENTS) == 0
    }()
}
