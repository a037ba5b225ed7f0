/// A screen with its attention: the finger, the focus and the hold.
struct Scene<Content: Screen>: AnyScene {
    typealias Action = Content.Action

    private(set) var screen: Content
    private(set) var attention: Attention<Action>
    /// What is visible and responds; drawn once after everything that can change it.
    private(set) var frame = Frame<Action>()
    private var finger: FingerTrack?
    private var holdStart: Int?
    private var ring: FocusRing?
    private var arrivals: Arrivals<Action>
    private var window: Rect
    private let motion: Motion

    var now: Int { didSet { screen.now = now } }

    init(_ screen: Content, _ entrance: Entrance) {
        (self.screen, motion, now, window) = (screen, entrance.motion, entrance.now, entrance.window)
        self.screen.now = now
        if let trace = entrance.trace as? Content.Trace { self.screen.resume(trace) }
        attention = Attention()
        attention.depth = Spring(0, motion: motion, precision: 0.02)
        arrivals = Arrivals([], now: nil)
        draw()
        arrivals = Arrivals(frame.hotspots, now: entrance.isNew ? now : nil)
        if entrance.showsFocus { giveFocus(firstFocus) }
        settle()
    }

    private mutating func draw() {
        frame = Frame(attention: attention, window: window)
        screen.draw(in: &frame)
    }

    /// Redraws after changes, and updates the focus ring and the places' ages.
    private mutating func settle() {
        draw()
        followFocus()
        arrivals.update(frame.hotspots, now: now)
    }

    var picture: Picture {
        var picture = frame.picture
        if let ring, attention.showsFocus { picture.drawings.append(ring.drawing) }
        return picture
    }

    var soon: Anticipation { frame.soon }
    var areas: [Rect] { frame.hotspots.map(\.area) }

    var rest: Rest {
        screen.rest
            .and(.whether(attention.depth.isMoving || holdStart != nil || ring?.isMoving == true))
    }

    var isHeld: Bool { finger != nil || holdStart != nil }

    // MARK: - Input

    mutating func take(_ input: Input) -> [Command] {
        defer { settle() }
        switch input {
        case .reply(let reply): return screen.receive(reply)
        case .window(let area):
            window = area
            return []
        default: screen.notice()
        }
        return switch input {
        case .press(let point): press(point)
        case .drag(let point): drag(to: point)
        case .release(let point): release(at: point)
        case .cancel: cancel()
        case .button(let button): push(button)
        case .buttonReleased: letGo()
        case .stir, .reply, .window: []
        }
    }

    mutating func tick() -> [Command] {
        attention.depth.tick()
        ring?.tick()
        defer { settle() }
        return screen.tick() + keepHolding()
    }

    mutating func leave() -> [Command] { screen.leave() }

    var trace: (any Sendable)? { screen.trace }

    private mutating func press(_ point: Point) -> [Command] {
        finger = FingerTrack(at: point, tick: now)
        attention.showsFocus = false
        let spot = frame.hotspot(at: point).flatMap { $0.hold > 0 || arrivals.answers($0, touchedAt: now) ? $0 : nil }
        sink(spot)
        return frame.dragAxis == nil ? [] : screen.drag(.began(at: point))
    }

    private mutating func drag(to point: Point) -> [Command] {
        finger?.move(to: point, tick: now, axis: frame.dragAxis)
        guard let finger else { return [] }
        if finger.isDrag {
            rise()
            return screen.drag(.moved(by: finger.way))
        }
        // A finger that leaves its place releases it; it may come back.
        let isOn = frame.hotspots.last { $0.action == attention.pressed }?.area.contains(point) ?? false
        attention.depth.target = isOn ? 1 : 0
        if !isOn { stopHolding() }
        return []
    }

    private mutating func release(at point: Point) -> [Command] {
        guard var track = finger else { return [] }
        track.move(to: point, tick: now, axis: frame.dragAxis)
        finger = nil
        defer { rise() }
        if track.isDrag {
            return screen.drag(.ended(by: track.way, velocity: track.velocity(tick: now)))
        }
        let dropped = frame.dragAxis == nil ? [] : screen.drag(.ended(by: .zero, velocity: .zero))
        guard let spot = frame.hotspots.last(where: { $0.area.contains(point) }),
            spot.action == attention.pressed, spot.hold == 0, arrivals.answers(spot, touchedAt: track.start)
        else { return dropped }
        return dropped + screen.perform(spot.action)
    }

