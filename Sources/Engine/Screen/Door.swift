/// A way from home into an activity.
public struct Door: Hashable, Sendable {
    public let route: Route
    public let word: String
    /// A symbol; or the cover of what was begun, nil where that has none.
    public let picture: Image?
    /// What is said when it has the focus, one clip after the other.
    public var spoken: [Sound] = []
    public var size: Size
    /// Among doors of its size; the lower come first.
    public var order = 0
    /// Whether a grown-up may take it away from home.
    public var canBeHidden = false
    /// How far what was begun has come; nil where nothing was begun.
    public var progress: Progress?
    /// What stands below the word of a door that opens when it is held for two seconds; nil for one that opens at once.
    public var holdHint: String?
    /// What somebody has come for, as a small sign on the door.
    public var sign: Image?

    public enum Size: Int, Hashable, Sendable, CaseIterable {
        /// What a child should do first.
        case large
        case medium
        /// A quiet link.
        case small
    }

    public struct Progress: Hashable, Sendable {
        public let done, count: Int
        public init(done: Int, count: Int) { (self.done, self.count) = (done, count) }
    }

    public init(_ word: String, _ picture: Image?, to route: Route, size: Size) {
        self.word = word
        self.picture = picture
        self.route = route
        self.size = size
    }
}

/// A way from the grown-ups' page to something that is theirs.
public struct Row: Hashable, Sendable {
    public let route: Route
    public let word: String
    public let picture: Image
    /// The lower come first.
    public var order = 0
    /// Whether it is what they have most likely come for.
    public var isWanted = false

    public init(_ word: String, _ picture: Image, to route: Route) {
        self.word = word
        self.picture = picture
        self.route = route
    }
}
