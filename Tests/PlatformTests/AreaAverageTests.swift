import Testing

@testable import Platform

struct AreaAverageTests {
    /// Shrinks one row of grey pixels and gives one channel of what comes out.
    private func shrink(_ row: [UInt8], from start: Double = 0, length: Double? = nil, to count: Int) -> [UInt8] {
        let bytes = row.flatMap { [$0, $0, $0] }
        var target = [UInt8](repeating: 0, count: count * 4)
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            AreaAverage.shrink(
                AreaAverage.Source(bytes: base, width: row.count, height: 1, stride: bytes.count, step: 3, red: 0),
                part: AreaAverage.Part(x: start, y: 0, width: length ?? Double(row.count), height: 1), to: &target,
                width: count, height: 1)
        }
        return stride(from: 0, to: target.count, by: 4).map { target[$0] }
    }

    @Test(
        arguments: [
            ([0, 100], 1, [50]), ([0, 0, 90, 90], 2, [0, 90]), ([10, 20, 30, 40], 2, [15, 35]), ([0, 0, 255], 1, [85]),
            ([7], 1, [7]), ([0, 90, 180], 2, [30, 150]), ([1, 2, 3], 3, [1, 2, 3]),
        ] as [([UInt8], Int, [UInt8])])
    func everyPixelIsTheMeanOfWhatItCovers(row: [UInt8], count: Int, means: [UInt8]) {
        #expect(shrink(row, to: count) == means)
    }

    @Test func aPartIsTakenAlone() {
        #expect(shrink([0, 200, 100, 0], from: 1, length: 2, to: 1) == [150])
    }

    @Test func partsOfPixelsCountAsSuch() {
        // From the middle of the first to the middle of the second.
        #expect(shrink([0, 100, 250], from: 0.5, length: 1, to: 1) == [50])
    }

    @Test(arguments: [1, 2, 3, 7, 50, 99, 100])
    func whiteStaysWhiteAndBlackBlack(count: Int) {
        #expect(shrink([UInt8](repeating: 255, count: 100), to: count).allSatisfy { $0 == 255 })
        #expect(shrink([UInt8](repeating: 0, count: 100), to: count).allSatisfy { $0 == 0 })
    }

    @Test func moreIsMadeOfLessByRepetition() {
        #expect(shrink([10, 20], to: 4) == [10, 10, 20, 20])
    }

    @Test(arguments: [(3, 0, [30, 20, 10, 255]), (4, 0, [30, 20, 10, 255]), (4, 2, [10, 20, 30, 255])])
    func coloursKeepTheirPlaces(step: Int, red: Int, pixel: [UInt8]) {
        let bytes: [UInt8] = step == 3 ? [10, 20, 30] : [10, 20, 30, 99]
        var target = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            AreaAverage.shrink(
                AreaAverage.Source(bytes: base, width: 1, height: 1, stride: step, step: step, red: red),
                part: AreaAverage.Part(x: 0, y: 0, width: 1, height: 1), to: &target, width: 1, height: 1)
        }
        #expect(target == pixel)
    }

    @Test func rowsAreAveragedToo() {
        // Two columns and two rows: 0 and 40 above 80 and 200.
        let bytes: [UInt8] = [0, 40, 80, 200].flatMap { [$0, $0, $0] }
        var target = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            AreaAverage.shrink(
                AreaAverage.Source(bytes: base, width: 2, height: 2, stride: 6, step: 3, red: 0),
                part: AreaAverage.Part(x: 0, y: 0, width: 2, height: 2), to: &target, width: 1, height: 1)
        }
        #expect(target == [80, 80, 80, 255])
    }
}
