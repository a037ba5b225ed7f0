import Engine

/// What the audio queue has still to do; a later errand replaces those that it makes pointless.
///
/// Pages can be turned faster than clips are opened. Without this, the clips of pages long gone would queue up.
nonisolated struct AudioErrands: Sendable {
    /// The most small sounds that can be heard at once; of more, the latest.
    static let mostSounds = 8

    /// Whether someone is present.
    private(set) var isStirred = false
    /// The commands for the voice, oldest first.
    private(set) var voice: [Command] = []
    /// How loud clips are from now on; nil if that stays the same.
    private(set) var gain: Double?
    /// What is to go on below everything else; nil if that stays the same.
    private(set) var bed: Bed??
    /// The sounds of the scene to play, with their gains, oldest first.
    private(set) var foley: [(sound: Sound, gain: Double)] = []
    /// The small sounds to play, oldest first.
    private(set) var sounds: [Sound] = []
    /// The volume to set, in percent; nil if it stays the same.
    private(set) var volume: Int?
    /// Whether the sound card may sleep.
    private(set) var rests = false
    /// The clips to keep open; nil if they stay the same.
    private(set) var ahead: [Sound]?

    /// Adds the audio commands and ignores the others.
    ///
    /// - Parameters:
    ///   - ahead: the clips to keep open from now on; nil if they stay the same.
    ///   - isStirred: whether someone is present.
    mutating func add(_ commands: [Command], ahead: [Sound]? = nil, isStirred: Bool = false) {
        for command in commands {
            switch command {
            case .narrate, .narrateOn, .stopNarration: (voice, foley) = ([command], [])
            case .pauseNarration, .resumeNarration, .sayAgain: (voice, foley) = (voice + [command], [])
            case .bed(let bed): self.bed = .some(bed)
            case .foley(let sound, let gain): foley = (foley + [(sound, gain)]).suffix(Self.mostSounds)
            case .say:
                voice.removeAll { if case .say = $0 { true } else { false } }
                voice.append(command)
            case .voiceGain(let gain): self.gain = gain
            case .play(let sound): sounds = (sounds + [sound]).suffix(Self.mostSounds)
            case .volume(.percent(let percent)): volume = percent
            case .restSound: rests = true
            default: break
            }
        }
        if let ahead { self.ahead = ahead }
        if isStirred { (self.isStirred, rests) = (true, false) }
    }

    var isEmpty: Bool {
        !isStirred && !rests && voice.isEmpty && gain == nil && sounds.isEmpty && foley.isEmpty
            && bed == nil && volume == nil && ahead == nil
    }
}

extension Command {
    /// Whether it is for the clip, so that labels end.
    nonisolated var isOfVoice: Bool {
        switch self {
        case .narrate, .narrateOn, .pauseNarration, .resumeNarration, .stopNarration, .sayAgain: true
        default: false
        }
    }
}
