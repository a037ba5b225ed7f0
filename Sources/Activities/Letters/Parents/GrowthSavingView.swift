import Engine
import LetterJudge

/// What will be saved, how saving goes, and below a large button per stick.
struct GrowthSavingView {
    typealias Action = GrowthSavingViewModel.Action

    let page: GrowthSavingViewModel

    private static let preview = Rect(x: 120, y: 250, width: 560, height: 560)

    func draw(in frame: inout Frame<Action>) {
        let words = page.words
        let sheet = SavePage(
            (.saving(words.first), .saving(words.rest)), from: 760, mostLines: 5, buttons, page.media,
            save: Action.save, leave: .leave, home: .home)
        sheet.draw(in: &frame) { frame in
            drawPreview(in: &frame)
            if case .saved = page.saving { frame.tick(at: Point(x: 814, y: 760), radius: 50) }
        }
    }

    private var buttons: SavePage<Action>.Buttons {
        switch page.saving {
        case .writing: .none
        case .saved: .done
        case .failed, nil: page.drawnCount > 0 ? .save(again: page.saving != nil) : .none
        }
    }

    /// Draws up to nine of the newest drawings.
    private func drawPreview(in frame: inout Frame<Action>) {
        frame.draw(.shape(.filled, in: Self.preview, radius: 30, .flat(Color(0xfdf3e6))))
        let drawn = page.alphabet.letters.compactMap { letter -> (Guide, KeptDrawing)? in
            let record = page.progress.letters[letter.capital]
            guard let guide = letter.guide, let drawing = record?.newest.last ?? record?.first else { return nil }
            return (guide, drawing)
        }
        let side = Self.preview.width / 3
        for (place, (guide, drawing)) in drawn.prefix(9).enumerated() {
            let field = Rect(
                x: Self.preview.x + Double(place % 3) * side, y: Self.preview.y + Double(place / 3) * side,
                width: side, height: side)
            let box = LetterBox(in: field.inset(by: field.width * 0.14), closelyAround: guide)
            frame.draw(.clip(field))
            for stroke in drawing.strokes {
                frame.draw(.line(box.points(stroke), width: DrawPage.width(box) * 1.3, InkColor.all[drawing.color]))
            }
            frame.draw(.clip(nil))
        }
    }
}
