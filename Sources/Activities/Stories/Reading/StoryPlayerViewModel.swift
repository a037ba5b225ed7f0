import Engine
import TalePacks

/// Reads one tale, slide by slide, to its end page.
struct StoryPlayerViewModel: Screen {
    /// The tale as it is told in the chosen language.
    private(set) var story: Story
    /// The tale in all its languages.
    private var whole: Story
    /// The route from which the tale was opened.
    private let origin: Route
    var pages: PageTurn { didSet { near.open(story, choice, around: pages.index) } }
    private var near = NearSlides()
    var narration = Narration()
    var wishes: ReadingWishes
    /// How far the words are shown, 0…1.
    var words: Spring
    /// The letter for which the tale was opened.
    var glow: LetterGlow?
    var turn = AutomaticTurn()
    var beckoning: Beckoning
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
    private(set) var choice: TellingChoice { didSet { near.openAgain(story, choice, around: pages.index) } }
    /// The card that lies over the slide.
    var card: ReadingCard?
    /// The pieces of the pictures that move and answer.
    var figures: LivingFigures
    /// What is heard below and beside the voice, and the tick at which its page came.
    var score: Score
    var arrived = 0
    /// Ticks for which the keys that turn pages do not lead away from the stars.
    private static let starsStay = 60
    /// Candles, minutes, the night, counts and animals.
    var sitting: Sitting
    var ending: Ending
    /// The mouse on the end page, if all were found.
    var dance: MouseDance?
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
        wishes = world[ReadingWishes.self] ?? ReadingWishes()
        whole = story
        let story = story.told(in: wishes.language)
        self.story = story
        origin = shelf
        rooms = world.rooms
        widths = world[LetterWidths.self] ?? .andika
        letterScale = world[.letterSize] == "largest" ? 1.4 : world[.letterSize] == "large" ? 1.2 : 1
        progress = world[UserProgress.self] ?? UserProgress()
        let slides = story.slides.count
        let count = slides + (story.credits == nil ? 1 : 2)
        // A saved slide that no longer exists, or a number that is too high, means the last slide.
        let wanted = slide ?? min(progress[story.id].slide ?? 1, slides)
        pages = PageTurn(
            at: wanted <= count ? max(wanted, 1) - 1 : slides - 1, of: count, motion: world.motion)
        sitting = Sitting(story, at: letter == nil ? pages.index + 1 : nil, world: world)
        figures = LivingFigures(world: world, isNight: sitting.night != nil)
        score = Score(world: world, isNight: sitting.night != nil)
        ending = Ending(story, world: world, minutes: sitting.minutes, offers: letter == nil)
        choice = TellingChoice(story, chosen: progress[story.id].telling)
        ending.prepare(at: sitting.endsUnderStars(at: world.now) ? nil : pages.index, now: world.now)
        controls = Spring(1, motion: world.motion, precision: 0.01)
        beckoning = Beckoning(motion: sitting.night == nil ? world.motion : .cut)
        hasWords = story.slides.contains { !$0.text.isEmpty }
        glow = letter.map { LetterGlow($0, motion: world.motion) }
        if world[.wordsAtStart], wanted <= 1 { wishes.showsWords = true }
        let showsWords = (wishes.showsWords || letter != nil) && hasWords
        words = Spring(showsWords ? 1 : 0, motion: world.motion, precision: 0.001)
        hideAt = Self.patience
        keepsControls = world[.switches] != "none" || world[.highContrast]
        near.open(story, choice, around: pages.index)
    }

    /// The current slide; nil on the end page.
    var slide: Slide? { near[pages.index] }
    var clip: Sound? { slide?.narration.flatMap { silent.contains($0) ? nil : $0 } }
    var isAtEnd: Bool { slide == nil }
    /// Whether the credits page, after the end page, is shown.
    var isAtCredits: Bool { pages.index > story.slides.count }

    /// The layout of a slide whose words are shown so far, 0…1.
    func layout(_ words: Double = 1) -> SlideLayout {
        SlideLayout(words: words, rooms: rooms, widths: widths, letterScale: letterScale)
    }

    /// Whether there is nothing left to do on this slide but to turn on.
    private var turnsNext: Bool {
        hasBegun && slide != nil && narration.state == .ended && card == nil && sitting.destination == nil
            && !turn.isCounting
    }

    /// A slide as the chosen voice tells it.
    func slide(_ index: Int) -> Slide { near[index] ?? choice.told(story.slides[index]) }

    // MARK: - Events

    mutating func notice() {
        hideAt = now + Self.patience
        controls.target = 1
        turn.stop()
        figures.stir(at: now)
        score.stir(at: now)
        beckoning.notice(at: now)
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
        case .figure(let number): figures.answer(number, at: now)
        case .mouse: dance?.answer(at: now) ?? []
        case .whisper: whisper()
        case .corner(let turnsBack): turnsBack ? turn(to: pages.index - 1) : []
        case .next: turn(to: pages.index + 1)
        case .previous: turn(to: pages.index - 1)
        case .playOrPause where isAtEnd: []
        case .playOrPause: playOrPause()
        case .readNext: readNext()
        case .sayNext: sayNext()
        case .leave: leave(to: origin)
        case .leaveStars: now < arrived + Self.starsStay ? [] : leave(to: origin)
        case .home: leave(to: .home)
        case .mark(let animal): sitting.keep(animal, at: pages.index, now: now)
        case .name(let animal): sitting.name(animal)
        case .leaveUnmarked: sitting.keep(nil, at: pages.index, now: now)
        case .stay: stay()
        case .again: again()
        case .showWords: showWords()
        case .turnPages: turnPages()
        case .word(let word): touch(word)
        case .readOn: leaf(by: 1)
        case .readBack: leaf(by: -1)
        case .readAgain: leaf(by: -textPage)
        case .nextTeller: letNextTell()
        case .nextLanguage: letNextLanguage()
        }
    }

    /// Chooses the next voice and restarts the slide, even a paused one: who chooses a voice wants to hear it.
    private mutating func letNextTell() -> [Command] {
        choice.turn()
        progress.choose(choice.id, of: story.id)
        (narration, touched, card) = (Narration(), nil, nil)
        score.meet(slide)
        return [.play(.press)] + narration.begin(clip) + [.save(AnyDocument(progress))]
    }

    /// Restarts the slide in the next language of the tale.
    private mutating func letNextLanguage() -> [Command] {
        wishes.language = language.next
        tell(whole)
        (narration, touched, card, textPage) = (Narration(), nil, nil, 0)
        return [.play(.press)] + narration.begin(clip) + [.save(AnyDocument(wishes))]
    }

    var language: LanguageChoice { LanguageChoice(whole, wishes: wishes) }

    /// Takes the tale in the chosen language, at the same slide.
    private mutating func tell(_ whole: Story) {
        let story = whole.told(in: wishes.language)
        (self.whole, self.story, choice) = (whole, story, TellingChoice(story, chosen: choice.id))
        figures.replace(slide?.figures ?? [])
        score.meet(slide)
    }

    /// A drag on the band of a long text pages through it, elsewhere it turns the slide.
    mutating func drag(_ drag: Drag) -> [Command] {
        defer { keepWords() }
        if case .began(let point) = drag {
            isLeafing = textPages > 1 && layout().leafing.contains(point)
        }
        guard isLeafing else { return pages.follow(held(drag)) ? arrive() : [] }
        guard case .ended(let way, _, isSwipe: true) = drag else { return [] }
        return leaf(by: way.x < 0 ? 1 : -1)
    }

    mutating func tick() -> [Command] {
        defer { keepWords() }
        if sitting.turnsPages(at: now, page: pages.index) { pages.tick() }
        words.tick()
        moveFigures()
        readAlong()
        if now >= hideAt, !keepsControls { controls.target = turn.isCounting ? 1 : Self.whisper }
        controls.tick()
        beckoning.tick(isDue: turnsNext, after: clip == nil ? slide?.text.readingTime ?? 0 : 0, at: now)
        if let touched, now >= touched.until { self.touched = nil }
        if card != nil { turn.stop() }
        if let word = card?.word, word.isOver(now: now) { return closeCard() }
        guard turn.isDue(at: now) else {
            return begin() + ending.tick(at: now) + (dance?.tick(at: now) ?? []) + playScore()
        }
        return turn(to: pages.index + 1)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if let commands = hearOfWord(reply) { return commands }
        ending.receive(reply, at: now)
        score.receive(reply, clip: clip, at: now)
        switch reply {
        case .narrationStarted(let sound, let seconds):
            if sound == clip { narration.started(seconds: seconds, now: now) }
        case .narrationFound(let sound, let seconds, let isMoving):
            if sound == clip { narration.found(at: seconds, isMoving: isMoving, now: now) }
        case .narrationEnded(let sound):
            if sound == clip { endClip() }
        case .narrationFailed(let sound):
            silent.insert(sound)
            if sound == slide?.narration { failClip() }
        case .answer, .touched: break
        case .learned(let document):
            if let widths = document.content as? LetterWidths { fit(rooms, widths) }
            sitting.learn(document)
            figures.learn(document)
            score.learn(document)
            ending.learn(document, at: now)
            guard let shelf = document.content as? Shelf else { break }
            guard let story = shelf[story.id] else { return [.open(origin)] }
            // Newly converted clips are playable from now on; a tale of another length is used the next time.
            guard story.slides.count == self.story.slides.count else { break }
            tell(story)
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

    mutating func leave() -> [Command] {
        [.stopNarration] + score.leave() + sitting.leave(from: pages.index) + keepHeard()
    }

    var rest: Rest {
        guard hasBegun else { return .moving }
        let hiding: Rest = keepsControls || controls.target == Self.whisper ? .still : .until(max(hideAt, now + 1))
        let voice: Rest = controls.value > Self.whisper ? narration.nextStep(now: now) : .still
        return Rest.whether(pages.isMoving || controls.isMoving || words.isMoving || turn.isCounting)
            .and(hiding).and(voice).and(nextMark).and(card?.word?.rest(now: now) ?? .still)
            .and(glow?.rest(now: now) ?? .still).and(sitting.rest(at: now)).and(restOfFigures)
            .and(beckoning.rest(isDue: turnsNext, at: now)).and(ending.rest(at: now))
            .and(dance?.rest(at: now) ?? .still).and(restOfScore)
    }

    /// The dark after a good-night tale lasts until morning or until somebody comes.
    var isBusy: Bool { isAtEnd && sitting.staysDark }

    /// The place that is focused first: on the end page the next tale or the shelf, one press away; after paging, the
    /// words.
    var firstFocus: Action? {
        guard let slide else { return ending.next == nil ? .leave : .readNext }
        guard textPage > 0, textPages > 1 else { return nil }
        let caption = words(of: slide).caption
        return caption.places(onPage: textPage).first { caption.words[$0].isSpoken }.map { .word($0) }
    }

    func draw(in frame: inout Frame<Action>) { SlideView(player: self).draw(in: &frame) }
}
