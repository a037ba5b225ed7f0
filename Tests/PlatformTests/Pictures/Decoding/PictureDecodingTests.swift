import Engine
import TestSupport
import Testing

@testable import Platform

struct PictureDecodingTests {
    private struct Decoded {
        let width, height: Int
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
        guard case .picture(let width, let height) = answer else {
            Issue.record("\(answer)")
            throw Refused()
        }
        return Decoded(width: width, height: height, pixels: pixels)
    }

    private struct Refused: Error {}

    private func refusal(_ file: [UInt8]) -> String? {
        let question = DecoderQuestion(PictureRequest("x", width: 16, height: 16, mode: .fit))
        var pixels = [UInt8](repeating: 1, count: 16 * 16 * 4)
        let answer = pixels.withUnsafeMutableBytes { PictureDecoding.answer(question, file: file, target: $0) }
        return if case .refused(let reason) = answer { reason.description } else { nil }
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
        Named("JPEG", MadePhotographs.jpeg), Named("JPEG of four inks", MadePhotographs.inks),
        Named("WebP", MadePhotographs.webp), Named("lossless WebP", MadePhotographs.losslessWebP),
        Named(
            "PNG",
            MadePNG.rgb(16, 16) { x, y in
                [Color(0x00b43c), Color(0xdc1e1e), Color(0x1e3cdc), .white][y / 8 * 2 + x / 8]
            }),
    ])
    func `every kind is shown in its colours`(file: Named<[UInt8]>) throws {
        #expect(areAlike(try decode(file.value).corners, Self.colors))
    }

    @Test func `inks that are laid on are mixed the other way round`() throws {
        let file = MadePhotographs.inks[..<2] + MadePhotographs.inks[18...]
        // What was bare paper is now all ink.
        #expect(areAlike([try decode(Array(file)).corners[3]], [Color(0x000000)]))
    }

    @Test func `sixteen bits a channel are shown`() throws {
        let picture = try decode(MadePNG.grey16(4, 4) { x, _ in x < 2 ? 0x8000 : 0xffff }, 4, 4)
        #expect(picture.color(0, 0) == Color(0x808080))
        #expect(picture.color(3, 3) == .white)
    }

    @Test func `white stays white however it is shrunk`() throws {
        let picture = try decode(MadePNG.plain(97, 61, .white), 40, 40)
        #expect(picture.pixels[..<(picture.width * picture.height * 4)].allSatisfy { $0 == 255 })
    }

    @Test func `a transparent picture lies on paper`() throws {
        let picture = try decode(
            MadePNG.rgba(2, 1) { x, _ in Color(red: 100, green: 50, blue: 0, alpha: x == 0 ? 0 : 255) }, 2, 1)
        #expect(picture.color(0, 0) == Color(0xfafafa))
        #expect(picture.color(1, 0) == Color(0x643200))
    }

    @Test func `an icon keeps its transparency`() throws {
        let icon = try decode(
            MadePNG.rgba(2, 1) { x, _ in Color(red: 9, green: 8, blue: 7, alpha: x == 0 ? 60 : 255) }, 2, 1, .icon)
        #expect(icon.pixels[..<8] == [7, 8, 9, 60, 7, 8, 9, 255])
    }

    @Test func `an icon is made smaller by how much is seen of its colours`() throws {
        let icon = try decode(
            MadePNG.rgba(8, 8) { x, _ in Color(red: x < 2 ? 0 : 200, green: 100, blue: 0, alpha: x < 2 ? 0 : 255) }, 2,
            2,
            .icon)
        #expect((icon.width, icon.height) == (2, 2))
        // Half of the left column shines through; what is seen of it is orange, and has no dark rim.
        #expect(areAlike([icon.color(0, 0), icon.color(1, 1)], [Color(0xc86400), Color(0xc86400)], within: 1))
        #expect((127...128).contains(icon.pixels[3]))
        #expect(icon.pixels[15] == 255)
    }

    @Test func `an SVG is drawn as large as the box`() throws {
        let picture = try decode(MadePhotographs.svg, 40, 40)
        #expect((picture.width, picture.height) == (40, 40))
        #expect(picture.color(20, 10) == Color(0xff0000))
    }

    // MARK: - Sizes

    @Test(arguments: [
        (400, 200, 100, 100, 100, 100), (200, 400, 100, 100, 100, 100), (30, 20, 100, 100, 30, 30),
        (100, 100, 100, 100, 100, 100), (1000, 1, 100, 100, 100, 100), (7, 5, 3, 3, 3, 3), (5, 50, 100, 100, 50, 50),
    ])
    func `fit fills the box and never enlarges`(
        width: Int, height: Int, boxWidth: Int, boxHeight: Int, newWidth: Int, newHeight: Int
    ) throws {
        let picture = try decode(MadePNG.plain(width, height, .plum), boxWidth, boxHeight)
        #expect((picture.width, picture.height) == (newWidth, newHeight))
        #expect(picture.color(newWidth - 1, newHeight - 1) == .plum)
    }

    @Test func `fit shows all`() throws {
        let wide = try decode(MadePNG.rgb(400, 200) { x, _ in x < 100 ? .orange : .plum }, 100, 100)
        #expect([wide.color(0, 50), wide.color(24, 50), wide.color(25, 50)] == [.orange, .orange, .plum])
        let high = try decode(MadePNG.rgb(200, 400) { _, y in y < 100 ? .orange : .plum }, 100, 100)
        #expect([high.color(50, 0), high.color(50, 24), high.color(50, 25)] == [.orange, .orange, .plum])
    }

    @Test func `fill crops about the middle`() throws {
        // Stripes of 10 pixels: red, green, blue.
        let stripes = MadePNG.rgb(30, 10) { x, _ in [Color(0xff0000), Color(0x00ff00), Color(0x0000ff)][x / 10] }
        let picture = try decode(stripes, 10, 10, .fill)
        #expect((picture.width, picture.height) == (10, 10))
        #expect((0..<10).allSatisfy { picture.color($0, 5) == Color(0x00ff00) })
    }

    @Test func `fill fills the box even beyond the pictures size`() throws {
        let picture = try decode(MadePNG.plain(3, 3, .orange), 8, 4, .fill)
        #expect((picture.width, picture.height) == (8, 4))
        #expect(picture.color(7, 3) == .orange)
    }

    @Test func `what a picture has beyond the box continues it`() throws {
        // Stripes of 10 pixels: red, green, blue, orange, plum.
        let colors = [Color(0xff0000), Color(0x00ff00), Color(0x0000ff), .orange, .plum]
        let stripes = MadePNG.rgb(50, 10) { x, _ in colors[x / 10] }
        let margins = Margins(left: 10, top: 0, right: 30, bottom: 0)
        let request = PictureRequest("x", width: 10, height: 10, margins: margins, mode: .fill)
        var pixels = [UInt8](repeating: 1, count: 50 * 10 * 4)
        let answer = pixels.withUnsafeMutableBytes {
            PictureDecoding.answer(DecoderQuestion(request), file: stripes, target: $0)
        }
        guard case .picture(50, 10) = answer else {
            Issue.record("\(answer)")
            return
        }
        let row = Decoded(width: 50, height: 10, pixels: pixels)
        for x in 0..<30 { #expect(row.color(x, 5) == colors[1 + x / 10], "column \(x)") }
    }

    // MARK: - Turning

    /// The photograph's corners that are seen at the top left, top right, bottom left and bottom right.
    @Test(arguments: [
        (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
        (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ])
    func `a photograph stands upright`(orientation: Int, corners: [Int]) throws {
        let picture = try decode(MadePhotographs.jpeg(orientation: UInt8(orientation)))
        #expect(areAlike(picture.corners, corners.map { Self.colors[$0] }))
    }

    @Test(arguments: [(1, [0, 1, 2, 3]), (3, [3, 2, 1, 0]), (6, [2, 0, 3, 1]), (8, [1, 3, 0, 2])])
    func `a PNG stands upright too`(orientation: Int, corners: [Int]) throws {
        let png = MadePNG.rgb(16, 16) { x, y in Self.colors[y / 8 * 2 + x / 8] }
        let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
        let exif = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry
        let picture = try decode(Array(png[..<33]) + MadePNG.chunk("eXIf", exif) + png[33...])
        #expect(areAlike(picture.corners, corners.map { Self.colors[$0] }))
    }

    @Test func `a photograph on its side fits the box that it is seen in`() throws {
        // 16 × 16 in a box of 8 × 12: turned it is 8 × 8 either way, in the middle; cropped it fills the box.
        let upright = try decode(MadePhotographs.jpeg(orientation: 6), 8, 12)
        #expect((upright.width, upright.height) == (8, 12))
        #expect(areAlike([upright.color(1, 3), upright.color(6, 3)], [Self.colors[2], Self.colors[0]]))
        let filled = try decode(MadePhotographs.jpeg(orientation: 6), 8, 12, .fill)
        #expect((filled.width, filled.height) == (8, 12))
    }

    // MARK: - Damage

    @Test(arguments: [
        Named("PNG", MadePNG.plain(9, 7, .plum)), Named("JPEG", MadePhotographs.jpeg),
        Named("WebP", MadePhotographs.webp), Named("lossless WebP", MadePhotographs.losslessWebP),
    ])
    func `wherever a file is cut it is answered`(whole: Named<[UInt8]>) {
        for count in 0..<whole.value.count {
            let question = DecoderQuestion(PictureRequest("x", width: 16, height: 16, mode: .fit))
            var pixels = [UInt8](repeating: 1, count: 16 * 16 * 4)
            let answer = pixels.withUnsafeMutableBytes {
                PictureDecoding.answer(question, file: Array(whole.value[..<count]), target: $0)
            }
            switch answer {
            case .picture(let width, let height): #expect(width <= 16 && height <= 16)
            case .refused(let reason): #expect(!reason.description.isEmpty)
            }
        }
    }

    @Test func `a PNG that lacks only its end is shown`() throws {
        #expect(try decode(Array(MadePNG.plain(9, 7, .plum).dropLast(7))).color(8, 6) == .plum)
    }

    @Test func `a JPEG in which something else follows the pixels is refused`() {
        let pixels = Array(MadePhotographs.jpeg.dropLast(2)), end = MadePhotographs.jpeg.suffix(2)
        let secondFrame: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
        #expect(refusal(pixels + secondFrame + end) == "is damaged")
        #expect(refusal(pixels + end) == nil)
    }

    @Test func `a PNG without pixels is refused`() {
        #expect(refusal(MadePNG.claiming(5, 5)) == "is damaged")
    }
}
