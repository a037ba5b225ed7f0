/// What a network sees of a drawing: where there is ink of which direction, where strokes end, and the box's shape.
///
/// Direction is taken modulo 180°, so order, direction and number of strokes do not count.
public struct Features: Sendable {
    /// Places along one side of the map.
    static let side = 12
    /// Four directions (0°, 45°, 90°, 135°) and the ends of strokes.
    static let channels = 5
    /// Values of the map, row by row, the channels of one place together; then the shape of the box.
    public static let count = side * side * channels + 1

    /// Each about 0...1.
    public private(set) var values = [Float](repeating: 0, count: Features.count)

    /// The features of a drawing, turned by `degrees` (clockwise on the screen).
    public init(_ ink: Ink, degrees: Float = 0) {
        self.init()
        read(SmoothedInk(ink.cleaned), Turn(degrees: degrees))
    }

    init() {}

    /// Reads another drawing in place of the one before.
    mutating func read(_ ink: SmoothedInk, _ turn: Turn) {
        values.withUnsafeMutableBufferPointer { values in
            values.update(repeating: 0)
            ink.points.withUnsafeBufferPointer { points in
                guard let frame = MapFrame(points, turn) else { return }
                for stroke in 0..<ink.starts.count - 1 {
                    let (first, end) = (ink.starts[stroke], ink.starts[stroke + 1])
                    Self.draw(points[first..<end], frame, values)
                }
                values[Self.count - 1] = frame.shape
            }
            // The root makes one passing and three passings of the pen more alike.
            for index in 0..<Self.count - 1 { values[index] = values[index].squareRoot() }
        }
    }

    private static func draw(
        _ stroke: Slice<UnsafeBufferPointer<InkPoint>>, _ frame: MapFrame, _ map: UnsafeMutableBufferPointer<Float>
    ) {
        var last = frame.place(stroke[stroke.startIndex])
        frame.add(0.25, at: last, channel: 4, map)
        for index in stroke.indices.dropFirst() {
            let next = frame.place(stroke[index])
            let (x, y) = (next.x - last.x, next.y - last.y)
            let length = (x * x + y * y).squareRoot()
            if length > 0 {
                let middle = InkPoint(x: (last.x + next.x) / 2, y: (last.y + next.y) / 2)
                // The squares of a direction's parts along two crossed axes sum to 1: a share for each channel.
                let straight = (x * x - y * y) / (length * length)
                let slanted = 2 * x * y / (length * length)
                frame.add(length * max(0, straight) * abs(straight), at: middle, channel: 0, map)
                frame.add(length * max(0, slanted) * abs(slanted), at: middle, channel: 1, map)
                frame.add(length * max(0, -straight) * abs(straight), at: middle, channel: 2, map)
                frame.add(length * max(0, -slanted) * abs(slanted), at: middle, channel: 3, map)
            }
            last = next
        }
        frame.add(0.25, at: last, channel: 4, map)
    }
}
