/// A map that keeps lines straight: x′ = a·x + b·y + c, and the same for y′.
struct AffineMap: Hashable {
    var ax, bx, cx, ay, by, cy: Float

    /// No hand draws a letter more than so many times wider or narrower than its guide.
    static let mostStretch: Float = 2.5

    /// Lays the middle of one box onto another's and stretches it, within limits, to the same size.
    init(_ from: InkBox, _ onto: InkBox) {
        let usual = onto.longerSide / max(from.longerSide, 1e-6)
        (ax, bx, ay) = (from.width > 0.02 ? onto.width / from.width : usual, 0, 0)
        by = from.height > 0.02 ? onto.height / from.height : usual
        (ax, by) = (max(ax, by / Self.mostStretch), max(by, ax / Self.mostStretch))
        cx = onto.centerX - ax * from.centerX
        cy = onto.centerY - by * from.centerY
    }

    init(x: SIMD3<Float>, y: SIMD3<Float>) {
        (ax, bx, cx, ay, by, cy) = (x[0], x[1], x[2], y[0], y[1], y[2])
    }

    func callAsFunction(_ point: InkPoint) -> InkPoint {
        InkPoint(x: ax * point.x + bx * point.y + cx, y: ay * point.x + by * point.y + cy)
    }
}

/// The sums of a least-squares fit of an affine map to pairs of points.
struct AffineSums {
    /// The rows of the normal equations' matrix, which are its columns too.
    private var (a, b, c): (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// The right sides for x and y.
    private var (x, y): (SIMD3<Float>, SIMD3<Float>)

    /// What pairs say nothing about stays as in `map`, which weighs as half a pair: a line tells no width.
    init(near map: AffineMap) {
        (a, b, c) = (SIMD3(0.5, 0, 0), SIMD3(0, 0.5, 0), SIMD3(0, 0, 0.5))
        x = 0.5 * SIMD3(map.ax, map.bx, map.cx)
        y = 0.5 * SIMD3(map.ay, map.by, map.cy)
    }

    mutating func add(_ from: InkPoint, _ onto: InkPoint) {
        let place = SIMD3(from.x, from.y, 1)
        a += from.x * place
        b += from.y * place
        c += place
        x += onto.x * place
        y += onto.y * place
    }

    /// The best map, by Cramer's rule; nil where it is no way in which a hand draws.
    var map: AffineMap? {
        let determinant = Self.triple(a, b, c)
        guard determinant > 1e-9 else { return nil }
        let map = AffineMap(x: solution(x) / determinant, y: solution(y) / determinant)
        let isUpright = abs(map.bx) < map.ax && abs(map.ay) < map.by
        let isInProportion = max(map.ax, map.by) < AffineMap.mostStretch * 1.1 * min(map.ax, map.by)
        return isUpright && isInProportion ? map : nil
    }

    private func solution(_ right: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(Self.triple(right, b, c), Self.triple(a, right, c), Self.triple(a, b, right))
    }

    /// The determinant of three rows.
    private static func triple(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) -> Float {
        let (one, two, three) = (b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0])
        return a[0] * one + a[1] * two + a[2] * three
    }
}
