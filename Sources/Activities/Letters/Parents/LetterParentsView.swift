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
        let action = Action.letter(letter.capital)
        frame.hotspot(place, radius: 22, sends: action, isSnug: true)
        guard place.intersects(page.viewport) else { return }
        let record = page.record(of: letter), tile = place.inset(by: 6)
        let isBegun = record.stars > 0 || record.first != nil || record.step != nil
        frame.draw(
            .shape(
                .filled, in: tile, radius: 22,
                .flat(frame.depth(of: action) > 0.5 ? .blush : isBegun ? tint : Color.blush.faded(to: 0.35))))
        let words = Rect(x: tile.x, y: tile.y - 4, width: tile.width, height: tile.height * 0.72)
        frame.draw(.text(letter.capital, in: words, TextStyle(.words, size: tile.height * 0.42, color: .plum)))
        let stars = Point(x: tile.center.x, y: tile.maxY - tile.height * 0.2)
        let height = min(34 * scale, tile.height * 0.26)
        frame.stars(record.stars, in: Rect(center: stars, width: height * 3.1, height: height))
    }

    // MARK: - The choices

    private func drawChoices(in frame: inout Frame<Action>) {
        draw(.alphabet, row: 0, in: &frame)
        let alphabets = page.alphabets
        for (place, alphabet) in alphabets.enumerated() {
            choice(
                alphabet.name, isOn: alphabet.id == page.alphabet?.id,
                layout.choice(place, of: max(3, alphabets.count), row: 0), .alphabet(alphabet.id), &frame)
        }
        draw(.age, row: 1, in: &frame)
        for (place, age) in AgeGroup.allCases.enumerated() {
            choice(
                frame.text(.letters(.years(age.years))), isOn: age == page.age, layout.choice(place, of: 3, row: 1),
                .age(age), &frame)
        }
    }

    private func draw(_ label: LettersWording, row: Int, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.letters(label)), in: page.placed(layout.label(row)),
                TextStyle(.title, size: 40 * scale, color: .plum, alignment: .leadingMiddle, mostLines: 2)))
    }

    private func choice(
        _ words: String, isOn: Bool, _ area: Rect, _ action: Action, _ frame: inout Frame<Action>
    ) {
        frame.pill(words, in: page.placed(area), size: 44 * scale, tone: isOn ? .chosen : .plain, sends: action)
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

extension AgeGroup {
    fileprivate var years: String {
        switch self {
        case .threeToFour: "3–4"
        case .fiveToSix: "5–6"
        case .sevenToEight: "7–8"
        }
    }
}
