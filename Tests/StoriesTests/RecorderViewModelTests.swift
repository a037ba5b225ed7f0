import Engine
import Testing

@testable import Stories

struct RecorderViewModelTests {
    private static let take: Sound = "takes/1.wav"

    private func page(_ telling: String = "fox-blue", _ story: Story = .toldTurnip) throws -> RecorderViewModel {
        try #require(RecorderViewModel(story: story, telling: telling))
    }

    /// The page after news, with what it has come to.
    private func page(after news: [RecorderNews], record: Bool = true) throws -> RecorderViewModel {
        var page = try page()
        if record { _ = page.perform(.record) }
        for new in news { _ = page.receive(.recorder(new)) }
        return page
    }

    private let taken = RecorderNews.taken(take, seconds: 5)
    private let third = RecorderCommand.keep(
        take, slide: "3", TellingPlace(pack: nil, tale: "turnip", telling: "fox-blue"))

    // MARK: - The way of a take

    @Test func `it begins at the first slide that is not recorded`() throws {
        #expect(try page("fox-blue").index == 2)
        #expect(try page("owl-green").index == 0)
        #expect(try page("bear-blue").index == 0)
    }

    @Test func `it looks for a microphone once`() throws {
        var page = try page()
        #expect(page.rest == .moving)
        #expect(page.tick() == [.record(.look)])
        #expect(page.tick() == [])
        #expect(page.rest == .still)
    }

    @Test func `the red button silences the player and begins, then ends`() throws {
        var page = try page()
        #expect(page.perform(.record) == [.stopNarration, .record(.begin)])
        #expect(page.work == .starting)
        _ = page.receive(.recorder(.level(0.5, seconds: 0.05)))
        #expect(page.work == .recording(seconds: 0.05))
        #expect(page.meter.level == 0.5)
        #expect(page.perform(.record) == [.record(.end)])
        #expect(page.work == .ending)
        #expect(page.perform(.record) == [])
        _ = page.receive(.recorder(taken))
        #expect(page.work == .taken(Self.take, seconds: 5))
    }

    @Test func `a take is kept as the voice of its slide`() throws {
        var page = try page(after: [.level(0.5, seconds: 1), taken])
        #expect(page.perform(.keep) == [.stopNarration, .record(third)])
        #expect(page.work == .keeping(Self.take, seconds: 5))
        #expect(!page.isRecorded(2))
        _ = page.receive(.recorder(.kept(slide: "3")))
        #expect(page.work == .idle)
        #expect(page.isRecorded(2))
    }

    @Test func `a take is repeated instead`() throws {
        var page = try page(after: [taken])
        #expect(page.perform(.record) == [.stopNarration, .record(.begin)])
        #expect(page.work == .starting)
    }

    @Test func `a take can be heard before it is kept, and be stopped`() throws {
        var page = try page(after: [taken])
        #expect(page.perform(.listen) == [.narrate(Self.take)])
        #expect(page.heard == Self.take)
        #expect(page.perform(.listen) == [.stopNarration])
        _ = page.perform(.listen)
        _ = page.receive(.narrationEnded(Self.take))
        #expect(page.heard == nil)
    }

    @Test func `what was kept before can be heard`() throws {
        var page = try page()
        _ = page.perform(.slide(1))
        #expect(page.perform(.listen) == [.narrate("fox/2.wav")])
        #expect(page.perform(.slide(0)) == [.stopNarration, .play(.press)])
        #expect(page.heard == nil)
    }

    @Test func `a slide that has no recording has nothing to be heard`() throws {
        var page = try page()
        #expect(page.clip == nil)
        #expect(page.perform(.listen) == [])
    }

    // MARK: - What goes wrong

    @Test(arguments: [[], [.level(0.5, seconds: 1)]] as [[RecorderNews]])
    func `without a microphone it says so, and tries again`(before: [RecorderNews]) throws {
        var page = try page(after: before + [.noMicrophone])
        #expect(page.work == .idle)
        #expect(page.notice == .noMicrophone)
        #expect(page.perform(.record) == [.stopNarration, .record(.begin)])
        #expect(page.notice == nil)
    }

