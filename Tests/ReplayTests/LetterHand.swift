import Engine

@testable import LetterJudge
@testable import Letters

extension Alphabets {
    /// The alphabets as they ship, read as the app reads them.
    static let shipped = AlphabetFolder(assets: "\(Studio.repository)/assets/letters", prefix: "letters").all()

    /// Some Latvian letters as they ship.
    static func shipped(_ letters: String...) -> Alphabets {
        guard var latvian = shipped["lv"] else { preconditionFailure("there is no Latvian alphabet") }
        latvian.letters = letters.compactMap { latvian[$0] }
        precondition(latvian.letters.count == letters.count, "Latvian has the letters \(letters)")
        return Alphabets([latvian])
    }
}

extension World {
    /// A world in which letters can be learnt, and their tutorial has been seen.
    static func learning(
        _ alphabets: Alphabets, motion: Motion = .eased, _ learn: (inout LetterProgress) -> Void = { _ in }
    ) -> World {
        var world = with([.seasons], motion: motion)
        var (progress, wishes) = (LetterProgress(), LetterWishes())
        learn(&progress)
        wishes.hasSeenTutorial = true
        world[Alphabets.self] = alphabets
        world[LetterProgress.self] = progress
        world[LetterWishes.self] = wishes
        return world
    }
}

/// A child's hand that draws a letter on its sheet: unsteady, and always in the same way.
struct LetterHand {
    let guide: Guide
    let sheet: LetterSheet

    /// - Parameter inWord: whether the letter is one of a word.
    init(_ letter: String, in rooms: Rooms = Rooms(), inWord: Bool = false) {
        guard let guide = Alphabets.shipped["lv"]?[letter]?.guide else {
            preconditionFailure("\(letter) has no guide")
        }
        self.guide = guide
        sheet = LetterSheet(rooms, width: guide.width, hasWord: inWord)
    }

    /// How far the hand strays, in letter heights.
    static let wobble: Float = 0.018

    /// The strokes of the letter as the hand draws them, in the guide's unit.
    ///
    /// - Parameters:
    ///   - spacing: between two points, in letter heights.
    ///   - wobble: how far the hand strays, in letter heights.
    ///   - seed: another one for each drawing.
    func strokes(
        without missing: Set<Int> = [], spacing: Float = 0.025, wobble: Float = LetterHand.wobble, seed: UInt64 = 7
    ) -> [[InkPoint]] {
        var chance = Chance(seed: seed)
        return guide.strokes.indices.filter { !missing.contains($0) }.map { place in
            unsteady(guide.strokes[place].line.resampled(spacing), wobble, &chance)
        }
    }

    private func unsteady(_ line: [InkPoint], _ wobble: Float, _ chance: inout Chance) -> [InkPoint] {
        var way = InkPoint(x: 0, y: 0)
        return line.map { point in
            let aim = InkPoint(x: .random(in: -1...1, using: &chance), y: .random(in: -1...1, using: &chance))
            way = InkPoint(x: way.x * 0.8 + aim.x * 0.2, y: way.y * 0.8 + aim.y * 0.2)
            return InkPoint(x: point.x + way.x * wobble * 2, y: point.y + way.y * wobble * 2)
        }
    }

    /// Lines along the strokes and beside them, as wide as the hollow letter.
    var paintings: [[InkPoint]] {
        strokes(spacing: 0.06).flatMap { stroke in
            [(0, 0), (0.03, 0), (-0.03, 0), (0, 0.03), (0, -0.03)].map { (x: Float, y: Float) in
                stroke.map { InkPoint(x: $0.x + x, y: $0.y + y) }
            }
        }
    }

    /// The letter as it is kept.
    func kept(_ level: LetterLevel, color: Int) -> KeptDrawing {
        KeptDrawing(level == .fill ? paintings : strokes(), color: color)
    }

    /// What the glass tells while strokes are drawn, without the time between.
    ///
    /// - Parameter lifts: whether the finger is lifted at the end of the last one.
    func contacts(_ strokes: [[InkPoint]], lifts: Bool = true) -> [Input] {
        var inputs: [Input] = []
        for (place, stroke) in strokes.enumerated() {
            let points = stroke.map(sheet.box.point)
            guard let last = points.last else { continue }
            for (step, point) in points.enumerated() {
                inputs.append(.contact(Contact(step == 0 ? .began : .moved, 1, at: point, milliseconds: inputs.count)))
            }
            if lifts || place < strokes.count - 1 {
                inputs.append(.contact(Contact(.ended, 1, at: last, milliseconds: inputs.count)))
            }
        }
        return inputs
    }
}

extension Input {
    /// The judge's answer to a drawing.
    static func judged(_ number: Int, _ reason: Refusal?, like ranking: [String] = [], to visit: Visit = 0) -> Input {
        let verdict = Verdict(accepted: reason == nil, ranking: ranking, reason: reason)
        return .reply(.answer(Judgement(number: number, verdict: verdict), to: visit))
    }
}

extension Recording {
    /// A finger that draws strokes, a point a tick, with a pause after each.
    ///
    /// - Returns: the tick after the last one.
    mutating func draw(_ strokes: [[InkPoint]], _ hand: LetterHand, at tick: Int, finger: Int64 = 1) -> Int {
        var now = tick
        for stroke in strokes {
            let points = stroke.map(hand.sheet.box.point)
            guard let last = points.last else { continue }
            for (step, point) in points.enumerated() {
                touch(step == 0 ? .began : .moved, finger, point, at: now)
                now += 1
            }
            touch(.ended, finger, last, at: now)
            now += 12
        }
        return now
    }

    mutating func touch(_ phase: Contact.Phase, _ finger: Int64, _ point: Point, at tick: Int) {
        append(.contact(Contact(phase, finger, at: point, milliseconds: tick * 50 / 3)), at: tick)
    }

    /// A short touch.
    mutating func touch(_ point: Point, at tick: Int, finger: Int64 = 1) {
        touch(.began, finger, point, at: tick)
        touch(.ended, finger, point, at: tick + 6)
    }
}
