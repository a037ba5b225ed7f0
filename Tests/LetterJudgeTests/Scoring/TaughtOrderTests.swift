import Testing

@testable import LetterJudge

struct TaughtOrderTests {
    private func isKept(_ letter: String, _ strokes: [[InkPoint]]) throws -> Bool {
        TaughtOrder(try Samples.guide(letter, "QWXY".contains(letter) ? "en" : "lv")).isKept(by: Ink(strokes))
    }

    private func isKept(_ guide: Guide, _ ink: Ink) -> Bool { TaughtOrder(guide).isKept(by: ink) }

    private func strokes(_ letter: String) throws -> [[InkPoint]] { try Samples.ink(letter).strokes }

    private func all() throws -> [Guide] { try Samples.guides("lv") + Samples.guides("en") }

    /// Leaning, shaking and large.
    private func byChild(_ ink: Ink) -> Ink {
        var sign: Float = 1
        return ink.moved {
            sign = -sign
            return InkPoint(x: ($0.x * 0.9 - $0.y * 0.15 + sign * 0.02) * 700, y: ($0.y + sign * 0.03) * 700)
        }
    }

    @Test func `every letter drawn as taught is, leaning and shaking and large too`() throws {
        for guide in try all() {
            let ink = Samples.ink(guide)
            #expect(isKept(guide, ink), "\(guide.letter)")
            #expect(isKept(guide, byChild(ink)), "\(guide.letter)")
        }
    }

    @Test func `no stroke may be drawn backwards but a bar, as left-handers draw it, and a dot`() throws {
        for guide in try all() {
            for index in guide.strokes.indices {
                var ink = Samples.ink(guide)
                ink.strokes[index].reverse()
                let box = try #require(InkBox(around: ink.strokes[index]))
                let isBar = box.height < 0.1 * box.width || box.longerSide < 0.05
                #expect(isKept(guide, ink) == isBar, "\(guide.letter), stroke \(index)")
                #expect(isKept(guide, byChild(ink)) == isBar, "\(guide.letter), stroke \(index), by a child")
            }
        }
    }

    @Test(arguments: ["E", "T", "Ē"]) func `all bars may be drawn from the right`(letter: String) throws {
        let strokes = try strokes(letter).map { $0[0].y == $0[$0.count - 1].y ? $0.reversed() : $0 }
        #expect(try isKept(letter, strokes))
    }

    @Test func `no two strokes may be exchanged`() throws {
        for guide in try all() where guide.strokes.count > 1 {
            for index in 1..<guide.strokes.count {
                var ink = Samples.ink(guide)
                ink.strokes.swapAt(index - 1, index)
                #expect(!isKept(guide, ink), "\(guide.letter), stroke \(index)")
                #expect(!isKept(guide, byChild(ink)), "\(guide.letter), stroke \(index), by a child")
            }
        }
    }

    @Test func `a lift within a stroke is free`() throws {
        for guide in try all() {
            for index in guide.strokes.indices {
                var strokes = Samples.ink(guide).strokes
                let half = strokes[index].count / 2
                strokes.insert(Array(strokes[index].suffix(half)), at: index + 1)
                strokes[index].removeLast(half)
                #expect(isKept(guide, Ink(strokes)), "\(guide.letter), stroke \(index)")
            }
        }
    }

    @Test func `many strokes are told at once`() throws {
        let dots = (0..<200).map { [InkPoint(x: Float($0 % 3), y: 0), InkPoint(x: 0, y: Float($0 % 5))] }
        #expect(!isKept(try Samples.guide("B"), Ink(dots)))
    }

    @Test(arguments: ["G", "M", "Y"]) func `drawing on where the next stroke begins is free`(letter: String) throws {
        var strokes = try strokes(letter)
        strokes[strokes.count - 2] += strokes.removeLast()
        #expect(try isKept(letter, strokes))
    }

    @Test(arguments: ["A", "E", "H", "T"]) func `running two strokes into one is not`(letter: String) throws {
        var strokes = try strokes(letter)
        strokes[0] += strokes.remove(at: 1)
        #expect(try !isKept(letter, strokes))
    }

    @Test func `an I needs no serifs`() throws {
        let strokes = try strokes("I")
        #expect(try isKept("I", [strokes[0]]))
        #expect(try isKept("I", strokes))
    }

    @Test func `more strokes than there are, or none, are not as taught`() throws {
        #expect(try !isKept("L", strokes("E")))
        #expect(try !isKept("L", []))
        #expect(try !isKept("L", [[]]))
        #expect(try !isKept("L", [[InkPoint(x: .nan, y: 0)]]))
        #expect(try !isKept("A", strokes("L")))
    }
}
