/// The layout of the rows of a page of the room, on a strip that begins at the top of what is seen.
public struct RoomLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    public let viewport: Rect
    /// How much larger than on the stage everything is.
    public let scale: Double
    /// The areas of the rows, on the strip.
    public let rows: [Rect]
    /// The button below them that sets everything back, on the strip; nil if there is nothing to set back.
    public let reset: Rect?
    public let length: Double

    static let left = 60.0, width = 1480.0

    /// The height of the head, which does not scroll.
    public var head: Double { 196 * scale }
    public var rowHeight: Double { 150 * scale }
    /// The height of the shade over the lower edge that tells that there is more below.
    public var foot: Double { 130 * scale }
    private static let gap = 22.0

    /// - Parameters:
    ///   - rows: how many.
    ///   - columns: how many rows stand side by side.
    public init(_ rooms: Rooms, rows count: Int, columns: Int = 1, hasReset: Bool = false) {
        viewport = rooms.areUpright ? rooms.window : Stage.bounds
        scale = rooms.areUpright ? 1.25 : 1
        let (gap, height) = (Self.gap * scale, 150 * scale)
        let width = (Self.width - Double(columns - 1) * gap) / Double(columns)
        let top = 196 * scale + 8
        rows = (0..<count).map { place in
            Rect(
                x: Self.left + Double(place % columns) * (width + gap),
                y: top + Double(place / columns) * (height + gap), width: width, height: height)
        }
        let foot = rows.last.map { $0.maxY + gap } ?? top
        reset = hasReset ? Rect(x: 800 - 430 * scale, y: foot + 10, width: 860 * scale, height: 124 * scale) : nil
        length = (reset?.maxY ?? foot - gap) + 40
    }
}
