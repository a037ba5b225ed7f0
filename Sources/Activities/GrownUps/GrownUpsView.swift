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
        var room = Row(world.text(.room), "interface/icon-key.svg", to: RoomMenu.route)
        room.note = world.text(.roomNote)
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

    private enum Layout {
        static let sheet = Rect(x: 60, y: 190, width: 1480, height: 800)
        static let margin = 60.0, title = 50.0, line = 52.5, gap = 22.0
        /// The areas of the rows, side by side.
        static let rows = Rect(x: 60, y: 1016, width: 1480, height: 150)
        static let betweenRows = 32.0
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
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.grownUps), in: Rect(x: 220, y: 60, width: 1160, height: 100),
                TextStyle(.title, size: 72, color: .plum)))
        frame.sheet(Layout.sheet, radius: 40)
        var y = Layout.sheet.y + 34
        for section in sections {
            draw(section, at: y, in: &frame)
            y += Layout.title + section.lines * Layout.line + Layout.gap
        }
        drawRows(in: &frame)
        frame.roundButton(
            "interface/icon-home.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave, label: .named("home"))
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .leave)
    }

    private func drawRows(in frame: inout Frame<Action>) {
        let count = Double(page.rows.count)
        let width = (Layout.rows.width - (count - 1) * Layout.betweenRows) / max(1, count)
        for (place, row) in page.rows.enumerated() {
            let area = Rect(
                x: Layout.rows.x + Double(place) * (width + Layout.betweenRows), y: Layout.rows.y, width: width,
                height: Layout.rows.height)
            frame.roomRow(
                row.word, note: row.note, row.picture, in: area, scale: 1, tone: row.isWanted ? .primary : .plain,
                depth: frame.depth(of: .open(row.route)))
            frame.hotspot(
                area, radius: 44, sends: .open(row.route),
                label: .named(row.route.parts.suffix(2).joined(separator: "-")))
        }
    }

    private func draw(_ section: Section, at y: Double, in frame: inout Frame<Action>) {
        let left = Layout.sheet.x + Layout.margin, width = Layout.sheet.width - 2 * Layout.margin
        frame.draw(
            .text(
                frame.text(.grownUpsPage(section.title)), in: Rect(x: left, y: y, width: width, height: 50),
                TextStyle(.title, size: 38, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                frame.text(.grownUpsPage(section.text)),
                in: Rect(x: left, y: y + Layout.title, width: width, height: section.lines * Layout.line + 18),
                TextStyle(.words, size: 32, color: .ink, alignment: .leading, mostLines: Int(section.lines))))
    }
}
