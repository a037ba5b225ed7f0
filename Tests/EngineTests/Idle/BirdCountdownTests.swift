import Testing

@testable import Engine

struct BirdCountdownTests {
    private func birds(_ age: Int, _ motion: Motion = .cut) -> Int {
        BirdCountdown(age: age).drawings(in: Stage.bounds, motion: motion).count {
            if case .icon("interface/bird.svg", _, _) = $0 { true } else { false }
        }
    }

    @Test(arguments: [(0, 10), (59, 10), (60, 9), (599, 1), (600, 0)]) func `each second one bird fewer`(
        age: Int, count: Int
    ) { #expect(birds(age) == count) }

    @Test func `a bird that leaves is seen flying, and then gone`() {
        #expect(birds(61, .eased) == 10)
        #expect(birds(100, .eased) == 9)
    }

    @Test func `between two birds it is still`() {
        #expect(BirdCountdown(age: 110).rest(from: 1000, motion: .eased) == .until(1120))
        #expect(BirdCountdown(age: 65).rest(from: 1000, motion: .eased) == .moving)
        #expect(BirdCountdown(age: 65).rest(from: 1000, motion: .cut) == .until(1120))
    }
}
