import Engine
import Sentences
import TalePacks

/// The page on which a grown-up records a telling, slide by slide.
struct RecorderViewModel: Screen, Hashable {
    enum Action: Hashable, Sendable {
        /// The red button: begins a take, or ends it.
        case record
        case listen, keep
        case slide(Int)
        case previous, next
        case leave, home
    }

    /// What is being done with the slide that is shown.
    enum Work: Hashable {
        case idle
        /// The microphone has been asked for and has not been heard yet.
        case starting(SlideTake)
        case recording(SlideTake, seconds: Double)
        case ending(SlideTake)
        case taken(Recorded)
        case keeping(Recorded)
    }

    /// A take that has ended.
    struct Recorded: Hashable {
        let take: SlideTake
        let sound: Sound
        let seconds: Double
        /// Whether nothing can be heard in it.
        var isSilent = false
    }

    /// What the grown-up must know.
    enum Notice: Hashable {
        case noMicrophone
        case failed(RecorderNews.Failure)
        /// Another slide was asked for while a take waits to be kept.
        case keepFirst
        /// The way out was asked for while a take waited, which has been kept then.
        case kept
    }

    private(set) var story: Story
    /// The telling's folder.
    let telling: String
    /// From 0.
    private(set) var index = 0
    private(set) var work = Work.idle
    private(set) var notice: Notice?
    private(set) var meter = LevelMeter()
    /// The clip that is being listened to.
    private(set) var heard: Sound?
    private(set) var strip: SlideStrip
    /// Slides kept here of which the shelf does not know yet.
    private var kept: Set<Int> = []
    /// Whether the take that is being kept is so because the page was about to be left.
    private var keepsToLeave = false
    private var hasLooked = false
    var now = 0

    /// - Parameter telling: a folder's name; nil comes of one that cannot be.
    init?(story: Story, telling: String, motion: Motion) {
        guard !telling.hasPrefix("."), telling == telling.withoutControls, telling.utf8.count <= 200 else { return nil }
        (self.story, self.telling, strip) = (story, telling, SlideStrip(count: story.slides.count, motion: motion))
        index = story.slides.indices.first { recording(of: $0) == nil } ?? 0
        strip.reveal(index, atOnce: true)
    }

    var slide: Slide { story.slides[index] }
    var teller: Teller { story.telling(telling)?.teller ?? Teller(folder: telling) }
    var isLast: Bool { index == story.slides.count - 1 }

    func isRecorded(_ index: Int) -> Bool { kept.contains(index) || recording(of: index) != nil }

    /// What can be listened to: the take, or what was kept before it.
    var clip: Sound? {
        switch work {
        case .taken(let recorded), .keeping(let recorded): recorded.sound
        case .idle: recording(of: index)
        case .starting, .recording, .ending: nil
        }
    }

    private func recording(of index: Int) -> Sound? {
        story.telling(telling)?.narration[story.slides[index].id]
    }

