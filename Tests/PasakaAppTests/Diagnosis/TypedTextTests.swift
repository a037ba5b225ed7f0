import Engine
import Testing
import Tutor

@testable import PasakaApp

/// What was typed on a kiosk, after the idle reset.
struct TypedTextTests {
    /// A letter that is nowhere else.
    private static let secret: Character = "ጸ"

    private func show(at route: Route, _ change: (inout World) -> Void = { _ in }) -> Show {
        var recording = Recording(start: World(), route: .home)
        recording.end(at: 600)
        var world = World(motion: .cut)
        world[Attraction.self] = Attraction(landscape: recording, upright: recording)
        world[Settings.self] = Settings(["nextChild": .number(30)])
        world[Preferences.self] = Preferences()
        change(&world)
        var show = Show(world: world, activities: activities, at: route)
        show.draw()
        _ = show.advance(60)  // what has just come is not yet touched
        return show
    }

    /// Whether the letter is anywhere in a show.
    private func isKnown(to show: Show) -> Bool {
        var text = ""
        dump(show, to: &text)
        return text.contains(Self.secret)
    }

    private func afterReset(_ show: inout Show) -> [Command] {
        let commands = show.advance(40 * 60)
        #expect(show.route == .home)
        return commands
    }

    @Test func `what stands in the field of a talk is forgotten, and what was copied`() {
        var show = show(at: "soltura/cafe")
        // On a kiosk nobody types before a finger touches the field.
        for area in show.hotspots where show.typing == nil {
            var touched = show
            for phase in [Contact.Phase.began, .ended] {
                _ = touched.take(.contact(Contact(phase, 1, at: area.center, milliseconds: 0)))
            }
            touched.draw()
            if touched.typing != nil { show = touched }
        }
        #expect(show.typing != nil)
        _ = show.take(.typed(.text(String(Self.secret))))
        #expect(isKnown(to: show))
        #expect(afterReset(&show).contains(.copy("")))
        #expect(show.typing == nil)
        #expect(!isKnown(to: show))
    }

    @Test func `target words, the own goal and the instruction are forgotten`() {
        var show = show(at: "soltura/choices") { world in
            var preferences = Preferences()
            preferences.targetWords = [String(Self.secret)]
            preferences.goal = String(Self.secret)
            preferences.instruction = String(Self.secret)
            world[Preferences.self] = preferences
        }
        #expect(isKnown(to: show))
        #expect(afterReset(&show).contains(.save(AnyDocument(Preferences()))))
        #expect(!isKnown(to: show))
    }

    @Test func `nothing that is done in a talk is noted for others`() {
        let show = show(at: "soltura/cafe")
        let inputs: [Input] = [
            .typed(.text("a")), .typed(.composing("a")), .typed(.edit(.backspace)), .key(Input.Key(.confirm)),
            .contact(Contact(.began, 1, at: Point(x: 400, y: 1100), milliseconds: 0)),
        ]
        for input in inputs { #expect(show.discreet(input) == nil, "\(input)") }
    }
}
