/// The app's knowledge of the outside.
///
/// Together with the inputs that follow, it determines every picture.
public struct World: Hashable, Codable, Sendable {
    public private(set) var documents: [String: AnyDocument] = [:]
    public var motion: Motion
    /// The whole window, in stage points, including its bars; nil if it equals the stage.
    public var window: Rect?
    /// Another one for each visit of a screen.
    public var chance: Chance
    /// The tick at which a screen gets it; not recorded, because the show counts ticks.
    public internal(set) var now = 0
    /// Whether a grown-up has opened the room: what lies below `grownups/`.
    public internal(set) var roomIsOpen = false

    /// The bars beside the stage.
    public var rooms: Rooms { Rooms(in: window ?? Stage.bounds) }

    private enum CodingKeys: CodingKey { case documents, motion, window, roomIsOpen, chance }

    public init(motion: Motion = .eased, chance: Chance = Chance(seed: 0)) {
        (self.motion, self.chance) = (motion, chance)
    }

    /// A recording made before there was chance has that of a new world.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        documents = try container.decode([String: AnyDocument].self, forKey: .documents)
        motion = try container.decode(Motion.self, forKey: .motion)
        window = try container.decodeIfPresent(Rect.self, forKey: .window)
        roomIsOpen = try container.decodeIfPresent(Bool.self, forKey: .roomIsOpen) ?? false
        chance = try container.decodeIfPresent(Chance.self, forKey: .chance) ?? Chance(seed: 0)
    }

    /// The world as a screen gets it.
    func world(for visit: Visit, at tick: Int) -> World {
        var world = self
        world.now = tick
        world.chance = chance.split(visit.number)
        return world
    }

    /// The same world without learned documents.
    public var withoutDocuments: World {
        var world = self
        world.documents = [:]
        return world
    }

    public mutating func learn(_ document: AnyDocument) {
        documents[document.name] = document
        if document.content is any MediaDocument { forgetPulledMedia() }
    }

    /// The document of a type, if the world has one.
    public subscript<Content: Document>(_ type: Content.Type) -> Content? {
        get { documents[type.name]?.content as? Content }
        set { documents[type.name] = newValue.map { AnyDocument($0) } }
    }
}

/// Whether things animate to their places or jump.
public enum Motion: String, Hashable, Codable, Sendable {
    case eased, cut
}
