/// What the app knows of the outside.
///
/// Together with the inputs that follow, it decides every picture.
public struct World: Hashable, Codable, Sendable {
    public private(set) var documents: [String: AnyDocument] = [:]
    public var motion: Motion

    public init(motion: Motion = .eased) { self.motion = motion }

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
