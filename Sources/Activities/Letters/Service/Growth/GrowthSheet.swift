import Engine
import LetterJudge

/// All letters of an alphabet on one sheet, each with the first drawing of it beside the newest.
struct GrowthSheet {
    let alphabet: Alphabet
    let progress: LetterProgress.AlphabetProgress

    /// A sheet of A4 with 150 pixels an inch; more letters than fit make it longer.
    private static let (width, height) = (1240, 1754)
    private static let columns = 3
    private static let margin = 50.0, row = 150.0

    /// The sheet's size in pixels.
    var size: (width: Int, height: Int) {
        let rows = (alphabet.letters.count + Self.columns - 1) / Self.columns
        return (Self.width, max(Self.height, Int(2 * Self.margin + Double(rows) * Self.row)))
    }

    private var letterbox: Letterbox { Letterbox(window: Size(width: Double(size.width), height: Double(size.height))) }

    var picture: Picture {
        let letterbox = letterbox
        var picture = Picture(ground: .color(.white))
        picture.bounds = letterbox.view
        picture.drawings = [.shape(.filled, in: picture.bounds, radius: 0, .flat(.white))]
        let cell = (Double(Self.width) - 2 * Self.margin) / Double(Self.columns)
        for (place, letter) in alphabet.letters.enumerated() {
            let area = Rect(
                x: Self.margin + Double(place % Self.columns) * cell,
                y: Self.margin + Double(place / Self.columns) * Self.row, width: cell, height: Self.row)
            draw(letter, in: area, letterbox, &picture.drawings)
        }
        return picture
    }

    /// The letter itself, small, and two fields of paper with the drawings.
    ///
    /// - Parameter area: in pixels.
    private func draw(_ letter: Letter, in area: Rect, _ letterbox: Letterbox, _ drawings: inout [Drawing]) {
        guard let guide = letter.guide else { return }
        let sample = Rect(x: area.x, y: area.y + 30, width: 80, height: area.height - 60)
        let box = LetterBox(in: letterbox.points(sample), width: guide.width)
        drawings += guide.strokes.map { .line(box.points($0.line), width: 0.13 * box.height, .brown) }
        let record = progress.letters[letter.written] ?? LetterRecord()
        for (place, drawing) in [record.first, record.newest.last].enumerated() {
            let field = Rect(x: area.x + 88 + Double(place) * 142, y: area.y + 7, width: 134, height: area.height - 14)
            let paper = letterbox.points(field)
            drawings.append(.shape(.filled, in: paper, radius: 18 / letterbox.scale, .flat(Color(0xfdf3e6))))
            guard let drawing else { continue }
            let ink = LetterBox(in: letterbox.points(field.inset(by: 16)), closelyAround: guide)
            drawings.append(.clip(letterbox.points(field.inset(by: 4))))
            drawings += drawing.strokes.map {
                .line(ink.points($0), width: DrawPage.width(ink) * 1.2, InkColor.all[drawing.color])
            }
            drawings.append(.clip(nil))
        }
    }
}

extension Letterbox {
    /// An area in pixels, in stage points.
    fileprivate func points(_ area: Rect) -> Rect {
        let corner = point(atPixel: Point(x: area.x, y: area.y))
        return Rect(x: corner.x, y: corner.y, width: area.width / scale, height: area.height / scale)
    }
}
