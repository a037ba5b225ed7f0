import Engine

/// The page on which a grown-up records a telling, slide by slide.
struct RecorderViewModel: Screen {
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
        case starting
        case recording(seconds: Double)
        case ending
        case taken(Sound, seconds: Double)
        case keeping(Sound, seconds: Double)
    }

    /// What the grown-up must know.
    enum Notice: Hashable {
        case noMicrophone
        case failed(RecorderNews.Failure)
        /// Another slide was asked for while a take waits to be kept.
        case keepFirst
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
    private var hasLooked = false
    var now = 0

    /// - Parameter telling: a folder's name; nil comes of one that cannot be.
    init?(story: Story, telling: String) {
        guard !telling.hasPrefix("."), telling == telling.withoutControls, telling.utf8.count <= 200 else { return nil }
        (self.story, self.telling, strip) = (story, telling, SlideStrip(count: story.slides.count))
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
        case .taken(let take, _), .keeping(let take, _): take
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
        case .leave: return isListening ? pressRecord() : [.back]
        case .home: return isListening ? pressRecord() : [.open(.home)]
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
        case .recorder(let news): take(news)
        case .narrationEnded(let sound), .narrationFailed(let sound): if sound == heard { heard = nil }
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id], story.slides.count == self.story.slides.count else {
                return [.open(TellingScreens.route)]
            }
            (self.story, kept) = (story, [])
        case .narrationStarted, .narrationFound: break
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
            (work, meter, notice, heard) = (.starting, LevelMeter(), nil, nil)
            // The microphone must not hear the player.
            return [.stopNarration, .record(.begin)]
        case .starting, .recording:
            work = .ending
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

    private mutating func keep() -> [Command] {
        guard case .taken(let sound, let seconds) = work else { return [] }
        (work, notice, heard) = (.keeping(sound, seconds: seconds), nil, nil)
        let name = Telling.stem(of: slide, number: index + 1)
        return [.stopNarration, .record(.keep(sound, slide: name, story.place(of: telling)))]
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

    private mutating func take(_ news: RecorderNews) {
        switch (news, work) {
        case (.ready, _): if notice == .noMicrophone { notice = nil }
        case (.noMicrophone, _): (work, notice) = (.idle, .noMicrophone)
        case (.level(let level, let seconds), .starting), (.level(let level, let seconds), .recording):
            meter.hear(level)
            work = .recording(seconds: seconds)
        case (.level, _), (.removed, _): break
        case (.taken(let sound, let seconds), _): work = .taken(sound, seconds: seconds)
        case (.kept, _):
            kept.insert(index)
            work = .idle
        case (.failed(let failure), .keeping(let sound, let seconds)):
            (work, notice) = (.taken(sound, seconds: seconds), .failed(failure))
        case (.failed(let failure), _): (work, notice) = (.idle, .failed(failure))
        }
    }
}
