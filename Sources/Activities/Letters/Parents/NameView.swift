import Engine

/// The field for the child's name, and below it the letters that the child will write.
struct NameView {
    typealias Action = NameViewModel.Action

    let page: NameViewModel

    func draw(in frame: inout Frame<Action>) {
        let layout = page.layout, scale = layout.scale
        frame.stripWall(in: layout.viewport)
        // What is typed here is nobody else's.
        frame.isSecret = true
        frame.draw(
            .text(
                frame.text(.letters(.childName)), in: layout.title,
                TextStyle(.title, size: 72 * scale, color: .plum, alignment: .leadingMiddle)))
        let words = page.words.map { frame.text(.letters($0)) }.joined(separator: " ")
        frame.draw(
            .text(
                words, in: layout.words,
                TextStyle(.words, size: 38 * scale, color: .ink, alignment: .leadingMiddle, mostLines: 2)))
        if let word = page.word {
            let line = WordLine(parts: word.parts, written: [])
            for drawing in line.drawings(in: layout.preview, tallest: 150 * scale) { frame.draw(drawing) }
        }
        frame.roundButton(
            "interface/icon-previous.svg", at: Point(x: 110 * scale, y: layout.title.center.y), radius: 66 * scale,
            sends: .leave)
        frame.pill(
            frame.text(.done), icon: "interface/icon-check.svg", in: layout.done, size: 45 * scale, tone: .primary,
            sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        page.typing.field.draw(in: &frame, isTyping: page.typing.isTyping) { .field($0) }
        // The keyboard is as wide as hands reach, also where the stage is narrower.
        frame.useRooms()
        page.typing.keyboard?.draw(in: &frame, area: TypingPlace.keyboardArea(in: page.rooms)) { .key($0) }
    }
}
