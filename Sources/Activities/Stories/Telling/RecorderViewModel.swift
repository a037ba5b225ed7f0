import Engine
import Sentences
import TalePacks

/// The page on which a grown-up records a telling, slide by slide.
struct RecorderViewModel: Screen, Hashable {
    enum Action: Hashable, Sendable {
        /// The red button: starts or ends a take.
        case record
        case listen, keep
        case slide(Int)
        case previous, next
        case leave, home
    }

    private(set) var story: Story
    /// The telling's folder.
    let telling: String
    /// The slide's number, from 0.
    private(set) var index = 0
    private(set) var work = Work.idle
    private(set) var notice: Notice?
    private(set) var meter = LevelMeter()
    /// The clip being played.
    private(set) var heard: Sound?
    private(set) var strip: SlideStrip
    private(set) var rooms: Rooms
    private let motion: Motion
    /// Slides saved here that the shelf does not have yet.
    private var kept: Set<Int> = []
    /// Whether the take is being saved because the page was about to close.
    private var keepsToLeave = false
    private var hasLooked = false
    /// The tick at which the next slide comes by itself, because a take was saved.
    private var goesOnAt: Int?
    /// Ticks in which it is seen that the take was saved.
    static let pause = 60
    var now = 0

    /// - Parameter telling: a folder's name; an invalid one gives nil.
    init?(story: Story, telling: String, motion: Motion, rooms: Rooms = Rooms()) {
        guard !telling.hasPrefix("."), telling == telling.withoutControls, telling.utf8.count <= 200 else { return nil }
        self.story = story
        self.telling = telling
        (self.rooms, self.motion) = (rooms, motion)
        strip = SlideStrip(count: story.slides.count, in: RecorderLayout(rooms), motion: motion)
        index = story.slides.indices.first { recording(of: $0) == nil } ?? 0
        strip.reveal(index, atOnce: true)
    }

    var layout: RecorderLayout { RecorderLayout(rooms) }
    var slide: Slide { story.slides[index] }
    var teller: Teller { story.telling(telling)?.teller ?? Teller(folder: telling) }
    var isLast: Bool { index == story.slides.count - 1 }

    func isRecorded(_ index: Int) -> Bool { kept.contains(index) || recording(of: index) != nil }

    /// The playable clip: the take, or the recording saved before it.
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

    // MARK: - Events

    mutating func perform(_ action: Action) -> [Command] {
        goesOnAt = nil
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
        goesOnAt = nil
        strip.follow(drag)
        return []
    }

    /// A take that nobody keeps is kept by leaving, so that nobody need wait for it.
    var isBusy: Bool { if case .taken = work { false } else { work != .idle } }

    mutating func focus(on action: Action) { if case .slide(let index) = action { strip.reveal(index) } }

    mutating func tick() -> [Command] {
        strip.tick()
        if let tick = goesOnAt, now >= tick {
            goesOnAt = nil
            return turn(to: index + 1)
        }
        guard !hasLooked else { return [] }
        hasLooked = true
        return [.record(.look)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer): if let news = answer[RecorderAnswer.self] { take(news) }
        case .narrationEnded(let sound), .narrationFailed(let sound): if sound == heard { heard = nil }
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id], story.slides.map(\.id) == self.story.slides.map(\.id) else {
                return [.open(TellingScreens.route)]
            }
            self.story = story
            kept = []
        case .narrationStarted, .narrationFound, .touched: break
        }
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        strip = SlideStrip(count: story.slides.count, in: layout, motion: motion)
        strip.reveal(index, atOnce: true)
    }

    mutating func leave() -> [Command] { [.stopNarration] + keepingTake + [.record(.letGo)] }

    /// Keeps a take that can be heard, and that has not been refused before.
    private var keepingTake: [Command] {
        guard case .taken(let recorded) = work, !recorded.isSilent, notice == nil || notice == .keepFirst else {
            return []
        }
        return [saving(recorded)]
    }

    private func saving(_ recorded: Recorded) -> Command {
        let name = Telling.stem(of: slide, number: index + 1)
        return .record(.keep(recorded.sound, name: name, seconds: recorded.seconds, recorded.take))
    }

    var rest: Rest {
        Rest.whether(!hasLooked || strip.isMoving).and(goesOnAt.map { .until(max($0, now + 1)) } ?? .still)
    }
    var firstFocus: Action? { .record }

    func draw(in frame: inout Frame<Action>) { RecorderView(page: self).draw(in: &frame) }

    // MARK: - Recording

    /// Whether the microphone is open or opening.
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
            work = .starting(take)
            meter = LevelMeter()
            notice = nil
            heard = nil
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
        work = .keeping(recorded)
        notice = nil
        heard = nil
        return [.stopNarration, saving(recorded)]
    }

    /// First stops playback and saves an unsaved take; for a silent one it asks once.
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
            index = wanted
            notice = notice == .noMicrophone ? notice : nil
            strip.reveal(index)
            defer { heard = nil }
            return (heard == nil ? [] : [.stopNarration]) + [.play(.press)]
        case .taken: notice = .keepFirst
        case .starting, .recording, .ending, .keeping: break
        }
        return []
    }

    /// Handles a reply about this page's take; any other is ignored.
    ///
    /// It may be late: requested on a page that was left, or before the button was pressed again.
    private mutating func take(_ news: RecorderAnswer) {
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
            work = .idle
            notice = keepsToLeave ? .kept : nil
            goesOnAt = keepsToLeave || isLast ? nil : now + Self.pause
        case (.failed(let failure, let take), .keeping(let recorded)) where take == recorded.take:
            work = .taken(recorded)
            notice = .failed(failure)
        case (.unkept(let sound, let seconds, let failure, let take), .idle):
            show(Recorded(take: take, sound: sound, seconds: seconds), after: failure)
        default: break
        }
    }

    /// Offers a take of this telling that could not be saved on an earlier visit.
    private mutating func show(_ recorded: Recorded, after failure: RecorderAnswer.Failure) {
        guard recorded.take.place == story.place(of: telling),
            let slide = story.slides.firstIndex(where: { $0.id == recorded.take.slide })
        else { return }
        index = slide
        work = .taken(recorded)
        notice = .failed(failure)
        strip.reveal(slide)
    }

    /// The take for which the microphone is open, or was until just now.
    private var listening: SlideTake? {
        switch work {
        case .starting(let take), .recording(let take, _), .ending(let take): take
        case .idle, .taken, .keeping: nil
        }
    }
}
