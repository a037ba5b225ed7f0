import Engine
import LetterJudge

/// All letters with their stars on a sheet of paper, and the choices below it.
struct LetterParentsView {
    typealias Action = LetterParentsViewModel.Action

    let page: LetterParentsViewModel

    private enum Layout {
        static let sheet = Rect(x: 60, y: 190, width: 1480, height: 500)
        static let columns = 11
        /// The rows of choices: their labels, and what can be chosen.
        static let choices = [726.0, 866]
        static let choiceHeight = 116.0, label = 330.0
        static let foot = Rect(x: 60, y: 1022, width: 1480, height: 136)
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.letters(.letters)), in: Rect(x: 220, y: 62, width: 1160, height: 96),
                TextStyle(.title, size: 72, color: .plum)))
        frame.sheet(Layout.sheet, radius: 40)
        drawLetters(in: &frame)
        drawChoices(in: &frame)
        drawFoot(in: &frame)
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    // MARK: - The letters

    private func drawLetters(in frame: inout Frame<Action>) {
        let letters = page.alphabet?.letters ?? []
        let area = Layout.sheet.inset(by: 26)
        let rows = max(3, (letters.count + Layout.columns - 1) / Layout.columns)
        let cell = Size(width: area.width / Double(Layout.columns), height: area.height / Double(rows))
        for (place, letter) in letters.enumerated() {
            let tile = Rect(
                x: area.x + Double(place % Layout.columns) * cell.width,
                y: area.y + Double(place / Layout.columns) * cell.height, width: cell.width, height: cell.height)
            draw(letter, in: tile.inset(by: 5), tint: .soft(place, of: letters.count), &frame)
        }
    }

    private func draw(_ letter: Letter, in tile: Rect, tint: Color, _ frame: inout Frame<Action>) {
        let action = Action.letter(letter.capital)
        let record = page.record(of: letter)
        let isBegun = record.stars > 0 || record.first != nil || record.step != nil
        frame.draw(
            .shape(
                .filled, in: tile, radius: 22,
                .flat(frame.depth(of: action) > 0.5 ? .blush : isBegun ? tint : Color.blush.faded(to: 0.35))))
        let words = Rect(x: tile.x, y: tile.y - 4, width: tile.width, height: tile.height * 0.72)
        frame.draw(.text(letter.capital, in: words, TextStyle(.words, size: tile.height * 0.42, color: .plum)))
        let stars = Point(x: tile.center.x, y: tile.maxY - tile.height * 0.2)
        let height = min(34, tile.height * 0.26)
        frame.stars(record.stars, in: Rect(center: stars, width: height * 3.1, height: height))
        frame.hotspot(tile, radius: 22, sends: action, isSnug: true)
    }

    // MARK: - The choices

    private func drawChoices(in frame: inout Frame<Action>) {
        draw(.alphabet, at: Layout.choices[0], in: &frame)
        let alphabets = page.alphabets
        for (place, alphabet) in alphabets.enumerated() {
            choice(
                alphabet.name, isOn: alphabet.id == page.alphabet?.id, area(place, of: max(3, alphabets.count), row: 0),
                .alphabet(alphabet.id), &frame)
        }
        draw(.age, at: Layout.choices[1], in: &frame)
        for (place, age) in AgeGroup.allCases.enumerated() {
            choice(
                frame.text(.letters(.years(age.years))), isOn: age == page.age, area(place, of: 3, row: 1), .age(age),
                &frame)
        }
    }

    private func draw(_ label: LettersWording, at y: Double, in frame: inout Frame<Action>) {
        let area = Rect(x: 80, y: y + 30, width: Layout.label, height: 60)
        frame.draw(
            .text(
                frame.text(.letters(label)), in: area, TextStyle(.title, size: 40, color: .plum, alignment: .leading)))
    }

    private func area(_ place: Int, of count: Int, row: Int) -> Rect {
        let (left, gap) = (80 + Layout.label, 24.0)
        let width = (1540 - left - gap * Double(count - 1)) / Double(count)
        return Rect(
            x: left + Double(place) * (width + gap), y: Layout.choices[row], width: width, height: Layout.choiceHeight)
    }

    private func choice(
        _ words: String, isOn: Bool, _ area: Rect, _ action: Action, _ frame: inout Frame<Action>
    ) {
        frame.pill(words, in: area, size: 44, tone: isOn ? .chosen : .plain, sends: action)
    }

    private func drawFoot(in frame: inout Frame<Action>) {
        var (left, right) = (Layout.foot, Layout.foot)
        left.width = 560
        right.x = left.maxX + 32
        right.width = Layout.foot.maxX - right.x
        frame.pill(
            frame.text(.letters(.tutorial)), icon: "interface/icon-play.svg", in: left, size: 45, sends: .tutorial)
        frame.pill(
            frame.text(.saving(.saveToStick)), icon: "interface/icon-stick.svg", in: right, size: 45, sends: .save)
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
