import Engine
import TalePacks

/// The mouse on the end page, when a child has found the mouse of every slide: it comes up, hops and turns, and stays.
struct MouseDance: Hashable, Sendable {
    let mouse: Figure
    /// Whether it moves, and squeaks by itself.
    private let isLively: Bool
    private let start: Int
    private var hasSqueaked = false
    /// The tick at which it was touched last.
    private var touched: Int?

    /// Ticks before it comes up, when the page has turned, and in which it does.
    private static let (delay, rising) = (40, 24)
    private static let hop = FigureMove(.hop, strength: 44)
    /// What it does when it is up, one after the other.
    private static let steps = [hop, FigureMove(.turn), hop]

    init(_ mouse: Figure, isLively: Bool, at now: Int) {
        (self.mouse, self.isLively, start) = (mouse, isLively, now + Self.delay)
    }

    private var up: Int { start + Self.rising }
    private var end: Int { up + Self.steps.reduce(0) { $0 + $1.answerLength } }
    private var squeak: [Command] { [.play(mouse.answer?.clip ?? .press)] }

    // MARK: - What happens

    mutating func tick(at now: Int) -> [Command] {
        if let touched, now >= touched + Self.hop.answerLength { self.touched = nil }
        guard isLively, !hasSqueaked, now >= up else { return [] }
        hasSqueaked = true
        return squeak
    }

    /// A squeak at once, and a hop unless it dances or hops anyway.
    mutating func answer(at now: Int) -> [Command] {
        if isLively, now >= end, touched == nil { touched = now }
        return squeak
    }

    func rest(at now: Int) -> Rest {
        guard isLively else { return .still }
        if now < start { return .until(start) }
        return .whether(now < end || touched != nil)
    }

    // MARK: - What is seen

    /// - Parameter height: of its place, from below which it comes up.
    /// - Returns: nil while it is out of sight.
    func pose(at now: Int, height: Double) -> Pose? {
        guard isLively else { return .rest }
        guard now >= start else { return nil }
        if let touched { return Self.hop.pose(answering: now - touched) }
        guard now >= up else {
            let part = Double(now - start) / Double(Self.rising)
            return Pose(offset: Point(x: 0, y: height * (1 - part * (2 - part))))
        }
        return dance(now - up)
    }

    private func dance(_ age: Int) -> Pose {
        var begun = 0
        for step in Self.steps {
            if age < begun + step.answerLength { return step.pose(answering: age - begun) }
            begun += step.answerLength
        }
        return .rest
    }
}

extension Story {
    /// The mouse that dances when the mice of these pages have been found: the last one that stands, or else peeps.
    func dancer(found: Set<Int>) -> Figure? {
        let mice = slides.map { $0.figures.first(where: \.isMouse) }
        guard mice.indices.allSatisfy({ mice[$0] == nil || found.contains($0) }) else { return nil }
        return mice.compactMap(\.self).last { $0.hiding == 0 } ?? mice.compactMap(\.self).last
    }
}

/// The mouse that dances on the end page.
extension StoryPlayerViewModel {
    /// nil if there is none, or one has not been found.
    var dancer: Figure? { story.dancer(found: figures.found) }

    mutating func meetDancer() {
        let isThere = isAtEnd && !isAtCredits && !endsUnderStars
        dance = isThere ? dancer.map { MouseDance($0, isLively: figures.areLively, at: now) } : nil
    }
}
