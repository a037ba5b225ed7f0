import Engine

/// A door on home, by its size: a large button, a sheet with a cover, a plain button, or a discreet link.
struct DoorView {
    typealias Action = HomeViewModel.Action

    let door: Door
    let area: Rect

    /// Two seconds, so that a small child does not get there.
    private static let hold = 120

    private var action: Action { .open(door.route) }
    private var label: SpokenLabel { door.label ?? .clips(door.spoken) }

    func draw(in frame: inout Frame<Action>) {
        switch door.size {
        case .large: if area.width < area.height * 2 { drawTall(in: &frame) } else { drawWide(in: &frame) }
        case .medium: drawSheet(in: &frame)
        case .modest: drawPlain(in: &frame)
        case .small: drawLink(in: &frame)
        }
    }

    // MARK: - The next step

    private func drawWide(in frame: inout Frame<Action>) {
        frame.pill(
            door.word, icon: door.picture, in: area, size: min(area.height * 104 / 210, area.width * 0.1625),
            tone: .primary, sends: action, label: label)
    }

    /// The word below the symbol: where there is no room beside it.
    private func drawTall(in frame: inout Frame<Action>) {
        let depth = frame.depth(of: action)
        let shown = area.scaled(by: 1 - 0.04 * depth)
        let (radius, tone) = (shown.height * 0.3, Tone.primary)
        frame.sheet(shown, radius: radius, paint: tone.paint, depth: depth)
        let symbol = Point(x: shown.center.x, y: shown.y + shown.height * 0.36)
        if let picture = door.picture {
            let side = shown.height * 0.52
            frame.draw(.icon(picture, in: Rect(center: symbol, width: side, height: side), tint: tone.ink))
        }
        let words = Rect(
            x: shown.x + 16, y: shown.y + shown.height * 0.6, width: shown.width - 32, height: shown.height * 0.36)
        frame.draw(.text(door.word, in: words, TextStyle(.title, size: shown.height * 0.3, color: tone.ink)))
        frame.hotspot(area, radius: area.height * 0.3, sends: action, label: label)
    }

    // MARK: - For older ones

    private func drawPlain(in frame: inout Frame<Action>) {
        frame.pill(
            door.word, icon: door.picture, in: area, size: min(area.height * 0.42, area.width * 0.12), sends: action,
            label: label)
    }

    // MARK: - Resuming

    /// The cover, a word, and a dot per part.
    private func drawSheet(in frame: inout Frame<Action>) {
        let depth = frame.depth(of: action)
        let shown = area.scaled(by: 1 - 0.04 * depth)
        let scale = area.height / 170
        frame.sheet(shown, radius: shown.height / 2, depth: depth)
        let cover = Rect(
            x: shown.x + 62 * scale, y: shown.y + 22 * scale, width: 168 * scale, height: shown.height - 44 * scale)
        frame.photograph(door.picture, in: cover, radius: 26 * scale)
        let words = Rect(
            x: cover.maxX + 24 * scale, y: shown.y + 26 * scale, width: shown.maxX - cover.maxX - 74 * scale,
            height: 84 * scale)
        frame.draw(
            .text(door.word, in: words, TextStyle(.title, size: 66 * scale, color: .brown, alignment: .leading)))
        if let progress = door.progress {
            let start = Point(x: words.x + 10 * scale, y: shown.maxY - 44 * scale)
            drawDots(progress, from: start, width: words.width - 20 * scale, scale, in: &frame)
        }
        frame.hotspot(area, radius: area.height / 2, sends: action, label: label)
    }

    private func drawDots(
        _ progress: Door.Progress, from start: Point, width: Double, _ scale: Double, in frame: inout Frame<Action>
    ) {
        let spacing = min(32 * scale, width / Double(max(1, progress.count)))
        for part in 0..<progress.count {
            let radius = min(9 * scale, spacing * 0.36)
            let center = Point(x: start.x + Double(part) * spacing, y: start.y)
            frame.draw(
                .shape(
                    .filled, in: Rect(circleAt: center, radius: radius), radius: radius,
                    .flat(part < progress.done ? .deepOrange : Color(0xe4d2be))))
        }
    }

    // MARK: - Discreet links

    private func drawLink(in frame: inout Frame<Action>) {
        let scale = area.height / 124
        let radius = 40 * scale
        let ring = Rect(circleAt: Point(x: area.x + 62 * scale, y: area.center.y), radius: radius)
        let progress = frame.holdProgress(of: action)
        frame.draw(.shape(.filled, in: ring, radius: radius, .flat(Color.paper.faded(to: 0.75))))
        if let picture = door.picture { frame.draw(.icon(picture, in: ring.scaled(by: 0.5), tint: .plum)) }
        if progress > 0 {
            frame.draw(.shape(.arc(width: 9, fraction: progress), in: ring, radius: radius, .flat(.deepOrange)))
        }
        var words = Rect(
            x: ring.maxX + 22 * scale, y: area.y + 20 * scale, width: area.maxX - ring.maxX - 30 * scale,
            height: 48 * scale)
        if door.holdHint == nil { words.y = area.center.y - words.height / 2 }
        frame.draw(
            .text(door.word, in: words, TextStyle(.title, size: 40 * scale, color: .ink, alignment: .leading)))
        if let hint = door.holdHint {
            frame.draw(
                .text(
                    hint, in: words.moved(by: Point(x: 0, y: 50 * scale)),
                    TextStyle(.words, size: 28 * scale, color: .ink, alignment: .leading)))
        }
        if let sign = door.sign { drawSign(sign, at: Point(x: area.maxX - 34, y: area.y + 44), in: &frame) }
        frame.hotspot(
            area, radius: 50, hold: door.holdHint == nil ? 0 : Self.hold, sends: action, label: label)
    }

    /// A sign for the grown-up, which means nothing to the child.
    private func drawSign(_ sign: Image, at center: Point, in frame: inout Frame<Action>) {
        let disc = Rect(circleAt: center, radius: 30)
        frame.draw(.shape(.filled, in: disc, radius: 30, .flat(.plum)))
        frame.draw(.icon(sign, in: disc.scaled(by: 0.7), tint: .paper))
    }
}
