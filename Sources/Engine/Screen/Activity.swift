import Sentences

/// Something that can be done here, with all its screens: everything that the app is told of it.
///
/// To add one, write a folder with its screens, name its target in `Package.swift` and put its `Activity` in the list in
/// `Activities.swift`.
public struct Activity: Sendable {
    /// The first parts of its routes; the first of them is the activity's name.
    ///
    /// Where routes of several activities begin alike, each is asked in turn for its screen.
    public let names: [String]
    /// Makes the screen for a route that begins with one of `names`; nil for a route that leads nowhere.
    public let screen: Maker
    /// Its routes for help texts, such as `stories/<id>`.
    public var addresses: [String] = []
    /// What it knows and keeps.
    public var documents: [DocumentKind] = []
    /// Makes what carries out the requests of its screens.
    public var services: @Sendable (ActivityHost) -> [any Service] = { _ in [] }
    /// What its services answer.
    public var answers: [AnswerKind] = []
    /// The folder of its pictures and sounds in `assets`, with which their names begin; nil without one.
    public var assets: String?
    /// What is wrong as the world is, for F1 and for how the player is.
    public var problems: @Sendable (World) -> [Sentence] = { _ in [] }
    /// Looks through its files, for `pasaka check` and the morning check; on a background thread, may take seconds.
    public var audit: (@Sendable (ActivityHost) -> Audit)?
    /// What it does on the command line.
    public var subcommands: [Subcommand] = []
    /// What a report may show of the names that it uses.
    public var disclosure = Disclosure()
    /// Its doors on home, as the world is.
    public var doors: @Sendable (World) -> [Door] = { _ in [] }
    /// Its rows on the grown-ups' page, as the world is.
    public var rows: @Sendable (World) -> [Row] = { _ in [] }

    /// Makes a screen; it is told of all activities, for home shows the doors of others.
    public typealias Maker = @Sendable (Route, World, _ activities: [Activity]) -> (any Screen)?

    public init(names: [String], screen: @escaping Maker) {
        precondition(!names.isEmpty, "an activity has a name")
        self.names = names
        self.screen = screen
    }

    public init(name: String, screen: @escaping Maker) { self.init(names: [name], screen: screen) }

    public init(name: String, screen: @escaping @Sendable (Route, World) -> (any Screen)?) {
        self.init(names: [name]) { route, world, _ in screen(route, world) }
    }

    public var name: String { names[0] }
}
