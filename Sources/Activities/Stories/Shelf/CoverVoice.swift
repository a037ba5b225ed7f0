import Engine

/// Makes a cover speak its title: when it has had the focus for a moment, or while a finger rests on it.
///
/// - Parameter Place: identifies a cover.
struct CoverVoice<Place: Hashable & Sendable>: Sendable {
    /// What to speak if the focus stays, and when.
    private var planned: (place: Place, title: Sound, due: Int)?
    /// What is being spoken, and since when.
    private var spoken: (place: Place, title: Sound, since: Int)?
    /// How far the speaking cover is enlarged, 0…1.
    private var swell: Spring
    private let motion: Motion
    private let isSilent: Bool

    /// Ticks of focus before a cover speaks its title, so that passing a row is quiet.
    static var attention: Int { 15 }
    /// The maximum length of a title, in ticks; the cover rests then even if no end is reported.
    private static var longestTitle: Int { 360 }

    /// - Parameter isSilent: whether the focus is named anyway, so that a cover in focus says nothing.
    init(motion: Motion, isSilent: Bool = false) {
        (self.motion, self.isSilent) = (motion, isSilent)
        swell = Spring(0, motion: motion, precision: 0.01)
    }

    /// The focus has moved to a cover, or to something else.
    mutating func plan(_ place: Place?, _ title: Sound?, now: Int) {
        guard !isSilent else { return }
        planned = place.flatMap { place in title.map { (place, $0, now + Self.attention) } }
    }

    mutating func say(_ place: Place, _ title: Sound?, now: Int) -> [Command] {
        guard let title else { return [] }
        spoken = (place, title, now)
        swell.target = 1
        return [.narrate(title)]
    }

    mutating func tick(now: Int) -> [Command] {
        swell.tick()
        if let spoken, now >= spoken.since + Self.longestTitle { fallSilent() }
        guard let planned, now >= planned.due else { return [] }
        self.planned = nil
        return say(planned.place, planned.title, now: now)
    }

    mutating func receive(_ reply: Input.Reply) {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound): if spoken?.title == sound { fallSilent() }
        default: break
        }
    }

    private mutating func fallSilent() {
        spoken = nil
        swell.target = 0
    }

    /// How far a cover is enlarged, and how far its waves have spread, 0…1; they repeat once a second.
    func look(of place: Place, now: Int) -> (swell: Double, wave: Double?) {
        guard let spoken, spoken.place == place else { return (0, nil) }
        return (swell.value, motion == .cut ? 0.5 : Double((now - spoken.since) % 60) / 60)
    }

    func rest(now: Int) -> Rest {
        Rest.whether(swell.isMoving || (spoken != nil && motion == .eased))
            .and(spoken.map { .until(max($0.since + Self.longestTitle, now + 1)) } ?? .still)
            .and(planned.map { .until(max($0.due, now + 1)) } ?? .still)
    }
}
