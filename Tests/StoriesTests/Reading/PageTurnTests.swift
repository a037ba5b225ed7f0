import Engine
import Testing

@testable import Stories

struct PageTurnTests {
    private func pages(at index: Int = 2, of count: Int = 12, motion: Motion = .eased) -> PageTurn {
        PageTurn(at: index, of: count, motion: motion)
    }

    private func dragged(_ pages: PageTurn, by way: Double) -> PageTurn {
        var pages = pages
        _ = pages.follow(.began(at: .zero))
        _ = pages.follow(.moved(by: Point(x: way, y: 0)))
        return pages
    }

    /// The pages after the finger has left, and whether another page was turned to.
    private func released(
        _ pages: PageTurn, by way: Double, velocity: Double = 0, isSwipe: Bool = true
    ) -> (PageTurn, Bool) {
        var pages = dragged(pages, by: way)
        let isTurned = pages.follow(
            .ended(by: Point(x: way, y: 0), velocity: Point(x: velocity, y: 0), isSwipe: isSwipe))
        return (pages, isTurned)
    }

    /// Lets the pages come to rest, at most two seconds.
    private func rested(_ pages: PageTurn) -> PageTurn {
        var pages = pages, ticks = 0
        while pages.isMoving, ticks < 120 {
            pages.tick()
            ticks += 1
        }
        return pages
    }

    @Test(arguments: [(-800.0, 2.5), (800, 1.5), (-160, 2.1), (0, 2)])
    func `the page follows the finger`(way: Double, position: Double) {
        let pages = dragged(pages(), by: way)
        #expect(abs(pages.position - position) < 1e-9)
        #expect(pages.index == 2)
        #expect(!pages.isMoving)
    }

    @Test func `a held page stays under the finger`() {
        var pages = dragged(pages(), by: -800)
        for _ in 0..<30 { pages.tick() }
        #expect(pages.position == 2.5)
    }

    @Test(arguments: [(-90.0, 3), (90, 1), (-600, 3), (600, 1)])
    func `a swipe turns the page`(way: Double, index: Int) {
        let (pages, isTurned) = released(pages(), by: way)
        #expect(pages.index == index)
        #expect(isTurned)
        #expect(rested(pages).position == Double(index))
    }

    @Test(arguments: [(-90.0, 0.0), (90, 0), (-700, 20), (700, -20)])
    func `what is no swipe springs back`(way: Double, velocity: Double) {
        let (pages, isTurned) = released(pages(), by: way, velocity: velocity, isSwipe: false)
        #expect(pages.index == 2)
        #expect(!isTurned)
        #expect(rested(pages).position == 2)
    }

    @Test func `a lost finger springs back`() {
        var pages = dragged(pages(), by: -900)
        #expect(pages.follow(.cancelled) == false)
        #expect(pages.isMoving)
        #expect(rested(pages).position == 2)
    }

    @Test(arguments: [(0, 600.0, -0.125), (11, -600, 11.125)])
    func `the ends resist`(index: Int, way: Double, position: Double) {
        #expect(abs(dragged(pages(at: index), by: way).position - position) < 1e-9)
        let (pages, isTurned) = released(pages(at: index), by: way, velocity: way > 0 ? 40 : -40)
        #expect(!isTurned)
        #expect(pages.index == index)
        #expect(rested(pages).position == Double(index))
    }

    @Test(arguments: [(0, -1), (11, 12)])
    func `turning beyond an end gives a little and comes back`(index: Int, wanted: Int) {
        var pages = pages(at: index)
        #expect(pages.turn(to: wanted) == false)
        pages.tick()
        #expect(pages.position != Double(index))
        #expect(abs(pages.position - Double(index)) < 0.05)
        #expect(rested(pages).position == Double(index))
    }

    @Test func `ten quick turns lead to page ten`() {
        var pages = pages(at: 0)
        for _ in 0..<10 {
            #expect(pages.turn(to: pages.index + 1) == true)
            pages.tick()
        }
        #expect(pages.index == 10)
        #expect(rested(pages).position == 10)
    }

    @Test func `redirected in motion the pages do not jump`() {
        var pages = pages()
        _ = pages.turn(to: 3)
        var positions = [pages.position]
        for tick in 0..<60 {
            if tick == 5 { _ = pages.turn(to: 2) }
            if tick == 9 { _ = pages.turn(to: 3) }
            pages.tick()
            positions.append(pages.position)
        }
        #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($1 - $0) < 0.25 })
        #expect(positions.last == 3)
    }

    @Test func `a finger takes moving pages where they are`() {
        var pages = pages()
        _ = pages.turn(to: 3)
        for _ in 0..<5 { pages.tick() }
        let before = pages.position
        #expect(abs(dragged(pages, by: -16).position - (before + 0.01)) < 1e-9)
    }

    @Test func `a turn takes the page from the finger`() {
        var pages = dragged(pages(), by: -300)
        #expect(pages.turn(to: 3) == true)
        #expect(pages.follow(.ended(by: Point(x: -900, y: 0), velocity: .zero)) == false)
        #expect(pages.index == 3)
        #expect(rested(pages).position == 3)
    }

    @Test func `with cut motion a page is there at once`() {
        var pages = pages(motion: .cut)
        _ = pages.turn(to: 7)
        #expect(pages.position == 7)
        #expect(!pages.isMoving)
        let (flung, isTurned) = released(pages, by: -600, velocity: -40)
        #expect(isTurned)
        #expect(flung.position == 8)
    }

    @Test func `it knows its ends`() {
        #expect([pages(at: 0).isFirst, pages(at: 11).isLast] == [true, true])
        #expect([pages(at: 1).isFirst, pages(at: 10).isLast] == [false, false])
    }
}
