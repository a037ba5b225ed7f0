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
        picture.drawings =
            Sheet.layers(lower: lower.drawings, upper: upper.drawings, covered: covered)
        return picture
    }
}

/// Stacked sheets of paper that slide sideways.
public enum Sheet {
    /// Draws `upper` sliding in from the right over `lower`.
    ///
    /// - Parameter covered: how much of `lower` the upper sheet covers, 0…1.
    public static func layers(lower: [Drawing], upper: [Drawing], covered: Double) -> [Drawing] {
        let left = Stage.size.width * (1 - covered)
        if covered >= 1 { return upper }
        if covered <= 0 { return lower }
        let sheet = Rect(x: left, y: 0, width: Stage.size.width - left, height: Stage.size.height)
        let rest = Rect(x: 0, y: 0, width: left, height: Stage.size.height)
        return clipped(lower, movedBy: Point(x: -120 * covered, y: 0), to: rest)
            + [.clip(rest)] + edge(at: left, strength: min(1, (1 - covered) * 8)) + [.clip(nil)]
            + clipped(upper, movedBy: Point(x: left, y: 0), to: sheet)
    }

    /// The shadow that a sheet's left edge casts to the left.
    private static func edge(at x: Double, strength: Double) -> [Drawing] {
        let edge = Rect(x: x, y: -100, width: 200, height: Stage.size.height + 200)
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
