import Foundation
import Senses
import Testing

extension EndToEnd.Readers {
    /// Tales that continue in silence: without a sound device, and with unplayable clips.
    @Suite struct SilenceTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        private func player(_ variables: [String: String]) async throws -> Player {
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/toni/1"], environment: variables)
            try await player.shows(slide: 1)
            return player
        }

        @Test func `without a sound device everything works, and the log says so once`() async throws {
            _ = try Pack("toni", in: tales, slides: 4) { ("wav", Tone.wav(slide: $0, seconds: 1)) }
            let player = try await player(["SDL_AUDIODRIVER": "nosuchdriver"])
            for slide in 2...4 {
                player.key("Right")
                try await player.shows(slide: slide)
            }
            player.key("space")
            player.key("space")
            try await player.catchUp()
            try await eventually("the log tells it") { player.log.contains("sound device") }
            #expect(player.logLines.count == 1, "\(player.log)")
        }

        @Test func `a missing clip is named in one line and its slide is shown`() async throws {
            let pack = try Pack("toni", in: tales, slides: 3) { ("wav", Tone.wav(slide: $0, seconds: 0.6)) }
            try FileManager.default.removeItem(atPath: pack.path + "/s002.wav")
            let player = try await player(SoundTrack.variables(in: folder))
            player.key("Right")
            try await player.shows(slide: 2)
            try await eventually("it is named") { player.logLines.contains { $0.contains("s002") } }
            player.key("Right")
            try await player.shows(slide: 3)
            let heard = try await folder.hears(Tone.second(3)).melody
            #expect(heard.allSatisfy { $0 != Tone.first(2) && $0 != Tone.second(2) })
            #expect(player.logLines.count { $0.contains("s002") } == 1, "\(player.log)")
            #expect(player.logLines.count == 1, "\(player.log)")
        }

        /// Files that are no clips, despite their names.
        static let broken: [(ending: String, bytes: [UInt8])] = [
            ("wav", []),
            ("wav", Array("RIFF".utf8)),
            ("wav", Tone.wavHeader(dataBytes: 1000, channels: 0)),
            ("wav", Tone.wavHeader(dataBytes: 1000, rate: 0)),
            ("wav", Array(Tone.wav(slide: 2, seconds: 0.5).prefix(40))),
            ("ogg", Array("OggS".utf8) + [UInt8](repeating: 0, count: 200)),
            ("ogg", Array("fLaC".utf8) + [UInt8](repeating: 7, count: 5000)),
            ("mp3", Array("ID3".utf8) + [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f] + [UInt8](repeating: 0, count: 100)),
            ("opus", (0..<4000).map { UInt8(truncatingIfNeeded: $0 * 97 / 3) }),
        ]

        @Test func `broken clips are named with the reason, one line each, and every slide is shown`() async throws {
            let count = Self.broken.count
            _ = try Pack("toni", in: tales, slides: count + 1) { slide in
                slide > count ? ("wav", Tone.wav(slide: 3, seconds: 0.6)) : Self.broken[slide - 1]
            }
            let player = try await player(SoundTrack.variables(in: folder))
            func lines(about slide: Int) -> [String] { player.logLines.filter { $0.contains(Pack.name(slide) + ".") } }
            for slide in 1...count {
                try await player.shows(slide: slide)
                // A slide that is left as soon as it is seen need not have spoken.
                try await eventually("\(Self.broken[slide - 1].ending) \(slide) is named; log: \(player.log)") {
                    !lines(about: slide).isEmpty
                }
                player.key("Right")
            }
            try await folder.hears(Tone.second(3))
            try await player.shows(slide: count + 1)
            for slide in 1...count { #expect(lines(about: slide).count == 1, "\(slide): \(player.log)") }
        }

        @Test func `a clip of three hours plays from the disk, not from memory`() async throws {
            let bytes = 3 * 3600 * 44_100 * 4
            let pack = try Pack("toni", in: tales, slides: 2) { slide in
                slide == 1
                    ? (
                        "wav",
                        Tone.wavHeader(dataBytes: 40, channels: 2, rate: 44_100) + [UInt8](repeating: 0, count: 40)
                    ) : nil
            }
            var header = Tone.wavHeader(dataBytes: min(bytes, 1 << 30 - 100), channels: 2, rate: 44_100)
            header += [UInt8](repeating: 0, count: 40)
            try pack.write(header, "s001.wav")
            // Sparse: it takes no disk space, and is as long as a clip may be.
            truncate(pack.path + "/s001.wav", (1 << 30) - 56)
            let player = try await player(SoundTrack.variables(in: folder))
            try await eventually("half a second of it is played") { folder.framesPlayed > 24_000 }
            player.key("Right")
            try await player.shows(slide: 2)
            let memory = player.child.mostMemory
            #expect(memory > 0 && memory < 256 << 10)
            #expect(player.logLines.isEmpty, "\(player.log)")
        }
    }
}
