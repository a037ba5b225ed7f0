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
    /// The distance from row to row, and from button to button: 20 mm on a tablet of 10 inches.
    public var rowPitch: Double { rowHeight + (viewport == Stage.bounds ? 28 : 50) }
    /// The height of the shade over the lower edge that tells that there is more below.
    public var foot: Double { 178 * scale }

    /// - Parameters:
    ///   - rows: how many.
    ///   - columns: how many rows stand side by side.
    ///   - lines: how many lines of controls each row has where the window is upright; one if it is missing.
    public init(_ rooms: Rooms, rows count: Int, columns: Int = 1, lines: [Int] = [], hasReset: Bool = false) {
        let isUpright = rooms.areUpright, scale = isUpright ? 1.25 : 1
        (viewport, self.scale) = (rooms.viewport, scale)
        let height = 150 * scale, gap = isUpright ? 50.0 : 28
        let width = (Self.width - Double(columns - 1) * gap) / Double(columns)
        // The head answers what is above it.
        var y = 196 * scale + gap / 2
        var rows: [Rect] = []
        for place in 0..<count {
            let more = isUpright && lines.indices.contains(place) ? lines[place] - 1 : 0
            let area = Rect(
                x: Self.left + Double(place % columns) * (width + gap), y: y, width: width,
                height: height + Double(more) * (height + gap))
            rows.append(area)
            if place % columns == columns - 1 || place == count - 1 { y = area.maxY + gap }
        }
        self.rows = rows
        reset = hasReset ? Rect(x: 800 - 430 * scale, y: y + 24, width: 860 * scale, height: 124 * scale) : nil
        length = (reset?.maxY ?? y - gap) + 40
    }
}
