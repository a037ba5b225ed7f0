import Testing

@testable import Alignment

struct FourierTransformTests {
    private func rounded(_ power: [Float]) -> [Float] { power.map { ($0 * 100).rounded() / 100 } }

    @Test func `a steady value is all at zero`() {
        #expect(rounded(FourierTransform(count: 8).power([Float](repeating: 1, count: 8))) == [64, 0, 0, 0, 0])
    }

    @Test func `a wave is at its frequency`() {
        #expect(rounded(FourierTransform(count: 4).power([1, 0, -1, 0])) == [0, 4, 0])
        #expect(rounded(FourierTransform(count: 8).power([1, -1, 1, -1, 1, -1, 1, -1])) == [0, 0, 0, 0, 64])
    }

    @Test func `a click is everywhere`() {
        #expect(rounded(FourierTransform(count: 8).power([0, 0, 1, 0, 0, 0, 0, 0])) == [1, 1, 1, 1, 1])
    }

    @Test func `unlike numbers come out as computed by hand`() {
        // 1, 2, 3, 4: 10, −2 + 2i, −2.
        #expect(rounded(FourierTransform(count: 4).power([1, 2, 3, 4])) == [100, 8, 4])
    }
}
