import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct RecorderViewModelTests {
    private static let sound: Sound = "takes/1.wav"
    private static let place = TellingPlace(pack: nil, tale: "turnip", telling: "fox-blue")
    /// The third slide's, as the page begins it at its first tick.
    private static let take = SlideTake(place, slide: "3", tick: 0)
    private static let recorded = RecorderViewModel.Recorded(take: take, sound: sound, seconds: 5)

    private func page(_ telling: String = "fox-blue", _ story: Story = .toldTurnip) throws -> RecorderViewModel {
        try #require(RecorderViewModel(story: story, telling: telling, motion: .eased))
    }

    /// The page after news, with what it has come to.
    private func page(after news: [RecorderAnswer], record: Bool = true) throws -> RecorderViewModel {
        var page = try page()
        if record { _ = page.perform(.record) }
        for new in news { _ = page.receive(.recorder(new)) }
        return page
    }

    private static let taken = RecorderAnswer.taken(sound, seconds: 5, of: take)
    private let third = RecorderCommand.keep(sound, name: "3", seconds: 5, take)

    private static func level(_ level: Double, seconds: Double) -> RecorderAnswer {
        .level(level, seconds: seconds, of: take)
    }

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
        #expect(page.perform(.record) == [.stopNarration, .record(.begin(Self.take))])
        #expect(page.work == .starting(Self.take))
        _ = page.receive(.recorder(Self.level(0.5, seconds: 0.05)))
        #expect(page.work == .recording(Self.take, seconds: 0.05))
        #expect(page.meter.level == 0.5)
        #expect(page.perform(.record) == [.record(.end)])
        #expect(page.work == .ending(Self.take))
        #expect(page.perform(.record) == [])
        _ = page.receive(.recorder(Self.taken))
        #expect(page.work == .taken(Self.recorded))
    }

    @Test func `a take is kept as the voice of its slide`() throws {
        var page = try page(after: [Self.level(0.5, seconds: 1), Self.taken])
        #expect(page.perform(.keep) == [.stopNarration, .record(third)])
        #expect(page.work == .keeping(Self.recorded))
        #expect(!page.isRecorded(2))
        _ = page.receive(.recorder(.kept(Self.take)))
        #expect(page.work == .idle)
        #expect(page.isRecorded(2))
    }

    @Test func `a take is repeated instead`() throws {
        var page = try page(after: [Self.taken])
        #expect(page.perform(.record) == [.stopNarration, .record(.begin(Self.take))])
        #expect(page.work == .starting(Self.take))
    }

    @Test func `a take can be played before it is saved, and stopped`() throws {
        var page = try page(after: [Self.taken])
        #expect(page.perform(.listen) == [.narrate(Self.sound)])
        #expect(page.heard == Self.sound)
        #expect(page.perform(.listen) == [.stopNarration])
        _ = page.perform(.listen)
        _ = page.receive(.narrationEnded(Self.sound))
        #expect(page.heard == nil)
    }

    @Test func `the saved recording can be played`() throws {
        var page = try page()
        _ = page.perform(.slide(1))
        #expect(page.perform(.listen) == [.narrate("fox/2.wav")])
        #expect(page.perform(.slide(0)) == [.stopNarration, .play(.press)])
        #expect(page.heard == nil)
    }

    @Test func `a slide without a recording has nothing to play`() throws {
        var page = try page()
        #expect(page.clip == nil)
        #expect(page.perform(.listen) == [])
    }

    // MARK: - What goes wrong

    /// The first of three slides, saved at the tick 0.
    private func saved() throws -> RecorderViewModel {
        var page = try page("owl-green")
        _ = page.perform(.record)
        guard case .starting(let take) = page.work else { throw CancellationError() }
        _ = page.receive(.recorder(.taken(Self.sound, seconds: 5, of: take)))
        _ = page.perform(.keep)
        _ = page.receive(.recorder(.kept(take)))
        return page
    }

    @Test func `a second after a take is saved the next slide comes by itself`() throws {
        var page = try saved()
        _ = page.tick()
        #expect(page.index == 0 && page.rest.and(.until(99)) == .until(60))
        page.now = 60
        _ = page.tick()
        #expect(page.index == 1 && page.work == .idle)
    }

    @Test func `who touches within that second stays`() throws {
        var page = try saved()
        _ = page.perform(.listen)
        page.now = 60
        _ = page.tick()
        #expect(page.index == 0)
    }

    @Test(arguments: [[], [level(0.5, seconds: 1)]] as [[RecorderAnswer]])
    func `without a microphone it says so, and tries again`(before: [RecorderAnswer]) throws {
        var page = try page(after: before + [.unheard(Self.take)])
        #expect(page.work == .idle)
        #expect(page.notice == .noMicrophone)
        #expect(page.perform(.record) == [.stopNarration, .record(.begin(Self.take))])
        #expect(page.notice == nil)
    }

    @Test func `a microphone that is found takes the sentence away`() throws {
        #expect(try page(after: [.noMicrophone, .ready], record: false).notice == nil)
    }

    @Test(arguments: [RecorderAnswer.Failure.full, .unwritable])
    func `a take that could not be kept is still there`(failure: RecorderAnswer.Failure) throws {
        var page = try page(after: [Self.taken])
        _ = page.perform(.keep)
        _ = page.receive(.recorder(.failed(failure, of: Self.take)))
        #expect(page.work == .taken(Self.recorded))
        #expect(page.notice == .failed(failure))
        #expect(page.perform(.keep) == [.stopNarration, .record(third)])
    }

    @Test func `a take that could not be made is gone`() throws {
        let page = try page(after: [Self.level(0.5, seconds: 1), .failed(.full, of: Self.take)])
        #expect(page.work == .idle)
        #expect(page.notice == .failed(.full))
    }

    // MARK: - Every answer in every state

    /// The page's states, and the answers in which it can come to another one.
    enum State: CaseIterable, CustomTestStringConvertible {
        case idle, withoutMicrophone, starting, recording, ending, taken, keeping

        var testDescription: String { "\(self)" }

        fileprivate func page() throws -> RecorderViewModel {
            var page = try #require(RecorderViewModel(story: .toldTurnip, telling: "fox-blue", motion: .eased))
            if self == .withoutMicrophone { _ = page.receive(.recorder(.noMicrophone)) }
            guard ![.idle, .withoutMicrophone].contains(self) else { return page }
            _ = page.perform(.record)
            if self == .starting { return page }
            _ = page.receive(.recorder(RecorderViewModelTests.level(0.5, seconds: 1)))
            if self == .recording { return page }
            _ = page.perform(.record)
            if self == .ending { return page }
            _ = page.receive(.recorder(RecorderViewModelTests.taken))
            if self == .keeping { _ = page.perform(.keep) }
            return page
        }
    }

    private typealias Outcome = (work: RecorderViewModel.Work, notice: RecorderViewModel.Notice?)

    /// What comes of an answer to the page's own take; nil where nothing does.
    private static func outcome(_ news: RecorderAnswer, _ state: State) -> Outcome? {
        let isListening = [.starting, .recording, .ending].contains(state)
        return switch (news, state) {
        case (.noMicrophone, .idle): (.idle, .noMicrophone)
        case (.ready, .withoutMicrophone): (.idle, nil)
        case (.level, .starting), (.level, .recording): (.recording(take, seconds: 2), nil)
        case (.taken, _) where isListening: (.taken(recorded), nil)
        case (.unheard, _) where isListening: (.idle, .noMicrophone)
        case (.failed(let failure, _), _) where isListening: (.idle, .failed(failure))
        case (.failed(let failure, _), .keeping): (.taken(recorded), .failed(failure))
        case (.kept, .keeping): (.idle, nil)
        default: nil
        }
    }

    private static func answers(to take: SlideTake) -> [RecorderAnswer] {
        [
            .level(0.9, seconds: 2, of: take), .taken(sound, seconds: 5, of: take), .unheard(take), .kept(take),
            .failed(.full, of: take), .failed(.unwritable, of: take),
        ]
    }

    @Test(arguments: State.allCases) func `an answer changes only the page that waits for it`(state: State) throws {
        let others: [RecorderAnswer] = [
            .ready, .noMicrophone, .removed(Self.place), .notRemoved(Self.place, .unwritable),
        ]
        for news in Self.answers(to: Self.take) + others {
            var page = try state.page()
            let before = page
            #expect(page.receive(.recorder(news)) == [])
            if let outcome = Self.outcome(news, state) {
                #expect(page.work == outcome.work && page.notice == outcome.notice, "\(news)")
                #expect(page.isRecorded(2) == (news == .kept(Self.take)), "\(news)")
            } else {
                #expect(page == before, "\(news)")
            }
        }
    }

    @Test(arguments: State.allCases) func `a stale answer changes nothing`(state: State) throws {
        let stale = [
            SlideTake(Self.place, slide: "3", tick: 60), SlideTake(Self.place, slide: "2", tick: 0),
            SlideTake(TellingPlace(pack: nil, tale: "turnip", telling: "owl-green"), slide: "3", tick: 0),
            SlideTake(TellingPlace(pack: nil, tale: "hare", telling: "fox-blue"), slide: "3", tick: 0),
        ]
        for news in stale.flatMap(Self.answers) {
            var page = try state.page()
            let before = page
            #expect(page.receive(.recorder(news)) == [])
            #expect(page == before, "\(news)")
        }
    }

    @Test func `a second press of the red button is another take`() throws {
        var page = try page(after: [Self.taken])
        page.now = 90
        let second = SlideTake(Self.place, slide: "3", tick: 90)
        #expect(page.perform(.record) == [.stopNarration, .record(.begin(second))])
        _ = page.receive(.recorder(.failed(.full, of: Self.take)))
        #expect(page.work == .starting(second))
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
        var page = try page(after: [Self.taken])
        #expect(page.perform(.slide(0)) == [])
        #expect(page.index == 2)
        #expect(page.notice == .keepFirst)
    }

    @Test(arguments: [RecorderViewModel.Action.slide(0), .next, .previous, .listen, .keep])
    func `nothing else is done while it records`(action: RecorderViewModel.Action) throws {
        var page = try page(after: [Self.level(0.5, seconds: 1)])
        #expect(page.perform(action) == [])
        #expect(page.index == 2)
        #expect(page.work == .recording(Self.take, seconds: 1))
    }

    @Test(arguments: [RecorderViewModel.Action.leave, .home])
    func `leaving while it records ends the take first`(action: RecorderViewModel.Action) throws {
        var page = try page(after: [Self.level(0.5, seconds: 1)])
        #expect(page.perform(action) == [.record(.end)])
        #expect(page.perform(action) == [])
        _ = page.receive(.recorder(Self.taken))
        #expect(page.perform(action) == [.stopNarration, .record(third)])
        _ = page.receive(.recorder(.kept(Self.take)))
        #expect(page.work == .idle && page.notice == .kept)
        #expect(page.perform(action) == [action == .leave ? .back : .open(.home)])
    }

    @Test(arguments: [RecorderViewModel.Action.leave, .home])
    func `leaving keeps a take, also after it was asked for`(action: RecorderViewModel.Action) throws {
        var page = try page(after: [Self.taken])
        _ = page.perform(.slide(0))
        #expect(page.notice == .keepFirst)
        #expect(page.perform(action) == [.stopNarration, .record(third)])
        _ = page.receive(.recorder(.failed(.full, of: Self.take)))
        #expect(page.work == .taken(Self.recorded) && page.notice == .failed(.full))
        #expect(page.perform(action) == [action == .leave ? .back : .open(.home)])
    }

    @Test func `a silent take is saved only after a question`() throws {
        var page = try page(after: [Self.level(0.1, seconds: 1), Self.taken])
        #expect(page.perform(.leave) == [])
        #expect(page.notice == .keepFirst)
        #expect(page.perform(.leave) == [.back])
    }

    @Test func `who comes back to a take that could not be kept can keep it`() throws {
        let second = SlideTake(Self.place, slide: "2", tick: 0)
        var page = try page(after: [.ready], record: false)
        _ = page.receive(.recorder(.unkept(Self.sound, seconds: 5, .full, of: second)))
        #expect(page.index == 1)
        #expect(page.work == .taken(.init(take: second, sound: Self.sound, seconds: 5)))
        #expect(page.notice == .failed(.full))
        // It is not asked for twice: it waits for another visit.
        #expect(page.perform(.leave) == [.back])
        let again = RecorderCommand.keep(Self.sound, name: "2", seconds: 5, second)
        #expect(page.perform(.keep) == [.stopNarration, .record(again)])
    }

    @Test(arguments: [
        SlideTake(TellingPlace(pack: nil, tale: "turnip", telling: "owl-green"), slide: "3", tick: 0),
        SlideTake(TellingPlace(pack: nil, tale: "hare", telling: "fox-blue"), slide: "3", tick: 0),
        SlideTake(place, slide: "99", tick: 0),
    ])
    func `what could not be kept of another telling waits for its own page`(take: SlideTake) throws {
        var page = try page()
        let before = page
        _ = page.receive(.recorder(.unkept(Self.sound, seconds: 5, .full, of: take)))
        #expect(page == before)
    }

    @Test(arguments: State.allCases) func `an unsaved take does not disturb a recording`(state: State) throws {
        guard ![.idle, .withoutMicrophone].contains(state) else { return }
        var page = try state.page()
        let before = page
        _ = page.receive(.recorder(.unkept("takes/9.wav", seconds: 5, .full, of: Self.take)))
        #expect(page == before)
    }

    @Test func `leaving closes the microphone`() throws {
        var page = try page()
        #expect(page.leave() == [.stopNarration, .record(.letGo)])
    }

    @Test func `a take that nobody keeps is kept when the room locks, which it does not hold open`() throws {
        var page = try page(after: [Self.level(0.5, seconds: 1)])
        #expect(page.isBusy)
        _ = page.receive(.recorder(Self.taken))
        #expect(!page.isBusy)
        #expect(page.leave() == [.stopNarration, .record(third), .record(.letGo)])
    }

    // MARK: - The shelf

    @Test func `what was kept stays marked when the shelf is read again`() throws {
        var page = try page(after: [Self.taken])
        _ = page.perform(.keep)
        _ = page.receive(.recorder(.kept(Self.take)))
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

    @Test func `so does one whose slides are others by now`() throws {
        var page = try page(after: [Self.level(0.5, seconds: 1)])
        let other = Story(id: "turnip", title: "The Turnip", slides: ["1", "3", "2"].map { Slide(id: $0) })
        #expect(page.receive(.learned(AnyDocument(Shelf(stories: [other])))) == [.open("grownups/tales")])
    }

    @Test(arguments: [".hidden", "..", "a\nb"]) func `a name that no folder may have leads nowhere`(name: String) {
        #expect(RecorderViewModel(story: .turnip(), telling: name, motion: .eased)?.telling == nil)
    }
}
