import Testing

@testable import Platform

struct AreaAverageTests {
    /// Shrinks rows of pixels to so many columns and rows of blue, green, red and 255.
    private func shrink(
        _ bytes: [UInt8], width: Int, height: Int = 1, step: Int = 3, red: Int = 0, part: AreaAverage.Part? = nil,
        to columns: Int, _ rows: Int = 1
    ) -> [UInt8] {
        let part = part ?? AreaAverage.Part(x: 0, y: 0, width: Double(width), height: Double(height))
        let cut = PictureCut(part: part, width: columns, height: rows)
        var target = [UInt32](repeating: 0, count: columns * rows)
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            PixelSource(bytes: base, width: width, height: height, stride: width * step, step: step, red: red)
                .shrink(to: cut, target: &target)
        }
        return target.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) } }
    }

    /// Shrinks one row of grey pixels and gives one channel of what comes out.
    private func shrink(_ row: [UInt8], from start: Double = 0, length: Double? = nil, to count: Int) -> [UInt8] {
        let part = AreaAverage.Part(x: start, y: 0, width: length ?? Double(row.count), height: 1)
        let pixels = shrink(row.flatMap { [$0, $0, $0] }, width: row.count, part: part, to: count)
        return stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
    }

    @Test(
        arguments: [
            ([0, 100], 1, [50]), ([0, 0, 90, 90], 2, [0, 90]), ([10, 20, 30, 40], 2, [15, 35]), ([0, 0, 255], 1, [85]),
            ([7], 1, [7]), ([0, 90, 180], 2, [30, 150]), ([1, 2, 3], 3, [1, 2, 3]),
        ] as [([UInt8], Int, [UInt8])])
    func `every pixel is the mean of what it covers`(row: [UInt8], count: Int, means: [UInt8]) {
        #expect(shrink(row, to: count) == means)
    }

    @Test func `a part is taken alone`() {
        #expect(shrink([0, 200, 100, 0], from: 1, length: 2, to: 1) == [150])
    }

    @Test func `parts of pixels count as such`() {
        // From the middle of the first to the middle of the second.
        #expect(shrink([0, 100, 250], from: 0.5, length: 1, to: 1) == [50])
    }

    @Test(arguments: [1, 2, 3, 7, 50, 99, 100])
    func `white stays white and black black`(count: Int) {
        #expect(shrink([UInt8](repeating: 255, count: 100), to: count).allSatisfy { $0 == 255 })
        #expect(shrink([UInt8](repeating: 0, count: 100), to: count).allSatisfy { $0 == 0 })
    }

    @Test func `more is made of less by repetition`() {
        #expect(shrink([10, 20], to: 4) == [10, 10, 20, 20])
    }

    @Test(arguments: [(3, 0, [30, 20, 10, 255]), (4, 0, [30, 20, 10, 255]), (4, 2, [10, 20, 30, 255])])
    func `colours keep their places`(step: Int, red: Int, pixel: [UInt8]) {
        let bytes: [UInt8] = step == 3 ? [10, 20, 30] : [10, 20, 30, 99]
        #expect(shrink(bytes, width: 1, step: step, red: red, to: 1) == pixel)
    }

    @Test func `rows are averaged too`() {
        // Two columns and two rows: 0 and 40 above 80 and 200.
        let bytes: [UInt8] = [0, 40, 80, 200].flatMap { [$0, $0, $0] }
        #expect(shrink(bytes, width: 2, height: 2, to: 1) == [80, 80, 80, 255])
    }

    /// Eight new rows are made at a time, and what is left of them.
    @Test(arguments: [1, 7, 8, 9, 16, 23])
    func `every row is where it belongs`(rows: Int) {
        let greys: [UInt8] = (0..<rows).map { UInt8($0 * 10) }
        let bytes: [UInt8] = greys.flatMap { [UInt8](repeating: $0, count: 2 * 3) }
        let shown: [UInt8] = greys.flatMap { grey -> [UInt8] in [grey, grey, grey, 255] }
        #expect(shrink(bytes, width: 2, height: rows, to: 1, rows) == shown)
    }

    @Test func `a long span takes samples from all of it`() {
        // A thousand pixels from black to nearly white.
        #expect((122...127).contains(shrink((0..<1000).map { UInt8($0 / 4) }, to: 1)[0]))
    }
}
