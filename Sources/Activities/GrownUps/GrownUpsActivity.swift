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
                if route.parts.starts(with: StickViewModel.route.parts) {
                    StickViewModel.recordings(route, world)
                } else {
                    StickSaveViewModel(route: route, world: world)
                }
            }
        }
        activity.addresses = ["grownups", "grownups/stick"]
        activity.services = { host in [InstallationNote(host: host), StickService(host)] }
        activity.documents = [
            // No report shows what is on a user's stick.
            DocumentKind(Sticks.self),
            DocumentKind(Installation.self) { known, _ in
                Installation(
                    version: known.version.filter { "0123456789.".contains($0) }, storiesFolder: "…", progressFile: "…")
            },
        ]
        activity.disclosure.part = { parts, place, _ in place == 1 && parts[1] == "stick" ? parts[1] : nil }
        activity.doors = { world in [.grownUps(world)] }
        activity.rows = { world in [.stick(world)] }
        return activity
    }()
}

extension Door {
    /// To the page for grown-ups, with a sign if a stick is inserted.
    fileprivate static func grownUps(_ world: World) -> Door {
        var door = Door("Informācija vecākiem", "interface/icon-heart.svg", to: "grownups", size: .small)
        door.label = .named("grown-ups")
        door.holdHint = "turiet nospiestu divas sekundes"
        door.sign = world.hasStick ? "interface/icon-stick.svg" : nil
        return door
    }
}

extension Row {
    /// To the page for sticks, the likely destination with a stick inserted.
    fileprivate static func stick(_ world: World) -> Row {
        var row = Row("Pievienot no zibatmiņas", "interface/icon-stick.svg", to: StickViewModel.route)
        row.order = 1
        row.isWanted = world.hasStick
        return row
    }
}

extension World {
    fileprivate var hasStick: Bool { self[Sticks.self]?.sticks.isEmpty == false }
}
