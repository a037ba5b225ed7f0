/// Something the child can do, with all its screens.
///
/// This is all that the rest of the app knows of an activity. To add one, write a folder with its
/// screens and put its `Activity` in the list in `App/Activities.swift`.
public struct Activity: Sendable {
    /// The first part of the activity's routes.
    public let name: String
    /// Makes the screen for a route, whose first part is `name`; nil for a route that leads nowhere.
    public let screen: @Sendable (Route, World) -> (any Screen)?

    public init(name: String, screen: @escaping @Sendable (Route, World) -> (any Screen)?) {
        (self.name, self.screen) = (name, screen)
    }
}
