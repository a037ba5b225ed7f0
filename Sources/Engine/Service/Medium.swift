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

/// The media that were in the machine when the last child went: whoever comes next has not brought them.
public struct EarlierMedia: Document {
    public static let name = "earlier-media"

    public var media: [Medium]

    public init(_ media: [Medium]) { self.media = media }
}

extension World {
    /// The inserted media to which a screen may write: outside the room none that lay in the machine before its user came.
    ///
    /// One that is plugged in again is the user's; the room's gate, too, makes all of them so.
    public var mediaToWrite: [Medium] {
        roomIsOpen ? media : media.filter { self[EarlierMedia.self]?.media.contains($0) != true }
    }

    /// Forgets the earlier media that were pulled out.
    mutating func forgetPulledMedia() {
        guard let earlier = self[EarlierMedia.self] else { return }
        let left = earlier.media.filter(media.contains)
        self[EarlierMedia.self] = left.isEmpty ? nil : EarlierMedia(left)
    }

    /// The inserted media.
    public var media: [Medium] {
        documents.values.lazy.compactMap { $0.content as? any MediaDocument }.first?.media ?? []
    }
}
