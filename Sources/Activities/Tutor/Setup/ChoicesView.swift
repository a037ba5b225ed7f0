import Engine

/// The learner's choices in groups, and a sheet on which something is typed.
struct ChoicesView {
    typealias Action = ChoicesViewModel.Action

    let page: ChoicesViewModel

    private var layout: ChoicesLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: layout.viewport)
        let top = layout.viewport.y + layout.head
        let sight = Rect(
            x: layout.viewport.x, y: top, width: layout.viewport.width, height: layout.viewport.maxY - top)
        frame.draw(.clip(sight))
        for (group, placed) in zip(page.groups, layout.groups) { draw(group, placed, in: sight, &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
        if let edited = page.edited { drawEditor(edited, in: &frame) }
    }

    private func draw(
        _ group: ChoicesGroup, _ placed: ChoicesLayout.Group, in sight: Rect, _ frame: inout Frame<Action>
    ) {
        frame.draw(
            .text(
                frame.text(.tutor(group.title)), in: page.placed(placed.title),
                TextStyle(.title, size: 42 * scale, color: .plum, alignment: .leadingMiddle)))
        if let note = group.note, let area = placed.note {
            frame.draw(
                .text(
                    note, in: page.placed(area),
                    TextStyle(.words, size: 30 * scale, color: .ink, alignment: .leading, mostLines: 2)))
        }
        for (chip, place) in zip(group.chips, placed.chips) {
            let area = page.placed(place)
            guard area.inset(by: -60).intersects(sight) else {
                frame.hotspot(area, sends: chip.action, label: chip.label)
                continue
            }
            frame.pill(
                chip.text, icon: chip.icon, in: area, size: layout.chipSize, tone: chip.isChosen ? .chosen : .plain,
                sends: chip.action, label: chip.label)
        }
    }

    private func drawHead(in frame: inout Frame<Action>) {
        let head = Rect(
            x: layout.viewport.x, y: layout.viewport.y, width: layout.viewport.width, height: layout.head)
        frame.hotspot(head, takesFocus: false, sends: .nothing)
        frame.draw(
            .text(
                frame.text(.tutor(.choices)),
                in: Rect(
                    x: 230 * scale, y: head.y + 44 * scale, width: 1600 - 460 * scale, height: 110 * scale),
                TextStyle(.title, size: 68 * scale, color: .plum)))
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: true,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
        frame.roundButton(
            "interface/icon-prompt.svg", at: Point(x: 1600 - 110 * scale, y: head.y + 110 * scale), radius: 66 * scale,
            sends: .prompt, label: .named("soltura-prompt"))
    }

    private func drawEditor(_ edited: ChoicesViewModel.Edited, in frame: inout Frame<Action>) {
        // What is below sleeps until this is done.
        let sight = layout.viewport
        frame.draw(.shape(.filled, in: sight, radius: 0, .flat(Color.shadow.faded(to: 0.35))))
        frame.hotspot(sight, takesFocus: false, sends: .cancel)
        let sheet = page.editor
        frame.hotspot(sheet, takesFocus: false, sends: .nothing)
        frame.sheet(sheet, radius: 44 * scale)
        let title = Rect(x: sheet.x + 50, y: sheet.y + 18 * scale, width: sheet.width - 100, height: 66 * scale)
        frame.draw(
            .text(
                frame.text(.tutor(edited.title)), in: title,
                TextStyle(.title, size: 44 * scale, color: .plum, alignment: .leadingMiddle)))
        let (width, height) = (340 * scale, 96 * scale)
        let y = sheet.maxY - height - 18 * scale
        frame.pill(
            frame.text(.cancel), in: Rect(x: sheet.maxX - 50 - 2 * width - 20, y: y, width: width, height: height),
            size: 40 * scale, sends: .cancel, label: .named("back"))
        frame.pill(
            frame.text(.done), icon: "interface/icon-check.svg",
            in: Rect(x: sheet.maxX - 50 - width, y: y, width: width, height: height), size: 40 * scale, tone: .primary,
            sends: .finish, label: .named("done"))
        page.typing.field.draw(
            in: &frame, isTyping: page.typing.isTyping, label: .named("soltura-field")
        ) { .field($0) }
        page.typing.keyboard?.draw(in: &frame, area: TypingPlace.keyboardArea(in: page.rooms)) { .key($0) }
    }
}
