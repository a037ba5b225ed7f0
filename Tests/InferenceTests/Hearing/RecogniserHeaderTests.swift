import Testing

@testable import Inference

struct RecogniserHeaderTests {
    private static let base: [Int32] = [0x6767_6d6c, 51_865, 1500, 512, 8, 6, 448, 512, 8, 6, 80, 1]

    private func header(_ numbers: [Int32]) throws(HearingFailure) -> RecogniserHeader {
        try RecogniserHeader(numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian, Array.init) })
    }

    @Test func `the header says what it is`() throws {
        let base = try header(Self.base)
        #expect(base.size == "base")
        #expect(base.languages == 99)
        // 253 MB were measured, with the weights.
        #expect((253_000_000..<320_000_000).contains(base.neededMemory(fileBytes: 147_954_451)))
    }

    @Test(arguments: [(0, 0x4655_4747), (1, 100), (1, -1), (2, 3000), (3, 513), (4, 7), (7, 384), (10, 64), (11, 9000)])
    func `what cannot be is refused`(place: Int, number: Int32) {
        var numbers = Self.base
        numbers[place] = number
        #expect(throws: HearingFailure.unreadable) { try header(numbers) }
    }

    @Test func `one for English, or a cut one, is refused`() {
        var numbers = Self.base
        numbers[1] = 51_864
        #expect(throws: HearingFailure.onlyEnglish) { try header(numbers) }
        #expect(throws: HearingFailure.unreadable) { try header(Array(Self.base.dropLast())) }
    }

    @Test func `the size is told by the layers, and a quantisation's version is left out`() throws {
        var large = Self.base
        (large[1], large[3], large[4], large[5], large[7]) = (51_866, 1280, 20, 32, 1280)
        (large[8], large[9], large[10], large[11]) = (20, 32, 128, 2008)
        let header = try header(large)
        #expect(header.size == "large")
        #expect(header.languages == 100)
        #expect(header.format == 8)
        large[5] = 5
        #expect(try self.header(large).size == nil)
    }
}
