/// A tag or comment of HTML, which may be as careless as a person who typed it.
struct HTMLTag {
    /// What follows it; after a style or script, what follows its content.
    private(set) var rest: ArraySlice<UInt8>
    /// Whether the words before and after it are two, as with a line break.
    let partsWords: Bool

    /// The start of a text; nil if there is no tag, but a `<` that stands for itself.
    init?(startOf text: ArraySlice<UInt8>) {
        guard text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<!--".utf8) {
            rest = Self.after("-->", in: text) ?? []
            partsWords = false
            return
        }
        let isEnd = text.dropFirst().first == UInt8(ascii: "/")
        let start = text.dropFirst(isEnd ? 2 : 1)
        let name = start.prefix { Self.letters.contains($0 | 0x20) || (48...57).contains($0) }
        guard let first = start.first, Self.letters.contains(first | 0x20) || first == UInt8(ascii: "!"),
            let end = Self.end(of: start)
        else { return nil }
        let word = String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)
        partsWords = Self.blocks.contains(word)
        rest = end
        if Self.unread.contains(word), !isEnd { rest = Self.after("</\(word)", in: end).flatMap(Self.end) ?? [] }
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    /// The tags whose content is not text.
    private static let unread: Set = ["style", "script"]
    // A digit keeps its value under `| 0x20`, so that `h1` is found.
    private static let blocks: Set = [
        "br", "div", "p", "li", "ul", "ol", "dl", "dt", "dd", "tr", "td", "th", "table", "tbody", "thead", "caption",
        "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "section", "article", "center", "img",
    ]

    /// What follows the tag whose name begins a text: a `>` within quotes does not end it, unless they stay open.
    private static func end(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var quote: UInt8?, before: UInt8 = 0
        for place in text.indices {
            let byte = text[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return text[(place + 1)...]
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), before == UInt8(ascii: "=") {
                quote = byte
            }
            before = byte
        }
        return after(">", in: text)
    }

    /// What follows the first such word; nil if it does not occur.
    private static func after(_ word: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = text
        let first = word.utf8.first
        while let place = rest.firstIndex(where: { $0 == first }) {
            rest = rest[place...]
            if rest.prefix(word.utf8.count).elementsEqual(word.utf8, by: { $0 == $1 || $0 | 0x20 == $1 }) {
                return rest.dropFirst(word.utf8.count)
            }
            rest = rest.dropFirst()
        }
        return nil
    }
}
