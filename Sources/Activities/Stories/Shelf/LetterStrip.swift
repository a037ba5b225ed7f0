import Engine
import TalePacks

/// The first letters of a shelf's titles, for readers: in one or two columns at the stage's right edge.
struct LetterStrip: Hashable, Sendable {
    /// A letter and the index of its first tale.
    private struct Entry: Hashable, Sendable {
        let letter: Character
        let place: Int
    }

    private let entries: [Entry]

    /// Not needed with fewer tales, or a single letter.
    static let fewTales = 24
    private static let mostInColumn = 20
    private static let cell = Size(width: 66, height: 55)
    private static let right = 1572.0

    /// - Parameter titles: in shelf order.
    init?(_ titles: [String]) {
        guard titles.count > Self.fewTales else { return nil }
        var entries: [Entry] = []
        for (place, title) in titles.enumerated() {
            let letter = LatvianOrder(title).letter
            if letter != entries.last?.letter { entries.append(Entry(letter: letter, place: place)) }
        }
        guard entries.count > 1 else { return nil }
        self.entries = entries
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

    private var columns: Int { entries.count > Self.mostInColumn ? 2 : 1 }
    private var rows: Int { (entries.count + columns - 1) / columns }

    /// The paper behind the letters.
    var sheet: Rect {
        let size = Size(width: Double(columns) * Self.cell.width, height: Double(rows) * Self.cell.height)
        return Rect(
            x: Self.right - size.width, y: (Stage.size.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    func area(of index: Int) -> Rect {
        Rect(
            x: sheet.x + Double(index / rows) * Self.cell.width, y: sheet.y + Double(index % rows) * Self.cell.height,
            width: Self.cell.width, height: Self.cell.height)
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
                .text(text, in: area.inset(by: 4), TextStyle(.title, size: 38, color: isLit ? .plum : .brown)))
            frame.hotspot(area, radius: 22, sends: action, isSnug: true)
        }
    }
}

extension Color {
    fileprivate static let lit = Color(0xf3d3b4)
}
