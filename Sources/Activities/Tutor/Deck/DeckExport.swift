/// New notes for Anki: what a learner keeps of a scene, on request only.
public struct DeckExport: Hashable, Codable, Sendable {
    public let notes: [ExportedNote]
    /// The note's tags, without spaces, from the general to the special.
    public let tags: [String]

    /// - Parameter scenario: its id; nil for a talk about an own goal.
    public init(_ notes: [ExportedNote], scenario: String?) {
        self.notes = notes
        tags = ["pasaka", "soltura"] + [scenario].compactMap(\.self)
    }

    /// The columns of ``text``, which are the names of the fields of the package's notes, too.
    public static let columns = ["Front", "Back", "Example", "Tags"]

    /// The notes as Anki imports them from a text file: separated by tabs, with headers
    /// (https://docs.ankiweb.net/importing/text-files.html).
    public var text: String {
        let headers = [
            "#separator:tab", "#html:false", "#columns:\(Self.columns.joined(separator: "\t"))",
            "#tags column:\(Self.columns.count)",
        ]
        let lines = notes.map { note in
            [note.front, note.back, note.example, tags.joined(separator: " ")].map(Self.field).joined(separator: "\t")
        }
        return (headers + lines).map { "\($0)\n" }.joined()
    }

    private static let ends: Set<Unicode.Scalar> = ["\t", "\n", "\r", "\""]

    /// A field, in quotes if it would end early otherwise, or begin a comment.
    private static func field(_ text: String) -> String {
        let isPlain = !text.hasPrefix("#") && !text.unicodeScalars.contains { ends.contains($0) }
        guard !isPlain else { return text }
        let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
        return "\"\(pieces.joined(separator: "\"\""))\""
    }
}

/// A note to learn: a word or phrase, and what it means.
public struct ExportedNote: Hashable, Codable, Sendable {
    public let front, back: String
    /// A sentence with it; empty without one.
    public let example: String

    public init(_ front: String, _ back: String, example: String = "") {
        (self.front, self.back, self.example) = (front, back, example)
    }
}
