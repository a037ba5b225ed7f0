import CSDL2Mixer
import Dispatch
import Engine
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// Sounds are decoded in the player: whatever a file holds, it must live on.
    struct DamagedSoundTests {
        private let workshop: Workshop
        private let player: ClipPlayer
        private let queue = DispatchQueue(label: "test")

        init() throws {
            #expect(SDLTests.isPrepared)
            workshop = try Workshop()
            player = ClipPlayer(folders: workshop.folders, queue: queue)
        }

        /// Decodes all of a sound.
        ///
        /// - Returns: whether it was heard; otherwise there is a reason.
        private func isHeard(_ bytes: [UInt8], _ ending: String) throws -> Bool {
            let sound = try workshop.sound("a.\(ending)", bytes)
            return queue.sync {
                #expect(player.openDevice())
                do {
                    Mix_FreeChunk(try player.load(sound))
                    return true
                } catch {
                    #expect(!"\(error)".isEmpty)
                    return false
                }
            }
        }

        @Test func `files that are damaged anywhere are heard or refused`() throws {
            var seed = UInt64(27)
            func random(_ limit: Int) -> Int {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(seed >> 33) % limit
            }
            for sound in try EncodedSound.all(seconds: 0.5) {
                for _ in 0..<150 {
                    var bytes = sound.bytes
                    for _ in 0...random(8) { bytes[random(bytes.count)] = UInt8(random(256)) }
                    if random(4) == 0 { bytes.removeLast(random(bytes.count)) }
                    _ = try isHeard(bytes, sound.ending)
                }
                #expect(try isHeard(sound.bytes, sound.ending), "\(sound.kind)")
            }
            queue.sync { player.closeDevice() }
        }
    }
}
