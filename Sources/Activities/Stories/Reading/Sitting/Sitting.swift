import Engine
import TalePacks

/// What a grown-up's rules make of reading one tale: candles, minutes, the night, counts, and animals at the end.
struct Sitting: Sendable {
    private let tale: String
    private let slides: Int
    private let motion: Motion
    private var candles: Candles
    /// The local day; nil if it is not known, and nothing is counted.
    private var day: Int?
    private var counts: Counts?
    private var bookmarks: Bookmarks?
    let minutes: Minutes?
    private(set) var night: Nightfall?
    /// Whether a grown-up wanted one good-night tale, which is this one if it is read to its end.
    private var isBedtime: Bool
    var listening: ListenToEnd
    /// The last candle has burned down with this tale.
    private(set) var isLast = false
    private var hasStarted = false
    private var heard: HeardPages
    private var meadow: Meadow
    /// Whether the end was reached, and the tale not begun again since.
    private var hasEnded = false
    /// Whether enough of the tale was heard when its end was reached, and it was not begun again since.
    private(set) var hasFinished = false
    /// The day that began in the morning before a good-night tale; nil without a clock.
    private let evening: Int?
    private let morningHour: Int
    private var isMorning = false
    /// The place to which the child wants to go, if it is asked for an animal first.
    private(set) var destination: Route?
    /// The question for an animal, spoken.
    let question: [Sound]
    private let language: Engine.Language

    /// - Parameter slide: at which the reading begins, from 1; nil for a look at a slide for one of its letters, before
    ///   which nothing was heard.
    init(_ story: Story, at slide: Int?, world: World) {
        tale = story.id
        slides = story.slides.count
        motion = world.motion
        candles = world.candles
        day = world[Daytime.self]?.day
        counts = world[.counts] && day != nil ? world[Counts.self] ?? Counts() : nil
        bookmarks = world.bookmarks
        heard = HeardPages(of: story, heard: slide.map { world.slidesHeard(of: story.id, before: $0) } ?? [])
        meadow = world.meadow
        minutes = world[Minutes.self].flatMap { $0.isRunning(at: world.now) ? $0 : nil }
        night = world.isGoodNight(of: tale) ? Nightfall(slides: slides) : nil
        (evening, morningHour) = (world.today, world[.morningHour])
        isBedtime = world.isBedtime
        (question, language) = (world.sounds(of: "who-keeps-your-place"), world.language)
        listening = ListenToEnd(isOn: world[.listenToEnd])
    }

    // MARK: - Pages

    /// A page is shown: a slide from 0, or the end.
    mutating func arrive(at page: Int, now: Int) -> [Command] {
        listening.arrive(at: page, now: now)
        night?.arrive(at: page, now: now)
        var commands = night.map { [Command.voiceGain($0.voice(at: page))] } ?? []
        // From the start it is another reading; the only slide of a tale is also its last.
        if page == 0, slides > 1, hasEnded { commands += beginAgain() }
        heard.arrive(at: page, now: now)
        if page >= slides {
            commands += finish(at: now)
        } else if !hasStarted {
            hasStarted = true
            commands += count { $0.starts += 1 }
        }
        return commands
    }

    /// The clip of a page has ended.
    mutating func hear(_ page: Int) {
        heard.hear(page)
        listening.hear(page)
    }

    /// The clip of a page cannot be played: nobody waits for its end.
    mutating func miss(_ page: Int) { listening.hear(page) }

    /// The slides heard in this reading, from 1.
    func slidesHeard(at now: Int) -> [Int] { heard.slides(at: now) }

    /// The child wants to hear the tale once more.
    mutating func beginAgain() -> [Command] {
        let commands = countLeafing()
        (hasEnded, hasFinished) = (false, false)
        heard.beginAgain()
        return commands
    }

