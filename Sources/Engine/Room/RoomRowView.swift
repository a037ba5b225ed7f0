/// A row of a page of the room, with what it changes.
struct RoomRowView {
    typealias Action = RoomScreen.Action

    let screen: RoomScreen
    let place: Int

    private var row: RoomRow { screen.page.rows[place] }
    private var world: World { screen.world }
    private var scale: Double { screen.layout.scale }
    private var isPinned: Bool { row.content.isPinned(in: world) }

    /// The action of its first place; nil if it has none.
    var firstAction: Action? {
        guard !isPinned else { return nil }
        switch row.content {
        case .flag, .unlisted, .listed: return .turn(place)
        case .number, .level, .steps: return steps.compactMap(\.self).first
        case .choice: return .choose(place, 0)
        case .door, .button: return .press(place)
        case .bar, .pictures, .words: return nil
        }
    }

    func draw(in frame: inout Frame<Action>) {
        let area = screen.placed(screen.layout.rows[place])
        // Places out of sight can be reached by keys.
        guard area.inset(by: -60).intersects(screen.layout.viewport) else {
            if let action = firstAction { frame.hotspot(area, radius: 44 * scale, sends: action, label: row.label) }
            return
        }
        switch row.content {
        case .flag(let setting): drawSwitch(world[setting], area, in: &frame)
        case .unlisted(let setting, let text): drawSwitch(!world[setting].contains(text), area, in: &frame)
        case .listed(let setting, let text): drawSwitch(world[setting].contains(text), area, in: &frame)
        case .number(_, let words): draw(value, words, nil, width: 430 * scale, area, in: &frame)
        case .level(let setting, let limit, let words):
            let end: Int? = if case .value(let most)? = limit { most } else { limit.map { _ in value } }
            let bar = (part: setting.part(of: value), limit: end.map { setting.part(of: $0) })
            draw(value, words, bar, width: min(700 * scale, area.width * 0.48), area, in: &frame)
        case .steps(let words, _, _): draw(value, { _ in words }, nil, width: 560 * scale, area, in: &frame)
        case .choice(let setting, let shown): draw(setting, shown, area, in: &frame)
        case .door: drawDoor(area, in: &frame)
        case .button:
            drawSheet(area, 0, pressed: .press(place), in: &frame)
            frame.hotspot(area, radius: 44 * scale, sends: .press(place), label: row.label)
        case .bar(let part):
            let controls = drawSheet(area, min(560 * scale, area.width * 0.4), pressed: nil, in: &frame)
            frame.roomBar(part, in: controls.middle(92 * scale), scale: scale)
        case .pictures(let pictures): draw(pictures, area, in: &frame)
        case .words: drawSheet(area, 0, pressed: nil, in: &frame)
        }
    }

    /// The sheet with picture and words; returns the area at its right.
    @discardableResult
    private func drawSheet(
        _ area: Rect, _ width: Double, pressed: Action?, in frame: inout Frame<Action>
    ) -> Rect {
        frame.roomRow(
            screen.text(row.words, frame), note: row.note.map { screen.text($0, frame) }, row.picture, in: area,
            scale: scale, controls: width, tone: row.isWanted ? .primary : .plain, look: row.content.look,
            depth: pressed.map { frame.depth(of: $0) } ?? 0)
    }

    private func draw(_ pictures: [Image], _ area: Rect, in frame: inout Frame<Action>) {
        let pitch = min(area.height, area.width / 9), side = pitch * 0.84
        let controls = drawSheet(area, pitch * Double(pictures.count), pressed: nil, in: &frame)
        for (number, picture) in pictures.enumerated() {
            let center = Point(x: controls.x + (Double(number) + 0.5) * pitch, y: area.center.y)
            // As an icon: another image would lie on white paper.
            frame.draw(.icon(picture, in: Rect(center: center, width: side, height: side), tint: .white))
        }
    }

