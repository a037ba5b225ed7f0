import Engine
import LetterJudge

/// A word in one line: what is written in the child's own hand, and the rest as it is to be written.
struct WordLine {
    let parts: [WritableWord.Part]
    /// A drawing for each of the first letters.
    let written: [KeptDrawing]
    /// Whether the first letter that is not written stands out.
    var marksNext = false

    /// The space between two letters, and that on either side of a line, in letter heights.
    private static let gap = 0.16
    private static let pale = Color(0xd9c4b2)

    /// The line in the middle of an area, as large as fits.
    ///
    /// - Parameter tallest: the height of its capitals at most, in points.
    func drawings(in area: Rect, tallest: Double = .infinity) -> [Drawing] {
        let widths = parts.map(width), extent = extent
        let length = widths.reduce(0, +) + Self.gap * Double(max(0, parts.count - 1))
        let height = min(tallest, area.height / (extent.upperBound - extent.lowerBound), area.width / max(length, 0.1))
        let middle = (extent.upperBound + extent.lowerBound) / 2
        var origin = Point(x: area.center.x - length * height / 2, y: area.center.y - middle * height)
        var (drawings, letter) = ([Drawing](), 0)
        for (part, width) in zip(parts, widths) {
            drawings += self.drawings(of: part, number: letter, LetterBox(at: origin, height: height))
            if case .letter = part { letter += 1 }
            origin.x += (width + Self.gap) * height
        }
        return drawings
    }

    private func width(_ part: WritableWord.Part) -> Double {
        switch part {
        case .letter(let letter): letter.guide?.width ?? 0
        case .given(let text): LetterWidths.andika.width(of: text, size: 1 / Self.capital)
        }
    }

    /// Andika's capitals are 0.72 of its size.
    private static let capital = 0.72

    /// How far the letters reach above the base line and below it, from the cap line, with their thickness.
    private var extent: ClosedRange<Double> {
        let places = parts.flatMap { part -> [InkPoint] in
            if case .letter(let letter) = part { letter.guide?.strokes.flatMap(\.line) ?? [] } else { [] }
        }
        let heights = places.map { Double($0.y) }
        return min(0, heights.min() ?? 0) - 0.1...max(1, heights.max() ?? 1) + 0.1
    }

    private func drawings(of part: WritableWord.Part, number: Int, _ box: LetterBox) -> [Drawing] {
        switch part {
        case .given(let text):
            let size = box.height / Self.capital, width = width(part) * box.height
            let place = Rect(x: box.x, y: box.y(1) - size * 1.2, width: width + size * 0.2, height: size * 1.612)
            return [.text(text, in: place, TextStyle(.words, size: size, color: Self.pale, alignment: .leading))]
        case .letter(let letter):
            guard let guide = letter.guide else { return [] }
            if written.indices.contains(number) { return own(written[number].fitted(to: guide), box) }
            let isNext = marksNext && number == written.count
            return GuideDrawing(guide: guide, box: box).solid(isNext || !marksNext ? .plum : Self.pale)
        }
    }

    private func own(_ drawing: KeptDrawing, _ box: LetterBox) -> [Drawing] {
        drawing.strokes.map {
            .line(box.points($0), width: DrawPage.width(box) * 1.5, InkColor.all[drawing.color])
        }
    }
}

extension KeptDrawing {
    /// The drawing as large as the letter on its sheet, and in its place: in a word all letters stand on one line.
    fileprivate func fitted(to guide: Guide) -> KeptDrawing {
        guard let ink = InkBox(around: strokes.joined()), ink.height > 0.01,
            let wanted = InkBox(around: guide.strokes.flatMap(\.line)), wanted.height > 0.01
        else { return self }
        let scale = min(wanted.height / ink.height, 1.3 * max(wanted.width, 0.3) / max(ink.width, 0.01))
        return moved { point in
            InkPoint(
                x: wanted.centerX + (point.x - ink.centerX) * scale, y: wanted.centerY + (point.y - ink.centerY) * scale
            )
        }
    }
}
