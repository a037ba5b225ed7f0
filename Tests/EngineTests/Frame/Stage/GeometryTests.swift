import Engine
import Testing

struct GeometryTests {
    @Test func `points add subtract and stretch`() {
        #expect(Point(x: 1, y: 2) + Point(x: 10, y: 20) == Point(x: 11, y: 22))
        #expect(Point(x: 1, y: 2) - Point(x: 10, y: 20) == Point(x: -9, y: -18))
        #expect(Point(x: 1, y: 2) * 3 == Point(x: 3, y: 6))
        #expect(Point(x: 3, y: -4).length == 5)
    }

    @Test func `a rectangle knows its centre and far edges`() {
        let area = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(area.center == Point(x: 25, y: 40))
        #expect(area.maxX == 40)
        #expect(area.maxY == 60)
    }

    @Test func `rectangles are made around a centre`() {
        #expect(
            Rect(center: Point(x: 10, y: 10), width: 4, height: 6) == Rect(x: 8, y: 7, width: 4, height: 6))
        #expect(Rect(circleAt: Point(x: 10, y: 10), radius: 5) == Rect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func `a rectangle is inset moved and scaled`() {
        let area = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(area.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
        #expect(area.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 50))
        #expect(area.moved(by: Point(x: 1, y: -1)) == Rect(x: 11, y: 19, width: 30, height: 40))
        #expect(area.scaled(by: 2) == Rect(x: -5, y: 0, width: 60, height: 80))
    }

    @Test(arguments: [
        (Size(width: 200, height: 100), Rect(x: 0, y: 25, width: 100, height: 50)),
        (Size(width: 100, height: 200), Rect(x: 25, y: 0, width: 50, height: 100)),
        (Size(width: 7, height: 7), Rect(x: 0, y: 0, width: 100, height: 100)),
        (Size(width: 0, height: 7), Rect(x: 0, y: 0, width: 100, height: 100)),
    ])
    func `a size fits centred in a rectangle`(size: Size, expected: Rect) {
        #expect(Rect(x: 0, y: 0, width: 100, height: 100).fitting(size) == expected)
    }

    @Test(arguments: [
        (Point(x: 0, y: 0), true), (Point(x: 9.9, y: 9.9), true), (Point(x: 10, y: 5), false),
        (Point(x: 5, y: 10), false), (Point(x: -0.1, y: 5), false),
    ])
    func `a rectangle holds its near edges but not its far ones`(point: Point, isInside: Bool) {
        #expect(Rect(x: 0, y: 0, width: 10, height: 10).contains(point) == isInside)
    }

    @Test(arguments: [
        (Rect(x: 9, y: 9, width: 5, height: 5), true), (Rect(x: 10, y: 0, width: 5, height: 5), false),
        (Rect(x: 0, y: -5, width: 5, height: 5), false), (Rect(x: -1, y: -1, width: 20, height: 20), true),
    ])
    func `rectangles that only touch do not intersect`(other: Rect, doIntersect: Bool) {
        #expect(Rect(x: 0, y: 0, width: 10, height: 10).intersects(other) == doIntersect)
    }

    @Test(arguments: [(-1, 0), (0, 0), (5, 5), (10, 10), (11, 10)])
    func `clamp keeps a value in its range`(value: Int, expected: Int) { #expect(clamp(value, 0...10) == expected) }
}
