/// The rows at which a picture much taller than the stage can be cut into slides: there nothing happens.
struct CalmRows {
    /// The width of the small copy that is looked at, in pixels.
    static let width = 256

    private let width, height: Int
    /// How much each row differs from the one above it, and within itself: sums of differences of grey.
    private let changes: [Int]

    /// What is taller than three times its width becomes strips of about the stage's shape.
    private static let tall = 3
    private static let mostStrips = 500

    /// - Parameter pixels: grey, one byte each.
    init(_ pixels: UnsafeRawBufferPointer, width: Int) {
        self.width = width
        let height = width > 0 ? pixels.count / width : 0
        self.height = height
        changes = (0..<height).map { row in
            let start = row * width
            return (0..<width).reduce(0) { sum, column in
                let pixel = Int(pixels[start + column])
                let left = column > 0 ? Int(pixels[start + column - 1]) : pixel
                let above = row > 0 ? Int(pixels[start + column - width]) : pixel
                return sum + abs(pixel - left) + abs(pixel - above)
            }
        }
    }

    /// - Parameter full: rows of the picture itself.
    func strips(ofHeight full: Int) -> [Range<Int>] {
        guard width >= 16, height > width * Self.tall else { return [] }
        var strips: [Range<Int>] = []
        var top = 0
        while top < height, strips.count <= Self.mostStrips {
            let end = end(of: top)
            // An empty one is no slide.
            if changes[min(top + 1, end - 1)..<end].contains(where: { $0 > 0 }) { strips.append(top..<end) }
            top = end
        }
        guard strips.count <= Self.mostStrips else { return [] }
        return strips.map { $0.lowerBound * full / height..<$0.upperBound * full / height }
    }

    /// The calmest row at which a strip may end; of equally calm ones that which gives it the shape of the stage.
    private func end(of top: Int) -> Int {
        let best = width * 3 / 4
        guard height - top > best * 3 / 2 else { return height }
        let rows = (top + best * 3 / 5)...(top + best * 6 / 5)
        return rows.min { one, other in
            (unrest(one), abs(one - top - best)) < (unrest(other), abs(other - top - best))
        } ?? top + best
    }

    /// The unrest around a row, in levels of grey per pixel.
    private func unrest(_ row: Int) -> Int {
        let around = changes[max(0, row - 2)...min(height - 1, row + 2)]
        return around.reduce(0, +) / width
    }
}
