import Engine

/// The screens of Letters by their routes.
enum LetterScreens {
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        let parts = Array(route.parts.dropFirst())
        switch parts.count {
        case 0: return LetterMenuViewModel(world: world)
        case 1: return LetterMenuViewModel(world: world, alphabet: parts[0])
        default: return nil
        }
    }
}
