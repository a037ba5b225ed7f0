import Engine
import TalePacks

/// The tale on a sheet of paper, the progress of the export, and below it a large button per stick.
struct StickSaveView {
    typealias Action = StickSaveViewModel.Action

    let page: StickSaveViewModel

    private enum Layout {
        static let cover = Rect(x: 110, y: 250, width: 600, height: 450)
        static let title = Rect(x: 110, y: 716, width: 600, height: 120)
        static let bar = Rect(x: 770, y: 740, width: 720, height: 26)
        static let face = 46.0
        static let mostFaces = 5
    }

    func draw(in frame: inout Frame<Action>) {
        let words = page.words
        let sheet = SavePage(
            (.saving(words.first), .saving(words.rest)), from: Layout.bar.x, mostLines: 4, buttons,
            page.sticks.map { Medium($0.name, at: $0.place) }, save: Action.save, leave: .leave, home: .home)
        sheet.draw(in: &frame) { frame in
            drawTale(in: &frame)
            drawProgress(in: &frame)
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

    private func drawTale(in frame: inout Frame<Action>) {
        let story = page.story
        frame.photograph(story.cover ?? story.slides.first?.image, in: Layout.cover, radius: 30)
        for (number, telling) in story.tellings.prefix(Layout.mostFaces).enumerated() {
            let center = Point(
                x: Layout.cover.maxX - 60 - Double(number) * (2 * Layout.face + 12), y: Layout.cover.y + 36)
            frame.faceOnPaper(telling.teller, in: Rect(circleAt: center, radius: Layout.face))
        }
        frame.draw(
            .text(story.title, in: Layout.title, TextStyle(.title, size: 48, color: .plum, mostLines: 2)))
    }

    private func drawProgress(in frame: inout Frame<Action>) {
        switch page.saving?.state {
        case .writing(let percent): drawBar(Double(percent) / 100, in: &frame)
        case .ending: drawBar(1, in: &frame)
        case .saved: frame.tick(at: Point(x: Layout.bar.x + 54, y: Layout.bar.y - 10), radius: 50)
        case .waiting, .stopping, .failed, nil: break
        }
    }

    private func drawBar(_ part: Double, in frame: inout Frame<Action>) {
        let radius = Layout.bar.height / 2
        frame.draw(.shape(.filled, in: Layout.bar, radius: radius, .flat(.blush)))
        var done = Layout.bar
        done.width = max(done.height, done.width * part)
        frame.draw(.shape(.filled, in: done, radius: radius, .flat(.deepOrange)))
    }
}
