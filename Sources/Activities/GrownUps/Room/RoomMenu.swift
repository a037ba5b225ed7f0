import Engine

/// The pages of the grown-ups' room: `grownups/room` is its menu, the others are rows on it.
enum RoomMenu {
    static let route: Route = "grownups/room"

    static func screen(_ route: Route, _ world: World, _ activities: [Activity]) -> (any Screen)? {
        guard route.parts.starts(with: self.route.parts) else { return nil }
        guard route.parts.count > 2 else { return RoomScreen(world: world) { menu($0, activities) } }
        guard route.parts.count == 3, let page = Page(rawValue: route.parts[2]) else { return nil }
        return RoomScreen(world: world) { page.make($0, activities) }
    }

    private static func menu(_ world: World, _ activities: [Activity]) -> RoomPage {
        let rows = Dictionary(grouping: activities.flatMap { $0.rows(world) }, by: \.group)
        let groups = Row.Group.allCases.compactMap { group in rows[group].map { (group, $0) } }
        var page = RoomPage(
            .grownUpsPage(.room),
            groups.flatMap { $0.1.sorted { $0.order < $1.order } }.map { row in
                var shown = RoomRow(named: .text(row.word), row.picture, .door(row.route))
                shown.isWanted = row.isWanted
                return shown
            })
        page.groups = groups.map { ($0.0.heading, $0.1.count) }
        return page
    }

    /// The pages that belong to no other activity.
    enum Page: String, CaseIterable {
        case sound, screen, rules, doors, language, machine

        var route: Route { Route("\(RoomMenu.route)/\(rawValue)") }

        func row(_ world: World) -> Row {
            var row = Row(world.text(title), picture, to: route)
            (row.group, row.order) = (group, order)
            return row
        }

        var title: Wording {
            switch self {
            case .sound: .soundPage
            case .screen: .screenPage
            case .rules: .rulesPage
            case .doors: .doorsPage
            case .language: .grownUpsPage(.languagePage)
            case .machine: .machinePage
            }
        }

        private var picture: Image {
            switch self {
            case .sound: "interface/icon-loudspeaker.svg"
            case .screen: "interface/icon-sun.svg"
            case .rules: "interface/icon-rules.svg"
            case .doors: "interface/icon-door.svg"
            case .language: "interface/icon-language.svg"
            case .machine: "interface/icon-screen.svg"
            }
        }

        private var group: Row.Group {
            switch self {
            case .rules, .doors: .child
            case .sound, .screen, .language, .machine: .machine
            }
        }

        /// What is changed most often comes first; other activities' rows have their places between.
        private var order: Int {
            switch self {
            case .sound: -40
            case .screen: -30
            case .rules: 40
            case .doors: 50
            case .language: 60
            case .machine: 90
            }
        }

        func make(_ world: World, _ activities: [Activity]) -> RoomPage {
            let rows =
                switch self {
                case .sound: RoomPages.sound(world, activities)
                case .screen: RoomPages.screen(activities)
                case .rules: activities.flatMap(\.ruleRows) + RoomPages.rules(world)
                case .doors: RoomPages.doors(world, activities)
                case .language: RoomPages.language
                case .machine: MachinePage.make(world, activities)
                }
            var page = RoomPage(title, rows)
            page.isBusy = self == .machine && MachinePage.isBusy(world)
            return page
        }
    }
}

extension Row.Group {
    fileprivate var heading: Wording {
        switch self {
        case .child: .forTheChild
        case .tales: .aboutTales
        case .machine: .aboutMachine
        }
    }
}
