import Testing

@testable import Engine

struct SaveLayoutTests {
    private static let windows = [(768.0, 1024.0), (800, 1280), (1080, 2280)].map { Size(width: $0, height: $1) }

    private func rooms(_ window: Size) -> Rooms { Rooms(in: Letterbox(window: window).view) }

    @Test(arguments: windows)
    func `upright the picture is above its name and the words, and the buttons are at the foot`(
        window: Size
    ) {
        let rooms = rooms(window), layout = SaveLayout(rooms)
        let parts = [layout.title, layout.picture, layout.name, layout.first, layout.rest, layout.bar, layout.button]
        for (upper, lower) in zip(parts, parts.dropFirst()) { #expect(upper.maxY <= lower.y) }
        for part in parts[1...5] { #expect(layout.sheet.holds(part)) }
        #expect(rooms.window.holds(layout.button))
        #expect(abs(layout.picture.width * 3 - layout.picture.height * 4) < 1e-6 && layout.picture.height >= 340)
    }

    @Test func `on the stage the words are beside the picture`() {
        let layout = SaveLayout(Rooms())
        #expect(layout.picture == Rect(x: 110, y: 240, width: 600, height: 450))
        #expect(layout.first.x > layout.picture.maxX)
        #expect(layout.button.center == Point(x: 800, y: 1020))
    }

    @Test(arguments: [Size(width: 1280, height: 800), Size(width: 800, height: 1280)])
    func `the buttons of eight sticks are 20 mm from one another`(window: Size) {
        let rooms = rooms(window), layout = SaveLayout(rooms), buttons = layout.buttons(8)
        let least = 20 / 135.6 * (rooms.areUpright ? 1600.0 : 1200)
        #expect(Set(buttons.map(\.y)).count == 2)
        for (number, button) in buttons.enumerated() {
            #expect(buttons[..<number].allSatisfy { !$0.intersects(button) })
            #expect(rooms.window.holds(button))
        }
        let rows = Set(buttons.map(\.center.y)).sorted()
        for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower - upper >= least) }
    }
}

extension Rect {
    /// Whether another area lies in this one, but for rounding.
    fileprivate func holds(_ other: Rect) -> Bool {
        let ground = inset(by: -1e-6)
        return ground.contains(Point(x: other.x, y: other.y)) && ground.contains(Point(x: other.maxX, y: other.maxY))
    }
}
