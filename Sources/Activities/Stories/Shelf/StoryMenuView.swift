import Engine
import TalePacks

/// Covers with their titles, under a button that leads home or to the bookcase.
struct StoryMenuView {
    typealias Action = StoryMenuViewModel.Action

    let menu: StoryMenuViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: menu.viewport, scrolls: menu.scroll.canScroll)
        if menu.count == 0, menu.shelf.isWhole { drawNoTales(in: &frame) }
        let top = menu.scroll.offset
        let layout = menu.layout
        frame.stripBelowHead(in: menu.viewport, at: top)
        for place in layout.places(from: top, to: top + menu.viewport.height) {
            let story = menu.story(at: place)
            let look = menu.voice.look(of: story.id, now: menu.now)
            StoryCardView(story: story, place: menu.progress[story.id], swell: look.swell, wave: look.wave)
                .draw(
                    in: menu.placed(layout.area(of: place)), opens: .read(story.id), says: .say(story.id), &frame)
        }
        if let key = menu.key {
            draw(name: key, &frame)
        } else {
            menu.head.draw(
                menu.shelf, at: menu.now, isUpright: menu.rooms.areUpright, placed: menu.placed, &frame,
                sends: Action.animal)
        }
        frame.stripHead(in: menu.viewport, at: top, pageUp: .pageUp)
        menu.letters?.draw(in: &frame, inSight: layout.placesInSight(from: top))
        frame.stripKeys(
            menu.key == nil ? "interface/icon-home.svg" : "interface/icon-bookcase.svg",
            takesFocus: top < layout.rowHeight / 2, label: .named(menu.key == nil ? "home" : "bookcase"),
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func draw(name key: ShelfKey, _ frame: inout Frame<Action>) {
        let isUpright = menu.rooms.areUpright
        let area =
            isUpright ? Rect(x: 240, y: 60, width: 1120, height: 120) : Rect(x: 210, y: 66, width: 1180, height: 88)
        let style = TextStyle(.title, size: isUpright ? 88 : 64, color: .plum, mostLines: 1)
        frame.draw(.text(key.title(in: frame.language), in: menu.placed(area), style))
    }

    private func drawNoTales(in frame: inout Frame<Action>) {
        frame.draw(
            .icon(
                "interface/icon-book.svg", in: Rect(center: Point(x: 800, y: 440), width: 260, height: 260),
                tint: .plum))
        frame.draw(
            .text(
                frame.text(.stories(.noTales)), in: Rect(x: 200, y: 620, width: 1200, height: 90),
                TextStyle(.title, size: 64, color: .plum)))
        frame.draw(
            .text(
                frame.text(.stories(.howToAdd)),
                in: Rect(x: 200, y: 720, width: 1200, height: 70), TextStyle(.words, size: 42, color: .ink)))
    }
}
