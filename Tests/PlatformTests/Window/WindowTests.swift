import CSDL2
import Engine
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// The window with SDL's dummy driver: events are pushed into its queue.
    @MainActor struct WindowTests {
        private let window: Window
        /// A stage of half a pixel a point, with bars of 100 pixels left and right.
        private let letterbox = Letterbox(window: Size(width: 1000, height: 600))

        init() throws {
            #expect(SDLTests.isPrepared)
            window = try Window(title: "Pasaka", mode: .window(width: 1000, height: 600))
            _ = window.takeEvents(letterbox)
        }

        private func push(_ events: SDL_Event...) {
            for var event in events { #expect(SDL_PushEvent(&event) == 1) }
        }

        /// The button of a key that was pressed.
        private func pressed(_ button: Input.Button?) -> Input { .key(Input.Key(button)) }

        private func contact(
            _ phase: Contact.Phase, _ id: Int64, _ x: Double, _ y: Double, pressure: Double? = nil
        ) -> Input {
            .contact(Contact(phase, id, at: Point(x: x, y: y), milliseconds: 0, pressure: pressure))
        }

        /// The inputs at time 0, which SDL does not let a test choose.
        private func inputs() -> [Input] { timed().map(\.untimed) }

        private func timed() -> [Input] {
            window.takeEvents(letterbox).compactMap { if case .input(let input) = $0 { input } else { nil } }
        }

        // MARK: - Making events

        private func key(
            _ code: SDL_KeyCode, down: Bool = true, repeats: Bool = false, with modifiers: SDL_Keymod = KMOD_NONE
        ) -> SDL_Event {
            var event = SDL_Event()
            event.key.keysym.mod = UInt16(modifiers.rawValue)
            event.key.type = (down ? SDL_KEYDOWN : SDL_KEYUP).rawValue
            event.key.keysym.sym = SDL_Keycode(code.rawValue)
            event.key.repeat = repeats ? 1 : 0
            return event
        }

        private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
            var event = SDL_Event()
            event.tfinger.type = type.rawValue
            event.tfinger.fingerId = id
            (event.tfinger.x, event.tfinger.y) = (x, y)
            return event
        }

        private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, _ number: UInt8 = 1) -> SDL_Event {
            var event = SDL_Event()
            event.button.type = type.rawValue
            event.button.button = number
            (event.button.x, event.button.y) = (x, y)
            return event
        }

        private func motion(_ x: Int32, _ y: Int32, isDown: Bool) -> SDL_Event {
            var event = SDL_Event()
            event.motion.type = SDL_MOUSEMOTION.rawValue
            event.motion.state = isDown ? 1 : 0
            (event.motion.x, event.motion.y) = (x, y)
            return event
        }

        private func happening(_ id: SDL_WindowEventID) -> SDL_Event {
            var event = SDL_Event()
            event.window.type = SDL_WINDOWEVENT.rawValue
            event.window.event = UInt8(id.rawValue)
            return event
        }

        private func plain(_ type: SDL_EventType) -> SDL_Event {
            var event = SDL_Event()
            event.type = type.rawValue
            return event
        }

        // MARK: - Keys

        @Test(
            arguments: [
                (SDLK_UP, Input.Button.up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
                (SDLK_RETURN, .confirm), (SDLK_KP_ENTER, .confirm), (SDLK_ESCAPE, .back), (SDLK_AC_BACK, .back),
                (SDLK_HOME, .home), (SDLK_PAGEUP, .previous), (SDLK_PAGEDOWN, .next), (SDLK_SPACE, .play),
            ] as [(SDL_KeyCode, Input.Button)])
        func `keys are buttons`(code: SDL_KeyCode, button: Input.Button) {
            push(key(code))
            #expect(window.takeEvents(letterbox) == [.input(pressed(button))])
        }

        @Test func `a release is told, also of a key with a modifier`() {
            push(key(SDLK_RETURN, down: false, with: KMOD_LCTRL), key(SDLK_LEFT, down: false))
            #expect(inputs() == [.key(Input.Key(.confirm, .released)), .key(Input.Key(.left, .released))])
        }

        @Test func `a repeat is told as one, but not that of a key without a button`() {
            push(key(SDLK_RIGHT, repeats: true), key(SDLK_RETURN, repeats: true), key(SDLK_a, repeats: true))
            #expect(inputs() == [.key(Input.Key(.right, .repeated)), .key(Input.Key(.confirm, .repeated))])
        }

        @Test func `tab walks and Shift tab walks back`() {
            push(key(SDLK_TAB), key(SDLK_TAB, with: KMOD_LSHIFT))
            #expect(inputs() == [pressed(.nextPlace), pressed(.previousPlace)])
        }

        @Test func `any other key is some key, so that nobody can tell what was typed`() {
            push(key(SDLK_q), key(SDLK_F2), key(SDLK_q, down: false))
            #expect(inputs() == [pressed(nil), pressed(nil), .key(Input.Key(nil, .released))])
        }

        @Test(arguments: [KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_RALT, KMOD_LGUI, KMOD_RGUI])
        func `a key of a chord is some key`(modifiers: SDL_Keymod) {
            for code in [SDLK_F4, SDLK_TAB, SDLK_ESCAPE, SDLK_RETURN, SDLK_LEFT, SDLK_HOME, SDLK_F1, SDLK_F11] {
                push(key(code, with: modifiers))
                #expect(window.takeEvents(letterbox) == [.input(pressed(nil))])
            }
        }

        @Test func `shift and the locks change nothing`() {
            push(key(SDLK_RIGHT, with: SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_CAPS.rawValue | KMOD_NUM.rawValue)))
            #expect(inputs() == [pressed(.right)])
        }

        @Test func `the first function key is the developers`() {
            push(key(SDLK_F1), key(SDLK_F1, repeats: true))
            #expect(window.takeEvents(letterbox) == [.debug])
        }

        @Test func `the eleventh changes between window and full screen`() {
            let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
            push(key(SDLK_F11))
            #expect(inputs() == [])
            #expect(SDL_GetWindowFlags(window.handle) & full == full)
            push(key(SDLK_F11, repeats: true))
            #expect(inputs() == [])
            #expect(SDL_GetWindowFlags(window.handle) & full == full)
            push(key(SDLK_F11))
            _ = inputs()
            #expect(SDL_GetWindowFlags(window.handle) & full == 0)
        }

        // MARK: - Touch

        /// Places in the window (0…1) and the stage points under them.
        @Test(arguments: [
            (Float(0.5), Float(0.5), Point(x: 800, y: 600)), (0.1, 0, Point(x: 0, y: 0)),
            (0.9, 1, Point(x: 1600, y: 1200)), (0.3, 0.25, Point(x: 400, y: 300)), (0, 0, Point(x: -200, y: 0)),
        ])
        func `touches map to the stage`(x: Float, y: Float, point: Point) throws {
            push(finger(SDL_FINGERDOWN, 5, x, y))
            #expect(inputs() == [contact(.began, 5, point.x, point.y, pressure: 0)])
        }

        @Test func `touches map in a portrait window too`() {
            let portrait = Letterbox(window: Size(width: 600, height: 1000))
            push(finger(SDL_FINGERDOWN, 5, 0.5, 0.5))
            guard case .input(.contact(let contact))? = window.takeEvents(portrait).first else {
                Issue.record("no contact")
                return
            }
            #expect(contact.point == Point(x: 800, y: 600))
        }

        @Test func `every finger is told, with each of its motions, in order`() {
            var firm = finger(SDL_FINGERMOTION, 5, 0.5, 0.75)
            firm.tfinger.pressure = 0.5
            push(
                finger(SDL_FINGERDOWN, 5, 0.5, 0.5), finger(SDL_FINGERDOWN, 6, 0.1, 0),
                finger(SDL_FINGERMOTION, 5, 0.5, 0.25), firm, finger(SDL_FINGERMOTION, 5, 0.5, 1),
                finger(SDL_FINGERUP, 6, 0.1, 0), finger(SDL_FINGERUP, 5, 0.5, 0.75))
            #expect(
                inputs() == [
                    contact(.began, 5, 800, 600, pressure: 0), contact(.began, 6, 0, 0, pressure: 0),
                    contact(.moved, 5, 800, 300, pressure: 0), contact(.moved, 5, 800, 900, pressure: 0.5),
                    contact(.moved, 5, 800, 1200, pressure: 0), contact(.ended, 6, 0, 0, pressure: 0),
                    contact(.ended, 5, 800, 900, pressure: 0),
                ])
        }

        @Test func `a contact has SDL's time`() throws {
            let before = Int(SDL_GetTicks64())
            push(finger(SDL_FINGERDOWN, 5, 0.5, 0.5))
            guard case .contact(let contact)? = timed().first else {
                Issue.record("no contact")
                return
            }
            #expect((before...Int(SDL_GetTicks64())).contains(contact.milliseconds))
        }

        // MARK: - Mouse

        @Test func `the mouse is a finger`() {
            push(
                button(SDL_MOUSEBUTTONDOWN, 500, 300), motion(600, 300, isDown: true), motion(601, 300, isDown: true),
                button(SDL_MOUSEBUTTONUP, 600, 300))
            #expect(
                inputs() == [
                    contact(.began, Contact.mouse, 800, 600), contact(.moved, Contact.mouse, 1000, 600),
                    contact(.moved, Contact.mouse, 1002, 600), contact(.ended, Contact.mouse, 1000, 600),
                ])
        }

        @Test func `without its button it only moves`() {
            push(
                motion(600, 300, isDown: false), button(SDL_MOUSEBUTTONDOWN, 500, 300, 3),
                motion(610, 300, isDown: false))
            #expect(inputs() == [.key(Input.Key(nil, of: .mouse))])
        }

        @Test(arguments: [(Int32(1), Input.Button.previous), (-1, .next)])
        func `the wheel turns pages`(y: Int32, button: Input.Button) {
            var event = plain(SDL_MOUSEWHEEL)
            event.wheel.y = y
            push(event)
            #expect(inputs() == [.key(Input.Key(button, of: .mouse))])
        }

        // MARK: - The window

        @Test(arguments: [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED])
        func `a window that is left is told`(id: SDL_WindowEventID) {
            push(happening(id))
            #expect(inputs() == [.unfocused])
        }

        @Test func `size exposure end and sound devices are told`() {
            var added = plain(SDL_AUDIODEVICEADDED)
            added.adevice.iscapture = 1
            push(
                happening(SDL_WINDOWEVENT_SIZE_CHANGED), happening(SDL_WINDOWEVENT_EXPOSED), plain(SDL_QUIT),
                plain(SDL_AUDIODEVICEREMOVED), plain(SDL_AUDIODEVICEADDED), added)
            #expect(
                window.takeEvents(letterbox) == [.resized, .exposed, .quit, .soundDeviceLost, .soundDeviceFound])
        }

        // MARK: - Waiting

        @Test func `waiting ends with an event or a message`() {
            let start = ContinuousClock.now
            push(key(SDLK_LEFT))
            window.wait(atMost: patience.nanoseconds)
            _ = inputs()
            Inbox<Int>().post(1)
            window.wait(atMost: patience.nanoseconds)
            #expect(ContinuousClock.now - start < patience)
        }

        @Test func `what comes after the sleep is taken in the same turn`() {
            window.wait(atMost: 1_000_000)
            push(key(SDLK_LEFT))
            #expect(inputs() == [pressed(.left)])
        }

        @Test func `waiting ends when its time is over`() {
            let start = ContinuousClock.now
            window.wait(atMost: 30_000_000)
            window.wait(atMost: 0)
            window.wait(atMost: -5_000_000_000)
            #expect(ContinuousClock.now - start < patience)
        }
    }
}

extension Input {
    fileprivate var untimed: Input {
        guard case .contact(let told) = self else { return self }
        return .contact(Contact(told.phase, told.id, at: told.point, milliseconds: 0, pressure: told.pressure))
    }
}
