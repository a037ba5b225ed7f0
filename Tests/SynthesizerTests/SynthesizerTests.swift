import Confinement
import Glibc
import TestSupport
import Testing

@testable import Inference

/// The real engine with a tiny voice, in its real sandbox.
struct SynthesizerTests {
    private func load(_ voice: TinyVoice = TinyVoice()) throws -> (RunningVoice, VoiceFacts) {
        let description = try RunningVoice().describe(.piper, voice.configuration)
        let helper = try RunningVoice()
        let files = [voice.model + description.modelMetadata, description.tokenFile]
        return (helper, try helper.load(.tiny, files))
    }

    @Test func `a voice says what it is`() throws {
        let description = try RunningVoice().describe(.piper, TinyVoice().configuration, Array("* License: CC0\n".utf8))
        #expect(description.language == "es")
        #expect(description.rate == TinyVoice.rate)
        #expect(description.licence == "CC0")
        #expect(description.tokens.count == TinyVoice.numbers.count)
        #expect(try load().1 == VoiceFacts(rate: TinyVoice.rate, speakers: 1))
    }

    @Test func `the sound is exactly what the model makes of the phonemes`() throws {
        let (helper, facts) = try load()
        let sound = try helper.speak("ala", facts)
        let levels = stride(from: 0, to: sound.count, by: TinyVoice.samples).map {
            (Int(sound[$0]) * 256 + 16_384) / 32_767
        }
        // The engine puts a beginning before, an end behind, and a pad between.
        #expect(levels == [1, 0, 64, 0, 32, 0, 64, 0, 2])
        #expect(sound.count % TinyVoice.samples == 0)
        #expect(try helper.speak("ala", facts) == sound)
    }

    @Test func `its process outlives the thread that started it, and ends with its socket`() throws {
        let (helper, facts) = try #require(onPassingThread { try load() })
        #expect(try !helper.speak("ala", facts).isEmpty)
        shutdown(helper.child.channel, Int32(SHUT_RDWR))
        var status: Int32 = -1
        #expect(waitpid(helper.child.process, &status, 0) == helper.child.process)
        #expect(status == 0)
    }

    @Test func `a phoneme that the voice does not know is left out`() throws {
        let (helper, facts) = try load()
        #expect(try helper.speak("aʁla", facts) == helper.speak("ala", facts))
    }

    @Test func `too many phonemes are refused before they are sent`() throws {
        let (helper, facts) = try load()
        #expect(throws: SynthesisFailure.tooLong) { try helper.speak(String(repeating: "a", count: 481), facts) }
        #expect(throws: SynthesisFailure.tooLong) { try helper.speak("", facts) }
        #expect(try !helper.speak("a", facts).isEmpty)
    }

    @Test func `a process that is killed is one failure`() throws {
        let (helper, facts) = try load()
        kill(helper.child.process, SIGKILL)
        #expect(throws: SynthesisFailure.died) { try helper.speak("a", facts) }
    }

    @Test func `a sentence that nobody wants any more is given up`() throws {
        let (helper, facts) = try load()
        kill(helper.child.process, SIGSTOP)
        var looks = 0
        #expect(throws: SynthesisFailure.unwanted) {
            try helper.session.speak(
                SpeechOrder(phonemes: [97]), facts,
                isWanted: {
                    looks += 1
                    return looks < 3
                }, samples: { _ in })
        }
        #expect(looks == 3)
    }

    // MARK: - Other files

    @Test(arguments: ["", "{", "[]", "{\"audio\": {\"sample_rate\": 16000}}"])
    func `a configuration that is none is refused`(text: String) throws {
        #expect(throws: SynthesisFailure.unreadable) { try RunningVoice().describe(.piper, Array(text.utf8)) }
    }

    @Test(arguments: [0, 0.2, 0.5, 0.9]) func `a model that is cut short is refused`(fraction: Double) throws {
        let description = try RunningVoice().describe(.piper, TinyVoice().configuration)
        let model = TinyVoice().model
        let cut = Array(model.prefix(Int(Double(model.count) * fraction)))
        #expect(throws: SynthesisFailure.unreadable) {
            try RunningVoice().load(.tiny, [cut + description.modelMetadata, description.tokenFile])
        }
    }

    @Test func `a model that does not say what it is is refused`() throws {
        let tokens = try RunningVoice().describe(.piper, TinyVoice().configuration).tokenFile
        #expect(throws: SynthesisFailure.unreadable) { try RunningVoice().load(.tiny, [TinyVoice().model, tokens]) }
    }

    @Test func `a configuration with any bits flipped is read or refused`() throws {
        var chance = SeededBits(state: 3)
        for _ in 0..<100 {
            var bytes = TinyVoice().configuration
            for _ in 0..<(1 + chance.next(3)) { bytes[chance.next(bytes.count)] ^= 1 << UInt8(chance.next(8)) }
            do {
                #expect(try RunningVoice().describe(.piper, bytes).isPossible)
            } catch {
                #expect(error as? SynthesisFailure == .unreadable)
            }
        }
    }

    @Test func `files that are cut or have bits flipped are read or refused, and never more`() throws {
        let description = try RunningVoice().describe(.piper, TinyVoice().configuration)
        let model = TinyVoice().model + description.modelMetadata, tokens = description.tokenFile
        var chance = SeededBits(state: 15), spoken = 0, refused = 0
        for _ in 0..<200 {
            var files = [model, tokens]
            for _ in 0..<(1 + chance.next(4)) {
                let file = chance.next(4) == 0 ? 1 : 0
                files[file][chance.next(files[file].count)] ^= 1 << UInt8(chance.next(8))
            }
            if chance.next(5) == 0 { files[0].removeLast(1 + chance.next(files[0].count - 1)) }
            let helper = try RunningVoice()
            do throws(any Error) {
                let facts = try helper.load(.tiny, files)
                _ = try helper.speak("ala", facts)
                spoken += 1
            } catch {
                #expect(error is SynthesisFailure)
                refused += 1
            }
        }
        #expect(spoken > 0 && refused > 0)
    }
}

/// Numbers by chance, the same in every run (Knuth's linear congruence).
private struct SeededBits {
    var state: UInt64

    mutating func next(_ most: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % most
    }
}

extension VoiceOrder {
    fileprivate static let tiny = VoiceOrder(.piper, threads: 1, memoryBytes: 512 << 20)
}
