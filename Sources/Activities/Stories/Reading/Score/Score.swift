import Engine
import TalePacks

/// A tale's music and the sounds of its scenes: what is heard below and beside the voice.
///
/// A bed goes on while a voice speaks, and for a while after it or after the last touch: nothing sounds for nobody.
struct Score: Sendable {
    /// What there is to hear on a page, at a tick.
    struct Scene {
        let now: Int
        /// The theme, or the bed of a slide; nil for silence.
        var loop: Sound?
        /// The tick from which it may be heard.
        var start = 0
        var isTold = false
        /// Whether the voice waits for the child.
        var isPaused = false
    }

    /// How loud everything is: 0 where it is switched off.
    private let strength: Double
    private(set) var hush: Hush
    /// What was asked for last.
    private(set) var bed: Bed?
    /// The tick at which a voice or a touch was noticed last.
    private var stirred: Int
    /// The sounds of the slide, and the seconds of its clip at which their words begin.
    private var cues: [(start: Double, sound: Sound)] = []
    /// The second of the clip up to which its sounds have been begun, or passed over.
    private var reached = -1.0

    /// Ticks after the last voice or touch in which a bed goes on.
    static let patience = 1200
    /// What a pause of the voice leaves of a bed, and softly of everything: -6 dB.
    private static let softly = 0.5
    /// Seconds after the beginning of its word in which a sound may still begin.
    private static let late = 0.5

    init(world: World, isNight: Bool) {
        strength = world[.musicAndSounds] == "on" ? 1 : world[.musicAndSounds] == "soft" ? Self.softly : 0
        (hush, stirred) = (Hush(world, isNight: isNight), world.now)
    }

    /// Whether anything may be heard now.
    private var isHeard: Bool { strength > 0 && !hush.isOn }

    // MARK: - What happens

    mutating func stir(at now: Int) { stirred = now }

    mutating func learn(_ document: AnyDocument) { hush.learn(document) }

    /// A voice has ended, or a clip has begun from its start.
    mutating func receive(_ reply: Input.Reply, clip: Sound?, at now: Int) {
        switch reply {
        case .narrationStarted(let sound, _) where sound == clip: reached = -1
        case .narrationEnded, .narrationFailed: stirred = now
        default: break
        }
    }

    mutating func tick(_ scene: Scene) -> [Command] {
        if scene.isTold { stirred = scene.now }
        let wanted = bed(for: scene)
        guard wanted != bed else { return [] }
        bed = wanted
        return [.bed(wanted)]
    }

    mutating func leave() -> [Command] {
        defer { bed = nil }
        return bed == nil ? [] : [.bed(nil)]
    }

    // MARK: - Beds

    /// What is to go on below the voice.
    func bed(for scene: Scene) -> Bed? {
        guard let loop = scene.loop, isHeard, scene.now >= scene.start,
            scene.isTold || scene.now < stirred + Self.patience
        else { return nil }
        return Bed(loop, gain: strength * (scene.isPaused ? Self.softly : 1))
    }

    func rest(_ scene: Scene) -> Rest {
        guard bed(for: scene) == bed else { return .moving }
        if bed != nil { return scene.isTold ? .still : .until(max(stirred + Self.patience, scene.now + 1)) }
        let isComing = scene.loop != nil && isHeard && scene.now < scene.start
        return isComing ? .until(scene.start) : .still
    }

    // MARK: - Sounds at words

    /// Another slide is there, or the end.
    mutating func meet(_ slide: Slide?) {
        guard let slide, !slide.foley.isEmpty else { return cues = [] }
        let spoken = SpokenWords(slide)
        cues = slide.foley.compactMap { sound in spoken.span(of: sound.word).map { ($0.start, sound.clip) } }
    }

    /// The sounds whose words the voice has begun since the last time; those that it has passed over are not heard.
    ///
    /// - Parameter position: seconds of the clip; nil while there is none.
    mutating func sounds(at position: Double?) -> [Command] {
        guard !cues.isEmpty, let position, position > reached else { return [] }
        let due = cues.filter { $0.start > reached && $0.start <= position && position < $0.start + Self.late }
        reached = position
        return isHeard ? due.map { .foley($0.sound, gain: strength) } : []
    }

    /// The second of the clip at which the next sound begins.
    var nextSound: Double? { isHeard ? cues.map(\.start).filter { $0 > reached }.min() : nil }
}
