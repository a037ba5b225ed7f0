import Engine
import Testing

@testable import LetterJudge
@testable import Letters

/// Worlds with the letters of a small alphabet.
enum Lessons {
    /// A, Ķ and S as they ship, with two words each and invented clips.
    static func world(_ change: (inout LetterProgress) -> Void = { _ in }) throws -> World {
        var world = World(motion: .cut)
        world[Alphabets.self] = Alphabets([try alphabet()])
        var progress = LetterProgress()
        change(&progress)
        world[LetterProgress.self] = progress
        return world
    }

    static func alphabet() throws -> Alphabet {
        let letters = try ["A", "Ķ", "S"].map { capital in
            var letter = Letter(capital, small: capital.lowercased())
            letter.sound = Sound("\(capital)-sound")
            letter.name = Sound("\(capital)-name")
            letter.words = ["one", "two"].map {
                LetterWord($0, Image("\($0).webp"), voice: Sound("\(capital)-\($0)"))
            }
            letter.guide = try Samples.guide(capital)
            return letter
        }
        let phrases = SpokenPhrase.allCases.map { ($0, [Sound("say-\($0.rawValue)")]) }
        return Alphabet(
            id: "lv", name: "Latviešu", language: "lv", letters: letters,
            phrases: Dictionary(uniqueKeysWithValues: phrases))
    }

    /// The alphabets as they ship.
    static func shipped() throws -> Alphabets {
        AlphabetFolder(assets: Samples.assets.path(), prefix: "letters").all()
    }

    static func flow(_ letter: String = "A", at step: LetterStep? = nil, in world: World? = nil) throws
        -> LetterFlowViewModel
    {
        var flow = try #require(
            LetterFlowViewModel(world: try world ?? Self.world(), alphabet: "lv", letter: letter, step: step))
        _ = flow.tick()
        return flow
    }
}

extension LessonScreen {
    /// The ink on the sheet.
    var ink: [Stroke] {
        var frame = Frame<LetterAction>()
        draw(in: &frame)
        return frame.picture.drawings.reduce(into: []) { ink, drawing in
            if case .ink(let strokes, _) = drawing { ink += strokes }
        }
    }

    /// Lets ticks pass.
    @discardableResult mutating func wait(_ ticks: Int) -> [Command] {
        var commands: [Command] = []
        for _ in 0..<ticks {
            now += 1
            commands += tick()
        }
        return commands
    }

    /// A finger draws along places in the guide's unit.
    @discardableResult mutating func drag(_ line: [InkPoint], id: Int64 = 1) -> [Command] {
        let points = line.map(lesson.box.point)
        guard let first = points.first, let last = points.last else { return [] }
        var commands = mark(Contact(.began, id, at: first, milliseconds: now * 16))
        for point in points.dropFirst() {
            commands += mark(Contact(.moved, id, at: point, milliseconds: now * 16))
        }
        return commands + mark(Contact(.ended, id, at: last, milliseconds: now * 16))
    }

    /// Draws all strokes of the guide, in their order.
    @discardableResult mutating func dragGuide(without missing: Set<Int> = []) -> [Command] {
        let strokes = lesson.guide.strokes
        return strokes.indices.filter { !missing.contains($0) }.flatMap { drag(strokes[$0].line.resampled(0.02)) }
    }

    /// Paints along the guide and to either side of it.
    mutating func dragAllOver() {
        for stroke in lesson.guide.strokes {
            for (x, y) in [(0, 0), (0.03, 0), (-0.03, 0), (0, 0.03), (0, -0.03)] as [(Float, Float)] {
                _ = drag(stroke.line.resampled(0.02).map { InkPoint(x: $0.x + x, y: $0.y + y) })
            }
        }
    }

    /// The whole letter is drawn and said to be ready, and the judge refuses it.
    @discardableResult mutating func refuse(_ verdict: Verdict) -> [Command] {
        let commands = dragGuide() + perform(.ready)
        return answer(verdict, to: commands)
    }

    /// The service's answer to the last drawing.
    mutating func answer(_ verdict: Verdict?, to commands: [Command]) -> [Command] {
        let wish = commands.compactMap { $0.request(LetterRequest.self)?.content }.last
        guard case .judge(let drawing) = wish else { return [] }
        return receive(.answer(Judgement(number: drawing.number, verdict: verdict)))
    }
}

extension [Command] {
    /// The progress that is saved last.
    var saved: LetterProgress? {
        compactMap { if case .save(let document) = $0 { document.content as? LetterProgress } else { nil } }.last
    }

    var narrated: [Sound] { compactMap { if case .narrate(let clip) = $0 { clip } else { nil } } }

    var drawing: LetterRequest.Drawing? {
        let wishes = compactMap { $0.request(LetterRequest.self)?.content }
        return wishes.compactMap { if case .judge(let drawing) = $0 { drawing } else { nil } }.last
    }
}
