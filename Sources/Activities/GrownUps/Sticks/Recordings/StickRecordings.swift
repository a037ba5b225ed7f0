import Engine

/// A stick's tale on a page for its recordings: what is shown of it, and what is playing.
struct StickRecordings: Hashable, Sendable {
    private(set) var tale: StickTale
    private(set) var layout: StickRecordingsLayout
    var scroll: Scroll
    private let motion: Motion
    private var heard: Sticks.Heard?
    /// What to play as soon as it is available.
    private var wanted: StickPart?
    private(set) var sounding: Sound?
    /// Whether the stick has been read for this page.
    var hasLooked = false
    /// Whether the next page still needs the stick's data.
    var goesOn = false

    init(_ tale: StickTale, in sticks: Sticks, _ world: World) {
        (self.tale, motion) = (tale, world.motion)
        heard = sticks.heard
        scroll = Scroll(length: 0, viewport: 0, motion: motion)
        layout = StickRecordingsLayout(world.rooms)
        fit(world.rooms)
    }

    /// Adapts to a window of another size.
    mutating func fit(_ rooms: Rooms) {
        let offset = scroll.offset
        layout = StickRecordingsLayout(rooms)
        let viewport = layout.viewport.height
        scroll = Scroll(length: layout.length(pictures: tale.tiles.count), viewport: viewport, motion: motion)
        scroll.reveal(offset...(offset + viewport), atOnce: true)
    }

    /// Plays a part of a recording in place of any other; nil for silence.
    mutating func hear(_ part: StickPart?) -> [Command] {
        wanted = nil
        sounding = nil
        guard let part else { return [.stopNarration] }
        if let heard, heard.part == part {
            sounding = heard.sound
            return [.narrate(heard.sound)]
        }
        wanted = part
        return [.stopNarration, .stick(.hear(part))]
    }

    /// Notes that a sound has ended.
    mutating func end(_ sound: Sound) { if sounding == sound { sounding = nil } }

    /// Updates the tale's data.
    ///
    /// - Returns: nil if it is no longer the same tale.
    mutating func learn(_ sticks: Sticks, _ isRight: (StickTale) -> Bool) -> [Command]? {
        guard let tale = sticks.tales.first(where: { $0.place == tale.place }), tale.stamp == self.tale.stamp,
            isRight(tale)
        else { return nil }
        self.tale = tale
        heard = sticks.heard
        guard let heard, heard.part == wanted else { return [] }
        wanted = nil
        sounding = heard.sound
        return [.narrate(heard.sound)]
    }
}
