import Engine

/// The scenarios by category, under a field that searches them, over a bar with the chosen one.
struct SceneListView {
    typealias Action = SceneListViewModel.Action

    let list: SceneListViewModel

    private var layout: SceneListLayout { list.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        layout.page.draw(
            in: &frame, list.scroll, "interface/icon-home.svg",
            StripActions(leave: .leave, home: .leave, pageUp: .pageUp, pageDown: .pageDown), nothing: .nothing
        ) { frame in
            if list.entries.isEmpty { drawNothing(in: &frame) }
            for title in layout.titles { draw(title, in: &frame) }
            for (entry, tile) in zip(list.entries, layout.tiles) { draw(entry, in: list.placed(tile), &frame) }
        }
        drawHead(in: &frame)
        if list.typing.isTyping {
            drawKeyboard(in: &frame)
        } else {
            drawBar(in: &frame)
        }
    }

    private func draw(_ title: SceneListLayout.Title, in frame: inout Frame<Action>) {
        let area = list.placed(title.area)
        guard layout.page.isSeen(area, in: frame.window) else { return }
        let side = area.height * 0.62
        let icon = Rect(x: area.x, y: area.center.y - side / 2, width: side, height: side)
        frame.draw(.icon(Image(title.category.icon), in: icon, tint: .plum))
        let words = Rect(x: icon.maxX + 18 * scale, y: area.y, width: area.width - side, height: area.height)
        frame.draw(
            .text(
                frame.text(.tutor(.category(title.category.wording))), in: words,
                TextStyle(.title, size: 42 * scale, color: .plum, alignment: .leadingMiddle)))
    }

    private func draw(_ entry: Scenes.Entry, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.choose(entry.id)
        frame.hotspot(area, radius: 32 * scale, sends: action, label: .scene(entry.id))
        guard layout.page.isSeen(area, in: frame.window) else { return }
        let depth = frame.depth(of: action)
        let tile = area.scaled(by: 1 - 0.04 * depth)
        let isChosen = entry.id == list.preferences.scenario
        let tone: Tone = isChosen ? .chosen : .plain
        frame.sheet(tile, radius: 32 * scale, paint: tone.paint, depth: depth)
        let side = tile.height * 0.44
        let icon = Rect(x: tile.x + 22 * scale, y: tile.center.y - side / 2, width: side, height: side)
        frame.draw(.icon(Image(entry.icon), in: icon, tint: isChosen ? .paper : .plum))
        let left = icon.maxX + 16 * scale
        let words = Rect(x: left, y: tile.y + 12, width: tile.maxX - left - 14 * scale, height: tile.height - 24)
        frame.draw(
            .text(
                entry.title.text(in: frame.language), in: words,
                TextStyle(.title, size: 36 * scale, color: tone.ink, alignment: .leadingMiddle, mostLines: 3)))
    }

    private func drawNothing(in frame: inout Frame<Action>) {
        guard let scenes = list.scenes else { return }
        let isMissing = scenes.entries.isEmpty
        let top = layout.viewport.y + layout.head
        let bottom = list.typing.keyboard == nil ? layout.viewport.maxY : TypingPlace.keyboardArea(in: list.rooms).y
        let middle = Rect(
            center: Point(x: layout.viewport.center.x, y: (top + bottom) / 2 + 40 * scale), width: 1240,
            height: 120 * scale)
        let words = isMissing ? TutorWording.installPackage : .nothingFound
        frame.draw(
            .text(
                frame.text(.tutor(words)), in: middle.moved(by: Point(x: 0, y: -90 * scale)),
                TextStyle(.title, size: 48 * scale, color: .plum, mostLines: 2)))
        guard isMissing else { return }
        frame.draw(
            .text(
                "sudo apt install pasaka-soltura", in: middle.moved(by: Point(x: 0, y: 40 * scale)),
                TextStyle(.technical, size: 44 * scale, color: .brown)))
    }

    private func drawHead(in frame: inout Frame<Action>) {
        frame.pill(
            frame.text(.tutor(.choices)), icon: "interface/icon-choices.svg", in: layout.choices, size: 42 * scale,
            sends: .choices, label: .named("soltura-choices"))
        list.typing.field.draw(
            in: &frame, isTyping: list.typing.isTyping, hint: frame.text(.tutor(.find)), label: .named("soltura-find")
        ) { .field($0) }
        SearchBox(layout.search).drawClear(
            in: &frame, isEmpty: list.typing.text.isEmpty, label: .named("soltura-find-clear"), sends: .clearSearch)
    }

    private func drawKeyboard(in frame: inout Frame<Action>) {
        list.typing.keyboard?.draw(in: &frame, area: TypingPlace.keyboardArea(in: list.rooms)) { .key($0) }
    }

    /// The chosen scenario, what it is about, and the button that starts it.
    private func drawBar(in frame: inout Frame<Action>) {
        guard let chosen = list.chosen else { return }
        let bar = layout.bar
        frame.hotspot(bar, takesFocus: false, sends: .nothing, isGround: true)
        frame.sheet(bar, radius: 48 * scale)
        let button = Rect(
            x: bar.maxX - 390 * scale, y: bar.y + 20 * scale, width: 364 * scale, height: bar.height - 40 * scale)
        let left = bar.x + 44 * scale
        let title = Rect(x: left, y: bar.y + 22 * scale, width: button.x - left - 30 * scale, height: 56 * scale)
        frame.draw(
            .text(
                chosen.title.text(in: frame.language), in: title,
                TextStyle(.title, size: 44 * scale, color: .plum, alignment: .leadingMiddle)))
        let goal = Rect(
            x: left, y: title.maxY + 2, width: title.width, height: bar.maxY - title.maxY - 16 * scale)
        frame.draw(
            .text(
                chosen.goal.text(in: frame.language), in: goal,
                TextStyle(.words, size: 33 * scale, color: .ink, alignment: .leading, mostLines: 2)))
        frame.pill(
            frame.text(.start), icon: "interface/icon-play.svg", in: button, size: 52 * scale, tone: .primary,
            sends: .start, label: .named("start"))
    }
}
