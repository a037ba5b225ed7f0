import Testing

@testable import LetterJudge

/// Small letters are judged by networks of their own, and have marks and dots of their own.
struct SmallLetterTests {
    private func refusal(_ ink: Ink, _ expected: String) throws -> Refusal? {
        var judge = try Samples.judge("qwxy".contains(expected) ? "en" : "lv", .small)
        return judge.judge(ink, expected: expected).reason
    }

    private func line(_ points: [(Float, Float)]) -> [InkPoint] {
        points.map { InkPoint(x: $0.0, y: $0.1) }.resampled(0.02)
    }

    @Test func `every capital has its small letter with a guide, in both alphabets`() throws {
        for alphabet in ["lv", "en"] {
            let guides = try Samples.guides(alphabet)
            let capitals = guides.filter { $0.form == .capital }.map { $0.letter.lowercased() }
            #expect(guides.filter { $0.form == .small }.map(\.letter) == capitals)
        }
    }

    @Test(arguments: ["A", "B", "D", "E", "F", "G", "H", "L", "M", "N", "R"])
    func `a capital for a small letter has a name of its own`(capital: String) throws {
        #expect(try refusal(Samples.ink(capital), capital.lowercased()) == .capitalLetter)
    }

    @Test func `a capital with its mark for a small letter has it too`() throws {
        #expect(try refusal(Samples.ink("Ē"), "ē") == .capitalLetter)
    }

    @Test(arguments: ["i", "j"]) func `a dot that is not there is missing`(letter: String) throws {
        #expect(try refusal(Samples.ink(letter, without: [1]), letter) == .missingPart(stroke: 1))
    }

    @Test func `a bar is no dot, and a dot no macron`() throws {
        #expect(try refusal(Samples.ink("ī"), "i") == .extraPart)
        #expect(try refusal(Samples.ink("i"), "ī") == .markWrong)
        #expect(try refusal(Samples.ink("ī", without: [1]), "ī") == .markMissing)
    }

    @Test(arguments: ["dash", "ring", "slant"]) func `a dot may have any shape`(shape: String) throws {
        let dots: [String: [(Float, Float)]] = [
            "dash": [(0.15, 0.1), (0.22, 0.1)], "slant": [(0.22, 0.06), (0.17, 0.14)],
            "ring": [(0.195, 0.06), (0.16, 0.09), (0.195, 0.13), (0.23, 0.09), (0.195, 0.06)],
        ]
        let stem = try Samples.ink("i", without: [1]).strokes
        #expect(try refusal(Ink(stem + [line(dots[shape] ?? [])]), "i") == nil)
    }

    @Test func `a stem whose line broke off has no mark above it`() throws {
        let ink = Ink([line([(0.19, 0.05), (0.2, 0.2)]), line([(0.2, 0.27), (0.19, 0.96)])])
        #expect(try refusal(ink, "l") != .extraPart)
    }

    @Test func `the comma of a small g is above it`() throws {
        let g = try Samples.ink("g").strokes
        #expect(try refusal(Ink(g + [line([(0.46, -0.05), (0.38, 0.13)])]), "ģ") == nil)
        #expect(try refusal(Ink(g + [line([(0.40, 1.45), (0.34, 1.62)])]), "ģ") == .markMisplaced)
        #expect(try refusal(Ink(g), "ģ") == .markMissing)
    }

    @Test(arguments: ["ā", "č", "ē", "ķ", "ļ", "ņ", "š", "ū", "ž"])
    func `a mark that is not there is missing`(letter: String) throws {
        let last = try Samples.guide(letter).strokes.count - 1
        #expect(try refusal(Samples.ink(letter, without: [last]), letter) == .markMissing)
    }

    @Test(arguments: [("a", 1), ("d", 1), ("h", 1), ("t", 1), ("f", 1), ("k", 2), ("p", 0)])
    func `the missing part is named`(letter: String, stroke: Int) throws {
        #expect(try refusal(Samples.ink(letter, without: [stroke]), letter) == .missingPart(stroke: stroke))
    }

    @Test(arguments: [("b", "d"), ("d", "b"), ("n", "u"), ("p", "q"), ("g", "z")])
    func `another letter is called by its name`(expected: String, drawn: String) throws {
        var judge = try Samples.judge("en", .small)
        #expect(judge.judge(try Samples.ink(drawn), expected: expected).reason == .looksLike(drawn))
    }
}
