import Engine
import TestSupport
import Testing

@testable import MorningCheck

/// The page in a show whose home is an empty screen.
struct SelfTestViewModelTests {
    private struct EmptyHome: Screen {
        var now = 0
        func perform(_ action: Int) -> [Command] { [] }
        func draw(in frame: inout Frame<Int>) {}
    }

    private static let home = Activity(name: "") { _, _ in EmptyHome() }

    private func show(_ lights: [Light] = []) -> Show {
        var show = Show(world: World(motion: .cut), activities: [Self.home, .selfTest], at: .selfTest)
        if !lights.isEmpty { _ = show.take(.reply(.learned(AnyDocument(SelfTest(lights))))) }
        return show
    }

    /// All lights green but these.
    private func whole(_ others: Light...) -> [Light] { Subject.allCases.map { Light($0) } + others }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func images(_ show: Show) -> [String] {
        show.picture.drawings.compactMap {
            switch $0 {
            case .image(let image, _, _), .icon(let image, _, _): image.name
            default: nil
            }
        }
    }

    // MARK: - Lights

    @Test func `what keeps the page longer is seen on it, also if two share a symbol`() {
        let all = words(
            show(whole(Light(.touch, .noTouchScreen), Light(.boot, .openBootMenu), Light(.confinement, .refusedCall))))
        #expect(all.contains("T1 B1"))
        #expect(all.contains("D2"))
        #expect(!words(show(whole())).contains { $0.contains("B1") || $0.contains("D2") })
    }

    // MARK: - Time

    @Test(arguments: [
        (nil, 180), (Light(.touch, .noTouchScreen), 360), (Light(.sound, .noSoundDevice), 3600),
        (Light(.confinement, .noLandlock), 360), (Light(.saving, .nothingIsKept), 3600),
    ])
    func `it goes by itself after a time for its worst light`(light: Light?, ticks: Int) {
        var show = show(whole() + [light].compactMap { $0 })
        _ = show.advance(ticks - 1)
        #expect(show.route == .selfTest)
        let commands = show.advance(1)
        #expect(show.route == .home)
        #expect(commands == [.play(.back)])
    }

