import CSDL2
import Engine
import Glibc
import Synchronization
import System
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// Sounds that are made while they play, on SDL's dummy device and by its driver that writes to a file.
    final class GrowingSoundTests {
        private final class Replies: Sendable {
            private let replies = Mutex<[Input.Reply]>([])
            func add(_ reply: Input.Reply) { replies.withLock { $0.append(reply) } }
            var all: [Input.Reply] { replies.withLock { $0 } }
        }

        private let workshop: Workshop
        private let replies = Replies()
        private let memory = MemoryFiles()
        private let folders: AssetFolders
        private let audio: AudioService

        init() throws {
            #expect(SDLTests.isPrepared)
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            workshop = try Workshop()
            folders = AssetFolders(interface: "", stories: [], memory: memory)
            audio = AudioService(folders: folders) { [replies] in replies.add($0) }
        }

        deinit {
            audio.close()
            setenv("SDL_AUDIODRIVER", "dummy", 1)
        }

        private func make(rate: Int = 48_000, isStereo: Bool = false) throws -> any GrowingSound {
            try #require(memory.makeSound(SampleFormat(rate: rate, isStereo: isStereo)))
        }

        /// Samples that are not zero, so that they differ from silence, and not loud, so that nothing limits them.
        private func saw(seconds: Double, from start: Int = 0) -> [Int16] {
            (start..<(start + Int(seconds * 48_000))).map { Int16($0 % 9000 + 1) }
        }

        /// Finishes a sound, with so much silence that its end is written before the device is closed.
        private func finish(_ sound: any GrowingSound) {
            sound.append([Int16](repeating: 0, count: 9600))
            sound.finish()
        }

        private func position(_ audio: AudioService) -> Double {
            audio.refreshStatus()
            return audio.status.position
        }

        private func hasHeard(_ reply: Input.Reply) -> Bool { replies.all.contains(reply) }

        /// What is heard, without the silence.
        private func heard(_ work: (AudioService) throws -> Void) rethrows -> [Int] {
            try workshop.heard(folders, { [replies] in replies.add($0) }, work).filter { $0 != 0 }
        }

        /// The place where what is heard in both ears differs from the samples; nil if it does not.
        private func difference(_ heard: some Collection<Int>, _ samples: some Collection<Int16>) -> String? {
            let wanted = samples.flatMap { [Int($0), Int($0)] }
            let same = zip(heard, wanted).prefix { $0 == $1 }.count
            guard same < max(heard.count, wanted.count) else { return nil }
            let (found, expected) = (heard.dropFirst(same).prefix(4), wanted.dropFirst(same).prefix(4))
            return
                "\(heard.count) samples, not \(wanted.count); from \(same) on \(Array(found)), not \(Array(expected))"
        }

        // MARK: - What is heard

        @Test func `every sample is heard once, and then it ends`() throws {
            let (sound, samples) = (try make(), saw(seconds: 0.4))
            sound.append(samples)
            finish(sound)
            let clip = Sound(sound.name)
            let heard = heard { audio in
                audio.perform([.narrate(clip)])
                #expect(eventually { hasHeard(.narrationEnded(clip)) })
            }
            #expect(difference(heard, samples) == nil)
            #expect(replies.all.first == .narrationStarted(clip, seconds: 0.6))
        }

        @Test func `a late maker is waited for in silence, and nothing of it is lost`() throws {
            let (sound, samples) = (try make(), saw(seconds: 0.3))
            let clip = Sound(sound.name)
            let heard = heard { audio in
                audio.perform([.narrate(clip)])
                for part in 0..<3 {
                    let place = 0.1 * Double(part)
                    #expect(eventually { hasHeard(.narrationFound(clip, at: place, isMoving: false)) })
                    #expect(eventually { position(audio) == place })
                    sound.append(Array(samples[(part * 4800)..<((part + 1) * 4800)]))
                }
                finish(sound)
                #expect(eventually { hasHeard(.narrationEnded(clip)) })
            }
            #expect(difference(heard, samples) == nil)
            #expect(replies.all.first == .narrationStarted(clip, seconds: 0))
        }

        @Test func `it starts from any place of what is there`() throws {
            let (sound, samples) = (try make(), saw(seconds: 0.4))
            sound.append(samples)
            finish(sound)
            let clip = Sound(sound.name)
            let heard = heard { audio in
                audio.perform([.narrateOn(clip, from: 0.3)])
                #expect(eventually { hasHeard(.narrationEnded(clip)) })
            }
            // It is faded in for 15 ms.
            #expect(difference(heard.suffix(4000), samples.suffix(2000)) == nil)
            #expect((8000...9600).contains(heard.count))
        }

        @Test func `both channels of a stereo sound are heard`() throws {
            let sound = try make(isStereo: true)
            sound.append((0..<9600).map { Int16($0 % 2 == 0 ? 5000 : -4000) })
            finish(sound)
            let clip = Sound(sound.name)
            let heard = heard { audio in
                audio.perform([.narrate(clip)])
                #expect(eventually { hasHeard(.narrationEnded(clip)) })
            }
            #expect(heard.count == 9600)
            #expect(zip(heard, 0...).allSatisfy { $0 == ($1 % 2 == 0 ? 5000 : -4000) })
        }

        @Test func `a sound at the rate of a voice is as long as it is`() throws {
            let sound = try make(rate: 22_050)
            sound.append([Int16](repeating: 6000, count: 22_050))
            finish(sound)
            let clip = Sound(sound.name)
            let heard = heard { audio in
                audio.perform([.narrate(clip)])
                #expect(eventually { hasHeard(.narrationEnded(clip)) })
            }
            #expect((95_000...97_000).contains(heard.count))
            // But for its ends, the steady sound stays steady: its parts fit together.
            let middle = heard.dropFirst(1000).dropLast(1000)
            #expect((middle.min() ?? 0) > 5900 && (middle.max() ?? 0) < 6100)
        }

        // MARK: - Commands

        @Test func `it is paused, stays, and goes on`() throws {
            let sound = try make()
            sound.append(saw(seconds: 1))
            let clip = Sound(sound.name)
            audio.perform([.narrate(clip)])
            #expect(eventually { position(audio) > 0.1 })
            audio.perform([.pauseNarration])
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.isPaused
                })
            let place = audio.status.position
            #expect(hasHeard(.narrationFound(clip, at: place, isMoving: false)))
            sound.append(saw(seconds: 0.1))
            sound.finish()
            #expect(position(audio) == place)
            audio.perform([.resumeNarration])
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
        }

        @Test func `a part is said again, when it has been made`() throws {
            let sound = try make()
            sound.append(saw(seconds: 30))
            let clip = Sound(sound.name)
            audio.perform([.narrate(clip)])
            #expect(eventually { position(audio) > 0.05 })
            audio.perform([.sayAgain(clip, from: 29.9, to: 30.2)])
            // It waits for the rest of the part.
            #expect(eventually { position(audio) == 30 })
            #expect(!audio.status.isPaused)
            sound.append(saw(seconds: 1))
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.isPaused && audio.status.position < 29
                })
            #expect(audio.status.position > 0.05)
        }

        @Test func `it goes on where it was after its device was lost`() throws {
            let (sound, clip) = try playing(seconds: 0.4)
            audio.deviceLost()
            sound.finish()
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
            #expect(replies.all.count { $0 == .narrationEnded(clip) } == 1)
        }

        /// A sound that is being played, and has so much so far.
        private func playing(seconds: Double) throws -> (any GrowingSound, Sound) {
            let sound = try make()
            sound.append(saw(seconds: seconds))
            let clip = Sound(sound.name)
            audio.perform([.narrate(clip)])
            #expect(eventually { position(audio) > 0.05 })
            return (sound, clip)
        }

        // MARK: - Makers that do not finish

        @Test func `one that is abandoned is heard so far, and fails`() throws {
            let (sound, clip) = try playing(seconds: 0.2)
            sound.abandon()
            #expect(eventually { replies.all.last == .narrationFailed(clip) })
            #expect(!hasHeard(.narrationEnded(clip)))
        }

        @Test func `one whose maker is gone fails`() throws {
            let clip = try playing(seconds: 0.2).1
            #expect(eventually { replies.all.last == .narrationFailed(clip) })
        }

        @Test func `one that was released is heard so far, and fails`() throws {
            let (sound, clip) = try playing(seconds: 0.2)
            memory.forget(clip.name)
            #expect(!sound.append([1]))
            #expect(eventually { replies.all.last == .narrationFailed(clip) })
            audio.perform([.narrate(clip)])
            #expect(eventually { replies.all.count { $0 == .narrationFailed(clip) } == 2 })
        }
    }
}
