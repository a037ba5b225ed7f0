import Glibc
import TestSupport
import Testing

@testable import Engine

struct SceneTests {
    private func scene(_ screen: Playroom = Playroom(), showsFocus: Bool = false) -> Scene<Playroom> {
        Scene(
            screen,
            Entrance(
                motion: .eased, showsFocus: showsFocus, isNew: false, glass: Glass(millimetresPerPoint: 0.1)))
    }

    /// The scene after inputs, with `ticks` ticks after each of them.
    private func scene(
        _ screen: Playroom = Playroom(), showsFocus: Bool = false, after inputs: [Input], ticks: Int = 0
    ) -> Scene<Playroom> {
        var scene = scene(screen, showsFocus: showsFocus)
        for input in inputs {
            _ = scene.take(input)
            pass(ticks, &scene)
        }
        return scene
    }

    @discardableResult
    private func pass(_ ticks: Int, _ scene: inout Scene<Playroom>) -> [Command] {
        (0..<ticks).flatMap { _ in
            scene.now += 1
            return scene.tick()
        }
    }

    private let red = Playroom.red.center
    private let exit = Playroom.exit.center
    private let nowhere = Point(x: 1500, y: 100)

    // MARK: - Taps

    @Test func `a tap performs`() {
        var scene = scene()
        #expect(scene.take(.press(red)) == [])
        #expect(scene.take(.release(red)) == [.play("red")])
        #expect(scene.screen.done == [.red])
    }

    @Test func `a pressed place sinks at once and rises afterwards`() {
        var scene = scene(after: [.press(red)], ticks: 20)
        #expect(scene.present.frame.depth(of: .red) == 1)
        #expect(scene.present.frame.depth(of: .green) == 0)
        _ = scene.take(.release(red))
        pass(20, &scene)
        #expect(scene.present.frame.depth(of: .red) == 0)
        #expect(scene.rest == .still)
    }

    @Test(arguments: [Playroom.green.center, Point(x: 1500, y: 100)])
    func `a finger that slides off does nothing`(elsewhere: Point) {
        #expect(scene(after: [.press(red), .drag(elsewhere), .release(elsewhere)]).screen.done == [])
    }

    @Test func `a finger that slides onto a place does nothing`() {
        #expect(scene(after: [.press(nowhere), .drag(red), .release(red)]).screen.done == [])
    }

    @Test func `a finger that comes back performs`() {
        #expect(scene(after: [.press(red), .drag(nowhere), .drag(red), .release(red)]).screen.done == [.red])
    }

    @Test func `a place that the finger has left rises`() {
        let scene = scene(after: [.press(red), .drag(nowhere)], ticks: 20)
        #expect(scene.present.frame.depth(of: .red) == 0)
    }

    @Test func `a cancelled touch does nothing`() {
        #expect(scene(after: [.press(red), .cancel, .release(red)]).screen.done == [])
    }

    @Test func `an up or move without a down does nothing`() {
        #expect(scene(after: [.drag(red), .release(red), .cancel]).screen.done == [])
    }

    @Test func `the screen notices every touch but no reply`() {
        #expect(scene(after: [.press(red), .release(red), .button(.up)]).screen.notices == 3)
        #expect(scene(after: [.reply(.narrationEnded("a"))]).screen.notices == 0)
    }

    // MARK: - Second taps

    /// The scene after it has taken another one's place, at tick 0.
    private func arrived(ticks: Int, _ screen: Playroom = Playroom()) -> Scene<Playroom> {
        var scene = Scene(screen, Entrance(motion: .eased, glass: Glass(millimetresPerPoint: 0.1)))
        pass(ticks, &scene)
        return scene
    }

    @Test func `a tap on a screen that has just come does nothing`() {
        var scene = arrived(ticks: 29)
        #expect(scene.take(.press(red)) == [])
        pass(10, &scene)
        #expect(scene.take(.release(red)) == [])
        #expect(scene.present.frame.depth(of: .red) == 0)
    }

    @Test func `after half a second it answers`() {
        var scene = arrived(ticks: 30)
        _ = scene.take(.press(red))
        #expect(scene.take(.release(red)) == [.play("red")])
    }

    @Test func `a hold a key and a drag answer at once`() {
        var held = arrived(ticks: 1)
        _ = held.take(.press(exit))
        #expect(pass(120, &held) == [.play("exit")])
        var pushed = arrived(ticks: 1)
        _ = pushed.take(.button(.down))
        #expect(pushed.take(.button(.confirm)) == [.play("red")])
        var dragged = arrived(ticks: 1, Playroom(dragAxis: .horizontal))
        for input in [Input.press(red), .drag(Point(x: red.x + 120, y: red.y))] { _ = dragged.take(input) }
        #expect(dragged.screen.drags == [.began(at: red), .moved(by: Point(x: 60, y: 0))])
    }

