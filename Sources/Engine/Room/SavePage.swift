/// The page on which something is saved to a stick: a sheet with what it is and how that goes, and below it a large
/// button per stick.
public struct SavePage<Action: Hashable & Sendable> {
    /// The buttons below the sheet.
    public enum Buttons {
        case none
        /// The saving can be stopped.
        case stop(Action)
        case done
        /// - Parameter again: whether it has failed.
        case save(again: Bool)
    }

    /// The first line, and what is below it.
    let words: (first: Wording, rest: Wording)
    let buttons: Buttons
    let media: [Medium]
    let save: (_ place: String) -> Action
    let leave, home: Action
    /// The left edge of the words, and the most lines below the first.
    let left: Double, mostLines: Int

    public init(
        _ words: (first: Wording, rest: Wording), from left: Double, mostLines: Int, _ buttons: Buttons,
        _ media: [Medium], save: @escaping (_ place: String) -> Action, leave: Action, home: Action
    ) {
        (self.words, self.left, self.mostLines, self.buttons, self.media) = (words, left, mostLines, buttons, media)
        (self.save, self.leave, self.home) = (save, leave, home)
    }

    private var place: Rect { Rect(x: 60, y: 900, width: 1480, height: 256) }

    /// - Parameter content: draws what is saved, on the sheet.
    public func draw(in frame: inout Frame<Action>, _ content: (inout Frame<Action>) -> Void) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.saving(.saveToStick)), in: Rect(x: 220, y: 62, width: 1160, height: 96),
                TextStyle(.title, size: 68, color: .plum)))
        frame.sheet(Rect(x: 60, y: 200, width: 1480, height: 660), radius: 40)
        content(&frame)
        drawWords(in: &frame)
        drawButtons(in: &frame)
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: leave)
        frame.button(.back, sends: leave)
        frame.button(.home, sends: home)
    }

    private func drawWords(in frame: inout Frame<Action>) {
        let width = 1490 - left
        frame.draw(
            .text(
                frame.text(words.first), in: Rect(x: left, y: 270, width: width, height: 150),
                TextStyle(.title, size: 56, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(words.rest), in: Rect(x: left, y: 440, width: width, height: 260),
                TextStyle(.words, size: 42, color: .ink, alignment: .leading, mostLines: mostLines)))
    }

    private func drawButtons(in frame: inout Frame<Action>) {
        let middle = Rect(center: place.center, width: 760, height: 180)
        switch buttons {
        case .none: break
        case .stop(let stop):
            frame.pill(frame.text(.cancel), icon: "interface/icon-stop.svg", in: middle, size: 66, sends: stop)
        case .done:
            frame.pill(
                frame.text(.done), icon: "interface/icon-check.svg", in: middle, size: 66, tone: .primary, sends: leave)
        case .save(let again) where media.count == 1:
            frame.pill(
                frame.text(again ? .tryAgain : .save),
                icon: again ? "interface/icon-again.svg" : "interface/icon-stick.svg", in: middle, size: 66,
                tone: .primary, sends: save(media[0].place))
        case .save: drawMedia(in: &frame)
        }
    }

    /// A button per stick, with its name.
    private func drawMedia(in frame: inout Frame<Action>) {
        guard !media.isEmpty else { return }
        let columns = min(4, media.count), gap = 24.0
        let rows = (media.count + columns - 1) / columns
        let width = (place.width - Double(columns - 1) * gap) / Double(columns)
        let height = min(150, (place.height - Double(rows - 1) * gap) / Double(rows))
        for (number, medium) in media.enumerated() {
            let area = Rect(
                x: place.x + Double(number % columns) * (width + gap),
                y: place.y + Double(number / columns) * (height + gap), width: width, height: height)
            frame.pill(
                medium.name, icon: "interface/icon-stick.svg", in: area, size: 46, tone: .primary,
                sends: save(medium.place))
        }
    }
}
