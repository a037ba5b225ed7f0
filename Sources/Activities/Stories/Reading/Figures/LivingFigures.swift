import Engine
import TalePacks

/// How the figures of a tale's slides move: gently while a slide is heard or somebody is there, and once when touched.
///
/// Each begins at phase 0, and settles when it comes to phase 0 again, so that nothing jumps. A page that turns away
/// takes its figures with it, and they soon lie as in its picture.
struct LivingFigures: Sendable {
    /// The poses with which a page turns away.
    private struct Departing: Hashable {
        let page: Int
        let poses: [Pose]
        let since: Int
    }

    /// How one figure moves at rest: since a tick, and until another once it is to settle.
    private struct Rhythm: Hashable {
        let start: Int
        var stop: Int?
    }

    /// What is heard and still, at a tick.
    struct Moment {
        let now: Int
        /// Whether the page and its words lie still.
        let isStill: Bool
        /// Whether the slide is being told.
        let isTold: Bool
    }

    private let motion: Motion
    private var hush: Hush
    private(set) var page = 0
    private(set) var figures: [Figure] = []
    private var rhythms: [Int: Rhythm] = [:]
    /// The ticks at which figures began to answer.
    private var answers: [Int: Int] = [:]
    /// The figures that were touched while they moved in answer, and do so again.
    private var repeating: Set<Int> = []
    private var departing: Departing?
    /// The tick at which somebody touched anything last.
    private var stirred = 0
    /// The word of the figure that was touched last, and the tick until which it is lit.
    private var lit: (word: Int, until: Int)?
    /// The pages whose mouse has been found in this reading.
    private(set) var found: Set<Int> = []

    /// Ticks after the last touch for which figures go on moving.
    static let patience = 1200
    /// Ticks in which they come to rest when their page turns.
    static let farewell = 10

    init(world: World, isNight: Bool) {
        (motion, hush) = (world.motion, Hush(world, isNight: isNight))
    }

    /// Whether figures move at all.
    var areLively: Bool { motion == .eased && !hush.isOn }

    // MARK: - What happens

    mutating func stir(at now: Int) { stirred = now }

    /// The tale is read once more.
    mutating func beginAgain() { found = [] }

    mutating func learn(_ document: AnyDocument) { hush.learn(document) }

    /// Another page is there; that before turns away.
    mutating func arrive(at page: Int, _ figures: [Figure], now: Int) {
        settle(at: now)
        (self.page, self.figures, lit, stirred) = (page, figures, nil, now)
    }

    /// The shelf was read again.
    mutating func replace(_ figures: [Figure]) {
        guard figures != self.figures else { return }
        (self.figures, rhythms, answers, departing, lit) = (figures, [:], [:], nil, nil)
        repeating = []
    }

    /// A figure was touched: it moves, its clip is heard beside the voice, and its word is lit; where it has to be quiet,
    /// its word alone.
    ///
    /// One that moves in answer is heard at once, and moves again when it has done so.
    mutating func answer(_ number: Int, at now: Int) -> [Command] {
        guard figures.indices.contains(number), let answer = figures[number].answer else {
            return []
        }
        if let start = answers[number], now < start + answer.move.answerLength {
            repeating.insert(number)
        } else {
            answers[number] = now
        }
        if figures[number].isMouse { found.insert(page) }
        lit = answer.word.map { ($0, now + answer.length) }
        return hush.isOn ? [] : [.play(answer.clip ?? .press)]
    }

    mutating func tick(_ moment: Moment) {
        let now = moment.now
        if let departing, now >= departing.since + Self.farewell { self.departing = nil }
        if let lit, now >= lit.until { self.lit = nil }
        for (number, start) in answers where now >= start + length(ofAnswer: number) {
            answers[number] = repeating.remove(number) == nil ? nil : now
        }
        guard moment.isStill else { return settle(at: now) }
        guard departing?.page != page else { return }
        for number in figures.indices { keepRhythm(number, moment) }
    }

    private func length(ofAnswer number: Int) -> Int {
        let answer = figures[number].answer
        return (repeating.contains(number) ? answer?.move.answerLength : answer?.length) ?? 0
    }

    private mutating func keepRhythm(_ number: Int, _ moment: Moment) {
        guard let rest = figures[number].rest else { return }
        let isWanted = isAwake(moment)
        guard var rhythm = rhythms[number] else {
            if isWanted { rhythms[number] = Rhythm(start: moment.now) }
            return
        }
        if isWanted {
            rhythm.stop = nil
        } else {
            let age = moment.now - rhythm.start
            rhythm.stop = rhythm.stop ?? rhythm.start + (age + rest.period - 1) / rest.period * rest.period
        }
        let isOver = rhythm.stop.map { moment.now >= $0 } ?? false
        rhythms[number] = isOver ? nil : rhythm
    }

    private func isAwake(_ moment: Moment) -> Bool {
        areLively && (moment.isTold || moment.now < stirred + Self.patience)
    }

    /// Lets all come to rest soon, from where they are.
    private mutating func settle(at now: Int) {
        let poses = figures.indices.map { pose(of: $0, at: now) }
        if poses.contains(where: { $0 != .rest }) { departing = Departing(page: page, poses: poses, since: now) }
        (rhythms, answers, repeating) = ([:], [:], [])
    }

    // MARK: - What is seen

    private func pose(of number: Int, at now: Int) -> Pose {
        let figure = figures[number]
        let resting = rhythms[number].flatMap { rhythm in figure.rest?.pose(resting: max(0, now - rhythm.start)) }
        let answering = answers[number].flatMap { start in
            areLively ? figure.answer?.move.pose(answering: max(0, now - start)) : nil
        }
        return (resting ?? .rest).joined(with: answering ?? .rest)
    }

    /// How the figures of a page lie; nil if all lie as in its picture.
    func poses(onPage page: Int, at now: Int) -> [Pose]? {
        var poses: [Pose] = []
        if let departing, departing.page == page {
            let strength = 1 - Double(now - departing.since) / Double(Self.farewell)
            poses = departing.poses.map { $0.weakened(to: strength) }
        } else if page == self.page {
            poses = figures.indices.map { pose(of: $0, at: now) }
        }
        return poses.contains { $0 != .rest } ? poses : nil
    }

    /// The word that a touched figure lights.
    func litWord(at now: Int) -> Int? { lit.flatMap { now < $0.until ? $0.word : nil } }

    /// How many figures move now.
    var movingCount: Int { Set(rhythms.keys).union(answers.keys).count }

    func rest(_ moment: Moment) -> Rest {
        let now = moment.now
        if departing != nil || !moment.isStill && !rhythms.isEmpty { return .moving }
        var rest: Rest = lit.map { .until(max($0.until, now + 1)) } ?? .still
        for (number, start) in answers { rest = rest.and(self.rest(ofAnswer: number, since: start, now)) }
        guard moment.isStill else { return rest }
        for number in figures.indices { rest = rest.and(self.rest(of: number, moment)) }
        return rest
    }

    private func rest(ofAnswer number: Int, since start: Int, _ now: Int) -> Rest {
        let isMoving = areLively && now < start + (figures[number].answer?.move.answerLength ?? 0)
        return isMoving ? .moving : .until(max(start + length(ofAnswer: number), now + 1))
    }

    private func rest(of number: Int, _ moment: Moment) -> Rest {
        guard let move = figures[number].rest else { return .still }
        guard let rhythm = rhythms[number] else { return .whether(isAwake(moment)) }
        let next = rhythm.start + move.nextChange(after: max(0, moment.now - rhythm.start))
        return .until(max(moment.now + 1, min(next, rhythm.stop ?? next)))
    }
}
