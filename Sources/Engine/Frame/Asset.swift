/// The name of a file to show or play; a recording has it as one string.
///
/// A name, not a path: only `Platform` knows the folder.
public protocol AssetName: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    var name: String { get }
    init(_ name: String)
}

extension AssetName {
    public init(stringLiteral name: String) { self.init(name) }
    public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// A picture, such as `interface/icon-home.svg` or `stories/0/racenis/slide01.jpg`.
public struct Image: AssetName {
    public let name: String
    public init(_ name: String) { self.name = name }
}

/// A sound, such as `interface/sound-press.ogg` or `stories/0/racenis/slide01.ogg`.
public struct Sound: AssetName {
    public let name: String
    public init(_ name: String) { self.name = name }
}

/// The small sounds of the interface.
extension Sound {
    public static let press: Sound = "interface/sound-press.ogg"
    public static let turn: Sound = "interface/sound-turn.ogg"
    public static let open: Sound = "interface/sound-open.ogg"
    public static let back: Sound = "interface/sound-back.ogg"
    public static let end: Sound = "interface/sound-end.ogg"
    /// Sounds a new volume, unless a voice does.
    public static let volume: Sound = "interface/sound-volume.ogg"
}
