import Engine
import Testing

@testable import Platform

struct DecoderMessageTests {
    @Test(arguments: [PictureRequest.Mode.fit, .fill, .icon])
    func aQuestionComesBackAsItWas(mode: PictureRequest.Mode) throws {
        let question = DecoderQuestion(PictureRequest("x", width: 1600, height: 1200, mode: mode))
        let read = try #require(DecoderQuestion(question.bytes))
        #expect([read.width, read.height] == [1600, 1200])
        #expect(read.mode == mode)
    }

    @Test(
        arguments: [
            [], [1], [UInt8](repeating: 0, count: 12), [1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0],
            [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 1, 32, 0, 0, 0, 0, 0, 0],
            [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func anythingElseIsNoQuestion(bytes: [UInt8]) {
        let isRead = DecoderQuestion(bytes) != nil
        #expect(!isRead)
    }

    @Test func aPictureComesBackAsItWas() throws {
        var edges = PictureEdges(all: .cream)
        (edges.leftTop, edges.leftBottom, edges.rightTop) = (Color(0x010203), Color(0xfffefd), .plum)
        (edges.rightBottom, edges.top, edges.bottom) = (.orange, .ink, .brown)
        let answer = DecoderAnswer(DecoderAnswer.picture(width: 70_000, height: 3, edges).bytes)
        guard case .picture(let width, let height, let read)? = answer else {
            Issue.record("no picture")
            return
        }
        #expect((width, height) == (70_000, 3))
        #expect(read == edges)
    }

    @Test(arguments: ["", "ir bojāta", String(repeating: "ā", count: 400)])
    func aRefusalComesBackAndFitsTheMessage(reason: String) throws {
        let bytes = DecoderAnswer.refused(reason).bytes
        #expect(bytes.count <= DecoderAnswer.mostBytes)
        guard case .refused(let read)? = DecoderAnswer(bytes) else {
            Issue.record("no refusal")
            return
        }
        #expect(read.prefix(250) == reason.prefix(250))
    }

    @Test(arguments: [[], [2], [1], [UInt8](repeating: 1, count: 35), [UInt8](repeating: 1, count: 37)] as [[UInt8]])
    func anythingElseIsNoAnswer(bytes: [UInt8]) {
        let isRead = DecoderAnswer(bytes) != nil
        #expect(!isRead)
    }
}
