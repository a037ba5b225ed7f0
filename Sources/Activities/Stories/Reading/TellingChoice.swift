import Engine
import TalePacks

/// Who tells the tale that is read: the voice that came with it, or one of its tellings.
struct TellingChoice: Hashable, Sendable {
    private let tellings: [Telling]
    /// Whether a voice came with the tale.
    private let hasOwnVoice: Bool
    /// nil for the voice that came with the tale.
    private(set) var telling: Telling?

    /// The newest telling tells until somebody chooses another voice.
    ///
    /// - Parameter id: what was chosen before: a telling's, or ``ownVoice``; nil, or a voice that is gone, gives the
    ///   newest.
    init(_ story: Story, chosen id: String?) {
        tellings = story.tellings
        hasOwnVoice = story.slides.contains { $0.narration != nil }
        telling = id == Self.ownVoice && hasOwnVoice ? nil : story.telling(id) ?? tellings.newest
    }

    /// What is kept where the voice that came with the tale has been chosen.
    static let ownVoice = ""

    /// What is kept of the choice.
    var id: String { telling?.id ?? Self.ownVoice }

    /// Whether there is somebody to choose.
    var isOffered: Bool { !tellings.isEmpty }

    /// A slide with the voice and the timings of the one who tells it.
    func told(_ slide: Slide) -> Slide {
        guard let telling, let clip = telling.narration[slide.id] else { return slide }
        var told = slide
        (told.narration, told.words, told.clipLength) = (clip, telling.words[slide.id] ?? [], nil)
        return told
    }

    /// The next one tells: one telling after the other, then the voice that came with the tale.
    mutating func turn() {
        let next = telling.flatMap { told in tellings.firstIndex { $0.id == told.id } }.map { $0 + 1 } ?? 0
        telling = tellings.indices.contains(next) ? tellings[next] : hasOwnVoice ? nil : tellings.first
    }
}

extension [Telling] {
    /// The one whose last recording was made last; of equal ones the last.
    fileprivate var newest: Telling? {
        reduce(nil) { newest, telling in
            guard let newest, (telling.recorded ?? 0) < (newest.recorded ?? 0) else { return telling }
            return newest
        }
    }
}

extension Frame {
    /// The small round picture of the one who tells; a tap lets the next one tell.
    mutating func tellerButton(_ choice: TellingChoice, at center: Point, opacity: Double, sends action: Action) {
        guard choice.isOffered else { return }
        let disc = Rect(circleAt: center, radius: 66 * (1 - 0.06 * depth(of: action)))
        sheet(disc, radius: disc.width / 2, depth: depth(of: action), opacity: opacity)
        face(of: choice.telling?.teller, in: disc.inset(by: 7), opacity: opacity)
        hotspot(Rect(circleAt: center, radius: 66), radius: 66, sends: action)
    }
}
