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

    /// The picture as PNG.
    var png: [UInt8] {
        let rows = (alphabet.letters.count + Self.columns - 1) / Self.columns
        let height = max(Self.height, Int(2 * Self.margin + Double(rows) * Self.row))
        var canvas = SheetCanvas(width: Self.width, height: height, .white)
        let cell = (Double(Self.width) - 2 * Self.margin) / Double(Self.columns)
        for (place, letter) in alphabet.letters.enumerated() {
            let area = Rect(
                x: Self.margin + Double(place % Self.columns) * cell,
                y: Self.margin + Double(place / Self.columns) * Self.row, width: cell, height: Self.row)
            draw(letter, in: area, &canvas)
        }
        return PNGFile.bytes(width: canvas.width, height: canvas.height, pixels: canvas.pixels)
    }

    /// The letter itself, small, and two fields of paper with the drawings.
    private func draw(_ letter: Letter, in area: Rect, _ canvas: inout SheetCanvas) {
        guard let guide = letter.guide else { return }
        let sample = Rect(x: area.x, y: area.y + 30, width: 80, height: area.height - 60)
        let box = LetterBox(in: sample, width: guide.width)
        for stroke in guide.strokes {
            canvas.draw(box.points(stroke.line), width: 0.13 * box.height, .brown, in: area)
        }
        let record = progress.letters[letter.capital] ?? LetterRecord()
        for (place, drawing) in [record.first, record.newest.last].enumerated() {
            let field = Rect(x: area.x + 88 + Double(place) * 142, y: area.y + 7, width: 134, height: area.height - 14)
            canvas.fill(field, radius: 18, Color(0xfdf3e6))
            if let drawing { draw(drawing, guide, in: field, &canvas) }
        }
    }

    private func draw(_ drawing: KeptDrawing, _ guide: Guide, in field: Rect, _ canvas: inout SheetCanvas) {
        let box = LetterBox(in: field.inset(by: 16), closelyAround: guide)
        for stroke in drawing.strokes {
            canvas.draw(
                box.points(stroke), width: DrawPage.width(box) * 1.2, InkColor.all[drawing.color],
                in: field.inset(by: 4))
        }
    }
}
