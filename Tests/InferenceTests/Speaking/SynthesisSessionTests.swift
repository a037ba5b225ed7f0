import Channel
import Glibc
import Testing

@testable import Inference

/// A process that a stranger has taken over.
struct SynthesisSessionTests {
    /// Has a process that has said this before it was asked speak a phoneme.
    ///
    /// - Parameter wanted: how often the sentence is still wanted.
    private func speak(_ answers: [SynthesisMessage], wanted: Int = .max) throws(SynthesisFailure) -> Int {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        defer { ends.forEach { close($0) } }
        for answer in answers { _ = MessageChannel<SynthesisMessage>(ends[1]).send(answer) }
        var session = SynthesisSession(ends[0])
        var (heard, left) = (0, wanted)
        try session.speak(SpeechOrder(phonemes: [1]), VoiceFacts(rate: 8000, speakers: 1)) {
            left -= 1
            return left >= 0
        } samples: {
            heard += $0.count
        }
        return heard
    }

    @Test func `what is made arrives`() throws {
        #expect(try speak([.samples([1, 2]), .samples([3]), .done]) == 3)
    }

    @Test func `a process that sends nothing again and again has failed`() {
        let nothing = [SynthesisMessage](repeating: .samples([]), count: 200)
        #expect(throws: SynthesisFailure.died) { try speak(nothing + [.done]) }
    }

    @Test func `a sentence that is not wanted any more ends also while much is sent`() {
        #expect(throws: SynthesisFailure.unwanted) { try speak([.samples([1]), .samples([1]), .done], wanted: 1) }
    }

    @Test(
        arguments: [(0, 1), (.min, 1), (.max, 1), (22_050, 0), (22_050, .min), (22_050, .max)] as [(Int, Int)])
    func `a process that is ready with a voice that cannot be has failed`(rate: Int, speakers: Int) {
        let ready = SynthesisMessage.ready(VoiceFacts(rate: rate, speakers: speakers))
        #expect(throws: ChannelNonsense.self) { try taken(ready) }
    }

    @Test func `a process that says of a voice what cannot be has failed`() {
        let lies: [(inout VoiceDescription) -> Void] = [
            { $0.rate = .min }, { $0.rate = .max }, { $0.speakers = .max }, { $0.speakers = .min },
            { $0.noise = 1e300 },
            { $0.paceNoise = -1e300 }, { $0.length = 1e300 }, { $0.tokens = [97: .max] }, { $0.tokens = [97: .min] },
            { $0.tokens = [.max: 1] }, { $0.language = "../lv" },
            { $0.licence = String(repeating: "a", count: 1000) },
        ]
        for lie in lies {
            var description = VoiceDescription()
            lie(&description)
            #expect(throws: ChannelNonsense.self) { try taken(.description(description)) }
        }
    }

    private func taken(_ message: SynthesisMessage) throws(ChannelNonsense) -> SynthesisMessage? {
        var bytes = message.bytes ?? []
        return try SynthesisMessage.take(from: &bytes)
    }
}