    private mutating func cancel() -> [Command] {
        rise()
        guard finger != nil else { return [] }
        finger = nil
        return frame.dragAxis == nil ? [] : screen.drag(.cancelled)
    }

    private mutating func push(_ button: Input.Button) -> [Command] {
        if button == .confirm, attention.showsFocus, let spot = frame.hotspot(of: attention.focus) {
            sink(spot)
            guard spot.hold == 0 else { return [] }
            return screen.perform(spot.action)
        }
        if [.nextPlace, .previousPlace].contains(button), frame.buttons[button] == nil {
            let here = frame.hotspot(of: attention.focus)?.action
            giveFocus(
                attention.showsFocus
                    ? frame.next(after: here, by: button == .nextPlace ? 1 : -1) : here ?? firstFocus)
            return []
        }
        if frame.movesFocus(button), attention.showsFocus,
            let next = frame.neighbour(of: attention.focus, towards: button)
        {
            giveFocus(next)
            return []
        }
        if let action = frame.buttons[button] { return screen.perform(action) }
        if button.isArrow || button == .confirm, frame.hotspot(of: attention.focus) == nil || !attention.showsFocus {
            giveFocus(frame.hotspot(of: attention.focus)?.action ?? firstFocus)
        }
        return []
    }

    private mutating func letGo() -> [Command] {
        rise()
        return []
    }

    // MARK: - Attention

    /// The focus when there has been none yet.
    private var firstFocus: Action? {
        let places = frame.hotspots.filter(\.takesFocus)
        let inSight = places.first { Stage.bounds.contains($0.area.center) }
        return (frame.hotspot(of: screen.firstFocus) ?? inSight ?? places.first)?.action
    }

    /// Moves the focus; a screen's own wish (one of its actions) goes to ``Screen/focus(on:)``.
    private mutating func giveFocus(_ action: Action?) {
        attention.focus = action
        attention.showsFocus = action != nil
        if let action { screen.focus(on: action) }
    }

    /// Moves the ring to the focused place, which may itself be moving.
    private mutating func followFocus() {
        guard attention.showsFocus else {
            ring = nil
            return
        }
        if frame.hotspot(of: attention.focus) == nil, let first = firstFocus {
            attention.focus = first
            draw()
        }
        guard let spot = frame.hotspot(of: attention.focus) else {
            ring = nil
            return
        }
        if ring == nil {
            ring = FocusRing(around: spot.area, radius: spot.radius, isSnug: spot.isSnug, motion: motion)
        }
        ring?.go(around: spot.area, radius: spot.radius, isSnug: spot.isSnug)
    }

    private mutating func sink(_ spot: Frame<Action>.Hotspot?) {
        attention.pressed = spot?.action
        attention.held = 0
        holdStart = spot.flatMap { $0.hold > 0 || $0.lingering != nil ? now : nil }
        attention.depth.hold(at: 0)
        if spot != nil { attention.depth.target = 1 }
    }

    private mutating func rise() {
        attention.depth.target = 0
        stopHolding()
    }

    private mutating func stopHolding() { (holdStart, attention.held) = (nil, 0) }

    private mutating func keepHolding() -> [Command] {
        guard let start = holdStart, let spot = frame.hotspots.last(where: { $0.action == attention.pressed })
        else { return [] }
        if let lingering = spot.lingering { return finger == nil ? [] : linger(since: start, lingering) }
        attention.held = min(1, Double(now - start) / Double(spot.hold))
        guard attention.held == 1 else { return [] }
        return cancel() + screen.perform(spot.action)
    }

    private mutating func linger(since start: Int, _ action: Action) -> [Command] {
        guard now - start >= Frame<Action>.Hotspot.patience else { return [] }
        return cancel() + screen.perform(action)
    }
}

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
    /// The state left by the last screen at its route.
    var trace: (any Sendable)?
}

/// A type-erased scene.
protocol AnyScene: Sendable {
    var now: Int { get set }
    var picture: Picture { get }
    var soon: Anticipation { get }
    var areas: [Rect] { get }
    var rest: Rest { get }
    /// Whether a hold is in progress.
    var isHeld: Bool { get }
    mutating func take(_ input: Input) -> [Command]
    mutating func tick() -> [Command]
    mutating func leave() -> [Command]
    /// The screen's state for its next visit.
    var trace: (any Sendable)? { get }
}
