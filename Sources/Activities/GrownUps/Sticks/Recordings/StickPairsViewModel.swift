import Engine

/// The page on which a grown-up pairs a tale's recordings with its pictures.
///
/// Touching a recording plays it and picks it up; the picture touched next gets it. Touching a picture
/// with none picked up takes its recording back.
struct StickPairsViewModel: StickRecordingsPage {
    enum Action: StickRecordingsAction {
        /// The number of a recording or a picture, from 0.
        case recording(Int), picture(Int)
        /// Scroll the shelf of recordings.
        case before, after
        case add, leave, home
        case pageUp, pageDown
        case nothing

        var touched: Int? { if case .picture(let number) = self { number } else { nil } }
    }

    var recordings: StickRecordings
    private(set) var pairs: StickPairs
    /// The index, among the unassigned recordings, of the first one on the shelf.
    private(set) var first = 0
    var now = 0

    /// - Parameter number: of the tale, from 1.
    /// - Returns: nil if there is no such tale, or nothing to pair.
    init?(number: Int, world: World) {
        guard let sticks = world[Sticks.self], sticks.tales.indices.contains(number - 1),
            sticks.tales[number - 1].canBePaired
        else { return nil }
        let tale = sticks.tales[number - 1]
        recordings = StickRecordings(tale, in: sticks, world)
        pairs = StickPairs(tale)
    }

    static func isRight(for tale: StickTale) -> Bool { tale.canBeAdded }

    var decision: [Command] { [.stick(.pair(tale: tale.place, pairs.ofPictures))] }

    /// The recordings on the shelf.
    var shelf: [Int] { Array(pairs.loose.dropFirst(first).prefix(recordings.layout.places)) }
    var hasMoreBefore: Bool { first > 0 }
    var hasMoreAfter: Bool { first + recordings.layout.places < pairs.loose.count }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .recording(let number): return touch(recording: number)
        case .picture(let number): return touch(picture: number)
        case .before: first = max(0, first - recordings.layout.places)
        case .after: if hasMoreAfter { first += recordings.layout.places }
        case .add, .leave, .home, .pageUp, .pageDown, .nothing: return performShared(action) ?? []
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
        let places = recordings.layout.places
        first = min(first, max(0, (pairs.loose.count - 1) / places * places))
        if let held = pairs.held, let place = pairs.loose.firstIndex(of: held) { first = place / places * places }
        // A recording that was put down plays to its end.
        return [.play(.press)] + decision + (pairs.held.map { hear($0) } ?? [])
    }

    /// Plays a recording in place of any other.
    private mutating func hear(_ recording: Int?) -> [Command] {
        recordings.hear(recording.map { StickPart(tale: tale.place, recording: $0, start: 0, end: 3600) })
    }

    var firstFocus: Action? { shelf.first.map { .recording($0) } ?? .add }

    func draw(in frame: inout Frame<Action>) { StickPairsView(page: self).draw(in: &frame) }
}
