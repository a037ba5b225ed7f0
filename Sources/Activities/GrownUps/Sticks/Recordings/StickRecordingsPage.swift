import Engine

/// The actions common to all pages for recordings.
protocol StickRecordingsAction: Hashable, Sendable {
    /// Touches a picture, zero-based.
    static func picture(_ number: Int) -> Self
    static var add: Self { get }
    static var leave: Self { get }
    static var home: Self { get }
    static var pageUp: Self { get }
    static var pageDown: Self { get }
    /// Head and shelf block touches on what has scrolled below them.
    static var nothing: Self { get }

    /// The touched picture, if any.
    var touched: Int? { get }
}

/// A page for the recordings of a tale on a stick: it scrolls, plays sounds, and closes when the tale disappears.
protocol StickRecordingsPage: Screen where Action: StickRecordingsAction {
    var recordings: StickRecordings { get set }
    /// Whether the page is still one for this tale.
    static func isRight(for tale: StickTale) -> Bool
    /// What it requests when it opens, besides reading the stick.
    var questions: [Command] { get }
    /// Updates to new data about the tale.
    mutating func takeTale()
    /// The commands that submit the pairing or the cuts when the tale is added; none while they are unknown.
    var decision: [Command] { get }
}

extension StickRecordingsPage {
    var tale: StickTale { recordings.tale }
    var questions: [Command] { [] }
    mutating func takeTale() {}

    /// Performs an action common to both pages; nil for an action of the page's own.
    mutating func performShared(_ action: Action) -> [Command]? {
        switch action {
        case .add:
            guard !decision.isEmpty else { return [] }
            recordings.goesOn = true
            return [.play(.press)] + decision + [.stick(.add([tale.place])), .open(StickViewModel.route)]
        case .leave:
            recordings.goesOn = true
            return [.back]
        case .home: return [.open(.home)]
        case .pageUp: recordings.scroll.step(by: -recordings.layout.spacing.height * 2)
        case .pageDown: recordings.scroll.step(by: recordings.layout.spacing.height * 2)
        case .nothing: break
        default: return nil
        }
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        recordings.scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        guard let number = action.touched else { return }
        recordings.scroll.reveal(recordings.layout.range(toShow: number))
    }

    mutating func tick() -> [Command] {
        recordings.scroll.tick()
        guard !recordings.hasLooked else { return [] }
        recordings.hasLooked = true
        return [.stick(.look)] + questions
    }

    mutating func fit(_ rooms: Rooms) { recordings.fit(rooms) }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound): recordings.end(sound)
        case .learned(let document):
            if let sticks = document.content as? Sticks { return learn(sticks) }
        default: break
        }
        return []
    }

    private mutating func learn(_ sticks: Sticks) -> [Command] {
        guard let commands = recordings.learn(sticks, Self.isRight) else {
            recordings.goesOn = true
            return [.open(StickViewModel.route)]
        }
        takeTale()
        return commands
    }

    mutating func leave() -> [Command] { [.stopNarration] + (recordings.goesOn ? [] : [.stick(.letGo)]) }

    var rest: Rest { .whether(!recordings.hasLooked || recordings.scroll.isMoving) }
}
