import Testing

@testable import Engine

struct FocusRingTests {
    private let here = Rect(x: 100, y: 100, width: 200, height: 100)
    private let there = Rect(x: 500, y: 300, width: 300, height: 50)

    @Test func `it stands around its place`() {
        #expect(
            FocusRing(around: here, radius: 10, motion: .eased).drawing
                == .shape(
                    .ring(width: 9), in: Rect(x: 84, y: 84, width: 232, height: 132), radius: 26, .flat(.plum)
                ))
    }

    @Test func `it slides to another place`() {
        var ring = FocusRing(around: here, radius: 10, motion: .eased)
        ring.go(around: there, radius: 20)
        #expect(ring.isMoving)
        #expect(ring.drawing == FocusRing(around: here, radius: 10, motion: .eased).drawing)
        for _ in 0..<40 { ring.tick() }
        #expect(!ring.isMoving)
        #expect(ring.drawing == FocusRing(around: there, radius: 20, motion: .eased).drawing)
    }

    @Test func `with cut motion it is there at once`() {
        var ring = FocusRing(around: here, radius: 10, motion: .cut)
        ring.go(around: there, radius: 20)
        #expect(!ring.isMoving)
        #expect(ring.drawing == FocusRing(around: there, radius: 20, motion: .cut).drawing)
    }
}
