import Testing

@testable import Alignment

struct MelFiltersTests {
    @Test func `a thousand hertz are a thousand mel`() {
        #expect(abs(MelFilters.mel(1000) - 1000) < 0.1)
        #expect(abs(MelFilters.hertz(MelFilters.mel(440)) - 440) < 0.001)
        #expect(MelFilters.mel(0) == 0)
    }

    @Test func `filters overlap by half`() {
        let filters = MelFilters(count: 2, cepstra: 1, bins: 9, rate: 16, hertz: 0...8).filters
        // At such low frequencies the scale is nearly linear: the filters are at 0, 2.7, 5.3 and 8 Hz.
        #expect(filters.map(\.first) == [0, 3])
        #expect(
            filters.map { $0.weights.map { ($0 * 10).rounded() / 10 } } == [
                [0, 0.4, 0.8, 0.9, 0.5, 0.1], [0.1, 0.5, 0.9, 0.7, 0.4],
            ])
    }

    @Test func `an even spectrum has only its level`() {
        let filters = MelFilters(count: 4, cepstra: 3, bins: 257, rate: 16_000, hertz: 100...7000)
        let cepstra = [1, 10].map { level in filters.filters.map { Float(level) / $0.weights.reduce(0, +) } }
        #expect(cepstra.count == 2)
        let quiet = filters.cepstrum([Float](repeating: 1, count: 257))
        let loud = filters.cepstrum([Float](repeating: 10, count: 257))
        // Ten times the power is ln 10 more in each of four filters, divided by the root of four.
        #expect(abs(loud[0] - quiet[0] - 2 * 2.302585) < 0.001)
        #expect(abs(loud[1] - quiet[1]) < 0.001)
    }
}
