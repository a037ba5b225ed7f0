import Engine

/// The pages of a tale lying side by side, and the one that is being turned.
public struct PageTurn: Hashable, Sendable {
    /// The page that is shown, or will be when the motion has ended.
    public private(set) var index: Int
    private let count: Int
    private var place: Spring
    private var grip: Double?

    /// A finger must carry the page this part of its width to turn it.
    static let threshold = 0.25
    /// Or it must leave with at least this many points a tick.
    static let fling = 14.0

    /// - Parameter count: of pages, at least one.
    public init(at index: Int, of count: Int, motion: Motion) {
        precondition(count > 0 && (0..<count).contains(index), "a page outside the tale")
        (self.index, self.count) = (index, count)
        place = Spring(Double(index), motion: motion, precision: 0.0006)
    }

    /// Where the pages are: 1.5 is halfway from page 1 to page 2.
    public var position: Double { place.value }
    public var isMoving: Bool { grip == nil && place.isMoving }
    public var isFirst: Bool { index == 0 }
    public var isLast: Bool { index == count - 1 }

    /// Turns towards a page, from wherever the pages are now.
    ///
    /// - Returns: whether that is another page than before.
    public mutating func turn(to wanted: Int) -> Bool {
        grip = nil
        let next = clamp(wanted, 0...(count - 1))
        guard next != index else {
            // At an end the page gives a little and comes back: the touch has been felt.
            place.release(to: Double(index), velocity: wanted < index ? -0.015 : wanted > index ? 0.015 : 0)
            return false
        }
        index = next
        place.target = Double(next)
        return true
    }

    /// Follows a finger.
    ///
    /// - Returns: whether another page has been turned to.
    public mutating func follow(_ drag: Drag) -> Bool {
        switch drag {
        case .began: return false
        case .moved(let way):
            let start = grip ?? place.value
            grip = start
            place.hold(at: resisted(start - way.x / Stage.size.width))
            return false
        case .ended(let way, let velocity):
            guard grip != nil else { return false }
            grip = nil
            return letGo(way: way.x, velocity: velocity.x)
        case .cancelled:
            grip = nil
            place.target = Double(index)
            return false
        }
    }

    public mutating func tick() { if grip == nil { place.tick() } }

    private mutating func letGo(way: Double, velocity: Double) -> Bool {
        var next = index
        if abs(velocity) >= Self.fling {
            next -= velocity.sign == way.sign ? (velocity > 0 ? 1 : -1) : 0
        } else if abs(way) > Self.threshold * Stage.size.width {
            next -= way > 0 ? 1 : -1
        }
        next = clamp(next, 0...(count - 1))
        place.release(to: Double(next), velocity: -velocity / Stage.size.width)
        defer { index = next }
        return next != index
    }

    /// Beyond the first and last page the paper follows a third of the way.
    private func resisted(_ wanted: Double) -> Double {
        let inside = clamp(wanted, 0...Double(count - 1))
        return inside + (wanted - inside) / 3
    }
}
