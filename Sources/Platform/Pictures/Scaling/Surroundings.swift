import CScaling

/// Extends a picture softly beyond its edges: mirrored at the edge, and blurrier with distance.
///
/// A picture whose edges all have one colour, like printed pages, gets a background of that colour.
nonisolated enum Surroundings {
    /// Moves a picture, whose rows are stored contiguously, to its position and fills its surroundings.
    ///
    /// - Parameter pixels: space for the whole layout, four bytes per pixel.
    static func lay(_ layout: PictureLayout, in pixels: UnsafeMutablePointer<UInt8>) {
        let picture = layout.picture
        guard picture.width < layout.width || picture.height < layout.height else { return }
        // From the last row, because rows move towards the end.
        for y in (0..<picture.height).reversed() {
            let row = pixels + ((picture.y + y) * layout.width + picture.x) * 4
            row.update(from: pixels + y * picture.width * 4, count: picture.width * 4)
        }
        fill(around: layout, in: pixels)
    }

    /// Fills the surroundings of a picture that is already in position.
    static func fill(around layout: PictureLayout, in pixels: UnsafeMutablePointer<UInt8>) {
        let picture = layout.picture, canvas = Canvas(pixels: pixels, stride: layout.width * 4)
        let left = 0..<picture.x, right = picture.maxX..<layout.width
        let top = 0..<picture.y, bottom = picture.maxY..<layout.height
        let columns = picture.x..<picture.maxX, rows = picture.y..<picture.maxY
        if let ground = canvas.edgeColor(columns, rows) {
            for side in [left, right] { canvas.fill(side, rows, with: ground) }
            return [top, bottom].forEach { canvas.fill(0..<layout.width, $0, with: ground) }
        }
        for side in [left, right] { canvas.blur(Axis(side, beside: columns), Axis(along: rows)) }
        // Above and below the picture this includes what was just filled.
        for side in [top, bottom] { canvas.blur(Axis(along: 0..<layout.width), Axis(side, beside: rows)) }
    }

    private struct Canvas {
        let pixels: UnsafeMutablePointer<UInt8>
        /// Bytes per row.
        let stride: Int

        /// How far shades of one colour differ after JPEG compression.
        private static let tolerance: Int32 = 10

        /// The colour of all four edges of a picture; nil if it varies.
        func edgeColor(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32? {
            var least = SIMD4<Int32>(repeating: 255), most = SIMD4<Int32>.zero, sum = SIMD4<Int32>.zero
            var count: Int32 = 0
            for y in rows {
                let isWhole = y == rows.lowerBound || y == rows.upperBound - 1
                for x in stride(over: columns, isWhole) {
                    let pixel = SIMD4<Int32>(
                        truncatingIfNeeded: row(y).loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self))
                    least = pointwiseMin(least, pixel)
                    most = pointwiseMax(most, pixel)
                    sum &+= pixel
                    count += 1
                }
                guard (most &- least).max() <= Self.tolerance else { return nil }
            }
            return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count), to: UInt32.self)
        }

        /// All columns, or the first and the last.
        private func stride(over columns: Range<Int>, _ isWhole: Bool) -> StrideThrough<Int> {
            Swift.stride(
                from: columns.lowerBound, through: columns.upperBound - 1,
                by: isWhole ? 1 : max(1, columns.count - 1))
        }

        func fill(_ columns: Range<Int>, _ rows: Range<Int>, with color: UInt32) {
            for y in rows {
                for x in columns { row(y).storeBytes(of: color, toByteOffset: x * 4, as: UInt32.self) }
            }
        }

        /// Blurs the rectangle; without memory for that it becomes black.
        func blur(_ columns: Axis, _ rows: Axis) {
            let isDone = columns.withAxis { columns in
                rows.withAxis { scaling_blur(pixels, Int32(stride), columns, $0) }
            }
            if !isDone { fill(columns.range, rows.range, with: 0xff00_0000) }
        }

        private func row(_ y: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(pixels + y * stride) }
    }

    /// The columns or rows of a strip.
    private struct Axis {
        let range: Range<Int>
        /// The picture's column or row that each is copied from.
        let sources: [Int32]
        /// The number of pixels between each and the picture; nil along the picture's edge.
        let distances: [Int32]?

        init(along range: Range<Int>) {
            self.range = range
            sources = range.map(Int32.init)
            distances = nil
        }

        /// Mirrors the picture, repeatedly if the range is longer than the picture.
        init(_ range: Range<Int>, beside picture: Range<Int>) {
            self.range = range
            let isBefore = range.lowerBound < picture.lowerBound
            let depths = range.map { isBefore ? picture.lowerBound - 1 - $0 : $0 - picture.upperBound }
            sources = depths.map { depth in
                let turn = depth % (2 * picture.count)
                let mirrored = turn < picture.count ? turn : 2 * picture.count - 1 - turn
                return Int32(isBefore ? picture.lowerBound + mirrored : picture.upperBound - 1 - mirrored)
            }
            distances = depths.map(Int32.init)
        }

        /// - Returns: what `body` returns; it must not keep what it is given.
        func withAxis<Result>(_ body: (scaling_axis) -> Result) -> Result {
            sources.withUnsafeBufferPointer { sources in
                func axis(_ distances: UnsafePointer<Int32>?) -> scaling_axis {
                    scaling_axis(
                        start: Int32(range.lowerBound), count: Int32(range.count), sources: sources.baseAddress,
                        distances: distances)
                }
                guard let distances else { return body(axis(nil)) }
                return distances.withUnsafeBufferPointer { body(axis($0.baseAddress)) }
            }
        }
    }
}