    private func drawSwitch(_ isOn: Bool, _ area: Rect, in frame: inout Frame<Action>) {
        let controls = drawSheet(
            area, (isPinned ? 300 : 180) * scale, pressed: isPinned ? nil : .turn(place), in: &frame)
        guard isPinned else {
            frame.roomSwitch(isOn: isOn, in: controls, scale: scale)
            return frame.hotspot(area, radius: 44 * scale, sends: .turn(place), label: row.label)
        }
        var left = controls
        left.width -= 116 * scale
        frame.roomSwitch(isOn: isOn, in: left, scale: scale, opacity: 0.5)
        frame.roomLock(in: controls, scale: scale)
    }

    /// The number of a stepper.
    private var value: Int { row.content.shown(in: world) ?? 0 }

    /// The actions for less and more, each nil at its end.
    private var steps: [Action?] {
        if case .steps(_, let less, let more) = row.content {
            return [less.isEmpty ? nil : .less(place), more.isEmpty ? nil : .more(place)]
        }
        return [
            row.content.stepped(by: -1, in: world) == nil ? nil : .less(place),
            row.content.stepped(by: 1, in: world) == nil ? nil : .more(place),
        ]
    }

    private func draw(
        _ value: Int, _ words: (Int) -> Wording, _ bar: (part: Double, limit: Double?)?, width: Double,
        _ area: Rect, in frame: inout Frame<Action>
    ) {
        let controls = drawSheet(area, width, pressed: nil, in: &frame)
        let steps = isPinned ? [nil, nil] : steps
        frame.roomStepper(
            frame.text(words(value)), part: bar?.part, limit: bar?.limit, in: controls, scale: scale,
            less: steps[0], more: steps[1], label: row.label)
        if isPinned { frame.roomLock(in: controls, scale: scale) }
    }

    private func draw(
        _ setting: Setting<String>, _ shown: (String) -> Wording, _ area: Rect, in frame: inout Frame<Action>
    ) {
        let choices = setting.choices
        let width = min(330 * scale, (area.width - (scale > 1 ? 730 : 560)) / Double(max(1, choices.count)))
        let lock = isPinned ? 116 * scale : 0
        let controls = drawSheet(area, width * Double(choices.count) + lock, pressed: nil, in: &frame)
        for (number, choice) in choices.enumerated() {
            let button = Rect(
                x: controls.x + Double(number) * width + 8, y: area.y + 20 * scale, width: width - 16,
                height: area.height - 40 * scale)
            let words = frame.text(shown(choice)), isOn = world[setting] == choice
            if isPinned {
                frame.draw(
                    .text(
                        words, in: button.inset(by: 10),
                        TextStyle(.title, size: 38 * scale, color: isOn ? .plum : Color.brown.faded(to: 0.4))))
            } else {
                frame.pill(
                    words, in: button, size: 38 * scale, tone: isOn ? .chosen : .plain, sends: .choose(place, number),
                    label: row.label?.followed(by: .named("\(setting.name.kebab)-\(choice)")))
            }
        }
        if isPinned { frame.roomLock(in: controls, scale: scale) }
    }

    private func drawDoor(_ area: Rect, in frame: inout Frame<Action>) {
        // A narrow one has no room for the sign beside its words.
        let isNarrow = area.width < 600
        let controls = drawSheet(area, isNarrow ? 0 : 70 * scale, pressed: .press(place), in: &frame)
        if !isNarrow {
            let sign = Rect(center: controls.center, width: 64 * scale, height: 64 * scale)
            frame.draw(.icon("interface/icon-next.svg", in: sign, tint: row.isWanted ? .paper : .brown))
        }
        frame.hotspot(area, radius: 44 * scale, sends: .press(place), label: row.label)
    }
}

extension RoomRow.Content {
    fileprivate var look: RoomRowLook {
        switch self {
        case .button: .button
        case .bar, .pictures, .words: .notice
        case .flag, .unlisted, .listed, .number, .level, .steps, .choice, .door: .control
        }
    }
}

extension Rect {
    /// The same area with another height, about its middle.
    fileprivate func middle(_ height: Double) -> Rect {
        Rect(x: x, y: center.y - height / 2, width: width, height: height)
    }
}
