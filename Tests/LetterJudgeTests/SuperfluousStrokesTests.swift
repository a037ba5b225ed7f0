import Testing

@testable import LetterJudge

struct SuperfluousStrokesTests {
    private func line(_ x: Float, _ y: Float, to endX: Float, _ endY: Float) -> [InkPoint] {
        (0...20).map { InkPoint(x: x + (endX - x) * Float($0) / 20, y: y + (endY - y) * Float($0) / 20) }
    }

    private func places(_ strokes: [[InkPoint]], _ letter: String) throws -> [Int] {
        SuperfluousStrokes(in: strokes, try Samples.guide(letter)).places
    }

    @Test(arguments: ["A", "E", "F", "H", "I", "K", "T", "Ā", "Č", "Ķ", "k", "t", "ī"])
    func `a letter as it is taught has nothing too much`(letter: String) throws {
        #expect(try places(Samples.ink(letter).strokes, letter) == [])
    }

    @Test func `one more stroke is found, wherever in the order it was drawn`() throws {
        let letter = try Samples.ink("H").strokes, bar = line(-0.1, 0.85, to: 0.9, 0.85)
        #expect(try places(letter + [bar], "H") == [3])
        #expect(try places([bar] + letter, "H") == [0])
        #expect(try places([line(-0.3, 0.55, to: 1.3, 0.55)] + Samples.ink("Ķ").strokes, "Ķ") == [0])
        #expect(try places(Samples.ink("E").strokes + [line(0.1, 1.25, to: 0.6, 1.25)], "E") == [4])
    }

    @Test func `a mark on a letter without one is too much`() throws {
        #expect(try places(Samples.ink("Ā").strokes, "A") == [Samples.ink("Ā").strokes.count - 1])
        #expect(try places(Samples.ink("Ķ").strokes, "K") == [Samples.ink("Ķ").strokes.count - 1])
    }

    @Test func `two strokes that are too much are both found`() throws {
        let strokes = try Samples.ink("T").strokes
        let more = [line(-0.2, 0.6, to: 0.9, 0.6), line(-0.2, 0.95, to: 0.9, 0.95)]
        #expect(try places(strokes + more, "T") == [strokes.count, strokes.count + 1])
    }

    @Test func `of one line and of a scribble nothing is said`() throws {
        #expect(try places([line(0, 0, to: 1, 1)], "H") == [])
        #expect(try places((0..<30).map { line(0, Float($0) / 30, to: 1, 0.5) }, "H") == [])
    }
}
