/// The looks of the room, shared by the pages of all activities.
extension Frame {
    /// The wall of a page of the room, as a strip that scrolls; draw the strip next, and then ``roomHead(_:icon:in:_:nothing:)``.
    public mutating func roomWall(_ layout: RoomLayout) {
        stripWall(in: layout.viewport, scrolls: layout.length > layout.viewport.height)
        draw(
            .clip(
                Rect(
                    x: layout.viewport.x, y: layout.viewport.y + layout.head, width: layout.viewport.width,
                    height: layout.viewport.height - layout.head)))
    }

    /// The title and the button that leads back, over what has scrolled below them.
    ///
    /// - Parameters:
    ///   - title: empty where something else stands in its place.
    ///   - nothing: the action of a touch on the head, which must not reach what is below it.
    public mutating func roomHead(
        _ title: String, icon: Image = "interface/icon-previous.svg", in layout: RoomLayout,
        _ actions: StripActions<Action>, nothing: Action
    ) {
        draw(.clip(nil))
        let (top, scale) = (layout.viewport.y, layout.scale)
        let head = Rect(x: layout.viewport.x, y: top, width: layout.viewport.width, height: layout.head)
        hotspot(head, takesFocus: false, sends: nothing, isGround: true)
        let words = Rect(x: 230 * scale, y: top + 50 * scale, width: 1600 - 460 * scale, height: 110 * scale)
        if !title.isEmpty { draw(.text(title, in: words, TextStyle(.title, size: 68 * scale, color: .plum))) }
        stripKeys(icon, takesFocus: true, actions)
    }

    /// A soft shade over the lower edge while there is more below, and an arrow that scrolls there.
    ///
    /// - Parameter offset: how far the page is scrolled.
    public mutating func roomMore(in layout: RoomLayout, at offset: Double, pageDown: Action) {
        moreBelow(
            in: layout.viewport, height: layout.foot, radius: 50 * layout.scale,
            rest: layout.length - offset - layout.viewport.height, pageDown: pageDown)
    }

    /// The sheet of a row with its picture and its words.
    ///
    /// - Parameters:
    ///   - width: what the words leave free at the right.
    ///   - look: tells a row that is pressed from one that only says something.
    /// - Returns: the area at the right for what the row changes.
    @discardableResult
    public mutating func roomRow(
        _ words: String, note: String? = nil, _ picture: Image, in area: Rect, scale: Double,
        controls width: Double = 0, tone: Tone = .plain, look: RoomRowLook = .control, depth: Double = 0
    ) -> Rect {
        let shown = area.scaled(by: 1 - 0.02 * depth)
        let isPlain = tone == .plain
        if look == .notice, isPlain {
            draw(.shape(.filled, in: shown, radius: 44 * scale, .flat(Color.blush.faded(to: 0.5))))
        } else {
            sheet(shown, radius: 44 * scale, paint: tone.paint, depth: depth)
        }
        let side = shown.height - 44 * scale
        let disc = Rect(x: shown.x + 22 * scale, y: shown.y + 22 * scale, width: side, height: side)
        let isFilled = look == .button && isPlain
        let paper: Color = isFilled ? .plum : isPlain ? .blush : Color.paper.faded(to: 0.25)
        if look != .notice { draw(.shape(.filled, in: disc, radius: side / 2, .flat(paper))) }
        draw(.icon(picture, in: disc.scaled(by: 0.62), tint: isFilled ? .paper : isPlain ? .plum : tone.ink))
        let left = disc.maxX + 28 * scale
        let right = shown.maxX - 30 * scale - width - (width > 0 ? 24 * scale : 0)
        let ink: Color = isPlain ? .ink : tone.ink
        let height = (note == nil ? 112 : 58) * scale
        let top = note == nil ? shown.center.y - height / 2 : shown.y + 22 * scale
        let line = Rect(x: left, y: top, width: right - left, height: height)
        draw(
            .text(
                words, in: line,
                TextStyle(
                    .title, size: 42 * scale, color: isPlain ? .brown : ink, alignment: .leadingMiddle,
                    mostLines: note == nil ? 2 : 1)))
        if let note {
            let below = Rect(x: left, y: line.maxY, width: right - left, height: 50 * scale)
            draw(.text(note, in: below, TextStyle(.words, size: 32 * scale, color: ink, alignment: .leading)))
        }
        return Rect(x: shown.maxX - 30 * scale - width, y: shown.y, width: width, height: shown.height)
    }

