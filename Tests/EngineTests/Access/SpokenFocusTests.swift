import Testing

@testable import Engine

struct SpokenFocusTests {
    /// A screen with two places that have names; one of them lets a clip be heard.
    private struct Room: Screen {
        enum Action: String { case door, clip }
        var isListening = false
        var now = 0

        mutating func perform(_ action: Action) -> [Command] { action == .clip ? [.narrate("tale.ogg")] : [] }

        func draw(in frame: inout Frame<Action>) {
            frame.isListening = isListening
            frame.hotspot(Rect(x: 0, y: 0, width: 200, height: 200), sends: .clip, label: .named("play"))
            frame.hotspot(
                Rect(x: 400, y: 0, width: 200, height: 200), sends: .door, label: .clips(["title.ogg"]))
        }
    }

    private func show(
        _ language: String = "lv", spoken: Bool = true, switches: String = "none", isListening: Bool = false
    ) -> Show {
        var settings = Settings()
        settings[.spokenFocus] = spoken
        settings[.language] = language
        settings[.switches] = switches
        var world = World(motion: .cut)
        world.learn(AnyDocument(settings))
        return Show(world: world, activities: [Activity(name: "") { _, _ in Room(isListening: isListening) }])
    }

    @Test func `the first place is named when the screen has been there for a moment`() {
        var show = show()
        #expect(show.advance(14) == [])
        #expect(show.advance(1) == [.say(["interface/labels/lv/play.ogg"])])
        #expect(show.rest == .still)
    }

    @Test func `names are in the language of the interface`() {
        var show = show("en")
        #expect(show.advance(60) == [.say(["interface/labels/en/play.ogg"])])
    }

    @Test func `a place that is passed stays unnamed`() {
        var show = show()
        _ = show.take(.key(Input.Key(.right)))
        _ = show.advance(8)
        _ = show.take(.key(Input.Key(.left)))
        _ = show.advance(8)
        _ = show.take(.key(Input.Key(.right)))
        #expect(show.advance(60) == [.say(["title.ogg"])])
    }

    @Test func `a child who moves the focus over a clip hears the name, a scan waits`() {
        var show = show(switches: "two")
        _ = show.advance(60)
        _ = show.take(.key(Input.Key(.confirm)))
        _ = show.advance(60)
        _ = show.take(.button(.scan))
        #expect(show.advance(60) == [])
        _ = show.take(.key(Input.Key(.next)))
        #expect(show.advance(60) == [.say(["interface/labels/lv/play.ogg"])])
        _ = show.take(.reply(.narrationEnded("tale.ogg")))
        _ = show.take(.button(.scan))
        #expect(show.advance(60) == [.say(["title.ogg"])])
    }

    @Test func `into an open microphone nothing is named`() {
        var show = show(isListening: true)
        _ = show.take(.key(Input.Key(.right)))
        #expect(show.advance(600) == [])
        #expect(show.rest == .still)
    }

    @Test func `without the wish nothing is named`() {
        var show = show(spoken: false)
        _ = show.take(.key(Input.Key(.right)))
        #expect(show.advance(600) == [])
    }
}
