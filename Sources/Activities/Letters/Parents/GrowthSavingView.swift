import Engine
import LetterJudge

/// What will be saved, how saving goes, and below a large button per stick.
struct GrowthSavingView {
    typealias Action = GrowthSavingViewModel.Action

    let page: GrowthSavingViewModel

    func draw(in frame: inout Frame<Action>) {
        let words = page.words
        let sheet = SavePage(
            (.saving(words.first), .saving(words.rest)), mostLines: 5, buttons, page.media,
            save: Action.save, leave: .leave, home: .home)
        sheet.draw(in: &frame) { layout, frame in
            drawPreview(in: Self.preview(layout), &frame)
            if case .saved = page.saving { frame.tick(at: layout.tick.center, radius: layout.tick.radius) }
        }
    }

    private var buttons: SavePage<Action>.Buttons {
        switch page.saving {
        case .writing: .none
        case .saved: .done
        case .failed, nil: page.drawnCount > 0 ? .save(again: page.saving != nil) : .none
        }
    }

    /// A square in the place of the picture and its name.
    private static func preview(_ layout: SaveLayout) -> Rect {
        let (whole, side) = (layout.picture.union(layout.name), layout.name.maxY - layout.picture.y)
        return Rect(center: whole.center, width: side, height: side)
    }

    /// Draws up to nine of the newest drawings.
    private func drawPreview(in preview: Rect, _ frame: inout Frame<Action>) {
        frame.draw(.shape(.filled, in: preview, radius: 30, .flat(Color(0xfdf3e6))))
        let drawn = page.alphabet.letters.compactMap { letter -> (Guide, KeptDrawing)? in
            let record = page.progress.letters[letter.written]
            guard let guide = letter.guide, let drawing = record?.newest.last ?? record?.first else { return nil }
            return (guide, drawing)
        }
        let side = preview.width / 3
        for (place, (guide, drawing)) in drawn.prefix(9).enumerated() {
            let field = Rect(
                x: preview.x + Double(place % 3) * side, y: preview.y + Double(place / 3) * side,
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
