import Engine
import TalePacks

/// The covers of the tales that can be recorded, each with the faces of its tellers.
struct TellingMenuView {
    typealias Action = TellingMenuViewModel.Action

    let menu: TellingMenuViewModel

    private static let mostFaces = 4

    func draw(in frame: inout Frame<Action>) {
        let (top, scale) = (menu.scroll.offset, menu.rooms.areUpright ? 1.3 : 1)
        frame.stripWall(in: menu.viewport, scrolls: menu.scroll.canScroll)
        let isEmpty = menu.stories.isEmpty
        frame.draw(
            .text(
                frame.text(.stories(isEmpty ? .noTales : .whichTale)),
                in: menu.placed(Rect(x: 220, y: 62, width: 1160, height: 96 * scale)),
                TextStyle(.title, size: 68 * scale, color: .plum)))
        for place in menu.layout.places(from: top, to: top + menu.viewport.height) {
            draw(menu.stories[place], in: menu.placed(menu.layout.area(of: place)), &frame)
        }
        // Beside lower rows it would catch the focus on its way to the row above.
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: top < menu.layout.rowHeight / 2,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func draw(_ story: Story, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.tale(story.id)
        frame.hotspot(area, radius: 40, sends: action)
        guard area.inset(by: -60).intersects(menu.viewport) else { return }
        let depth = frame.depth(of: action)
        let card = area.scaled(by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: action))
        let scale = card.width / StoryShelfLayout.card.width
        let width = card.width - 36 * scale
        frame.sheet(card, radius: 40 * scale, depth: depth)
        let cover = Rect(x: card.x + 18 * scale, y: card.y + 18 * scale, width: width, height: width * 0.75)
        frame.photograph(story.cover ?? story.slides.first?.image, in: cover, radius: 28 * scale)
        let words = Rect(
            x: cover.x, y: cover.maxY + 8 * scale, width: width, height: card.maxY - cover.maxY - 20 * scale)
        frame.draw(.text(story.title, in: words, TextStyle(.title, size: 46 * scale, color: .plum, mostLines: 2)))
        for (number, telling) in story.tellings.prefix(Self.mostFaces).enumerated() {
            let center = Point(x: cover.maxX - (54 + Double(number) * 92) * scale, y: cover.y + 34 * scale)
            frame.faceOnPaper(telling.teller, in: Rect(circleAt: center, radius: 42 * scale))
        }
    }
}
