import Engine

/// The pages of a tale side by side, and the current page turn.
public struct PageTurn: Hashable, Sendable {
    /// The current page, or the target of the running animation.
    public private(set) var index: Int
    private let count: Int
    private var place: Spring
    private var grip: Double?

    /// - Parameter count: the number of pages, at least one.
    public init(at index: Int, of count: Int, motion: Motion) {
        precondition(count > 0 && (0..<count).contains(index), "a page outside the tale")
        self.index = index
        self.count = count
        place = Spring(Double(index), motion: motion, precision: 0.0006)
    }

    /// The scroll position: 1.5 is halfway from page 1 to page 2.
    public var position: Double { place.value }
    public var isMoving: Bool { grip == nil && place.isMoving }
    public var isFirst: Bool { index == 0 }
    public var isLast: Bool { index == count - 1 }

    /// Turns to a page from the current position.
    ///
    /// - Returns: whether the page has changed.
    public mutating func turn(to wanted: Int) -> Bool {
        grip = nil
        let next = clamp(wanted, 0...(count - 1))
        guard next != index else {
            // At an end the page gives a little and springs back, to acknowledge the touch.
            place.release(to: Double(index), velocity: wanted < index ? -0.015 : wanted > index ? 0.015 : 0)
            return false
        }
        index = next
        place.target = Double(next)
        return true
    }

    /// Follows a finger.
    ///
    /// - Returns: whether the page has changed.
    public mutating func follow(_ drag: Drag) -> Bool {
        switch drag {
        case .began: return false
        case .moved(let way):
            let start = grip ?? place.value
            grip = start
            place.hold(at: resisted(start - way.x / Stage.size.width))
            return false
        case .ended(let way, let velocity, let isSwipe):
            guard grip != nil else { return false }
            grip = nil
            return letGo(by: isSwipe ? (way.x > 0 ? -1 : 1) : 0, velocity: velocity.x)
        case .cancelled:
            grip = nil
            place.target = Double(index)
            return false
        }
    }

    public mutating func tick() { if grip == nil { place.tick() } }

    private mutating func letGo(by pages: Int, velocity: Double) -> Bool {
        let next = clamp(index + pages, 0...(count - 1))
        place.release(to: Double(next), velocity: -velocity / Stage.size.width)
        defer { index = next }
        return next != index
    }

    /// The drag with resistance: beyond the first and last page it has a third of its effect.
    private func resisted(_ wanted: Double) -> Double {
        let inside = clamp(wanted, 0...Double(count - 1))
        return inside + (wanted - inside) / 3
    }
}
