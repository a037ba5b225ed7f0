import Confinement
import Conversion
import Foundation
import Glibc
import Testing

/// A voice that a stranger has taken over.
struct SpeakerTests {
    /// Speaks a text with a voice that answers in its own way, and then closes its end.
    private func speak(_ answer: @escaping @Sendable (Int32) -> Void) throws -> Int {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        let (mine, its) = (ends[0], ends[1])
        defer { close(mine) }
        Thread.detachNewThread {
            // One that closes its end over unread messages would take back what it has said.
            var orders = SpeakerChannel(its)
            _ = (orders.receive(), orders.receive())
            answer(its)
            close(its)
        }
        var speaker = Speaker(mine, voice: "es"), count = 0
        try speaker.speak("o", wordsPerMinute: 140) {
            count += $0.count
        } words: { _ in
        }
        return count
    }

    @Test func `what is made arrives`() throws {
        let count = try speak { socket in
            let channel = SpeakerChannel(socket)
            _ = channel.send(.samples([1, 2, 3])) && channel.send(.samples([4])) && channel.send(.done)
        }
        #expect(count == 4)
    }

    @Test func `a voice that never ends is ended`() {
        #expect(throws: ConversionRefusal.self) {
            try speak { while SpeakerChannel($0).send(.samples([Int16](repeating: 0, count: 100_000))) {} }
        }
        let word = SpeakerMessage.SpokenWord(scalar: 0, length: 1, milliseconds: 0)
        #expect(throws: ConversionRefusal.self) {
            try speak {
                while SpeakerChannel($0).send(.words([SpeakerMessage.SpokenWord](repeating: word, count: 5000))) {}
            }
        }
    }

    @Test func `a voice that says more after its end, or half a message, is ended`() {
        let more = [SpeakerMessage.samples([1]), .done, .samples([2])].compactMap(\.bytes).flatMap(\.self)
        for bytes in [more, Array(more.prefix(9))] {
            #expect(throws: ConversionRefusal.self) { try speak { _ = write($0, bytes, bytes.count) } }
        }
    }

    @Test(arguments: [Int.min, -1, .max])
    func `a voice whose word begins when none can is ended`(milliseconds: Int) {
        let word = SpeakerMessage.SpokenWord(scalar: 0, length: 1, milliseconds: milliseconds)
        #expect(throws: ConversionRefusal.self) {
            try speak { _ = SpeakerChannel($0).send(.words([word])) && SpeakerChannel($0).send(.done) }
        }
    }

    @Test(arguments: [(Int.min, 1), (.max, .max), (0, .min), (-1, 1), (9, 1)])
    func `a word that is not in the text is left out`(scalar: Int, length: Int) throws {
        let word = SpeakerMessage.SpokenWord(scalar: scalar, length: length, milliseconds: 0)
        let count = try speak {
            let channel = SpeakerChannel($0)
            _ = channel.send(.words([word])) && channel.send(.samples([1])) && channel.send(.done)
        }
        #expect(count == 1)
    }
}
