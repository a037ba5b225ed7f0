import Engine
import TestSupport
import Testing

@testable import Platform

/// Pieces over a picture, in memory; a stage point is 0.4 pixels.
@MainActor struct PiecePaintingTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder
    private let whole: Image
    private let made = Stage.size

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
        whole = try workshop.image("whole.png", MadePNG.rgb(800, 600, Self.color))
    }

    /// A picture that changes softly, so that what lies half a pixel aside differs.
    private static func color(_ x: Int, _ y: Int) -> Color {
        Color(red: UInt8(x * 3 % 256), green: UInt8((x + y * 2) % 256), blue: UInt8(y * 5 % 200))
    }

    /// A part of the picture as a picture of its own, with its box in points.
    private func cut(_ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) throws -> (Image, Rect) {
        let png = MadePNG.rgba(width, height) { Self.color(x + $0, y + $1) }
        return (
            try workshop.image(name, png),
            Rect(x: Double(x) * 2, y: Double(y) * 2, width: Double(width) * 2, height: Double(height) * 2)
        )
    }

    private func paint(_ drawings: [Drawing], width: Int = 640, height: Int = 480) throws -> Painted {
        let renderer = try Renderer(width: width, height: height, decoder: decoder)
        try renderer.paintWhole(Picture(ground: .color(.white), drawings: drawings))
        return Painted(width: width, bytes: renderer.pixels)
    }

    private func picture(_ pieces: [Piece] = []) -> [Drawing] {
        [.image(whole, in: Stage.bounds, .fit)]
            + (pieces.isEmpty ? [] : [.pieces(pieces, in: Stage.bounds, made: made)])
    }

    /// The most that a colour differs.
    private func difference(_ one: Painted, _ other: Painted) -> Int {
        zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(arguments: [(100, 60, 201, 133), (0, 0, 77, 93), (611, 401, 189, 199)])
    func `at rest a piece and its ground equal the picture they were cut from`(
        x: Int, y: Int, width: Int, height: Int
    ) throws {
        let (image, box) = try cut("piece.png", x, y, width, height)
        let ground = try workshop.image("ground.png", MadePNG.rgb(width, height) { Self.color(x + $0, y + $1) })
        let pieces = [
            Piece(ground: ground, box: box), Piece(image, box: box, pivot: box.center, pose: .rest),
        ]
        let painted = try paint(picture(pieces)), alone = try paint(picture())
        // Pixels on the edge show a little more of the piece.
        let inner = box.inset(by: 3)
        var most = 0
        for row in 0..<480 {
            for column in 0..<640 where inner.contains(Point(x: Double(column) * 2.5 + 1, y: Double(row) * 2.5 + 1)) {
                let (one, other) = (painted(column, row), alone(column, row))
                most = max(most, abs(Int(one.red) - Int(other.red)), abs(Int(one.blue) - Int(other.blue)))
            }
        }
        #expect(most <= 2)
        #expect(painted != alone || most == 0)
    }

    @Test func `a piece keeps its transparency, as WebP too`() throws {
        let file = "524946461c000000574542505650384c0f0000002f0fc003100710fd8f020622a2ff0100"
        let bytes = stride(from: 0, to: file.count, by: 2).compactMap { at in
            UInt8(file.dropFirst(at).prefix(2), radix: 16)
        }
        let image = try workshop.image("half.webp", bytes)
        let png = try workshop.image("half.png", MadePNG.rgba(16, 16) { _, _ in Color(0xff0000, opacity: 0.5) })
        let box = Rect(x: 400, y: 400, width: 40, height: 40)
        for image in [image, png] {
            let white = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
            let piece = Piece(image, box: box, pivot: box.center, pose: .rest)
            let painted = try paint([white, .pieces([piece], in: Stage.bounds, made: made)])
            #expect(painted(168, 168).red >= 253 && (120...130).contains(painted(168, 168).green))
            #expect(painted(100, 100) == .white)
        }
    }

    @Test func `a piece moves by parts of a pixel, turns, and grows about its pivot`() throws {
        let image = try workshop.image("dot.png", MadePNG.rgba(40, 40) { _, _ in .plum })
        let box = Rect(x: 400, y: 400, width: 100, height: 100)
        func painted(_ pose: Pose, pivot: Point? = nil) throws -> Painted {
            let white = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
            let piece = Piece(image, box: box, pivot: pivot ?? box.center, pose: pose)
            return try paint([white, .pieces([piece], in: Stage.bounds, made: made)])
        }
        #expect(try painted(.rest).extent(otherThan: .white) == Rect(x: 160, y: 160, width: 40, height: 40))
        // Half a pixel, the smallest step: as much of it is left as is reached.
        let right = try painted(Pose(offset: Point(x: 1, y: 0))), left = try painted(Pose(offset: Point(x: -1, y: 0)))
        #expect(right.extent(otherThan: .white) == Rect(x: 160, y: 160, width: 41, height: 40))
        #expect(right(180, 180) == .plum && right(160, 180) != .plum)
        #expect(abs(Int(right(160, 180).red) - Int(right(200, 180).red)) <= 1)
        #expect(right(160, 180) == left(199, 180) && right(200, 180) == left(159, 180))
        let turned = try painted(Pose(degrees: 90), pivot: Point(x: 400, y: 400))
        #expect(turned(140, 180) == .plum && turned(180, 180) == .white)
        let grown = try painted(Pose(scale: 2))
        #expect(grown(142, 142) == .plum && grown(138, 180) == .white)
    }

    @Test func `what hides is cut off at its foot, wherever it comes out`() throws {
        let image = try workshop.image("mouse.png", MadePNG.rgba(40, 40) { _, _ in .plum })
        let box = Rect(x: 400, y: 400, width: 100, height: 100)
        let white = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        for (up, height) in [(0.0, 0.0), (50, 20), (100, 40)] {
            let piece = Piece(
                image, box: box, pivot: box.center, pose: Pose(offset: Point(x: 0, y: -up)), foot: 400)
            let painted = try paint([white, .pieces([piece], in: Stage.bounds, made: made)])
            let extent = painted.extent(otherThan: .white)
            #expect(extent?.height ?? 0 == height && extent?.maxY ?? 160 == 160)
        }
    }

    @Test func `without one of its pieces the picture is left alone`() throws {
        let (image, box) = try cut("piece.png", 100, 60, 200, 133)
        let torn = try workshop.image("torn.png", Array("torn".utf8))
        let moved = Piece(image, box: box, pivot: box.center, pose: Pose(degrees: 20))
        let pieces = [Piece(ground: torn, box: box), moved]
        #expect(try paint(picture(pieces)) == paint(picture()))
        #expect(try paint(picture([moved])) != paint(picture()))
    }

    @Test func `pieces lie on their picture where that lies, and end at its edges`() throws {
        let image = try workshop.image("dot.png", MadePNG.rgba(40, 40) { _, _ in .plum })
        let white = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        let area = Rect(x: 400, y: 300, width: 800, height: 600)
        let piece = Piece(
            image, box: Rect(x: 0, y: 0, width: 200, height: 200), pivot: .zero,
            pose: Pose(offset: Point(x: -100, y: 0)))
        let painted = try paint(
            [white, .pieces([piece], in: area, made: Size(width: 800, height: 600))])
        #expect(painted.extent(otherThan: .white) == Rect(x: 160, y: 120, width: 20, height: 40))
    }

    @Test func `an image that is smaller than its box is enlarged`() throws {
        let image = try workshop.image("small.png", MadePNG.rgba(10, 10) { _, _ in .plum })
        let white = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        let box = Rect(x: 400, y: 400, width: 100, height: 100)
        let painted = try paint(
            [white, .pieces([Piece(image, box: box, pivot: .zero, pose: .rest)], in: Stage.bounds, made: made)])
        #expect(painted(163, 163) == .plum && painted(197, 197) == .plum && painted(157, 180) == .white)
    }
}
