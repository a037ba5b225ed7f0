import Foundation
import Glibc
import Senses
import Testing

extension EndToEnd.Readers {
    /// Automatic page turns after clips.
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

        /// Whether the ring round the arrow has reached its first eighth, on its way to the next page.
        private func isCountingDown(_ player: Player) -> Bool {
            player.color(1466 + 71, 1066 - 71).isClose(to: RGB(0x6b, 0x4a, 0x63), by: 24)
        }

        @Test func `the page turns after its clip unless touched, and the last leads to the end`() async throws {
            _ = try Pack("toni", in: tales, slides: 3) { ("wav", Tone.wav(slide: $0, seconds: 1)) }
            let player = try player()
            try await player.shows(slide: 1)
            try await player.tap(1490, 266)
            try await eventually("the wish is kept: \(folder.text("state/reading.json"))") {
                folder.text("state/reading.json") == Self.kept
            }
            try await eventually("the second countdown is seen; log: \(player.log)") {
                player.color(800, 600).isClose(to: Pack.color(2)) && isCountingDown(player)
            }
            try await player.whileFrozen { player.click(800, 400) }
            try await folder.listen(3)
            let two = [1, 2].flatMap { [Tone.first($0), Tone.second($0)] }
            #expect(SoundTrack(of: folder).melody == two)
            try await player.shows(slide: 2)
            try await player.tap(1466, 1066)
            try await folder.hears(Tone.second(3))
            let end = try await player.photograph("stories/toni/4", ["--stories", tales])
            try await player.shows(end, "the end page")
            player.child.signal(SIGKILL)
            #expect(try await player.child.end() == .killed(by: SIGKILL))
            try await player.startAgain()
            #expect(try await folder.hears(tones: 4).melody.prefix(4) == two[...])
        }

        @Test func `a tale resumed while a tapped word is still playing comes to its end`() async throws {
            _ = try folder.makeFolder("state")
            try folder.write(#"{"version": 1, "showsWords": true, "turnsPages": true}"#, to: "state/reading.json")
            _ = try Pack(
                "toni", in: tales, slides: 2, text: "Viens divi.", times: [[0, 0.3], [0.3, 1.5]],
                sounds: { ("wav", Tone.wav(slide: $0, seconds: 1.5)) })
            let player = try player(["--reduce-motion"])
            try await eventually("the words are there") { player.wordPlaces.count == 2 }
            let places = player.wordPlaces
            try await folder.hears(Tone.second(1))
            try await player.whileFrozen { player.click(places[0]) }
            #expect(
                try await folder.hears(tones: 3).melody.prefix(3) == [Tone.first(1), Tone.second(1), Tone.first(1)])
            try await player.whileFrozen { player.key("space") }
            try await folder.hears(Tone.second(2))
            try await player.shows(slide: 2)
        }
    }
}
