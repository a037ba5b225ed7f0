import Engine
import TalePacks

/// The rows of the page of tales.
struct TalesPageView {
    typealias Action = TalesPageViewModel.Action

    let page: TalesPageViewModel

    private var layout: RoomLayout { page.layout }
    private var scale: Double { layout.scale }
    private static let button = 56.0

    func draw(in frame: inout Frame<Action>) {
        frame.roomWall(layout)
        let sight = layout.viewport.inset(by: -layout.rowHeight * 2)
        for (place, row) in page.rows.enumerated() {
            let area = page.placed(layout.rows[place])
            // Thousands of rows out of sight need no places; the next ones are reached by keys.
            if area.intersects(sight) { draw(row, in: area, &frame) }
        }
        // A notice would lie over it.
        if let reset = layout.reset, page.notice == nil {
            frame.pill(
                frame.text(.resetSettings), icon: "interface/icon-again.svg", in: page.placed(reset), size: 42 * scale,
                sends: .reset, label: .named("reset-settings"))
        }
        frame.roomHead(
            frame.text(.tales(.title)), in: layout,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown), nothing: .nothing)
        frame.roomMore(in: layout, at: page.scroll.offset, pageDown: .pageDown)
        if let notice = page.notice { draw(notice, &frame) }
    }

    private func draw(_ row: TalesPageViewModel.Row, in area: Rect, _ frame: inout Frame<Action>) {
        switch row {
        case .ceiling:
            let controls = frame.roomRow(
                frame.text(.tales(.ceiling)), "interface/icon-wolf.svg", in: area, scale: scale, controls: 620 * scale)
            frame.roomStepper(
                frame.text(.tales(.mostWolves(page.ceiling))), in: controls, scale: scale, less: page.fewer,
                more: page.more, label: .named("most-wolves"))
            if page.world.isPinned(.mostWolves) { frame.roomLock(in: controls, scale: scale) }
        case .room:
            let kept = page.kept
            frame.roomRow(
                frame.text(.tales(.room(used: kept?.used ?? 0, free: kept?.free))),
                note: frame.text(.tales(.shippedStay)), "interface/icon-memory.svg", in: area, scale: scale)
        case .tale(let story): draw(story, in: area, &frame)
        case .removed(let tale): draw(tale, in: area, &frame)
        }
    }

    // MARK: - A tale

    private func draw(_ story: Story, in area: Rect, _ frame: inout Frame<Action>) {
        let isHidden = page.isHidden(story), isTooMuch = story.mostWolves > page.ceiling
        let depth = frame.depth(of: .open(story.id))
        frame.sheet(area, radius: 44 * scale, depth: depth)
        let height = layout.rowHeight - 32 * scale
        let cover = Rect(x: area.x + 22 * scale, y: area.y + 16 * scale, width: height * 4 / 3, height: height)
        // Upright the controls are below the title.
        let isTall = area.height > layout.rowHeight
        var (line, below) = (area, area)
        line.height = layout.rowHeight
        below.y = area.maxY - layout.rowHeight
        below.height = layout.rowHeight
        frame.photograph(story.cover ?? story.slides.first?.image, in: cover, radius: 22 * scale)
        if isHidden || isTooMuch {
            frame.draw(.shape(.filled, in: cover, radius: 0, .flat(Color.paper.faded(to: 0.65))))
        }
        let start = drawControls(of: story, isShown: !isHidden, in: below, &frame)
        let controls = isTall ? area.maxX - 20 * scale : start
        let sign = Rect(
            center: Point(x: controls - 24 * scale, y: line.center.y), width: 48 * scale, height: 48 * scale)
        frame.draw(.icon("interface/icon-next.svg", in: sign, tint: .brown))
        let door = Rect(x: area.x, y: area.y, width: (isTall ? area.maxX : controls) - area.x, height: line.height)
        frame.hotspot(
            door, radius: 44 * scale, sends: .open(story.id),
            label: .named("tale").followed(by: .clips([story.spokenTitle].compactMap(\.self))))
        let left = cover.maxX + 28 * scale, width = sign.x - left - 12 * scale
        frame.draw(
            .text(
                story.title, in: Rect(x: left, y: area.y + 18 * scale, width: width, height: 66 * scale),
                TextStyle(.title, size: 42 * scale, color: isHidden || isTooMuch ? .brown : .plum, alignment: .leading))
        )
        var notes: [TalesWording] = [.wolves(story.mostWolves)]
        if page.isForEvening(story) { notes.append(.evening) }
        if isHidden { notes.append(.hidden) }
        if isTooMuch { notes.append(.tooFrightening) }
        frame.draw(
            .text(
                notes.map { frame.text(.tales($0)) }.joined(separator: ", "),
                in: Rect(x: left, y: area.y + 84 * scale, width: width, height: 48 * scale),
                TextStyle(.words, size: 32 * scale, color: .ink, alignment: .leading)))
    }

    /// Draws, from the right, up, down, remove and the switch.
    ///
    /// - Returns: where they begin.
    private func drawControls(
        of story: Story, isShown: Bool, in area: Rect, _ frame: inout Frame<Action>
    ) -> Double {
        let title = SpokenLabel.clips([story.spokenTitle].compactMap(\.self))
        var right = area.maxX - 30 * scale
        let track = Rect(x: right - 176 * scale, y: area.y, width: 176 * scale, height: area.height)
        if page.canHide {
            frame.roomSwitch(isOn: isShown, in: track, scale: scale)
            frame.hotspot(
                track.inset(by: 8), radius: 40 * scale, sends: .show(story.id),
                label: .named(isShown ? "hide-tale" : "show-tale").followed(by: title))
        } else {
            frame.roomSwitch(isOn: isShown, in: track, scale: scale, opacity: 0.5)
        }
        right = track.x - 24 * scale
        // From button to button it is 20 mm on a tablet of 10 inches.
        let pitch = layout.rowPitch
        for (icon, action, name, isOffered) in [
            ("interface/icon-remove.svg" as Image, Action.remove(story.id), "remove-tale", page.canRemove(story)),
            ("interface/icon-more.svg", .down(story.id), "tale-down", page.canMove(story, by: 1)),
            ("interface/icon-less.svg", .up(story.id), "tale-up", page.canMove(story, by: -1)),
        ] {
            let radius = Self.button * scale
            let center = Point(x: right - pitch / 2, y: area.center.y)
            right -= pitch
            guard isOffered else { continue }
            frame.roundButton(
                icon, at: center, radius: radius, sends: action, label: .named(name).followed(by: title))
        }
        return right
    }

    private func draw(_ tale: RemovedTales.Tale, in area: Rect, _ frame: inout Frame<Action>) {
        let width = 330 * scale
        let controls = frame.roomRow(
            tale.title, note: frame.text(.tales(.daysLeft(tale.daysLeft))), "interface/icon-remove.svg", in: area,
            scale: scale, controls: width)
        drawUndo(of: tale, in: controls.inset(by: 18 * scale), &frame)
    }

    private func drawUndo(of tale: RemovedTales.Tale, in area: Rect, _ frame: inout Frame<Action>) {
        frame.pill(
            frame.text(.tales(.undo)), icon: "interface/icon-again.svg", in: area, size: 40 * scale, tone: .chosen,
            sends: .bringBack(tale.folder), label: .named("undo-removal"))
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
        case .removed(let tale):
            text = .removed(tale.title)
            words.width -= 370 * scale
            let undo = Rect(
                x: area.maxX - 390 * scale, y: area.y + 22 * scale, width: 360 * scale, height: height - 44 * scale)
            frame.pill(
                frame.text(.tales(.undo)), icon: "interface/icon-again.svg", in: undo, size: 42 * scale,
                sends: .bringBack(tale.folder), label: .named("undo-removal"))
        case .failed(.unwritable): text = .unwritable
        case .failed(.taken): text = .taken
        }
        frame.draw(
            .text(
                frame.text(.tales(text)), in: words,
                TextStyle(.title, size: 44 * scale, color: .paper, alignment: .leadingMiddle, mostLines: 2)))
    }
}
