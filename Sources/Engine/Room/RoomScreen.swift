/// A page of the grown-ups' room on the screen: every change applies at once.
public struct RoomScreen: StripScreen {
    public enum Action: Hashable, Sendable {
        /// Turns the switch of a row.
        case turn(Int)
        case less(Int), more(Int)
        /// The choice with this number.
        case choose(Int, Int)
        /// Opens or does what the row says.
        case press(Int)
        /// Sets everything on the page back.
        case reset
        case leave, home
        case pageUp, pageDown
        /// The head blocks touches on what has scrolled below it.
        case nothing
    }

    /// Makes the page from what is known.
    public typealias Maker = @Sendable (World) -> RoomPage

    private let make: Maker
    public private(set) var world: World
    public private(set) var page: RoomPage
    public private(set) var rooms: Rooms
    public private(set) var layout: RoomLayout
    public var scroll: Scroll
    public var now = 0

    public init(world: World, _ make: @escaping Maker) {
        self.make = make
        self.world = world
        rooms = world.rooms
        page = make(world)
        layout = Self.layout(page, rooms)
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: world.motion)
    }

    private static func layout(_ page: RoomPage, _ rooms: Rooms) -> RoomLayout {
        RoomLayout(
            rooms, rows: page.rows.count, groups: page.groups.map(\.rows), hasReset: !page.settings.isEmpty)
    }

    /// Makes the page again, where it was.
    private mutating func renew() {
        page = make(world)
        let before = layout
        layout = Self.layout(page, rooms)
        guard layout.length != before.length || layout.viewport != before.viewport else { return }
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }

    // MARK: - Actions

    public mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .turn(let row), .press(let row): return press(content(row))
        case .less(let row): return step(content(row), by: -1)
        case .more(let row): return step(content(row), by: 1)
        case .choose(let row, let place): return choose(place, content(row))
        case .reset: return reset()
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.viewport.height * 0.7)
        case .pageDown: scroll.step(by: layout.viewport.height * 0.7)
        case .nothing: break
        }
        return []
    }

    private func content(_ row: Int) -> RoomRow.Content {
        page.rows.indices.contains(row) ? page.rows[row].content : .words
    }

    private mutating func press(_ content: RoomRow.Content) -> [Command] {
        switch content {
        case .flag(let setting):
            let isOn = world[setting]
            return save { $0[setting] = !isOn }
        case .unlisted(let setting, let text), .listed(let setting, let text):
            let list = world[setting]
            return save { $0[setting] = list.contains(text) ? list.filter { $0 != text } : list + [text] }
        case .door(let route): return [.open(route)]
        case .button(let commands): return press(commands)
        case .number, .level, .steps, .choice, .bar, .pictures, .words: return []
        }
    }

    /// What a button saves applies here at once, too.
    private mutating func press(_ commands: [Command]) -> [Command] {
        for case .save(let document) in commands { world.learn(document) }
        renew()
        return [.play(.press)] + commands
    }

    private mutating func step(_ content: RoomRow.Content, by steps: Int) -> [Command] {
        if case .steps(_, let less, let more) = content {
            let commands = steps < 0 ? less : more
            return commands.isEmpty ? [] : press(commands)
        }
        guard let setting = content.number, let value = content.stepped(by: steps, in: world) else { return [] }
        return save { $0[setting] = value }
    }

    private mutating func choose(_ place: Int, _ content: RoomRow.Content) -> [Command] {
        guard case .choice(let setting, _) = content, setting.choices.indices.contains(place) else { return [] }
        return save { $0[setting] = setting.choices[place] }
    }

    private mutating func reset() -> [Command] {
        let kinds = page.settings
        return save { settings in
            for kind in kinds { settings.reset(kind) }
        }
    }

    private mutating func save(_ change: (inout Settings) -> Void) -> [Command] {
        var settings = world[Settings.self] ?? Settings()
        let volume = world[.startVolume]
        change(&settings)
        guard settings != world[Settings.self] else { return [] }
        world[Settings.self] = settings
        renew()
        // It is heard at once, not only at the next start.
        let louder: [Command] = world[.startVolume] == volume ? [] : [.volume(.start)]
        return [.save(AnyDocument(settings))] + louder + [.play(.press)]
    }

    /// Whether the reset button would change anything.
    var canReset: Bool { page.settings.contains { world[Settings.self]?.values[$0.name] != nil } }

    // MARK: - News and motion

    public mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply else { return [] }
        world.learn(document)
        renew()
        return []
    }

    public mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        renew()
    }

    public mutating func focus(on action: Action) {
        guard let area = area(of: action) else { return }
        scroll.reveal((area.y - layout.head - 20)...(area.maxY + layout.foot))
    }

    private func area(of action: Action) -> Rect? {
        switch action {
        case .turn(let row), .less(let row), .more(let row), .choose(let row, _), .press(let row):
            layout.rows.indices.contains(row) ? layout.rows[row] : nil
        case .reset: layout.reset
        case .leave, .home, .pageUp, .pageDown, .nothing: nil
        }
    }

    public mutating func tick() -> [Command] {
        scroll.tick()
        return []
    }

    public var rest: Rest { .whether(scroll.isMoving) }
    public var isBusy: Bool { page.isBusy }

    /// The offset to which the page was scrolled.
    public var trace: Double? { scroll.offset }

    public mutating func resume(_ trace: Double) {
        scroll.reveal(trace...(trace + layout.viewport.height), atOnce: true)
    }

    public var firstFocus: Action? {
        page.rows.indices.lazy.compactMap { RoomRowView(screen: self, place: $0).firstAction }.first
    }

    public func draw(in frame: inout Frame<Action>) {
        frame.roomWall(layout)
        for (group, area) in zip(page.groups, layout.headings) {
            frame.draw(
                .text(
                    frame.text(group.heading), in: placed(area),
                    TextStyle(.title, size: 40 * layout.scale, color: .plum, alignment: .leadingMiddle)))
        }
        for place in page.rows.indices { RoomRowView(screen: self, place: place).draw(in: &frame) }
        drawReset(in: &frame)
        frame.roomHead(
            text(page.title, frame), in: layout,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown), nothing: .nothing)
        frame.roomMore(in: layout, at: scroll.offset, pageDown: .pageDown)
    }

    func text(_ words: RoomWords, _ frame: Frame<Action>) -> String {
        switch words {
        case .phrase(let phrase): frame.text(phrase)
        case .text(let text): text
        }
    }

    private func drawReset(in frame: inout Frame<Action>) {
        guard let reset = layout.reset, canReset else { return }
        frame.pill(
            frame.text(.resetSettings), icon: "interface/icon-again.svg", in: placed(reset), size: 42 * layout.scale,
            sends: .reset, label: .named("reset-settings"))
    }
}

