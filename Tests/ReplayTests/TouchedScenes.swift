import Stories
import Synchronization
import TalePacks

@testable import Engine
@testable import Letters
@testable import PasakaApp

/// A place of a frame, as a finger meets it.
struct TouchedPlace {
    let number: Int
    let area: Rect
    let action: AnyHashable
    let isGround, isHeld, takesTouch, takesFocus: Bool
}

/// The places of a scene, whatever its screen is.
protocol TouchedScene: AnyScene {
    var places: [TouchedPlace] { get }
    /// Whether what is at the lower edge can be scrolled up.
    var scrolls: Bool { get }
    /// The area of a keyboard that has come up over what is below it.
    var keyboard: Rect? { get }
    /// The place that answers at a point.
    func place(at point: Point) -> TouchedPlace?
}

extension Scene: TouchedScene {
    var keyboard: Rect? { present.frame.keyboardArea }
    var scrolls: Bool { present.frame.dragAxis == .vertical }
    var places: [TouchedPlace] { present.frame.hotspots.indices.map { place($0) } }

    func place(at point: Point) -> TouchedPlace? {
        let frame = present.frame
        return frame.hotspot(at: point).flatMap { frame.hotspots.lastIndex(of: $0) }.map { place($0) }
    }

    private func place(_ number: Int) -> TouchedPlace {
        let spot = present.frame.hotspots[number]
        return TouchedPlace(
            number: number, area: spot.area, action: AnyHashable(spot.action), isGround: spot.isGround,
            isHeld: spot.hold > 0, takesTouch: spot.takesTouch, takesFocus: spot.takesFocus)
    }
}

extension TouchedScene {
    /// The places that a finger presses in their middle, which is in the window.
    func pressed(in window: Rect) -> [TouchedPlace] {
        places.filter { spot in
            spot.takesTouch && !spot.isGround && window.contains(spot.area.center)
                && place(at: spot.area.center)?.number == spot.number
        }
    }
}

/// A glass on which children touch.
enum TouchedGlass: String, CaseIterable {
    /// A tablet of 10 inches in landscape and upright, a display of 24 inches, and a tablet of 8 inches held upright.
    case tablet, uprightTablet, display, upright

    var window: Size {
        switch self {
        case .tablet: Size(width: 1280, height: 800)
        case .display: Size(width: 1920, height: 1080)
        case .uprightTablet, .upright: Size(width: 800, height: 1280)
        }
    }

    private var millimetres: Double {
        switch self {
        case .tablet: 217
        case .uprightTablet: 135.6
        case .display: 531
        case .upright: 107.7
        }
    }

    var letterbox: Letterbox { Letterbox(window: window) }
    var glass: Glass { Glass(millimetresPerPoint: millimetres / window.width * letterbox.scale) }

    /// Every screen, and every step of every letter, at rest on this glass; made once.
    var shows: [(name: String, show: Show)] {
        Self.made.withLock { made in
            let shows = made[self] ?? makeShows()
            made[self] = shows
            return shows
        }
    }

    private static let made = Mutex<[TouchedGlass: [(name: String, show: Show)]]>([:])

    private func makeShows() -> [(name: String, show: Show)] {
        let isUpright = window.height > window.width
        let screens = isUpright ? UprightScreenTests.screens : ScreenTests.screens
        return (screens + Self.letters).map { screen in
            var world = screen.world
            world.window = letterbox.view
            world.motion = .cut
            world[Glass.self] = glass
            let fitted = ScreenTests.Screen(
                name: screen.name, route: screen.route, world: world, ticks: max(screen.ticks, 40),
                inputs: screen.inputs, pause: screen.pause)
            var show = fitted.show
            show.draw()
            return (screen.name, show)
        }
    }

    /// The words of a letter lead into the shipped tales.
    private static let letters: [ScreenTests.Screen] =
        (Alphabets.shipped["lv"]?.letters ?? []).flatMap { letter in
            ["words", "fill"].map { step in
                ManualPicture.seen(Route("letters/lv/\(letter.capital)/\(step)"))
            }
        }
}
