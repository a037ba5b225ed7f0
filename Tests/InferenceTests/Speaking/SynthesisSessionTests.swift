import Channel
import Glibc
import Testing

@testable import Inference

/// With a process that a stranger has taken over.
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
}
