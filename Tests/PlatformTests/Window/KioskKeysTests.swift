import CSDL2
import Engine
import Testing

@testable import Platform

extension SDLTests {
    @MainActor struct KioskKeysTests {
        @Test func `the developers key alone does nothing in a kiosk`() throws {
            #expect(SDLTests.isPrepared)
            let window = try Window(title: "Pasaka", mode: .kiosk)
            let letterbox = Letterbox(window: Size(width: 1000, height: 600))
            _ = window.takeEvents(letterbox)
            var event = SDL_Event()
            event.key.type = SDL_KEYDOWN.rawValue
            event.key.keysym.sym = SDL_Keycode(SDLK_F1.rawValue)
            #expect(SDL_PushEvent(&event) == 1)
            #expect(window.takeEvents(letterbox) == [])
        }
    }
}
