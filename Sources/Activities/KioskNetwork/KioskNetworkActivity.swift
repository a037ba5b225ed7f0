import Engine
import TalePacks

extension Activity {
    /// The network that sends tales and settings to this kiosk: `grownups/network` shows it.
    public static let kioskNetwork: Activity = {
        var activity = Activity(names: ["network", "grownups"]) { route, world, _ in
            route == NetworkPage.route && world[NetworkNews.self] != nil
                ? RoomScreen(world: world) { NetworkPage.make($0) } : nil
        }
        activity.addresses = ["grownups/network"]
        activity.documents = [
            // Names of tales and networks are nobody else's business.
            DocumentKind(NetworkNews.self),
            DocumentKind(FollowedTales.self, .always(FollowedTales())),
            DocumentKind(WithdrawnTales.self) { withdrawn, redaction in
                WithdrawnTales(Set(withdrawn.ids.map { redaction.name($0, .tale) }))
            },
            DocumentKind(NetworkSettings.self) { NetworkSettings($1.settings($0.settings)) },
        ]
        activity.services = { host in host.folders.network.map { [NetworkService(host, folder: $0)] } ?? [] }
        activity.rows = { world in
            guard let news = world[NetworkNews.self] else { return [] }
            var row = Row(world.text(.network(.page)), "interface/icon-network.svg", to: NetworkPage.route)
            (row.group, row.order) = (.machine, 85)
            row.isWanted = news.invitation != nil
            return [row]
        }
        activity.disclosure.interfaceWords = ["network", "invitation"]
        activity.disclosure.logPlaces = ["network"]
        activity.disclosure.part = { parts, place, _ in place == 1 && parts[1] == "network" ? parts[1] : nil }
        return activity
    }()
}