    @Test func `the time begins with the last light`() {
        var show = show([Light(.picture)])
        _ = show.advance(100)
        _ = show.take(.reply(.learned(AnyDocument(SelfTest(whole())))))
        _ = show.advance(179)
        #expect(show.route == .selfTest)
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `a check that never ends is given up after a quarter of a minute`() {
        var show = show([Light(.picture)])
        _ = show.advance(900)
        #expect(show.route == .selfTest)
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `a light that turns red late keeps the page`() {
        var show = show(whole())
        _ = show.advance(100)
        _ = show.take(.reply(.learned(AnyDocument(SelfTest(whole(Light(.tales, .brokenTales)))))))
        _ = show.advance(3599)
        #expect(show.route == .selfTest)
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `a red light that turns green shows all green for three seconds`() {
        var show = show(whole(Light(.sound, .noSoundDevice)))
        _ = show.advance(1000)
        _ = show.take(.reply(.learned(AnyDocument(SelfTest(whole())))))
        #expect(words(show).contains("Labrīt!"))
        _ = show.advance(179)
        #expect(show.route == .selfTest)
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `nothing moves while it waits`() {
        var show = show(whole(Light(.sound, .noSoundDevice)))
        _ = show.advance(1)
        #expect(show.rest == .until(3600))
        let picture = show.picture
        _ = show.advance(3000)
        #expect(show.picture == picture)
    }

    // MARK: - In the room

    /// The page in the room, after the last check was all green.
    private func inRoom() -> Show {
        var world = World(motion: .cut)
        world[SelfTest.self] = SelfTest(whole())
        return Show(world: world, activities: [Self.home, .selfTest], at: SelfTestViewModel.inRoom)
    }

    @Test func `each visit asks once for a check, and begins without lights`() {
        var show = inRoom()
        #expect(show.advance(1) == [.ask(SelfTestRequest.look)])
        #expect(show.advance(100) == [])
        #expect(!images(show).contains("interface/light-green.svg"))
        _ = show.take(.reply(.learned(AnyDocument(SelfTest(whole())))))
        show.draw()
        #expect(images(show).count { $0 == "interface/light-green.svg" } == Subject.symbols.count)
    }

    @Test func `in the room it stays, and a touch leads back there`() {
        var show = inRoom()
        _ = show.take(.reply(.learned(AnyDocument(SelfTest(whole())))))
        _ = show.advance(5000)
        #expect(show.route == SelfTestViewModel.inRoom && show.rest != .moving)
        _ = show.take(.press(Point(x: 800, y: 600)))
        let commands = show.take(.release(Point(x: 800, y: 600)))
        #expect(commands.contains(.play(.back)) && show.route != SelfTestViewModel.inRoom)
    }

    // MARK: - Passing

    @Test(arguments: [Point(x: 800, y: 600), Point(x: 4, y: 1199), Point(x: -300, y: 600), Point(x: 800, y: 1700)])
    func `a touch passes it, wherever it is`(place: Point) {
        var show = show(whole(Light(.sound, .noSoundDevice)))
        _ = show.take(.press(place))
        _ = show.take(.release(place))
        #expect(show.route == .home)
    }

    @Test(arguments: Input.Button.allCases.filter { $0 != .louder && $0 != .quieter })
    func `every button but those of the volume passes it`(button: Input.Button) {
        var show = show([Light(.picture)])
        _ = show.advance(10)
        _ = show.take(.button(button))
        #expect(show.route == .home)
    }

    @Test func `what a window sends by itself does not pass it`() {
        var show = show(whole())
        for input in [Input.cancel, .buttonReleased(.confirm)] { _ = show.take(input) }
        #expect(show.route == .selfTest)
    }

    // MARK: - What is seen and kept

    @Test func `a complete check is saved when it changes`() {
        var show = show([Light(.picture)])
        let test = AnyDocument(SelfTest(whole()))
        #expect(show.take(.reply(.learned(test))) == [.save(test)])
        #expect(show.take(.reply(.learned(test))) == [])
        #expect(show.advance(1) == [.ask(SelfTestRequest.look)])
        #expect(show.advance(178) == [])
        let other = AnyDocument(SelfTest(whole(Light(.sound, .noSoundDevice))))
        #expect(show.take(.reply(.learned(other))) == [.save(other)])
    }

    @Test func `each light has its own sign, and what has not come has none`() {
        let show = show([Light(.picture), Light(.sound, .noSoundDevice), Light(.touch, .noTouchScreen)])
        let signs = images(show).filter { $0.hasPrefix("interface/light-") }
        #expect(
            signs == ["interface/light-green.svg", "interface/light-red.svg", "interface/light-amber.svg"])
    }

    @Test func `what is wrong is not explained before all is known`() {
        let some = show([Light(.sound, .noSoundDevice)])
        #expect(words(some).contains("Labrīt!"))
        let all = show(whole(Light(.sound, .noSoundDevice)))
        #expect(images(all).contains("interface/remedy-loudspeaker.jpg"))
        #expect(words(all) == ["Pievienojiet skaļruni!", "S1"])
    }

    @Test func `several red lights take turns`() {
        var show = show(whole(Light(.clock, .clockAhead), Light(.sound, .deafSoundDevice)))
        let seen = [0, 479, 480, 959, 960].map { tick in
            _ = show.advance(tick - show.ticks)
            return words(show).last
        }
        #expect(seen == ["S2", "S2", "L2", "L2", "S2"])
    }

    @Test(arguments: [(Finding.keptInMemory, "K2"), (.keptBeside, "K3")])
    func `what is kept in the wrong place is shown at the symbol for space, in amber`(finding: Finding, code: String) {
        let show = show(whole(Light(.saving, finding)))
        #expect(words(show).contains(code))
        #expect(images(show).count { $0 == "interface/light-amber.svg" } == 1)
    }

    @Test func `an ignored stick is shown at the symbol for tales, in amber`() {
        let show = show(whole(Light(.sticks, .sticksLeftAlone)))
        #expect(words(show).contains("Z1"))
        #expect(images(show).count { $0 == "interface/light-amber.svg" } == 1)
        #expect(images(show).count { $0 == "interface/light-green.svg" } == 6)
    }

    @Test func `a worse light of the symbol's own is shown instead`() {
        let show = show(whole(Light(.tales, .noTales), Light(.sticks, .sticksLeftAlone)))
        #expect(words(show) == ["Piezvaniet meistaram!", "P1"])
        #expect(images(show).count { $0 == "interface/light-amber.svg" } == 0)
    }

    @Test func `what cannot be kept is shown at the symbol for space`() {
        let show = show(whole(Light(.saving, .nothingIsKept)))
        #expect(words(show) == ["Piezvaniet meistaram!", "K1"])
        #expect(images(show).count { $0 == "interface/light-red.svg" } == 2)
    }
}
