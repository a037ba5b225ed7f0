import Testing

@testable import Engine

struct RoomLayoutTests {
    private static let upright = Rect(x: 0, y: -680, width: 1600, height: 2560)

    @Test(arguments: [Stage.bounds, upright])
    func `fifteen rows in three groups are all seen, and each is 20 mm from the next`(window: Rect) throws {
        let rooms = Rooms(in: window)
        let layout = RoomLayout(rooms, rows: 15, groups: [5, 5, 5])
        #expect(layout.length <= layout.viewport.height + 60)
        #expect(layout.rows.allSatisfy { $0.maxY < window.maxY - window.y })
        #expect(layout.headings.count == 3 && layout.rows.count == 15)
        let all = layout.rows + layout.headings
        for (place, area) in all.enumerated() {
            #expect(area.x >= 0 && area.maxX <= 1600)
            #expect(all[..<place].allSatisfy { !$0.intersects(area) }, "\(place)")
        }
        #expect(layout.rows[1].x == layout.rows[0].x || rooms.areUpright)
        let below = rooms.areUpright ? 2 : 1
        #expect(layout.rows[below].y - layout.rows[0].y >= layout.rowPitch)
    }

    @Test(arguments: [Stage.bounds, upright])
    func `groups of different lengths follow their headings`(window: Rect) {
        let layout = RoomLayout(Rooms(in: window), rows: 4, groups: [1, 3])
        for (row, heading) in [(0, 0), (1, 1)] {
            #expect(layout.rows[row].y > layout.headings[heading].maxY)
            #expect(layout.rows[row].y - layout.headings[heading].maxY < 20)
        }
        #expect(layout.length > layout.rows.map(\.maxY).max() ?? 0)
    }
}
