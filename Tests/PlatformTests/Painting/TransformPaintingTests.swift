import Engine
import TestSupport
import Testing

@testable import Platform

/// Ink, particles, and what is scaled and turned, in memory.
@MainActor struct TransformPaintingTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder
    private let image: Image
    private let red = Color(0xff0000)

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
        image = try workshop.image("a.png", MadePNG.rgb(80, 60) { x, _ in x < 40 ? Color(0xff0000) : .plum })
    }

    /// Paints on a white stage; a stage point is half a pixel.
    private func paint(_ drawings: [Drawing]) throws -> Painted {
        let renderer = try Renderer(width: 800, height: 600, decoder: decoder)
        let stage = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(.white))
        try renderer.paintWhole(Picture(ground: .color(.white), drawings: [stage] + drawings))
        return Painted(width: 800, bytes: renderer.pixels)
    }

    /// One drawing of each kind, `scale` times as large and as far from the corner of the stage.
    private func each(_ scale: Double) -> [Drawing] {
        func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
            Rect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
        }
        func place(_ x: Double, _ y: Double) -> Point { Point(x: x * scale, y: y * scale) }
        let letter = TextStyle(.title, size: 90 * scale, color: .ink)
        let made = Drawing.ImageFit.scaled(from: Size(width: 160, height: 120))
        return [
            .shape(.raised(height: 0), in: area(40, 40, 120, 80), radius: 20 * scale, .flat(red)),
            .shape(.ring(width: 6 * scale), in: area(200, 40, 100, 100), radius: 50 * scale, .flat(.plum)),
            .shape(.filled, in: area(340, 40, 60, 40), radius: 0, .shaded(top: .orange, bottom: .plum)),
            .text("Ķ", in: area(40, 160, 160, 160), letter),
            .line([place(240, 200), place(320, 260)], width: 14 * scale, .brown),
            .ink(
                [Stroke([place(340, 200), place(420, 300)], width: 20 * scale, color: .plum)], in: area(350, 0, 60, 280)
            ),
            .particles([
                Particle(
                    center: place(460, 60), size: Size(width: 40 * scale, height: 20 * scale), radians: 0.5, color: red)
            ]),
            .clip(area(400, 320, 100, 60)),
            .image(image, in: area(380, 300, 160, 120), made),
        ]
    }

    @Test func `what is only scaled is painted as if it had been drawn so large`() throws {
        #expect(try paint([.transformed(each(1), Transform(scale: 2, about: .zero))]) == paint(each(2)))
    }

    @Test func `what is neither scaled nor turned is painted as if it stood alone`() throws {
        let (there, back) = (Transform(scale: 4, about: .zero), Transform(scale: 0.25, about: .zero))
        #expect(try paint([.transformed(each(1), .none)]) == paint(each(1)))
        #expect(try paint([.transformed([.transformed(each(1), there)], back)]) == paint(each(1)))
        #expect(try paint([.transformed(each(1), Transform(scale: 0, about: .zero))]) == paint([]))
    }

    @Test func `what follows is as if nothing had been transformed`() throws {
        let after = Drawing.shape(.filled, in: Rect(x: 0, y: 0, width: 1600, height: 100), radius: 0, .flat(.plum))
        let turned = Drawing.transformed(each(1), Transform(scale: 0.01, radians: 1, about: Point(x: 900, y: 900)))
        let painted = try paint([turned, after])
        #expect((0..<800).allSatisfy { x in (0..<50).allSatisfy { painted(x, $0) == .plum } })
    }

    @Test func `a clip around is a clip within`() throws {
        let all = Drawing.shape(.filled, in: Stage.bounds, radius: 0, .flat(red))
        let window = Rect(x: 200, y: 200, width: 400, height: 200)
        let wide = Drawing.clip(Rect(x: 0, y: 300, width: 1600, height: 600))
        let painted = try paint([.clip(window), .transformed([wide, all], .none)])
        #expect(painted.extent(otherThan: .white) == Rect(x: 100, y: 150, width: 200, height: 50))
        #expect(
            try paint([.clip(window), .transformed([wide, .clip(nil), all], .none)]).extent(otherThan: .white)
                == Rect(x: 100, y: 100, width: 200, height: 100))
    }

    @Test func `a quarter turn puts each thing where it belongs`() throws {
        let area = Rect(x: 600, y: 560, width: 400, height: 80)
        let quarter = Transform(radians: .pi / 2, about: area.center)
        for drawing: Drawing in [
            .shape(.filled, in: area, radius: 0, .flat(red)), .image(image, in: area, .fill),
            .line([Point(x: 640, y: 600), Point(x: 960, y: 600)], width: 80, red),
            .particles([Particle(center: area.center, size: Size(width: 400, height: 80), radians: 0, color: red)]),
        ] {
            let painted = try paint([.transformed([drawing], quarter)])
            let extent = try #require(painted.extent(otherThan: .white))
            let near = Rect(x: 380, y: 200, width: 40, height: 200)
            #expect(
                near.inset(by: -2).union(extent) == near.inset(by: -2)
                    && extent.inset(by: -4).union(near) == extent.inset(by: -4))
            #expect(painted(400, 220) == red)
        }
    }

    @Test func `ink is seen in its colour and within its area alone`() throws {
        let area = Rect(x: 400, y: 300, width: 400, height: 400)
        let stroke = Stroke([Point(x: 300, y: 500), Point(x: 1200, y: 500)], width: 60, color: .plum)
        let painted = try paint([.ink([stroke], in: area)])
        #expect(painted.extent(otherThan: .white) == Rect(x: 200, y: 235, width: 200, height: 30))
    }

    @Test func `a particle covers what its size and turn say`() throws {
        let particle = Particle(
            center: Point(x: 800, y: 600), size: Size(width: 100, height: 40), radians: 0, color: red)
        #expect(
            try paint([.particles([particle])]).extent(otherThan: .white) == Rect(x: 375, y: 290, width: 50, height: 20)
        )
        var turned = particle
        turned.radians = .pi / 2
        #expect(
            try paint([.particles([turned])]).extent(otherThan: .white) == Rect(x: 390, y: 275, width: 20, height: 50))
        turned.center = Point(x: 1e300, y: .infinity)
        #expect(try paint([.particles([turned])]).extent(otherThan: .white) == nil)
    }
}
