/// One picture of a screen, its hotspots, and the actions of its buttons.
///
/// Drawings and hotspots are made together, so they cannot drift apart.
public struct Frame<Action: Hashable & Sendable>: Sendable {
    public var picture = Picture()
    public private(set) var hotspots: [Hotspot] = []
    /// The direction in which a finger may drag this screen; nil for none.
    public var dragAxis: Axis?
    /// The area in which a finger draws: the screen gets all its motions, unless it hits a hotspot first; nil for none.
    public var drawingArea: Rect?
    /// Whether the screen gets every contact of every finger through ``Screen/mark(_:)``, wherever it comes down and even
    /// if gates withhold it; the first finger then still presses hotspots.
    public var hearsAllContacts = false
    /// The place in which text is typed, such as a field with a caret; nil if keys mean what they usually mean.
    ///
    /// Letters and the space bar then go to ``Screen/type(_:)``, and so do Return, Escape and the keys that edit; Return
    /// and the arrows act on the focus as long as that is shown, and typing hides it. Who uses switches types with a
    /// ``ScreenKeyboard`` alone.
    public var typing: Rect?
    /// The area in which fingers type: they come fast, and the next one before the last is lifted.
    var keyboardArea: Rect?
    /// Whether what is pressed here, such as a PIN, must not be noted for a report.
    public var isSecret = false
    /// Whether the microphone is open, which would hear the names of places.
    public var isListening = false
    /// What to prefetch, most likely first: pictures with the size at which they will be shown.
    public private(set) var soon = Anticipation()
    private(set) var buttons: [Input.Button: Action] = [:]
    private var yielding: Set<Input.Button> = []
    /// The places that the left and right arrows step through, in this order.
    private(set) var row: [Action] = []
    private let attention: Attention<Action>
    /// The whole window, in stage points: the stage and the bars beside it.
    public let window: Rect
    /// How far what waits to be touched has drawn its breath, 0…1: only while a kiosk shows how to begin.
    public internal(set) var breath = 0.0
    /// How large the stage is for a hand.
    var glass = Glass.unknown
    /// Whether a scan walks over the places.
    public internal(set) var isScanned = false
    /// The area of a text that scrolls and that no focus walks through: a scan gets two arrows for it.
    public var scannedText: Rect?
    /// The only places that a scan goes over until one of them is taken; nil for all.
    var scanGroup: [Action]?
    /// The language of the interface.
    public let language: Language

    /// A place that responds to touch.
    public struct Hotspot: Hashable, Sendable {
        public let area: Rect
        public let radius: Double
        public let action: Action
        /// Hold time in ticks; 0 for a tap.
        public let hold: Int
        /// Whether keys and gamepads can reach it.
        public fileprivate(set) var takesFocus: Bool
        /// Whether a finger can reach it; if not, it reaches what lies below.
        public let takesTouch: Bool
        /// The action sent instead of `action` when the finger stays on it for ``lingeringAfter`` ticks.
        public let lingering: Action?
        public let lingeringAfter: Int
        /// Whether `action` is sent all the same when that finger is lifted.
        public let actsAfterwards: Bool
        /// Ticks after which `lingering` is sent again while the finger, or the button, still stays; 0 for once.
        public let repeating: Int
        /// The number of what the place currently shows, such as the page that would be turned.
        public let showing: Int
        /// Whether the focus ring is drawn inside the place, because of close neighbours.
        public let isSnug: Bool
        /// Whether it is the ground on which buttons and swipes are, such as the edge that turns a page or the paper
        /// of a head: a button on it comes first, and answers also a little beyond its own area.
        public let isGround: Bool
        /// Whether it turns or scrolls, so that it may go by itself while a finger is on its way.
        public let isArrow: Bool
        /// Whether it belongs to a notice, which may come while a finger is on its way to something else.
        public let isNotice: Bool
        /// What names it for a child who does not see it.
        public let label: SpokenLabel?

        /// Ticks after which a finger usually counts as staying.
        public static var patience: Int { 30 }

        /// Distinguishes this place from one that has replaced it at the same position.
        var identity: Identity { Identity(action: action, showing: showing) }

        struct Identity: Hashable, Sendable {
            let action: Action
            let showing: Int
        }
    }

    public init(
        attention: Attention<Action> = Attention(), window: Rect = Stage.bounds, language: Language = .latvian
    ) { (self.attention, self.window, self.language) = (attention, window, language) }

    /// A phrase in the language of the interface.
    public func text(_ phrase: Wording) -> String { phrase.text(in: language) }

    /// The bars beside the stage.
    public var rooms: Rooms { Rooms(in: window) }

    /// Lets this screen draw in the rooms; what it draws must cover them, like the stage.
    ///
    /// A picture as large as the stage covers them with its soft extension, wherever it lies. Hotspots and focus reach
    /// the rooms in any case.
    public mutating func useRooms() { picture.bounds = window }

    public mutating func draw(_ drawing: Drawing) { picture.drawings.append(drawing) }

