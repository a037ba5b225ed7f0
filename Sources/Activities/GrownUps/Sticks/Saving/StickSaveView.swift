import Engine
import TalePacks

/// The tale on a sheet of paper, the progress of the export, and below it a large button per stick.
struct StickSaveView {
    typealias Action = StickSaveViewModel.Action

    let page: StickSaveViewModel

    private enum Layout {
        static let sheet = Rect(x: 60, y: 200, width: 1480, height: 660)
        static let cover = Rect(x: 110, y: 250, width: 600, height: 450)
        static let title = Rect(x: 110, y: 716, width: 600, height: 120)
        static let first = Rect(x: 770, y: 270, width: 720, height: 150)
        static let rest = Rect(x: 770, y: 440, width: 720, height: 260)
        static let bar = Rect(x: 770, y: 740, width: 720, height: 26)
        static let face = 46.0
        static let mostFaces = 5
        static let buttons = Rect(x: 60, y: 900, width: 1480, height: 256)
        static let gap = 24.0, single = Size(width: 760, height: 180), columns = 4
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.saving(.saveToStick)), in: Rect(x: 220, y: 62, width: 1160, height: 96),
                TextStyle(.title, size: 68, color: .plum)))
        frame.sheet(Layout.sheet, radius: 40)
        drawTale(in: &frame)
        drawWords(in: &frame)
        drawButtons(in: &frame)
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
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

    private func drawWords(in frame: inout Frame<Action>) {
        let words = page.words
        frame.draw(
            .text(
                frame.text(.saving(words.first)), in: Layout.first,
                TextStyle(.title, size: 56, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(.saving(words.rest)), in: Layout.rest,
                TextStyle(.words, size: 42, color: .ink, alignment: .leading, mostLines: 4)))
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

    // MARK: - Buttons

    private func drawButtons(in frame: inout Frame<Action>) {
        let middle = Rect(center: Layout.buttons.center, width: Layout.single.width, height: Layout.single.height)
        switch page.saving?.state {
        case .waiting, .writing:
            frame.pill(frame.text(.cancel), icon: "interface/icon-stop.svg", in: middle, size: 66, sends: .stop)
        case .ending, .stopping: break
        case .saved:
            frame.pill(
                frame.text(.done), icon: "interface/icon-check.svg", in: middle, size: 66, tone: .primary, sends: .leave
            )
        case .failed, nil:
            if page.sticks.count == 1 {
                let hasFailed = page.saving != nil
                frame.pill(
                    frame.text(hasFailed ? .tryAgain : .save),
                    icon: hasFailed ? "interface/icon-again.svg" : "interface/icon-stick.svg", in: middle,
                    size: 66, tone: .primary, sends: .save(page.sticks[0].place))
            } else {
                drawSticks(in: &frame)
            }
        }
    }

    /// A button per stick, with its name.
    private func drawSticks(in frame: inout Frame<Action>) {
        guard !page.sticks.isEmpty else { return }
        let columns = min(Layout.columns, page.sticks.count)
        let rows = (page.sticks.count + columns - 1) / columns
        let width = (Layout.buttons.width - Double(columns - 1) * Layout.gap) / Double(columns)
        let height = min(150, (Layout.buttons.height - Double(rows - 1) * Layout.gap) / Double(rows))
        for (number, stick) in page.sticks.enumerated() {
            let area = Rect(
                x: Layout.buttons.x + Double(number % columns) * (width + Layout.gap),
                y: Layout.buttons.y + Double(number / columns) * (height + Layout.gap), width: width, height: height)
            frame.pill(
                stick.name, icon: "interface/icon-stick.svg", in: area, size: 46, tone: .primary,
                sends: .save(stick.place))
        }
    }
}
