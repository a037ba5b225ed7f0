import Testing

@testable import Engine
@testable import Tutor

/// The keyboard on the screen of a talk, without any other.
struct ScreenTypingTests {
    private typealias Talk = ConversationViewModel

    private func show(_ change: (inout World) -> Void = { _ in }) -> Show {
        var world = World(motion: .cut)
        world[Preferences.self] = Preferences()
        change(&world)
        var show = Show(world: world, activities: [.tutor], at: "soltura/cafe")
        pass(60, &show)
        return show
    }

    private func pass(_ ticks: Int, _ show: inout Show) {
        show.draw()
        _ = show.advance(ticks)
        show.draw()
    }

    private func scene(_ show: Show) throws -> Scene<Talk> { try #require(show.scene as? Scene<Talk>) }
    private func text(_ show: Show) throws -> String { try scene(show).screen.answer.text }

    /// The key of a letter.
    private func key(_ letter: String, _ show: Show) throws -> Talk.Action {
        let keyboard = try #require(try scene(show).screen.answer.keyboard)
        return .key(try #require(keyboard.keys.joined().first { keyboard.character(of: $0) == letter }))
    }

    // MARK: - A gamepad

    /// Walks to a place and presses it.
    private func push(_ action: Talk.Action, _ show: inout Show) throws {
        for _ in 0..<200 where try scene(show).attention.focus != action {
            _ = show.take(.button(.nextPlace))
            pass(1, &show)
        }
        try #require(try scene(show).attention.focus == action)
        for input in [Input.button(.confirm), .buttonReleased(.confirm)] { _ = show.take(input) }
        pass(30, &show)
    }

    @Test(arguments: [false, true]) func `a gamepad opens it and types`(inKiosk: Bool) throws {
        var show = show { world in
            guard inKiosk else { return }
            var recording = Recording(start: World(), route: .home)
            recording.end(at: 60)
            world[Attraction.self] = Attraction(landscape: recording, upright: recording)
        }
        #expect(try scene(show).screen.answer.keyboard == nil)
        try push(.field(.field), &show)
        for letter in ["ñ", "á"] { try push(key(letter, show), &show) }
        try push(.key(.shift), &show)
        try push(key("Ü", show), &show)
        #expect(try text(show) == "ñáÜ")
        try push(.key(.backspace), &show)
        #expect(try text(show) == "ñá")
    }

    // MARK: - One switch

    /// Waits until the scan comes to a place, and presses the switch.
    private func strike(_ action: Talk.Action, _ show: inout Show) throws {
        for _ in 0..<20_000 where try scene(show).attention.focus != action { pass(1, &show) }
        try #require(try scene(show).attention.focus == action)
        for phase in [Input.Key.Phase.pressed, .released] { _ = show.take(.key(Input.Key(nil, phase))) }
        pass(60, &show)
    }

    @Test func `one switch opens it, and chooses a row and then a key`() throws {
        var show = show { $0[Settings.self] = Settings(["switches": .text("one")]) }
        #expect(show.typing == nil)
        try strike(.field(.field), &show)
        let key = try key("ñ", show)
        guard case .key(.letter(let row, _)) = key else { return }
        try strike(.key(.row(row)), &show)
        try strike(key, &show)
        #expect(try text(show) == "ñ")
    }

    // MARK: - A finger, and another keyboard

    private func tap(_ place: Point, _ show: inout Show) {
        for phase in [Contact.Phase.began, .ended] {
            _ = show.take(.contact(Contact(phase, 1, at: place, milliseconds: 0)))
            pass(1, &show)
        }
        pass(30, &show)
    }

    @Test func `a finger in the field opens it, and a real key closes it`() throws {
        var show = show()
        let field = try #require(show.typing)
        tap(field.center, &show)
        let letter = try key("ñ", show)
        let place = try #require(try scene(show).frame.hotspots.first { $0.action == letter }).area.center
        tap(place, &show)
        #expect(try text(show) == "ñ")
        _ = show.take(.typed(.text("o")))
        #expect(try text(show) == "ño")
        #expect(try scene(show).screen.answer.keyboard == nil)
    }

    @Test func `a mouse in the field opens none`() throws {
        var show = show()
        let field = try #require(show.typing)
        for phase in [Contact.Phase.began, .ended] {
            _ = show.take(.contact(Contact(phase, Contact.mouse, at: field.center, milliseconds: 0)))
        }
        pass(30, &show)
        #expect(try scene(show).screen.answer.keyboard == nil)
        #expect(show.typing != nil)
    }

    @Test func `what is typed stays when the window is turned or grows`() throws {
        var show = show()
        _ = show.take(.typed(.text("una mesa")))
        _ = show.take(.typed(.composing("´")))
        for area in [Rect(x: 0, y: -600, width: 1600, height: 2400), Rect(x: -400, y: 0, width: 2400, height: 1200)] {
            _ = show.take(.window(area))
            pass(2, &show)
            #expect(show.typing.map(area.contains) == true)
        }
        #expect(try text(show) == "una mesa")
        _ = show.take(.typed(.text("á")))
        #expect(try text(show) == "una mesaá")
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool { union(other) == self }
}
