/// A stick, or a folder in its place, to which something can be saved.
public struct Medium: Hashable, Codable, Sendable {
    public let name: String
    /// Its folder.
    public let place: String

    public init(_ name: String, at place: String) { (self.name, self.place) = (name, place) }
}

/// A document of the inserted media; one activity finds them for all.
public protocol MediaDocument: Document {
    var media: [Medium] { get }
}

extension World {
    /// The inserted media.
    public var media: [Medium] {
        documents.values.lazy.compactMap { $0.content as? any MediaDocument }.first?.media ?? []
    }
}
