import Testing

@testable import Engine

struct FigureMoveTests {
    /// Every motion that a piece may have at rest, with the usual strength and a period of two seconds.
    private static let resting = FigureMotion.allCases.filter(\.isGentle).map { FigureMove($0, seconds: 2) }
    private static let answering = FigureMotion.allCases.map { FigureMove($0) }

    @Test(arguments: resting)
    func `a motion of rest begins and ends at rest, and comes again`(move: FigureMove) {
        #expect(move.pose(resting: 0) == .rest)
        #expect(move.pose(resting: 120) == .rest)
        #expect((0..<240).contains { move.pose(resting: $0) != .rest })
        #expect((0..<120).allSatisfy { move.pose(resting: $0) == move.pose(resting: $0 + 240) })
    }

    @Test(arguments: answering)
    func `an answer begins and ends at rest`(move: FigureMove) {
        #expect((48...144).contains(move.answerLength))
        #expect(move.pose(answering: 0) == .rest)
        #expect(move.pose(answering: -1) == .rest)
        #expect(move.pose(answering: move.answerLength) == .rest)
        #expect((0..<move.answerLength).contains { move.pose(answering: $0) != .rest })
    }

    @Test(arguments: answering)
    func `nothing goes further than its strength`(move: FigureMove) {
        let poses = (0..<300).flatMap { [move.pose(resting: $0), move.pose(answering: $0)] }
        let most = move.strength + 1e-9
        switch move.motion.unit {
        case .degrees: #expect(poses.allSatisfy { abs($0.degrees) <= most && $0.offset == .zero && $0.scale == 1 })
        case .points: #expect(poses.allSatisfy { $0.offset.length <= most && $0.degrees == 0 && $0.scale == 1 })
        case .percent: #expect(poses.allSatisfy { abs($0.scale - 1) * 100 <= most && $0.offset == .zero })
        case .none: #expect(poses.allSatisfy { $0.offset == .zero && $0.scale == 1 && (0..<360).contains($0.degrees) })
        }
    }

    @Test func `each moves in its own way`() {
        func pose(_ motion: FigureMotion, _ strength: Double, _ phase: Double) -> Pose {
            let pose = motion.pose(at: phase, strength)
            func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
            return Pose(
                offset: Point(x: rounded(pose.offset.x), y: rounded(pose.offset.y)), degrees: rounded(pose.degrees),
                scale: rounded(pose.scale), isRevealed: pose.isRevealed)
        }
        #expect(pose(.sway, 4, 0.25) == Pose(degrees: 4) && pose(.sway, 4, 0.75) == Pose(degrees: -4))
        #expect(pose(.bob, 6, 0.5) == Pose(offset: Point(x: 0, y: -6)))
        #expect(pose(.breathe, 10, 0.5) == Pose(scale: 1.1) && pose(.twinkle, 40, 0.5) == Pose(scale: 0.6))
        #expect(pose(.drift, 12, 0.25) == Pose(offset: Point(x: 12, y: 0)))
        #expect(pose(.drift, 12, 0.75) == Pose(offset: Point(x: -12, y: 0)))
        #expect(pose(.hop, 30, 0.3) == Pose(offset: Point(x: 0, y: -30)) && pose(.hop, 30, 0.6) == .rest)
        #expect(pose(.hop, 30, 0.8) == Pose(offset: Point(x: 0, y: -15)))
        #expect(pose(.peek, 40, 0.25) == Pose(offset: Point(x: 0, y: -40)))
        #expect(pose(.peek, 40, 0.75) == Pose(offset: Point(x: 0, y: -40)))
        #expect(pose(.turn, 0, 0.5) == Pose(degrees: 180))
        #expect(abs(pose(.shake, 8, 0.75).degrees) < abs(pose(.shake, 8, 0.25).degrees))
    }

    @Test func `eyes blink for eleven ticks in the middle of a period, and twice as an answer`() {
        let blink = FigureMove(.blink, seconds: 4)
        #expect((0..<240).filter { blink.pose(resting: $0).isRevealed } == Array(114..<125))
        #expect((0..<120).filter { blink.pose(answering: $0).isRevealed } == Array(24..<35) + Array(84..<95))
        #expect([0, 114, 120, 125].map(blink.nextChange) == [114, 125, 125, 354])
    }

    @Test func `what peeks at rest comes out for a moment in the middle of its period`() {
        let peek = FigureMove(.peek, seconds: 10)
        #expect((0..<600).filter { peek.pose(resting: $0) != .rest } == Array(229..<372))
        #expect([0, 228, 229, 371, 372].map(peek.nextChange) == [228, 230, 230, 372, 828])
    }

    @Test func `what moves at rest changes thirty times a second`() {
        let sway = FigureMove(.sway, seconds: 1)
        #expect([0, 1, 2, 58, 59, 60].map(sway.nextChange) == [2, 2, 4, 60, 60, 62])
    }

    @Test func `a pose weakens to rest, and a wheel turns the shorter way back`() {
        let pose = Pose(offset: Point(x: 8, y: -4), degrees: 350, scale: 1.2, isRevealed: true)
        #expect(
            pose.weakened(to: 0.5)
                == Pose(offset: Point(x: 4, y: -2), degrees: -5, scale: 1.1, isRevealed: false))
        #expect(pose.weakened(to: 0) == .rest && pose.weakened(to: -1) == .rest)
    }

    @Test func `two motions at once are added`() {
        let both = Pose(offset: Point(x: 1, y: 2), degrees: 3, scale: 2).joined(
            with: Pose(offset: Point(x: 10, y: 20), degrees: 30, scale: 0.5, isRevealed: true))
        #expect(both == Pose(offset: Point(x: 11, y: 22), degrees: 33, scale: 1, isRevealed: true))
    }

    @Test func `a period is kept within its limits`() {
        #expect(FigureMove(.sway, seconds: 0).period == 30 && FigureMove(.sway, seconds: 1e9).period == 1200)
        #expect(FigureMove(.sway).period == 240 && FigureMove(.sway).strength == 2)
    }
}
