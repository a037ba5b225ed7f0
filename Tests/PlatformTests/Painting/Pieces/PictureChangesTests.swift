import Engine
import TestSupport
import Testing

@testable import Platform

/// What differs between two pictures is painted again, and nothing else.
@MainActor struct PictureChangesTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder
    private let slide, piece, ground, icon: Image
    private let box = Rect(x: 500, y: 300, width: 300, height: 300)

    /// The picture of a whole stage, made once for all tests.
    private static let slide = MadePNG.rgb(1600, 1200) { x, y in
        Color(red: UInt8(x % 256), green: UInt8(y % 256), blue: UInt8(x * y % 251))
    }

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='#fff' d='M0 0L9 5L0 9z'/></svg>"
        icon = try workshop.image("icon.svg", Array(drawing.utf8))
        slide = try workshop.image("slide.png", Self.slide)
        piece = try workshop.image(
            "piece.png",
            MadePNG.rgba(300, 300) { x, y in
                Color(red: 200, green: UInt8(x % 256), blue: 9).faded(to: y < 150 ? 1 : 0.4)
            })
        ground = try workshop.image("ground.png", MadePNG.plain(400, 400, .blush))
    }

    /// A slide with two pieces, a button, a ring and a word, at a tick.
    private func picture(_ tick: Int, light: Double = 1, drawings: [Drawing] = []) -> Picture {
        let sway = FigureMove(.sway, strength: 20, seconds: 1), drift = FigureMove(.drift, strength: 90, seconds: 1.5)
        let far = Rect(x: 1100, y: 800, width: 200, height: 150)
        let pieces = [
            Piece(ground: ground, box: box.inset(by: -50)),
            Piece(piece, box: box, pivot: Point(x: 650, y: 600), pose: sway.pose(resting: tick)),
            Piece(piece, box: far, pivot: far.center, pose: drift.pose(resting: tick), foot: 900),
        ]
        let isLit = tick % 40 < 20, progress = Double(tick / 30) / 10
        var picture = Picture(
            ground: .around(slide),
            drawings: [.image(slide, in: Stage.bounds, .fit), .pieces(pieces, in: Stage.bounds, made: Stage.size)]
                + [
                    .shape(
                        .filled, in: Rect(x: 600, y: 550, width: 90, height: 40), radius: 9,
                        .flat(isLit ? .orange : .plum))
                ]
                + [
                    .shape(
                        .raised(height: 1),
                        in: Rect(x: 700, y: 500 - Double(tick % 7), width: 160, height: 160), radius: 80, .flat(.paper)
                    ),
                    .shape(
                        .arc(width: 9, fraction: progress), in: Rect(x: 704, y: 504, width: 152, height: 152),
                        radius: 76,
                        .flat(.orange)),
                    // In a window of 1280×800 it is stretched by a pixel.
                    .icon(icon, in: Rect(circleAt: Point(x: 800, y: 600), radius: 48.64), tint: .plum),
                    .text(
                        "Vilks", in: Rect(x: 520, y: 400, width: 300, height: 90),
                        TextStyle(.words, size: 60, color: .ink)),
                ] + drawings)
        picture.light = light
        return picture
    }

    private func renderer(_ width: Int, _ height: Int) throws -> Renderer {
        try Renderer(width: width, height: height, decoder: decoder)
    }

    @Test(arguments: [(1280, 800), (1067, 800), (801, 1281)])
    func `a frame painted in parts equals the frame painted whole, to the bit`(width: Int, height: Int) throws {
        let parts = try renderer(width, height), whole = try renderer(width, height)
        try parts.paintWhole(picture(0))
        try whole.paintWhole(picture(0))
        // All are there; the next frame is complete.
        try parts.paint(picture(0))
        var count = 0
        for tick in stride(from: 1, to: 130, by: 3) {
            try parts.paint(picture(tick), over: picture(max(0, tick - 3)))
            try whole.paint(picture(tick))
            count += parts.painted == nil ? 0 : 1
            #expect(areSamePixels(parts.pixels, whole.pixels), "tick \(tick)")
        }
        #expect(count > 30)
        #expect(width != 1280 || !parts.canvas.stretched.isEmpty)
    }

    @Test func `a darkened picture is darkened once, part by part too`() throws {
        let parts = try renderer(640, 480), whole = try renderer(640, 480)
        try parts.paintWhole(picture(4, light: 0.6))
        try whole.paintWhole(picture(10, light: 0.6))
        try parts.paint(picture(4, light: 0.6))
        try whole.paint(picture(10, light: 0.6))
        try parts.paint(picture(10, light: 0.6), over: picture(4, light: 0.6))
        #expect(parts.painted != nil && areSamePixels(parts.pixels, whole.pixels))
    }

    @Test func `only what changed is painted`() {
        let box = Letterbox(window: Size(width: 800, height: 600))
        let spot = Drawing.shape(.filled, in: Rect(x: 0, y: 0, width: 100, height: 50), radius: 0, .flat(.plum))
        let other = Drawing.shape(.filled, in: Rect(x: 400, y: 400, width: 100, height: 50), radius: 0, .flat(.plum))
        func parts(_ old: [Drawing], _ new: [Drawing]) -> [PixelRect]? {
            PictureChanges(from: Picture(drawings: old), to: Picture(drawings: new), box)?.parts
        }
        let text = Drawing.text(
            "a", in: Rect(x: 0, y: 0, width: 90, height: 90), TextStyle(.title, size: 20, color: .ink))
        #expect(parts([text, spot], [text, spot]) == [])
        #expect(parts([text], [text, spot]) == [PixelRect(x: 0, y: 0, width: 52, height: 27)])
        #expect(parts([spot, text], [other, text])?.count == 2)
        #expect(parts([text], []) == nil)
        #expect(parts([], [.clip(Stage.bounds)]) == nil)
        #expect(parts([.shape(.filled, in: Stage.bounds, radius: 0, .flat(.plum))], []) == nil)
        #expect(parts([.line([.zero, Point(x: 9, y: 9)], width: 2, .plum)], []) == nil)
        // With the shadow that it casts: 38 points.
        let button = Rect(x: 400, y: 400, width: 100, height: 100)
        #expect(
            parts([.shape(.raised(height: 1), in: button, radius: 50, .flat(.plum))], [])
                == [PixelRect(x: 179, y: 179, width: 92, height: 92)])
    }

    @Test func `what must not be divided is painted whole, with all that it meets`() {
        let box = Letterbox(window: Size(width: 800, height: 600))
        let spot = Drawing.shape(.filled, in: Rect(x: 0, y: 0, width: 100, height: 50), radius: 0, .flat(.plum))
        func parts(keepingWhole areas: PixelRect...) -> [PixelRect]? {
            PictureChanges(from: Picture(), to: Picture(drawings: [spot]), box, keepingWhole: Set(areas))?.parts
        }
        let inside = PixelRect(x: 10, y: 10, width: 9, height: 9), aside = PixelRect(x: 60, y: 0, width: 9, height: 9)
        #expect(parts(keepingWhole: inside, aside) == [PixelRect(x: 0, y: 0, width: 52, height: 27)])
        let crossing = PixelRect(x: 40, y: -9, width: 30, height: 40),
            next = PixelRect(x: 69, y: 0, width: 5, height: 50)
        #expect(parts(keepingWhole: crossing) == [PixelRect(x: 0, y: 0, width: 70, height: 31)])
        #expect(parts(keepingWhole: crossing, next) == [PixelRect(x: 0, y: 0, width: 74, height: 50)])
    }

    @Test func `a step of less than half a pixel is not painted`() {
        let box = Letterbox(window: Size(width: 1280, height: 800))
        func parts(_ pose: Pose, foot: Double? = nil) -> [PixelRect]? {
            func picture(_ pose: Pose, _ foot: Double?) -> Picture {
                let piece = Piece(piece, box: self.box, pivot: Point(x: 650, y: 600), pose: pose, foot: foot)
                return Picture(drawings: [.pieces([piece], in: Stage.bounds, made: Stage.size)])
            }
            return PictureChanges(from: picture(.rest, nil), to: picture(pose, foot), box)?.parts
        }
        // Its farthest corner is 224 pixels from the pivot; half of the step is nearer to rest.
        #expect(parts(Pose(degrees: 0.06)) == [])
        #expect(parts(Pose(degrees: 0.07))?.count == 1)
        #expect(parts(Pose(offset: Point(x: 0.37, y: -0.37))) == [])
        #expect(parts(Pose(offset: Point(x: 0, y: 0.38)))?.count == 1)
        #expect(parts(Pose(scale: 1.001)) == [])
        #expect(parts(Pose(scale: 1.0012))?.count == 1)
        #expect(parts(.rest, foot: 500)?.count == 1)
    }

    @Test func `a changed ground, light or room is painted whole`() {
        let box = Letterbox(window: Size(width: 800, height: 600))
        var next = Picture()
        next.light = 0.5
        #expect(PictureChanges(from: Picture(), to: next, box) == nil)
        next = Picture(ground: .color(.plum))
        #expect(PictureChanges(from: Picture(), to: next, box) == nil)
        next = Picture()
        next.bounds = Rect(x: -100, y: 0, width: 1800, height: 1200)
        #expect(PictureChanges(from: Picture(), to: next, box) == nil)
    }

    @Test func `parts never overlap, however many there are`() {
        let box = Letterbox(window: Size(width: 1600, height: 1200))
        let drawings = (0..<40).map { number -> Drawing in
            let (left, top) = (Double(number * 37 % 1500), Double(number * 91 % 500))
            let area = Rect(x: left, y: top, width: 60, height: 30)
            return .shape(.filled, in: area, radius: 0, .flat(.plum))
        }
        let parts = PictureChanges(from: Picture(), to: Picture(drawings: drawings), box)?.parts ?? []
        #expect((1...10).contains(parts.count))
        #expect(parts.indices.allSatisfy { one in parts[..<one].allSatisfy { $0.common(parts[one]) == nil } })
    }
}
