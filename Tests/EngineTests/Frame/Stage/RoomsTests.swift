import Engine
import Testing

struct RoomsTests {
    private func rooms(_ width: Double, _ height: Double) -> Rooms {
        Rooms(in: Letterbox(window: Size(width: width, height: height)).view)
    }

    @Test func `an upright tablet has a room above and one below`() {
        let rooms = rooms(800, 1280)
        #expect(rooms.window == Rect(x: 0, y: -680, width: 1600, height: 2560))
        #expect(rooms.above == Rect(x: 0, y: -680, width: 1600, height: 680))
        #expect(rooms.below == Rect(x: 0, y: 1200, width: 1600, height: 680))
        #expect(rooms.left == nil && rooms.right == nil)
    }

    @Test func `a wide screen has rooms at both sides`() {
        let rooms = rooms(2000, 1200)
        #expect(rooms.left == Rect(x: -200, y: 0, width: 200, height: 1200))
        #expect(rooms.right == Rect(x: 1600, y: 0, width: 200, height: 1200))
        #expect(rooms.above == nil && rooms.below == nil)
    }

    @Test(arguments: [(1600.0, 1200.0), (480, 360), (1067, 800), (333, 250)])
    func `a window like the stage has none`(width: Double, height: Double) {
        let rooms = rooms(width, height)
        #expect([rooms.above, rooms.below, rooms.left, rooms.right] == [nil, nil, nil, nil])
    }

    @Test(arguments: [
        (800.0, 1280.0, true), (1080, 1920, true), (768, 1024, true), (800, 1000, true), (800, 900, false),
        (1280, 1024, false), (1600, 1200, false), (1920, 1080, false),
    ])
    func `rooms are upright from four to five on`(width: Double, height: Double, areUpright: Bool) {
        let rooms = rooms(width, height)
        #expect(rooms.areUpright == areUpright)
        #expect(rooms.viewport == (areUpright ? rooms.window : Stage.bounds))
    }
}
