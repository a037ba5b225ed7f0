import Engine
import TalePacks

/// Reads one tale, slide by slide, to its end page.
struct StoryPlayerViewModel: Screen {
    enum Action: Hashable, Sendable {
        case next, previous, playOrPause
        /// To the shelf.
        case leave
        /// To the first screen.
        case home
        case again
        /// Shows or hides the words.
        case showWords
        /// Lets the pages turn by themselves, or not.
        case turnPages
        /// A word of the slide, from 0, was touched.
        case word(Int)
        /// Leafs through a long text, or turns the page at its end.
        case readOn, readBack
        /// To the beginning of a long text.
        case readAgain
        /// Lets the next one tell the tale.
        case nextTeller
    }

    private(set) var story: Story
    /// Where the tale was chosen.
    private let origin: Route
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
    /// Whether the finger that is down leafs through the words.
    private var isLeafing = false
    private var hasBegun = false
    var now = 0

    /// Buttons rest as a whisper after this many ticks without a touch.
    static let patience = 240
    static let whisper = 0.22

    /// - Parameters:
    ///   - slide: from 1, one more than there are for the end page, and another one for the credits where there are any;
    ///     nil for the tale's remembered place.
    ///   - shelf: where the tale was chosen.
    init(story: Story, slide: Int?, world: World, shelf: Route = "stories") {
        (self.story, origin) = (story, shelf)
        progress = world[UserProgress.self] ?? UserProgress()
        wishes = world[ReadingWishes.self] ?? ReadingWishes()
        choice = TellingChoice(story, chosen: progress[story.id].telling)
        let slides = story.slides.count
        let count = slides + (story.credits == nil ? 1 : 2)
        // A remembered slide that is gone, or a number that is too high, is the last slide.
        let wanted = slide ?? min(progress[story.id].slide ?? 1, slides)
        pages = PageTurn(
            at: wanted <= count ? max(wanted, 1) - 1 : slides - 1, of: count, motion: world.motion)
        controls = Spring(1, motion: world.motion, precision: 0.01)
        hasWords = story.slides.contains { !$0.text.isEmpty }
        words = Spring(wishes.showsWords && hasWords ? 1 : 0, motion: world.motion, precision: 0.001)
        hideAt = Self.patience
    }

    /// The slide that is shown; nil on the end page.
    var slide: Slide? { pages.index < story.slides.count ? choice.told(story.slides[pages.index]) : nil }
    var clip: Sound? { slide?.narration.flatMap { silent.contains($0) ? nil : $0 } }
    var isAtEnd: Bool { slide == nil }
    /// Whether the page behind the end page is shown, which says who made the tale.
    var isAtCredits: Bool { pages.index > story.slides.count }

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

    /// Pages of a long text through which the child leafs; 1 where the voice leads, or no words are shown.
    var textPages: Int {
        guard words.target == 1, let slide else { return 1 }
        let isLed = clip != nil && narration.state != .ended && SpokenWords(slide).areKnown
        return isLed ? 1 : CaptionView.caption(of: slide.text).pageCount
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
        case .leave: [.open(origin)]
        case .home: [.open(.home)]
        case .again: turn(to: 0)
        case .showWords: showWords()
        case .turnPages: turnPages()
        case .word(let word): touch(word)
        case .readOn: leaf(by: 1)
        case .readBack: leaf(by: -1)
        case .readAgain: leaf(by: -textPage)
        case .nextTeller: letNextTell()
        }
    }

    /// Whoever chooses a voice wants to hear it: the slide begins anew, also where it was paused.
    private mutating func letNextTell() -> [Command] {
        choice.turn()
        progress.choose(choice.id, of: story.id)
        (narration, touched) = (Narration(), nil)
        return [.play(.press)] + narration.begin(clip) + [.save(AnyDocument(progress))]
    }

    /// A finger that moves on the band of a long text leafs through it, elsewhere it turns the page.
    mutating func drag(_ drag: Drag) -> [Command] {
        if case .began(let point) = drag {
            isLeafing = textPages > 1 && SlideLayout(words: 1).band.contains(point)
        }
        guard isLeafing else { return pages.follow(drag) ? arrive() : [] }
        guard case .ended(let way, _) = drag, abs(way.x) > Self.leafing else { return [] }
        return leaf(by: way.x < 0 ? 1 : -1)
    }

    /// Points that a finger goes to leaf through a long text.
    private static let leafing = 60.0

    mutating func tick() -> [Command] {
        pages.tick()
        words.tick()
        readAlong()
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
        case .answer, .touched: break
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id] else { return [.open(origin)] }
            // What has been converted can be heard from now on; a tale of another length waits for the next time.
            guard story.slides.count == self.story.slides.count else { break }
            (self.story, choice) = (story, TellingChoice(story, chosen: choice.id))
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

    /// On the end page the shelf comes first, so that one button alone gets there; after leafing, the words.
    var firstFocus: Action? {
        guard let slide else { return .leave }
        guard textPage > 0, textPages > 1 else { return nil }
        let caption = CaptionView.caption(of: slide.text)
        return caption.places(onPage: textPage).first { caption.words[$0].isSpoken }.map { .word($0) }
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
        return commands + (isAtEnd && !isAtCredits ? [.play(.end)] : []) + [.save(AnyDocument(progress))]
    }

    private mutating func endClip() {
        // The words stay where the voice has led them.
        if let latest, let slide {
            textPage = CaptionView.caption(of: slide.text).words[latest...].first?.page ?? textPage
        }
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

    /// Leafs through a long text; beyond its ends the page turns.
    private mutating func leaf(by step: Int) -> [Command] {
        let wanted = min(textPage, textPages - 1) + step
        guard (0..<textPages).contains(wanted) else { return turn(to: pages.index + step) }
        textPage = wanted
        return [.play(.press)]
    }

    /// A silent page that turns by itself shows its whole text before.
    private mutating func readAlong() {
        guard turn.isCounting, clip == nil, textPages > 1 else { return }
        textPage = min(textPages - 1, Int(turn.progress(at: now) * Double(textPages)))
    }

    /// Says a word again; one without a time of its own has nothing to say.
    private mutating func touch(_ word: Int) -> [Command] {
        guard let slide else { return [] }
        guard let clip, let span = SpokenWords(slide).span(of: word) else { return [] }
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
