import Foundation
import Glibc
import Testing

extension EndToEnd {
    /// Pages that turn themselves when their clips have ended.
    @Suite struct AutomaticTurnTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        private static let kept = "{\n  \"showsWords\" : false,\n  \"turnsPages\" : true,\n  \"version\" : 1\n}\n"

        private func player(_ arguments: [String] = []) throws -> Player {
            try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/toni/1"] + arguments,
                environment: SoundTrack.variables(in: folder))
        }

        /// Seconds between the end of one slide's voice and the beginning of the next one's.
        private func pause(after slide: Int) throws -> Double {
            let stretches = SoundTrack(of: folder).stretches.filter { $0.length > 0.05 }
            let end = try #require(stretches.last { $0.tone == Tone.second(slide) }).end
            let start = try #require(stretches.last { $0.tone == Tone.first(slide + 1) }).start
            return Double(start - end) / Double(Tone.rate)
        }

        @Test func `the page turns after its clip unless somebody touches, and the last leads to the end`() async throws
        {
            _ = try Pack("toni", in: tales, slides: 3) { ("wav", Tone.wav(slide: $0, seconds: 1)) }
            let player = try player()
            try await player.shows(slide: 1)
            player.tap(1490, 266)
            try await eventually("the wish is kept: \(folder.text("state/reading.json"))") {
                folder.text("state/reading.json") == Self.kept
            }
            try await folder.hears(Tone.second(2))
            // The driver that writes to a file keeps time to a few per cent.
            let pause = try pause(after: 1)
            #expect((1.4...3).contains(pause), "seconds: \(pause)")
            // A touch in the middle of the countdown.
            try await folder.listen(1.2)
            player.tap(800, 400)
            try await folder.listen(3)
            #expect(SoundTrack(of: folder).melody.last == Tone.second(2))
            try await player.shows(slide: 2)
            player.tap(1466, 1066)
            try await folder.hears(Tone.second(3))
            let end = try await player.photograph("stories/toni/4", ["--stories", tales])
            try await player.shows(end, "the end page")
            player.child.signal(SIGKILL)
            #expect(try await player.child.end() == .killed(by: SIGKILL))
            try player.startAgain()
            try await folder.hears(Tone.second(1))
            try await folder.hears(Tone.second(2))
            #expect(SoundTrack(of: folder).melody == [1, 2].flatMap { [Tone.first($0), Tone.second($0)] })
        }

        @Test func `a tale that goes on while a tapped word is still being said comes to its end`() async throws {
            _ = try folder.makeFolder("state")
            try folder.write(#"{"version": 1, "showsWords": true, "turnsPages": true}"#, to: "state/reading.json")
            _ = try Pack(
                "toni", in: tales, slides: 2, text: "Viens divi.", times: [[0, 0.3], [0.3, 1.5]],
                sounds: { ("wav", Tone.wav(slide: $0, seconds: 1.5)) })
            let player = try player(["--reduce-motion"])
            try await eventually("the words are there") { player.wordPlaces.count == 2 }
            let places = player.wordPlaces
            try await folder.hears(Tone.second(1))
            player.tap(places[0])
            try await eventually("the word sounds again: \(SoundTrack(of: folder).melody)") {
                SoundTrack(of: folder).melody.count { $0 == Tone.first(1) } == 2
            }
            player.key("space")
            try await folder.hears(Tone.second(2), within: 8)
            try await player.shows(slide: 2)
        }
    }
}
