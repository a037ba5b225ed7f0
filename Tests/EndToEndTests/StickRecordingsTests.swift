import Foundation
import Senses
import Testing

extension EndToEnd.Keepers {
    /// A stick whose recordings are not named like the pictures: from its tile to the tale on the shelf.
    @Suite struct StickRecordingsTests {
        let folder: Folder
        let sticks, tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            sticks = try folder.makeFolder("sticks")
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        /// Makes a stick with a tale of slides 1 and following, and begins with its page.
        private func player(slides: Int, _ recordings: [String: [UInt8]]) throws -> Player {
            let tale = try folder.makeFolder("sticks/KINGSTON/Vasara")
            for slide in 1...slides {
                let svg = Pack.svg(Pack.color(slide))
                try svg.write(toFile: "\(tale)/IMG_\(slide).svg", atomically: false, encoding: .utf8)
            }
            for (name, bytes) in recordings { try Data(bytes).write(to: URL(filePath: "\(tale)/\(name)")) }
            return try Player(
                in: folder, on: display,
                ["--stories", tales, "--sticks", sticks, "--open", "grownups/stick", "--reduce-motion"],
                environment: SoundTrack.variables(in: folder))
        }

        private func isOrange(_ player: Player, _ x: Double, _ y: Double) -> Bool {
            let color = player.color(x, y)
            return color.red > 200 && color.green < 190 && color.blue < 140
        }

        /// Presses the button of the tale, which is the only one.
        private func pressButton(_ player: Player, _ what: String) async throws {
            try await eventually("\(what) is offered; log: \(player.log)") {
                try player.checkAlive()
                return isOrange(player, 1030, 440)
            }
            try await player.tap(1200, 410)
        }

        private func picture(_ number: Int) -> (Double, Double) { (208 + Double(number - 1) * 296, 380) }

        /// Touches something, and hears a clip of a slide to its end.
        private func touch(_ place: (Double, Double), hears slide: Int, _ player: Player) async throws {
            try await player.tap(place.0, place.1)
            try await folder.hears(Tone.second(slide))
            try await folder.isSilent()
        }

        /// Goes from „Pievienot” on to the tale, of which each slide has the sound of its number.
        private func addAndRead(slides: Int, _ player: Player) async throws {
            try await player.tap(1255, 110)
            try await eventually("the tale is there; log: \(player.log)") { Folder.names(at: tales) == ["vasara"] }
            try await pressButton(player, "to show it")
            try await eventually("it stands on the shelf; log: \(player.log)") {
                player.color(800, 500).isClose(to: Pack.color(1), by: 8)
            }
            try await player.tap(800, 500)
            // The cover on the title page has the colour of the first slide.
            try await player.isAt("stories/vasara/1")
            for slide in 1...slides {
                if slide > 1 { player.key("Right") }
                try await player.shows(slide: slide)
                try await folder.hears(Tone.second(slide))
            }
            let clips = Folder.names(at: tales + "/vasara").filter { $0.hasPrefix("slide") && $0.hasSuffix(".ogg") }
            #expect(clips == (1...slides).map { "slide0\($0).ogg" })
        }

        @Test func `recordings are played, paired with pictures, and narrate the tale`() async throws {
            let player = try player(
                slides: 2,
                [
                    "Jauns ieraksts.wav": Tone.wav(slide: 2, seconds: 0.8),
                    "Jauns ieraksts (2).wav": Tone.wav(slide: 1, seconds: 0.8),
                    "Jauns ieraksts (3).wav": Tone.wav(slide: 3, seconds: 0.8),
                ])
            try await pressButton(player, "to pair them")
            try await player.shows(
                player.photograph("grownups/stick/1", ["--stories", tales, "--sticks", sticks, "--reduce-motion"]),
                "the page of pairs")
            // The first of the shelf belongs to the second picture, and the next then lies in its place.
            for slide in [2, 1] {
                try await touch((323, 1074), hears: slide, player)
                try await player.tap(picture(slide).0, picture(slide).1)
            }
            try await addAndRead(slides: 2, player)
        }

        @Test func `one recording is cut, played page by page, and narrates the tale`() async throws {
            let tones = (1...3).flatMap { slide in
                [(hertz: Tone.first(slide), seconds: 0.4), (Tone.second(slide), 0.6), (0, slide == 3 ? 0.2 : 0.9)]
            }
            let player = try player(slides: 3, ["Visa pasaka.wav": Tone.wav(tones)])
            try await pressButton(player, "to cut it")
            try await eventually("it has been cut; log: \(player.log)") { isOrange(player, 1000, 110) }
            for slide in [2, 1, 3] { try await touch(picture(slide), hears: slide, player) }
            try await addAndRead(slides: 3, player)
        }
    }
}
