import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct EndingTests {
    private static let tales = ["a", "b", "c", "d"].map { id in
        Story(
            id: id, title: "Tale \(id)", spokenTitle: Sound("\(id)/title.ogg"), wolves: id == "b" ? 3 : 0,
            slides: [
                Slide(
                    id: "1", image: Image("\(id)/1.jpg"), narration: Sound("\(id)/1.ogg"),
                    clipLength: id == "c" ? 600 : 5)
            ])
    }

    private func world(_ settings: (inout Settings) -> Void = { _ in }, read: [String] = []) -> World {
        var wanted = Settings()
        settings(&wanted)
        var world = World(Self.tales, motion: .cut) { progress in read.forEach { progress.finish($0) } }
        world.learn(AnyDocument(wanted))
        return world
    }

    /// The tale that is offered at the end of the first one.
    private func offered(_ world: World, minutes: Minutes? = nil) -> String? {
        var ending = Ending(Self.tales[0], world: world, minutes: minutes, offers: true)
        ending.arrive(at: 1, now: 10)
        return ending.next?.id
    }

    // MARK: - The next tale

    @Test(arguments: [
        ([], "b"), (["b"], "c"), (["c"], "b"), (["b", "c"], "d"),
        // All are read: the one that was read longest ago.
        (["c", "d", "b"], "c"), (["d", "b", "c", "a"], "d"),
    ])
    func `the first tale that has not been read is offered`(read: [String], next: String) {
        #expect(offered(world(read: read)) == next)
    }

    @Test func `a tale that children do not see is not offered`() {
        #expect(offered(world { $0[.mostWolves] = 1 }) == "c")
        #expect(offered(world { $0[.hiddenTales] = ["b", "c"] }) == "d")
        #expect(offered(world { $0[.hiddenTales] = ["b", "c", "d"] }) == nil)
    }

    @Test func `a tale for which there is no time is not offered`() {
        #expect(offered(world(read: ["b"]), minutes: Minutes(5)) == "d")
        #expect(offered(world(), minutes: Minutes(5, from: -17_700)) == nil)
    }

    @Test func `none is offered at night, nor to a child who looks for a letter`() {
        #expect(offered(world { $0[.goodNight] = true }) == nil)
        var ending = Ending(Self.tales[0], world: world(), minutes: nil, offers: false)
        ending.arrive(at: 1, now: 10)
        #expect(ending.next == nil)
    }

    @Test func `none is offered after the good-night tale that a grown-up has wished for`() {
        var world = world()
        world.learn(AnyDocument(Bedtime(on: nil)))
        #expect(offered(world) == nil)
    }

    @Test func `none is offered when the shelf sleeps`() {
        var candles = Candles()
        candles.light(1, on: nil)
        candles.burnDown()
        var world = world()
        world.learn(AnyDocument(candles))
        #expect(offered(world) == nil)
    }

    @Test func `a tale in the language of this one goes first`() {
        let english = Story(id: "e", title: "E", language: "en", slides: [Slide(id: "1")])
        let world = World([english] + Self.tales)
        #expect(offered(world) == "b")
        #expect(offered(World([english, Self.tales[0]])) == "e")
    }

    // MARK: - What is heard and done

    /// The end page of the first tale.
    private func show(_ world: World? = nil) -> Show {
        var show = Show(world: world ?? self.world(), activities: [.home, .stories], at: "stories/a/2")
        _ = show.advance(1)
        return show
    }

    private func heard(_ show: inout Show, _ ticks: Int) -> [Sound] {
        show.advance(ticks).compactMap { if case .narrate(let sound) = $0 { sound } else { nil } }
    }

    @Test func `closing words are spoken, then the question and the title of the next tale`() {
        var show = show()
        let closing = heard(&show, 200)
        #expect(closing.count == 1 && closing[0].name.hasPrefix("interface/labels/lv/closing-"))
        _ = show.take(.reply(.narrationEnded(closing[0])))
        let question: Sound = "interface/labels/lv/one-more-tale.ogg"
        #expect(heard(&show, 60) == [question])
        _ = show.take(.reply(.narrationEnded(question)))
        #expect(heard(&show, 60) == ["b/title.ogg"])
        _ = show.take(.reply(.narrationEnded("b/title.ogg")))
        _ = show.advance(60)
        #expect(show.rest == .still)
    }

    @Test func `the only tale closes with its words alone`() {
        var show = show(World([Self.tales[0]], motion: .cut))
        let closing = heard(&show, 200)
        #expect(closing.count == 1)
        _ = show.take(.reply(.narrationEnded(closing[0])))
        #expect(heard(&show, 200) == [])
    }

    @Test func `the large card opens the next tale, from its title page`() {
        var show = show()
        _ = show.advance(60)
        _ = show.take(.press(Point(x: 800, y: 500)))
        _ = show.take(.release(Point(x: 800, y: 500)))
        #expect(show.route == "stories/b/title")
    }

    @Test func `a finger that rests on the card hears its title`() {
        var show = show()
        _ = show.advance(60)
        _ = show.take(.press(Point(x: 800, y: 500)))
        #expect(heard(&show, 40) == ["b/title.ogg"])
    }

    @Test func `the shelf and the same tale are below the card`() {
        var show = show()
        _ = show.take(.press(Point(x: 1000, y: 990)))
        _ = show.take(.release(Point(x: 1000, y: 990)))
        #expect(show.route == "stories")
        show = self.show()
        _ = show.take(.press(Point(x: 480, y: 990)))
        _ = show.take(.release(Point(x: 480, y: 990)))
        #expect(heard(&show, 300) == [])
    }

    // MARK: - The words

    @Test func `a tale closes with the same words all day, and with others on other days`() {
        let labels = (0..<8).map { ClosingWords(of: .turnip(), on: 20_500 + $0).label }
        #expect(Set(labels).count == 3)
        #expect(labels == (0..<8).map { ClosingWords(of: .turnip(), on: 20_500 + $0).label })
    }

    @Test func `only a tale that was told by others ends with them living still`() {
        var tale = Story.turnip()
        func labels() -> Set<String> { Set((-4..<4).map { ClosingWords(of: tale, on: $0).label }) }
        #expect(!labels().contains("closing-ever-after"))
        tale.by = "A folk tale"
        #expect(labels().contains("closing-ever-after"))
    }
}
