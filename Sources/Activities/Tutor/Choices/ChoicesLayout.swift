import Engine

/// The layout of the learner's choices, on a strip that begins at the top of what is seen.
struct ChoicesLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    let viewport: Rect
    let scale: Double
    private(set) var groups: [Group] = []
    private(set) var length = 0.0

    struct Group: Hashable, Sendable {
        let title: Rect
        /// The area of the note; nil without one.
        var note: Rect?
        var chips: [Rect] = []
    }

    private static let (left, width, gap) = (70.0, 1460.0, 18.0)
    static let noteSize = 32.0

    var head: Double { 190 * scale }
    var page: ScrolledPage { ScrolledPage(viewport: viewport, scale: scale, head: head) }
    var chipSize: Double { 36 * scale }
    /// The margin around what the learner has written.
    var textMargin: Double { 30 * scale }
    private var chipHeight: Double { 112 * scale }

    init(_ rooms: Rooms, _ content: [ChoicesGroup], _ widths: LetterWidths) {
        viewport = rooms.viewport
        scale = rooms.areUpright ? 1.25 : 1
        var y = head
        for group in content {
            let title = Rect(x: Self.left, y: y, width: Self.width, height: 66 * scale)
            var placed = Group(title: title)
            y = title.maxY + 4
            if let note = group.note {
                let height = Self.height(of: note, size: Self.noteSize * scale, width: Self.width, widths)
                placed.note = Rect(x: Self.left, y: y, width: Self.width, height: height)
                y += height + 12 * scale
            }
            (placed.chips, y) = flow(group.chips, from: y, widths)
            groups.append(placed)
            y += 34 * scale
        }
        length = y + 40 * scale
    }

    /// Chips side by side, in as many rows as they need.
    private func flow(_ chips: [ChoicesGroup.Chip], from top: Double, _ widths: LetterWidths) -> ([Rect], Double) {
        var (x, y) = (Self.left, top)
        var areas: [Rect] = []
        if let text = chips.first, text.isText {
            let height = Self.height(of: text.text, size: chipSize, width: Self.width - 2 * textMargin, widths)
            let area = Rect(x: Self.left, y: top, width: Self.width, height: height + 2 * textMargin)
            return ([area], area.maxY)
        }
        for chip in chips {
            let icon = chip.icon == nil ? 0 : chipHeight * 0.7
            let needed = widths.width(of: chip.text, size: chipSize) * 1.08 + chipHeight * 0.6 + icon
            let width = clamp(needed, (132 * scale)...Self.width)
            if x > Self.left, x + width > Self.left + Self.width { (x, y) = (Self.left, y + chipHeight + Self.gap) }
            areas.append(Rect(x: x, y: y, width: width, height: chipHeight))
            x += width + Self.gap
        }
        return (areas, chips.isEmpty ? y : y + chipHeight)
    }

    /// The height of wrapped text.
    private static func height(of text: String, size: Double, width: Double, _ widths: LetterWidths) -> Double {
        // Lines are not full where a long word begins the next one.
        let lines = (widths.width(of: text, size: size) * 1.08 / width).rounded(.up)
        return max(1, lines) * size * 1.7
    }

    /// The sheet on which something is typed, over the keyboard or in the middle.
    func editor(hasKeyboard: Bool, _ keyboard: Rect) -> Rect {
        let height = 330 * scale
        let bottom = hasKeyboard ? keyboard.y - 30 : viewport.center.y + height / 2
        return Rect(x: viewport.x + 100, y: bottom - height, width: viewport.width - 200, height: height)
    }
}
