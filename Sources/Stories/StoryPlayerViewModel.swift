import Engine

/// Reads one tale, slide by slide, to its end page.
struct StoryPlayerViewModel: Screen {
    enum Action: Hashable, Sendable {
        case next, previous, playOrPause, leave, home, again
        /// Shows or hides the words.
        case showWords
        /// Lets the pages turn by themselves, or not.
        case turnPages
        /// A word of the slide, from 0, was touched.
        case word(Int)
        /// Lets the next one tell the tale.
        case nextTeller
    }

    private(set) var story: Story
    private(set) var pages: PageTurn
    private(set) var narration = Narration()
    private(set) var wishes: ReadingWishes
    /// How far the words are shown, 0…1.
    private(set) var words: Spring
    private(set) var turn = AutomaticTurn()
    /// The word that was touched, and the tick until which it is said.
    private(set) var touched: (word: Int, until: Int)?
    /// The page of a long text that was asked for, where no clip leads through it.
    private(set) var textPage = 0
    /// How visible the buttons are, 0…1.
    private(set) var controls: Spring
    private var hideAt: Int
    /// Whether the tale has words to show at all.
    private let hasWords: Bool
    private var progress: UserProgress
    private(set) var choice: TellingChoice
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
        wishes = world[ReadingWishes.self] ?? ReadingWishes()
        choice = TellingChoice(story, chosen: progress[story.id].telling)
        let slides = story.slides.count
        let isEndPage = slide == slides + 1
        let place = isEndPage ? slides : clamp(slide ?? progress[story.id].slide ?? 1, 1...slides) - 1
        pages = PageTurn(at: place, of: story.slides.count + 1, motion: world.motion)
        controls = Spring(1, motion: world.motion, precision: 0.01)
        hasWords = story.slides.contains { !$0.text.isEmpty }
        words = Spring(wishes.showsWords && hasWords ? 1 : 0, motion: world.motion, precision: 0.001)
        hideAt = Self.patience
    }

    /// The slide that is shown; nil on the end page.
    var slide: Slide? { pages.index < story.slides.count ? choice.told(story.slides[pages.index]) : nil }
    var clip: Sound? { slide?.narration.flatMap { silent.contains($0) ? nil : $0 } }
    var isAtEnd: Bool { slide == nil }

    /// The words that are being said, or that were touched.
    var spoken: Range<Int>? {
        guard let slide else { return nil }
        if let touched, now < touched.until { return touched.word..<(touched.word + 1) }
        return narration.position(now: now).flatMap { SpokenWords(slide).words(at: $0) }
    }

    /// The word by which a long text is followed.
    var latest: Int? {
        guard let slide else { return nil }
        return narration.position(now: now).flatMap { SpokenWords(slide).latest(at: $0) }
    }

    // MARK: - What happens

    mutating func notice() {
        hideAt = now + Self.patience
        controls.target = 1
        turn.stop()
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .next: turn(to: pages.index + 1)
        case .previous: turn(to: pages.index - 1)
        case .playOrPause where isAtEnd: []
        case .playOrPause: playOrPause()
        case .leave: [.open("stories")]
        case .home: [.open(.home)]
        case .again: turn(to: 0)
        case .showWords: showWords()
        case .turnPages: turnPages()
        case .word(let word): touch(word)
        case .nextTeller: letNextTell()
        }
    }

    /// Whoever chooses a voice wants to hear it: the slide begins anew, also where it was paused.
    private mutating func letNextTell() -> [Command] {
        choice.turn()
        progress.choose(choice.telling?.id, of: story.id)
        (narration, touched) = (Narration(), nil)
        return [.play(.press)] + narration.begin(clip) + [.save(AnyDocument(progress))]
    }

    mutating func drag(_ drag: Drag) -> [Command] { pages.follow(drag) ? arrive() : [] }

    mutating func tick() -> [Command] {
        pages.tick()
        words.tick()
        if now >= hideAt { controls.target = turn.isCounting ? 1 : Self.whisper }
        controls.tick()
        if let touched, now >= touched.until { self.touched = nil }
        guard turn.isDue(at: now) else { return begin() }
        return turn(to: pages.index + 1)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationStarted(let sound, let seconds):
            if sound == clip { narration.started(seconds: seconds, now: now) }
        case .narrationFound(let sound, let seconds, let isMoving):
            if sound == clip { narration.found(at: seconds, isMoving: isMoving, now: now) }
        case .narrationEnded(let sound):
            if sound == clip { endClip() }
        case .narrationFailed(let sound):
            if sound == clip { narration.ended() }
            silent.insert(sound)
            startCountdown()
        case .recorder: break
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id] else { return [.open("stories")] }
            // What has been converted can be heard from now on; a tale of another length waits for the next time.
            guard story.slides.count == self.story.slides.count else { break }
            (self.story, choice) = (story, TellingChoice(story, chosen: choice.telling?.id))
        }
        return []
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest {
        guard hasBegun else { return .moving }
        let hiding: Rest = controls.target == Self.whisper ? .still : .until(max(hideAt, now + 1))
        let voice: Rest = controls.value > Self.whisper ? narration.nextStep(now: now) : .still
        return Rest.whether(pages.isMoving || controls.isMoving || words.isMoving || turn.isCounting)
            .and(hiding).and(voice).and(nextMark)
    }

    func draw(in frame: inout Frame<Action>) { SlideView(player: self).draw(in: &frame) }

    // MARK: - Turning

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
        (hasBegun, touched, textPage) = (true, nil, 0)
        turn.stop()
        if isAtEnd {
            progress.finish(story.id)
        } else {
            progress.turn(story.id, to: pages.index + 1)
        }
        let commands = narration.begin(clip)
        startCountdown()
        return commands + (isAtEnd ? [.play(.end)] : []) + [.save(AnyDocument(progress))]
    }

    private mutating func endClip() {
        narration.ended()
        if narration.state == .ended, wishes.turnsPages { turn.begin(afterClipAt: now) }
    }

    /// A page without sound turns when its words have been read.
    private mutating func startCountdown() {
        guard wishes.turnsPages, let slide, narration.state == .ended else { return }
        turn.begin(reading: slide.text, at: now)
    }

    private mutating func turnPages() -> [Command] {
        wishes.turnsPages.toggle()
        startCountdown()
        return [.play(.press), .save(AnyDocument(wishes))]
    }

    // MARK: - The voice and its words

    private mutating func playOrPause() -> [Command] {
        touched = nil
        return (clip == nil ? [] : [.play(.press)]) + (hasBegun ? narration.toggle(clip, now: now) : begin())
    }

    private mutating func showWords() -> [Command] {
        wishes.showsWords.toggle()
        words.target = wishes.showsWords ? 1 : 0
        return [.play(.press), .save(AnyDocument(wishes))]
    }

    /// Says a word again; where it has no time of its own, shows the next page of a long text.
    private mutating func touch(_ word: Int) -> [Command] {
        guard let slide else { return [] }
        guard let clip, let span = SpokenWords(slide).span(of: word) else {
            textPage += 1
            return []
        }
        narration.pause(now: now)
        touched = (word, now + Int(((span.end - span.start) * 60).rounded(.up)))
        return [.sayAgain(clip, from: span.start, to: span.end)]
    }

    /// When another word is marked.
    private var nextMark: Rest {
        guard words.value > 0, let slide else { return .still }
        let end: Rest = touched.map { .until(max($0.until, now + 1)) } ?? .still
        guard let position = narration.position(now: now),
            let next = SpokenWords(slide).nextChange(after: position)
        else { return end }
        return narration.tick(at: next, now: now).and(end)
    }
}
