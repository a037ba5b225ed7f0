import Engine
import LetterJudge

/// A child's drawing, kept as strokes in the guide's unit, the height of a capital, to a thousandth.
///
/// Stored as text of base 64: for each stroke its number of points, then x and y of each, little-endian 16-bit. A drawing
/// of usual length takes about a kilobyte.
public struct KeptDrawing: Hashable, Sendable {
    /// Each from pen down to pen up.
    public private(set) var strokes: [[InkPoint]] = []
    /// The index of the colour in ``InkColor``.
    public private(set) var color = 0

    /// A longer drawing has its points further apart; strokes beyond so many are left out.
    static let mostPoints = 1000
    /// Points nearer to the last one are left out, at first and at most, in letter heights.
    private static let spacings: (first: Float, last: Float) = (0.008, 1)

    public init() {}

    /// - Parameter strokes: in the guide's unit.
    public init(_ strokes: [[InkPoint]], color: Int) {
        self.color = color
        var spacing = Self.spacings.first
        var thin = Self.thinned(strokes, spacing)
        while thin.reduce(0, { $0 + $1.count }) > Self.mostPoints, spacing < Self.spacings.last {
            spacing *= 1.5
            thin = Self.thinned(thin, spacing)
        }
        var room = Self.mostPoints
        for stroke in thin where room > 0 {
            self.strokes.append(Array(stroke.prefix(room)))
            room -= stroke.count
        }
    }

    /// A letter as it is printed.
    init(printing guide: Guide) { self.init(guide.strokes.map(\.line), color: InkColor.all.count - 1) }

    /// The drawing with each of its points elsewhere.
    func moved(_ move: (InkPoint) -> InkPoint) -> KeptDrawing {
        var moved = self
        moved.strokes = strokes.map { $0.map(move) }
        return moved
    }

    private static func thinned(_ strokes: [[InkPoint]], _ spacing: Float) -> [[InkPoint]] {
        strokes.map { thinned($0, spacing) }.filter { !$0.isEmpty }
    }

    private static func thinned(_ stroke: [InkPoint], _ spacing: Float) -> [InkPoint] {
        var kept: [InkPoint] = []
        for (place, point) in stroke.enumerated() where point.x.isFinite && point.y.isFinite {
            let rounded = InkPoint(x: Float(whole(point.x)) / 1000, y: Float(whole(point.y)) / 1000)
            let isLast = place == stroke.count - 1
            if let last = kept.last, last.distance(to: rounded) < spacing, !isLast { continue }
            if kept.last != rounded { kept.append(rounded) }
        }
        return kept
    }

    private static func whole(_ value: Float) -> Int16 { Int16(clamp((value * 1000).rounded(), -30_000...30_000)) }
}

extension KeptDrawing: Codable {
    private enum CodingKeys: CodingKey { case color, ink }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        color = try fields.decode(Int.self, forKey: .color)
        let text = try fields.decode(String.self, forKey: .ink)
        guard (0..<InkColor.all.count).contains(color), let numbers = Base64.numbers(text),
            let strokes = Self.strokes(numbers[...])
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .ink, in: fields, debugDescription: "this is not a drawing")
        }
        self.strokes = strokes
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(color, forKey: .color)
        let numbers = strokes.flatMap { stroke in
            [Int16(stroke.count)] + stroke.flatMap { [Self.whole($0.x), Self.whole($0.y)] }
        }
        try fields.encode(Base64.text(numbers), forKey: .ink)
    }

    private static func strokes(_ numbers: ArraySlice<Int16>) -> [[InkPoint]]? {
        var (rest, strokes, total) = (numbers, [[InkPoint]](), 0)
        while let count = rest.popFirst() {
            total += Int(count)
            guard count > 0, rest.count >= 2 * Int(count), total <= mostPoints else { return nil }
            let values = rest.prefix(2 * Int(count)).map { Float($0) / 1000 }
            rest = rest.dropFirst(2 * Int(count))
            strokes.append((0..<Int(count)).map { InkPoint(x: values[2 * $0], y: values[2 * $0 + 1]) })
        }
        return strokes
    }
}
