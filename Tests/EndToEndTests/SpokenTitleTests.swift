import Senses
import Testing

extension EndToEnd.Readers {
    /// A child who cannot read chooses by ear.
    @Suite struct SpokenTitleTests {
        @Test func `a cover that is held or has the focus says its title, and a tap opens it`() async throws {
            let folder = try Folder()
            let tales = try folder.makeFolder("tales")
            for (number, id) in ["agra", "vakara"].enumerated() {
                _ = try Pack(id, in: tales, slides: number + 1, title: Tone.wav([(Tone.word(number), 0.5)]))
            }
            let player = try Player(
                in: folder, on: try await Display(width: 640, height: 480), ["--stories", tales, "--open", "stories"],
                environment: SoundTrack.variables(in: folder))
            let list = try await player.photograph("stories", ["--stories", tales])
            try await player.shows(list, "the list")
            try await player.look()
            player.move(1040, 600)
            player.press()
            try await folder.hears(Tone.word(1))
            // Lifted there, it would open the tale.
            player.move(1040, 1150)
            player.release()
            try await player.catchUp()
            try await player.shows(list, "the list, and no tale")
            for (key, number) in [("Right", 0), ("Right", 1), ("Left", 0)] {
                player.key(key)
                try await folder.hears(Tone.word(number))
            }
            #expect(SoundTrack(of: folder).melody == [1, 0, 1, 0].map(Tone.word))
            try await player.tap(1040, 600)
            try await player.shows(slide: 1)
            #expect(player.logLines.isEmpty, "\(player.log)")
        }
    }
}
