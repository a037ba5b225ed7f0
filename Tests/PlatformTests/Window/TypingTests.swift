import CSDL2
import Engine
import Testing

@testable import Platform

extension SDLTests {
    /// Keys, an input method and the clipboard while a frame has a place to type.
    @MainActor struct TypingTests {
        private let window: Window
        private let letterbox = Letterbox(window: Size(width: 1000, height: 600))
        private let field = Rect(x: 100, y: 1000, width: 800, height: 120)

        init() throws {
            #expect(SDLTests.isPrepared)
            window = try Window(title: "Pasaka", mode: .window(width: 1000, height: 600))
            window.type(in: field, letterbox)
            _ = window.takeEvents(letterbox)
        }

        private func inputs(_ events: SDL_Event...) -> [Input] {
            for var event in events { #expect(SDL_PushEvent(&event) == 1) }
            return window.takeEvents(letterbox).compactMap { if case .input(let input) = $0 { input } else { nil } }
        }

        // MARK: - Making events

        private func key(
            _ code: SDL_KeyCode, down: Bool = true, repeats: Bool = false, with modifiers: SDL_Keymod = KMOD_NONE
        ) -> SDL_Event {
            var event = SDL_Event()
            event.key.type = (down ? SDL_KEYDOWN : SDL_KEYUP).rawValue
            event.key.keysym.sym = SDL_Keycode(code.rawValue)
            event.key.keysym.mod = UInt16(modifiers.rawValue)
            event.key.repeat = repeats ? 1 : 0
            return event
        }

        private func text(_ bytes: [UInt8], _ type: SDL_EventType = SDL_TEXTINPUT) -> SDL_Event {
            var event = SDL_Event()
            event.type = type.rawValue
            func write(_ room: UnsafeMutableRawBufferPointer) { room.copyBytes(from: bytes.prefix(room.count)) }
            if type == SDL_TEXTINPUT {
                withUnsafeMutableBytes(of: &event.text.text, write)
            } else {
                withUnsafeMutableBytes(of: &event.edit.text, write)
            }
            return event
        }

        private func text(_ text: String) -> SDL_Event { self.text(Array(text.utf8)) }

        // MARK: - Letters

        @Test(arguments: ["a", "ñ", "á", "¿", "ü", "ķ", "🙂", "e\u{301}", "¿Qué tal, señor?"])
        func `what the window system makes of keys is typed`(letters: String) {
            #expect(inputs(text(letters)) == [.typed(.text(letters))])
        }

        @Test(
            arguments: [
                ([0xf1, 0xe1, 0xbf], "ñá¿"), ([0x61, 0x00, 0x62], "a"), ([0x61, 0x0a, 0x62], "a b"),
                ([UInt8](repeating: 0x61, count: 32), String(repeating: "a", count: 32)),
                (Array("x\u{202e}y\u{7}".utf8), "xy"),
            ] as [([UInt8], String)])
        func `any bytes are one line of visible text`(bytes: [UInt8], typed: String) {
            #expect(inputs(text(bytes)) == [.typed(.text(typed))])
        }

        @Test func `nothing visible is nothing`() { #expect(inputs(text(""), text("\u{1b}")) == []) }

        @Test func `the key itself means nothing, only its letter`() {
            #expect(inputs(key(SDLK_a), text("a"), key(SDLK_a, down: false)) == [.typed(.text("a"))])
            #expect(inputs(key(SDLK_SPACE), text(" "), key(SDLK_SPACE, down: false)) == [.typed(.text(" "))])
        }

        @Test func `what is composed is told until it is typed`() {
            let events = inputs(
                text(Array("´".utf8), SDL_TEXTEDITING), text([], SDL_TEXTEDITING), text("á"))
            #expect(events == [.typed(.composing("´")), .typed(.composing("")), .typed(.text("á"))])
        }

        @Test(arguments: [KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_LGUI])
        func `with a modifier a key types nothing`(modifier: SDL_Keymod) {
            #expect(inputs(key(SDLK_b, with: modifier), text("b")).filter { $0 == .typed(.text("b")) } == [])
        }

        @Test func `the right Alt key types further letters`() {
            #expect(inputs(key(SDLK_2, with: KMOD_RALT), text("@")) == [.typed(.text("@"))])
        }

        // MARK: - Editing

        @Test(
            arguments: [
                (SDLK_BACKSPACE, KMOD_NONE, .backspace), (SDLK_BACKSPACE, KMOD_LCTRL, .backspaceWord),
                (SDLK_DELETE, KMOD_NONE, .delete), (SDLK_DELETE, KMOD_LSHIFT, .cut), (SDLK_INSERT, KMOD_LSHIFT, .paste),
                (SDLK_INSERT, KMOD_LCTRL, .copy), (SDLK_LEFT, KMOD_NONE, .left()), (SDLK_RIGHT, KMOD_NONE, .right()),
                (SDLK_LEFT, KMOD_LSHIFT, .left(isSelecting: true)), (SDLK_LEFT, KMOD_RCTRL, .wordLeft()),
                (SDLK_HOME, KMOD_NONE, .start()), (SDLK_END, KMOD_RSHIFT, .end(isSelecting: true)),
                (SDLK_a, KMOD_LCTRL, .selectAll), (SDLK_c, KMOD_LCTRL, .copy), (SDLK_x, KMOD_LCTRL, .cut),
                (SDLK_v, KMOD_RCTRL, .paste), (SDLK_RETURN, KMOD_NONE, .send), (SDLK_KP_ENTER, KMOD_NONE, .send),
                (SDLK_ESCAPE, KMOD_NONE, .stop),
            ] as [(SDL_KeyCode, SDL_Keymod, Typing.Edit)])
        func `keys edit`(code: SDL_KeyCode, modifiers: SDL_Keymod, edit: Typing.Edit) {
            #expect(inputs(key(code, with: modifiers)) == [.typed(.edit(edit))])
        }

        @Test func `a key that is held edits again and again, but sends once`() {
            #expect(inputs(key(SDLK_BACKSPACE, repeats: true)) == [.typed(.edit(.backspace))])
            #expect(inputs(key(SDLK_RETURN, repeats: true), key(SDLK_ESCAPE, repeats: true)) == [])
        }

        @Test func `Tab and the arrows up and down still move the focus`() {
            #expect(
                inputs(key(SDLK_TAB), key(SDLK_UP), key(SDLK_DOWN)) == [
                    .key(Input.Key(.nextPlace)), .key(Input.Key(.up)), .key(Input.Key(.down)),
                ])
        }

        // MARK: - Where nothing is typed

        @Test func `text input is on only while there is a place for it`() {
            #expect(SDL_IsTextInputActive() == SDL_TRUE)
            window.type(in: nil, letterbox)
            #expect(SDL_IsTextInputActive() == SDL_FALSE)
            #expect(inputs(text("a")) == [])
        }

        @Test func `a key that was down before does not type when a place comes`() {
            window.type(in: nil, letterbox)
            _ = inputs(key(SDLK_a))
            window.type(in: field, letterbox)
            #expect(
                inputs(key(SDLK_a, repeats: true), text("a"), key(SDLK_a, down: false))
                    == [.key(Input.Key(nil, .released))])
            #expect(inputs(key(SDLK_a), text("a")) == [.typed(.text("a"))])
        }

        // MARK: - The clipboard

        @Test func `what is copied is pasted in one line`() {
            window.copy("una\nmesa\u{7}\t, por favor")
            #expect(window.clipboard == "una mesa , por favor")
            window.copy("")
            #expect(window.clipboard == "")
        }

        @Test func `a long text is cut`() {
            window.copy(String(repeating: "ñ", count: 200_000))
            #expect(window.clipboard == String(repeating: "ñ", count: Typing.most))
        }

        @Test func `what was copied is taken away at the end, unless something else was copied since`() {
            window.copy("mine")
            window.emptyClipboard()
            #expect(window.clipboard == "")
            window.copy("mine")
            SDL_SetClipboardText("another's")
            window.emptyClipboard()
            #expect(window.clipboard == "another's")
        }

        @Test func `in a kiosk the window system never learns what is copied`() throws {
            SDL_SetClipboardText("")
            let kiosk = try Window(title: "Pasaka", mode: .kiosk)
            kiosk.copy("una mesa")
            #expect(kiosk.clipboard == "una mesa")
            #expect(SDL_HasClipboardText() == SDL_FALSE)
            kiosk.copy("")
            #expect(kiosk.clipboard == "")
        }
    }
}
