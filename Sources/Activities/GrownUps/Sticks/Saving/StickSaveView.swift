import Engine
import TalePacks

/// The tale on a sheet of paper, the progress of the export, and below it a large button per stick.
struct StickSaveView {
    typealias Action = StickSaveViewModel.Action

    let page: StickSaveViewModel

    private static let mostFaces = 5

    func draw(in frame: inout Frame<Action>) {
        let words = page.words
        let sheet = SavePage(
            (.saving(words.first), .saving(words.rest)), mostLines: 4, buttons,
            page.sticks.map { Medium($0.name, at: $0.place) }, save: Action.save, leave: .leave, home: .home)
        sheet.draw(in: &frame) { layout, frame in
            drawTale(layout, in: &frame)
            drawProgress(layout, in: &frame)
        }
    }

    private var buttons: SavePage<Action>.Buttons {
        switch page.saving?.state {
        case .waiting, .writing: .stop(.stop)
        case .ending, .stopping: .none
        case .saved: .done
        case .failed, nil: .save(again: page.saving != nil)
        }
    }

    private func drawTale(_ layout: SaveLayout, in frame: inout Frame<Action>) {
        let (story, cover, scale) = (page.story, layout.picture, layout.scale)
        frame.photograph(story.cover ?? story.slides.first?.image, in: cover, radius: 30)
        for (number, telling) in story.tellings.prefix(Self.mostFaces).enumerated() {
            let center = Point(x: cover.maxX - (60 + Double(number) * 104) * scale, y: cover.y + 36 * scale)
            frame.faceOnPaper(telling.teller, in: Rect(circleAt: center, radius: 46 * scale))
        }
        frame.draw(
            .text(story.title, in: layout.name, TextStyle(.title, size: 48 * scale, color: .plum, mostLines: 2)))
    }

    private func drawProgress(_ layout: SaveLayout, in frame: inout Frame<Action>) {
        switch page.saving?.state {
        case .writing(let percent): drawBar(Double(percent) / 100, in: layout.bar, &frame)
        case .ending: drawBar(1, in: layout.bar, &frame)
        case .saved: frame.tick(at: layout.tick.center, radius: layout.tick.radius)
        case .waiting, .stopping, .failed, nil: break
        }
    }

    private func drawBar(_ part: Double, in bar: Rect, _ frame: inout Frame<Action>) {
        let radius = bar.height / 2
        frame.draw(.shape(.filled, in: bar, radius: radius, .flat(.blush)))
        var done = bar
        done.width = max(done.height, done.width * part)
        frame.draw(.shape(.filled, in: done, radius: radius, .flat(.deepOrange)))
    }
}
