import Engine

/// The parts of the window in which two pictures differ.
nonisolated struct PictureChanges {
    /// Pixels; none of them overlap.
    private(set) var parts: [PixelRect] = []

    private let letterbox: Letterbox
    private let undivided: [PixelRect]

    /// More parts are joined: each is painted by itself.
    private static let mostParts = 10
    /// The share of the window above which all of it is painted.
    private static let mostShare = 0.5
    /// How far a shape may reach beyond its area, in pixels, with its soft edges.
    private static let reach = 2

    /// - Parameter undivided: areas of which a part has all or nothing.
    /// - Returns: nil if they differ in too much, or in what is not known to stay within its area.
    init?(
        from last: Picture, to next: Picture, _ letterbox: Letterbox, keepingWhole undivided: Set<PixelRect> = []
    ) {
        self.letterbox = letterbox
        self.undivided = undivided.compactMap { $0.common(PixelRect(of: letterbox)) }
        let isSameGround = (last.ground, last.nextGround) == (next.ground, next.nextGround)
        guard isSameGround, (last.groundMix, last.light) == (next.groundMix, next.light), last.bounds == next.bounds
        else { return nil }
        let (old, new) = (last.drawings, next.drawings)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = min(
            zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - start)
        guard add(old[start..<(old.count - end)], new[start..<(new.count - end)]) else { return nil }
        let pixels = parts.reduce(0) { $0 + $1.width * $1.height }
        guard Double(pixels) <= Self.mostShare * letterbox.window.width * letterbox.window.height else { return nil }
    }

    private mutating func add(_ old: ArraySlice<Drawing>, _ new: ArraySlice<Drawing>) -> Bool {
        guard old.count == new.count else { return (old + new).allSatisfy { add($0) } }
        return zip(old, new).allSatisfy { $0 == $1 || add($0, $1) }
    }

    private mutating func add(_ old: Drawing, _ new: Drawing) -> Bool {
        guard case .pieces(let before, let area, let made) = old, case .pieces(let after, area, made) = new,
            before.count == after.count
        else { return add(old) && add(new) }
        for (before, after) in zip(before, after) where before != after {
            let old = layout(before, area, made), new = layout(after, area, made)
            // A step that is too small to be seen is none.
            guard (before.image, before.foot) != (after.image, after.foot) || old != new else { continue }
            add(old)
            add(new)
        }
        return true
    }

    /// - Returns: whether it is known where the drawing lies.
    private mutating func add(_ drawing: Drawing) -> Bool {
        switch drawing {
        case .pieces(let pieces, let area, let made): for piece in pieces { add(layout(piece, area, made)) }
        case .shape(let shape, let area, _, _):
            return add(area, reach: Self.reach + ShapeRaster.margin(of: shape, scale: letterbox.scale))
        case .icon(_, let area, _): return add(area, reach: Self.reach)
        default: return false
        }
        return true
    }

    private mutating func add(_ area: Rect, reach: Int) -> Bool {
        let pixels = letterbox.pixels(area)
        guard [pixels.x, pixels.y, pixels.maxX, pixels.maxY].allSatisfy({ abs($0) < 1e6 }) else { return false }
        add(PixelRect(pixels), reach: reach)
        return true
    }

    private func layout(_ piece: Piece, _ area: Rect, _ made: Size) -> PieceLayout {
        PieceLayout(piece, in: area, made: made, letterbox)
    }

    private mutating func add(_ layout: PieceLayout) {
        for pixels in [layout.still, layout.still == nil ? layout.box.area : nil, layout.boxOfWhole.area] {
            if let pixels { add(pixels, reach: 1) }
        }
    }

    /// Adds an area, joined with all that it overlaps.
    private mutating func add(_ area: PixelRect, reach: Int) {
        let wide = PixelRect(
            x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach)
        guard var whole = wide.common(PixelRect(of: letterbox)) else { return }
        while let other = takePart(at: whole) ?? undivided.first(where: { whole.divides($0) }) {
            whole = whole.union(other)
        }
        parts.append(whole)
    }

    /// Removes a part that overlaps an area, or any if there are too many.
    private mutating func takePart(at area: PixelRect) -> PixelRect? {
        let areMany = parts.count >= Self.mostParts
        return parts.firstIndex { areMany || $0.common(area) != nil }.map { parts.remove(at: $0) }
    }
}

nonisolated extension PixelRect {
    static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Whether it has some, but not all of an area.
    fileprivate func divides(_ area: PixelRect) -> Bool { common(area).map { $0 != area } ?? false }
}