    @Test func `a place that shows something else is new and its neighbours are not`() {
        var scene = scene(Playroom(counts: true), after: [.press(red), .release(red)])
        for input in [Input.press(red), .release(red)] { _ = scene.take(input) }
        #expect(scene.screen.done == [.red])
        for input in [Input.press(Playroom.green.center), .release(Playroom.green.center)] { _ = scene.take(input) }
        #expect(scene.screen.done == [.red, .green])
        pass(30, &scene)
        for input in [Input.press(red), .release(red)] { _ = scene.take(input) }
        #expect(scene.screen.done == [.red, .green, .red])
    }

    @Test func `a place that changes under the finger does nothing`() {
        var scene = scene(Playroom(counts: true), after: [.press(red)], ticks: 40)
        _ = scene.take(.button(.next))
        _ = scene.take(.release(red))
        #expect(scene.screen.done == [.next])
    }

    // MARK: - Holding

    @Test func `a hold performs exactly once after 120 ticks`() {
        var scene = scene(after: [.press(exit)])
        #expect(pass(119, &scene) == [])
        #expect(pass(1, &scene) == [.play("exit")])
        #expect(pass(300, &scene) == [])
        #expect(scene.take(.release(exit)) == [])
    }

    @Test func `a hold shows how far it is`() {
        var scene = scene(after: [.press(exit)])
        pass(60, &scene)
        #expect(scene.present.frame.holdProgress(of: .exit) == 0.5)
        #expect(scene.rest == .moving)
    }

    @Test(arguments: [Input.release(Playroom.exit.center), .cancel, .drag(Point(x: 1500, y: 100))])
    func `a hold given up does nothing`(end: Input) {
        var scene = scene(after: [.press(exit)])
        pass(119, &scene)
        _ = scene.take(end)
        #expect(pass(300, &scene) == [])
        #expect(scene.screen.done == [])
        #expect(scene.present.frame.holdProgress(of: .exit) == 0)
    }

    @Test func `a finger that leaves a held place and comes back holds from then on`() {
        var scene = scene(after: [.press(exit), .drag(nowhere), .drag(exit)], ticks: 100)
        #expect(scene.screen.done == [] && scene.attention.held > 0.8)
        pass(20, &scene)
        #expect(scene.screen.done == [.exit])
        pass(300, &scene)
        #expect(scene.screen.done == [.exit])
    }

    @Test func `a button holds no place that the focus has left`() {
        var scene = scene(after: [.button(.previousPlace)])
        for _ in 0..<9 where scene.attention.focus != .exit { _ = scene.take(.button(.nextPlace)) }
        #expect(scene.attention.focus == .exit)
        _ = scene.take(.button(.confirm))
        pass(60, &scene)
        _ = scene.take(.button(.nextPlace))
        pass(300, &scene)
        #expect(scene.attention.focus != .exit && scene.screen.done == [] && scene.attention.held == 0)
    }

    @Test func `the button holds too`() {
        var scene = scene(after: [.button(.up), .button(.down), .button(.confirm)])
        #expect(scene.present.attention.focus == .exit)
        #expect(pass(119, &scene) == [])
        #expect(pass(200, &scene) == [.play("exit")])
    }

    @Test func `a button let go too soon does nothing`() {
        var scene = scene(after: [.button(.up), .button(.down), .button(.confirm)])
        pass(119, &scene)
        _ = scene.take(.buttonReleased(.confirm))
        #expect(pass(200, &scene) == [])
    }

    // MARK: - Dragging

    /// Points are tenths of a millimetre.
    private let draggable = Playroom(dragAxis: .horizontal)

