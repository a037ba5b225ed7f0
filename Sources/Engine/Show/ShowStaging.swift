/// How the screen of a route comes on stage.
extension Show {
    func entrance(to target: Route, isNew: Bool = true) -> Entrance {
        var entrance = Entrance(
            motion: world.motion, showsFocus: usesFocus, now: ticks, isNew: isNew,
            window: world.window ?? Stage.bounds, language: world.language, glass: world.glass)
        if !target.isForGrownUps { entrance.adapt(to: world) }
        return entrance
    }

    static func scene(
        for route: Route, _ activities: [Activity], _ world: World, _ entrance: Entrance, _ traces: Traces = Traces()
    ) -> (Route, any AnyScene) {
        guard let screen = screen(for: route, activities, world) else {
            precondition(!route.parts.isEmpty, "no activity has the home screen")
            return scene(for: route.parent, activities, world, entrance, traces)
        }
        var entrance = entrance
        entrance.trace = traces[route]
        return (route, staged(screen, entrance))
    }

    /// The screen of the first activity that has one.
    static func screen(for route: Route, _ activities: [Activity], _ world: World) -> (any Screen)? {
        for activity in activities where activity.names.contains(route.parts.first ?? "") {
            if let screen = activity.screen(route, world, activities) { return screen }
        }
        return nil
    }

    private static func staged<Content: Screen>(_ screen: Content, _ entrance: Entrance) -> any AnyScene {
        Scene(screen, entrance)
    }
}
