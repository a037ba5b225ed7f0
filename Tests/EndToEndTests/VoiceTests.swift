import Engine
import Foundation
import Glibc
import Senses
import TestSupport
import Testing

@testable import Tutor

extension EndToEnd.Speakers {
    /// A learner speaks: SDL's disk driver reads a WAV file as the microphone, the recogniser is a tiny one that hears
    /// the same text in any sound.
    @Suite(.hearsSpeech) struct VoiceTests {
        let folder: Folder
        let display: Display

        init() async throws {
            folder = try Folder()
            display = try await Display(width: 640, height: 480)
            _ = try folder.makeFolder("data/pasaka/recognisers")
            let state = try folder.makeFolder("state")
            try Data(#"{"version": 1, "level": "A1", "isMuted": true}"#.utf8)
                .write(to: URL(filePath: state + "/soltura.json"))
        }

        /// Installs a recogniser that hears this in whatever the microphone hears from now on.
        ///
        /// - Parameter number: from 1: the last recogniser that was added is used.
        private func install(_ text: String, _ number: Int = 1) throws {
            let file = folder.file("data/pasaka/recognisers/line\(number).bin")
            try Data(TinyRecogniser(" " + text).bytes).write(to: URL(filePath: file + ".new"))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(number))],
                ofItemAtPath: file + ".new")
            guard rename(file + ".new", file) == 0 else { throw DidNotHappen(description: "\(file) is written") }
        }

        private func talk(_ sound: [Int16]) async throws -> SpokenTalk {
            // The driver would hear the file's header as a click.
            try Data(sound.wav.dropFirst(44)).write(to: URL(filePath: folder.file(SpokenTalk.voice)))
            let variables = SoundTrack.variables(in: folder).merging([
                "SDL_DISKAUDIOFILEIN": folder.file(SpokenTalk.voice), "XDG_DATA_HOME": folder.file("data"),
            ]) { $1 }
            return SpokenTalk(
                try await Talk(
                    in: folder, on: display, ["--record", folder.file("recording.json")], environment: variables))
        }

        /// The first answers of the café, turn by turn to its end.
        private func lines() throws -> [String] {
            let scenes = SceneFolder(assets: Places.repository + "/assets/soltura").read().scenarios
            let talk = try #require(scenes.first { $0.id == "cafe" }?.talks.first { $0.level == .a1 })
            var (lines, turn) = ([String](), talk.turns.first)
            while let answer = turn?.answers.first {
                lines.append(answer.say.spanish)
                turn = answer.next.flatMap { next in talk.turns.first { $0.id == next } }
            }
            return lines
        }

        @Test func `a scene is played from start to end by voice, and replayed from its recording alone`() async throws
        {
            let lines = try lines()
            #expect(lines.count >= 8)
            // The third is heard with a mistake, which is mended.
            let mistaken = lines[2].dropLast() + "s"
            try install(lines[0])
            let spoken = try await talk(.speech)
            for (number, line) in lines.enumerated() {
                try install(number == 2 ? String(mistaken) : line, number + 1)
                try await spoken.speak()
                try await spoken.talk.maySend()
                if number == 2 { display.keys("BackSpace period") }
                try await spoken.talk.goesOn { display.key("Return") }
            }
            let player = spoken.talk.player
            try await player.catchUp()
            try await player.look()
            let end = player.picture
            let recorded = try await spoken.talk.recorded()
            #expect(recorded.sent == lines)
            #expect(recorded.heard == lines.enumerated().map { $0 == 2 ? String(mistaken) : $1 })
            #expect(recorded.unheard == [])
            let levels = recorded.levels
            #expect(levels.contains { $0 > 0.75 } && levels.contains { $0 < 0.1 })
            let replaying = try Child(
                Places.program,
                [
                    "--replay", folder.file("recording.json"), "--shots", folder.file("shots"), "--stories",
                    folder.file("tales"), "--window", "640x480",
                ], environment: Player.environment(in: folder, display: nil), output: folder.file("replayed"),
                errors: folder.file("not-replayed"))
            #expect(try await replaying.end() == .exited(0), "\(folder.text("not-replayed"))")
            let last = try #require(Folder.names(at: folder.file("shots")).last)
            let replayed = try await Picture.read(png: folder.file("shots/\(last)"), in: folder)
            #expect(replayed.difference(from: end) == 0)
        }

        @Test func `silence is never sent: the field stays empty, and the program says so`() async throws {
            try install("Gracias por ver el vídeo.")
            let spoken = try await talk(.silence + .silence)
            try await spoken.talk.tutorAnswers {
                spoken.press()
                display.order("sleep 1.5")
                spoken.letGo()
            }
            #expect(!spoken.talk.maySendNow)
            display.key("Return")
            let recorded = try await spoken.talk.recorded()
            #expect(recorded.unheard == ["silence"])
            #expect(recorded.heard == [] && recorded.sent == [])
        }

        @Test func `let go half way, what was said by then is heard, and the microphone is closed`() async throws {
            try install("Una mesa")
            let spoken = try await talk(.speech + .speech + .speech)
            try await spoken.begin()
            try await spoken.hears()
            #expect(spoken.isMicrophoneOpen)
            spoken.letGo()
            try await spoken.talk.maySend()
            #expect(!spoken.isMicrophoneOpen)
            let recorded = try await spoken.talk.recorded()
            #expect(recorded.heard == ["Una mesa"] && recorded.sent == [])
        }

        @Test func `pressed, it listens until it is pressed again; a double press only begins`() async throws {
            try install("Una mesa dentro.")
            let spoken = try await talk(.speech)
            let (player, place) = (spoken.talk.player, spoken.microphone)
            try await player.tapTwice(place.x, place.y)
            try await spoken.hearsAll()
            try await player.tap(place.x, place.y)
            try await spoken.talk.maySend()
            #expect(try await spoken.talk.recorded().heard == ["Una mesa dentro."])
        }

        @Test func `leaving the talk stops listening`() async throws {
            try install("Una mesa dentro.")
            let spoken = try await talk(.speech + .speech)
            try await spoken.begin()
            try await spoken.hears()
            // The first ends typing.
            display.keys("Escape Escape")
            try await spoken.talk.player.isAt("soltura")
            try await eventually("the microphone is closed") { !spoken.isMicrophoneOpen }
            spoken.letGo()
            let recorded = try await spoken.talk.recorded()
            #expect(recorded.heard == [] && recorded.unheard == [] && recorded.sent == [])
        }
    }
}
