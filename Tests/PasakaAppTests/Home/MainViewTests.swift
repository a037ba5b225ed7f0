import Engine
import TalePacks
import Testing

@testable import PasakaApp

/// The home screen in the running app.
struct MainViewTests {
    private var show: Show { Show(world: World(motion: .cut), activities: activities) }
    private let start = Point(x: 800, y: 535)
    private let grownUps = Point(x: 800, y: 1122)

    @Test func `a tap opens the shelf`() {
        var show = show
        _ = show.take(.press(start))
        let commands = show.take(.release(start))
        #expect(show.route == "stories")
        #expect(commands.contains(.play(.open)))
    }

    @Test(arguments: [Input.Button.confirm, .play])
    func `one button opens the shelf too`(button: Input.Button) {
        var show = show
        _ = show.take(.button(button))
        _ = show.take(.buttonReleased(button))
        #expect(show.route == "stories")
    }

    @Test func `the grown ups page opens after two seconds`() {
        var show = show
        _ = show.take(.press(grownUps))
        _ = show.advance(118)
        #expect(show.route == .home)
        _ = show.advance(4)
        #expect(show.route == "grownups")
    }

    @Test func `a finger that leaves early does not land there`() {
        var show = show
        _ = show.take(.press(grownUps))
        _ = show.advance(100)
        _ = show.take(.release(grownUps))
        _ = show.advance(600)
        #expect(show.route == .home)
    }

    @Test func `the ring fills while it is held`() {
        func fraction(_ show: Show) -> Double? {
            show.picture.drawings.lazy.compactMap {
                if case .shape(.arc(_, let fraction), _, _, _) = $0 { fraction } else { nil }
            }
            .first
        }
        var show = show
        #expect(fraction(show) == nil)
        _ = show.take(.press(grownUps))
        _ = show.advance(60)
        let half = fraction(show) ?? 0
        #expect(abs(half - 0.5) < 0.02)
    }

    @Test func `the paper of the next screen is made ready`() {
        #expect(show.soon.images.contains { if case .image("interface/paper.jpg", _, _) = $0 { true } else { false } })
    }

    @Test(arguments: [(HomeFigure.moon, 1296.0, 240.0), (.house, 262, 780), (.owl, 1338, 660), (.hare, 1256, 950)])
    func `a tap on a figure only moves it`(figure: HomeFigure, x: Double, y: Double) {
        var show = Show(world: World(), activities: activities)
        let place = Point(x: x, y: y), before = show.picture
        _ = show.take(.press(place))
        #expect(show.take(.release(place)) == [.play(figure.sound)])
        _ = show.take(.press(place))
        #expect(show.take(.release(place)) == [])
        _ = show.advance(figure.length(.eased) / 2)
        #expect(show.picture != before)
        _ = show.advance(figure.length(.eased))
        #expect(show.picture == before)
        #expect(show.rest == .still)
        #expect(show.route == .home)
    }

    @Test func `keys hear the buttons and touches do not`() {
        var show = Show(world: World(), activities: activities)
        #expect(show.take(.button(.down)) == [])
        #expect(show.advance(20) == [.narrate("interface/voice-start.ogg")])
        var touched = Show(world: World(), activities: activities)
        #expect(touched.take(.press(start)) == [])
        #expect(touched.advance(60) == [])
    }
}
