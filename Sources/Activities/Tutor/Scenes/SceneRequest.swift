import Engine

/// What screens ask about the scenes: a ``Scenes`` for each.
enum SceneRequest: Request {
    /// All scenarios in short, and what is installed.
    case all
    /// One scenario whole, too.
    case whole(String)
}
