import Engine
import TalePacks

/// The rows of the page of tales.
struct TalesPageView {
    typealias Action = TalesPageViewModel.Action

    let page: TalesPageViewModel

    private var layout: RoomLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.roomWall(layout)
        // A finger carries tales also where nothing scrolls.
        if page.canOrder { frame.dragAxis = .vertical }
        drawRows(in: &frame)
        // A notice would lie over it.
        if let reset = layout.reset, page.notice == nil {
            frame.pill(
                frame.text(.resetSettings), icon: "interface/icon-again.svg", in: page.placed(reset),
                size: 42 * scale,
                sends: .reset, label: .named("reset-settings"))
        }
        let head = TalesHeadView(page: page)
        head.draw(in: &frame)
        head.drawFoot(in: &frame)
        if let notice = page.notice { draw(notice, &frame) }
    }

    private func drawRows(in frame: inout Frame<Action>) {
        let sight = layout.viewport.inset(by: -layout.rowHeight * 2)
        var order = page.order[...]
        for (row, area) in zip(page.rows, layout.rows.map(page.placed)) {
            let row = row.isTale && page.carried != nil ? order.popFirst().map { .tale($0) } ?? row : row
            // Thousands of rows out of sight need no places; the next ones are reached by keys.
            if area.intersects(sight), row.story?.id != page.carried?.id || !row.isTale {
                draw(row, in: area, &frame)
            }
        }
        if page.rows.isEmpty { drawNothing(in: &frame) }
        // The carried one lies over the others.
        if let carried = page.carried, let story = page.stories.first(where: { $0.id == carried.id }) {
            draw(.tale(story), in: page.placed(carried.area(at: page.scroll.offset)), &frame)
        }
    }

    private func drawNothing(in frame: inout Frame<Action>) {
        let top = layout.viewport.y + layout.head
        let area = Rect(x: 120, y: top + 60 * scale, width: 1360, height: 120 * scale)
        frame.draw(
            .text(
                frame.text(.tales(.nothingFound)), in: area,
                TextStyle(.title, size: 46 * scale, color: .plum, mostLines: 2)))
    }

    private func draw(_ row: TalesPageViewModel.Row, in area: Rect, _ frame: inout Frame<Action>) {
        switch row {
        case .ceiling:
            let controls = frame.roomRow(
                frame.text(.tales(.ceiling)), "interface/icon-wolf.svg", in: area, scale: scale,
                controls: 620 * scale)
            frame.roomStepper(
                frame.text(.tales(.mostWolves(page.ceiling))), in: controls, scale: scale, less: page.fewer,
                more: page.more, label: .named("most-wolves"))
            if page.world.isPinned(.mostWolves) { frame.roomLock(in: controls, scale: scale) }
        case .room:
            let kept = page.kept
            frame.roomRow(
                frame.text(.tales(.room(used: kept?.used ?? 0, free: kept?.free))),
                note: frame.text(.tales(.shippedStay)), "interface/icon-memory.svg", in: area, scale: scale,
                look: .notice)
        case .tale(let story): TaleRowView(page: page, story: story, area: area).draw(in: &frame)
        case .removed(let tale): draw(tale, in: area, &frame)
        }
    }

    private func draw(_ tale: RemovedTales.Tale, in area: Rect, _ frame: inout Frame<Action>) {
        let width = 330 * scale
        let controls = frame.roomRow(
            tale.title, note: frame.text(.tales(.daysLeft(tale.daysLeft))), "interface/icon-remove.svg",
            in: area,
            scale: scale, controls: width)
        drawUndo(of: tale, in: controls.inset(by: 18 * scale), &frame)
    }

    private func drawUndo(of tale: RemovedTales.Tale, in area: Rect, _ frame: inout Frame<Action>) {
        frame.pill(
            frame.text(.tales(.undo)), icon: "interface/icon-again.svg", in: area, size: 40 * scale,
            tone: .chosen,
            sends: .bringBack([tale.folder]), label: .named("undo-removal"))
    }

    // MARK: - The notice

    /// What has just happened, over the lower edge, with its undoing.
    private func draw(_ notice: TalesPageViewModel.Notice, _ frame: inout Frame<Action>) {
        let height = 160 * scale
        let area = Rect(
            x: 120, y: layout.viewport.maxY - height - 36 * scale, width: 1360, height: height)
        frame.sheet(area, radius: height / 2, paint: .flat(.plum))
        frame.hotspot(area, takesFocus: false, sends: .nothing, isGround: true)
        var words = area.inset(by: 40 * scale)
        let text: TalesWording
        switch notice {
        case .removed(let tales):
            text = tales.count == 1 ? .removed(tales[0].title) : .removed(count: tales.count)
            words.width -= 370 * scale
            let undo = Rect(
                x: area.maxX - 390 * scale, y: area.y + 22 * scale, width: 360 * scale,
                height: height - 44 * scale)
            frame.pill(
                frame.text(.tales(.undo)), icon: "interface/icon-again.svg", in: undo, size: 42 * scale,
                sends: .bringBack(tales.map(\.folder)), isNotice: true, label: .named("undo-removal"))
        case .failed(.unwritable): text = .unwritable
        case .failed(.taken): text = .taken
        }
        frame.draw(
            .text(
                frame.text(.tales(text)), in: words,
                TextStyle(.title, size: 44 * scale, color: .paper, alignment: .leadingMiddle, mostLines: 2))
        )
    }
}
