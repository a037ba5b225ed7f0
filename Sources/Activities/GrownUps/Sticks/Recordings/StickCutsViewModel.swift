import Engine

/// The page on which a grown-up checks and moves the cuts of a whole tale's recording.
///
/// Touching a picture plays its part; the buttons below then move the end of that part.
struct StickCutsViewModel: StickRecordingsPage {
    enum Action: StickRecordingsAction {
        /// The picture's number, from 0.
        case picture(Int)
        case earlier, later
        /// Makes the picture silent, or gives it a part again.
        case silence
        /// Declares that the recording is for one picture only.
        case pair
        case add, leave, home
        case pageUp, pageDown
        case nothing

        var touched: Int? { if case .picture(let number) = self { number } else { nil } }
    }

    let number: Int
    var recordings: StickRecordings
    /// The cuts; nil until the recording has been analysed.
    private(set) var cuts: StickCuts?
    /// The picture whose part is played and changed.
    private(set) var chosen: Int?
    var now = 0

    /// Seconds played at a page's end after it was moved.
    private static let ending = 4.0

    /// - Parameter number: of the tale, from 1.
    /// - Returns: nil if there is no such tale, or it has no recording for all pages.
    init?(number: Int, world: World) {
        guard let sticks = world[Sticks.self], sticks.tales.indices.contains(number - 1),
            sticks.tales[number - 1].canBeCut
        else { return nil }
        self.number = number
        recordings = StickRecordings(sticks.tales[number - 1], in: sticks, world)
        takeTale()
    }

    static func isRight(for tale: StickTale) -> Bool { tale.canBeCut }

    var questions: [Command] { cuts == nil ? [.stick(.findCuts(tale: tale.place))] : [] }

    mutating func takeTale() {
        guard cuts == nil, let found = tale.cuts, found.bounds.count == tale.tiles.count + 1 else { return }
        cuts = StickCuts(bounds: found.bounds, pauses: found.pauses)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .picture(let number):
            chosen = chosen == number && recordings.sounding != nil ? nil : number
            return hear()
        case .earlier, .later: return moveEnd(isLater: action == .later)
        case .silence: return silence()
        case .pair:
            recordings.goesOn = true
            return [.open(Route("\(StickViewModel.route)/\(number)/pairs"))]
        case .add, .leave, .home, .pageUp, .pageDown, .nothing: return performShared(action) ?? []
        }
    }

    private mutating func moveEnd(isLater: Bool) -> [Command] {
        guard let chosen, let before = cuts else { return [] }
        cuts?.moveEnd(of: chosen, isLater: isLater)
        return cuts == before ? [] : decision + hear(onlyEnd: true)
    }

    private mutating func silence() -> [Command] {
        guard let chosen, let before = cuts else { return [] }
        if before.isSilent(chosen) { cuts?.fill(chosen) } else { cuts?.pass(chosen) }
        return cuts == before ? [] : decision + hear()
    }

    var decision: [Command] { cuts.map { [.stick(.cut(tale: tale.place, $0.bounds))] } ?? [] }

    /// Plays the chosen part in place of any other.
    private mutating func hear(onlyEnd: Bool = false) -> [Command] {
        guard let cuts, let chosen, !cuts.isSilent(chosen) else { return recordings.hear(nil) }
        let part = cuts.part(of: chosen)
        let start = onlyEnd ? max(part.lowerBound, part.upperBound - Self.ending) : part.lowerBound
        return recordings.hear(StickPart(tale: tale.place, recording: 0, start: start, end: part.upperBound))
    }

    var firstFocus: Action? { cuts == nil ? .leave : .picture(0) }

    func draw(in frame: inout Frame<Action>) { StickCutsView(page: self).draw(in: &frame) }
}
