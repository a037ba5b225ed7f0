import Engine
import Testing

@testable import Stories

/// The pages of recording in upright windows: tablets of 3:4, 5:8 and 9:19.
struct TellingLayoutTests {
    private static let windows = [(768.0, 1024.0), (800, 1280), (1080, 2280)].map { Size(width: $0, height: $1) }

    private func rooms(_ window: Size) -> Rooms { Rooms(in: Letterbox(window: window).view) }

    @Test(arguments: windows) func `the recorder fills an upright window from the head to the row of slides`(
        window: Size
    ) {
        let rooms = rooms(window), layout = RecorderLayout(rooms)
        let strip = SlideStrip(count: 3, in: layout, motion: .cut)
        let parts = [
            layout.title, layout.photograph, layout.words, layout.meter,
            Rect(circleAt: layout.record, radius: layout.large), layout.caption(under: layout.record),
            strip.area(of: 0),
        ]
        for (upper, lower) in zip(parts, parts.dropFirst()) { #expect(upper.maxY <= lower.y) }
        #expect(parts.allSatisfy { rooms.window.holds($0) })
        #expect(rooms.window.maxY - (parts.last?.maxY ?? 0) == 40)
        #expect(parts[0].y - rooms.window.y == 60)
    }

    @Test func `on a tablet the picture of the slide is the largest part, and its words are below it`() {
        let layout = RecorderLayout(rooms(Size(width: 800, height: 1280)))
        #expect(layout.photograph.width > 1000)
        #expect(layout.photograph.height * 4 / 3 == layout.photograph.width)
        #expect(layout.words.y == layout.photograph.maxY + 36)
        #expect(layout.words.height > 300)
    }

    @Test func `on the stage the words are beside the picture`() {
        let layout = RecorderLayout(Rooms())
        #expect(layout.photograph == Rect(x: 60, y: 194, width: 668, height: 508))
        #expect(layout.words.x > layout.photograph.maxX && layout.words.y == layout.photograph.y)
        #expect(layout == RecorderLayout())
    }

    @Test(arguments: windows + [Size(width: 1280, height: 800)])
    func `the discs of a teller lie on the sheet, 20 mm from one another`(window: Size) {
        let rooms = rooms(window), layout = TellerLayout(rooms)
        // 217 mm and 135 mm of a tablet of 10 inches.
        let least = rooms.areUpright ? 20 / 135.6 * 1600 : 20 / 135.6 * 1200
        for count in 2...3 {
            let tops = layout.tops(count)
            let discs = tops.flatMap { top in (0..<6).map { layout.disc($0, at: top) } }
            #expect(discs.allSatisfy { layout.sheet.holds($0) && !$0.intersects(layout.face) })
            #expect(layout.disc(1, at: tops[0]).x - layout.disc(0, at: tops[0]).x >= least)
            #expect(tops[1] - tops[0] >= least)
        }
        #expect(layout.sheet.maxY < layout.remove.y && rooms.viewport.holds(layout.begin))
    }

    @Test func `a window that is turned moves the row of slides to its foot`() throws {
        let rooms = rooms(Size(width: 800, height: 1280))
        var page = try #require(RecorderViewModel(story: .toldTurnip, telling: "fox-blue", motion: .cut))
        #expect(page.strip.area(of: 0).y == 1036)
        page.fit(rooms)
        #expect(page.strip.area(of: 0).maxY == rooms.window.maxY - 40)
    }
}

extension Rect {
    /// Whether another area lies in this one, but for rounding.
    fileprivate func holds(_ other: Rect) -> Bool {
        let ground = inset(by: -1e-6)
        return ground.contains(Point(x: other.x, y: other.y)) && ground.contains(Point(x: other.maxX, y: other.maxY))
    }
}
