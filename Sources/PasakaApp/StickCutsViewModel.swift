import Engine

/// The page on which a grown-up sees where one recording of a whole tale is cut, and moves the cuts.
///
/// A picture that is touched says its part; the buttons below then move where that part ends.
struct StickCutsViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Counted from 0.
        case picture(Int)
        case earlier, later
        /// Makes the picture silent, or gives it a part again.
        case silence
        /// The recording is for one picture alone.
        case pair
        case add, leave, home
        case pageUp, pageDown
        /// Head and buttons cover what has been scrolled below them.
        case nothing
    }

    let number: Int
    private(set) var tale: StickTale
    /// nil until the recording has been listened to.
    private(set) var cuts: StickCuts?
    private(set) var scroll: Scroll
    /// The picture whose part is heard and changed.
    private(set) var chosen: Int?
    private var heard: Sticks.Heard?
    private var wanted: StickPart?
    private var sounding: Sound?
    private var hasLooked = false
    private var goesOn = false
    var now = 0

    /// Seconds of a page's end that are heard after it has been moved.
    private static let ending = 4.0

    /// - Parameter number: of the tale, from 1.
    /// - Returns: nil where there is no such tale, or it has no recording for all pages.
    init?(number: Int, world: World) {
        guard let sticks = world[Sticks.self], sticks.tales.indices.contains(number - 1),
            sticks.tales[number - 1].canBeCut
        else { return nil }
        self.number = number
        tale = sticks.tales[number - 1]
        heard = sticks.heard
        scroll = Scroll(
            length: StickPairsLayout(pictures: tale.tiles.count).length, viewport: Stage.size.height,
            motion: world.motion)
        takeCuts()
    }

    private mutating func takeCuts() {
        guard cuts == nil, let found = tale.cuts, found.bounds.count == tale.tiles.count + 1 else { return }
        cuts = StickCuts(bounds: found.bounds, pauses: found.pauses)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .picture(let number):
            chosen = chosen == number && sounding != nil ? nil : number
            return hear()
        case .earlier, .later: return moveEnd(isLater: action == .later)
        case .silence: return silence()
        case .pair:
            goesOn = true
            return [.open(Route("\(StickViewModel.route)/\(number)/pairs"))]
        case .add:
            guard let cuts else { return [] }
            goesOn = true
            return [
                .play(.press), .stick(.cut(tale: tale.place, cuts.bounds)), .stick(.add([tale.place])),
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

    private mutating func moveEnd(isLater: Bool) -> [Command] {
        guard let chosen, let before = cuts else { return [] }
        cuts?.moveEnd(of: chosen, isLater: isLater)
        return cuts == before ? [] : tell() + hear(onlyEnd: true)
    }

    private mutating func silence() -> [Command] {
        guard let chosen, let before = cuts else { return [] }
        if before.isSilent(chosen) { cuts?.fill(chosen) } else { cuts?.pass(chosen) }
        return cuts == before ? [] : tell() + hear()
    }

    private func tell() -> [Command] { cuts.map { [.stick(.cut(tale: tale.place, $0.bounds))] } ?? [] }

    /// Lets the chosen part be heard in place of any other.
    private mutating func hear(onlyEnd: Bool = false) -> [Command] {
        (wanted, sounding) = (nil, nil)
        guard let cuts, let chosen, !cuts.isSilent(chosen) else { return [.stopNarration] }
        let part = cuts.part(of: chosen)
        let start = onlyEnd ? max(part.lowerBound, part.upperBound - Self.ending) : part.lowerBound
        let wish = StickPart(tale: tale.place, recording: 0, start: start, end: part.upperBound)
        if let heard, heard.part == wish {
            sounding = heard.sound
            return [.narrate(heard.sound)]
        }
        wanted = wish
        return [.stopNarration, .stick(.hear(wish))]
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
        return [.stick(.look)] + (cuts == nil ? [.stick(.findCuts(tale: tale.place))] : [])
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound): if sounding == sound { sounding = nil }
        case .learned(let document):
            if let sticks = document.content as? Sticks { return learn(sticks) }
        default: break
        }
        return []
    }

    private mutating func learn(_ sticks: Sticks) -> [Command] {
        guard let tale = sticks.tales.first(where: { $0.place == self.tale.place }), tale.stamp == self.tale.stamp,
            tale.canBeCut
        else {
            goesOn = true
            return [.open(StickViewModel.route)]
        }
        (self.tale, heard) = (tale, sticks.heard)
        takeCuts()
        guard let heard, heard.part == wanted else { return [] }
        (wanted, sounding) = (nil, heard.sound)
        return [.narrate(heard.sound)]
    }

    mutating func leave() -> [Command] { [.stopNarration] + (goesOn ? [] : [.stick(.letGo)]) }

    var rest: Rest { .whether(!hasLooked || scroll.isMoving) }
    var firstFocus: Action? { cuts == nil ? .leave : .picture(0) }

    func draw(in frame: inout Frame<Action>) { StickCutsView(page: self).draw(in: &frame) }
}