extension RoomRow.Content {
    /// The setting that minus and plus change.
    var number: Setting<Int>? {
        switch self {
        case .number(let setting, _): setting
        case .level(let setting, _, _): setting
        default: nil
        }
    }

    /// The number that is shown.
    func shown(in world: World) -> Int? { number.map { min(world[$0], most) } }

    /// The number after a step; nil at the end.
    func stepped(by steps: Int, in world: World) -> Int? {
        guard let number, let shown = shown(in: world) else { return nil }
        let value = min(number.stepped(shown, by: steps), most)
        return value == shown ? nil : value
    }

    /// The number beyond which it is neither shown nor set.
    private var most: Int { if case .level(_, .value(let most), _) = self { most } else { .max } }
}

extension Setting where Value == Int {
    private var limits: (range: ClosedRange<Int>, step: Int) {
        guard case .number(let range, let step) = kind.range else { return (fallback...fallback, 1) }
        return (range, step)
    }

    /// The next value in a direction: from between two steps the nearest one of them there.
    func stepped(_ value: Int, by direction: Int) -> Int {
        let (range, step) = limits
        let (whole, rest) = (value - range.lowerBound).quotientAndRemainder(dividingBy: step)
        let next = whole + (direction > 0 ? 1 : rest == 0 ? -1 : 0)
        return clamp(range.lowerBound + next * step, range)
    }

    /// How far a value is up its range, 0…1.
    func part(of value: Int) -> Double {
        let range = limits.range
        return Double(value - range.lowerBound) / Double(max(1, range.count - 1))
    }
}

extension Setting where Value == String {
    var choices: [String] { if case .choice(let choices) = kind.range { choices } else { [] } }
}
