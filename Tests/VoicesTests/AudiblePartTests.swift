import Testing

@testable import Voices

struct AudiblePartTests {
    private func sound(_ parts: (count: Int, level: Int16)...) -> [Int16] {
        parts.flatMap { [Int16](repeating: $0.level, count: $0.count) }
    }

    @Test func `it reaches from the first to the last loud sample`() {
        #expect(AudiblePart.range(in: sound((10, 330), (5, -331), (20, 0), (5, 9000), (10, 0))) == 10..<40)
    }

    @Test func `of silence all is left`() {
        #expect(AudiblePart.range(in: sound((10, 5))) == 0..<10)
        #expect(AudiblePart.range(in: []) == 0..<0)
        #expect(AudiblePart.trimmed(sound((10, 5)), rate: 1000).count == 10)
    }

    @Test func `a little silence stays before it, and a pause behind`() {
        let trimmed = AudiblePart.trimmed(sound((1000, 0), (500, 9000), (1000, 0)), rate: 1000)
        #expect(trimmed == sound((60, 0), (500, 9000), (300, 0)))
        #expect(AudiblePart.trimmed(sound((5, 0), (5, 9000), (5, 0)), rate: 1000).count == 15)
    }
}
