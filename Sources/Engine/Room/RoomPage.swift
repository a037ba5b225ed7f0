/// A page of the grown-ups' room: a title, and rows that scroll if there are more than fit.
///
/// A page is made of what is known, and again whenever that changes; ``RoomScreen`` shows it:
///
///     RoomScreen(world: world) { _ in
///         RoomPage(.screenSettings, [
///             RoomRow(.brightness, "interface/icon-sun.svg", .number(.brightness, Wording.percent)),
///             RoomRow(.reduceMotion, "interface/icon-turn.svg", .flag(.reduceMotion)),
///         ])
///     }
public struct RoomPage: Sendable {
    public let title: RoomWords
    public let rows: [RoomRow]
    /// Headings, and how many of the rows, in their order, stand below each; only for short rows, such as doors.
    public var groups: [(heading: Wording, rows: Int)] = []
    /// Rows that are not shown just now, but are set back with the others.
    public var hiddenRows: [RoomRow] = []
    /// Whether it has a button that sets its settings back: not if they are lists of more than the page is about.
    public var hasReset = true
    /// Whether work is in progress that somebody may be watching.
    public var isBusy = false

    public init(_ title: Wording, _ rows: [RoomRow]) { (self.title, self.rows) = (.phrase(title), rows) }
    public init(titled title: String, _ rows: [RoomRow]) { (self.title, self.rows) = (.text(title), rows) }

    /// The settings that its reset button sets back.
    var settings: [SettingKind] { hasReset ? (rows + hiddenRows).flatMap(\.content.settings) : [] }
}

/// What a row of the room says: the interface's own words, or a name such as a tale's.
public enum RoomWords: Hashable, Sendable {
    case phrase(Wording)
    case text(String)
}

/// A large row with a picture and a word, and on it what it changes.
public struct RoomRow: Sendable {
    public let picture: Image
    public let words: RoomWords
    /// A second line in small letters.
    public var note: RoomWords?
    public let content: Content
    /// What names the row for somebody who does not see it; by default from the setting or the route.
    public var label: SpokenLabel?
    /// Whether it is what somebody comes for now: it is drawn in the colour of the next step.
    public var isWanted = false

    public enum Content: Sendable {
        /// A switch.
        case flag(Setting<Bool>)
        /// A switch that is on unless a list has the text, as for hidden doors.
        case unlisted(Setting<[String]>, String)
        /// A switch that is on if a list has the text.
        case listed(Setting<[String]>, String)
        /// Minus, the value and plus.
        case number(Setting<Int>, @Sendable (Int) -> Wording)
        /// Minus, a bar that is as full as the value, and plus; a red line stands at the limit.
        case level(Setting<Int>, limit: Limit?, @Sendable (Int) -> Wording)
        /// One of several texts, side by side.
        case choice(Setting<String>, @Sendable (String) -> Wording)
        /// Minus, words and plus, which send commands; a button with none has no effect.
        case steps(Wording, less: [Command], more: [Command])
        /// Leads to another page.
        case door(Route)
        /// Sends commands, such as a request to a service of the activity whose page it is.
        case button([Command])
        /// A bar, 0…1, that cannot be changed.
        case bar(Double)
        /// Pictures side by side, to be compared with others.
        case pictures([Image])
        /// A row of words alone, such as a notice.
        case words
    }

    /// The place where a level ends.
    public enum Limit: Sendable {
        /// The value is the limit of others.
        case itself
        /// The value is neither shown nor set beyond this one.
        case value(Int)
    }

    public init(_ words: Wording, _ picture: Image, _ content: Content) {
        self.init(named: .phrase(words), picture, content)
    }

    /// A row with a name of somebody else's, such as a tale's title.
    public init(named words: RoomWords, _ picture: Image, _ content: Content) {
        self.words = words
        self.picture = picture
        self.content = content
        label = content.name.map { .named($0) }
    }
}

extension RoomRow.Content {
    var settings: [SettingKind] {
        switch self {
        case .flag(let setting): [setting.kind]
        case .unlisted(let setting, _), .listed(let setting, _): [setting.kind]
        case .number(let setting, _), .level(let setting, _, _): [setting.kind]
        case .choice(let setting, _): [setting.kind]
        case .steps, .door, .button, .bar, .pictures, .words: []
        }
    }

    /// The name of its spoken label, such as `start-volume` or `room-sound`.
    fileprivate var name: String? {
        switch self {
        case .door(let route): route.parts.suffix(2).joined(separator: "-")
        default: settings.first?.name.kebab
        }
    }

    func isPinned(in world: World) -> Bool { settings.contains(where: world.isPinned) }
}

extension String {
    /// The same name with hyphens: `startVolume` becomes `start-volume`.
    var kebab: String {
        reduce(into: "") { name, letter in
            if letter.isUppercase { name.append("-") }
            name.append(contentsOf: letter.lowercased())
        }
    }
}
