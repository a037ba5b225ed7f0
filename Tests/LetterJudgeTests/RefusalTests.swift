import Testing

@testable import LetterJudge

struct RefusalTests {
    private func refusal(_ ink: Ink, _ expected: String) throws -> Refusal? {
        var judge = try Samples.judge("QWXY".contains(expected) ? "en" : "lv")
        return judge.judge(ink, expected: expected).reason
    }

    @Test func `next to no ink is too little`() throws {
        #expect(try refusal(Ink([[InkPoint(x: 5, y: 5)]]), "A") == .tooLittle)
        #expect(try refusal(Ink([[InkPoint](repeating: InkPoint(x: 5, y: 5), count: 9)]), "A") == .tooLittle)
        #expect(try refusal(Ink([]), "Ā") == .tooLittle)
    }

    @Test(arguments: [
        ("E", 3), ("E", 2), ("A", 2), ("F", 2), ("H", 2), ("K", 1), ("R", 2), ("B", 2), ("T", 1), ("P", 1), ("Q", 1),
    ])
    func `the missing part is named`(letter: String, stroke: Int) throws {
        #expect(try refusal(Samples.ink(letter, without: [stroke]), letter) == .missingPart(stroke: stroke))
    }

    @Test(arguments: ["B", "C", "E", "F", "G", "K", "L", "N", "P", "R", "S", "Z"])
    func `a letter in a mirror is mirrored`(letter: String) throws {
        let ink = try Samples.ink(letter).moved { InkPoint(x: -$0.x, y: $0.y) }
        #expect(try refusal(ink, letter) == .mirrored)
    }

    @Test(arguments: [("A", "O"), ("M", "Z"), ("S", "T"), ("V", "C"), ("J", "B")])
    func `another letter is called by its name`(expected: String, drawn: String) throws {
        #expect(try refusal(Samples.ink(drawn), expected) == .looksLike(drawn))
    }

    /// Digits and signs as people write them: crossed, open, with one stroke and more.
    static let signs: [(String, [[(Float, Float)]], String)] = [
        ("crossed seven", [[(0, 0), (100, 0), (60, 130), (45, 200)], [(30, 105), (110, 105)]], "FTZ"),
        ("seven", [[(0, 10), (90, 0), (70, 60), (40, 190)]], "FTZ"),
        ("open four", [[(50, 0), (0, 140), (120, 140)], [(85, 90), (80, 200)]], "HUGA"),
        ("nine", [[(90, 30), (50, 0), (5, 30), (15, 85), (60, 90), (92, 40), (90, 30), (85, 120), (60, 200)]], "SGP"),
        ("plus", [[(50, 0), (50, 100)], [(0, 50), (100, 50)]], "THK"),
        ("hash", [[(30, 0), (24, 100)], [(70, 0), (64, 100)], [(0, 34), (98, 32)], [(0, 68), (96, 66)]], "EAH"),
        (
            "straight hash",
            [[(30, 0), (30, 100)], [(70, 0), (70, 100)], [(0, 30), (100, 30)], [(0, 70), (100, 70)]], "HE"
        ),
        ("exclamation mark", [[(10, 0), (8, 70)], [(9, 90), (9, 96)]], "IJT"),
        ("slash", [[(65, 0), (0, 100)]], "IVXZ"),
        ("question mark", [[(0, 25), (10, 2), (45, 0), (58, 24), (30, 48), (28, 70)], [(28, 92), (29, 96)]], "PSJZ"),
        (
            "percent",
            [
                [(90, 0), (0, 100)], [(20, 2), (4, 20), (20, 36), (36, 18), (20, 2)],
                [(78, 66), (60, 84), (78, 100), (94, 82), (78, 66)],
            ], "XKZ"
        ),
        ("heart", [[(50, 100), (4, 44), (10, 8), (30, 0), (50, 24), (70, 0), (92, 10), (96, 44), (50, 100)]], "VUB"),
        ("star", [[(20, 100), (50, 0), (80, 100), (2, 38), (98, 38), (20, 100)]], "AXK"),
        (
            "smiley",
            [
                [(50, 0), (8, 16), (0, 55), (20, 92), (60, 100), (94, 76), (98, 30), (76, 6), (50, 0)],
                [(34, 32), (34, 42)], [(66, 32), (66, 42)], [(26, 62), (38, 76), (62, 76), (76, 60)],
            ], "OQGD"
        ),
    ]