    /// The end is reached: a tale that was only leafed through burns no candle and brings nothing home.
    private mutating func finish(at now: Int) -> [Command] {
        hasEnded = true
        var commands: [Command] = isBedtime ? [.save(AnyDocument(Bedtime()))] : []
        isBedtime = false
        guard !hasFinished, heard.areEnough(at: now) else { return commands }
        hasFinished = true
        commands += count { $0.finishes += 1 } + meadow.grow(TaleKeepsake.growth(of: tale))
        guard candles.areLit, !candles.areDown else { return commands }
        candles.burnDown()
        isLast = candles.areDown
        return commands + [.save(AnyDocument(candles))]
    }

    private mutating func count(_ change: (inout Counts.Tale) -> Void) -> [Command] {
        guard let day, counts != nil else { return [] }
        counts?.count(tale, on: day, change)
        return counts.map { [.save(AnyDocument($0))] } ?? []
    }

    private mutating func countLeafing() -> [Command] {
        hasEnded && !hasFinished && hasStarted ? count { $0.leafed += 1 } : []
    }

    mutating func leave(from page: Int) -> [Command] {
        let isLeft = hasStarted && !hasEnded && page < slides
        return (isLeft ? count { $0.leave(page + 1) } : countLeafing()) + (night == nil ? [] : [.voiceGain(1)])
    }

    mutating func learn(_ document: AnyDocument) {
        guard let daytime = document.content as? Daytime else { return }
        day = daytime.day
        isMorning = evening.map { daytime.day(from: morningHour) != $0 } ?? false
        bookmarks = bookmarks?.held(on: daytime.day)
    }

    // MARK: - The end

    /// Whether the end is a good-night page: at night, and when the last candle burns down there.
    func endsUnderStars(at now: Int) -> Bool {
        isLast || night != nil || candles.burning == 1 && !hasFinished && heard.areEnough(at: now)
    }

    /// Whether a turning page moves with this tick; at night it does so more and more slowly.
    func turnsPages(at now: Int, page: Int) -> Bool {
        guard let pace = night?.pace(at: page), pace > 1 else { return true }
        return now % pace == 0
    }

    /// Whether the dark at the end is kept: until morning, or until somebody comes where no clock tells.
    var staysDark: Bool { night != nil && !isMorning }

    func isDark(at now: Int) -> Bool { night?.isDark(at: now) ?? false }

    func darkness(at now: Int) -> Double { night?.darkness(at: now, motion) ?? 0 }

    // MARK: - Leaving

    /// The animals that can keep this tale's place.
    var animals: [Animal] { bookmarks?.free(for: tale) ?? [] }

    /// Asks for an animal on leaving from a page in the middle.
    ///
    /// - Returns: whether it asks.
    mutating func ask(leavingFrom page: Int, to route: Route) -> Bool {
        guard destination == nil, (1..<slides).contains(page), !animals.isEmpty else { return false }
        destination = route
        return true
    }

    /// An animal says its name.
    func name(_ animal: Animal) -> [Command] { animal.label.sounds(in: language).map { .narrate($0) } }

    mutating func stay() { destination = nil }

    /// An animal, or none, keeps the place.
    mutating func keep(_ animal: Animal?, at page: Int, now: Int) -> [Command] {
        guard let destination else { return [] }
        var commands: [Command] = []
        if let animal, var bookmarks {
            bookmarks[animal] = Bookmarks.Place(tale: tale, slide: page + 1, heard: heard.slides(at: now))
            commands = [.play(.press), .save(AnyDocument(bookmarks))]
        }
        return commands + [.open(destination)]
    }

    // MARK: - Time

    func rest(at now: Int) -> Rest {
        (minutes?.rest(at: now) ?? .still).and(night?.rest(at: now) ?? .still)
            .and(listening.rest(now: now, motion))
    }

    /// How bright the footprint at Next is, 0…1; nil if none is shown.
    func footprint(at now: Int) -> Double? { listening.footprint(now: now, motion) }
}
