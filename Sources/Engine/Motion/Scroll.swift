import Glibc

/// A strip that scrolls with a finger, glides after a fling and stops softly.
public struct Scroll: Hashable, Sendable {
    private enum State: Hashable { case still, held(from: Double), gliding(Double), easing }

    /// The scroll offset, in points; beyond the ends while stretched.
    public var offset: Double { position.value }
    private var position: Spring
    private var state = State.still
    private let motion: Motion
    /// The maximum offset.
    public private(set) var end: Double
    private var viewport: Double

    /// Speed factor per tick of gliding: a fling ends after about a second.
    private static let friction = 0.94

    /// - Parameters:
    ///   - length: of the whole strip, in points.
    ///   - viewport: the visible part.
    public init(length: Double, viewport: Double, motion: Motion) {
        end = max(0, length - viewport)
        self.viewport = viewport
        self.motion = motion
        position = Spring(0, motion: motion, precision: 0.4)
    }

    /// The offset at which it comes to rest if nothing else happens: the current one while a finger holds it.
    public var goal: Double { if case .easing = state { position.target } else { offset } }

    /// Whether there is anything to scroll.
    public var canScroll: Bool { end > 0 }

    public var isHeld: Bool { if case .held = state { true } else { false } }

    /// Gives the strip another length, such as when it has grown; the offset stays, unless it is now beyond the end.
    public mutating func fit(length: Double, viewport: Double) {
        (end, self.viewport) = (max(0, length - viewport), viewport)
        guard !isHeld, goal > end else { return }
        position.hold(at: min(offset, end))
        position.target = end
        state = .still
    }

    /// Moves the strip's own beginning, such as when its first part has been removed: what is seen stays.
    public mutating func shift(by points: Double) {
        let goal = goal
        let wasEasing = if case .easing = state { true } else { false }
        position.hold(at: offset + points)
        if case .held(let from) = state { state = .held(from: from + points) }
        if wasEasing { position.target = goal + points }
    }

    public var isMoving: Bool {
        switch state {
        case .still, .held: false
        case .gliding, .easing: true
        }
    }

    /// Follows a finger along the strip's axis; touching the strip stops it.
    public mutating func follow(_ drag: Drag, along way: (Point) -> Double) {
        switch drag {
        case .began: state = .held(from: offset)
        case .moved(let by):
            guard case .held(let start) = state else { return }
            position.hold(at: stretched(start - way(by)))
        case .ended(_, let velocity, _): letGo(speed: -way(velocity))
        case .cancelled: letGo(speed: 0)
        }
    }

    /// Scrolls as little as needed to show `range` of the strip.
    public mutating func reveal(_ range: ClosedRange<Double>, atOnce: Bool = false) {
        let target = clamp(
            offset, min(range.upperBound - viewport, range.lowerBound)...max(range.lowerBound, 0))
        position.target = clamp(target, 0...end)
        state = position.isMoving ? .easing : .still
        if atOnce {
            position.settle()
            state = .still
        }
    }

    /// Scrolls by a step of a mouse wheel or a key.
    public mutating func step(by points: Double) {
        position.target = clamp(position.target + points, 0...end)
        state = position.isMoving ? .easing : .still
    }

    public mutating func tick() {
        switch state {
        case .still, .held: break
        case .gliding(let speed): glide(speed)
        case .easing:
            position.tick()
            if !position.isMoving { state = .still }
        }
    }

    private mutating func glide(_ speed: Double) {
        position.hold(at: offset + speed)
        if abs(speed) < 0.5 || offset < 0 || offset > end {
            easeBack(speed: speed)
        } else {
            state = .gliding(speed * Self.friction)
        }
    }

    private mutating func letGo(speed: Double) {
        guard case .held = state else { return }
        if motion == .cut || offset < 0 || offset > end || abs(speed) < 1 {
            easeBack(speed: 0)
        } else {
            state = .gliding(clamp(speed, -120...120))
        }
    }

    /// Eases to the nearest position within the ends.
    private mutating func easeBack(speed: Double) {
        position.release(to: clamp(offset, 0...end), velocity: offset < 0 || offset > end ? speed : 0)
        state = position.isMoving ? .easing : .still
    }

    /// Rubber-banding beyond an end: d ↦ v·d·c / (v + d·c) with c = 0.55.
    private func stretched(_ wanted: Double) -> Double {
        let inside = clamp(wanted, 0...end)
        let beyond = abs(wanted - inside) * 0.55
        return inside + (wanted < inside ? -1 : 1) * viewport * beyond / (viewport + beyond)
    }
}
