import Engine
import Testing

@testable import Platform

struct PictureDecodingTests {
    private struct Decoded {
        let width, height: Int
        let edges: PictureEdges
        let pixels: [UInt8]

        func color(_ x: Int, _ y: Int) -> Color {
            let at = (y * width + x) * 4
            return Color(red: pixels[at + 2], green: pixels[at + 1], blue: pixels[at])
        }

        /// The colours near the four corners: top left, top right, bottom left, bottom right.
        var corners: [Color] {
            [color(2, 2), color(width - 3, 2), color(2, height - 3), color(width - 3, height - 3)]
        }
    }

    private static let colors = [Color(0x00b43c), Color(0xdc1e1e), Color(0x1e3cdc), .white]

    private func decode(
        _ file: [UInt8], _ width: Int = 16, _ height: Int = 16, _ mode: PictureRequest.Mode = .fit
    ) throws -> Decoded {
        let question = DecoderQuestion(PictureRequest("x", width: width, height: height, mode: mode))
        var pixels = [UInt8](repeating: 1, count: width * height * 4)
        let answer = pixels.withUnsafeMutableBytes { PictureDecoding.answer(question, file: file, target: $0) }
        guard case .picture(let width, let height, let edges) = answer else {
            Issue.record("\(answer)")
            throw Refused()
        }
        return Decoded(width: width, height: height, edges: edges, pixels: pixels)
    }

    private struct Refused: Error {}

    private func refusal(_ file: [UInt8]) -> String? {
        let question = DecoderQuestion(PictureRequest("x", width: 16, height: 16, mode: .fit))
        var pixels = [UInt8](repeating: 1, count: 16 * 16 * 4)
        let answer = pixels.withUnsafeMutableBytes { PictureDecoding.answer(question, file: file, target: $0) }
        return if case .refused(let reason) = answer { reason } else { nil }
    }