    @Test(arguments: signs) func `a digit or another sign is no letter`(
        name: String, lines: [[(Float, Float)]], expected: String
    ) throws {
        let ink = Ink(lines.map { $0.map { InkPoint(x: $0.0, y: $0.1) }.resampled(4) })
        for letter in expected { #expect(try refusal(ink, "\(letter)") != nil, "\(name) for \(letter)") }
    }

    @Test func `the small form of the letter has a name of its own`() throws {
        let line: [(Float, Float)] = [
            (5, 60), (95, 60), (92, 30), (75, 8), (50, 0), (20, 10), (2, 40), (2, 70), (20, 95), (50, 102), (85, 90),
        ]
        var small = [line.map { InkPoint(x: $0.0, y: $0.1) }.resampled(4)]
        #expect(try refusal(Ink(small), "E") == .smallLetter)
        small.append([InkPoint(x: 15, y: -30), InkPoint(x: 80, y: -30)])
        #expect(try refusal(Ink(small), "Ē") == .smallLetter)
    }

    @Test(arguments: ["Ā", "Č", "Ē", "Ģ", "Ķ", "Ļ", "Ņ", "Š", "Ū", "Ž"])
    func `a mark that is not there is missing`(letter: String) throws {
        let guide = try Samples.guide(letter)
        #expect(try refusal(Samples.ink(guide, without: [guide.strokes.count - 1]), letter) == .markMissing)
    }

    @Test(arguments: ["Ā", "Ē", "Ū"]) func `a caron for a macron is wrong`(letter: String) throws {
        var ink = try Samples.ink(letter)
        let caron: [(Float, Float)] = [(0.3, -0.4), (0.45, -0.15), (0.6, -0.4)]
        ink.strokes[ink.strokes.count - 1] = caron.map { InkPoint(x: $0.0, y: $0.1) }
        #expect(try refusal(ink, letter) == .markWrong)
    }

    @Test(arguments: ["Č", "Š", "Ž"]) func `a macron for a caron is wrong`(letter: String) throws {
        var ink = try Samples.ink(letter)
        ink.strokes[ink.strokes.count - 1] = [(0.2, -0.2), (0.7, -0.2)].map { InkPoint(x: $0.0, y: $0.1) }
        #expect(try refusal(ink, letter) == .markWrong)
    }

    @Test(arguments: ["Ā", "Ē", "Ū"]) func `a macron below is misplaced`(letter: String) throws {
        var ink = try Samples.ink(letter)
        ink.moveLastStroke(down: 1.4)
        #expect(try refusal(ink, letter) == .markMisplaced)
    }

    @Test(arguments: ["Ķ", "Ļ", "Ņ"]) func `a comma above is misplaced`(letter: String) throws {
        var ink = try Samples.ink(letter)
        ink.moveLastStroke(down: -1.45)
        #expect(try refusal(ink, letter) == .markMisplaced)
    }

    @Test(arguments: ["A", "C", "E", "K", "N", "S", "U", "Z"])
    func `a mark too many is a part too many`(letter: String) throws {
        let marked = try Samples.guides("lv").first { $0.base == letter && $0.mark != nil }
        #expect(try refusal(Samples.ink(#require(marked)), letter) == .extraPart)
    }

    @Test func `another letter beside it is a part too many`() throws {
        let second = try Samples.ink("O").moved { InkPoint(x: $0.x + 1, y: $0.y) }
        #expect(try refusal(Ink(Samples.ink("H").strokes + second.strokes), "H") == .extraPart)
    }

    @Test func `a scribble is no letter`() throws {
        for scribble in Scribbles.all.suffix(3) {
            #expect(try refusal(Ink([scribble.points]), "B") == .notALetter, "\(scribble.name)")
        }
    }

    @Test func `a missing part is told of a letter with a mark too`() throws {
        #expect(try refusal(Samples.ink("Ķ", without: [1]), "Ķ") == .missingPart(stroke: 1))
    }
}
