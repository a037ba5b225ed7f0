import CSDL2Mixer
import Engine
import Glibc
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// How much of a tale's small sounds is decoded.
    final class ShortSoundTests {
        private let workshop: Workshop
        private let audio: AudioService

        init() throws {
            #expect(SDLTests.isPrepared)
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            workshop = try Workshop()
            audio = AudioService(folders: workshop.folders) { _ in }
        }

        deinit { audio.close() }

        /// Seconds of a small sound in stereo at 48 kHz, or why it is not heard.
        private func seconds(_ name: String, _ bytes: [UInt8]) throws -> Result<Double, SoundFile.Refusal> {
            let sound = try workshop.sound(name, bytes)
            return try audio.queue.sync {
                try #require(audio.player.openDevice())
                do {
                    return .success(Double(try audio.player.chunk(of: sound).pointee.alen) / (48_000 * 2 * 4))
                } catch let refusal as SoundFile.Refusal {
                    return .failure(refusal)
                }
            }
        }

        private func refusal(_ name: String, _ bytes: [UInt8]) throws -> String? {
            guard case .failure(let refusal) = try seconds(name, bytes) else { return nil }
            return refusal.sentence.description
        }

        @Test func `six seconds of a longer clip are decoded, and all of a shorter one`() throws {
            let long = Workshop.contents(of: Workshop.repository("assets/stories/racenis/slide01.ogg"))
            #expect(try seconds("long.ogg", long).get() == 6)
            let short = Workshop.contents(of: Workshop.repository("assets/stories/racenis/by.ogg"))
            #expect((1...5).contains(try seconds("short.ogg", short).get()))
            #expect(try abs(seconds("a.wav", MadeSounds.tone(seconds: 5)).get() - 5) < 0.1)
        }

        @Test func `a long WAV, and what no decoder stops in time, is not heard`() throws {
            #expect(try refusal("long.wav", MadeSounds.tone(seconds: 7)) == "is longer than 6 seconds")
            #expect(try refusal("a.mp3", MadeSounds.mp3(frames: 8)) == "is neither Opus in Ogg nor WAV")
            let torn = MadeSounds.oggPage(MadeSounds.opusHead())
            #expect(try refusal("torn.ogg", torn) == "is damaged")
        }
    }
}
