/// The narration of a book's pages: SMIL as used in EPUB (EPUB 3.3, chapter 9).
struct MediaOverlay {
    /// An element of a page and the audio part that reads it.
    struct Phrase {
        let page: String
        let fragment: String?
        let sound: String
        /// Seconds.
        let start: Double
        /// The second at which it ends; nil for the end of the sound.
        let end: Double?
    }

    let phrases: [Phrase]

    /// - Parameter path: the document's path in the archive.
    init(_ document: XMLTree, path: String, _ files: BookFiles) {
        phrases = document.all("par").compactMap { pair in
            guard let text = pair.elements.first(where: { $0.name == "text" })?["src"],
                let audio = pair.elements.first(where: { $0.name == "audio" }),
                let page = files.locate(text, from: path),
                let sound = audio["src"].flatMap({ files.locate($0, from: path) })
            else { return nil }
            return Phrase(
                page: page, fragment: BookFiles.fragment(text).map(Self.unescaped), sound: sound,
                start: audio["clipBegin"].flatMap(Self.seconds) ?? 0, end: audio["clipEnd"].flatMap(Self.seconds))
        }
    }

    private static func unescaped(_ fragment: String) -> String {
        String(validating: BookFiles.unescaped(fragment[...]), as: UTF8.self) ?? fragment
    }

    /// A clock value (SMIL 3.0, "Clock values"): `1:02:03.5`, `02:03`, `12.5s`, `500ms`, `2min`, `1h`, `12.5`;
    /// before SMIL 2.0 `npt=12.5s`.
    static func seconds(_ text: String) -> Double? {
        var text = text.filter { !$0.isWhitespace }
        if text.hasPrefix("npt=") { text.removeFirst(4) }
        for (unit, factor) in [("ms", 0.001), ("min", 60), ("h", 3600), ("s", 1)] where text.hasSuffix(unit) {
            return number(text.dropLast(unit.count)).map { $0 * factor }
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
        guard parts.count <= 3 else { return nil }
        return parts.reduce(0 as Double?) { sum, part in
            guard let sum, let part else { return nil }
            return sum * 60 + part
        }
    }

    private static let longest = 86_400.0

    private static func number(_ text: Substring) -> Double? {
        Double(text).flatMap { (0...longest).contains($0) ? $0 : nil }
    }
}
