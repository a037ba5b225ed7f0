import FoundationEssentials
import Testing

@testable import LetterJudge
@testable import Letters

struct KeptDrawingTests {
    @Test func `a drawing is stored to a thousandth of a letter's height`() throws {
        let drawing = KeptDrawing([[InkPoint(x: 0.1234, y: 1.2006), InkPoint(x: -0.3, y: 0.5)]], color: 2)
        let again = try JSONDecoder().decode(KeptDrawing.self, from: JSONEncoder().encode(drawing))
        #expect(again == drawing)
        #expect(again.strokes == [[InkPoint(x: 0.123, y: 1.201), InkPoint(x: -0.3, y: 0.5)]])
        #expect(again.color == 2)
    }

    @Test func `points that are too many, too near or no numbers are left out`() {
        let line = (0..<10_000).map { InkPoint(x: Float($0) * 0.01, y: .nan) }
        #expect(KeptDrawing([line], color: 0).strokes.isEmpty)
        let still = [InkPoint](repeating: InkPoint(x: 0.5, y: 0.5), count: 500)
        #expect(KeptDrawing([still], color: 0).strokes == [[InkPoint(x: 0.5, y: 0.5)]])
    }

    @Test func `a long drawing is kept to its end, with fewer points`() throws {
        let strokes = (0..<100).map { row in
            (0..<100).map { InkPoint(x: Float($0) * 0.01, y: Float(row) * 0.25) }
        }
        let kept = KeptDrawing(strokes, color: 0)
        #expect(kept.strokes.joined().count <= KeptDrawing.mostPoints)
        #expect(kept.strokes.compactMap(\.first).map { $0.y } == strokes.map { $0[0].y })
        #expect(try JSONDecoder().decode(KeptDrawing.self, from: JSONEncoder().encode(kept)) == kept)
        let dots = (0..<10_000).map { [InkPoint(x: Float($0 % 100) * 0.01, y: Float($0 / 100) * 0.01)] }
        #expect(KeptDrawing(dots, color: 0).strokes.count == KeptDrawing.mostPoints)
    }

    @Test func `the fullest progress with three alphabets can be read again`() throws {
        let drawing = KeptDrawing([(0..<20_000).map { InkPoint(x: Float($0 % 100), y: Float($0 / 100)) }], color: 0)
        let bytes = try JSONEncoder().encode(drawing).count
        let drawings = 3 * 33 * (1 + LetterRecord.mostDrawings + LetterLevel.allCases.count)
        #expect(bytes * drawings < 8 << 20)
    }

    @Test(arguments: [
        #"{"color": 9, "ink": ""}"#, #"{"color": 0, "ink": "A"}"#, #"{"color": 0, "ink": "//8AAA=="}"#,
        #"{"color": 0, "ink": "BQABAA=="}"#, #"{"color": -1, "ink": ""}"#, #"{"ink": 3}"#,
    ])
    func `damaged ink is refused`(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(KeptDrawing.self, from: Data(json.utf8)) }
    }

    @Test func `the newest ten drawings stay, and the first one`() throws {
        var record = LetterRecord()
        let drawings = (0..<14).map { KeptDrawing([[InkPoint(x: Float($0) / 100, y: 0)]], color: 0) }
        for drawing in drawings { record.finish(.draw, stars: 2, drawing: drawing) }
        #expect(record.first == drawings[0])
        #expect(record.newest == Array(drawings[4...]))
    }

    @Test func `a report shows no drawing`() throws {
        var progress = LetterProgress()
        progress.finish(
            .draw, of: "A", in: "lv", stars: 2, drawing: KeptDrawing([[InkPoint(x: 0.5, y: 0.5)]], color: 0))
        let shown = progress.withoutDrawings["lv", "A"]
        #expect(shown.first == nil)
        #expect(shown.newest.isEmpty)
        #expect(shown.round[.draw] == .init(stars: 2, drawing: KeptDrawing()))
    }
}
