/// The state in which a screen enters.
struct Entrance: Sendable {
    var motion: Motion
    /// Whether keys or a gamepad led there.
    var showsFocus = false
    /// The tick.
    var now = 0
    /// Whether it replaces another screen.
    var isNew = true
    /// The whole window, in stage points.
    var window = Stage.bounds
    var language = Language.latvian
    var glass = Glass.unknown
    /// Whether a scan walks over its places; whether they are named when they get the focus.
    var isScanned = false
    var isSpoken = false
    /// The state left by the last screen at its route.
    var trace: (any Sendable)?
}

extension Entrance {
    /// Adapts to a child who uses switches, or does not see the screen.
    mutating func adapt(to world: World) {
        isScanned = world[.switches] != Switches.Mode.none.rawValue
        isSpoken = world[.spokenFocus]
        if isScanned || isSpoken { showsFocus = true }
    }
}

/// A type-erased scene.
protocol AnyScene: Sendable {
    /// The tick; moving it on settles what was there before.
    var now: Int { get set }
    /// How far what waits to be touched has drawn its breath, 0…1.
    var breath: Double { get set }
    /// The language of the interface.
    var language: Language { get set }
    /// How large the stage is for a hand.
    var glass: Glass { get set }
    /// Draws the screen, unless it is drawn already; without it each of the next four draws for itself.
    mutating func draw()
    var picture: Picture { get }
    var soon: Anticipation { get }
    var areas: [Rect] { get }
    /// The places that the focus can come to, with their names.
    var namedPlaces: [Show.NamedPlace] { get }
    var rest: Rest { get }
    /// The footing at a point.
    func footing(at point: Point) -> Footing
    /// The place in which text is typed; nil for nowhere.
    var typing: Rect? { get }
    /// Whether a hold is in progress.
    var isHeld: Bool { get }
    /// Whether work is in progress.
    var isBusy: Bool { get }
    /// Whether somebody is being recorded.
    var isListening: Bool { get }
    mutating func take(_ input: Input) -> [Command]
    /// Whether the screen gets the contacts of all fingers.
    var hearsAllContacts: Bool { get }
    /// Whether what is pressed must not be noted.
    var isSecret: Bool { get }
    /// Tells a screen that hears all contacts of each of them, and of each key, before the gates do with it what they do.
    mutating func hear(_ input: Input) -> [Command]
    /// A contact as it may be noted: without the path of what is drawn; nil for nothing.
    func discreet(_ contact: Contact) -> Contact?
    func discreet(_ thumbstick: Input.Thumbstick) -> Input.Thumbstick
    mutating func tick() -> [Command]
    mutating func leave() -> [Command]
    /// The screen's state for its next visit.
    var trace: (any Sendable)? { get }
}
