/// Level 2: a finger follows the strokes of a letter, in the order that is taught.
///
/// Only ink that moves along the stroke near its next checkpoint counts, so rubbing over the letter leads nowhere. Off
/// the corridor tracing waits at the last checkpoint; it never fails. All places are in the guide's unit.
public struct Trace: Hashable, Sendable {
    /// What became of a bit of ink.
    public enum Step: Hashable, Sendable {
        /// Ink in the corridor.
        case inside
        /// Ink that strays, or began elsewhere; it fades.
        case outside
        /// Ink that runs on after the end of a stroke, which is free.
        case free
    }

    private let strokes: [TracedStroke]
    private let leeway: Leeway
    private let age: AgeGroup
    /// The stroke that is due.
    public private(set) var stroke = 0
    /// The next checkpoint of that stroke.
    public private(set) var checkpoint = 0
    /// Checkpoints of that stroke that were passed by.
    private var missed = 0
    private var isFollowing = false
    /// The last place of the finger, and the place from which its direction is measured.
    private var finger, heading: InkPoint?
    /// The lengths of ink inside and outside; outside since the stroke that is due began.
    private var inside: Float = 0
    private var outside: Float = 0
    private var strayed: Float = 0
    /// Whether the finger is still down from the stroke before.
    private var isRunningOn = false

    /// Strokes without a path are left out.
    public init(_ guide: Guide, _ age: AgeGroup, _ leeway: Leeway) {
        strokes = guide.strokes.compactMap { TracedStroke($0.line) }
        (self.age, self.leeway) = (age, leeway)
    }

    public var isFinished: Bool { stroke == strokes.count }

    /// How much of the stroke that is due is traced, from 0 to 1.
    public var progress: Double {
        isFinished ? 1 : Double(checkpoint) / Double(strokes[stroke].checkpoints.count)
    }

    /// The point at which tracing goes on; nil when it is finished.
    public var due: InkPoint? {
        isFinished ? nil : strokes[stroke].checkpoints[max(0, checkpoint - 1)]
    }

    /// The share of ink outside the corridor, from 0 to 1.
    public var outsideShare: Double {
        inside + outside > 0 ? Double(outside / (inside + outside)) : 0
    }

    /// One to three once finished, else 0.
    public var stars: Int {
        if !isFinished { return 0 }
        return outsideShare <= age.outsideInk ? 3 : outsideShare <= 2 * age.outsideInk ? 2 : 1
    }

    /// The finger is down at a place, or has moved there.
    @discardableResult
    public mutating func touch(_ place: InkPoint) -> Step {
        guard place.x.isFinite, place.y.isFinite, abs(place.x) < 10, abs(place.y) < 10 else { return .outside }
        guard let last = finger else {
            finger = place
            heading = place
            return take(place, moved: 0)
        }
        // Quick fingers leave gaps: walk them in steps that cannot jump a checkpoint.
        let distance = last.distance(to: place)
        let steps = max(1, Int((distance / 0.015).rounded(.up)))
        var step = Step.inside
        for index in 1...steps {
            let between = last.toward(place, Float(index) / Float(steps))
            step = take(between, moved: distance / Float(steps))
        }
        finger = place
        return step
    }

    /// The finger has left the glass.
    public mutating func lift() {
        (finger, heading) = (nil, nil)
        (isFollowing, isRunningOn) = (false, false)
    }

    private mutating func take(_ place: InkPoint, moved: Float) -> Step {
        if isFinished { return .free }
        if !isFollowing && isNearDue(place) { isFollowing = true }
        guard isFollowing, isInCorridor(place) else {
            isFollowing = false
            if isRunningOn { return .free }
            stray(moved)
            return .outside
        }
        isRunningOn = false
        inside += moved
        advance(place)
        return .inside
    }

    private func isNearDue(_ place: InkPoint) -> Bool {
        guard let due else { return false }
        // Nobody can know where the first stroke begins on an empty sheet.
        let room = stroke == 0 && checkpoint == 0 ? leeway.resumption * 1.3 : leeway.resumption
        return due.distance(to: place) <= room
    }

    private func isInCorridor(_ place: InkPoint) -> Bool {
        let near = strokes[stroke].distance(to: place, around: checkpoint)
        return near <= (checkpoint == 0 ? leeway.resumption * 1.3 : leeway.corridor)
    }

    /// Ink outside that is longer than the stroke one and a half times is no tracing: the stroke begins again.
    private mutating func stray(_ moved: Float) {
        outside += moved
        strayed += moved
        if strayed > 1.5 * strokes[stroke].length + 0.5 { (checkpoint, missed, strayed) = (0, 0, 0) }
    }

    /// Passes the checkpoints that the finger has reached, if it moves along the stroke.
    private mutating func advance(_ place: InkPoint) {
        let points = strokes[stroke].checkpoints
        guard isHeadingOn(place) else { return }
        let allowed = Int(Double(points.count) * (1 - age.checkpoints))
        while checkpoint < points.count {
            let ahead = (0...allowed - min(missed, allowed)).first { skip in
                checkpoint + skip < points.count
                    && points[checkpoint + skip].distance(to: place) <= leeway.corridor
            }
            guard let ahead else { return }
            missed += ahead
            checkpoint += ahead + 1
        }
        finishStroke()
    }

    /// Whether the finger has lately moved within 60° of the stroke's direction; the very start has none yet.
    private mutating func isHeadingOn(_ place: InkPoint) -> Bool {
        guard let from = heading else { return false }
        let distance = from.distance(to: place)
        if distance < 0.02 { return checkpoint == 0 }
        let way = strokes[stroke].direction(at: checkpoint)
        let along = ((place.x - from.x) * way.x + (place.y - from.y) * way.y) / distance
        if distance > 0.05 { heading = from.toward(place, 0.5) }
        return along > 0.5
    }

    private mutating func finishStroke() {
        stroke += 1
        (checkpoint, missed, strayed) = (0, 0, 0)
        (isFollowing, isRunningOn) = (false, true)
    }
}
