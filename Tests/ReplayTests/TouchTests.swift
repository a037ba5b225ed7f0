import Foundation
import Testing

@testable import Engine
@testable import PasakaApp
@testable import Stories

/// What a child's finger may do and still press what it meant.
struct TouchTests {
    private static func finger(_ phase: Contact.Phase, _ point: Point) -> Input {
        .contact(Contact(phase, 1, at: point, milliseconds: 0))
    }

    /// What a scene answers to a finger, and how it then looks.
    private struct Answer: Equatable {
        let commands: [Command]
        /// Drawing takes long, and most answers differ in their commands: the picture only of one without any.
        let picture: Picture?

        init(of touched: any TouchedScene, to input: Input) {
            var scene = touched
            commands = scene.take(input)
            picture = commands.isEmpty ? scene.picture : nil
        }
    }

    @Test(arguments: TouchedGlass.allCases)
    func `a finger that slips by up to 10 mm in any direction presses every control of every screen`(
        glass: TouchedGlass
    ) throws {
        var count = 0
        for (name, show) in glass.shows {
            let scene = try #require(show.scene as? any TouchedScene)
            for place in scene.pressed(in: glass.letterbox.view) where !place.isHeld {
                let start = place.area.center
                var touched = scene
                _ = touched.take(Self.finger(.began, start))
                let press = Answer(of: touched, to: Self.finger(.ended, start))
                if press == Answer(of: touched, to: Self.finger(.lost, start)) { continue }
                count += 1
                for direction in 0..<8 {
                    let way = Point(x: cos(Double(direction) * .pi / 4), y: sin(Double(direction) * .pi / 4))
                    for millimetres in [3, 6.5, 9.99] {
                        let end = start + way * (millimetres / glass.glass.millimetresPerPoint)
                        let slip = Answer(of: touched, to: Self.finger(.ended, end))
                        #expect(slip == press, "\(name): \(place.action) by \(millimetres) mm to \(direction)")
                    }
                }
            }
        }
        #expect(count > 1000)
    }

    @Test(arguments: TouchedGlass.allCases)
    func `a trembling, rolling finger that lifts in two steps presses like a steady one`(glass: TouchedGlass) throws {
        var chance = Chance(seed: 29)
        for (name, show) in glass.shows.shuffled(using: &chance).prefix(60) {
            let scene = try #require(show.scene as? any TouchedScene)
            let places = scene.pressed(in: glass.letterbox.view).filter { !$0.isHeld }
            guard let place = places.randomElement(using: &chance) else { continue }
            let path = Self.childsPath(from: place.area.center, glass.glass, &chance)
            let steady = path.map { _ in place.area.center }
            let (child, press) = (Self.lifted(show, path), Self.lifted(show, steady))
            #expect(child.commands == press.commands && child.route == press.route, "\(name): \(place.action)")
        }
    }

    /// A place a tick: trembling by 1 mm, rolling by up to 6 mm, and leaving the glass with a last jerk.
    private static func childsPath(from start: Point, _ glass: Glass, _ chance: inout Chance) -> [Point] {
        func some(_ millimetres: Double, _ chance: inout Chance) -> Point {
            let turn = Double.random(in: 0..<(2 * .pi), using: &chance)
            return Point(x: cos(turn), y: sin(turn)) * (millimetres / glass.millimetresPerPoint)
        }
        let count = Int.random(in: 3...14, using: &chance)
        let (roll, jerk) = (some(.random(in: 0...6, using: &chance), &chance), some(2, &chance))
        let path = (1...count).map { start + roll * (Double($0) / Double(count)) + some(1, &chance) }
        return [start] + path + [start + roll + jerk]
    }

    private static func lifted(_ show: Show, _ path: [Point]) -> (commands: [Command], route: Route) {
        var show = show
        var commands = path.first.map { show.take(finger(.began, $0)) } ?? []
        for point in path.dropFirst() {
            commands += show.advance(1)
            commands += show.take(finger(.moved, point))
        }
        commands += path.last.map { show.take(finger(.ended, $0)) } ?? []
        return (commands, show.route)
    }

    /// - Parameter pace: millimetres per tick.
    @Test(arguments: TouchedGlass.allCases, [0.5, 2])
    func `a leftward drag that begins on next turns the page, however long`(glass: TouchedGlass, pace: Double) {
        var world = World.with([.seasons], motion: .cut)
        (world.window, world[Glass.self]) = (glass.letterbox.view, glass.glass)
        let start = SlideLayout(words: 0, rooms: world.rooms).next.center
        var show = Show(world: world, activities: activities, at: "stories/gadalaiki/2")
        _ = show.advance(60)
        for millimetres in stride(from: 2.0, through: 40, by: 2) {
            let steps = Int(millimetres / pace)
            let path = (0...steps).map { step in
                start - Point(x: Double(step) * pace / glass.glass.millimetresPerPoint, y: 0)
            }
            let saved = Self.lifted(show, path).commands.compactMap { command in
                if case .save(let document) = command {
                    (document.content as? UserProgress)?["gadalaiki"].slide
                } else {
                    nil
                }
            }
            #expect(saved == [3], "\(millimetres) mm")
        }
    }
}
