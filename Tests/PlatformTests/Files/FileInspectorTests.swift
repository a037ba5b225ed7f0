import Engine
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    struct FileInspectorTests {
        private let workshop: Workshop
        private let inspector: FileInspector

        init() throws {
            #expect(SDLTests.isPrepared)
            workshop = try Workshop()
            inspector = FileInspector(folders: workshop.folders, decoder: workshop.decoder())
        }

        @Test func `good files have no problems`() throws {
            let images = [
                try workshop.image("a.png", MadePNG.plain(9, 9, .plum)),
                try workshop.image("a.jpg", MadePhotographs.jpeg),
                try workshop.image("a.webp", MadePhotographs.webp), try workshop.image("a.svg", MadePhotographs.svg),
            ]
            let sounds = [
                try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.1)),
                try workshop.sound("a.mp3", MadeSounds.mp3(frames: 20)),
            ]
            #expect(inspector.problems(images: images, sounds: sounds) == [])
        }

        @Test func `bad files have a line each`() throws {
            let images = [try workshop.image("b.png", []), Image("stories/0/tale/none.png")]
            let sounds = [try workshop.sound("b.ogg", [1, 2, 3]), Sound("stories/0/tale/none.ogg")]
            #expect(
                inspector.problems(images: images, sounds: sounds).map(\.description) == [
                    "stories/0/tale/b.png: is empty", "stories/0/tale/none.png: No such file or directory",
                    "stories/0/tale/b.ogg: is too short to be a sound",
                    "stories/0/tale/none.ogg: No such file or directory",
                ])
        }

        @Test func `an answer is not waited for without end`() throws {
            let image = try workshop.image("a.png", MadePNG.plain(9, 9, .plum))
            let inspector = FileInspector(folders: workshop.folders, decoder: workshop.decoder(), patience: .zero)
            #expect(
                inspector.problems(images: [image], sounds: []).map(\.description) == [
                    "stories/0/tale/a.png: cannot be tested: the decoder has not answered within 0 s"
                ])
        }

        @Test func `a name of two lines is told in one`() throws {
            let image = try workshop.image("new\nline.png", [])
            #expect(
                inspector.problems(images: [image], sounds: []).map(\.description) == [
                    "stories/0/tale/new\\nline.png: is empty"
                ])
        }

        /// Each of these ends SDL_mixer 2.6.2 when it reads the file itself.
        @Test func `tags that lie do no harm`() throws {
            let frames = MadeSounds.mp3(frames: 20)
            let samples = MadeSounds.chunk("data", [UInt8](repeating: 0, count: 9600))
            let loops = MadeSounds.chunk("smpl", [UInt8](repeating: 0, count: 28) + [255, 255, 255, 127, 0, 0, 0, 0])
            let files = [
                try workshop.sound("title.mp3", MadeSounds.tag("TIT2", [0, 65, 65], claimed: 0x7fff_ffff) + frames),
                try workshop.sound("loops.wav", MadeSounds.riff([MadeSounds.format(), loops, samples])),
                try workshop.sound(
                    "after.wav", MadeSounds.riff([MadeSounds.format(), samples, MadeSounds.format(channels: 0)])),
            ]
            #expect(inspector.problems(images: [], sounds: files) == [])
        }
    }
}
