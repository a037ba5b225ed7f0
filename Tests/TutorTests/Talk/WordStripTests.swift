import Engine
import Testing

@testable import Tutor

struct WordStripTests {
    private static let row = Rect(x: 40, y: 160, width: 900, height: 58)

    private func texts(_ strip: WordStrip, _ row: Rect = row) -> [String] {
        strip.placed(in: row, .andika).map(\.word.text)
    }

    @Test func `a word to practise is ticked when it falls`() {
        var strip = WordStrip(["la cuenta", "pagar"])
        strip.use(["pagar"])
        #expect(strip.words == [.init(text: "la cuenta"), .init(text: "pagar", isUsed: true)])
    }

    @Test func `a word of the deck joins when it falls, once`() {
        var strip = WordStrip(["pagar"])
        strip.use(["el té"])
        strip.use(["el té"])
        #expect(strip.words == [.init(text: "pagar"), .init(text: "el té", isUsed: true)])
    }

    @Test func `without words there is no strip`() {
        #expect(WordStrip([]).isEmpty)
        #expect(WordStrip([]).placed(in: Self.row, .andika).isEmpty)
    }

    @Test func `words that were ticked first make room for others`() {
        var strip = WordStrip(["la servilleta", "el paraguas", "la terraza"])
        strip.use(["el paraguas", "la merienda"])
        let narrow = Rect(x: 0, y: 0, width: 620, height: 58)
        #expect(texts(strip, narrow) == ["la servilleta", "la terraza"])
    }

    @Test func `the words stand side by side within the row`() {
        let placed = WordStrip(["la cuenta", "pagar", "el té"]).placed(in: Self.row, .andika)
        #expect(placed.count == 3)
        #expect(placed.allSatisfy { $0.area.x >= Self.row.x && $0.area.maxX <= Self.row.maxX })
        #expect(zip(placed, placed.dropFirst()).allSatisfy { $0.area.maxX < $1.area.x })
    }

    @Test func `a word wider than the row is cut to it`() {
        let placed = WordStrip([String(repeating: "palabra", count: 40)]).placed(in: Self.row, .andika)
        #expect(placed.map(\.area) == [Self.row])
    }
}
