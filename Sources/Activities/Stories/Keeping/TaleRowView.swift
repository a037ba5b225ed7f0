import Engine
import TalePacks

/// A tale in the list of the grown-ups' room: its cover and what is decided of it, its controls, and the handle by which a
/// finger carries it.
struct TaleRowView {
    typealias Action = TalesPageViewModel.Action

    let page: TalesPageViewModel
    let story: Story
    let area: Rect

    private var layout: RoomLayout { page.layout }
    private var scale: Double { layout.scale }
    private var isHidden: Bool { page.isHidden(story) }
    private var isTooMuch: Bool { story.mostWolves > page.ceiling }
    private var isCarried: Bool { page.carried?.id == story.id }
    private var isSelected: Bool { page.selection?.contains(story.id) == true }
    /// Upright the controls are below the title.
    private var isTall: Bool { area.height > layout.rowHeight }
    private static let button = 56.0

    func draw(in frame: inout Frame<Action>) {
        let opened: Action = page.selection == nil ? .open(story.id) : .pick(story.id)
        let depth = frame.depth(of: opened)
        frame.sheet(
            isCarried ? area.scaled(by: 1.02) : area, radius: 44 * scale,
            paint: .flat(isSelected ? .cream : .paper),
            depth: depth)
        let cover = drawCover(in: &frame)
        guard page.selection == nil else {
            drawMark(in: &frame)
            drawWords(from: cover.maxX, to: area.maxX - 150 * scale, in: &frame)
            return frame.hotspot(
                area, radius: 44 * scale, sends: opened, label: .named("tale").followed(by: title))
        }
        let start = drawControls(in: &frame)
        let controls = isTall ? area.maxX - 20 * scale : start
        let sign = Rect(
            center: Point(x: controls - 24 * scale, y: area.y + layout.rowHeight / 2), width: 48 * scale,
            height: 48 * scale)
        frame.draw(.icon("interface/icon-next.svg", in: sign, tint: .brown))
        let door = Rect(
            x: area.x, y: area.y, width: (isTall ? area.maxX : controls) - area.x,
            height: layout.rowHeight)
        frame.hotspot(
            door, radius: 44 * scale, sends: opened, lingering: page.isLong ? .select(story.id) : nil,
            label: .named("tale").followed(by: title))
        drawWords(from: cover.maxX, to: sign.x - 12 * scale, in: &frame)
    }

    private var title: SpokenLabel { .clips([story.spokenTitle].compactMap(\.self)) }

    private func drawCover(in frame: inout Frame<Action>) -> Rect {
        let height = layout.rowHeight - 32 * scale
        let cover = Rect(
            x: area.x + 22 * scale, y: area.y + 16 * scale, width: height * 4 / 3, height: height)
        frame.photograph(
            story.cover ?? story.slides.first?.image, in: cover, radius: 22 * scale,
            on: isSelected ? .cream : .paper)
        if isHidden || isTooMuch {
            frame.draw(.shape(.filled, in: cover, radius: 0, .flat(Color.paper.faded(to: 0.65))))
        }
        return cover
    }

    private func drawWords(from start: Double, to end: Double, in frame: inout Frame<Action>) {
        let left = start + 28 * scale
        let width = end - left
        frame.draw(
            .text(
                story.title, in: Rect(x: left, y: area.y + 18 * scale, width: width, height: 66 * scale),
                TextStyle(
                    .title, size: 42 * scale, color: isHidden || isTooMuch ? .brown : .plum, alignment: .leading,
                    mostLines: 2)))
        var notes: [TalesWording] = [.wolves(story.rating)]
        if page.isForEvening(story) { notes.append(.evening) }
        if isHidden { notes.append(.hidden) }
        if isTooMuch { notes.append(.tooFrightening) }
        frame.draw(
            .text(
                notes.map { frame.text(.tales($0)) }.joined(separator: ", "),
                in: Rect(x: left, y: area.y + 84 * scale, width: width, height: 48 * scale),
                TextStyle(.words, size: 32 * scale, color: .ink, alignment: .leading)))
    }

