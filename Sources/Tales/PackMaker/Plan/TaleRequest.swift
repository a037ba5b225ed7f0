import TalePacks

/// The request of a tale.
public struct TaleRequest: Sendable {
    /// A folder, ZIP or EPUB.
    public var source: String
    /// The place of a file or folder within that archive, or of a pack's tale in its folder; nil for all of it.
    public var inside: String?
    public var title, language: String?
    /// Whether to add the tale beside one with its id; otherwise it is a new version, and that one is kept as its
    /// previous version.
    public var keepsBoth = false
    /// The names of sounds by those of pictures, if paired by hand.
    public var sounds: [String: String]?
    /// Cuts of a single recording for all pages, in seconds: the start of each page, and the end of the last.
    public var bounds: [Double]?
    /// The tale's shelf, unless the tale itself names one.
    public var shelf: String?
    /// The facts about the content of one of many, and the tale it updates; nil for a single one.
    var part: BookPart?

    public init(source: String, title: String? = nil, language: String? = nil) {
        self.source = source
        self.title = title
        self.language = language
    }

    /// The path of the source, within its archive if it is in one.
    var path: String { inside.map { "\(source)/\($0)" } ?? source }

    /// The place of its source, if that is added alone; see ``SourceRecord/place``.
    var place: String {
        let whole = PackFolder.path(withoutLinks: source) ?? source
        return [whole, inside].compactMap(\.self).joined(separator: "/").split(separator: "/").suffix(2)
            .joined(separator: "/")
    }
}

/// Facts about a source that is one of many.
struct BookPart: Sendable {
    let record: SourceRecord
    /// The folder of its previous version.
    let earlier: String?
    /// Whether it comes from the machine's network, which says by its id what it is a version of.
    var isOfNetwork = false
}