    @Test func `a microphone that is found takes the sentence away`() throws {
        #expect(try page(after: [.noMicrophone, .ready], record: false).notice == nil)
    }

    @Test(arguments: [RecorderNews.Failure.full, .unwritable])
    func `a take that could not be kept is still there`(failure: RecorderNews.Failure) throws {
        var page = try page(after: [taken])
        _ = page.perform(.keep)
        _ = page.receive(.recorder(.failed(failure)))
        #expect(page.work == .taken(Self.take, seconds: 5))
        #expect(page.notice == .failed(failure))
        #expect(page.perform(.keep) == [.stopNarration, .record(third)])
    }

    @Test func `a take that could not be made is gone`() throws {
        let page = try page(after: [.level(0.5, seconds: 1), .failed(.full)])
        #expect(page.work == .idle)
        #expect(page.notice == .failed(.full))
    }

    @Test func `a late level does not begin it again`() throws {
        #expect(try page(after: [taken, .level(0.5, seconds: 6)]).work == .taken(Self.take, seconds: 5))
    }

    // MARK: - Between slides

    @Test func `the next slide follows, and after the last one the page is done`() throws {
        var page = try page("owl-green")
        #expect(page.perform(.next) == [.play(.press)])
        #expect(page.perform(.next) == [.play(.press)])
        #expect(page.index == 2)
        #expect(page.perform(.next) == [.back])
        #expect(page.perform(.previous) == [.play(.press)])
        #expect(page.index == 1)
    }

    @Test func `before the first slide there is none`() throws {
        var page = try page("owl-green")
        #expect(page.perform(.previous) == [])
        #expect(page.perform(.slide(99)) == [])
    }

    @Test func `a take must be kept before another slide`() throws {
        var page = try page(after: [taken])
        #expect(page.perform(.slide(0)) == [])
        #expect(page.index == 2)
        #expect(page.notice == .keepFirst)
    }

    @Test(arguments: [RecorderViewModel.Action.slide(0), .next, .previous, .listen, .keep])
    func `nothing else is done while it records`(action: RecorderViewModel.Action) throws {
        var page = try page(after: [.level(0.5, seconds: 1)])
        #expect(page.perform(action) == [])
        #expect(page.index == 2)
        #expect(page.work == .recording(seconds: 1))
    }

    @Test(arguments: [RecorderViewModel.Action.leave, .home])
    func `leaving while it records ends the take first`(action: RecorderViewModel.Action) throws {
        var page = try page(after: [.level(0.5, seconds: 1)])
        #expect(page.perform(action) == [.record(.end)])
        _ = page.receive(.recorder(taken))
        #expect(page.perform(action) == [action == .leave ? .back : .open(.home)])
    }

    @Test func `when it is left the microphone is let go`() throws {
        var page = try page()
        #expect(page.leave() == [.stopNarration, .record(.letGo)])
    }

    // MARK: - The shelf

    @Test func `what was kept stays marked when the shelf is read again`() throws {
        var page = try page(after: [taken])
        _ = page.perform(.keep)
        _ = page.receive(.recorder(.kept(slide: "3")))
        var story = Story.toldTurnip
        story.tellings[0].narration["3"] = "fox/3.wav"
        #expect(page.receive(.learned(AnyDocument(Shelf(stories: [story])))) == [])
        #expect(page.isRecorded(2))
        #expect(page.clip == "fox/3.wav")
    }

    @Test func `a tale that is gone leads back to the others`() throws {
        var page = try page()
        #expect(page.receive(.learned(AnyDocument(Shelf()))) == [.open("grownups/tales")])
    }

    @Test(arguments: [".hidden", "..", "a\nb"]) func `a name that no folder may have leads nowhere`(name: String) {
        #expect(RecorderViewModel(story: .turnip(), telling: name)?.telling == nil)
    }
}
