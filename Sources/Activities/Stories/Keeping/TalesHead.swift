import Engine

/// The places above and below a long list of tales: the search, the button that begins a selection, and the bar for what
/// is selected.
struct TalesHead {
    let layout: RoomLayout

    private static let (left, right, gap) = (60.0, 1540.0, 24.0)
    private var scale: Double { layout.scale }

    /// The area of the search, or of what stands in its place.
    var search: Rect {
        Rect(
            x: 230 * scale, y: layout.viewport.y + 43 * scale, width: 1600 - 660 * scale,
            height: 116 * scale)
    }

    /// The button that begins a selection, and ends it.
    var select: Rect {
        let x = search.maxX + Self.gap
        return Rect(x: x, y: search.y, width: Self.right - x, height: search.height)
    }

    /// The bar over the lower edge, and its buttons side by side.
    var bar: Rect {
        let height = 190 * scale
        return Rect(
            x: layout.viewport.x, y: layout.viewport.maxY - height, width: layout.viewport.width,
            height: height)
    }

    func buttons(_ count: Int) -> [Rect] {
        let width = (Self.right - Self.left - Double(count - 1) * Self.gap) / Double(max(1, count))
        return (0..<count).map { number in
            Rect(
                x: Self.left + Double(number) * (width + Self.gap), y: bar.y + 30 * scale, width: width,
                height: bar.height - 60 * scale)
        }
    }
}
