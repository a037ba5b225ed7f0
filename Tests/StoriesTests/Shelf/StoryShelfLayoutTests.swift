import Engine
import Testing

@testable import Stories

struct StoryShelfLayoutTests {
    private static let counts = [1, 2, 3, 4, 5, 6, 7, 20, 200]
    private static let home = Rect(circleAt: Point(x: 110, y: 110), radius: 66)

    private func areas(_ count: Int) -> [Rect] { (0..<count).map(StoryShelfLayout(count: count).area) }

    @Test(arguments: counts)
    func `no cards overlap`(count: Int) {
        let areas = areas(count)
        for (place, area) in areas.enumerated() {
            #expect(!areas[(place + 1)...].contains { $0.inset(by: -20).intersects(area) })
            #expect(!area.intersects(Self.home))
        }
    }

    @Test(arguments: counts)
    func `every card lies on the strip`(count: Int) {
        let layout = StoryShelfLayout(count: count)
        let strip = Rect(x: 0, y: 0, width: 1600, height: max(layout.length, 1200))
        for area in areas(count) {
            #expect(area.x >= 60 && area.maxX <= 1540)
            #expect(area.y >= strip.y && area.maxY + 50 <= strip.maxY)
        }
    }

    @Test(arguments: counts)
    func `the cards stand in the middle`(count: Int) {
        let row = areas(count).prefix(StoryShelfLayout(count: count).columns)
        #expect(row.first.map { $0.x } == row.last.map { 1600 - $0.maxX })
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (6, 3), (200, 3)])
    func `three cards stand in a row at most`(count: Int, columns: Int) {
        #expect(StoryShelfLayout(count: count).columns == columns)
    }

    @Test(arguments: [7, 8, 9, 10, 200])
    func `a third row peeps in`(count: Int) {
        let peeping = areas(count).filter { $0.y < 1200 && $0.maxY > 1200 }
        #expect(!peeping.isEmpty && peeping.allSatisfy { 1200 - $0.y >= 40 })
    }

    @Test func `a lone tale is large`() {
        #expect(areas(1)[0].width == 645)
        #expect(areas(1)[0].center == Point(x: 800, y: 600))
    }

    @Test(arguments: counts)
    func `every card that is seen is among the places`(count: Int) {
        let layout = StoryShelfLayout(count: count)
        for top in stride(from: 0, through: max(0, layout.length - 1200), by: 130) {
            let seen = Rect(x: 0, y: top, width: 1600, height: 1200)
            let places = layout.places(from: top, to: top + 1200)
            #expect((0..<count).allSatisfy { !layout.area(of: $0).intersects(seen) || places.contains($0) })
        }
    }

    @Test(arguments: [0.0, 10_000, 30_000])
    func `only a few cards are looked at`(top: Double) {
        #expect(StoryShelfLayout(count: 200).places(from: top, to: top + 1200).count <= 18)
    }

    @Test func `an empty shelf has no places`() {
        #expect(StoryShelfLayout(count: 0).places(from: 0, to: 1200) == 0..<0)
    }
}
