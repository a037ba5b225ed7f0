import Engine
import Testing

struct ScrollTests {
    /// A strip of 3000 points seen through 1200, so that its end is at 1800.
    private func strip(at offset: Double = 0, motion: Motion = .eased) -> Scroll {
        var scroll = Scroll(length: 3000, viewport: 1200, motion: motion)
        scroll.reveal(offset...(offset + 1200), atOnce: true)
        return scroll
    }

    private func dragged(_ scroll: Scroll, by way: Double) -> Scroll {
        var scroll = scroll
        scroll.follow(.began(at: .zero)) { $0.y }
        scroll.follow(.moved(by: Point(x: 0, y: way))) { $0.y }
        return scroll
    }

    private func released(_ scroll: Scroll, velocity: Double) -> Scroll {
        var scroll = scroll
        scroll.follow(.ended(by: .zero, velocity: Point(x: 0, y: velocity))) { $0.y }
        return scroll
    }

    /// Lets it move until it rests, at most ten seconds.
    private func rested(_ scroll: Scroll) -> (scroll: Scroll, ticks: Int) {
        var scroll = scroll, ticks = 0
        while scroll.isMoving, ticks < 600 {
            scroll.tick()
            ticks += 1
        }
        return (scroll, ticks)
    }

    @Test func `it follows the finger`() { #expect(dragged(strip(at: 500), by: -200).offset == 700) }

    @Test func `a fling glides on and comes to an end`() {
        let (scroll, ticks) = rested(released(dragged(strip(), by: -100), velocity: -40))
        #expect(scroll.offset > 500 && scroll.offset < 1000)
        #expect(ticks > 30 && ticks < 120)
    }

    @Test func `a slow release stays where it is`() {
        let scroll = released(dragged(strip(at: 500), by: -200), velocity: -0.5)
        #expect(scroll.offset == 700)
        #expect(!scroll.isMoving)
    }

    @Test(arguments: [(0.0, 400.0, 0.0), (1800, -400, 1800)])
    func `beyond an end it stretches and comes back`(start: Double, way: Double, end: Double) {
        let stretched = dragged(strip(at: start), by: way)
        #expect(abs(stretched.offset - end) > 50)
        #expect(abs(stretched.offset - end) < abs(way) / 2)
        let (scroll, ticks) = rested(released(stretched, velocity: 0))
        #expect(scroll.offset == end)
        #expect(ticks < 60)
    }

    @Test func `a fling into the end comes to rest at the end`() {
        let (scroll, ticks) = rested(released(dragged(strip(at: 1700), by: -10), velocity: -100))
        #expect(scroll.offset == 1800)
        #expect(ticks < 120)
    }

    @Test func `a fling into the end does not lose the strip`() {
        var scroll = released(dragged(strip(at: 1700), by: -10), velocity: -100)
        var farthest = scroll.offset
        for _ in 0..<120 {
            scroll.tick()
            farthest = max(farthest, scroll.offset)
        }
        // Most of it can still be seen through 1200 points.
        #expect(farthest > 1800 && farthest < 2200)
    }

    @Test func `a touch stops it`() {
        var scroll = released(dragged(strip(), by: -100), velocity: -40)
        for _ in 0..<5 { scroll.tick() }
        scroll.follow(.began(at: .zero)) { $0.y }
        let stopped = scroll.offset
        #expect(!scroll.isMoving)
        scroll.tick()
        #expect(scroll.offset == stopped)
        #expect(rested(released(scroll, velocity: 0)).scroll.offset == stopped)
    }

    @Test func `a cancelled drag stays where it is`() {
        var scroll = dragged(strip(at: 500), by: -200)
        scroll.follow(.cancelled) { $0.y }
        #expect(scroll.offset == 700)
        #expect(!scroll.isMoving)
    }

    @Test(arguments: [(100.0...400.0, 500.0, 100.0), (1900...2200, 500, 1000), (600...900, 500, 500)])
    func `reveal scrolls as little as needed`(range: ClosedRange<Double>, start: Double, expected: Double) {
        var scroll = strip(at: start)
        scroll.reveal(range)
        #expect(rested(scroll).scroll.offset == expected)
    }

    @Test func `reveal at once does not move`() {
        var scroll = strip()
        scroll.reveal(2000...2400, atOnce: true)
        #expect(scroll.offset == 1200)
        #expect(!scroll.isMoving)
    }

    @Test(arguments: [(1000.0, 1000.0), (5000, 1800), (-5000, 0)])
    func `steps end at the ends`(points: Double, expected: Double) {
        var scroll = strip()
        scroll.step(by: points)
        #expect(rested(scroll).scroll.offset == expected)
    }

    @Test func `two quick steps add up`() {
        var scroll = strip()
        scroll.step(by: 500)
        scroll.tick()
        scroll.step(by: 500)
        #expect(rested(scroll).scroll.offset == 1000)
    }

    @Test func `a strip that fits does not scroll`() {
        var scroll = Scroll(length: 800, viewport: 1200, motion: .eased)
        scroll.step(by: 300)
        #expect(scroll.offset == 0)
        #expect(!scroll.isMoving)
    }

    @Test func `with cut motion nothing glides`() {
        let scroll = released(dragged(strip(motion: .cut), by: -100), velocity: -40)
        #expect(scroll.offset == 100)
        #expect(!scroll.isMoving)
    }
}
