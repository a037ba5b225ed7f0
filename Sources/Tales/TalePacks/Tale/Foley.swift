import Engine

/// A sound of the scene that begins when the voice begins a word.
public struct Foley: Hashable, Codable, Sendable {
    public let clip: Sound
    /// The place of the word in the slide's text, from 0.
    public let word: Int

    public init(_ clip: Sound, word: Int) { (self.clip, self.word) = (clip, word) }
}

extension Story {
    /// All its pictures' and its own sounds, without tellings.
    public var sounds: [Sound] {
        [spokenTitle, spokenBy, music].compactMap(\.self) + slides.flatMap(\.sounds)
            + translations.flatMap { [$0.spokenTitle, $0.spokenBy].compactMap(\.self) + $0.slides.flatMap(\.sounds) }
    }
}
