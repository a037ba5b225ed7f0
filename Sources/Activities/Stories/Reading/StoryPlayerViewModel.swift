import Engine
import TalePacks

/// Reads one tale, slide by slide, to its end page.
struct StoryPlayerViewModel: Screen {
    enum Action: Hashable, Sendable {
        case next, previous, playOrPause
        /// Leaves for the shelf.
        case leave
        /// Leaves for the home screen.
        case home
        case again
        /// Shows or hides the words.
        case showWords
        /// Switches automatic page turning on or off.
        case turnPages
        /// A word of the slide, zero-based, was touched.
        case word(Int)
        /// Pages through a long text, or turns the slide at its end.
        case readOn, readBack
        /// Goes back to the start of a long text.
        case readAgain
        /// Switches to the next teller.
        case nextTeller
        /// Shows the question about the slide, or closes it.
        case whisper
        case closeCard
        /// A short touch of the corner, which is not what it is there for.
        case corner(turnsBack: Bool)
        /// An animal keeps the place on leaving, or none does, or the child stays.
        case mark(Animal)
        case leaveUnmarked, stay
    }

    private(set) var story: Story
    /// The route from which the tale was opened.
    private let origin: Route
    var pages: PageTurn
    var narration = Narration()
    var wishes: ReadingWishes
    /// How far the words are shown, 0…1.
    var words: Spring
    /// The letter for which the tale was opened.
    var glow: LetterGlow?
    var turn = AutomaticTurn()
    /// The touched word, and the tick until which it plays.
    var touched: (word: Int, until: Int)?
    /// The page of a long text chosen by the child, if no clip leads through it.
    var textPage = 0
    /// How visible the buttons are, 0…1.
    var controls: Spring
    var hideAt: Int
    /// Whether the buttons stay, because a switch needs them, or eyes that see little.
    private let keepsControls: Bool
    /// Whether the tale has any words.
    private let hasWords: Bool
    var progress: UserProgress
    private(set) var choice: TellingChoice
    /// The card that lies over the slide.
    var card: ReadingCard?
    /// Candles, minutes, the night, counts and animals.
    var sitting: Sitting
    /// Clips found to be broken.
    var silent: Set<Sound> = []
    /// Whether the current drag pages through the words.
    private var isLeafing = false
    var hasBegun = false
    private(set) var rooms: Rooms
    /// The words of the slides that are seen.
    var kept = KeptWords()
    private var widths: LetterWidths
    /// The size of the words against the usual one.
    private let letterScale: Double
    var now = 0

    /// Buttons fade after this many ticks without a touch.
    static let patience = 240
    static let whisper = 0.22

    /// - Parameters:
    ///   - slide: from 1; the number of slides plus one is the end page, plus two the credits if there are any;
    ///     nil for the tale's saved position.
    ///   - shelf: where the tale was opened from.
    ///   - letter: glows in the words, which are then shown in any case; the tale's saved position stays.
    init(story: Story, slide: Int?, world: World, shelf: Route = "stories", letter: String? = nil) {
        self.story = story
        origin = shelf
        rooms = world.rooms
        widths = world[LetterWidths.self] ?? .andika
        letterScale = world[.letterSize] == "largest" ? 1.4 : world[.letterSize] == "large" ? 1.2 : 1
        progress = world[UserProgress.self] ?? UserProgress()
        wishes = world[ReadingWishes.self] ?? ReadingWishes()
        sitting = Sitting(story, world: world)
        choice = TellingChoice(story, chosen: progress[story.id].telling)
        let slides = story.slides.count
        let count = slides + (story.credits == nil ? 1 : 2)
        // A saved slide that no longer exists, or a number that is too high, means the last slide.
        let wanted = slide ?? min(progress[story.id].slide ?? 1, slides)
        pages = PageTurn(
            at: wanted <= count ? max(wanted, 1) - 1 : slides - 1, of: count, motion: world.motion)
        controls = Spring(1, motion: world.motion, precision: 0.01)
        hasWords = story.slides.contains { !$0.text.isEmpty }
        glow = letter.map { LetterGlow($0, motion: world.motion) }
        if world[.wordsAtStart], wanted <= 1 { wishes.showsWords = true }
        let showsWords = (wishes.showsWords || letter != nil) && hasWords
        words = Spring(showsWords ? 1 : 0, motion: world.motion, precision: 0.001)
        hideAt = Self.patience
        keepsControls = world[.switches] != "none" || world[.highContrast]
    }

    /// The current slide; nil on the end page.
    var slide: Slide? { pages.index < story.slides.count ? slide(pages.index) : nil }
    var clip: Sound? { slide?.narration.flatMap { silent.contains($0) ? nil : $0 } }
    var isAtEnd: Bool { slide == nil }
    /// Whether the credits page, after the end page, is shown.
    var isAtCredits: Bool { pages.index > story.slides.count }

    /// The words being spoken, or the touched word.
    var spoken: Range<Int>? {
        guard let slide else { return nil }
        if let touched, now < touched.until { return touched.word..<(touched.word + 1) }
        return narration.position(now: now).flatMap { words(of: slide).spoken.words(at: $0) }
    }

    /// The word that a long text follows.
    var latest: Int? {
        guard let slide else { return nil }
        return narration.position(now: now).flatMap { words(of: slide).spoken.latest(at: $0) }
    }

    /// Whether the words are wished for, or shown because a letter glows in them.
    var showsWords: Bool { glow == nil ? wishes.showsWords : words.target == 1 }

    /// The number of pages through which the child can page; 1 if the voice leads, or no words are shown.
    var textPages: Int {
        guard words.target == 1, let slide else { return 1 }
        let words = words(of: slide)
        return clip != nil && narration.state != .ended && words.spoken.areKnown ? 1 : words.caption.pageCount
    }

