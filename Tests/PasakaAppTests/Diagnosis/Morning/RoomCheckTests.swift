import Engine
import MorningCheck
import Testing

@testable import PasakaApp

/// The morning check behind the page of this machine.
struct RoomCheckTests {
    /// The page of this machine, so high that all its rows are seen.
    private var machine: Show {
        var world = World(motion: .cut)
        world.window = Rect(x: 0, y: -1680, width: 1600, height: 4560)
        return Show(world: world, activities: activities, at: "grownups/room/machine")
    }

    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        show.take(.press(point)) + show.take(.release(point))
    }

    @Test func `a row of this machine runs it again, and it leads back into the open room`() throws {
        var show = machine
        show.draw()
        let row = try #require(
            show.picture.drawings.lazy.compactMap { drawing -> Point? in
                if case .text("Rīta pārbaude", let area, _) = drawing { area.center } else { nil }
            }.first)
        _ = tap(row, in: &show)
        #expect(show.route == "grownups/room/machine/selftest")
        #expect(show.advance(1).contains { $0.request(SelfTestRequest.self) != nil })
        _ = show.advance(60)
        _ = tap(Point(x: 800, y: 600), in: &show)
        #expect(show.route == "grownups/room/machine")
    }

    @Test func `a report shows its route`() {
        var redaction = Redaction(shipped: [])
        let route: Route = "grownups/room/machine/selftest"
        #expect(redaction.route(route) == route)
        #expect(redaction.route("grownups/room/sound") == "grownups/room/sound")
        #expect(redaction.route("grownups/shelf/zane") == "grownups/shelf/tale-1")
    }
}
