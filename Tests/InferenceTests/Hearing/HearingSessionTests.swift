import Channel
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Inference

/// A process that a stranger has taken over.
struct HearingSessionTests {
    /// Has a process that answers in its own way load a recogniser, and hear.
    private func hear(_ answers: [HearingMessage]) throws(HearingFailure) -> String {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        let (mine, its) = (ends[0], ends[1])
        defer { close(mine) }
        Thread.detachNewThread {
            var channel = MessageChannel<HearingMessage>(its)
            // One that closes its end over unread messages would take back what it has said.
            _ = channel.receive()
            for answer in answers {
                if answer == .text("¡") { while let message = channel.receive(), message != .end {} }
                guard channel.send(answer) else { break }
            }
            shutdown(its, Int32(SHUT_WR))
            while channel.receive() != nil {}
            close(its)
        }
        let session = HearingSession(mine)
        _ = try session.load(0, RecogniserOrder(threads: 1, memoryBytes: 0))
        return try session.hear([Int16](repeating: 1, count: 40_000)).text
    }

    private static let header = HearingSessionTests.madeHeader
    private static let ready = HearingMessage.ready(RecogniserFacts(header: header, instructions: ""))
    private static let done = HearingMessage.done(HearingReport(noSpeech: 0.1, seconds: 1))

    private static var madeHeader: RecogniserHeader {
        let numbers: [Int32] = [0x6767_6d6c, 51_865, 1500, 512, 8, 6, 448, 512, 8, 6, 80, 1]
        let bytes = numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian, Array.init) }
        guard let header = try? RecogniserHeader(bytes) else { preconditionFailure("this is whisper's base") }
        return header
    }

    @Test func `what is heard arrives`() throws {
        #expect(try hear([Self.ready, .text("¡"), .text("Hola!"), Self.done]) == "¡Hola!")
    }

    @Test(
        arguments: [
            ("ends while it loads", []),
            ("answers before it is ready", [.text("a")]),
            ("is ready twice", [ready, ready]),
            ("never ends", [ready, .text("¡")] + [HearingMessage](repeating: .text("a"), count: 99)),
            ("says a book at once", [ready, .text("¡"), .text(String(repeating: "a", count: 5000)), done]),
            (
                "says a book in parts",
                [ready, .text("¡")]
                    + [HearingMessage](
                        repeating: .text(String(repeating: "a", count: 1000)), count: 5) + [done]
            ),
            ("is more than sure", [ready, .text("¡"), .done(HearingReport(noSpeech: 1.5, seconds: 1))]),
            ("has worked for ever", [ready, .text("¡"), .done(HearingReport(noSpeech: 0, seconds: 1e300))]),
            ("has worked backwards", [ready, .text("¡"), .done(HearingReport(noSpeech: 0, seconds: -1))]),
            ("ends in the middle", [ready, .text("¡")]),
        ] as [(String, [HearingMessage])])
    func `a process that lies or dies has failed`(_ what: String, answers: [HearingMessage]) {
        #expect(throws: HearingFailure.died) { try hear(answers) }
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "-1", "0"])
    func `a process that is ready with a recogniser that cannot be has failed`(figure: String) throws {
        let facts = String(
            decoding: try JSONEncoder().encode(RecogniserFacts(header: Self.header, instructions: "avx2")),
            as: UTF8.self)
        for match in facts.matches(of: /:([0-9]+)/)
        where figure != "0" || !facts[..<match.1.startIndex].hasSuffix("\"format\":") {
            let wrong = facts.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: figure)
            let head = [
                HearingMessage.Kind.ready.rawValue, UInt8(truncatingIfNeeded: wrong.utf8.count),
                UInt8(wrong.utf8.count >> 8), 0, 0,
            ]
            var bytes = head + wrong.utf8
            #expect(throws: ChannelNonsense.self, "\(wrong)") { try HearingMessage.take(from: &bytes) }
        }
    }

    @Test(arguments: [HearingOrder.mostSamples, 0])
    func `cancelling does not wait for a process that reads nothing`(samples: Int) throws {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        defer { ends.forEach { close($0) } }
        _ = MessageChannel<HearingMessage>(ends[1]).send(Self.ready)
        let session = HearingSession(ends[0], grace: 60_000)
        _ = try session.load(0, RecogniserOrder(threads: 1, memoryBytes: 0))
        let failure = Mutex<HearingFailure?>(nil)
        let hearing = Thread {
            do throws(HearingFailure) {
                _ = try session.hear([Int16](repeating: 1, count: samples))
            } catch {
                failure.withLock { $0 = error }
            }
        }
        var order = pollfd(fd: ends[1], events: Int16(POLLIN), revents: 0)
        hearing.start()
        #expect(eventually { poll(&order, 1, 0) > 0 })
        // Until there is no room for more.
        var room = pollfd(fd: ends[0], events: Int16(POLLOUT), revents: 0)
        let filling = [UInt8](repeating: 0, count: samples == 0 ? 1 << 12 : 0)
        #expect(
            eventually {
                if !filling.isEmpty { _ = send(ends[0], filling, filling.count, Int32(MSG_DONTWAIT)) }
                return poll(&room, 1, 0) == 0
            })
        session.cancel()
        #expect(!hearing.isFinished)
        shutdown(ends[1], Int32(SHUT_RDWR))
        #expect(eventually { hearing.isFinished })
        #expect(failure.withLock(\.self) == .died)
    }

    @Test func `what would move a terminal's cursor is left out`() throws {
        #expect(try hear([Self.ready, .text("¡"), .text("\u{1b}[2JHola\u{7}"), Self.done]) == "¡[2JHola")
    }

    @Test(arguments: HearingFailure.allCases) func `a failure comes as it is`(failure: HearingFailure) {
        #expect(throws: failure) { try hear([.failed(failure)]) }
        #expect(throws: failure) { try hear([Self.ready, .text("¡"), .failed(failure)]) }
    }

    @Test(
        arguments: [
            .load(RecogniserOrder(threads: 2, memoryBytes: 5)), .hear(HearingOrder(language: "lv")),
            .samples([1, -2, .min, .max]), .samples([]), .end, .cancel, ready, .text("¿Qué?"), done, .failed(.noMemory),
        ] as [HearingMessage])
    func `a message arrives as it was sent`(message: HearingMessage) throws {
        var bytes = try #require(message.bytes)
        #expect(try HearingMessage.take(from: &bytes) == message)
        #expect(bytes.isEmpty)
    }

    @Test(
        arguments: [
            [3, 3, 0, 0, 0, 1, 2, 3], [4, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0], [77, 0, 0, 0, 0], [8, 2, 0, 0, 0, 123, 125],
            [3, 0, 0, 0, 1], [7, 1, 0, 0, 0, 0xff],
        ] as [[UInt8]])
    func `what no intact end says is nonsense`(bytes: [UInt8]) {
        var bytes = bytes
        #expect(throws: ChannelNonsense.self) { try HearingMessage.take(from: &bytes) }
    }
}
