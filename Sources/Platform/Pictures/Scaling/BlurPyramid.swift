import CBlend
import Glibc

/// A picture that becomes more blurred from one side to the other.
///
/// The blur is mixed from halved copies (Burt and Adelson, "The Laplacian Pyramid as a Compact Image Code", 1983; here
/// with the weights 1 3 3 1), so its cost does not depend on the blur's width.
nonisolated struct BlurPyramid {
    private typealias Pixel = SIMD4<Float>

    private let source: Source
    /// The sharpness of each column, or of each row (0…1).
    private let columnSharpness, rowSharpness: [Float]?
    private let blurred: Plane

    /// Blurs pixels of four bytes.
    ///
    /// - Parameters:
    ///   - columns, rows: the offset of each column and each row, in bytes from `base`; neither may be empty.
    ///   - distances: the blur of each column or of each row; one of the two is nil.
    init(
        base: UnsafePointer<UInt8>, columns: [Int], rows: [Int], distances: (columns: [Float]?, rows: [Float]?)
    ) {
        source = Source(base: base, columns: columns, rows: rows)
        var levels = [source.halved]
        while let last = levels.last, max(last.width, last.height) > 2 { levels.append(last.halved) }
        var result = levels.removeLast()
        while var sharper = levels.popLast() {
            let level = levels.count + 1
            sharper.mix(
                with: result, columns: Self.sharpness(distances.columns, level, sharper.width),
                rows: Self.sharpness(distances.rows, level, sharper.height))
            result = sharper
        }
        blurred = result
        columnSharpness = Self.sharpness(distances.columns, 0, columns.count)
        rowSharpness = Self.sharpness(distances.rows, 0, rows.count)
    }

    /// The weight of a level (0…1) at each distance; the rest comes from blurrier levels.
    private static func sharpness(_ distances: [Float]?, _ level: Int, _ count: Int) -> [Float]? {
        distances.map { distances in
            (0..<count).map { index in
                let distance = distances[min(distances.count - 1, index << level)]
                // At 2.5 pixels one halving, at 7.5 two, at 17.5 three: the blur is a third of the distance wide.
                return min(1, max(0, Float(level) + 1 - log2(1 + 0.4 * distance)))
            }
        }
    }

    /// Writes one row, four bytes per pixel.
    func writeRow(_ y: Int, to target: UnsafeMutablePointer<UInt8>) {
        let width = source.columns.count, sharpnessOfRow = rowSharpness?[y]
        withUnsafeTemporaryAllocation(of: Pixel.self, capacity: blurred.width) { row in
            blurred.read(row: y, into: row)
            for x in 0..<width {
                var pixel = Plane.doubled(row, x)
                let sharpness = sharpnessOfRow ?? columnSharpness?[x] ?? 1
                if sharpness > 0 { pixel += (source.pixel(x, y) - pixel) * sharpness }
                // Ordered dithering (Bayer) hides banding in slow gradients.
                pixel += Self.dither[(y & 3) * 4 + (x & 3)]
                UnsafeMutableRawPointer(target + x * 4).storeBytes(of: opaque_pixel(pixel), as: UInt32.self)
            }
        }
    }

    private static let dither: InlineArray<16, Float> = [
        0.03, 0.53, 0.16, 0.66, 0.78, 0.28, 0.91, 0.41, 0.22, 0.72, 0.09, 0.59, 0.97, 0.47, 0.84, 0.34,
    ]

    /// The indexes averaged into pixel `index` of a half-size copy.
    private static func taps(_ index: Int, of count: Int) -> (Int, Int, Int, Int) {
        let first = 2 * index, last = count - 1
        return (max(0, first - 1), first, min(last, first + 1), min(last, first + 2))
    }

    /// Pixels addressed through tables.
    private struct Source {
        let base: UnsafePointer<UInt8>
        let columns, rows: [Int]

        func pixel(_ x: Int, _ y: Int) -> Pixel { Self.pixel(base + rows[y] + columns[x]) }

        private static func pixel(_ bytes: UnsafePointer<UInt8>) -> Pixel {
            Pixel(SIMD4<Int32>(truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self)))
        }

        var halved: Plane {
            Plane(halving: columns.count, rows.count) { y, row in
                let taps = BlurPyramid.taps(y, of: rows.count)
                let above = base + rows[taps.0], first = base + rows[taps.1]
                let second = base + rows[taps.2], below = base + rows[taps.3]
                for x in 0..<columns.count {
                    let column = columns[x]
                    let middle = Self.pixel(first + column) + Self.pixel(second + column)
                    row[x] = (Self.pixel(above + column) + Self.pixel(below + column) + middle * 3) * 0.125
                }
            }
        }
    }

    /// A copy at half, a quarter … of the size.
    private struct Plane {
        let width, height: Int
        private var pixels: [Pixel]

        /// - Parameter readRow: returns one row of the new height and the old width.
        init(halving width: Int, _ height: Int, readRow: (Int, UnsafeMutableBufferPointer<Pixel>) -> Void) {
            let size = (width: (width + 1) / 2, height: (height + 1) / 2)
            self.width = size.width
            self.height = size.height
            pixels = [Pixel](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
                withUnsafeTemporaryAllocation(of: Pixel.self, capacity: width) { row in
                    for y in 0..<size.height {
                        readRow(y, row)
                        for x in 0..<size.width {
                            let taps = BlurPyramid.taps(x, of: width)
                            pixels[y * size.width + x] =
                                (row[taps.0] + row[taps.3] + (row[taps.1] + row[taps.2]) * 3) * 0.125
                        }
                    }
                }
                count = size.width * size.height
            }
        }

        var halved: Plane {
            pixels.withUnsafeBufferPointer { pixels in
                Plane(halving: width, height) { y, row in
                    let taps = BlurPyramid.taps(y, of: height)
                    for x in 0..<width {
                        let middle = pixels[taps.1 * width + x] + pixels[taps.2 * width + x]
                        row[x] = (pixels[taps.0 * width + x] + pixels[taps.3 * width + x] + middle * 3) * 0.125
                    }
                }
            }
        }

        /// Mixes the plane with the next, coarser one, by the sharpness of each column or each row.
        mutating func mix(with coarser: Plane, columns: [Float]?, rows: [Float]?) {
            pixels.withUnsafeMutableBufferPointer { pixels in
                withUnsafeTemporaryAllocation(of: Pixel.self, capacity: coarser.width) { row in
                    for y in 0..<height {
                        coarser.read(row: y, into: row)
                        for x in 0..<width {
                            let blurred = Self.doubled(row, x)
                            let at = y * width + x
                            pixels[at] = blurred + (pixels[at] - blurred) * (rows?[y] ?? columns?[x] ?? 1)
                        }
                    }
                }
            }
        }

        /// Reads row `y` of a plane that is twice as high.
        func read(row y: Int, into row: UnsafeMutableBufferPointer<Pixel>) {
            let near = min(height - 1, y / 2)
            let far = min(height - 1, max(0, y % 2 == 0 ? near - 1 : near + 1))
            pixels.withUnsafeBufferPointer { pixels in
                for x in 0..<width { row[x] = pixels[near * width + x] * 0.75 + pixels[far * width + x] * 0.25 }
            }
        }

        /// Reads column `x` of a row that is twice as wide.
        @inline(__always) static func doubled(_ row: UnsafeMutableBufferPointer<Pixel>, _ x: Int) -> Pixel {
            let near = x / 2
            let far = min(row.count - 1, max(0, x % 2 == 0 ? near - 1 : near + 1))
            return row[near] * 0.75 + row[far] * 0.25
        }
    }
}
