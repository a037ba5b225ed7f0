/// Makes a picture smaller: every new pixel is the mean of the area that it covers.
nonisolated enum AreaAverage {
    /// Pixels in rows, `stride` bytes apart, `step` bytes a pixel; red, green and blue at these places in it.
    struct Source {
        let bytes: UnsafePointer<UInt8>
        let width, height, stride, step: Int
        let red, green, blue: Int
    }

    /// The part of the source that is wanted, in its pixels.
    struct Part: Hashable {
        var x, y, width, height: Double
    }

    /// Shares of a pixel are counted in 1/256.
    private struct Span {
        let first: Int
        let weights: [UInt32]
    }

    /// Writes `width` × `height` pixels (blue, green, red, 255).
    ///
    /// - Complexity: O(pixels of the part), each touched once down and once across.
    static func shrink(
        _ source: Source, part: Part, to target: UnsafeMutablePointer<UInt8>, width: Int, height: Int
    ) {
        let columns = spans(from: part.x, length: part.width, count: width, limit: source.width)
        let rows = spans(from: part.y, length: part.height, count: height, limit: source.height)
        let left = columns.first?.first ?? 0
        let right = columns.last.map { $0.first + $0.weights.count } ?? 0
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: (right - left) * source.step)
        defer { sums.deallocate() }
        for (y, row) in rows.enumerated() {
            addUp(source, row, left: left, count: (right - left) * source.step, into: sums)
            let total = row.weights.reduce(0, +)
            average(sums, source, columns, left: left, rowWeight: total, to: target + y * width * 4)
        }
    }

    /// Adds rows up, each with its weight.
    private static func addUp(
        _ source: Source, _ row: Span, left: Int, count: Int, into sums: UnsafeMutablePointer<UInt32>
    ) {
        for (index, weight) in row.weights.enumerated() {
            let line = source.bytes + (row.first + index) * source.stride + left * source.step
            if index == 0 {
                for i in 0..<count { sums[i] = UInt32(line[i]) &* weight }
            } else {
                for i in 0..<count { sums[i] &+= UInt32(line[i]) &* weight }
            }
        }
    }

    private static func average(
        _ sums: UnsafeMutablePointer<UInt32>, _ source: Source, _ columns: [Span], left: Int, rowWeight: UInt32,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        for (x, span) in columns.enumerated() {
            var (red, green, blue, total): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
            span.weights.withUnsafeBufferPointer { weights in
                var at = (span.first - left) * source.step
                for weight in weights {
                    let weight = UInt64(weight)
                    red &+= UInt64(sums[at + source.red]) &* weight
                    green &+= UInt64(sums[at + source.green]) &* weight
                    blue &+= UInt64(sums[at + source.blue]) &* weight
                    total &+= weight
                    at += source.step
                }
            }
            // One division instead of three: 2³² over the whole weight, rounded up so that white stays white.
            let whole = total &* UInt64(rowWeight)
            let share = ((1 << 40) &+ whole &- 1) / whole
            let pixel = target + x * 4
            pixel[0] = UInt8(truncatingIfNeeded: min(255, (blue &* share) >> 40))
            pixel[1] = UInt8(truncatingIfNeeded: min(255, (green &* share) >> 40))
            pixel[2] = UInt8(truncatingIfNeeded: min(255, (red &* share) >> 40))
            pixel[3] = 255
        }
    }

    /// Which source pixels each new pixel covers, and how much of each.
    private static func spans(from start: Double, length: Double, count: Int, limit: Int) -> [Span] {
        (0..<count).map { index in
            let begin = start + length * Double(index) / Double(count)
            let end = max(begin + 1e-6, start + length * Double(index + 1) / Double(count))
            let first = min(max(0, Int(begin)), limit - 1)
            let last = min(max(first, Int(end.rounded(.up)) - 1), limit - 1)
            let weights = (first...last).map { pixel in
                UInt32(max(1, (min(end, Double(pixel + 1)) - max(begin, Double(pixel))) * 256))
            }
            return Span(first: first, weights: weights)
        }
    }
}