    /// Whether it is selected.
    private func drawMark(in frame: inout Frame<Action>) {
        let center = Point(x: area.maxX - 90 * scale, y: area.center.y)
        let radius = 42 * scale
        if isSelected { return frame.tick(at: center, radius: radius) }
        frame.draw(
            .shape(
                .ring(width: 6 * scale), in: Rect(circleAt: center, radius: radius), radius: radius,
                .flat(Color.brown.faded(to: 0.6))))
    }

    // MARK: - Controls

    /// Draws, from the right, the handle, the switch and the bin.
    ///
    /// - Returns: where they begin.
    private func drawControls(in frame: inout Frame<Action>) -> Double {
        let line = Rect(
            x: area.x, y: area.maxY - layout.rowHeight, width: area.width, height: layout.rowHeight)
        var right = line.maxX - 30 * scale
        if page.canOrder {
            let handle = page.handle(of: area)
            drawHandle(handle, in: &frame)
            right = handle.x - 24 * scale
        }
        let track = Rect(x: right - 176 * scale, y: line.y, width: 176 * scale, height: line.height)
        drawSwitch(track, in: &frame)
        right = track.x - 24 * scale
        guard page.canRemove(story) else { return right }
        // From button to button it is 20 mm on a tablet of 10 inches.
        let center = Point(x: right - layout.rowPitch / 2, y: line.center.y)
        frame.roundButton(
            "interface/icon-remove.svg", at: center, radius: Self.button * scale,
            sends: .remove(story.id),
            label: .named("remove-tale").followed(by: title))
        return right - layout.rowPitch
    }

    private func drawSwitch(_ track: Rect, in frame: inout Frame<Action>) {
        guard page.canHide(story) else {
            return frame.roomSwitch(isOn: !isHidden, in: track, scale: scale, opacity: 0.5)
        }
        frame.roomSwitch(isOn: !isHidden, in: track, scale: scale)
        frame.hotspot(
            track.inset(by: 8), radius: 40 * scale, sends: .show(story.id),
            label: .named(isHidden ? "show-tale" : "hide-tale").followed(by: title))
    }

    /// A grip for fingers; for keys and switches two places, which move the tale by a step.
    private func drawHandle(_ handle: Rect, in frame: inout Frame<Action>) {
        let isByKeys = frame.focus != nil || frame.isScanned
        // A finger may rest at an edge while the list scrolls: it counts as holding for longer.
        frame.hotspot(
            handle, radius: 40 * scale, takesFocus: false, sends: .grip(story.id),
            lingering: .grip(story.id),
            actsAfterwards: true)
        for (step, icon, action, name) in [
            (-1, "interface/icon-less.svg" as Image, Action.up(story.id), "tale-up"),
            (1, "interface/icon-more.svg", .down(story.id), "tale-down"),
        ] where page.canMove(story, by: step) {
            var half = handle.inset(by: 6 * scale)
            half.height /= 2
            if step > 0 { half.y += half.height }
            frame.hotspot(
                half, radius: 30 * scale, takesTouch: false, sends: action, isSnug: true,
                label: .named(name).followed(by: title))
            guard isByKeys else { continue }
            let side = half.height * 0.8
            frame.draw(
                .icon(icon, in: Rect(center: half.center, width: side, height: side), tint: .brown))
        }
        guard !isByKeys else { return }
        for row in -1...1 {
            let bar = Rect(
                center: Point(x: handle.center.x, y: handle.center.y + Double(row) * 24 * scale),
                width: 72 * scale,
                height: 11 * scale)
            frame.draw(
                .shape(.filled, in: bar, radius: bar.height / 2, .flat(Color.brown.faded(to: 0.7))))
        }
    }
}
