import Testing

@testable import Engine

/// What lies in the rooms beside the stage is touched, held, dragged and focused as on the stage.
struct SceneRoomsTests {
    private let window = Rect(x: 0, y: -400, width: 1600, height: 2000)
    private let below = Point(x: 800, y: 1500)

    private func scene(after inputs: [Input] = [], dragAxis: Axis? = nil) -> Scene<Playroom> {
        var screen = Playroom(dragAxis: dragAxis)
        screen.usesRooms = true
        var scene = Scene(
            screen, Entrance(motion: .eased, isNew: false, window: window, glass: Glass(millimetresPerPoint: 0.125)))
        for input in inputs { _ = scene.take(input) }
        return scene
    }

    @Test func `a picture is as large as the window if its screen uses the rooms`() {
        #expect(scene().picture.bounds == window)
        #expect(Scene(Playroom(), Entrance(motion: .eased, window: window)).picture.bounds == Stage.bounds)
    }

    @Test func `a place in a room is held`() {
        var scene = scene(after: [.press(below)])
        for _ in 0..<120 {
            scene.now += 1
            _ = scene.tick()
        }
        #expect(scene.screen.done == [.exit])
    }

    @Test func `a finger is dragged from a room to the stage`() {
        let scene = scene(after: [.press(below), .drag(Point(x: 800, y: 1100))], dragAxis: .vertical)
        #expect(scene.screen.drags == [.began(at: below), .moved(by: Point(x: 0, y: -352))])
    }

    @Test func `the focus goes down into a room and up again`() {
        var scene = scene(after: [.button(.nextPlace), .button(.down)])
        #expect(scene.present.frame.focus == .exit)
        _ = scene.take(.button(.up))
        #expect(scene.present.frame.focus != .exit)
    }

    @Test func `a screen hears that its window has another size`() {
        let scene = scene(after: [.window(Stage.bounds)])
        #expect(scene.screen.fitted == [Rooms(in: Stage.bounds)])
        #expect(scene.picture.bounds == Stage.bounds)
        #expect(scene.present.frame.hotspot(of: .exit)?.area == Playroom.exit)
    }
}
