import Testing

@testable import Engine
@testable import Tutor

/// The button that is held to talk, as a finger and a key hold it.
struct HoldingTests {
    private typealias Talk = ConversationViewModel

    private func show() -> Show {
        var scenes = Samples.scenes
        scenes.parts.hasRecogniser = true
        var show = Show(world: Samples.world(scenes), activities: [.tutor], at: "soltura/cafe")
        _ = pass(60, &show)
        return show
    }

    private func pass(_ ticks: Int, _ show: inout Show) -> [Command] {
        var commands: [Command] = []
        for _ in 0..<ticks {
            show.draw()
            commands += show.advance(1)
        }
        show.draw()
        return commands
    }

    private func scene(_ show: Show) throws -> Scene<Talk> { try #require(show.scene as? Scene<Talk>) }

    private func finger(_ phase: Contact.Phase, _ show: inout Show) throws {
        let place = try scene(show).screen.layout.microphone
        _ = show.take(.contact(Contact(phase, 1, at: place, milliseconds: 0)))
    }

    @Test func `a finger that is lifted after a while ends it within half a second`() throws {
        var show = show()
        try finger(.began, &show)
        #expect(pass(20, &show).requests(of: ListeningRequest.self) == [.start(id: 1, language: "es")])
        try finger(.moved, &show)
        #expect(pass(400, &show).requests(of: ListeningRequest.self) == [])
        #expect(try scene(show).screen.listening.isListening)
        try finger(.ended, &show)
        #expect(pass(30, &show).requests(of: ListeningRequest.self) == [.end])
        #expect(try scene(show).screen.listening.state == .working)
        #expect(pass(400, &show).requests(of: ListeningRequest.self) == [])
    }

    @Test func `so does a button of a gamepad`() throws {
        var show = show()
        for _ in 0..<200 where try scene(show).attention.focus != .microphone {
            _ = show.take(.button(.nextPlace))
            _ = pass(1, &show)
        }
        let begun = show.take(.button(.confirm)) + pass(400, &show)
        #expect(begun.requests(of: ListeningRequest.self) == [.start(id: 1, language: "es")])
        _ = show.take(.buttonReleased(.confirm))
        #expect(pass(30, &show).requests(of: ListeningRequest.self) == [.end])
    }

    @Test func `a finger that taps begins, and the next tap ends`() throws {
        var show = show()
        for request in [ListeningRequest.start(id: 1, language: "es"), .end] {
            try finger(.began, &show)
            _ = pass(3, &show)
            let place = try scene(show).screen.layout.microphone
            let commands = show.take(.contact(Contact(.ended, 1, at: place, milliseconds: 0)))
            #expect(commands.requests(of: ListeningRequest.self) == [request])
            #expect(pass(60, &show).requests(of: ListeningRequest.self) == [])
        }
    }
}
