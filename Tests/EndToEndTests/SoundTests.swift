import Glibc
import Senses
import Testing

extension EndToEnd.Readers {
    /// The right voice at the right time, verified by the output samples.
    @Suite struct SoundTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        /// Opens a tale of four slides with clips of so many seconds.
        private func player(seconds: Double, _ arguments: [String] = []) async throws -> Player {
            _ = try Pack("toni", in: tales, slides: 4) { ("wav", Tone.wav(slide: $0, seconds: seconds)) }
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/toni/1"] + arguments,
                environment: SoundTrack.variables(in: folder))
            try await player.shows(slide: 1)
            return player
        }

        @Test func `each slide speaks its own clip, from the beginning`() async throws {
            let player = try await player(seconds: 8)
            try await folder.hears(Tone.second(1))
            for slide in 2...4 {
                player.key("Right")
                try await folder.hears(Tone.second(slide))
            }
            player.key("Left")
            try await folder.hears(Tone.second(3))
            let track = SoundTrack(of: folder)
            #expect(track.melody == [1, 2, 3, 4, 3].flatMap { [Tone.first($0), Tone.second($0)] })
            for stretch in track.stretches where stretch.tone % 400 == 200 && stretch.length > 0.05 {
                #expect(
                    abs(stretch.length - Tone.opening) < 0.02, "\(stretch.tone) Hz must sound from its first sample")
            }
        }

        @Test func `turning while a clip speaks fades it and begins the next, without a click`() async throws {
            let player = try await player(seconds: 8)
            try await folder.hears(Tone.second(1))
            try await folder.listen(0.3)
            player.key("Right")
            try await folder.hears(Tone.second(2))
            let track = SoundTrack(of: folder)
            let old = try #require(track.stretches.last { $0.tone == Tone.second(1) && $0.length > 0.05 }),
                new = try #require(track.stretches.last { $0.tone == Tone.first(2) && $0.length > 0.05 })
            #expect(new.start >= old.end)
            // A sine of 1,000 Hz and this loudness steps by 1,047 from sample to sample; the small sound of turning
            // adds some.
            let jump = track.largestJump(in: (old.end - 4800)..<new.start)
            #expect(jump < 2000, "the largest step from sample to sample")
        }

        @Test func `space pauses at once with a fade, and resumes at the same position`() async throws {
            let player = try await player(seconds: 6)
            try await folder.hears(Tone.second(1))
            player.key("space")
            try await folder.isSilent()
            let paused = SoundTrack(of: folder)
            let stop = try #require(paused.stretches.last { $0.tone == Tone.second(1) }).end
            #expect(paused.largestJump(in: (stop - 4800)..<(stop + 4800)) < 1300, "no click at the stop")
            // The quiet sound of the button itself may be heard for a moment, and on a busy machine not at once.
            try await folder.isSilent(for: 0.5)
            let resumed = folder.framesPlayed
            #expect(SoundTrack(of: folder).loudest(in: (stop + 2400)..<resumed) < 2000)
            player.key("space")
            try await eventually("the clip goes on") {
                SoundTrack(of: folder).stretches.contains { $0.tone == Tone.second(1) && $0.start > stop }
            }
            try await folder.isSilent(for: 0.5)
            let track = SoundTrack(of: folder)
            let heard = track.stretches.filter { $0.tone == Tone.second(1) }.reduce(0.0) { $0 + $1.length }
            #expect(track.melody == [Tone.first(1), Tone.second(1)])
            #expect(abs(heard - (6 - Tone.opening)) < 0.15, "seconds of the second tone, in two parts: \(heard)")
        }

        @Test func `turning while paused stays silent until Play`() async throws {
            let player = try await player(seconds: 8)
            try await folder.hears(Tone.second(1))
            player.key("space")
            player.key("Right")
            try await player.shows(slide: 2)
            try await folder.listen(0.6)
            #expect(SoundTrack(of: folder).melody.last == Tone.second(1))
            player.key("space")
            try await folder.hears(Tone.second(2))
            #expect(SoundTrack(of: folder).melody.suffix(2) == [Tone.first(2), Tone.second(2)])
        }

        @Test func `leaving the tale ends its voice`() async throws {
            let player = try await player(seconds: 8)
            try await folder.hears(Tone.second(1))
            player.key("Escape")
            try await player.shows(
                player.photograph("stories", ["--stories", tales]), "the list", in: (0, 1000, 1600, 150))
            try await folder.isSilent(for: 0.5)
            let track = SoundTrack(of: folder)
            #expect(track.melody == [Tone.first(1), Tone.second(1)])
            let heard = track.stretches.filter { $0.tone == Tone.second(1) }.reduce(0.0) { $0 + $1.length }
            #expect(heard < 8 - Tone.opening - 0.5, "it has not come to its own end")
        }

        @Test func `the device is closed ten seconds after the last sound and reopened by a key`() async throws {
            let start = ContinuousClock.now
            let player = try await player(seconds: 0.6)
            try await folder.hears(Tone.second(1))
            let device = folder.file(SoundTrack.file)
            try await eventually("the device is let go") { !player.child.openFiles.contains(device) }
            #expect(ContinuousClock.now - start > .seconds(10), "not at once")
            folder.forgetSound()
            player.key("Right")
            #expect(try await folder.hears(Tone.second(2)).melody == [Tone.first(2), Tone.second(2)])
        }
    }
}
