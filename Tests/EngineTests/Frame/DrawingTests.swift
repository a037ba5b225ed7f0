import Engine
import Testing

struct DrawingTests {
    private static let area = Rect(x: 1, y: 2, width: 3, height: 4)
    private static let moved = Rect(x: 11, y: 22, width: 3, height: 4)
    private static let style = TextStyle(.title, size: 9, color: .ink)

    @Test(arguments: [
        (
            Drawing.shape(.ring(width: 2), in: area, radius: 5, .flat(.ink)),
            Drawing.shape(.ring(width: 2), in: moved, radius: 5, .flat(.ink))
        ),
        (.image("a.png", in: area, .fill), .image("a.png", in: moved, .fill)),
        (.icon("a.svg", in: area, tint: .plum), .icon("a.svg", in: moved, tint: .plum)),
        (.text("a", in: area, style), .text("a", in: moved, style)),
        (
            .line([Point(x: 0, y: 0), Point(x: 1, y: 1)], width: 2, .ink),
            .line([Point(x: 10, y: 20), Point(x: 11, y: 21)], width: 2, .ink)
        ),
        (
            .ink([Stroke([.zero], width: 2, color: .ink)], in: area),
            .transformed(
                [.ink([Stroke([.zero], width: 2, color: .ink)], in: area)], Transform(offset: Point(x: 10, y: 20)))
        ),
        (
            .particles([Particle(center: .zero, size: Size(width: 1, height: 2), radians: 3, color: .ink)]),
            .particles([
                Particle(center: Point(x: 10, y: 20), size: Size(width: 1, height: 2), radians: 3, color: .ink)
            ])
        ),
        (
            .transformed([.clip(area)], Transform(scale: 2, radians: 1, about: Point(x: 5, y: 6))),
            .transformed(
                [.clip(area)],
                Transform(scale: 2, radians: 1, about: Point(x: 5, y: 6)).moved(by: Point(x: 10, y: 20)))
        ),
        (.clip(area), .clip(moved)), (.clip(nil), .clip(nil)),
    ])
    func `a drawing moves`(drawing: Drawing, expected: Drawing) {
        #expect(drawing.moved(by: Point(x: 10, y: 20)) == expected)
    }

    @Test func `paint fades`() {
        let paint = Drawing.Paint.shaded(top: .white, bottom: .ink)
        #expect(
            paint.faded(to: 0.5) == .shaded(top: Color.white.faded(to: 0.5), bottom: Color.ink.faded(to: 0.5))
        )
        #expect(Drawing.Paint.flat(.ink).faded(to: 0) == .flat(Color.ink.faded(to: 0)))
    }
}
