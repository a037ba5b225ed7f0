/// What has come to home's painting: a figure for each tale heard to its end, a flower for each letter drawn.
///
/// Nothing of it is counted, and nothing can be lost. Stored as `meadow.json`.
public struct Meadow: Document {
    public static let name = "meadow"

    public private(set) var version = 1
    /// What has come, the newest last.
    public private(set) var growths: [Growth] = []

    /// The limit of the file, more than all letters and tales of a library.
    static let most = 1000

    public init() {}

    private enum CodingKeys: CodingKey { case version, growths }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decodeIfPresent(Int.self, forKey: .version) ?? 1
        growths = try fields.decode([Growth].self, forKey: .growths).suffix(Self.most)
    }

    /// Whether nothing of the last child is left, not even in the previous copy.
    public var leavesNoTrace: Bool { growths.isEmpty }

    public subscript(origin: Route) -> Growth? { growths.first { $0.origin == origin } }

    /// Lets something come; what the same tale or letter has brought before stays as it is.
    ///
    /// - Returns: what keeps it, if it is new.
    public mutating func grow(_ growth: Growth) -> [Command] {
        guard self[growth.origin] == nil, growths.count < Self.most else { return [] }
        growths.append(growth)
        return [.save(AnyDocument(self))]
    }
}

/// Something that has come to home.
public struct Growth: Hashable, Codable, Sendable {
    /// The route of the tale or letter that has brought it.
    public let origin: Route
    public let kind: Kind

    public enum Kind: Hashable, Codable, Sendable {
        /// One of home's figures, by its name.
        case figure(String)
        /// A thing that home has for tales without a figure of their own.
        case keepsake
        case flower(Flower)
    }

    public init(from origin: Route, _ kind: Kind) { (self.origin, self.kind) = (origin, kind) }
}

/// A letter's flower.
public struct Flower: Hashable, Codable, Sendable {
    /// The letter's place in its alphabet: 0 for the first, 1 for the last.
    public let place: Double
    public let color: Color
    /// What it says when it is touched, one clip after the other.
    public let sounds: [Sound]

    /// - Parameter letters: how many the alphabet has.
    public init(letter: Int, of letters: Int, color: Color, sounds: [Sound]) {
        place = clamp(Double(letter) / Double(max(1, letters - 1)), 0...1)
        (self.color, self.sounds) = (color, sounds)
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        place = clamp(try fields.decode(Double.self, forKey: .place), 0...1)
        color = try fields.decode(Color.self, forKey: .color)
        sounds = try fields.decode([Sound].self, forKey: .sounds)
    }
}

extension World {
    public var meadow: Meadow { self[Meadow.self] ?? Meadow() }
}