    /// The layout of a slide whose words are shown so far, 0…1.
    func layout(_ words: Double = 1) -> SlideLayout {
        SlideLayout(words: words, rooms: rooms, widths: widths, letterScale: letterScale)
    }

    // MARK: - Events

    mutating func notice() {
        hideAt = now + Self.patience
        controls.target = 1
        turn.stop()
    }

    mutating func perform(_ action: Action) -> [Command] {
        guard !sitting.isDark(at: now) else { return [.open(.home)] }
        return carryOut(action)
    }

    private mutating func carryOut(_ action: Action) -> [Command] {
        switch action {
        case .closeCard: closeCard()
        case .playOrPause where card != nil: closeCard()
        case .word(let word) where card?.word?.place == word: closeCard()
        case .whisper: whisper()
        case .corner(let turnsBack): turnsBack ? turn(to: pages.index - 1) : []
        case .next: turn(to: pages.index + 1)
        case .previous: turn(to: pages.index - 1)
        case .playOrPause where isAtEnd: []
        case .playOrPause: playOrPause()
        case .leave: leave(to: origin)
        case .home: leave(to: .home)
        case .mark(let animal): sitting.keep(animal, at: pages.index)
        case .leaveUnmarked: sitting.keep(nil, at: pages.index)
        case .stay: stay()
        case .again: again()
        case .showWords: showWords()
        case .turnPages: turnPages()
        case .word(let word): touch(word)
        case .readOn: leaf(by: 1)
        case .readBack: leaf(by: -1)
        case .readAgain: leaf(by: -textPage)
        case .nextTeller: letNextTell()
        }
    }

    /// Chooses the next voice and restarts the slide, even a paused one: who chooses a voice wants to hear it.
    private mutating func letNextTell() -> [Command] {
        choice.turn()
        progress.choose(choice.id, of: story.id)
        (narration, touched, card) = (Narration(), nil, nil)
        return [.play(.press)] + narration.begin(clip) + [.save(AnyDocument(progress))]
    }

    /// A drag on the band of a long text pages through it, elsewhere it turns the slide.
    mutating func drag(_ drag: Drag) -> [Command] {
        defer { keepWords() }
        if case .began(let point) = drag {
            isLeafing = textPages > 1 && layout().leafing.contains(point)
        }
        guard isLeafing else { return pages.follow(held(drag)) ? arrive() : [] }
        guard case .ended(let way, _) = drag, abs(way.x) > Self.leafing else { return [] }
        return leaf(by: way.x < 0 ? 1 : -1)
    }

    /// The drag distance that pages a long text, in points.
    private static let leafing = 60.0

    mutating func tick() -> [Command] {
        defer { keepWords() }
        if sitting.turnsPages(at: now, page: pages.index) { pages.tick() }
        words.tick()
        readAlong()
        if now >= hideAt, !keepsControls { controls.target = turn.isCounting ? 1 : Self.whisper }
        controls.tick()
        if let touched, now >= touched.until { self.touched = nil }
        if card != nil { turn.stop() }
        if let word = card?.word, word.isOver(now: now) { return closeCard() }
        guard turn.isDue(at: now) else { return begin() }
        return turn(to: pages.index + 1)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if let commands = hearOfWord(reply) { return commands }
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
            sitting.listening.hear(pages.index)
            startCountdown()
        case .answer, .touched: break
        case .learned(let document):
            if let widths = document.content as? LetterWidths { fit(rooms, widths) }
            sitting.learn(document)
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id] else { return [.open(origin)] }
            // Newly converted clips are playable from now on; a tale of another length is used the next time.
            guard story.slides.count == self.story.slides.count else { break }
            (self.story, choice) = (story, TellingChoice(story, chosen: choice.id))
        }
        return []
    }

    /// The page of a long text that is read goes on with the same word.
    mutating func fit(_ rooms: Rooms) { fit(rooms, widths) }

    private mutating func fit(_ rooms: Rooms, _ widths: LetterWidths) {
        let word = slide.map { words(of: $0).caption.places(onPage: textPage).lowerBound } ?? 0
        self.rooms = rooms
        self.widths = widths
        keepWords()
        guard textPage > 0, let words = slide.map({ words(of: $0).caption.words }) else { return }
        textPage = words.indices.contains(word) ? words[word].page : 0
    }

    mutating func leave() -> [Command] { [.stopNarration] + sitting.leave(from: pages.index) }

    var rest: Rest {
        guard hasBegun else { return .moving }
        let hiding: Rest = keepsControls || controls.target == Self.whisper ? .still : .until(max(hideAt, now + 1))
        let voice: Rest = controls.value > Self.whisper ? narration.nextStep(now: now) : .still
        return Rest.whether(pages.isMoving || controls.isMoving || words.isMoving || turn.isCounting)
            .and(hiding).and(voice).and(nextMark).and(card?.word?.rest(now: now) ?? .still)
            .and(glow?.rest(now: now) ?? .still).and(sitting.rest(at: now))
    }

    /// The dark after a good-night tale lasts until morning or until somebody comes.
    var isBusy: Bool { isAtEnd && sitting.staysDark }

    /// The place that is focused first: the shelf on the end page, one press away; after paging, the words.
    var firstFocus: Action? {
        guard let slide else { return .leave }
        guard textPage > 0, textPages > 1 else { return nil }
        let caption = words(of: slide).caption
        return caption.places(onPage: textPage).first { caption.words[$0].isSpoken }.map { .word($0) }
    }

    func draw(in frame: inout Frame<Action>) { SlideView(player: self).draw(in: &frame) }
}
