/// The layout of the rows of a page of the room, on a strip that begins at the top of what is seen.
public struct RoomLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    public let viewport: Rect
    /// How much larger than on the stage everything is.
    public let scale: Double
    /// The areas of the rows, on the strip.
    public let rows: [Rect]
    /// The headings of the groups of rows, on the strip.
    public let headings: [Rect]
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
    ///   - groups: how many rows stand below each heading: side by side, or upright in two columns below each other.
    ///   - lines: how many lines of controls each row has where the window is upright; one if it is missing.
    public init(
        _ rooms: Rooms, rows count: Int, groups: [Int] = [], lines: [Int] = [], hasReset: Bool = false
    ) {
        let isUpright = rooms.areUpright, scale = isUpright ? 1.25 : 1
        (viewport, self.scale) = (rooms.viewport, scale)
        let height = 150 * scale, gap = isUpright ? 50.0 : 28
        // The head answers what is above it.
        var y = 196 * scale + gap / 2
        var rows: [Rect] = [], headings: [Rect] = []
        if groups.isEmpty {
            for place in 0..<count {
                let more = isUpright && lines.indices.contains(place) ? lines[place] - 1 : 0
                let area = Rect(
                    x: Self.left, y: y, width: Self.width, height: height + Double(more) * (height + gap))
                rows.append(area)
                y = area.maxY + gap
            }
        }
        let columns = isUpright ? 2 : max(1, groups.count), top = y, heading = 52 * scale
        let width = (Self.width - Double(columns - 1) * gap) / Double(columns)
        for (group, count) in groups.enumerated() {
            let x = isUpright ? Self.left : Self.left + Double(group) * (width + gap)
            // Upright a heading lies in the gap below the rows before it.
            let begin = !isUpright ? top : group == 0 ? y - gap / 2 : y - gap + 30
            headings.append(Rect(x: x + 22 * scale, y: begin, width: width, height: heading))
            for place in 0..<count {
                let (row, column) = isUpright ? (place / 2, place % 2) : (place, 0)
                rows.append(
                    Rect(
                        x: x + Double(column) * (width + gap),
                        y: begin + heading + 4 + Double(row) * (height + gap), width: width, height: height))
            }
            y = max(isUpright ? 0 : y, (rows.last?.maxY ?? begin) + gap)
        }
        (self.rows, self.headings) = (rows, headings)
        reset = hasReset ? Rect(x: 800 - 430 * scale, y: y + 24, width: 860 * scale, height: 124 * scale) : nil
        length = (reset?.maxY ?? y - gap) + 40
    }
}
