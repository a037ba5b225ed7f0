import Engine

/// The screens of Letters by their routes.
enum LetterScreens {
    static func screen(_ route: Route, _ world: World) -> (any Screen)? { nil }
}
