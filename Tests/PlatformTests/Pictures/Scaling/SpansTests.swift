import Testing

@testable import Platform

struct SpansTests {
    /// What each span takes, in hundredths.
    private func shares(_ spans: Spans) -> [[Int: Int]] {
        (0..<spans.count).map { index in
            spans[index].reduce(into: [:]) { shares, tap in
                let share = Int((Double(tap.weight) * 100 / 65_536).rounded())
                if share > 0 { shares[tap.sample, default: 0] += share }
            }
        }
    }

    @Test func `a span takes samples by their areas`() {
        let spans = Spans(from: 0, length: 5, count: 2, of: Spans.Grain(count: 5))
        #expect(shares(spans) == [[0: 40, 1: 40, 2: 20], [2: 20, 3: 40, 4: 40]])
    }

    /// Colours as libjpeg enlarges them: three quarters of the nearer one, a quarter of the other.
    @Test func `a colour that stands for two pixels is smoothed`() {
        let spans = Spans(from: 0, length: 6, count: 6, of: Spans.Grain(count: 3, pixels: 2))
        #expect(
            shares(spans) == [[0: 100], [0: 75, 1: 25], [0: 25, 1: 75], [1: 75, 2: 25], [1: 25, 2: 75], [2: 100]])
    }

    @Test func `a colour that stands for four pixels is repeated`() {
        let spans = Spans(from: 2, length: 6, count: 3, of: Spans.Grain(count: 2, pixels: 4))
        #expect(shares(spans) == [[0: 100], [1: 100], [1: 100]])
    }

    @Test(arguments: [(1, 1), (1, 9), (7, 3), (640, 7), (100_000, 3)])
    func `all together weigh the whole`(samples: Int, count: Int) {
        let spans = Spans(from: 0, length: Double(samples), count: count, of: Spans.Grain(count: samples))
        for index in 0..<count {
            let whole = spans[index].reduce(0) { $0 + Int($1.weight) }
            #expect((65_535...65_536).contains(whole))
            #expect(spans[index].count <= Spans.mostTaps + 1)
            #expect(spans[index].allSatisfy { (0..<samples).contains($0.sample) })
        }
    }
}
