import Engine
import Sentences
import TestSupport
import Testing

@testable import Platform

struct DecoderMessageTests {
    @Test(arguments: [PictureRequest.Mode.fit, .fill, .icon, .piece, .ground])
    func `a question comes back as it was`(mode: PictureRequest.Mode) throws {
        let margins = Margins(left: 1, top: 2, right: 3, bottom: 400)
        let lie = PiecePlace.Lie(left: 255, top: 1, width: 409_600, height: 3)
        let question = DecoderQuestion(
            PictureRequest("x", width: 1600, height: 1200, margins: margins, mode: mode, lie: lie))
        let read = try #require(DecoderQuestion(question.bytes))
        #expect(read.margins == margins && read.lie == lie)
        #expect([read.width, read.height] == [1600, 1200])
        #expect(read.mode == mode)
    }

    /// Box and margins, a picture's size, and the box and the margins that are left to mirror it.
    @Test(
        arguments: [
            ([1440, 1080, 240, 0, 240, 0], [2560, 1440], [1920, 1080, 0, 0, 0, 0]),
            ([1067, 800, 106, 0, 107, 0], [2560, 1440], [1279, 800, 0, 0, 1, 0]),
            ([800, 600, 0, 340, 0, 340], [2560, 1440], [800, 600, 0, 340, 0, 340]),
            ([1440, 1080, 560, 0, 560, 0], [2560, 1440], [1920, 1080, 320, 0, 320, 0]),
            ([1440, 1080, 240, 0, 240, 0], [2048, 1536], [1440, 1080, 240, 0, 240, 0]),
            ([600, 600, 0, 20, 0, 20], [300, 400], [600, 640, 0, 0, 0, 0]),
        ] as [([Int], [Int], [Int])])
    func `a box grows by what the picture has beyond it`(box: [Int], picture: [Int], grown: [Int]) {
        let margins = Margins(left: box[2], top: box[3], right: box[4], bottom: box[5])
        let request = PictureRequest("x", width: box[0], height: box[1], margins: margins, mode: .fill)
        let question = DecoderQuestion(request).grown(toPictureOf: (picture[0], picture[1]))
        let rest = question.margins
        #expect([question.width, question.height, rest.left, rest.top, rest.right, rest.bottom] == grown)
        #expect([question.outerWidth, question.outerHeight] == [box[0] + box[2] + box[4], box[1] + box[3] + box[5]])
    }

    private static let still: [UInt32] = [0, 0, 0, 0], none: [UInt32] = [0, 0, 0, 0, 0] + still

    @Test(
        arguments: [
            [], [1], [0, 1] + none, [1, 1, 9, 0, 0, 0, 0] + still, [1, 8193] + none, [1, 1, 0, 0, 8193, 0, 0] + still,
            [1, 1, 0, 0, 0, 0] + still, [1, 1, 0, 0, 0, 0, 0, 0] + still,
            [1, 1, 0, 0, 0, 0, 0, 8192 * 256 + 1, 0, 0, 0],
        ] as [[UInt32]])
    func `anything else is no question`(words: [UInt32]) {
        let isRead = DecoderQuestion(words.flatMap { word in (0..<4).map { UInt8(word >> ($0 * 8) & 255) } }) != nil
        #expect(!isRead)
    }

    @Test func `a picture comes back as it was`() throws {
        let answer = DecoderAnswer(DecoderAnswer.picture(width: 70_000, height: 3).bytes)
        guard case .picture(let width, let height)? = answer else {
            Issue.record("no picture")
            return
        }
        #expect((width, height) == (70_000, 3))
    }

    @Test(
        arguments: PictureRefusal.Reason.allCases.map(PictureRefusal.fixed) + [
            .tooLong(width: .max, height: .max), .tooManyPixels(width: .max, height: .max),
        ])
    func `a refusal comes back and fits the message`(reason: PictureRefusal) throws {
        let bytes = DecoderAnswer.refused(reason).bytes
        #expect(bytes.count <= DecoderAnswer.mostBytes)
        guard case .refused(let read)? = DecoderAnswer(bytes) else {
            Issue.record("no refusal")
            return
        }
        #expect(read == reason)
    }

    @Test(arguments: [
        #""Zane Liepi""#, #"["Zane Liepi"]"#, #"{"fixed": {"_0": "Zane Liepi"}}"#,
        #"{"notLockedIn": {"_0": {"step": "Zane Liepi", "code": 1}}}"#,
    ])
    func `words of a decoders own are no answer`(json: String) {
        let isRead = DecoderAnswer([0] + Array(json.utf8)) != nil
        #expect(!isRead)
    }

    @Test(arguments: [[], [2], [1], [UInt8](repeating: 1, count: 11), [UInt8](repeating: 1, count: 13)] as [[UInt8]])
    func `anything else is no answer`(bytes: [UInt8]) {
        let isRead = DecoderAnswer(bytes) != nil
        #expect(!isRead)
    }
}
