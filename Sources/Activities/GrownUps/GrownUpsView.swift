import Engine

/// The page for grown-ups: what Pasaka is, how to add a tale, where data is stored, who made it.
struct GrownUpsViewModel: Screen {
    enum Action: Hashable, Sendable {
        case leave
        case open(Route)
    }

    let installation: Installation
    /// The rows of this page, in order.
    private(set) var rows: [Row]
    private var world: World
    private let activities: [Activity]
    var now = 0

    /// - Parameter activities: the activities whose rows are shown.
    init(world: World, activities: [Activity]) {
        self.world = world
        self.activities = activities
        rows = Self.rows(of: activities, world)
        installation =
            world[Installation.self] ?? Installation(version: "", storiesFolder: "", progressFile: "")
    }

    /// The door of the room, and what somebody most likely comes for.
    private static func rows(of activities: [Activity], _ world: World) -> [Row] {
        let wanted = activities.flatMap { $0.rows(world) }
            .filter { $0.isWanted || $0.route == StickViewModel.route }.sorted { $0.order < $1.order }
        var room = Row(world.text(.grownUpsPage(.room)), "interface/icon-key.svg", to: RoomMenu.route)
        room.note = world.text(.grownUpsPage(.roomNote))
        return [room] + wanted
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .leave: [.open(.home)]
        case .open(let route): [.open(route)]
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            rows = Self.rows(of: activities, world)
        }
        return []
    }

    func draw(in frame: inout Frame<Action>) { GrownUpsView(page: self).draw(in: &frame) }
}

/// The page for grown-ups, on one sheet of paper.
struct GrownUpsView {
    typealias Action = GrownUpsViewModel.Action

    let page: GrownUpsViewModel

    private struct Section {
        let title, text: GrownUpsWording
        /// The usual number of lines of the text.
        let lines: Double
    }

    /// The page's measures: on an upright screen all is larger, and the rows lie below one another.
    private struct Layout {
        let viewport: Rect
        let isUpright: Bool
        let scale: Double

        init(_ rooms: Rooms) {
            isUpright = rooms.areUpright
            viewport = rooms.viewport
            scale = isUpright ? min(1.4, viewport.height / 1830) : 1
        }

        var title: Rect {
            Rect(x: 220 * scale, y: viewport.y + 60 * scale, width: 1600 - 440 * scale, height: 100 * scale)
        }
        var home: Point { Point(x: 110 * scale, y: viewport.y + 110 * scale) }
        var top: Double { viewport.y + 190 * scale }
        var margin: Double { 60 * scale }

        /// How many lines a section's words take.
        func lines(of section: Section) -> Double { (section.lines * scale).rounded(.up) }

        /// The distance from the top of a section to that of the next, in stage points.
        func height(of section: Section) -> Double { (50 + lines(of: section) * 52.5 + 22) * scale }

        func sheet(_ sections: [Section]) -> Rect {
            let inner = sections.reduce(0) { $0 + height(of: $1) }
            return Rect(x: 60, y: top, width: 1480, height: isUpright ? inner + 50 * scale : 800)
        }

        func row(_ place: Int, of count: Int, below sheet: Rect) -> Rect {
            let (gap, height) = (32.0 * scale, 150.0 * scale)
            guard !isUpright else {
                return Rect(x: 60, y: sheet.maxY + gap + Double(place) * (height + gap), width: 1480, height: height)
            }
            let width = (1480 - Double(count - 1) * gap) / Double(max(1, count))
            return Rect(x: 60 + Double(place) * (width + gap), y: 1016, width: width, height: height)
        }
    }

    private var sections: [Section] {
        let installation = page.installation
        return [
            Section(title: .whatTitle, text: .what, lines: 2),
            Section(title: .addTitle, text: .add(folder: installation.storiesFolder), lines: 3),
            Section(title: .placeTitle, text: .place(file: installation.progressFile), lines: 2),
            Section(title: .aboutTitle, text: .about(version: installation.version), lines: 2),
        ]
    }

    func draw(in frame: inout Frame<Action>) {
        let (layout, sections) = (Layout(frame.rooms), sections)
        frame.stripWall(in: layout.viewport)
        frame.draw(
            .text(
                frame.text(.grownUpsPage(.door)), in: layout.title,
                TextStyle(.title, size: 72 * layout.scale, color: .plum)))
        let sheet = layout.sheet(sections)
        frame.sheet(sheet, radius: 40 * layout.scale)
        var y = sheet.y + 34 * layout.scale
        for section in sections {
            draw(section, at: y, layout, in: &frame)
            y += layout.height(of: section)
        }
        for (place, row) in page.rows.enumerated() {
            draw(row, in: layout.row(place, of: page.rows.count, below: sheet), layout, &frame)
        }
        frame.roundButton(
            "interface/icon-home.svg", at: layout.home, radius: 66 * layout.scale, sends: .leave,
            label: .named("home"))
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .leave)
    }

    private func draw(_ row: Row, in area: Rect, _ layout: Layout, _ frame: inout Frame<Action>) {
        frame.roomRow(
            row.word, note: row.note, row.picture, in: area, scale: layout.scale,
            tone: row.isWanted ? .primary : .plain, depth: frame.depth(of: .open(row.route)))
        frame.hotspot(
            area, radius: 44 * layout.scale, sends: .open(row.route),
            label: .named(row.route.parts.suffix(2).joined(separator: "-")))
    }

    private func draw(_ section: Section, at y: Double, _ layout: Layout, in frame: inout Frame<Action>) {
        let (left, scale) = (60 + layout.margin, layout.scale)
        let (width, lines) = (1480 - 2 * layout.margin, layout.lines(of: section))
        frame.draw(
            .text(
                frame.text(.grownUpsPage(section.title)), in: Rect(x: left, y: y, width: width, height: 50 * scale),
                TextStyle(.title, size: 38 * scale, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.grownUpsPage(section.text)),
                in: Rect(x: left, y: y + 50 * scale, width: width, height: (lines * 52.5 + 18) * scale),
                TextStyle(.words, size: 32 * scale, color: .ink, alignment: .leading, mostLines: Int(lines))))
    }
}
