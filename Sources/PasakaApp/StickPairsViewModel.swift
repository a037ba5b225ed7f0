import Engine

/// The page on which a grown-up says which recording of a tale belongs to which picture.
///
/// A recording that is touched is heard and lies in her hand; the picture that is touched then gets it. A picture that
/// is touched with an empty hand gives its recording back.
struct StickPairsViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Counted from 0.
        case recording(Int), picture(Int)
        /// Other recordings on the shelf.
        case before, after
        case add, leave, home
        case pageUp, pageDown
        /// Head and shelf cover what has been scrolled below them.
        case nothing
    }

    private(set) var tale: StickTale
    private(set) var pairs: StickPairs
    private(set) var scroll: Scroll
    /// The number of the first recording on the shelf among those that are loose.
    private(set) var first = 0
    private var heard: Sticks.Heard?
    /// What is to be heard as soon as it can be.
    private var wanted: StickPart?
    private(set) var sounding: Sound?
    private var hasLooked = false
    private var goesOn = false
    var now = 0

    /// - Parameter number: of the tale, from 1.
    /// - Returns: nil where there is no such tale, or nothing to pair.
    init?(number: Int, world: World) {
        guard let sticks = world[Sticks.self], sticks.tales.indices.contains(number - 1),
            sticks.tales[number - 1].canBePaired
        else { return nil }
        tale = sticks.tales[number - 1]
        (pairs, heard) = (StickPairs(tale), sticks.heard)
        scroll = Scroll(
            length: StickPairsLayout(pictures: tale.tiles.count).length, viewport: Stage.size.height,
            motion: world.motion)
    }

    /// The recordings on the shelf.
    var shelf: [Int] { Array(pairs.loose.dropFirst(first).prefix(StickPairsLayout.places)) }
    var hasMoreBefore: Bool { first > 0 }
    var hasMoreAfter: Bool { first + StickPairsLayout.places < pairs.loose.count }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .recording(let number): return touch(recording: number)
        case .picture(let number): return touch(picture: number)
        case .before: first = max(0, first - StickPairsLayout.places)
        case .after: if hasMoreAfter { first += StickPairsLayout.places }
        case .add:
            goesOn = true
            return [
                .play(.press), .stick(.pair(tale: tale.place, pairs.ofPictures)), .stick(.add([tale.place])),
                .open(StickViewModel.route),
            ]
        case .leave:
            goesOn = true
            return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -StickPairsLayout.spacing.height * 2)
        case .pageDown: scroll.step(by: StickPairsLayout.spacing.height * 2)
        case .nothing: break
        }
        return []
    }

    private mutating func touch(recording: Int) -> [Command] {
        pairs.touch(recording: recording)
        return hear(pairs.held)
    }

    private mutating func touch(picture: Int) -> [Command] {
        guard tale.tiles.indices.contains(picture), tale.tiles[picture].picture != .missing else { return [] }
        let before = pairs.ofPictures
        pairs.touch(picture: picture)
        guard pairs.ofPictures != before else { return [] }
        first = min(first, max(0, (pairs.loose.count - 1) / StickPairsLayout.places * StickPairsLayout.places))
        if let held = pairs.held, let place = pairs.loose.firstIndex(of: held) {
            first = place / StickPairsLayout.places * StickPairsLayout.places
        }
        // What has been put down is heard out.
        return [.play(.press), .stick(.pair(tale: tale.place, pairs.ofPictures))] + (pairs.held.map { hear($0) } ?? [])
    }

    /// Lets a recording be heard in place of any other.
    private mutating func hear(_ recording: Int?) -> [Command] {
        (wanted, sounding) = (nil, nil)
        guard let recording else { return [.stopNarration] }
        let part = StickPart(tale: tale.place, recording: recording, start: 0, end: 3600)
        if let heard, heard.part == part {
            sounding = heard.sound
            return [.narrate(heard.sound)]
        }
        wanted = part
        return [.stopNarration, .stick(.hear(part))]
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        guard case .picture(let number) = action else { return }
        scroll.reveal(StickPairsLayout.range(toShow: number))
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        guard !hasLooked else { return [] }
        hasLooked = true
        return [.stick(.look)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound):
            if sounding == sound { sounding = nil }
        case .learned(let document):
            if let sticks = document.content as? Sticks { return learn(sticks) }
        default: break
        }
        return []
    }

    private mutating func learn(_ sticks: Sticks) -> [Command] {
        guard let tale = sticks.tales.first(where: { $0.place == self.tale.place }), tale.stamp == self.tale.stamp,
            tale.canBeAdded
        else {
            goesOn = true
            return [.open(StickViewModel.route)]
        }
        (self.tale, heard) = (tale, sticks.heard)
        guard let heard, heard.part == wanted else { return [] }
        (wanted, sounding) = (nil, heard.sound)
        return [.narrate(heard.sound)]
    }

    mutating func leave() -> [Command] { [.stopNarration] + (goesOn ? [] : [.stick(.letGo)]) }

    var rest: Rest { .whether(!hasLooked || scroll.isMoving) }
    var firstFocus: Action? { shelf.first.map { .recording($0) } ?? .add }

    func draw(in frame: inout Frame<Action>) { StickPairsView(page: self).draw(in: &frame) }
}
