/// A rotation about the origin.
struct Turn: Sendable {
    let cosine, sine: Float

    /// A turn clockwise on the screen, where y points down.
    init(degrees: Float) {
        let radians = degrees * .pi / 180
        // The series is exact to 1e-7 within ±30°, and the standard library has no sine.
        let square = radians * radians
        sine = radians * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
        cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    }

    func callAsFunction(_ point: InkPoint) -> InkPoint {
        InkPoint(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
    }
}

/// How a drawing lies in the map of its features: centred, its longer side filling the map, its shorter one widened.
struct MapFrame {
    private let turn: Turn
    private let scaleX, scaleY, moveX, moveY: Float
    /// How wide the box is: 0 is a standing line, 0.5 a square, 1 a lying line.
    let shape: Float

    /// No points have no frame.
    init?(_ points: UnsafeBufferPointer<InkPoint>, _ turn: Turn) {
        guard let box = InkBox(around: points.lazy.map { turn($0) }) else { return nil }
        let (width, height) = (max(box.width, 1e-6), max(box.height, 1e-6))
        let ratio = min(width, height) / max(width, height)
        // Aspect-adaptive normalisation (Liu, Nakashima, Sako, Fujisawa 2003): the shorter side gets the ratio's root.
        let shorter = ratio.squareRoot()
        let room = Float(Features.side - 2)
        scaleX = room * (width < height ? shorter : 1) / max(width, 0.02)
        scaleY = room * (width < height ? 1 : shorter) / max(height, 0.02)
        moveX = Float(Features.side) / 2 - 0.5 - box.centerX * scaleX
        moveY = Float(Features.side) / 2 - 0.5 - box.centerY * scaleY
        shape = 0.5 + (width < height ? -0.5 : 0.5) * (1 - ratio)
        self.turn = turn
    }

    /// A point in the map's unit, the distance between two places; 0, 0 is the middle of the first place.
    func place(_ point: InkPoint) -> InkPoint {
        let point = turn(point)
        return InkPoint(x: point.x * scaleX + moveX, y: point.y * scaleY + moveY)
    }

    /// Spreads an amount over the four places around a point, the nearer the more.
    func add(_ amount: Float, at point: InkPoint, channel: Int, _ map: UnsafeMutableBufferPointer<Float>) {
        if amount <= 0 { return }
        let limit = Float(Features.side - 1) - 0.001
        let (x, y) = (min(max(point.x, 0), limit), min(max(point.y, 0), limit))
        let (column, row) = (Int(x), Int(y))
        let (right, lower) = (x - Float(column), y - Float(row))
        let start = (row * Features.side + column) * Features.channels + channel
        let below = start + Features.side * Features.channels
        map[start] += amount * (1 - right) * (1 - lower)
        map[start + Features.channels] += amount * right * (1 - lower)
        map[below] += amount * (1 - right) * lower
        map[below + Features.channels] += amount * right * lower
    }
}
