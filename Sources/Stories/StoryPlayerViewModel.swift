import Engine

/// Reads one tale, slide by slide, to its end page.
struct StoryPlayerViewModel: Screen {
    enum Action: Hashable, Sendable {
        case next, previous, playOrPause, leave, home, again
    }

    let story: Story
    private(set) var pages: PageTurn
    private(set) var narration = Narration()
    /// How visible the buttons are, 0…1.
    private(set) var controls: Spring
    private var hideAt: Int
    private var progress: UserProgress
    /// Clips that turned out to be broken.
    private var silent: Set<Sound> = []
    private var hasBegun = false
    var now = 0

    /// Buttons rest as a whisper after this many ticks without a touch.
    static let patience = 240
    static let whisper = 0.22

    /// - Parameter slide: from 1, one more than there are for the end page; nil for the tale's remembered place.
    init(story: Story, slide: Int?, world: World) {
        self.story = story
        progress = world[UserProgress.self] ?? UserProgress()
        let slides = story.slides.count
        let isEndPage = slide == slides + 1
        let place = isEndPage ? slides : clamp(slide ?? progress[story.id].slide ?? 1, 1...slides) - 1
        pages = PageTurn(at: place, of: story.slides.count + 1, motion: world.motion)
        controls = Spring(1, motion: world.motion, precision: 0.01)
        hideAt = Self.patience
    }

    /// The slide that is shown; nil on the end page.
    var slide: Slide? { pages.index < story.slides.count ? story.slides[pages.index] : nil }
    var clip: Sound? { slide?.narration.flatMap { silent.contains($0) ? nil : $0 } }
    var isAtEnd: Bool { slide == nil }

    // MARK: - What happens

    mutating func notice() {
        hideAt = now + Self.patience
        controls.target = 1
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .next: turn(to: pages.index + 1)
        case .previous: turn(to: pages.index - 1)
        case .playOrPause where isAtEnd: []
        case .playOrPause:
            (clip == nil ? [] : [.play(.press)]) + (hasBegun ? narration.toggle(clip, now: now) : begin())
        case .leave: [.open("stories")]
        case .home: [.open(.home)]
        case .again: turn(to: 0)
        }
    }

    mutating func drag(_ drag: Drag) -> [Command] { pages.follow(drag) ? arrive() : [] }

    mutating func tick() -> [Command] {
        pages.tick()
        if now >= hideAt { controls.target = Self.whisper }
        controls.tick()
        return begin()
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationStarted(let sound, let seconds):
            if sound == clip { narration.started(seconds: seconds, now: now) }
        case .narrationEnded(let sound):
            if sound == clip { narration.ended() }
        case .narrationFailed(let sound):
            if sound == clip { narration.ended() }
            silent.insert(sound)
        case .learned(let document):
            if let shelf = document.content as? Shelf, shelf[story.id] == nil { return [.open("stories")] }
        }
        return []
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest {
        guard hasBegun else { return .moving }
        let hiding: Rest = controls.target == Self.whisper ? .still : .until(max(hideAt, now + 1))
        let voice: Rest = controls.value > Self.whisper ? narration.nextStep(now: now) : .still
        return Rest.whether(pages.isMoving || controls.isMoving).and(hiding).and(voice)
    }

    func draw(in frame: inout Frame<Action>) { SlideView(player: self).draw(in: &frame) }

    /// The first slide speaks with the first tick.
    private mutating func begin() -> [Command] {
        guard !hasBegun else { return [] }
        (hideAt, controls.target) = (now + Self.patience, 1)
        return arrive()
    }

    private mutating func turn(to page: Int) -> [Command] {
        pages.turn(to: page) ? [.play(.turn)] + arrive() : []
    }

    private mutating func arrive() -> [Command] {
        hasBegun = true
        if isAtEnd {
            progress.finish(story.id)
        } else {
            progress.turn(story.id, to: pages.index + 1)
        }
        return narration.begin(clip) + (isAtEnd ? [.play(.end)] : []) + [.save(AnyDocument(progress))]
    }
}
