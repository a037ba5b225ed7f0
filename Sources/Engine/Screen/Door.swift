/// A way from home into an activity.
public struct Door: Hashable, Sendable {
    public let route: Route
    public let word: String
    /// A symbol; or the cover of a started item, nil if it has none.
    public let picture: Image?
    /// Spoken when it gets the focus, one clip after the other.
    public var spoken: [Sound] = []
    /// Names it for a child who does not see it; nil for what is spoken.
    public var label: SpokenLabel?
    public var size: Size
    /// The order among doors of its size, ascending.
    public var order = 0
    /// Whether a grown-up may hide it from home.
    public var canBeHidden = false
    /// Whether a kiosk hides it until a grown-up shows it.
    public var waitsInKiosk = false
    /// The progress of a started item; nil if nothing was started.
    public var progress: Progress?
    /// The text below a door that opens when held for two seconds; nil for one that opens at once.
    public var holdHint: String?
    /// A small sign on the door that draws attention.
    public var sign: Image?

    public enum Size: Int, Hashable, Sendable, CaseIterable {
        /// The next step for a child.
        case large
        case medium
        /// A door for older children, below what a small child looks for.
        case modest
        /// A discreet link.
        case small
    }

    public struct Progress: Hashable, Sendable {
        public let done, count: Int
        public init(done: Int, count: Int) {
            self.done = done
            self.count = count
        }
    }

    public init(_ word: String, _ picture: Image?, to route: Route, size: Size) {
        self.word = word
        self.picture = picture
        self.route = route
        self.size = size
    }
}

extension Door {
    /// Whether it is on home.
    public func isShown(in world: World) -> Bool {
        guard canBeHidden else { return true }
        let name = route.description
        return !world[.hiddenDoors].contains(name)
            && (!waitsInKiosk || !world.isKiosk || world[.shownDoors].contains(name))
    }

    /// What a grown-up turns to hide or show it.
    public func toggle(in world: World) -> RoomRow.Content {
        let name = route.description
        let waits = waitsInKiosk && world.isKiosk && !world[.hiddenDoors].contains(name)
        return waits ? .listed(.shownDoors, name) : .unlisted(.hiddenDoors, name)
    }
}

/// A link from the grown-ups' page to one of their own pages.
public struct Row: Hashable, Sendable {
    public let route: Route
    public let word: String
    public let picture: Image
    /// What lies behind it, in small letters.
    public var note: String?
    /// The group of the room's menu in which it stands, and the place among its rows, ascending.
    public var group = Group.child
    public var order = 0
    /// Whether it is the most likely destination.
    public var isWanted = false

    public init(_ word: String, _ picture: Image, to route: Route) {
        self.word = word
        self.picture = picture
        self.route = route
    }

    /// What the rows of the room's menu are about.
    public enum Group: CaseIterable, Sendable {
        case child, tales, machine
    }
}
