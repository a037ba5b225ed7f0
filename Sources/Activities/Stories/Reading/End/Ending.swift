import Engine
import TalePacks

/// What comes after the last slide: closing words, and the tale that is offered next.
struct Ending: Sendable {
    private let story: Story
    private var world: World
    private let minutes: Minutes?
    /// Whether another tale may be offered.
    private let offers: Bool
    /// The tale that is offered; nil for none.
    private(set) var next: Story?
    /// What is said on the page; nil when it has been said.
    private var recital: Recital?
    /// The card of the offered tale, speaking its title.
    private(set) var voice: CoverVoice<String>

    /// Ticks before the closing words, in which the melody of the end is heard.
    private static let delay = 110
    private static let pause = 24

    init(_ story: Story, world: World, minutes: Minutes?, offers: Bool) {
        (self.story, self.world, self.minutes, self.offers) = (story, world, minutes, offers)
        voice = CoverVoice(motion: world.motion, isSilent: world[.spokenFocus])
    }

    var words: ClosingWords { ClosingWords(of: story, on: world[Daytime.self]?.day) }

    // MARK: - Events

    /// Another page is shown.
    ///
    /// - Parameter page: a slide from 0, or the end; nil for stars.
    mutating func arrive(at page: Int?, now: Int) {
        (recital, voice) = (nil, CoverVoice(motion: world.motion, isSilent: world[.spokenFocus]))
        prepare(at: page, now: now)
        guard page == story.slides.count else { return }
        let clips = world.sounds(of: words.label) + (next == nil ? [] : world.sounds(of: "one-more-tale"))
        recital = Recital(clips, from: now + Self.delay, pause: Self.pause)
    }

    /// Chooses the tale to offer: a finger that turns the last slide sees the end below it.
    mutating func prepare(at page: Int?, now: Int) {
        next = page.map { $0 >= story.slides.count - 1 } == true ? offer(at: now) : nil
    }

    mutating func tick(at now: Int) -> [Command] {
        var commands = recital?.tick(at: now) ?? []
        if recital?.isOver == true { commands += sayTitle(at: now) }
        return commands + voice.tick(now: now)
    }

    mutating func learn(_ document: AnyDocument, at now: Int) {
        world.learn(document)
        if next != nil { next = offer(at: now) }
    }

    mutating func receive(_ reply: Input.Reply, at now: Int) {
        recital?.receive(reply, at: now)
        voice.receive(reply)
    }

    /// The offered tale says its title, instead of anything else.
    mutating func sayTitle(at now: Int) -> [Command] {
        recital = nil
        return next.map { voice.say($0.id, $0.spokenTitle, now: now) } ?? []
    }

    /// The focus has moved; a tale in focus says its title, but not over the closing words.
    mutating func plan(isNext: Bool, at now: Int) {
        let tale = isNext && recital == nil ? next : nil
        voice.plan(tale?.id, tale?.spokenTitle, now: now)
    }

    func rest(at now: Int) -> Rest { (recital?.rest(at: now) ?? .still).and(voice.rest(now: now)) }

    // MARK: - The next tale

    /// The first tale of the shelf that has not been read to its end, or else the one that was read longest ago: of the
    /// tales that children see now and have time for, in the same language if there are others.
    private func offer(at now: Int) -> Story? {
        guard offers, !world.isNight, !world.isBedtime, !world.candles.areDown else { return nil }
        let fitting = (world.shownShelf?.stories ?? []).filter { tale in
            tale.id != story.id && minutes.map { $0.fits(tale, at: now) } ?? true
        }
        let alike = fitting.filter { $0.languages.contains(story.language) }
        let tales = alike.isEmpty ? fitting : alike
        let progress = world[UserProgress.self] ?? UserProgress()
        return tales.first { !progress[$0.id].isFinished } ?? tales.max { progress.age(of: $0) < progress.age(of: $1) }
    }
}

extension UserProgress {
    /// How many tales have been opened since a tale was, as far as is known.
    fileprivate func age(of tale: Story) -> Int { recent.firstIndex(of: tale.id) ?? .max }
}

extension World {
    /// The clips of a spoken label.
    func sounds(of label: String) -> [Sound] { SpokenLabel.named(label).sounds(in: language) }
}
