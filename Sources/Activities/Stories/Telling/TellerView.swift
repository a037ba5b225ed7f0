import Engine
import TalePacks

/// A choice of faces on one sheet of paper.
struct TellerView {
    typealias Action = TellerViewModel.Action

    let page: TellerViewModel

    private enum Layout {
        static let sheet = Rect(x: 60, y: 200, width: 1480, height: 740)
        static let face = Rect(circleAt: Point(x: 335, y: 480), radius: 165)
        static let rows = 620.0
        static let (radius, spacing) = (66.0, 146.0)
        static let most = 6
        static let save = Rect(x: 930, y: 46, width: 610, height: 124)
        static let begin = Rect(x: 1000, y: 985, width: 540, height: 150)
        static let remove = Rect(x: 60, y: 985, width: 640, height: 150)
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.stories(.whoTells)), in: Rect(x: 220, y: 40, width: 680, height: 84),
                TextStyle(.title, size: 68, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                page.story.title, in: Rect(x: 220, y: 124, width: 680, height: 52),
                TextStyle(.words, size: 38, color: .ink, alignment: .leading)))
        frame.pill(
            frame.text(.saving(.saveToStick)), icon: "interface/icon-stick.svg", in: Layout.save, size: 46,
            sends: .save)
        frame.sheet(Layout.sheet, radius: 40)
        drawFace(in: &frame)
        drawRows(in: &frame)
        frame.pill(
            frame.text(page.telling == nil ? .start : .stories(.goOn)), icon: "interface/icon-microphone.svg",
            in: Layout.begin,
            size: 66,
            tone: .primary, sends: .begin)
        if page.telling != nil { drawRemove(in: &frame) }
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    private func drawFace(in frame: inout Frame<Action>) {
        frame.faceOnPaper(page.teller, in: Layout.face)
        let words = Rect(x: Layout.sheet.x + 40, y: Layout.face.maxY + 34, width: 470, height: 120)
        frame.draw(
            .text(frame.text(.stories(state)), in: words, TextStyle(.words, size: 38, color: .ink, mostLines: 2)))
    }

    private var state: StoriesWording {
        if page.hasFailed { return .cannotDelete }
        guard let telling = page.telling else { return .newTeller }
        let count = page.story.slides.count { telling.narration[$0.id] != nil }
        return .told(slides: count, of: page.story.slides.count)
    }

    /// The existing tellings, the animals and the colours.
    private func drawRows(in frame: inout Frame<Action>) {
        let tellings = page.story.tellings.prefix(Layout.most)
        var tops = tellings.isEmpty ? [330.0, 610] : [230.0, 460, 690]
        if !tellings.isEmpty {
            row(.alreadyTold, tellings.map { .telling($0.id) }, at: tops.removeFirst(), in: &frame) {
                place, disc, frame in
                frame.face(of: tellings[place].teller, in: disc)
                return tellings[place].id == page.telling?.id
            }
        }
        let animals = Teller.Animal.allCases
        row(.animal, animals.map { .animal($0) }, at: tops[0], in: &frame) { place, disc, frame in
            frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(page.teller.hue.color)))
            frame.draw(.icon(animals[place].image, in: disc.scaled(by: 0.86), tint: .white))
            return animals[place] == page.teller.animal
        }
        let hues = Teller.Hue.allCases
        row(.color, hues.map { .hue($0) }, at: tops[1], in: &frame) { place, disc, frame in
            frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(hues[place].color)))
            return hues[place] == page.teller.hue
        }
    }

    /// - Parameter content: draws one disc and returns whether it is the chosen one.
    private func row(
        _ title: StoriesWording, _ actions: [Action], at top: Double, in frame: inout Frame<Action>,
        content: (Int, Rect, inout Frame<Action>) -> Bool
    ) {
        frame.draw(
            .text(
                frame.text(.stories(title)), in: Rect(x: Layout.rows + 8, y: top, width: 860, height: 48),
                TextStyle(.title, size: 38, color: .plum, alignment: .leading)))
        for (place, action) in actions.enumerated() {
            let center = Point(
                x: Layout.rows + Layout.radius + 8 + Double(place) * Layout.spacing, y: top + 64 + Layout.radius)
            let disc = Rect(circleAt: center, radius: Layout.radius * (1 - 0.06 * frame.depth(of: action)))
            if content(place, disc.inset(by: 8), &frame) { drawChosen(disc, in: &frame) }
            frame.hotspot(Rect(circleAt: center, radius: Layout.radius), radius: Layout.radius, sends: action)
        }
    }

    /// A ring and a tick: not distinguished by colour alone.
    private func drawChosen(_ disc: Rect, in frame: inout Frame<Action>) {
        frame.draw(.shape(.ring(width: 7), in: disc.inset(by: -2), radius: disc.width / 2 + 2, .flat(.deepOrange)))
        frame.tick(at: Point(x: disc.maxX - 18, y: disc.maxY - 18), radius: 22)
    }

    /// Moves the telling aside when it is held.
    private func drawRemove(in frame: inout Frame<Action>) {
        let ring = Rect(circleAt: Point(x: Layout.remove.x + 75, y: Layout.remove.center.y), radius: 54)
        frame.draw(.shape(.filled, in: ring, radius: 54, .flat(Color.paper.faded(to: 0.75))))
        frame.draw(.icon("interface/icon-remove.svg", in: ring.scaled(by: 0.56), tint: .brown))
        let progress = frame.holdProgress(of: .remove)
        if progress > 0 {
            frame.draw(.shape(.arc(width: 10, fraction: progress), in: ring, radius: 54, .flat(.deepOrange)))
        }
        let words = Rect(x: ring.maxX + 26, y: ring.center.y - 54, width: 470, height: 56)
        frame.draw(
            .text(
                frame.text(.stories(.delete)), in: words,
                TextStyle(.title, size: 46, color: .ink, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.holdTwoSeconds),
                in: Rect(x: words.x, y: words.maxY, width: words.width, height: 46),
                TextStyle(.words, size: 28, color: .ink, alignment: .leading)))
        frame.hotspot(Layout.remove, radius: 60, hold: TellerViewModel.hold, sends: .remove)
    }
}
