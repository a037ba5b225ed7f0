import Engine

/// The last page for grown-ups: authors and licence.
struct CreditsView {
    let title, credits: String
    var rooms = Rooms()

    /// The sheet of paper above the button that leads back.
    private var sheet: Rect {
        guard rooms.areUpright else { return Rect(x: 120, y: 90, width: 1360, height: 880) }
        return Rect(x: 60, y: rooms.window.y + 60, width: 1480, height: rooms.window.height - 460)
    }

    /// The font size is as large as the text allows, and never too small for a grown-up.
    private var sizes: StrideThrough<Double> { stride(from: rooms.areUpright ? 56 : 38, through: 20, by: -2) }

    var drawings: [Drawing] {
        let words = sheet.inset(by: 56)
        let heading = Rect(x: words.x, y: words.y, width: words.width, height: 70)
        let (lines, size) = lines(in: words.width, height: words.height - 90)
        let pitch = size * Caption.pitch
        return [
            .image("interface/paper.jpg", in: Stage.bounds, .fill),
            .shape(.raised(height: 0.6), in: sheet, radius: 44, .flat(.paper)),
            .text(title, in: heading, TextStyle(.title, size: 46, color: .plum, alignment: .leading)),
        ]
            + lines.enumerated().map { number, line in
                .text(
                    line,
                    in: Rect(
                        x: words.x, y: words.y + 90 + Double(number) * pitch, width: words.width + size, height: pitch),
                    TextStyle(.words, size: size, color: .ink, alignment: .leading))
            }
    }

    /// The words in lines, as many as fit.
    private func lines(in width: Double, height: Double) -> (lines: [String], size: Double) {
        let paragraphs = credits.split(separator: "\n").map { MeasuredWords($0, .andika) }
        var found: (lines: [String], size: Double) = ([], 20)
        for size in sizes {
            found = (paragraphs.flatMap { $0.joinedLines(size, width) }, size)
            if Double(found.lines.count) * size * Caption.pitch <= height { return found }
        }
        let most = Int(height / (found.size * Caption.pitch))
        return (Array(found.lines.prefix(most - 1)) + ["…"], found.size)
    }
}
