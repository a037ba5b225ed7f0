/// A transition between screens: a sheet of paper slides in, or off again on the way back.
struct ScreenChange: Sendable {
    private let departing: Picture
    private let isForward: Bool
    private var progress = Spring(0, motion: .eased, precision: 0.001)

    init(from departing: Picture, isForward: Bool) {
        self.departing = departing
        self.isForward = isForward
        progress.target = 1
    }

    var isDone: Bool { !progress.isMoving }

    mutating func tick() { progress.tick() }

    func picture(arriving: Picture) -> Picture {
        let shown = progress.value
        let (lower, upper) = isForward ? (departing, arriving) : (arriving, departing)
        let covered = isForward ? shown : 1 - shown
        var picture = Picture(ground: departing.ground)
        picture.nextGround = arriving.ground
        picture.groundMix = shown
        // A screen that uses the rooms covers them itself, so that only the other one's ground is seen.
        if lower.bounds != upper.bounds {
            picture.ground = lower.bounds == Stage.bounds ? lower.ground : upper.ground
            picture.nextGround = picture.ground
        }
        picture.bounds = covered >= 1 ? upper.bounds : covered <= 0 ? lower.bounds : lower.bounds.union(upper.bounds)
        picture.light = departing.light + (arriving.light - departing.light) * shown
        picture.drawings = Sheet.layers(
            lower: lower.drawings, on: lower.bounds, upper: upper.drawings, on: upper.bounds, covered: covered)
        return picture
    }
}

/// Stacked sheets of paper that slide sideways.
public enum Sheet {
    /// Draws `upper` sliding in from the right over `lower`.
    ///
    /// - Parameters:
    ///   - bounds: the area of both.
    ///   - covered: how much of `lower` the upper sheet covers, 0…1.
    public static func layers(
        lower: [Drawing], upper: [Drawing], covered: Double, on bounds: Rect = Stage.bounds
    ) -> [Drawing] {
        layers(lower: lower, on: bounds, upper: upper, on: bounds, covered: covered)
    }

    static func layers(
        lower: [Drawing], on lowerBounds: Rect, upper: [Drawing], on upperBounds: Rect, covered: Double
    ) -> [Drawing] {
        if covered >= 1 { return upper }
        if covered <= 0 { return lower }
        let whole = lowerBounds.union(upperBounds)
        let left = whole.x + whole.width * (1 - covered)
        func part(of bounds: Rect, from start: Double, to end: Double) -> Rect {
            let (start, end) = (max(start, bounds.x), min(end, bounds.maxX))
            return Rect(x: start, y: bounds.y, width: max(0, end - start), height: bounds.height)
        }
        let sheet = part(of: upperBounds, from: left, to: whole.maxX)
        let rest = part(of: lowerBounds, from: whole.x, to: left)
        return clipped(lower, movedBy: Point(x: -120 * covered, y: 0), to: rest)
            + [.clip(rest)] + edge(of: sheet, at: left, strength: min(1, (1 - covered) * 8)) + [.clip(nil)]
            + clipped(upper, movedBy: Point(x: left - whole.x, y: 0), to: sheet)
    }

    /// The shadow that a sheet's left edge casts to the left.
    private static func edge(of sheet: Rect, at x: Double, strength: Double) -> [Drawing] {
        let edge = Rect(x: x, y: sheet.y - 100, width: 200, height: sheet.height + 200)
        return [.shape(.shadow(blur: 36), in: edge, radius: 0, .flat(Color.shadow.faded(to: 0.35 * strength)))]
    }

    /// A sheet's drawings with their own clips, which move with it and end at its area.
    private static func clipped(_ drawings: [Drawing], movedBy offset: Point, to area: Rect) -> [Drawing] {
        let moved = drawings.map { drawing -> Drawing in
            switch drawing.moved(by: offset) {
            case .clip(let own): .clip(own?.intersection(area) ?? area)
            case let other: other
            }
        }
        return [.clip(area)] + moved + [.clip(nil)]
    }
}
