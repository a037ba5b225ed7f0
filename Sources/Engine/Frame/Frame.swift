/// One picture of a screen, the places on it that answer to a touch, and what its buttons mean.
///
/// What is drawn and what answers are made together, so they cannot drift apart.
public struct Frame<Action: Hashable & Sendable>: Sendable {
    public var picture = Picture()
    public private(set) var hotspots: [Hotspot] = []
    /// The direction in which a finger may drag this screen, if it may.
    public var dragAxis: Axis?
    /// What will be wanted next, the likeliest first: pictures with the size at which they will be shown.
    public private(set) var soon = Anticipation()
    private(set) var buttons: [Input.Button: Action] = [:]
    private var yielding: Set<Input.Button> = []
    /// What the arrows to the left and right walk in this order.
    private(set) var row: [Action] = []
    private let attention: Attention<Action>
    /// The whole window, in stage points: the stage and the bars beside it.
    public let window: Rect

    /// A place that answers.
    public struct Hotspot: Hashable, Sendable {
        public let area: Rect
        public let radius: Double
        public let action: Action
        /// Ticks for which it must be held; 0 for a tap.
        public let hold: Int
        /// Whether keys and gamepads can reach it.
        public let takesFocus: Bool
        /// What a finger that stays sends in place of `action`, after ``patience``.
        public let lingering: Action?
        /// Which of several things the place shows, such as the page that would be turned.
        public let showing: Int
        /// Whether the ring of the focus keeps inside the place, because others lie close by.
        public let isSnug: Bool

        /// Ticks after which a finger is one that stays.
        static var patience: Int { 30 }

        /// What tells this place from one that has taken its room.
        var identity: Identity { Identity(action: action, showing: showing) }

        struct Identity: Hashable, Sendable {
            let action: Action
            let showing: Int
        }
    }

    public init(attention: Attention<Action> = Attention(), window: Rect = Stage.bounds) {
        (self.attention, self.window) = (attention, window)
    }

    public mutating func draw(_ drawing: Drawing) { picture.drawings.append(drawing) }

    /// Makes `area` send `action` when it is tapped, or held for `hold` ticks, or chosen with the gamepad.
    ///
    /// - Parameters:
    ///   - lingering: what it sends in place of `action` when a finger stays on it for half a second.
    ///   - showing: which of several things the place shows; where it changes, a finger that taps twice must not meet
    ///     the next one.
    ///   - isSnug: keeps the ring of the focus inside the place, so that it covers no neighbour.
    public mutating func hotspot(
        _ area: Rect, radius: Double = 0, hold: Int = 0, takesFocus: Bool = true, sends action: Action,
        lingering: Action? = nil, showing: Int = 0, isSnug: Bool = false
    ) {
        hotspots.append(
            Hotspot(
                area: area, radius: radius, action: action, hold: hold, takesFocus: takesFocus, lingering: lingering,
                showing: showing, isSnug: isSnug))
    }

    /// Lets the arrows to the left and right walk these places one by one; beyond the ends they do what their buttons do.
    public mutating func row(_ actions: [Action]) { row = actions }

    /// Makes a button of the gamepad, or its key, send `action` wherever the focus is.
    ///
    /// - Parameter afterFocus: for an arrow, only where there is nothing in its direction to which the focus could go.
    public mutating func button(_ button: Input.Button, afterFocus: Bool = false, sends action: Action) {
        buttons[button] = action
        if afterFocus { yielding.insert(button) }
    }

    public mutating func anticipate(_ image: Image, in area: Rect, _ fit: Drawing.ImageFit) {
        soon.images.append(.image(image, in: area, fit))
    }

    /// Makes a symbol ready that will stand at this place, such as the other one of a button with two.
    public mutating func anticipate(_ icon: Image, in area: Rect, tint: Color) {
        soon.images.append(.icon(icon, in: area, tint: tint))
    }

    public mutating func anticipate(_ sound: Sound) { soon.sounds.append(sound) }

    /// How deep (0…1) the place of `action` is pressed.
    public func depth(of action: Action) -> Double {
        action == attention.pressed ? attention.depth.value : 0
    }

    /// How strongly (0…1) `action` has the focus.
    public func emphasis(of action: Action) -> Double {
        action == attention.focus && attention.showsFocus ? 1 : 0
    }

    /// What has the focus, where it is shown.
    public var focus: Action? { attention.showsFocus ? attention.focus : nil }

    /// How far (0…1) the place of `action` has been held.
    public func holdProgress(of action: Action) -> Double {
        action == attention.pressed ? attention.held : 0
    }

    /// The place under a point; the last drawn lies on top.
    public func hotspot(at point: Point) -> Hotspot? { hotspots.last { $0.area.contains(point) } }

    /// Whether an arrow moves the focus before it does anything else.
    func movesFocus(_ button: Input.Button) -> Bool {
        button.isArrow && (buttons[button] == nil || yielding.contains(button))
    }

    func hotspot(of action: Action?) -> Hotspot? {
        action.flatMap { wanted in hotspots.first { $0.action == wanted && $0.takesFocus } }
    }
}

/// Pictures and clips to make ready before they are wanted.
public struct Anticipation: Hashable, Sendable {
    public var images: [Drawing] = []
    public internal(set) var sounds: [Sound] = []

    public init() {}
}

/// What the child's finger or the focus is at.
public struct Attention<Action: Hashable & Sendable>: Sendable {
    public var pressed: Action?
    /// How deep the pressed place is, 0…1.
    public var depth = Spring(0, motion: .cut)
    /// How far a held place is through its time, 0…1.
    public var held = 0.0
    public var focus: Action?
    public var showsFocus = false

    public init() {}
}
