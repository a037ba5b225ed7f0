extension Frame {
    /// The place to which an arrow moves the focus from an action: the nearest in that direction.
    ///
    /// Distance across the direction counts three times, so the focus goes where the eye expects. In a ``row(_:)`` it
    /// follows the row's order.
    func neighbour(of focus: Action?, towards button: Input.Button) -> Action? {
        if let focus, let place = row.firstIndex(of: focus), [.left, .right].contains(button) {
            let next = place + (button == .right ? 1 : -1)
            return row.indices.contains(next) ? row[next] : nil
        }
        guard let here = hotspot(of: focus)?.area else { return nil }
        return
            hotspots
            .filter { $0.takesFocus && $0.action != focus }
            .compactMap { spot in button.way(from: here, to: spot.area).map { (spot.action, $0) } }
            .min { $0.1 < $1.1 }?.0
    }
}

extension Frame {
    /// The place to which Tab moves the focus from an action: through all places, in drawing order.
    func next(after focus: Action?, by step: Int) -> Action? {
        if let scanGroup { return scanGroup.next(after: focus, by: step) }
        var stops: [Action] = []
        for spot in hotspots where spot.takesFocus && !stops.contains(spot.action) { stops.append(spot.action) }
        return stops.next(after: focus, by: step)
    }
}

extension Array where Element: Hashable {
    /// The element a step further, round and round; the first one after what is not among them.
    fileprivate func next(after element: Element?, by step: Int) -> Element? {
        guard let here = element.flatMap(firstIndex) else { return first }
        return self[(here + step + count) % count]
    }
}

extension Input.Button {
    /// The distance to `there` in this button's direction; nil if it lies elsewhere.
    fileprivate func way(from here: Rect, to there: Rect) -> Double? {
        let offset = there.center - here.center
        let (along, across): (Double, Double)
        switch self {
        case .left: (along, across) = (here.x - there.maxX, gap(here.y...here.maxY, there.y...there.maxY))
        case .right: (along, across) = (there.x - here.maxX, gap(here.y...here.maxY, there.y...there.maxY))
        case .up: (along, across) = (here.y - there.maxY, gap(here.x...here.maxX, there.x...there.maxX))
        case .down: (along, across) = (there.y - here.maxY, gap(here.x...here.maxX, there.x...there.maxX))
        default: return nil
        }
        guard along > -1 else { return nil }
        return max(along, 0) + 3 * across + offset.length * 0.01
    }

    /// The gap between two ranges; 0 if they overlap.
    private func gap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Double {
        max(0, max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound))
    }
}
