import Engine
import LetterJudge

/// All letters with their stars on a sheet of paper, and the choices below it.
struct LetterParentsView {
    typealias Action = LetterParentsViewModel.Action

    let page: LetterParentsViewModel

    private var layout: LetterParentsLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: page.viewport, scrolls: page.scroll.canScroll)
        frame.draw(
            .text(
                frame.text(.letters(.letters)), in: page.placed(layout.title),
                TextStyle(.title, size: 72 * scale, color: .plum, alignment: .leadingMiddle)))
        frame.stripBelowHead(in: page.viewport, at: page.scroll.offset)
        frame.pill(
            page.childName.isEmpty ? frame.text(.letters(.childName)) : page.childName,
            icon: "letters/icon-write.svg", in: page.placed(layout.name), size: 45 * scale, sends: .name)
        frame.sheet(page.placed(layout.sheet), radius: 40)
        drawLetters(in: &frame)
        drawChoices(in: &frame)
        drawFoot(in: &frame)
        frame.stripHead(in: page.viewport, at: page.scroll.offset, pageUp: .pageUp)
        frame.moreBelow(
            in: page.viewport, height: 178 * scale, radius: 50 * scale,
            rest: layout.length - page.scroll.offset - page.viewport.height, pageDown: .pageDown)
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: true,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    // MARK: - The letters

    private func drawLetters(in frame: inout Frame<Action>) {
        let letters = page.alphabet?.letters ?? []
        for (place, letter) in letters.enumerated() {
            draw(letter, in: page.placed(layout.tile(place)), tint: .soft(place, of: letters.count), &frame)
        }
    }

    private func draw(_ letter: Letter, in place: Rect, tint: Color, _ frame: inout Frame<Action>) {
        let action = Action.letter(letter.written)
        frame.hotspot(place, radius: 22, sends: action, isSnug: true)
        guard place.intersects(page.viewport) else { return }
        let record = page.record(of: letter), tile = place.inset(by: 6)
        let isBegun = record.stars > 0 || record.first != nil || record.step != nil
        frame.draw(
            .shape(
                .filled, in: tile, radius: 22,
                .flat(frame.depth(of: action) > 0.5 ? .blush : isBegun ? tint : Color.blush.faded(to: 0.35))))
        let words = Rect(x: tile.x, y: tile.y - 4, width: tile.width, height: tile.height * 0.72)
        frame.draw(.text(letter.written, in: words, TextStyle(.words, size: tile.height * 0.42, color: .plum)))
        let stars = Point(x: tile.center.x, y: tile.maxY - tile.height * 0.2)
        let height = min(34 * scale, tile.height * 0.26)
        frame.stars(record.stars, in: Rect(center: stars, width: height * 3.1, height: height))
    }

    // MARK: - The choices

    private func drawChoices(in frame: inout Frame<Action>) {
        for (row, choice) in page.choices.enumerated() {
            switch choice {
            case .alphabet:
                let count = max(3, page.alphabets.count)
                draw(.alphabet, row, of: count, page.alphabets.map { ($0.name, .alphabet($0.id)) }, in: &frame)
            case .form:
                let forms = LetterForm.allCases.map { (frame.text(.letters($0.words)), Action.form($0)) }
                draw(.learnt, row, of: 2, forms, in: &frame)
            case .age:
                let ages = AgeGroup.allCases.map { (frame.text(.letters(.years($0.years))), Action.age($0)) }
                draw(.age, row, of: 3, ages, in: &frame)
            }
        }
    }

    /// A row of choices with its name before it.
    private func draw(
        _ label: LettersWording, _ row: Int, of count: Int, _ choices: [(words: String, action: Action)],
        in frame: inout Frame<Action>
    ) {
        frame.draw(
            .text(
                frame.text(.letters(label)), in: page.placed(layout.label(row)),
                TextStyle(.title, size: 40 * scale, color: .plum, alignment: .leadingMiddle, mostLines: 2)))
        for (place, choice) in choices.enumerated() {
            frame.pill(
                choice.words, in: page.placed(layout.choice(place, of: count, row: row)), size: 44 * scale,
                tone: page.isOn(choice.action) ? .chosen : .plain, sends: choice.action)
        }
    }

    private func drawFoot(in frame: inout Frame<Action>) {
        frame.pill(
            frame.text(.letters(.tutorial)), icon: "interface/icon-play.svg", in: page.placed(layout.tutorial),
            size: 45 * scale, sends: .tutorial)
        frame.pill(
            frame.text(.saving(.saveToStick)), icon: "interface/icon-stick.svg", in: page.placed(layout.save),
            size: 45 * scale, sends: .save)
    }
}

extension LetterForm {
    fileprivate var words: LettersWording { self == .capital ? .capitals : .smallLetters }
}

extension AgeGroup {
    fileprivate var years: String {
        switch self {
        case .threeToFour: "3–4"
        case .fiveToSix: "5–6"
        case .sevenToEight: "7–8"
        }
    }
}
