import Engine
import TalePacks

/// The first letters of a shelf's titles, for readers: in one or two columns at the right edge.
struct LetterStrip: Hashable, Sendable {
    /// A letter and the index of its first tale.
    private struct Entry: Hashable, Sendable {
        let letter: Character
        let place: Int
    }

    private let entries: [Entry]
    private let viewport: Rect

    /// The most tales for which no letters are needed; a single letter needs none either.
    static let fewTales = 24
    private static let right = 1572.0

    /// - Parameters:
    ///   - titles: in shelf order.
    ///   - viewport: the stage, or an upright window.
    init?(_ titles: [String], in viewport: Rect = Stage.bounds) {
        guard titles.count > Self.fewTales else { return nil }
        var entries: [Entry] = []
        for (place, title) in titles.enumerated() {
            let letter = LatvianOrder(title).letter
            if letter != entries.last?.letter { entries.append(Entry(letter: letter, place: place)) }
        }
        guard entries.count > 1 else { return nil }
        (self.entries, self.viewport) = (entries, viewport)
    }

    var letters: [Character] { entries.map(\.letter) }

    func first(of letter: Character) -> Int? { entries.first { $0.letter == letter }?.place }

    /// The letters of the tales at these indexes.
    func letters(of places: Range<Int>) -> ArraySlice<Character> {
        guard let first = entries.lastIndex(where: { $0.place <= places.lowerBound }), !places.isEmpty else {
            return []
        }
        let end = entries.firstIndex { $0.place >= places.upperBound } ?? entries.count
        return letters[first..<end]
    }

    private var isUpright: Bool { viewport.height > Stage.size.height }
    /// The smallest cell that a finger meets.
    private var smallest: Size { isUpright ? Size(width: 132, height: 62) : Size(width: 66, height: 55) }
    private var mostInColumn: Int { isUpright ? Int((viewport.height - 100) / smallest.height) : 20 }
    private var columns: Int { entries.count > mostInColumn ? 2 : 1 }
    private var rows: Int { (entries.count + columns - 1) / columns }
    /// The size of a letter's place: upright a few letters are higher, and two columns narrower.
    private var cell: Size {
        guard isUpright else { return smallest }
        return Size(
            width: smallest.width / Double(columns), height: min(100, (viewport.height - 100) / Double(rows)))
    }

    /// The paper behind the letters.
    var sheet: Rect {
        let size = Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
        return Rect(
            x: Self.right - size.width, y: viewport.center.y - size.height / 2, width: size.width, height: size.height)
    }

    func area(of index: Int) -> Rect {
        Rect(
            x: sheet.x + Double(index / rows) * cell.width, y: sheet.y + Double(index % rows) * cell.height,
            width: cell.width, height: cell.height)
    }

    /// - Parameter places: the visible tales, whose letters are lit.
    func draw(in frame: inout Frame<StoryMenuViewModel.Action>, inSight places: Range<Int>) {
        let lit = letters(of: places)
        frame.sheet(sheet.inset(by: -10), radius: 40)
        for (index, letter) in letters.enumerated() {
            let action = StoryMenuViewModel.Action.letter(letter)
            let area = area(of: index)
            let isLit = lit.contains(letter) || frame.depth(of: action) > 0.5
            // Pale, so that the focus ring is visible around it.
            if isLit { frame.draw(.shape(.filled, in: area.inset(by: 2), radius: 22, .flat(.lit))) }
            let text = letter == LatvianOrder.digits ? "1–9" : String(letter)
            frame.draw(
                .text(
                    text, in: area.inset(by: 4),
                    TextStyle(.title, size: isUpright ? 52 : 38, color: isLit ? .plum : .brown)))
            frame.hotspot(area, radius: 22, sends: action, isSnug: true, label: .named("letter"))
        }
    }
}

extension Color {
    fileprivate static let lit = Color(0xf3d3b4)
}
