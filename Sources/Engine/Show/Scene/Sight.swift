/// A drawn screen with what follows from its places: the focus, its ring, and how long each place has been there.
struct Sight<Content: Screen>: Sendable {
    typealias Action = Content.Action

    /// The frame that is visible and responds.
    private(set) var frame = Frame<Action>()
    var attention = Attention<Action>()
    private(set) var ring: FocusRing?
    private var arrivals = Arrivals<Action>([], now: nil)
    private let motion: Motion
    var language: Language
    private var breath = 0.0
    private let isScanned: Bool
    var glass: Glass

    init(
        motion: Motion, language: Language = .latvian, isScanned: Bool = false, glass: Glass = .unknown
    ) {
        (self.motion, self.language, self.isScanned, self.glass) = (motion, language, isScanned, glass)
        attention.depth = Spring(0, motion: motion, precision: 0.02)
    }

    var picture: Picture {
        var picture = frame.picture
        if let ring, attention.showsFocus { picture.drawings.append(ring.drawing) }
        return picture
    }

    /// Whether a press or the ring moves by itself.
    var isMoving: Bool { attention.depth.isMoving || ring?.isMoving == true }

    /// Whether a place responds to a finger that came down at `tick`.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        arrivals.answers(place, touchedAt: tick)
    }

    /// Whether a finger that came down at `tick` meant an arrow, or what it pressed before, that has just gone.
    func hasGap(at point: Point, touchedAt tick: Int) -> Bool {
        arrivals.hasGap(at: point, least: glass.points(.target), touchedAt: tick)
    }

    /// Draws the screen and moves the ring.
    mutating func update(to screen: Content, in window: Rect, _ breath: Double = 0) {
        self.breath = breath
        draw(screen, in: window)
        followFocus(screen, in: window)
    }

    /// Updates the places' ages; not before a picture is shown, because the eye comes first.
    ///
    /// - Parameters:
    ///   - press: the last press of a finger.
    ///   - now: the tick at which new places have appeared; `.min` if they have always been there.
    mutating func noteArrivals(after press: Press<Action>? = nil, now: Int) {
        arrivals.update(frame.hotspots, after: press, now: now)
    }

    mutating func tick() {
        attention.depth.tick()
        ring?.tick()
    }

    private mutating func draw(_ screen: Content, in window: Rect) {
        frame = Frame(attention: attention, window: window, language: language)
        (frame.breath, frame.isScanned, frame.glass) = (breath, isScanned, glass)
        screen.draw(in: &frame)
        if isScanned { frame.addScanPlaces() }
    }

    /// Moves the ring to the focused place, which may itself be moving.
    private mutating func followFocus(_ screen: Content, in window: Rect) {
        guard attention.showsFocus else {
            ring = nil
            return
        }
        if frame.hotspot(of: attention.focus) == nil, let first = firstFocus(of: screen) {
            attention.focus = first
            draw(screen, in: window)
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

    /// The focus when there has been none yet.
    func firstFocus(of screen: Content) -> Action? {
        let places = frame.hotspots.filter(\.takesFocus)
        let inSight = places.first { frame.picture.bounds.contains($0.area.center) }
        return (frame.hotspot(of: screen.firstFocus) ?? inSight ?? places.first)?.action
    }
}
