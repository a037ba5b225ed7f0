import Engine
import TalePacks

/// The pages on which grown-ups record tales in their own voices.
///
/// `grownups/tales` shows the covers, `grownups/tales/racenis` asks for the teller, and
/// `grownups/tales/racenis/fox-orange` is that teller's recording page. `grownups/tales/racenis/.save` is the export
/// page.
public enum TellingScreens {
    public static let route = TaleRoutes.tellings

    /// The screen for a route that starts with ``route``; nil for an unknown one.
    public static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        let parts = route.parts.dropFirst(Self.route.parts.count)
        guard route.parts.starts(with: Self.route.parts), parts.count <= 2 else { return nil }
        guard let tale = parts.first else { return TellingMenuViewModel(world: world) }
        guard let story = world[Shelf.self]?[tale] else { return nil }
        guard parts.count == 2, let telling = parts.last else {
            return TellerViewModel(story: story, rooms: world.rooms)
        }
        return RecorderViewModel(story: story, telling: telling, motion: world.motion, rooms: world.rooms)
    }
}

extension Story {
    /// The page that asks for this tale's teller.
    var tellersRoute: Route { Route("\(TellingScreens.route)/\(id)") }

    func place(of telling: String) -> TellingPlace { TellingPlace(pack: pack, tale: id, telling: telling) }
}
