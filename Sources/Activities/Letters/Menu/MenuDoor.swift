import Engine
import LetterJudge

/// What else the letters' menu leads to.
enum MenuDoor: Hashable, Sendable {
    /// The letters that the child has drawn.
    case drawings([KeptDrawing], [Guide])
    /// Words to write, with the pictures of the first.
    case words([Image])
    /// The child's name to write.
    case name(WritableWord, [KeptDrawing])

    /// The doors of an alphabet, from the right: each only if there is something behind it.
    static func doors(_ world: World, _ alphabet: Alphabet) -> [MenuDoor] {
        let drawn = DrawnLetter.all(world, alphabet)
        let pictures = alphabet.writableWords.prefix(2).map(\.picture)
        let name = WritableWord(nameOf: world, in: alphabet)
        return (drawn.isEmpty ? [] : [.drawings(drawn.prefix(3).map(\.drawing), drawn.prefix(3).map(\.guide))])
            + (pictures.isEmpty ? [] : [.words(pictures)])
            + (name.map { [.name($0, world.writtenWords[$0.key] ?? [])] } ?? [])
    }

    func route(of alphabet: Alphabet) -> Route {
        switch self {
        case .drawings: .drawings(of: alphabet)
        case .words: .words(of: alphabet)
        case .name(let name, _): name.route
        }
    }

    var label: SpokenLabel {
        switch self {
        case .drawings: .named("my-letters")
        case .words: .named("write-words")
        case .name: .named("my-name")
        }
    }

    /// What is behind it, as a picture: words with a pencil, the name on its line.
    func drawings(in area: Rect) -> [Drawing] {
        switch self {
        case .drawings(let drawings, let guides): Self.cards(zip(drawings, guides).map { ($0, $1) }, in: area)
        case .words(let pictures):
            Self.row(area).enumerated().compactMap { place, field in
                if place == 2 { return Self.pencil(in: field) }
                return pictures.indices.contains(place) ? .icon(pictures[place], in: field, tint: .white) : nil
            }
        case .name(let name, let written):
            [Self.line(below: area)]
                + WordLine(parts: name.parts, written: written).drawings(
                    in: area.inset(by: area.height * 0.12).moved(by: Point(x: 0, y: -area.height * 0.04)))
        }
    }

    /// The line on which somebody writes.
    private static func line(below area: Rect) -> Drawing {
        let y = area.maxY - area.height * 0.12
        return .line(
            [Point(x: area.x + 30, y: y), Point(x: area.maxX - 30, y: y)], width: 4, Color(0xdcc9ba))
    }

    /// Three squares side by side.
    private static func row(_ area: Rect) -> [Rect] {
        let side = min(area.height * 0.66, area.width * 0.29)
        return (0..<3).map {
            let center = Point(x: area.center.x + Double($0 - 1) * area.width * 0.31, y: area.center.y)
            return Rect(center: center, width: side, height: side)
        }
    }

    private static func pencil(in area: Rect) -> Drawing { .icon("letters/icon-write.svg", in: area, tint: .plum) }

    /// Drawings on paper, one beside the other.
    private static func cards(_ drawn: [(drawing: KeptDrawing, guide: Guide)], in area: Rect) -> [Drawing] {
        zip(row(area), drawn).enumerated().flatMap { place, card in
            let (field, (drawing, guide)) = card
            let paper = Drawing.shape(.raised(height: 0.5), in: field, radius: field.width * 0.12, .flat(.white))
            let view = KeptDrawingView(drawing, guide, .draw, .fiveToSix)
            let ink = view.own(in: field.inset(by: field.width * 0.16))
            let turn = [-0.1, 0.05, 0.1][place]
            return [Drawing.transformed([paper, ink], Transform(radians: turn, about: field.center))]
        }
    }
}

/// A letter with the last drawing of it.
struct DrawnLetter: Hashable, Sendable {
    let letter: Letter
    let guide: Guide
    let drawing: KeptDrawing

    /// The letters of an alphabet that have been drawn: on a kiosk by the child who is there, who has their flowers.
    static func all(_ world: World, _ alphabet: Alphabet) -> [DrawnLetter] {
        let (progress, meadow) = (world.letterProgress[alphabet.id], world.meadow)
        return alphabet.letters.compactMap { letter in
            guard let guide = letter.guide, let drawing = progress.letters[letter.written]?.last,
                !world.isKiosk || meadow[.letter(letter, of: alphabet)] != nil
            else { return nil }
            return DrawnLetter(letter: letter, guide: guide, drawing: drawing)
        }
    }
}
