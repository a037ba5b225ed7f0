import Sentences

/// Something to do here, with all its screens: everything that the app knows about it.
///
/// To add one, write a folder with its screens, name its target in `Package.swift` and put its `Activity` in the list
/// in `Activities.swift`.
public struct Activity: Sendable {
    /// The first parts of its routes; the first of them is the activity's name.
    ///
    /// If several activities share a first part, each is asked in turn for its screen.
    public let names: [String]
    /// Makes the screen for a route that starts with one of `names`; nil for an unknown route.
    public let screen: Maker
    /// Its routes for help texts, such as `stories/<id>`.
    public var addresses: [String] = []
    /// Its documents.
    public var documents: [DocumentKind] = []
    /// Its own settings.
    public var settings: [SettingKind] = []
    /// Creates the services that carry out its screens' requests.
    public var services: @Sendable (ActivityHost) -> [any Service] = { _ in [] }
    /// The answers of its services.
    public var answers: [AnswerKind] = []
    /// The folder of its pictures and sounds in `assets`, the prefix of their names; nil without one.
    public var assets: String?
    /// The current problems, for F1 and the health file.
    public var problems: @Sendable (World) -> [Sentence] = { _ in [] }
    /// Audits its files, for `pasaka check` and the morning check; on a background thread, may take seconds.
    public var audit: (@Sendable (ActivityHost) -> Audit)?
    /// Its subcommands.
    public var subcommands: [any Subcommand.Type] = []
    /// The names it uses that a report may show.
    public var disclosure = Disclosure()
    /// Its doors on home, for the current world.
    public var doors: @Sendable (World) -> [Door] = { _ in [] }
    /// The documents that the next child finds as on the first day, such as the progress without a tale to go on with.
    public var fresh: @Sendable (World) -> [AnyDocument] = { _ in [] }
    /// What its services still do for the grown-ups' room, which may be locked meanwhile.
    public var work: @Sendable (World) -> [RoomWork] = { _ in [] }
    /// Its rows on the grown-ups' page, for the current world.
    public var rows: @Sendable (World) -> [Row] = { _ in [] }
    /// Its rows on the pages of sound, of the screen and of rules, which all activities share.
    public var soundRows: [RoomRow] = [], screenRows: [RoomRow] = [], ruleRows: [RoomRow] = []

    /// Makes a screen; gets all activities, because home shows the doors of others.
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
