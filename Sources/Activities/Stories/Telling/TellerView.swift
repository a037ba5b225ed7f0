import Engine
import TalePacks

/// A choice of faces on one sheet of paper.
struct TellerView {
    typealias Action = TellerViewModel.Action

    let page: TellerViewModel

    private var layout: TellerLayout { page.layout }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: page.rooms.viewport)
        frame.draw(
            .text(
                frame.text(.stories(.whoTells)), in: layout.title,
                TextStyle(.title, size: 68 * layout.scale, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                page.story.title, in: layout.tale,
                TextStyle(.words, size: 38 * layout.scale, color: .ink, alignment: .leading)))
        frame.pill(
            frame.text(.saving(.saveToStick)), icon: "interface/icon-stick.svg", in: layout.save,
            size: 46 * layout.scale,
            sends: .save)
        frame.sheet(layout.sheet, radius: 40)
        drawFace(in: &frame)
        drawRows(in: &frame)
        frame.pill(
            frame.text(page.telling == nil ? .start : .stories(.goOn)), icon: "interface/icon-microphone.svg",
            in: layout.begin,
            size: 66 * layout.scale,
            tone: .primary, sends: .begin)
        if page.telling != nil { drawRemove(in: &frame) }
        frame.roundButton("interface/icon-previous.svg", at: layout.leave, radius: layout.leaveRadius, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    private func drawFace(in frame: inout Frame<Action>) {
        frame.faceOnPaper(page.teller, in: layout.face)
        frame.draw(
            .text(
                frame.text(.stories(state)), in: layout.state,
                TextStyle(.words, size: 38 * layout.scale, color: .ink, mostLines: 3)))
    }

    private var state: StoriesWording {
        if page.hasFailed { return .cannotDelete }
        guard let telling = page.telling else { return .newTeller }
        let count = page.story.slides.count { telling.narration[$0.id] != nil }
        return .told(slides: count, of: page.story.slides.count)
    }

    /// The existing tellings, the animals and the colours.
    private func drawRows(in frame: inout Frame<Action>) {
        let tellings = Array(page.shownTellings)
        var tops = layout.tops(tellings.isEmpty ? 2 : 3)
        if !tellings.isEmpty {
            let top = tops.removeFirst()
            row(.alreadyTold, tellings.map { .telling($0.id) }, at: top, in: &frame) {
                place, disc, frame in
                frame.face(of: tellings[place].teller, in: disc)
                return tellings[place].id == page.telling?.id
            }
            if page.hasMoreTellings {
                let more = layout.disc(TellerViewModel.shared, at: top)
                frame.roundButton(
                    "interface/icon-next.svg", at: more.center, radius: layout.radius, sends: .moreTellings,
                    label: .named("more"))
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
                frame.text(.stories(title)), in: layout.heading(at: top),
                TextStyle(.title, size: 38 * layout.scale, color: .plum, alignment: .leading)))
        for (number, action) in actions.enumerated() {
            let place = layout.disc(number, at: top)
            let disc = place.scaled(by: 1 - 0.06 * frame.depth(of: action))
            if content(number, disc.inset(by: 8), &frame) { drawChosen(disc, in: &frame) }
            frame.hotspot(place, radius: layout.radius, sends: action)
        }
    }

    /// A ring and a tick: not distinguished by colour alone.
    private func drawChosen(_ disc: Rect, in frame: inout Frame<Action>) {
        frame.draw(.shape(.ring(width: 7), in: disc.inset(by: -2), radius: disc.width / 2 + 2, .flat(.deepOrange)))
        frame.tick(at: Point(x: disc.maxX - 18, y: disc.maxY - 18), radius: 22)
    }

    /// Moves the telling aside when it is held.
    private func drawRemove(in frame: inout Frame<Action>) {
        let (remove, scale) = (layout.remove, layout.scale)
        let radius = 54 * scale
        let ring = Rect(circleAt: Point(x: remove.x + 75 * scale, y: remove.center.y), radius: radius)
        frame.draw(.shape(.filled, in: ring, radius: radius, .flat(Color.paper.faded(to: 0.75))))
        frame.draw(.icon("interface/icon-remove.svg", in: ring.scaled(by: 0.56), tint: .brown))
        let progress = frame.holdProgress(of: .remove)
        if progress > 0 {
            frame.draw(.shape(.arc(width: 10, fraction: progress), in: ring, radius: radius, .flat(.deepOrange)))
        }
        let words = Rect(
            x: ring.maxX + 26, y: ring.center.y - radius, width: remove.maxX - ring.maxX - 26, height: 56 * scale)
        frame.draw(
            .text(
                frame.text(.stories(.delete)), in: words,
                TextStyle(.title, size: 46 * scale, color: .ink, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.holdTwoSeconds),
                in: Rect(x: words.x, y: words.maxY, width: words.width, height: 46 * scale),
                TextStyle(.words, size: 28 * scale, color: .ink, alignment: .leading)))
        frame.hotspot(layout.remove, radius: 60, hold: TellerViewModel.hold, sends: .remove)
    }
}
