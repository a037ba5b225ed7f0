import Foundation
import Glibc
import Senses
import Testing

extension EndToEnd.Keepers {
    /// A grown-up records a tale: the microphone is a file that SDL's disk driver reads in real time.
    @Suite struct RecordingTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
            _ = try Pack("toni", in: tales, slides: 2) { ("wav", Tone.wav(slide: $0, seconds: 8)) }
            // A second of silence, then the voice: the fifth tone.
            let voice = [UInt8](repeating: 0, count: 2 * Tone.rate) + Tone.wav(slide: 5, seconds: 20).dropFirst(44)
            try Data(voice).write(to: URL(filePath: folder.file("voice.raw")))
        }

        private func player(at route: String = "grownups/tales/toni/fox-blue", voice: String = "voice.raw") throws
            -> Player
        {
            try Player(
                in: folder, on: display, ["--stories", tales, "--reduce-motion", "--open", route],
                environment: SoundTrack.variables(in: folder).merging(
                    ["SDL_DISKAUDIOFILEIN": folder.file(voice)]) { $1 })
        }

        /// Whether the microphone's head is white or the ground of the stop symbol is red.
        private func isRecording(_ player: Player) -> Bool {
            let color = player.color(800, 802)
            return color.red > 150 && color.green < 130
        }

        private func isOrange(_ color: RGB) -> Bool { color.red > 190 && color.green < 190 && color.blue < 140 }

        /// Waits until the red button is there.
        private func open(_ player: Player) async throws {
            try await eventually("the page is shown; log: \(player.log)") {
                try player.checkAlive()
                return player.color(735, 834).isClose(to: RGB(204, 77, 67), by: 30)
            }
            try await player.catchUp()
        }

        /// How much of the take that is being made is on the disk.
        private var recordedSeconds: Double {
            let raw = folder.file("state/takes/1.raw")
            let bytes = try? FileManager.default.attributesOfItem(atPath: raw)[.size] as? Int
            return Double(bytes ?? 0) / 2 / Double(Tone.rate)
        }

        /// Presses the red button, waits for the voice, and presses it again.
        private func record(_ player: Player) async throws {
            try await player.tap(800, 834)
            try await eventually("it records; log: \(player.log)") { isRecording(player) }
            // The third bar is reached by a voice and not by silence.
            try await eventually("the voice moves the meter") {
                let bar = player.color(70 + 2 * 38 + 12, 880)
                return bar.green > bar.red + 15
            }
            let heard = recordedSeconds
            try await eventually("0.8 s of it are recorded") { recordedSeconds > heard + 0.8 }
            try await player.tap(800, 834)
            try await eventually("the take can be kept; log: \(player.log)") { isOrange(player.color(1310, 834)) }
        }

        private var recording: String { "\(tales)/toni/tellings/fox-blue/s001.wav" }

        @Test func `a recording is played and saved`() async throws {
            let player = try player()
            try await open(player)
            try await record(player)
            try await player.tap(1080, 834)
            try await eventually("the take is heard: \(SoundTrack(of: folder).melody)") {
                SoundTrack(of: folder).melody.last == Tone.second(5)
            }
            let take = [UInt8](try Data(contentsOf: URL(filePath: folder.file("state/takes/1.wav"))))
            let silence = take.dropFirst(44).prefix { $0 == 0 }.count / 2
            #expect(take.prefix(44) == Tone.wavHeader(dataBytes: take.count - 44)[...])
            #expect((0.2...0.3).contains(Double(silence) / Double(Tone.rate)), "a breath of silence before the voice")
            #expect(
                Array(take.dropFirst(44 + silence * 2).prefix(20_000))
                    == Array(Tone.wav(slide: 5, seconds: 1).dropFirst(44).drop { $0 == 0 }.prefix(20_000)))
            try await player.tap(1370, 834)
            // As a WAV at once, as Opus when it has been converted; who tells is written after the sound.
            try await eventually("it is kept; log: \(player.log)") {
                let telling = "\(tales)/toni/tellings/fox-blue"
                return access("\(telling)/telling.json", F_OK) == 0
                    && ["wav", "ogg"].contains { access("\(telling)/s001.\($0)", F_OK) == 0 }
            }
            #expect(
                try String(contentsOfFile: "\(tales)/toni/tellings/fox-blue/telling.json", encoding: .utf8)
                    == "{\"version\": 1, \"animal\": \"fox\", \"color\": \"blue\"}\n")
            #expect(player.logLines == [])
        }

        @Test func `a take that is not kept leaves the one that was kept before`() async throws {
            try FileManager.default.createDirectory(
                atPath: "\(tales)/toni/tellings/fox-blue", withIntermediateDirectories: true)
            let before = Tone.wav(slide: 3, seconds: 1)
            try Data(before).write(to: URL(filePath: recording))
            let player = try player()
            // The page opens at the second slide, which has no recording yet.
            try await open(player)
            player.key("Page_Up")
            try await record(player)
            kill(player.child.process, SIGKILL)
            try await eventually("it has died") { player.child.ending != nil }
            #expect(try Data(contentsOf: URL(filePath: recording)) == Data(before))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: "\(tales)/toni/tellings/fox-blue") == ["s001.wav"])
        }

        @Test func `without a microphone the button says so and nothing is written`() async throws {
            let player = try player(voice: "none")
            try await open(player)
            try await player.tap(800, 834)
            try await eventually("the button is pale; log: \(player.log)") {
                player.color(735, 834).isClose(to: RGB(227, 211, 198), by: 20)
            }
            #expect(access("\(tales)/toni/tellings", F_OK) != 0)
            try player.checkAlive()
        }

        @Test func `the telling plays first, and the reader offers the included voice`() async throws {
            try FileManager.default.createDirectory(
                atPath: "\(tales)/toni/tellings/fox-blue", withIntermediateDirectories: true)
            try Data(Tone.wav(slide: 4, seconds: 8)).write(to: URL(filePath: recording))
            let player = try player(at: "stories/toni/1")
            try await player.shows(slide: 1)
            try await eventually("the fox tells") {
                SoundTrack(of: folder).melody.suffix(2) == [Tone.first(4), Tone.second(4)]
            }
            try await player.tap(1490, 422)
            try await eventually("the tale's own voice speaks: \(SoundTrack(of: folder).melody)") {
                SoundTrack(of: folder).melody.last == Tone.second(1)
            }
        }
    }
}
