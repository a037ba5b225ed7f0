/// The name of a picture, such as `interface/icon-home.svg` or `stories/0/racenis/slide01.jpg`.
///
/// A name, not a path: only `Platform` knows the folder.
public struct Image: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// The name of a sound, such as `interface/sound-press.ogg` or `stories/0/racenis/slide01.ogg`.
public struct Sound: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// The small sounds of the interface.
extension Sound {
    public static let press: Sound = "interface/sound-press.ogg"
    public static let turn: Sound = "interface/sound-turn.ogg"
    public static let open: Sound = "interface/sound-open.ogg"
    public static let back: Sound = "interface/sound-back.ogg"
    public static let end: Sound = "interface/sound-end.ogg"
}