    /// Makes `area` send `action` on a tap, after a hold of `hold` ticks, or when chosen with the gamepad.
    ///
    /// - Parameters:
    ///   - lingering: sent instead of `action` when a finger stays on it.
    ///   - lingeringAfter: for so many ticks.
    ///   - actsAfterwards: sends `action` all the same when that finger is lifted.
    ///   - repeating: and again after each so many, until it is lifted.
    ///   - showing: which of several things the place shows; when it changes, a double tap must not trigger
    ///     the next one.
    ///   - isSnug: draws the focus ring inside the place, so that it covers no neighbour.
    ///   - isGround: makes it the ground for buttons that come later.
    ///   - isArrow: keeps a tap from what lies below when it has just gone.
    ///   - isNotice: lets it take touches a little later than other new places.
    ///   - label: names it for a child who does not see it.
    public mutating func hotspot(
        _ area: Rect, radius: Double = 0, hold: Int = 0, takesFocus: Bool = true, takesTouch: Bool = true,
        sends action: Action, lingering: Action? = nil, lingeringAfter: Int = Hotspot.patience,
        actsAfterwards: Bool = false, repeating: Int = 0, showing: Int = 0, isSnug: Bool = false,
        isGround: Bool = false, isArrow: Bool = false, isNotice: Bool = false, label: SpokenLabel? = nil
    ) {
        hotspots.append(
            Hotspot(
                area: area, radius: radius, action: action, hold: hold, takesFocus: takesFocus,
                takesTouch: takesTouch, lingering: lingering, lingeringAfter: lingeringAfter,
                actsAfterwards: actsAfterwards, repeating: repeating, showing: showing, isSnug: isSnug,
                isGround: isGround, isArrow: isArrow, isNotice: isNotice, label: label))
    }

    /// Takes the focus from all places so far, as when a sheet lies over them.
    public mutating func coverPlaces() {
        for place in hotspots.indices { hotspots[place].takesFocus = false }
    }

    /// Makes the left and right arrows step through these places; beyond the ends they do what their buttons do.
    public mutating func row(_ actions: [Action]) { row = actions }

    /// Makes a gamepad button, or its key, send `action` regardless of the focus.
    ///
    /// - Parameter afterFocus: for an arrow, only if the focus cannot move in its direction.
    public mutating func button(_ button: Input.Button, afterFocus: Bool = false, sends action: Action) {
        buttons[button] = action
        if afterFocus { yielding.insert(button) }
    }

    public mutating func anticipate(_ image: Image, in area: Rect, _ fit: Drawing.ImageFit) {
        soon.images.append(.image(image, in: area, fit))
    }

    /// Prefetches the pieces of a picture.
    public mutating func anticipate(_ pieces: [Piece], in area: Rect, made: Size) {
        soon.images.append(.pieces(pieces, in: area, made: made))
    }

    /// Prefetches a symbol that will appear here, such as the other one of a two-state button.
    public mutating func anticipate(_ icon: Image, in area: Rect, tint: Color) {
        soon.images.append(.icon(icon, in: area, tint: tint))
    }

    public mutating func anticipate(_ sound: Sound) { soon.sounds.append(sound) }

    /// How deep (0…1) the hotspot of `action` is pressed.
    public func depth(of action: Action) -> Double {
        action == attention.pressed ? attention.depth.value : 0
    }

    /// How strongly (0…1) `action` is focused.
    public func emphasis(of action: Action) -> Double {
        action == attention.focus && attention.showsFocus ? 1 : 0
    }

    /// The focused action, if the focus is visible.
    public var focus: Action? { attention.showsFocus ? attention.focus : nil }

    /// How far (0…1) the hold of `action` has progressed.
    public func holdProgress(of action: Action) -> Double {
        action == attention.pressed ? attention.held : 0
    }

    /// The topmost place under a point, or the nearest one that is so near that a finger means it.
    public func hotspot(at point: Point) -> Hotspot? {
        let under = hotspots.lastIndex { $0.takesTouch && $0.area.contains(point) }
        guard under.map({ hotspots[$0].isGround }) ?? true else { return under.map { hotspots[$0] } }
        return nearest(to: point, above: under ?? -1) ?? under.map { hotspots[$0] }
    }

    /// The nearest small place, later than a number, that answers at a point beyond its area.
    private func nearest(to point: Point, above number: Int) -> Hotspot? {
        // What is drawn belongs to the drawing.
        guard drawingArea?.contains(point) != true else { return nil }
        let least = glass.points(.target)
        return hotspots[(number + 1)...]
            .filter { $0.takesTouch && !$0.isGround && $0.area.grown(to: least).contains(point) }
            .min { $0.area.distance(to: point) < $1.area.distance(to: point) }
    }

    /// Whether a finger that comes down at a point draws.
    func isForDrawing(at point: Point) -> Bool {
        drawingArea?.contains(point) == true && hotspot(at: point) == nil
    }

    /// A place of the drawing area that is no button: its centre, or one of four around that; nil if there is none.
    var placeForDrawing: Point? {
        guard let area = drawingArea else { return nil }
        let corners = [-0.4, 0.4].flatMap { x in [-0.4, 0.4].map { y in Point(x: area.width * x, y: area.height * y) } }
        return ([.zero] + corners).lazy.map { area.center + $0 }.first(where: isForDrawing)
    }

    /// Whether an arrow moves the focus before it does anything else.
    func movesFocus(_ button: Input.Button) -> Bool {
        button.isArrow && (buttons[button] == nil || yielding.contains(button))
    }

    /// Lets the focus come to the places of an action.
    ///
    /// - Returns: whether there is one.
    mutating func letFocus(on action: Action) -> Bool {
        for place in hotspots.indices where hotspots[place].action == action { hotspots[place].takesFocus = true }
        return hotspot(of: action) != nil
    }

    func hotspot(of action: Action?) -> Hotspot? {
        action.flatMap { wanted in hotspots.first { $0.action == wanted && $0.takesFocus } }
    }
}

/// Pictures and clips to prefetch.
public struct Anticipation: Hashable, Sendable {
    public var images: [Drawing] = []
    public internal(set) var sounds: [Sound] = []

    public init() {}
}

/// What the child's finger or the focus is on.
public struct Attention<Action: Hashable & Sendable>: Sendable {
    public var pressed: Action?
    /// How deep the pressed place is, 0…1.
    public var depth = Spring(0, motion: .cut)
    /// Progress of a hold, 0…1.
    public var held = 0.0
    public var focus: Action?
    public var showsFocus = false

    public init() {}
}
