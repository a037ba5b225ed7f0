import Engine
import TalePacks

extension Activity {
    /// The grown-ups' activity: `grownups` is the page with all activities' rows, `grownups/stick` the page for sticks
    /// with the pages for a tale's recordings behind it, `grownups/tales/racenis/.save` the page for exporting a tale
    /// to a stick.
    public static let grownUps: Activity = {
        var activity = Activity(name: "grownups") { route, world, activities in
            switch route {
            case "grownups": GrownUpsViewModel(world: world, activities: activities)
            case StickViewModel.route: StickViewModel(world: world)
            default:
                if let screen = GateScreens.screen(route, world, activities)
                    ?? RoomMenu.screen(route, world, activities)
                {
                    screen
                } else if route.parts.starts(with: StickViewModel.route.parts) {
                    StickViewModel.recordings(route, world)
                } else {
                    StickSaveViewModel(route: route, world: world)
                }
            }
        }
        activity.addresses =
            ["grownups", "grownups/stick", "grownups/gate", "grownups/room"]
            + RoomMenu.Page.allCases.map(\.route.description)
        activity.services = { host in [InstallationNote(host: host), StickService(host), GateService(host: host)] }
        activity.documents = [
            DocumentKind(
                RoomGate.self, .always(RoomGate()), shown: { gate, _ in gate.withoutPin }, recorded: \.withoutPin),
            // No report shows what is on a user's stick.
            DocumentKind(Sticks.self), DocumentKind(ReportSaving.self),
            // A report has its lines, without names.
            DocumentKind(Incidents.self, .always(Incidents())),
            DocumentKind(Installation.self) { known, _ in
                Installation(
                    version: known.version.filter { "0123456789.".contains($0) }, storiesFolder: "…", progressFile: "…")
            },
        ]
        activity.answers = [AnswerKind(GateAnswer.self, shown: { news, _ in news.withoutPin }, recorded: \.withoutPin)]
        activity.disclosure.interfaceWords = [
            "contrast", "corners", "headphones", "heart", "key", "language", "missing", "picture", "pin", "rules",
            "size", "sum", "switch",
        ]
        activity.disclosure.logPlaces = ["sticks"]
        activity.disclosure.part = { parts, place, _ in
            let isBehindGate = place == 2 && parts[1] == GateScreens.route.parts[1]
            let isPage = place == 2 && parts[1] == RoomMenu.route.parts[1]
            if isPage { return knownPages.contains(parts[2]) ? parts[2] : nil }
            return (place == 1 || isBehindGate) && knownParts.contains(parts[place]) ? parts[place] : nil
        }
        activity.work = RoomWork.ofGrownUps
        activity.doors = { world in [.grownUps(world)] }
        activity.subcommands = [PinCommand.self]
        activity.rows = { world in [.stick(world), .gate(world)] + RoomMenu.Page.allCases.map { $0.row(world) } }
        return activity
    }()

    /// The parts of routes that a report may show.
    private static let knownParts: Set = ["gate", "room", "stick"]
    private static let knownPages = Set(RoomMenu.Page.allCases.map(\.rawValue)).union(
        [GateScreens.change, GateScreens.choice].map { $0.parts[2] })
}

extension Door {
    /// The door to the page for grown-ups, with a sign if a stick is inserted.
    fileprivate static func grownUps(_ world: World) -> Door {
        var door = Door(world.text(.grownUpsPage(.door)), "interface/icon-heart.svg", to: "grownups", size: .small)
        door.label = .named("grown-ups")
        door.holdHint = world.text(.holdTwoSeconds)
        door.sign = world.hasStick ? "interface/icon-stick.svg" : nil
        return door
    }
}

extension Row {
    /// The row to the page for sticks, the likely destination with a stick inserted.
    fileprivate static func stick(_ world: World) -> Row {
        var row = Row(world.text(.stick(.addFromStick)), "interface/icon-stick.svg", to: StickViewModel.route)
        (row.group, row.order) = (.tales, 1)
        row.isWanted = world.hasStick
        return row
    }
}

extension Row {
    /// The row to the choice of what opens the room.
    fileprivate static func gate(_ world: World) -> Row {
        var row = Row(world.text(.chooseGateRow), "interface/icon-key.svg", to: GateScreens.change)
        (row.group, row.order) = (.machine, 80)
        return row
    }
}

extension World {
    fileprivate var hasStick: Bool { self[Sticks.self]?.sticks.isEmpty == false }
}

extension RoomWork {
    /// Tales that are added or exported, and a report.
    fileprivate static func ofGrownUps(_ world: World) -> [RoomWork] {
        let sticks = world[Sticks.self] ?? Sticks()
        let added = sticks.tales.compactMap { tale -> RoomWork? in
            guard case .adding(let done, let count) = tale.state else { return nil }
            return RoomWork(.stick(tale.status), part: count.map { Double(done) / Double(max(1, $0)) })
        }
        let saved = sticks.saving.flatMap { saving -> RoomWork? in
            if case .writing(let percent) = saving.state {
                return RoomWork(.saving(.writing(percent)), part: Double(percent) / 100)
            }
            return saving.isUnderWay ? RoomWork(.saving(.moment)) : nil
        }
        let isReporting = world[ReportSaving.self]?.state == .writing
        return added + [saved].compactMap(\.self) + (isReporting ? [RoomWork(.saving(.moment))] : [])
    }
}
