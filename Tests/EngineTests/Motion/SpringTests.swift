import Engine
import Testing

struct SpringTests {
    /// The values of a spring from rest at 0 to a target of 1, until it rests again.
    private func way(of spring: Spring) -> [Double] {
        var spring = spring, values = [spring.value]
        while spring.isMoving, values.count < 1000 {
            spring.tick()
            values.append(spring.value)
        }
        return values
    }

    private func begun(target: Double = 1, precision: Double = 0.002) -> Spring {
        var spring = Spring(0, motion: .eased, precision: precision)
        spring.target = target
        return spring
    }

    @Test func `from rest it never overshoots`() {
        let values = way(of: begun())
        #expect(values.allSatisfy { (0...1).contains($0) })
        #expect(values == values.sorted())
    }

    @Test(arguments: [(1, 0.002), (-1, 0.002), (1600, 1)])
    func `it rests within 350 milliseconds`(target: Double, precision: Double) {
        let values = way(of: begun(target: target, precision: precision))
        #expect(values.count - 1 <= 21)
        #expect(values.last == target)
    }

    @Test func `nine tenths are done in 140 milliseconds`() { #expect(way(of: begun())[9] > 0.9) }

    @Test func `redirected it goes on from where it is`() {
        var spring = begun()
        for _ in 0..<5 { spring.tick() }
        let before = spring.value, speed = spring.velocity
        spring.target = 0
        #expect(spring.value == before)
        #expect(spring.velocity == speed)
        spring.tick()
        #expect(abs(spring.value - before) < speed * 1.5)
    }

    @Test func `released it keeps the speed of the finger`() {
        var spring = Spring(0, motion: .eased)
        spring.hold(at: 0.5)
        spring.release(to: 1, velocity: 0.3)
        #expect(spring.value == 0.5)
        #expect(spring.velocity == 0.3)
        spring.tick()
        #expect(spring.value > 0.5)
    }

    @Test func `held it does not move`() {
        var spring = begun()
        spring.tick()
        spring.hold(at: 0.25)
        #expect(!spring.isMoving)
        spring.tick()
        #expect(spring.value == 0.25)
    }

    @Test func `with cut motion it is there at once`() {
        var spring = Spring(0, motion: .cut)
        spring.target = 1
        #expect(spring.value == 1)
        #expect(!spring.isMoving)
        spring.release(to: 3, velocity: 9)
        #expect(spring.value == 3)
        #expect(!spring.isMoving)
    }

    @Test func `settled it is at its target`() {
        var spring = begun()
        spring.tick()
        spring.settle()
        #expect(spring.value == 1)
        #expect(!spring.isMoving)
    }
}