    // MARK: - What happens

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .record: return pressRecord()
        case .listen: return listen()
        case .keep: return keep()
        case .slide(let index): return turn(to: index)
        case .previous: return turn(to: index - 1)
        case .next: return isLast && work == .idle ? [.back] : turn(to: index + 1)
        case .leave: return leave(by: .back)
        case .home: return leave(by: .open(.home))
        }
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        strip.follow(drag)
        return []
    }

    mutating func focus(on action: Action) { if case .slide(let index) = action { strip.reveal(index) } }

    mutating func tick() -> [Command] {
        strip.tick()
        guard !hasLooked else { return [] }
        hasLooked = true
        return [.record(.look)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer): if let news = answer[RecorderNews.self] { take(news) }
        case .narrationEnded(let sound), .narrationFailed(let sound): if sound == heard { heard = nil }
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id], story.slides.map(\.id) == self.story.slides.map(\.id) else {
                return [.open(TellingScreens.route)]
            }
            (self.story, kept) = (story, [])
        case .narrationStarted, .narrationFound, .touched: break
        }
        return []
    }

    mutating func leave() -> [Command] { [.stopNarration, .record(.letGo)] }

    var rest: Rest { .whether(!hasLooked || strip.isMoving) }
    var firstFocus: Action? { .record }

    func draw(in frame: inout Frame<Action>) { RecorderView(page: self).draw(in: &frame) }

    // MARK: - Recording

    /// Whether the microphone is, or will be in a moment, open.
    var isListening: Bool {
        switch work {
        case .starting, .recording: true
        case .idle, .ending, .taken, .keeping: false
        }
    }

    private mutating func pressRecord() -> [Command] {
        switch work {
        case .idle, .taken:
            let take = SlideTake(story.place(of: telling), slide: slide.id, tick: now)
            (work, meter, notice, heard) = (.starting(take), LevelMeter(), nil, nil)
            // The microphone must not hear the player.
            return [.stopNarration, .record(.begin(take))]
        case .starting(let take), .recording(let take, _):
            work = .ending(take)
            return [.record(.end)]
        case .ending, .keeping: return []
        }
    }

    private mutating func listen() -> [Command] {
        if heard != nil {
            heard = nil
            return [.stopNarration]
        }
        heard = clip
        return clip.map { [.narrate($0)] } ?? []
    }

    private mutating func keep(toLeave: Bool = false) -> [Command] {
        guard case .taken(let recorded) = work else { return [] }
        keepsToLeave = toLeave
        (work, notice, heard) = (.keeping(recorded), nil, nil)
        let name = Telling.stem(of: slide, number: index + 1)
        return [
            .stopNarration,
            .record(.keep(recorded.sound, name: name, seconds: recorded.seconds, recorded.take)),
        ]
    }

    /// Ends what is being said first, and keeps a take that waits; one in which nothing can be heard is asked for once.
    private mutating func leave(by way: Command) -> [Command] {
        switch work {
        case .starting, .recording: return pressRecord()
        case .ending: return []
        case .taken(let recorded) where notice == nil || notice == .keepFirst && !recorded.isSilent:
            guard recorded.isSilent else { return keep(toLeave: true) }
            notice = .keepFirst
            return []
        case .idle, .taken, .keeping: return [way]
        }
    }

    private mutating func turn(to wanted: Int) -> [Command] {
        switch work {
        case .idle:
            guard story.slides.indices.contains(wanted), wanted != index else { return [] }
            (index, notice) = (wanted, notice == .noMicrophone ? notice : nil)
            strip.reveal(index)
            defer { heard = nil }
            return (heard == nil ? [] : [.stopNarration]) + [.play(.press)]
        case .taken: notice = .keepFirst
        case .starting, .recording, .ending, .keeping: break
        }
        return []
    }

    /// Takes in an answer to the take that this page has to do with; any other changes nothing.
    ///
    /// It may be late: what was asked for on a page that has been left, or before the button was pressed once more.
    private mutating func take(_ news: RecorderNews) {
        switch (news, work) {
        case (.ready, .idle): if notice == .noMicrophone { notice = nil }
        case (.noMicrophone, .idle): notice = .noMicrophone
        case (.level(let level, let seconds, let take), .starting(let own)) where take == own,
            (.level(let level, let seconds, let take), .recording(let own, _)) where take == own:
            meter.hear(level)
            work = .recording(take, seconds: seconds)
        case (.taken(let sound, let seconds, let take), _) where take == listening:
            work = .taken(Recorded(take: take, sound: sound, seconds: seconds, isSilent: meter.isSilent))
        case (.unheard(let take), _) where take == listening: (work, notice) = (.idle, .noMicrophone)
        case (.failed(let failure, let take), _) where take == listening: (work, notice) = (.idle, .failed(failure))
        case (.kept(let take), .keeping(let recorded)) where take == recorded.take:
            kept.insert(index)
            (work, notice) = (.idle, keepsToLeave ? .kept : nil)
        case (.failed(let failure, let take), .keeping(let recorded)) where take == recorded.take:
            (work, notice) = (.taken(recorded), .failed(failure))
        case (.unkept(let sound, let seconds, let failure, let take), .idle):
            show(Recorded(take: take, sound: sound, seconds: seconds), after: failure)
        default: break
        }
    }

    /// Offers a take of this telling that could not be kept on an earlier visit.
    private mutating func show(_ recorded: Recorded, after failure: RecorderNews.Failure) {
        guard recorded.take.place == story.place(of: telling),
            let slide = story.slides.firstIndex(where: { $0.id == recorded.take.slide })
        else { return }
        (index, work, notice) = (slide, .taken(recorded), .failed(failure))
        strip.reveal(slide)
    }

    /// The take for which the microphone is open, or was until a moment ago.
    private var listening: SlideTake? {
        switch work {
        case .starting(let take), .recording(let take, _), .ending(let take): take
        case .idle, .taken, .keeping: nil
        }
    }
}
