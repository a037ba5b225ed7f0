import Foundation
import Testing

@testable import Engine

/// The places of all screens, as they lie for a finger.
struct TouchedPlacesTests {
    /// Two places may meet if one is the ground of the other, lies on it like a button on a card, or is covered there.
    ///
    /// A ground that came between covers: the head of a strip over what has scrolled below it, with its button; and a
    /// keyboard on the screen.
    @Test(arguments: TouchedGlass.allCases)
    func `no two places overlap, on any screen`(glass: TouchedGlass) throws {
        for (name, show) in glass.shows {
            let scene = try #require(show.scene as? any TouchedScene)
            let window = glass.letterbox.view
            let places = scene.places.filter { $0.takesTouch }
            let grounds = places.filter(\.isGround)
            for (index, lower) in places.enumerated() where !lower.isGround {
                for upper in places[(index + 1)...] where !upper.isGround {
                    let meeting = lower.area.intersection(upper.area).intersection(window)
                    guard meeting.width > 0.5, meeting.height > 0.5 else { continue }
                    let isNested = [lower.area, upper.area].contains { $0.intersection(window) == meeting }
                    let isTyped = scene.keyboard?.contains(upper.area.center) == true
                    let isCovered =
                        isTyped
                        || grounds.contains {
                            (lower.number..<upper.number).contains($0.number)
                                && $0.area.intersection(meeting) == meeting
                        }
                    #expect(isNested || isCovered, "\(name): \(upper.action) over \(lower.action) at \(meeting)")
                }
            }
        }
    }

    @Test(arguments: [TouchedGlass.tablet, .uprightTablet])
    func `whatever is pressed on a tablet of 10 inches is 20 mm wide and high`(glass: TouchedGlass) throws {
        let window = glass.letterbox.view
        for (name, show) in glass.shows where show.route.isMeasured {
            let scene = try #require(show.scene as? any TouchedScene)
            for place in scene.pressed(in: window) where place.area.intersection(window) == place.area {
                // What is scrolled half away below a head or the lower edge is as large as is left of it.
                let isAtEdge = scene.scrolls && place.area.center.y + 10 / glass.glass.millimetresPerPoint > window.maxY
                let isCut =
                    isAtEdge
                    || scene.places.contains {
                        $0.isGround && $0.number > place.number && $0.area.intersects(place.area)
                    }
                guard !isCut, !Self.small.contains(where: { "\(place.action)".hasPrefix($0) }) else { continue }
                for axis in [Point(x: 1, y: 0), Point(x: 0, y: 1)] {
                    let size = [axis, axis * -1].map { reach(of: place, along: $0, scene, window, glass.glass) }
                    #expect(size.reduce(0, +) >= 19.5, "\(name): \(place.action) along \(axis), \(size) mm")
                }
            }
        }
    }

    /// What stands as closely as letters do: words of a text and the letters beside many titles; the names of shelves,
    /// whose covers lead there too; and the keys and doors that are not for children.
    private static let small = ["word(", "letter(", "name(", "sayName(", "key(", "open(grownups", "open(soltura"]

    /// Millimetres from the middle of a place to where it no longer answers, up to 20.
    private func reach(
        of place: TouchedPlace, along way: Point, _ scene: any TouchedScene, _ window: Rect, _ glass: Glass
    ) -> Double {
        func answers(_ millimetres: Double) -> Bool {
            let point = place.area.center + way * (millimetres / glass.millimetresPerPoint)
            return window.contains(point) && scene.place(at: point)?.action == place.action
        }
        // In steps of a quarter of a millimetre, which both sides may miss.
        return stride(from: 0.0, through: 20, by: 0.25).prefix(while: answers).last ?? 0
    }
}

extension Route {
    /// All but the talks with the tutor, which is for people who read.
    fileprivate var isMeasured: Bool { parts.first != "soltura" }
}
