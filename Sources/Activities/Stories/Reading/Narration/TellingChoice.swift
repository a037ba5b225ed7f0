import Engine
import TalePacks

/// The chosen voice of a tale: the included one, or one of its tellings.
struct TellingChoice: Hashable, Sendable {
    private let tellings: [Telling]
    /// Whether the tale includes a voice.
    private let hasOwnVoice: Bool
    /// The chosen telling; nil for the included voice.
    private(set) var telling: Telling?

    /// The newest telling is the default until someone chooses another voice.
    ///
    /// - Parameter id: the previous choice: a telling's id, or ``ownVoice``; nil, or a voice that no longer exists,
    ///   selects the newest.
    init(_ story: Story, chosen id: String?) {
        tellings = story.tellings
        hasOwnVoice = story.slides.contains { $0.narration != nil }
        telling = id == Self.ownVoice && hasOwnVoice ? nil : story.telling(id) ?? tellings.newest
    }

    /// The stored id of the included voice.
    static let ownVoice = ""

    /// The stored id of the choice.
    var id: String { telling?.id ?? Self.ownVoice }

    /// Whether there is a choice.
    var isOffered: Bool { !tellings.isEmpty }

    /// A slide with the chosen voice and its timings.
    func told(_ slide: Slide) -> Slide {
        guard let telling, let clip = telling.narration[slide.id] else { return slide }
        var told = slide
        (told.narration, told.words, told.clipLength) = (clip, telling.words[slide.id] ?? [], nil)
        // Nobody knows where in another voice a sound belongs, or how loud its room is.
        if told.words.isEmpty { (told.bed, told.foley) = (nil, []) }
        return told
    }

    /// Switches to the next voice: one telling after the other, then the included voice.
    mutating func turn() {
        let next = telling.flatMap { told in tellings.firstIndex { $0.id == told.id } }.map { $0 + 1 } ?? 0
        telling = tellings.indices.contains(next) ? tellings[next] : hasOwnVoice ? nil : tellings.first
    }
}

extension [Telling] {
    /// The telling with the latest recording; among equal ones the last.
    fileprivate var newest: Telling? {
        reduce(nil) { newest, telling in
            guard let newest, (telling.recorded ?? 0) < (newest.recorded ?? 0) else { return telling }
            return newest
        }
    }
}

extension Frame {
    /// The teller's small round picture; a tap switches to the next one.
    mutating func tellerButton(
        _ choice: TellingChoice, at place: SlideLayout.Disc, opacity: Double, sends action: Action
    ) {
        guard choice.isOffered else { return }
        let disc = Rect(circleAt: place.center, radius: place.radius * (1 - 0.06 * depth(of: action)))
        sheet(disc, radius: disc.width / 2, depth: depth(of: action), opacity: opacity)
        face(of: choice.telling?.teller, in: disc.inset(by: 7), opacity: opacity)
        hotspot(
            Rect(circleAt: place.center, radius: place.radius), radius: place.radius, sends: action,
            label: .named("teller"))
    }
}
