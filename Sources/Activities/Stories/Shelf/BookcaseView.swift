import Engine
import TalePacks

/// The bookcase: names, covers on boards, and piles of what does not fit.
struct BookcaseView {
    typealias Action = BookcaseViewModel.Action

    let screen: BookcaseViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: screen.viewport, scrolls: screen.scroll.canScroll)
        let (top, layout) = (screen.scroll.offset, screen.layout)
        frame.stripBelowHead(in: screen.viewport, at: top)
        screen.head.draw(
            screen.shelf, at: screen.now, isUpright: screen.rooms.areUpright, placed: screen.placed, &frame,
            sends: Action.animal)
        for number in layout.rows(from: top, to: top + screen.viewport.height) { draw(row: number, &frame) }
        frame.stripHead(in: screen.viewport, at: top, pageUp: .pageUp)
        frame.stripKeys(
            "interface/icon-home.svg", takesFocus: top < layout.rowHeight / 2, label: .named("home"),
            StripActions(leave: .home, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func draw(row number: Int, _ frame: inout Frame<Action>) {
        let (row, layout) = (screen.bookcase.rows[number], screen.layout)
        draw(board: screen.placed(layout.board(of: number)), &frame)
        draw(name: row.key, in: screen.placed(layout.name(of: number)), leadsOn: !row.pile.isEmpty, &frame)
        for (place, index) in row.shown.enumerated() {
            let story = screen.shelf.stories[index]
            let action = Action.read(story.id, on: row.key)
            let look = screen.voice.look(of: action, now: screen.now)
            StoryCardView(story: story, place: screen.progress[story.id], swell: look.swell, wave: look.wave)
                .draw(
                    in: screen.placed(layout.area(of: place, in: number)), opens: action,
                    says: .say(story.id, on: row.key),
                    &frame)
        }
        guard !row.pile.isEmpty else { return }
        let covers = row.pile.map { screen.shelf.stories[$0] }.map { $0.cover ?? $0.slides.first?.image }
        draw(pile: covers, of: row.key, in: screen.placed(layout.area(of: row.places - 1, in: number)), &frame)
    }

    /// The board under the covers, and its shadow on the wall.
    private func draw(board: Rect, _ frame: inout Frame<Action>) {
        frame.draw(
            .shape(
                .shadow(blur: 18), in: board.moved(by: Point(x: 0, y: 10)), radius: 10,
                .flat(Color.shadow.faded(to: 0.22))))
        frame.draw(.shape(.filled, in: board, radius: 10, .shaded(top: .lightWood, bottom: .wood)))
    }

    private func draw(name key: ShelfKey, in area: Rect, leadsOn: Bool, _ frame: inout Frame<Action>) {
        let scale = screen.layout.nameScale
        let radius = 32 * scale
        let disc = Rect(circleAt: Point(x: area.x + 34 * scale, y: area.center.y), radius: radius)
        frame.draw(.shape(.filled, in: disc, radius: radius, .flat(.plum)))
        frame.draw(.icon(key.icon, in: disc.scaled(by: 0.62), tint: .paper))
        let words = Rect(x: disc.maxX + 18, y: area.y + 6, width: 1100, height: area.height - 6)
        frame.draw(
            .text(
                key.title(in: frame.language), in: words,
                TextStyle(.title, size: 44 * scale, color: .plum, alignment: .leading)))
        let touch = Rect(x: area.x, y: area.y, width: 1100, height: area.height + 8)
        let saying = key.spokenTitle.map { _ in Action.sayName(key) }
        if leadsOn {
            frame.hotspot(
                touch, radius: 32, takesFocus: false, sends: .name(key), lingering: saying, actsAfterwards: true)
        } else if let saying {
            frame.hotspot(touch, radius: 32, takesFocus: false, sends: saying, lingering: saying)
        }
    }

    /// Stacked cards, and an arrow that indicates more.
    private func draw(pile covers: [Image?], of key: ShelfKey, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.open(key)
        let name = key.spokenTitle.map { SpokenLabel.clips([$0]) } ?? .named("more")
        frame.hotspot(
            area, radius: 26, sends: action, lingering: key.spokenTitle.map { _ in .sayName(key) },
            actsAfterwards: true, label: name)
        guard area.inset(by: -60).intersects(frame.picture.bounds) else { return }
        let depth = frame.depth(of: action)
        let swell = screen.voice.look(of: action, now: screen.now).swell
        let whole = area.scaled(by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: action) + 0.05 * swell)
        let card = Size(width: whole.width * 0.86, height: whole.height * 0.72)
        let step = Point(x: whole.width * 0.07, y: whole.height * 0.14)
        for (number, cover) in covers.enumerated() {
            let sheet = Rect(
                x: whole.x + step.x * Double(number), y: whole.y + step.y * Double(number), width: card.width,
                height: card.height)
            frame.sheet(sheet, radius: 26, depth: depth)
            frame.photograph(cover, in: sheet.inset(by: 12), radius: 18)
        }
        let radius = area.width * 54 / 278
        let arrow = Rect(circleAt: Point(x: whole.maxX - radius - 8, y: whole.maxY - radius - 8), radius: radius)
        frame.sheet(arrow, radius: radius, paint: Tone.primary.paint, depth: depth)
        frame.draw(.icon("interface/icon-next.svg", in: arrow.scaled(by: 0.64), tint: .paper))
    }
}

extension ShelfKey {
    /// The shelf's symbol for a child who cannot read.
    fileprivate var icon: Image {
        switch self {
        case .begun: "interface/icon-begun.svg"
        case .new: "interface/icon-new.svg"
        case .folder: "interface/icon-bookcase.svg"
        case .language: "interface/icon-speech.svg"
        case .all: "interface/icon-book.svg"
        }
    }
}

extension Color {
    fileprivate static let lightWood = Color(0xe2b98d)
    fileprivate static let wood = Color(0xc08f62)
}
