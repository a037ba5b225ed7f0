import Engine
import Sentences

/// A home recording of a tale, beside the voice included with it.
public struct Telling: Hashable, Codable, Sendable, Identifiable {
    /// The folder's name.
    public let id: String
    public var teller: Teller
    /// The sounds by slide's id; the other slides keep the included voice.
    public var narration: [String: Sound]
    /// The words' times, in seconds of this telling's clip, by slide's id.
    public var words: [String: [WordTime]]
    /// The time at which its newest recording was made, in seconds since 1970; nil if unknown.
    public var recorded: Int?

    public init(
        id: String, teller: Teller, narration: [String: Sound], words: [String: [WordTime]] = [:], recorded: Int? = nil
    ) {
        self.id = id
        self.teller = teller
        self.narration = narration
        self.words = words
        self.recorded = recorded
    }

    /// The same telling merged with another folder's part of it; `other` wins for slides in both.
    func joined(with other: Telling) -> Telling {
        var telling = self
        for (slide, sound) in other.narration {
            telling.narration[slide] = sound
            telling.words[slide] = other.words[slide]
        }
        telling.recorded = [recorded, other.recorded].compactMap(\.self).max()
        return telling
    }

    /// Further tellings of a tale are ignored.
    package static let most = 60
    package static let folder = "tellings"
    package static let manifest = "telling.json"

    /// The name, without extension, of a slide's recording: its id, or its number if the id is no valid file name.
    package static func stem(of slide: Slide, number: Int) -> String { stem(ofSlide: slide.id, number: number) }

    package static func stem(ofSlide id: String, number: Int) -> String {
        let isName = !id.isEmpty && !id.hasPrefix(".") && !id.contains("/") && id == id.withoutControls
        return isName && id.utf8.count <= 200 ? id : "\(number)"
    }
}

extension Story {
    /// The tale's folder as in its files' names, such as `stories/0/racenis`; nil for a tale without files.
    package var pack: String? {
        let files = [cover?.name] + slides.lazy.flatMap { [$0.image?.name, $0.narration?.name] }
        let parts = files.lazy.compactMap(\.self).first { $0.hasPrefix("stories/") }?.split(separator: "/")
        guard let parts, parts.count > 3 else { return nil }
        return parts.prefix(3).joined(separator: "/")
    }

    package func telling(_ id: String?) -> Telling? { tellings.first { $0.id == id } }
}
