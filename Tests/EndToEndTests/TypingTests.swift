import Foundation
import Glibc
import Testing

extension EndToEnd.Learners {
    /// Somebody types in a talk, on a real keyboard.
    @Suite struct TypingTests {
        let folder: Folder
        let display: Display

        init() async throws {
            folder = try Folder()
            display = try await Display(width: 640, height: 480)
        }

        private func talk() async throws -> Talk {
            try await Talk(in: folder, on: display, ["--record", folder.file("recording.json")])
        }

        /// Keys by their numbers: 48 and 34 are the dead keys beside the letters, 47 is ñ, 21 is ¡ and ¿.
        @Test(arguments: [
            ("es", "", "47 48 a shift+21 shift+48 u 34 e ISO_Level3_Shift+11 shift+47", "ñá¿üè@Ñ"),
            ("es", "", "48 space 48 shift+e 21", "'É¡"),
            ("lv", "", "ISO_Level3_Shift+a ISO_Level3_Shift+s ISO_Level3_Shift+shift+k", "āšĶ"),
            ("us", "compose:ralt", "108 48 e 108 shift+49 n 108 shift+61 shift+61", "éñ¿"),
            ("us(intl)", "", "48 i shift+49 n shift+48 u", "íñü"),
        ])
        func `every letter of a keyboard is typed, also by dead keys and Compose`(
            keyboard: String, options: String, keys: String, typed: String
        ) async throws {
            try await display.lay(keyboard: keyboard, options: options)
            let talk = try await talk()
            display.keys(keys)
            #expect(try await talk.recorded().typed.joined() == typed)
        }

        @Test func `an answer with an accent is understood, and the talk goes on`() async throws {
            try await display.lay(keyboard: "es")
            let talk = try await talk()
            // Aquí dentro, señor.
            display.type("aqu")
            display.keys("48 i")
            display.type(" dentro, se")
            display.keys("47")
            display.type("or.")
            // Only an answer that is understood brings the next turn nearer.
            try await talk.goesOn { display.key("Return") }
            #expect(try await talk.recorded().typed.joined() == "aquí dentro, señor.")
        }

        @Test func `what is typed is edited, copied and pasted by keys`() async throws {
            let talk = try await talk()
            display.type("una mexx")
            display.keys("BackSpace BackSpace")
            display.type("sa")
            // The word before the caret is cut and comes again at the beginning and at the end.
            display.keys("ctrl+shift+Left ctrl+x Home ctrl+v End ctrl+v ctrl+a ctrl+c ctrl+v End ctrl+v")
            #expect(
                try await talk.recorded().typed.suffix(4) == ["mesa", "mesa", "mesauna mesa", "mesauna mesa"])
        }

        @Test func `while nobody types an open field wakes nothing`() async throws {
            let talk = try await talk()
            display.type("una")
            try await talk.player.catchUp()
            let before = try await talk.player.health().loop.wakeUps
            let ticks = try await talk.player.health().loop.ticks
            // Questions about its health wake it, and nothing else.
            var questions = 1
            while try await talk.player.health().loop.ticks < ticks + 180 { questions += 1 }
            #expect(try await talk.player.health().loop.wakeUps - before <= 2 * questions + 10)
        }
    }
}