    /// Whether no channel of any colour is further away than `limit`.
    private func areAlike(_ some: [Color], _ others: [Color], within limit: Int = 14) -> Bool {
        some.count == others.count
            && zip(some, others).allSatisfy { one, other in
                [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)].allSatisfy {
                    abs(Int($0) - Int($1)) <= limit
                }
            }
    }

    // MARK: - Colours

    @Test(arguments: [
        MadePhotographs.jpeg, MadePhotographs.inks, MadePhotographs.webp, MadePhotographs.losslessWebP,
        MadePNG.rgb(16, 16) { x, y in [Color(0x00b43c), Color(0xdc1e1e), Color(0x1e3cdc), .white][y / 8 * 2 + x / 8] },
    ])
    func everyKindIsShownInItsColours(_ file: [UInt8]) throws {
        #expect(areAlike(try decode(file).corners, Self.colors))
    }

    @Test func inksThatAreLaidOnAreMixedTheOtherWayRound() throws {
        let file = MadePhotographs.inks[..<2] + MadePhotographs.inks[18...]
        // What was bare paper is now all ink.
        #expect(areAlike([try decode(Array(file)).corners[3]], [Color(0x000000)]))
    }

    @Test func sixteenBitsAChannelAreShown() throws {
        let picture = try decode(MadePNG.grey16(4, 4) { x, _ in x < 2 ? 0x8000 : 0xffff }, 4, 4)
        #expect(picture.color(0, 0) == Color(0x808080))
        #expect(picture.color(3, 3) == .white)
    }

    @Test func whiteStaysWhiteHoweverItIsShrunk() throws {
        let picture = try decode(MadePNG.plain(97, 61, .white), 40, 40)
        #expect(picture.pixels[..<(picture.width * picture.height * 4)].allSatisfy { $0 == 255 })
    }

    @Test func aTransparentPictureLiesOnPaper() throws {
        let picture = try decode(
            MadePNG.rgba(2, 1) { x, _ in Color(red: 100, green: 50, blue: 0, alpha: x == 0 ? 0 : 255) }, 2, 1)
        #expect(picture.color(0, 0) == Color(0xfafafa))
        #expect(picture.color(1, 0) == Color(0x643200))
    }

    @Test func anIconKeepsItsTransparency() throws {
        let icon = try decode(
            MadePNG.rgba(2, 1) { x, _ in Color(red: 9, green: 8, blue: 7, alpha: x == 0 ? 60 : 255) }, 2, 1, .icon)
        #expect(icon.pixels[..<8] == [7, 8, 9, 60, 7, 8, 9, 255])
    }

    @Test func anSVGIsDrawnAsLargeAsTheBox() throws {
        let picture = try decode(MadePhotographs.svg, 40, 40)
        #expect((picture.width, picture.height) == (40, 20))
        #expect(picture.color(20, 10) == Color(0xff0000))
    }

    // MARK: - Sizes

    @Test(arguments: [
        (400, 200, 100, 100, 100, 50), (200, 400, 100, 100, 50, 100), (30, 20, 100, 100, 30, 20),
        (100, 100, 100, 100, 100, 100), (1000, 1, 100, 100, 100, 1), (7, 5, 3, 3, 3, 2),
    ])
    func fitShowsAllAndNeverEnlarges(
        width: Int, height: Int, boxWidth: Int, boxHeight: Int, newWidth: Int, newHeight: Int
    ) throws {
        let picture = try decode(MadePNG.plain(width, height, .plum), boxWidth, boxHeight)
        #expect((picture.width, picture.height) == (newWidth, newHeight))
        #expect(picture.color(newWidth - 1, newHeight - 1) == .plum)
    }

    @Test func fillCropsAboutTheMiddle() throws {
        // Stripes of 10 pixels: red, green, blue.
        let stripes = MadePNG.rgb(30, 10) { x, _ in [Color(0xff0000), Color(0x00ff00), Color(0x0000ff)][x / 10] }
        let picture = try decode(stripes, 10, 10, .fill)
        #expect((picture.width, picture.height) == (10, 10))
        #expect((0..<10).allSatisfy { picture.color($0, 5) == Color(0x00ff00) })
    }

    @Test func fillFillsTheBoxEvenBeyondThePicturesSize() throws {
        let picture = try decode(MadePNG.plain(3, 3, .orange), 8, 4, .fill)
        #expect((picture.width, picture.height) == (8, 4))
        #expect(picture.color(7, 3) == .orange)
    }

    // MARK: - Edges

    @Test func edgesAreTheMeanColoursThere() throws {
        let picture = try decode(MadePNG.rgb(20, 20) { x, y in Self.colors[y / 10 * 2 + x / 10] }, 20, 20)
        #expect(picture.edges.leftTop == Self.colors[0])
        #expect(picture.edges.rightTop == Self.colors[1])
        #expect(picture.edges.leftBottom == Self.colors[2])
        #expect(picture.edges.rightBottom == .white)
        #expect(picture.edges.top == Color(0x6e692d))
        #expect(picture.edges.bottom == Color(0x8e9ded))
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 2)])
    func theSmallestPicturesHaveEdges(width: Int, height: Int) throws {
        let edges = try decode(MadePNG.plain(width, height, .orange), 20, 20).edges
        #expect(edges == PictureEdges(all: .orange))
    }

    // MARK: - Turning

    /// Which of the photograph's corners is seen at the top left, top right, bottom left and bottom right.
    @Test(arguments: [
        (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
        (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ])
    func aPhotographStandsUpright(orientation: Int, corners: [Int]) throws {
        let picture = try decode(MadePhotographs.jpeg(orientation: UInt8(orientation)))
        #expect(areAlike(picture.corners, corners.map { Self.colors[$0] }))
    }

    @Test func aPhotographOnItsSideFitsTheBoxThatItIsSeenIn() throws {
        // 16 × 16 in a box of 8 × 12: turned it is 8 × 8 either way; cropped it fills the box.
        #expect(try decode(MadePhotographs.jpeg(orientation: 6), 8, 12).height == 8)
        let filled = try decode(MadePhotographs.jpeg(orientation: 6), 8, 12, .fill)
        #expect((filled.width, filled.height) == (8, 12))
    }

    // MARK: - Damage

    @Test(arguments: [
        MadePNG.plain(9, 7, .plum), MadePhotographs.jpeg, MadePhotographs.webp, MadePhotographs.losslessWebP,
    ])
    func whereverAFileIsCutItIsAnswered(_ bytes: [UInt8]) {
        for count in 0..<bytes.count {
            let question = DecoderQuestion(PictureRequest("x", width: 16, height: 16, mode: .fit))
            var pixels = [UInt8](repeating: 1, count: 16 * 16 * 4)
            let answer = pixels.withUnsafeMutableBytes {
                PictureDecoding.answer(question, file: Array(bytes[..<count]), target: $0)
            }
            switch answer {
            case .picture(let width, let height, _): #expect(width <= 16 && height <= 16)
            case .refused(let reason): #expect(!reason.isEmpty)
            }
        }
    }

    @Test func aPNGThatLacksOnlyItsEndIsShown() throws {
        #expect(try decode(Array(MadePNG.plain(9, 7, .plum).dropLast(7))).color(8, 6) == .plum)
    }

    @Test func aPNGWithoutPixelsIsRefused() {
        #expect(refusal(MadePNG.claiming(5, 5))?.hasPrefix("the file is damaged") == true)
    }
}