    /// A switch, in the middle of the right end of an area.
    public mutating func roomSwitch(isOn: Bool, in area: Rect, scale: Double, opacity: Double = 1) {
        let track = Rect(
            x: area.maxX - 176 * scale, y: area.center.y - 46 * scale, width: 176 * scale, height: 92 * scale)
        let paint: Color = isOn ? .plum : Color(0xd9c4b2)
        draw(.shape(.filled, in: track, radius: track.height / 2, .flat(paint.faded(to: opacity))))
        let knob = Point(x: isOn ? track.maxX - track.height / 2 : track.x + track.height / 2, y: track.center.y)
        let disc = Rect(circleAt: knob, radius: 38 * scale)
        draw(.shape(.filled, in: disc, radius: disc.height / 2, .flat(.paper)))
        if isOn { draw(.icon("interface/icon-check.svg", in: disc.scaled(by: 0.7), tint: .plum)) }
    }

    /// Minus, the value and plus, or a lock in place of the buttons.
    ///
    /// - Parameters:
    ///   - part: how full the bar behind the value is, 0…1; nil for no bar.
    ///   - limit: where on the bar a red line stands.
    ///   - less, more: nil for a button that has no effect; both nil if it cannot be changed at all.
    public mutating func roomStepper(
        _ value: String, part: Double? = nil, limit: Double? = nil, in area: Rect, scale: Double,
        less: Action?, more: Action?, label: SpokenLabel? = nil
    ) {
        let radius = 56 * scale, reach = radius + 10 * scale
        let middle = Rect(
            x: area.x + 2 * reach, y: area.center.y - 46 * scale, width: area.width - 4 * reach, height: 92 * scale)
        if let part {
            roomBar(part, limit: limit, in: middle, scale: scale)
            // The value is on paper, so that it is read wherever the bar ends.
            let paper = Rect(center: middle.center, width: 170 * scale, height: 64 * scale)
            draw(.shape(.filled, in: paper, radius: 32 * scale, .flat(.paper)))
        }
        draw(
            .text(
                value, in: middle.inset(by: 14 * scale), TextStyle(.title, size: 42 * scale, color: .plum)))
        for (action, icon, x, name) in [
            (less, "interface/icon-minus.svg" as Image, area.x + radius, "lower"),
            (more, "interface/icon-plus.svg", area.maxX - radius, "raise"),
        ] {
            let center = Point(x: x, y: area.center.y)
            guard let action else {
                let disc = Rect(circleAt: center, radius: radius)
                draw(.shape(.filled, in: disc, radius: radius, .flat(Color.blush.faded(to: 0.45))))
                draw(.icon(icon, in: disc.scaled(by: 0.64), tint: Color.brown.faded(to: 0.3)))
                continue
            }
            let spoken = SpokenLabel.named(name)
            roundButton(icon, at: center, radius: radius, sends: action, label: label?.followed(by: spoken) ?? spoken)
        }
    }

    /// A bar that is partly full, red if it overflows, and a red line at a limit.
    public mutating func roomBar(_ part: Double, limit: Double? = nil, in area: Rect, scale: Double) {
        draw(.shape(.filled, in: area, radius: area.height / 2, .flat(.blush)))
        var full = area
        full.width = max(area.height, area.width * clamp(part, 0...1))
        draw(.shape(.filled, in: full, radius: full.height / 2, .flat(part > 1 ? .red : .plum)))
        guard let limit else { return }
        let x = area.x + area.width * clamp(limit, 0...1)
        // Above and below the bar, so that it crosses no words.
        for y in [area.y - 18 * scale, area.maxY - 10 * scale] {
            let line = Rect(x: x - 5 * scale, y: y, width: 10 * scale, height: 28 * scale)
            draw(.shape(.filled, in: line, radius: 5 * scale, .flat(.red)))
        }
    }

    /// The sign that only the machine's administrator can change it.
    public mutating func roomLock(in area: Rect, scale: Double) {
        let disc = Rect(circleAt: Point(x: area.maxX - 46 * scale, y: area.center.y), radius: 46 * scale)
        draw(.shape(.filled, in: disc, radius: disc.height / 2, .flat(.blush)))
        draw(.icon("interface/icon-lock.svg", in: disc.scaled(by: 0.62), tint: .brown))
    }
}

/// The look of a row, so that nobody presses what only says something.
public enum RoomRowLook: Hashable, Sendable {
    /// A raised sheet with a switch, a stepper, choices or the sign of a door.
    case control
    /// A raised sheet that is pressed as a whole: its picture is on a dark disc.
    case button
    /// Words on flat, darker paper: a notice, or a bar that cannot be changed.
    case notice
}

extension Color {
    /// A limit that is not passed.
    public static let red = Color(0xc0392b)
}
