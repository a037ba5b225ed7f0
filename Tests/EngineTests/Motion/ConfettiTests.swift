import Testing

@testable import Engine

struct ConfettiTests {
    private static let hat = Rect(x: 700, y: 500, width: 200, height: 100)

    private func burst(seed: UInt64 = 5, in area: Rect = Stage.bounds, start: Int = 100) -> Confetti {
        var chance = Chance(seed: seed)
        return Confetti(from: Self.hat, in: area, chance: &chance, start: start)
    }

    @Test func `it begins with all pieces, where it is thrown from`() {
        let pieces = burst().particles(at: 100)
        #expect(pieces.count == Confetti.count)
        #expect(pieces.allSatisfy { Self.hat.inset(by: -1).contains($0.center) })
        #expect(burst().particles(at: 99) == [])
    }

    @Test func `the same chance gives the same pieces at any tick, and another chance others`() {
        #expect(burst() == burst())
        #expect(burst().particles(at: 160) == burst().particles(at: 160))
        #expect(burst(seed: 6).particles(at: 160) != burst().particles(at: 160))
    }

    @Test func `it goes up, falls out of the area and is over`() {
        let burst = burst()
        func height(_ tick: Int) -> Double {
            let pieces = burst.particles(at: tick)
            return pieces.reduce(0) { $0 + $1.center.y } / Double(max(1, pieces.count))
        }
        #expect(height(120) < height(100) - 200)
        #expect(height(250) > height(140) + 200)
        let end = (100...1000).first { burst.isOver(at: $0) }
        #expect((200...(100 + Confetti.mostTicks)).contains(end ?? 0))
        #expect(burst.particles(at: end ?? 0) == [])
    }

    @Test func `what a high area still holds at the end fades`() {
        let last = burst(in: Rect(x: 0, y: 0, width: 1600, height: 9000)).particles(at: 99 + Confetti.mostTicks)
        #expect(!last.isEmpty && last.allSatisfy { $0.color.alpha < 20 })
    }

    @Test func `pieces beside the area are left out`() {
        let narrow = Rect(x: 700, y: 0, width: 200, height: 1200)
        let pieces = burst(in: narrow).particles(at: 130)
        #expect(pieces.count < Confetti.count)
        #expect(pieces.allSatisfy { narrow.inset(by: -40).contains($0.center) })
    }
}
