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
    /// The most lines below the first.
    let mostLines: Int

    public init(
        _ words: (first: Wording, rest: Wording), mostLines: Int, _ buttons: Buttons,
        _ media: [Medium], save: @escaping (_ place: String) -> Action, leave: Action, home: Action
    ) {
        (self.words, self.mostLines, self.buttons, self.media) = (words, mostLines, buttons, media)
        (self.save, self.leave, self.home) = (save, leave, home)
    }

    /// - Parameter content: draws what is saved, on the sheet.
    public func draw(in frame: inout Frame<Action>, _ content: (SaveLayout, inout Frame<Action>) -> Void) {
        let layout = SaveLayout(frame.rooms)
        frame.stripWall(in: frame.rooms.viewport)
        frame.draw(
            .text(
                frame.text(.saving(.saveToStick)), in: layout.title,
                TextStyle(.title, size: 68 * layout.scale, color: .plum)))
        frame.sheet(layout.sheet, radius: 40)
        content(layout, &frame)
        drawWords(layout, in: &frame)
        drawButtons(layout, in: &frame)
        frame.roundButton("interface/icon-previous.svg", at: layout.leave, radius: layout.leaveRadius, sends: leave)
        frame.button(.back, sends: leave)
        frame.button(.home, sends: home)
    }

    private func drawWords(_ layout: SaveLayout, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(words.first), in: layout.first,
                TextStyle(.title, size: 56 * layout.scale, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(words.rest), in: layout.rest,
                TextStyle(.words, size: 42 * layout.scale, color: .ink, alignment: .leading, mostLines: mostLines)))
    }

    private func drawButtons(_ layout: SaveLayout, in frame: inout Frame<Action>) {
        let (button, size) = (layout.button, 66 * layout.scale)
        switch buttons {
        case .none: break
        case .stop(let stop):
            frame.pill(frame.text(.cancel), icon: "interface/icon-stop.svg", in: button, size: size, sends: stop)
        case .done:
            frame.pill(
                frame.text(.done), icon: "interface/icon-check.svg", in: button, size: size, tone: .primary,
                sends: leave)
        case .save(let again) where media.count == 1:
            frame.pill(
                frame.text(again ? .tryAgain : .save),
                icon: again ? "interface/icon-again.svg" : "interface/icon-stick.svg", in: button, size: size,
                tone: .primary, sends: save(media[0].place))
        case .save:
            for (medium, area) in zip(media, layout.buttons(media.count)) {
                frame.pill(
                    medium.name, icon: "interface/icon-stick.svg", in: area, size: 46 * layout.scale, tone: .primary,
                    sends: save(medium.place))
            }
        }
    }
}
