import Engine

/// A tale of a stick on a page for its recordings: what is seen of it, and what is heard.
struct StickRecordings: Hashable, Sendable {
    private(set) var tale: StickTale
    var scroll: Scroll
    private var heard: Sticks.Heard?
    /// What is to be heard as soon as it can be.
    private var wanted: StickPart?
    private(set) var sounding: Sound?
    /// Whether the stick has been looked at for this page.
    var hasLooked = false
    /// Whether what is known of the stick is needed after this page.
    var goesOn = false

    init(_ tale: StickTale, in sticks: Sticks, motion: Motion) {
        (self.tale, heard) = (tale, sticks.heard)
        scroll = Scroll(
            length: StickRecordingsLayout(pictures: tale.tiles.count).length, viewport: Stage.size.height,
            motion: motion)
    }

    /// Lets a part of a recording be heard in place of any other; nil for silence.
    mutating func hear(_ part: StickPart?) -> [Command] {
        (wanted, sounding) = (nil, nil)
        guard let part else { return [.stopNarration] }
        if let heard, heard.part == part {
            sounding = heard.sound
            return [.narrate(heard.sound)]
        }
        wanted = part
        return [.stopNarration, .stick(.hear(part))]
    }

    /// Takes note that a sound has ended.
    mutating func end(_ sound: Sound) { if sounding == sound { sounding = nil } }

    /// Takes over what is known of the tale now.
    ///
    /// - Returns: nil where it is not the same any more.
    mutating func learn(_ sticks: Sticks, _ isRight: (StickTale) -> Bool) -> [Command]? {
        guard let tale = sticks.tales.first(where: { $0.place == tale.place }), tale.stamp == self.tale.stamp,
            isRight(tale)
        else { return nil }
        (self.tale, heard) = (tale, sticks.heard)
        guard let heard, heard.part == wanted else { return [] }
        (wanted, sounding) = (nil, heard.sound)
        return [.narrate(heard.sound)]
    }
}
