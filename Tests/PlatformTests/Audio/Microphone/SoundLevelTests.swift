import Testing

@testable import Platform

struct SoundLevelTests {
    @Test(
        arguments: [
            ([], 0), ([0, 0], 0), ([1, -1], 0), ([33, 0], 0), ([327, -100], 0.33), ([0, -3277], 0.67), ([10_362], 0.83),
            ([32_767], 1), ([-32_768], 1),
        ] as [([Int16], Double)])
    func `a level is the loudest sample on a scale of sixty decibels`(samples: [Int16], level: Double) {
        #expect(SoundLevel.level(samples) == level)
    }

    @Test func `a take is kept from a little before its first sound to a little after its last`() {
        let quiet = [Double](repeating: 0.1, count: 20)
        #expect(SoundLevel.spoken(quiet + [0.8, 0.2, 0.7] + quiet) == 15..<31)
    }

    @Test func `a take that begins and ends with sound is kept whole`() {
        #expect(SoundLevel.spoken([0.8, 0.1, 0.1, 0.9]) == 0..<4)
    }

    @Test func `a pause within a take stays`() {
        #expect(SoundLevel.spoken([0.9] + [Double](repeating: 0, count: 100) + [0.9]) == 0..<102)
    }

    @Test func `a soft voice is no silence`() {
        let silence = [Double](repeating: 0, count: 30)
        #expect(SoundLevel.spoken(silence + [0.2, 0.3] + silence) == 25..<40)
    }

    @Test(arguments: [[], [0, 0, 0], [0.04, 0.02]]) func `a take without any sound stays whole`(levels: [Double]) {
        #expect(SoundLevel.spoken(levels) == 0..<levels.count)
    }
}
