/// Makes one gesture of a swipe and the tap that trails it, so that a page does not turn twice.
///
/// A light finger bounces at the end of its way, and the glass tells it as a second one.
public struct SwipeTail: Gate {
    /// Ticks (a fifth of a second) within which it comes.
    static let soon = 12

    /// The point and tick at which each finger came down that is still there, or whose end was lost.
    private var origins: [Int64: (point: Point, tick: Int)] = [:]
    /// The point and tick at which the last swipe ended.
    private var end: (point: Point, tick: Int)?
    private var trailing: Set<Int64> = []
    private var glass = Glass.unknown

    public init() {}

    public mutating func adapt(to glass: Glass) { self.glass = glass }

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        switch input {
        case .contact(let contact): return take(contact, at: tick, on: footing)
        case .unfocused: (origins, end, trailing) = ([:], nil, [])
        default: break
        }
        return nil
    }

    private mutating func take(_ contact: Contact, at tick: Int, on footing: Footing) -> [Input]? {
        switch contact.phase {
        case .began:
            trailing.remove(contact.id)
            guard footing.isForFastFingers || !isTail(contact, at: tick) else {
                trailing.insert(contact.id)
                return []
            }
            // Most devices never use a number again.
            origins = origins.filter { tick - $0.value.tick < Touches.patience }
            origins[contact.id] = footing.isForFastFingers ? nil : (contact.point, tick)
        case .moved: break
        case .ended, .lost:
            if trailing.remove(contact.id) != nil { return [] }
            guard let origin = origins.removeValue(forKey: contact.id) else { break }
            if (contact.point - origin.point).length > glass.points(.press) { end = (contact.point, tick) }
        }
        return trailing.contains(contact.id) ? [] : nil
    }

    private func isTail(_ contact: Contact, at tick: Int) -> Bool {
        guard let end, contact.id >= 0, origins.values.allSatisfy({ tick - $0.tick >= Touches.patience })
        else { return false }
        return tick - end.tick <= Self.soon && (contact.point - end.point).length <= glass.points(.bounce)
    }
}
