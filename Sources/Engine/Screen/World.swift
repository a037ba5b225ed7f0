/// What the app knows of the outside.
///
/// Together with the inputs that follow, it decides every picture.
public struct World: Hashable, Codable, Sendable {
    public private(set) var documents: [String: AnyDocument] = [:]
    public var motion: Motion
    /// The whole window, in stage points, its bars included; nil where it is the stage.
    public var window: Rect?

    public init(motion: Motion = .eased) { self.motion = motion }

    /// The same world of which nothing has been learned.
    public var withoutDocuments: World {
        var world = self
        world.documents = [:]
        return world
    }

    public mutating func learn(_ document: AnyDocument) { documents[document.name] = document }

    /// The document of a type, if the world has one.
    public subscript<Content: Document>(_ type: Content.Type) -> Content? {
        get { documents[type.name]?.content as? Content }
        set { documents[type.name] = newValue.map { AnyDocument($0) } }
    }
}

/// Whether things move to their places or are simply there.
public enum Motion: String, Hashable, Codable, Sendable {
    case eased, cut
}
