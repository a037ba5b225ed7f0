/// Makes a picture smaller: every new pixel is the mean of the area that it covers.
nonisolated enum AreaAverage {
    /// Pixels in rows, `stride` bytes apart, `step` bytes a pixel; green in the middle of red and blue.
    struct Source {
        let bytes: UnsafePointer<UInt8>
        let width, height, stride, step: Int
        /// Where red stands in a pixel: 0 before the others, 2 after them.
        let red: Int
    }

    /// The part of the source that is wanted, in its pixels.
    struct Part: Hashable {
        var x, y, width, height: Double
    }

    /// Neighbouring source pixels and how much of each counts, all together 1.
    private struct Span {
        let first: Int
        let weights: [Float]
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
        let count = (right - left) * source.step
        // Room behind the end: four numbers are loaded at once.
        let sums = UnsafeMutablePointer<Float>.allocate(capacity: count + 4)
        sums.initialize(repeating: 0, count: count + 4)
        defer { sums.deallocate() }
        for (y, row) in rows.enumerated() {
            addUp(source, row, left: left, count: count, into: sums)
            average(sums, source, columns, left: left, to: target + y * width * 4)
        }
    }

    /// Adds rows up, each with its weight.
    private static func addUp(
        _ source: Source, _ row: Span, left: Int, count: Int, into sums: UnsafeMutablePointer<Float>
    ) {
        for (index, weight) in row.weights.enumerated() {
            let line = source.bytes + (row.first + index) * source.stride + left * source.step
            if index == 0 {
                for i in 0..<count { sums[i] = Float(line[i]) * weight }
            } else {
                for i in 0..<count { sums[i] += Float(line[i]) * weight }
            }
        }
    }

    private static func average(
        _ sums: UnsafeMutablePointer<Float>, _ source: Source, _ columns: [Span], left: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        for (x, span) in columns.enumerated() {
            var mean = SIMD4<Float>(repeating: 0.5)
            var at = UnsafeRawPointer(sums + (span.first - left) * source.step)
            span.weights.withUnsafeBufferPointer { weights in
                for weight in weights {
                    mean += at.loadUnaligned(as: SIMD4<Float>.self) * weight
                    at += source.step * MemoryLayout<Float>.stride
                }
            }
            let (low, high) = source.red == 0 ? (mean.z, mean.x) : (mean.x, mean.z)
            let pixel = target + x * 4
            pixel[0] = UInt8(min(255, low))
            pixel[1] = UInt8(min(255, mean.y))
            pixel[2] = UInt8(min(255, high))
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
            let shares = (first...last).map { max(1e-6, min(end, Double($0 + 1)) - max(begin, Double($0))) }
            let whole = shares.reduce(0, +)
            return Span(first: first, weights: shares.map { Float($0 / whole) })
        }
    }
}
