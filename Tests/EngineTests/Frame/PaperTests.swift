import Testing

@testable import Engine

struct PaperTests {
    private let area = Rect(x: 300, y: 300, width: 400, height: 160)

    @Test func `a round button answers over its whole circle`() {
        var frame = Frame<Int>()
        frame.roundButton("a.svg", at: Point(x: 100, y: 100), radius: 60, sends: 1)
        #expect(frame.hotspots.map(\.area) == [Rect(x: 40, y: 40, width: 120, height: 120)])
        #expect(frame.hotspots.map(\.radius) == [60])
    }

    @Test func `a pressed button is drawn smaller but answers as before`() {
        var attention = Attention<Int>()
        attention.pressed = 1
        attention.depth.target = 1
        var (frame, pressed) = (Frame<Int>(), Frame(attention: attention))
        frame.pill("a", in: area, size: 60, sends: 1)
        pressed.pill("a", in: area, size: 60, sends: 1)
        #expect(pressed.picture != frame.picture)
        #expect(pressed.hotspots == frame.hotspots)
    }

    @Test func `symbol and word of a pill do not overlap`() {
        var frame = Frame<Int>()
        frame.pill("Vēlreiz", icon: "a.svg", in: area, size: 60, sends: 1)
        var (symbol, words) = (Rect?.none, Rect?.none)
        for drawing in frame.picture.drawings {
            if case .icon(_, let place, _) = drawing { symbol = place }
            if case .text(_, let place, _) = drawing { words = place }
        }
        #expect(symbol.map { $0.maxX < words?.x ?? 0 } == true)
        #expect(words.map { $0.maxX < area.maxX } == true)
    }

    @Test func `a missing picture sleeps`() {
        var frame = Frame<Int>()
        frame.photograph(nil, in: area, radius: 20)
        let icons = frame.picture.drawings.compactMap { drawing -> Image? in
            if case .icon(let image, _, _) = drawing { image } else { nil }
        }
        #expect(icons == ["interface/icon-sleep.svg"])
    }

    @Test func `a picture fills its place and has round corners`() {
        var frame = Frame<Int>()
        frame.photograph("a.jpg", in: area, radius: 20)
        #expect(
            frame.picture.drawings
                == [.image("a.jpg", in: area, .fill), .shape(.corners(height: 0), in: area, radius: 20, .flat(.paper))])
    }
}
