import Engine

/// The tile of a menu that says itself, and is large as long as it does.
struct SpeakingTile<Name: Hashable & Sendable>: Hashable, Sendable {
    /// The tile that is being said or soon will be.
    private var said: Name?
    private var speech = LetterSpeech()
    /// How far it is enlarged, 0…1.
    private var swell: Spring

    init(motion: Motion) { swell = Spring(0, motion: motion, precision: 0.01) }

    mutating func say(_ name: Name, _ clips: [Sound]) -> [Command] {
        (said, swell.target) = (name, clips.isEmpty ? 0 : 1)
        return speech.say(clips)
    }

    /// Forgets what was to be said.
    mutating func forget(at now: Int) {
        (said, swell.target) = (nil, 0)
        speech.plan([], at: now)
    }

    /// Says a tile after a moment of focus; nil for something that is no tile.
    mutating func attend(to name: Name?, _ clips: [Sound], at now: Int) {
        said = name
        speech.plan(clips, at: now + LetterSpeech.attention)
    }

    mutating func tick(now: Int) -> [Command] {
        swell.tick()
        return heard(speech.tick(now: now))
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] { heard(speech.receive(reply)) }

    private mutating func heard(_ commands: [Command]) -> [Command] {
        swell.target = speech.isSpeaking ? 1 : 0
        return commands
    }

    func rest(now: Int) -> Rest { Rest.whether(swell.isMoving).and(speech.rest(now: now)) }

    /// How far a tile is enlarged, 0…1.
    func swell(of name: Name) -> Double { name == said ? swell.value : 0 }
}
