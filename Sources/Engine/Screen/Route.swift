/// The address of a screen, such as `stories/racenis/3`.
///
/// The first part names the activity; the activity parses the rest. Being plain text, a
/// route can be typed on the command line, shown in the debug overlay and stored in a recording.
public struct Route: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let parts: [String]

    public static let home = Route("home")

    public init(_ text: String) {
        let parts = text.split(separator: "/").map(String.init)
        self.parts = parts == ["home"] ? [] : parts
    }

    public init(stringLiteral text: String) { self.init(text) }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The screen that this one was reached from.
    public var parent: Route { Route(parts.dropLast().joined(separator: "/")) }

    /// Whether it is a page for grown-ups.
    var isForGrownUps: Bool { parts.first == "grownups" }

    public var description: String { parts.isEmpty ? "home" : parts.joined(separator: "/") }
}
