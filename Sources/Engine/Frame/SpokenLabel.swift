/// What names a place for a child who does not see it: clips, spoken one after the other when the focus comes to it.
public struct SpokenLabel: Hashable, Sendable {
    /// The clips for a language.
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case named(String)
        case clip(Sound)
    }

    private init(_ parts: [Part]) { self.parts = parts }

    /// A word of `assets/interface/labels`, such as `next`: one clip for each language.
    public static func named(_ name: String) -> SpokenLabel { SpokenLabel([.named(name)]) }

    /// Clips in their own language, such as a tale's title.
    public static func clips(_ clips: [Sound]) -> SpokenLabel { SpokenLabel(clips.map(Part.clip)) }

    /// The words of `assets/interface/labels` among it.
    public var names: [String] { parts.compactMap { if case .named(let name) = $0 { name } else { nil } } }

    /// Both, one after the other.
    public func followed(by other: SpokenLabel) -> SpokenLabel { SpokenLabel(parts + other.parts) }

    public func sounds(in language: Language) -> [Sound] {
        parts.map { part in
            switch part {
            case .named(let name): Sound("interface/labels/\(language.spoken.rawValue)/\(name).ogg")
            case .clip(let clip): clip
            }
        }
    }
}
