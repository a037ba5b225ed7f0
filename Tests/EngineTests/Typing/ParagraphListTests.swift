import Testing

@testable import Engine

struct ParagraphListTests {
    private static let look = ParagraphLook(size: 40, gap: 20)
    private static let area = Rect(x: 0, y: 0, width: 600, height: 400)

    private func list(_ texts: String...) -> ParagraphList {
        var list = ParagraphList(in: Self.area, motion: .cut)
        for (id, text) in texts.enumerated() { list.append(text, id: id, look: Self.look) }
        return list
    }

    private static let long = (1...60).map { "palabra\($0)" }.joined(separator: " ")

    @Test func `words keep their order and lie within the width`() {
        let words = list(Self.long).visible.flatMap(\.words)
        #expect(words.map(\.word) == Array(words.indices).map { $0 + words[0].word })
        #expect(words.allSatisfy { $0.area.x >= 0 && $0.area.maxX <= 600 })
    }

    @Test func `a text that grows word by word lies as if it had come at once`() {
        var grown = list("")
        for word in Self.long.split(separator: " ") { grown.grow(by: "\(word) ") }
        let whole = list("\(Self.long) ")
        #expect(grown[0]?.lines == whole[0]?.lines)
        #expect(grown[0]?.pieces == whole[0]?.pieces)
    }

    @Test func `growing leaves settled lines as they are`() throws {
        var list = list("uno dos tres cuatro cinco seis siete ocho nueve diez once doce")
        let before = try #require(list[0])
        list.grow(by: " trece catorce")
        let after = try #require(list[0])
        let settled = before.lines.count - 1
        #expect(settled > 0)
        #expect(Array(after.lines[..<settled]) == Array(before.lines[..<settled]))
    }

    @Test func `it keeps to its end unless somebody has scrolled up`() {
        var list = list(Self.long)
        #expect(list.isAtEnd)
        list.append(Self.long, id: 1, look: Self.look)
        #expect(list.isAtEnd)
        list.page(-1)
        let offset = list.progress.offset
        list.append(Self.long, id: 2, look: Self.look)
        #expect(list.progress.offset == offset)
    }

    @Test func `a word is found under a finger`() throws {
        let list = list("uno dos tres")
        let dos = try #require(list.visible.first?.words.first { $0.text == "dos" })
        #expect(list.word(at: dos.area.center) == ParagraphList.Word(1, of: 0))
        #expect(list.word(at: Point(x: 590, y: 390)) == nil)
    }

    @Test func `a word wider than a line is cut`() {
        let list = list(String(repeating: "m", count: 100))
        let words = list.visible.flatMap(\.words)
        #expect(words.count > 1)
        #expect(words.allSatisfy { $0.word == 0 && $0.area.maxX <= 600 })
    }

    @Test func `only what is seen is drawn`() {
        var list = ParagraphList(in: Self.area, motion: .cut)
        for id in 0..<500 { list.append("párrafo número \(id)", id: id, look: Self.look) }
        #expect(list.visible.count <= 7)
        #expect(list.visible.last?.id == 499)
        var frame = Frame<Int>()
        list.draw(in: &frame)
        #expect(frame.picture.drawings.count < 40)
    }

    @Test func `the oldest paragraphs go when there are too many`() {
        var list = ParagraphList(in: Self.area, motion: .cut)
        for id in 0...ParagraphList.most { list.append("a", id: id, look: Self.look) }
        #expect(list.paragraphs.count == ParagraphList.most)
        #expect(list.paragraphs.first?.id == 1)
        #expect(list.isAtEnd)
    }

    /// Twenty lines, 78 points apart, in a list of 400.
    @Test(arguments: [(0, 0, 0.0), (3, 5, 48), (10, 12, 594), (3, 19, 234), (5, 3, 0), (3, 99, 0)])
    func `several paragraphs are revealed, or the beginning of those that do not fit`(
        first: Int, last: Int, offset: Double
    ) {
        var list = ParagraphList(in: Self.area, motion: .cut)
        for id in 0..<20 { list.append("uno", id: id, look: Self.look) }
        list.reveal(0)
        list.reveal(first, through: last)
        #expect(list.progress.offset == offset)
        #expect(list.progress.end == 1140)
    }
}
