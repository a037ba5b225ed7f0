import CSDL2
import Engine
import TestSupport
import Testing

@testable import Platform

/// The software renderer, in memory.
@MainActor struct RendererTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
    }

    private func paint(_ width: Int, _ height: Int, _ picture: Picture) throws -> Painted {
        let renderer = try Renderer(width: width, height: height, decoder: decoder)
        try renderer.paintWhole(picture)
        return Painted(width: width, bytes: renderer.pixels)
    }

    /// Drawings on a white stage.
    private func drawings(_ drawings: Drawing...) -> Picture {
        let stage = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        return Picture(ground: .color(.white), drawings: [stage] + drawings)
    }

    private let red = Color(0xff0000)

    @Test func `colours are read where they were painted`() throws {
        let renderer = try Renderer(width: 400, height: 300, decoder: decoder)
        let area = Rect(x: 800, y: 0, width: 800, height: 1200)
        let picture = Picture(
            ground: .color(.cream),
            drawings: [
                .shape(.filled, in: Stage.bounds, radius: 0, .flat(.plum)),
                .shape(.filled, in: area, radius: 0, .flat(.orange)),
            ])
        let places = [Point(x: 20, y: 20), Point(x: 790, y: 1190), Point(x: 810, y: 600), Point(x: 1599, y: 1199)]
        #expect(try renderer.colors(of: picture, at: places) == [.plum, .plum, .orange, .orange])
    }

    @Test(arguments: [(1.0, 200), (0.5, 100), (0, 0)]) func `the light darkens the whole window`(
        light: Double, value: UInt8
    )
        throws
    {
        var picture = drawings()
        picture.ground = .color(Color(0xc8c8c8))
        picture.drawings = [.shape(.filled, in: Stage.bounds, radius: 0, .flat(Color(0xc8c8c8)))]
        picture.light = light
        let painted = try paint(100, 60, picture)  // with bars on both sides
        for x in [1, 50, 98] { #expect(abs(Int(painted(x, 30).red) - Int(value)) <= 1) }
    }

    // MARK: - Shapes

    @Test func `a rectangle covers its pixels and no others`() throws {
        // A stage point is half a pixel.
        let area = Rect(x: 100, y: 200, width: 300, height: 400)
        let painted = try paint(800, 600, drawings(.shape(.filled, in: area, radius: 0, .flat(red))))
        #expect(painted.extent(otherThan: .white) == Rect(x: 50, y: 100, width: 150, height: 200))
        #expect(painted(50, 100) == red)
        #expect(painted(199, 299) == red)
    }

    @Test func `a transparent colour is mixed with what lies below`() throws {
        let area = Rect(x: 0, y: 0, width: 1600, height: 1200)
        let painted = try paint(80, 60, drawings(.shape(.filled, in: area, radius: 0, .flat(red.faded(to: 0.5)))))
        #expect(painted(40, 30).red == 255)
        #expect((126...129).contains(painted(40, 30).green))
    }

    @Test func `shades run down and round corners are cut off`() throws {
        let area = Rect(x: 0, y: 0, width: 1600, height: 1200)
        let shade = Drawing.Paint.shaded(top: Color(0x000000), bottom: Color(0x00ff00))
        let painted = try paint(160, 120, drawings(.shape(.filled, in: area, radius: 300, shade)))
        #expect(painted(0, 0) == .white)
        #expect(painted(80, 1).green < 8)
        #expect(painted(80, 118).green > 247)
        #expect(abs(Int(painted(80, 60).green) - 128) < 4)
    }

    @Test func `nothing is drawn outside the clip`() throws {
        let all = Rect(x: 0, y: 0, width: 1600, height: 1200)
        let clip = Rect(x: 400, y: 300, width: 800, height: 600)
        let painted = try paint(
            160, 120, drawings(.clip(clip), .shape(.filled, in: all, radius: 0, .flat(red)), .clip(nil)))
        #expect(painted.extent(otherThan: .white) == Rect(x: 40, y: 30, width: 80, height: 60))
    }

    @Test(arguments: [Rect(x: 10, y: 10, width: 0, height: 0), Rect(x: -500, y: 0, width: 400, height: 1200)])
    func `an empty clip hides everything`(clip: Rect) throws {
        let all = Rect(x: 0, y: 0, width: 1600, height: 1200)
        let painted = try paint(160, 120, drawings(.clip(clip), .shape(.filled, in: all, radius: 0, .flat(red))))
        #expect(painted.extent(otherThan: .white) == nil)
    }

    @Test func `a screen that slides over another is clipped as it clips, and neither shows the other's hidden part`()
        throws
    {
        func sheet(_ color: Color, _ clip: Rect, _ inside: Color, _ after: Rect) -> [Drawing] {
            [
                .shape(.filled, in: Stage.bounds, radius: 0, .flat(color)), .clip(clip),
                .shape(.filled, in: Rect(x: -2000, y: 0, width: 6000, height: 1200), radius: 0, .flat(inside)),
                .clip(nil), .shape(.filled, in: after, radius: 0, .flat(.ink)),
            ]
        }
        let lower = sheet(
            .white, Rect(x: 200, y: 200, width: 400, height: 400), red, Rect(x: 0, y: 0, width: 4000, height: 100))
        let upper = sheet(
            .cream, Rect(x: 0, y: 0, width: 400, height: 900), .plum, Rect(x: -4000, y: 1100, width: 8000, height: 100))
        let layers = Sheet.layers(lower: lower, upper: upper, covered: 0.5)
        // A stage point is half a pixel; the upper sheet begins at 400.
        let painted = try paint(800, 600, Picture(ground: .color(.white), drawings: layers))
        #expect(painted(150, 150) == red && painted(60, 150) == .white && painted(290, 150) == .white)
        #expect(painted(150, 90) == .white && painted(150, 310) == .white)
        #expect(painted(410, 300) == .plum && painted(590, 300) == .plum && painted(610, 300) == .cream)
        #expect(painted(500, 460) == .cream)
        // What comes after a clip has ended stays on its own sheet.
        #expect(painted(200, 25) == .ink && painted(500, 25) == .plum && painted(700, 25) == .cream)
        #expect(painted(500, 575) == .ink && painted(200, 575) == .white)
    }

    @Test func `drawings do not reach the bars`() throws {
        let everywhere = Rect(x: -800, y: -800, width: 4000, height: 4000)
        let painted = try paint(200, 120, drawings(.shape(.filled, in: everywhere, radius: 0, .flat(red))))
        #expect(painted.extent(otherThan: .white) == Rect(x: 20, y: 0, width: 160, height: 120))
    }

    @Test func `corners leave the shadow of the sheet that they cut`() throws {
        let area = Rect(x: 300, y: 300, width: 900, height: 500)
        let sheet = Drawing.shape(.raised(height: 1), in: area, radius: 64, .flat(red))
        let paper = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream))
        let whole = try paint(800, 600, drawings(paper, sheet))
        let cut = try paint(
            800, 600,
            drawings(
                paper, sheet, .shape(.filled, in: area, radius: 0, .flat(red)),
                .shape(.corners(height: 1), in: area, radius: 64, .flat(.cream))))
        let colors = whole.bytes.indices.filter { $0 % 4 != 3 }
        #expect(colors.allSatisfy { abs(Int(whole.bytes[$0]) - Int(cut.bytes[$0])) <= 4 })
    }

    // MARK: - Lines

    @Test(arguments: [1.0, 2, 5, 40])
    func `a line is as wide as it is meant, and has round ends`(width: Double) throws {
        // A stage point is half a pixel.
        let line = Drawing.line([Point(x: 400, y: 600), Point(x: 1200, y: 600)], width: width * 2, red)
        let painted = try paint(800, 600, drawings(line))
        func ink(_ column: Int) -> Double { (0..<600).reduce(0) { $0 + 1 - Double(painted(column, $1).green) / 255 } }
        #expect(abs(ink(400) - width) < 0.02)
        #expect(painted.extent(otherThan: .white)?.height ?? 0 <= width + 2)
        #expect(abs((0..<200).reduce(0) { $0 + ink($1) } - .pi * width * width / 8) < max(0.25, 0.05 * width))
    }

    @Test func `a line's joins are round, and it is not darker where it crosses itself`() throws {
        let points = [Point(x: 200, y: 200), Point(x: 800, y: 200), Point(x: 800, y: 800), Point(x: 500, y: 100)]
        let half = red.faded(to: 0.5)
        let painted = try paint(800, 600, drawings(.line(points, width: 80, half)))
        let dark = try paint(800, 600, drawings(.line([points[0], points[1]], width: 80, half)))(200, 100)
        #expect(painted(419, 81) == .white)  // the corner of a square join
        #expect(painted(412, 88) == dark)
        #expect(painted(276, 100) == dark)
        #expect(Set((240..<280).map { painted($0, 100) }) == [dark])
    }

    @Test func `one point is a dot, and none is nothing`() throws {
        let dot = try paint(800, 600, drawings(.line([Point(x: 800, y: 600)], width: 20, red)))
        #expect(dot.extent(otherThan: .white) == Rect(x: 395, y: 295, width: 10, height: 10))
        #expect(dot(400, 300) == red && dot(395, 295) == .white)
        #expect(try paint(80, 60, drawings(.line([], width: 9, red))).extent(otherThan: .white) == nil)
    }

    @Test func `a line stays on the stage`() throws {
        let line = Drawing.line([Point(x: -5000, y: 600), Point(x: 9000, y: 600)], width: 100, red)
        #expect(
            try paint(200, 120, drawings(line)).extent(otherThan: .white) == Rect(x: 20, y: 55, width: 160, height: 10))
    }

    // MARK: - Pictures

    @Test func `a picture is shown pixel by pixel`() throws {
        let image = try workshop.image("a.png", MadePNG.rgb(160, 120) { x, y in Color(UInt32(x << 16 | y << 8 | 7)) })
        let painted = try paint(160, 120, drawings(.image(image, in: Stage.bounds, .fit)))
        let isExact = (0..<120).allSatisfy { y in
            (0..<160).allSatisfy { painted($0, y) == Color(UInt32($0 << 16 | y << 8 | 7)) }
        }
        #expect(isExact)
    }

    @Test func `a picture of other proportions goes on to the edges of its area`() throws {
        // Left half green above blue, right half red; as wide as high, so bars remain left and right.
        let image = try workshop.image(
            "a.png",
            MadePNG.rgb(120, 120) { x, y in x < 60 ? (y < 60 ? Color(0x00ff00) : Color(0x0000ff)) : Color(0xff0000) })
        let painted = try paint(160, 120, drawings(.image(image, in: Stage.bounds, .fit)))
        #expect(painted(5, 3).green > 245 && painted(5, 3).blue < 10 && painted(5, 3).red == 0)
        #expect(painted(5, 116).blue > 245 && painted(5, 116).green < 10 && painted(5, 116).red == 0)
        #expect(painted(155, 60) == red)
        #expect(painted(21, 10) == Color(0x00ff00))
        #expect(painted(139, 10) == red)
    }

    @Test func `fill crops about the middle`() throws {
        let image = try workshop.image("a.png", MadePNG.rgb(300, 100) { x, _ in x / 100 == 1 ? self.red : .plum })
        let area = Rect(x: 0, y: 0, width: 1000, height: 1000)
        let painted = try paint(160, 120, drawings(.image(image, in: area, .fill)))
        #expect(painted.extent(otherThan: .white) == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect((0..<100).allSatisfy { painted($0, 50) == red })
    }

    @Test func `bars continue the pictures edges`() throws {
        let image = try workshop.image("a.png", MadePNG.rgb(160, 120) { x, _ in x < 80 ? self.red : .plum })
        let picture = Picture(ground: .around(image), drawings: [.image(image, in: Stage.bounds, .fit)])
        let wide = try paint(200, 120, picture)
        #expect(wide(2, 60) == red)
        #expect(wide(197, 60) == .plum)
        let high = try paint(160, 200, picture)
        #expect([high(0, 0), high(0, 39), high(10, 100), high(0, 160), high(0, 199)].allSatisfy { $0 == red })
        #expect([high(159, 0), high(159, 39), high(159, 160), high(159, 199)].allSatisfy { $0 == .plum })
        // At the picture the border is sharp, and far away it is not.
        #expect([high(76, 39), high(83, 39)] == [red, .plum])
        #expect(high(76, 0) != red && high(83, 0) != .plum)
    }

    @Test func `the ground is mixed on the way to the next`() throws {
        var picture = Picture(ground: .color(Color(0x000000)))
        (picture.nextGround, picture.groundMix) = (.color(Color(0x640000)), 0.5)
        #expect(try paint(200, 120, picture)(5, 5) == Color(0x320000))
    }

    @Test func `an icon takes its tint and keeps its holes`() throws {
        let image = try workshop.image("i.png", MadePNG.rgba(16, 16) { x, _ in x < 8 ? .white : .clear })
        let area = Rect(x: 0, y: 0, width: 160, height: 160)
        let painted = try paint(160, 120, drawings(.icon(image, in: area, tint: .plum)))
        #expect(painted(3, 3) == .plum)
        #expect(painted(12, 3) == .white)
    }

    @Test func `a broken picture shows its absence`() throws {
        let image = try workshop.image("a.png", [1, 2, 3])
        let painted = try paint(160, 120, drawings(.image(image, in: Stage.bounds, .fit)))
        #expect(painted(5, 0) == .cream)
        #expect(painted(5, 119) == .blush)
    }

    // MARK: - Rooms

    /// Drawings on a white stage, for an upright window of 160 × 200 pixels.
    private func upright(_ drawings: Drawing..., usesRooms: Bool = true) -> Picture {
        let paper = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        var picture = Picture(ground: .color(.white), drawings: [paper] + drawings)
        if usesRooms { picture.bounds = Rect(x: 0, y: -400, width: 1600, height: 2000) }
        return picture
    }

    @Test(arguments: [true, false])
    func `drawings reach into the rooms only if the screen uses them`(usesRooms: Bool) throws {
        let column = Rect(x: 200, y: -200, width: 400, height: 1600)
        let drawings: [Drawing] = [
            .shape(.filled, in: column, radius: 0, .flat(red)),
            .line([Point(x: 1000, y: -900), Point(x: 1000, y: 1900)], width: 100, red),
        ]
        for drawing in drawings {
            let extent = try paint(160, 200, upright(drawing, usesRooms: usesRooms)).extent(otherThan: .white)
            #expect(extent?.y == (usesRooms ? drawing == drawings[0] ? 20 : 0 : 40))
            #expect(extent?.maxY == (usesRooms ? drawing == drawings[0] ? 180 : 200 : 160))
        }
    }

    @Test func `words and symbols are painted in a room`() throws {
        let image = try workshop.image("i.png", MadePNG.rgba(16, 16) { _, _ in .white })
        let style = TextStyle(.title, size: 150, color: red)
        for drawing in [
            Drawing.text("Pasaka", in: Rect(x: 400, y: -350, width: 800, height: 300), style),
            .icon(image, in: Rect(x: 400, y: -350, width: 160, height: 160), tint: red),
        ] {
            let extent = try #require(try paint(160, 200, upright(drawing)).extent(otherThan: .white))
            #expect(extent.y >= 5 && extent.maxY <= 40)
        }
    }

    @Test func `a clip ends at the window, and after it there is the whole window again`() throws {
        let all = Rect(x: 0, y: -9000, width: 1600, height: 18000)
        let painted = try paint(
            160, 200,
            upright(
                .clip(Rect(x: 0, y: -400, width: 800, height: 100)), .shape(.filled, in: all, radius: 0, .flat(red)),
                .clip(nil),
                .shape(.filled, in: Rect(x: 1500, y: -9000, width: 50, height: 18000), radius: 0, .flat(.plum))))
        #expect(painted(0, 0) == red && painted(79, 9) == red)
        #expect(painted(80, 0) == .white && painted(0, 10) == .white)
        #expect(painted(152, 0) == .plum && painted(152, 199) == .plum)
    }

    @Test func `a picture as large as the stage takes its extension with it`() throws {
        let image = try workshop.image("a.png", MadePNG.rgb(160, 120) { x, _ in x < 80 ? self.red : .plum })
        func painted(_ x: Double, _ y: Double) throws -> Painted {
            try paint(160, 200, upright(.image(image, in: Stage.bounds.moved(by: Point(x: x, y: y)), .fit)))
        }
        let resting = try painted(0, 0)
        let around = Picture(ground: .around(image), drawings: [.image(image, in: Stage.bounds, .fit)])
        #expect(try paint(160, 200, around) == resting)
        let up = try painted(0, -300)
        #expect((0..<160).allSatisfy { up($0, 0) == resting($0, 30) && up($0, 169) == resting($0, 199) })
        #expect((0..<160).allSatisfy { up($0, 170) == .white })
        let aside = try painted(500, 0)
        #expect((0..<200).allSatisfy { aside(49, $0) == .white && aside(50, $0) == resting(0, $0) })
    }

    @Test func `a picture smaller than the stage is stretched with its extension`() throws {
        let image = try workshop.image("a.png", MadePNG.rgb(80, 60) { x, _ in x < 40 ? self.red : .plum })
        let painted = try paint(160, 200, upright(.image(image, in: Stage.bounds, .fit)))
        #expect([painted(3, 0), painted(3, 100), painted(3, 199)].allSatisfy { $0 == red })
        #expect([painted(156, 0), painted(156, 100), painted(156, 199)].allSatisfy { $0 == .plum })
    }

    // MARK: - Words

    @Test func `words are visible in their colour within their area`() throws {
        let area = Rect(x: 400, y: 300, width: 800, height: 300)
        let style = TextStyle(.title, size: 150, color: red)
        let painted = try paint(800, 600, drawings(.text("Pasaka", in: area, style)))
        let extent = try #require(painted.extent(otherThan: .white))
        #expect(extent.x >= 200 && extent.maxX <= 600 && extent.y >= 150 && extent.maxY <= 300)
        #expect(extent.width > 200)
        #expect(painted.bytes.contains(0))
    }

    // MARK: - All together

    @Test func `equal pictures are equal pixels`() throws {
        let image = try workshop.image("a.jpg", MadePhotographs.jpeg)
        let picture = drawings(
            .image(image, in: Rect(x: 100, y: 100, width: 500, height: 400), .fill),
            .shape(.shadow(blur: 30), in: Rect(x: 700, y: 200, width: 400, height: 300), radius: 40, .flat(.shadow)),
            .shape(
                .arc(width: 9, fraction: 0.4), in: Rect(x: 900, y: 700, width: 200, height: 200), radius: 100,
                .flat(red)),
            .text(
                "Trīs sivēntiņi", in: Rect(x: 0, y: 900, width: 1600, height: 200),
                TextStyle(.words, size: 90, color: .ink)))
        #expect(try paint(333, 222, picture) == paint(333, 222, picture))
    }

    @Test(arguments: [(1, 1), (64, 64), (100, 3000), (3000, 100)])
    func `every size of window is painted`(width: Int, height: Int) throws {
        let all = Rect(x: 0, y: 0, width: 1600, height: 1200)
        let painted = try paint(width, height, drawings(.shape(.filled, in: all, radius: 0, .flat(red))))
        #expect(painted(width / 2, height / 2) == red)
        #expect(painted.bytes.count == width * height * 4)
    }

    @Test func `a photograph can be shown again`() throws {
        let renderer = try Renderer(width: 160, height: 120, decoder: decoder)
        let area = Rect(x: 400, y: 300, width: 800, height: 600)
        try renderer.paintWhole(drawings(.shape(.filled, in: area, radius: 0, .flat(.plum))))
        let image = try workshop.image("photograph.png", [])
        try renderer.savePhotograph(to: workshop.disk.path + "/stories/tale/photograph.png")
        let painted = try paint(160, 120, drawings(.image(image, in: Stage.bounds, .fit)))
        #expect(painted.extent(otherThan: .white) == Rect(x: 40, y: 30, width: 80, height: 60))
        #expect(painted.extent(otherThan: .plum) == Rect(x: 0, y: 0, width: 160, height: 120))
    }

    @Test func `a renderer in memory takes its pixels along`() throws {
        var renderer: Renderer? = try Renderer(width: 160, height: 120, decoder: decoder)
        let surface = try #require(renderer?.surface)
        surface.pointee.refcount += 1  // kept, so that it can be looked at
        defer { SDL_FreeSurface(surface) }
        let words = Drawing.text("Reiz", in: Stage.bounds, TextStyle(.words, size: 60, color: red))
        let image = try workshop.image("plum.png", MadePNG.plain(9, 7, .plum))
        try renderer?.paintWhole(
            drawings(
                .image(image, in: Stage.bounds, .fit),
                .shape(.corners(height: 0), in: Stage.bounds, radius: 40, .flat(red)),
                words))
        renderer = nil
        #expect(surface.pointee.refcount == 1)
    }

    @Test func `a place that cannot be written is told so`() throws {
        let renderer = try Renderer(width: 16, height: 12, decoder: decoder)
        for name in ["photograph.png", "photograph.bmp"] {
            #expect(throws: SDLError.self) { try renderer.savePhotograph(to: "/nowhere/\(name)") }
        }
    }
}
