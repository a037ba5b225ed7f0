import Engine

extension Activity {
    /// What grown-ups do: `grownups` is their page, `grownups/stick` the page for sticks with the pages for the
    /// recordings of a tale behind it, `grownups/tales/racenis/.save` the page for saving a tale onto a stick.
    ///
    /// - Parameter others: the screens behind the page that are another activity's.
    public static func grownUps(
        others: @escaping @Sendable (Route, World) -> (any Screen)?
    ) -> Activity {
        Activity(name: "grownups") { route, world in
            switch route {
            case "grownups": GrownUpsViewModel(world: world)
            case StickViewModel.route: StickViewModel(world: world)
            default:
                if route.parts.starts(with: StickViewModel.route.parts) {
                    StickViewModel.recordings(route, world)
                } else {
                    StickSaveViewModel(route: route, world: world) ?? others(route, world)
                }
            }
        }
    }
}
