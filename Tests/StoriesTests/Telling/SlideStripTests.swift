import Engine
import Testing

@testable import Stories

struct SlideStripTests {
    @Test func `a few slides are centred`() {
        let strip = SlideStrip(count: 4, motion: .eased)
        #expect((strip.area(of: 0).x + strip.area(of: 3).maxX) / 2 == 800)
        #expect(strip.visible == 0..<4)
    }

    @Test func `of many slides only those in sight and their neighbours are there`() {
        var strip = SlideStrip(count: 2000, motion: .eased)
        #expect(strip.visible.count <= 12)
        strip.reveal(1000, atOnce: true)
        #expect(strip.visible.contains(999) && strip.visible.contains(1001) && strip.visible.count <= 12)
        #expect((0.0..<1428).contains(strip.area(of: 1000).x))
    }

    @Test(arguments: [0, 1, 30, 39]) func `a slide that is brought into view is wholly seen`(index: Int) {
        var strip = SlideStrip(count: 40, motion: .eased)
        strip.reveal(index, atOnce: true)
        #expect(strip.area(of: index).x >= 60 && strip.area(of: index).maxX <= 1540)
    }

    @Test func `a finger moves the row`() {
        var strip = SlideStrip(count: 40, motion: .eased)
        strip.follow(.began(at: .zero))
        strip.follow(.moved(by: Point(x: -300, y: 0)))
        #expect(strip.area(of: 0).x == -240)
    }

    @Test(arguments: [Motion.eased, .cut]) func `with reduced motion it is there at once`(motion: Motion) {
        var strip = SlideStrip(count: 40, motion: motion)
        strip.reveal(20)
        #expect(strip.isMoving == (motion == .eased))
        strip.follow(.began(at: .zero))
        strip.follow(.moved(by: Point(x: -300, y: 0)))
        strip.follow(.ended(by: Point(x: -300, y: 0), velocity: Point(x: -40, y: 0)))
        #expect(strip.isMoving == (motion == .eased))
    }
}
