import Engine

/// The learner's choices in groups, and a sheet on which something is typed.
struct ChoicesView {
    typealias Action = ChoicesViewModel.Action

    let page: ChoicesViewModel

    private var layout: ChoicesLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        let shared = layout.page
        shared.draw(
            in: &frame, page.scroll, "interface/icon-previous.svg",
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown), nothing: .nothing
        ) { frame in
            for (group, placed) in zip(page.groups, layout.groups) { draw(group, placed, &frame) }
        }
        shared.drawTitle(.choices, in: &frame)
        frame.roundButton(
            "interface/icon-prompt.svg", at: Point(x: 1600 - 110 * scale, y: layout.viewport.y + 110 * scale),
            radius: 66 * scale, sends: .prompt, label: .named("soltura-prompt"))
        if let edited = page.edited { drawEditor(edited, in: &frame) }
    }

    private func draw(_ group: ChoicesGroup, _ placed: ChoicesLayout.Group, _ frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.tutor(group.title)), in: page.placed(placed.title),
                TextStyle(.title, size: 42 * scale, color: .plum, alignment: .leadingMiddle)))
        if let note = group.note, let area = placed.note {
            frame.draw(
                .text(
                    note, in: page.placed(area),
                    TextStyle(
                        .words, size: ChoicesLayout.noteSize * scale, color: .ink, alignment: .leading, mostLines: 6)))
        }
        for (chip, place) in zip(group.chips, placed.chips) { draw(chip, in: page.placed(place), &frame) }
    }

    private func draw(_ chip: ChoicesGroup.Chip, in area: Rect, _ frame: inout Frame<Action>) {
        guard layout.page.isSeen(area, in: frame.window) else {
            return frame.hotspot(area, sends: chip.action, label: chip.label)
        }
        guard chip.isText else {
            return frame.pill(
                chip.text, icon: chip.icon, in: area, size: layout.chipSize, tone: chip.isChosen ? .chosen : .plain,
                sends: chip.action, label: chip.label)
        }
        let depth = frame.depth(of: chip.action)
        frame.sheet(area.scaled(by: 1 - 0.02 * depth), radius: 36 * scale, depth: depth)
        frame.draw(
            .text(
                chip.text, in: area.inset(by: layout.textMargin),
                TextStyle(.words, size: layout.chipSize, color: .ink, alignment: .leadingMiddle, mostLines: 12)))
        frame.hotspot(area, radius: 36 * scale, sends: chip.action, label: chip.label)
    }

    private func drawEditor(_ edited: ChoicesViewModel.Edited, in frame: inout Frame<Action>) {
        // What is below sleeps until this is done.
        let sight = frame.window
        frame.coverPlaces()
        frame.draw(.shape(.filled, in: sight, radius: 0, .flat(Color.shadow.faded(to: 0.35))))
        frame.hotspot(sight, takesFocus: false, sends: .cancel, isGround: true)
        let sheet = page.editor
        frame.hotspot(sheet, takesFocus: false, sends: .nothing, isGround: true)
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
