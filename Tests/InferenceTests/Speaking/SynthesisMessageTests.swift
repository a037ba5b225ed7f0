import Channel
import Testing

@testable import Inference

struct SynthesisMessageTests {
    @Test(arguments: [
        SynthesisMessage.describe(.kokoro), .load(VoiceOrder(.piper, threads: 2, memoryBytes: 1)),
        .speak(SpeechOrder(phonemes: [97, 0x2c8])), .description(VoiceDescription()),
        .ready(VoiceFacts(rate: 24_000, speakers: 5)), .samples([1, -2, 32_767]), .done, .failed(.silent),
    ])
    func `a message arrives as it was sent`(message: SynthesisMessage) throws {
        var bytes = try #require(message.bytes)
        #expect(try SynthesisMessage.take(from: &bytes) == message)
        #expect(bytes == [])
    }

    @Test(arguments: [[6, 3, 0, 0, 0, 1, 2, 3], [99, 0, 0, 0, 0]] as [[UInt8]])
    func `half a sample and an unknown kind are nonsense`(bytes: [UInt8]) {
        var bytes = bytes
        #expect(throws: ChannelNonsense.self) { try SynthesisMessage.take(from: &bytes) }
    }

    @Test func `impossible facts are told from possible ones`() {
        #expect(VoiceFacts(rate: 24_000, speakers: 5).isPossible)
        #expect(!VoiceFacts(rate: 1, speakers: 5).isPossible)
        #expect(!VoiceFacts(rate: 24_000, speakers: 0).isPossible)
    }
}