    @Test func `a swipe is told to the screen and performs nothing`() {
        let moved = Point(x: red.x + 160, y: red.y)
        let scene = scene(draggable, after: [.press(red), .drag(moved), .release(moved)], ticks: 2)
        #expect(scene.screen.done == [])
        #expect(
            scene.screen.drags == [
                .began(at: red), .moved(by: Point(x: 100, y: 0)),
                .ended(by: Point(x: 100, y: 0), velocity: Point(x: 40, y: 0), isSwipe: true),
            ])
    }

    /// A finger that comes down on the red box, goes by so many points and stands still there.
    private func dragged(by way: Point, _ axis: Axis?) -> Playroom {
        let point = red + way
        return scene(
            Playroom(dragAxis: axis), after: [.press(red), .drag(point), .drag(point), .release(point)], ticks: 8
        )
        .screen
    }

    @Test(arguments: 0..<8, [nil, Axis.horizontal, .vertical])
    func `a finger that slips by up to 10 mm presses, whatever it could drag`(direction: Int, axis: Axis?) {
        let turn = Double(direction) * .pi / 4
        for way in [20.0, 40, 59, 61, 80, 100] {
            let screen = dragged(by: Point(x: cos(turn), y: sin(turn)) * (way - 0.01), axis)
            #expect(screen.done == [.red], "\(way)")
            #expect(screen.drags.last == (axis == nil ? nil : .ended(by: .zero, velocity: .zero)))
        }
    }

    @Test(arguments: [(-199.0, true), (-201, false)])
    func `a place is pressed until the finger is 10 mm beyond it, as long as nothing scrolls`(x: Double, isPress: Bool)
    {
        let way = Point(x: x, y: 0)
        #expect(dragged(by: way, nil).done == (isPress ? [.red] : []))
        #expect(dragged(by: Point(x: 0, y: x), .vertical).done == [])
        let short = Point(x: -127, y: 0)
        #expect(dragged(by: short, .horizontal).done == [.red])
    }

    @Test(arguments: [Axis.horizontal, .vertical]) func `a drag that comes back presses`(axis: Axis) {
        let away = red + (axis == .horizontal ? Point(x: 400, y: 0) : Point(x: 0, y: 400))
        let back = scene(
            Playroom(dragAxis: axis), after: [.press(red), .drag(away), .drag(red), .release(red)], ticks: 8)
        #expect(back.screen.done == [.red])
    }

    @Test func `a tap on a draggable screen performs and ends the touch`() {
        let scene = scene(draggable, after: [.press(red), .release(red)])
        #expect(scene.screen.done == [.red])
        #expect(scene.screen.drags == [.began(at: red), .ended(by: .zero, velocity: .zero)])
    }

    @Test func `a drag across the axis is none`() {
        let below = Point(x: red.x, y: red.y + 120)
        #expect(scene(draggable, after: [.press(red), .drag(below)]).screen.drags == [.began(at: red)])
    }

    @Test func `a lost finger cancels the drag`() {
        let scene = scene(draggable, after: [.press(red), .drag(nowhere), .cancel])
        #expect(scene.screen.drags.last == .cancelled)
    }

    // MARK: - Focus

    @Test func `the first arrow shows the focus and the next moves it`() {
        #expect(scene(after: [.button(.right)]).present.attention.focus == .red)
        #expect(scene(after: [.button(.right), .button(.right)]).present.attention.focus == .green)
        #expect(scene(after: [.button(.right), .button(.right)]).screen.focused == [.red, .green])
    }

    @Test func `confirm performs what has the focus`() {
        #expect(scene(after: [.button(.right), .button(.right), .button(.confirm)]).screen.done == [.green])
    }

    @Test func `the first confirm only shows the focus`() {
        let scene = scene(after: [.button(.confirm)])
        #expect(scene.screen.done == [])
        #expect(scene.present.attention.focus == .red)
    }

    @Test func `a touch hides the focus and an arrow shows it again`() {
        let touched = scene(after: [.button(.right), .button(.right), .press(nowhere), .release(nowhere)])
        #expect(!touched.present.attention.showsFocus)
        #expect(touched.present.frame.emphasis(of: .green) == 0)
        var scene = touched
        _ = scene.take(.button(.right))
        #expect(scene.present.frame.emphasis(of: .green) == 1)
    }

    @Test func `at the edge the focus stays`() {
        let arrows = [Input](repeating: .button(.right), count: 9)
        #expect(scene(after: arrows).present.attention.focus == .blue)
    }

    @Test func `a button of its own needs no focus`() {
        #expect(scene(after: [.button(.back)]).screen.done == [.out])
        #expect(!scene(after: [.button(.back)]).present.attention.showsFocus)
    }

    @Test func `the ring is drawn only with the focus`() {
        func ringCount(_ scene: Scene<Playroom>) -> Int {
            scene.picture.drawings.count { if case .shape(.ring, _, _, _) = $0 { true } else { false } }
        }
        var scene = scene(showsFocus: true)
        #expect(ringCount(scene) == 1)
        _ = scene.take(.press(nowhere))
        #expect(ringCount(scene) == 0)
    }

    @Test func `tab walks everything that answers and comes round`() {
        var scene = scene()
        let way = (0..<5).map { _ in
            _ = scene.take(.button(.nextPlace))
            return scene.present.attention.focus
        }
        #expect(way == [.red, .green, .blue, .exit, .red])
        _ = scene.take(.button(.previousPlace))
        #expect(scene.present.attention.focus == .exit)
    }

    @Test func `a screen reached with keys begins with a focus`() {
        #expect(scene(showsFocus: true).present.attention.focus == .red)
        #expect(scene(showsFocus: false).present.attention.focus == nil)
    }
}
