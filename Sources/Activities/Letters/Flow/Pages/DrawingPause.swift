import LetterJudge

/// The wait while a child rests between strokes: when its drawing is judged, and when a refusal is told.
///
/// The judge is asked after a short rest, so that a right letter is praised at once. A refusal is told only after a long
/// one, since the child may be about to go on: of a true beginning nothing is said the first time, and nothing is ever
/// counted.
struct DrawingPause: Sendable {
    private enum State {
        /// Nothing is waited for.
        case none
        /// The finger was lifted at a tick, and the judge will be asked.
        case resting(since: Int)
        /// The judge is asked; at once, when the child says that the drawing is ready.
        case asking(since: Int, isReady: Bool)
        /// The judge has refused, and the child does not know it yet.
        case held(Verdict, since: Int)
    }

    /// What is to do.
    enum Step: Hashable {
        case judge
        case tell(Verdict, counts: Bool)
    }

    private var state = State.none
    /// Whether the child has rested long over a beginning already.
    private var hasRestedLong = false

    /// Ticks of rest after which a drawing is judged, and after which a refusal is told.
    private static let short = 90, long = 240

    /// The tick at which something is due.
    var due: Int? {
        switch state {
        case .none, .asking: nil
        case .resting(let since): since + Self.short
        case .held(_, let since): since + Self.long
        }
    }

    var isAsking: Bool { if case .asking = state { true } else { false } }

    /// The finger is lifted, or a stroke has been taken back.
    mutating func begin(at tick: Int) { state = .resting(since: tick) }

    /// The child draws, or has been told.
    mutating func end() { state = .none }

    /// The sheet is empty.
    mutating func forget() { self = DrawingPause() }

    /// The child says that the drawing is ready.
    mutating func ready(at tick: Int) -> Step? {
        switch state {
        case .held(let verdict, _): return .tell(verdict, counts: true)
        case .asking(let since, _):
            state = .asking(since: since, isReady: true)
            return nil
        case .none, .resting:
            state = .asking(since: tick, isReady: true)
            return .judge
        }
    }

    /// The judge has refused the drawing.
    mutating func hold(_ verdict: Verdict) -> Step? {
        guard case .asking(let since, let isReady) = state else { return nil }
        state = .held(verdict, since: since)
        return isReady ? .tell(verdict, counts: true) : nil
    }

    mutating func tick(at now: Int) -> Step? {
        guard let due, now >= due else { return nil }
        switch state {
        case .resting(let since):
            state = .asking(since: since, isReady: false)
            return .judge
        case .held(let verdict, _):
            let isBeginning = verdict.reason?.isBeginning ?? false
            guard isBeginning, !hasRestedLong else { return .tell(verdict, counts: !isBeginning) }
            (hasRestedLong, state) = (true, .held(verdict, since: now))
            return nil
        case .none, .asking: return nil
        }
    }
}
