import Testing

@testable import Engine

struct TransformTests {
    private let area = Rect(x: 100, y: 200, width: 300, height: 50)

    private func near(_ one: Point, _ other: Point) -> Bool { (one - other).length < 1e-9 }

    @Test func `nothing is changed by none, to the last bit`() {
        let third = Rect(x: 1.0 / 3, y: 0.1, width: 0.7, height: 1e-3)
        #expect(Transform.none.upright(third) == third)
        #expect(Transform.none.bounds(of: third) == third)
        #expect(Transform(about: Point(x: 0.1, y: 0.7)) == .none)
    }

    @Test func `the centre stays, and the rest moves away from it`() {
        let transform = Transform(scale: 2, about: Point(x: 100, y: 200))
        #expect(transform.point(Point(x: 100, y: 200)) == Point(x: 100, y: 200))
        #expect(transform.upright(area) == Rect(x: 100, y: 200, width: 600, height: 100))
    }

    @Test func `a quarter turn is clockwise`() {
        let transform = Transform(radians: .pi / 2, about: Point(x: 10, y: 10))
        #expect(near(transform.point(Point(x: 15, y: 10)), Point(x: 10, y: 15)))
        #expect(near(transform.point(Point(x: 10, y: 15)), Point(x: 5, y: 10)))
    }

    @Test func `a turned area lies in its bounds`() {
        let transform = Transform(radians: .pi / 2, about: area.center)
        let (upright, bounds) = (transform.upright(area), transform.bounds(of: area))
        #expect(near(upright.center, area.center) && near(bounds.center, area.center))
        #expect(abs(upright.width - 300) < 1e-9 && abs(bounds.width - 50) < 1e-9 && abs(bounds.height - 300) < 1e-9)
    }

    @Test func `one after the other is as both at once`() {
        let first = Transform(scale: 2, radians: 0.3, about: Point(x: 4, y: 5))
        let second = Transform(scale: 0.7, radians: -1, about: Point(x: 900, y: 1)).moved(by: Point(x: 3, y: 4))
        let place = Point(x: 77, y: -8)
        #expect(near(first.followed(by: second).point(place), second.point(first.point(place))))
    }

    @Test func `no scale is below nothing`() {
        #expect(Transform(scale: -1, about: .zero).upright(area).width == 0)
    }
}
