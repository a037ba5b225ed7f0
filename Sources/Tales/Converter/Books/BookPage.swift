/// The content of one page of a book.
struct BookPage {
    /// A part of the page: a picture with the words after it, up to the next one.
    struct Part {
        /// Its path.
        var picture: String?
        var text: BookText
        /// Whether the book itself marks it as an imprint page.
        var isImprint: Bool
    }

    /// Its semantic types other than a page of the tale: `titlepage`, `cover`.
    private(set) var types: Set<Substring> = []
    private var text = BookText()
    private var marks: [Mark] = []
    private let path: String

    /// A position in the words.
    private struct Mark {
        let picture: String?
        let position: Int
        let isImprint: Bool
    }

    private static let unread = ["head", "script", "style", "title", "desc", "rt", "rp", "template", "audio", "video"]
    private static let inline = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "i", "mark", "q", "ruby", "s", "small", "span", "strong",
        "sub", "sup", "tspan", "u",
    ]

    /// - Parameters:
    ///   - document: XHTML or SVG.
    ///   - path: its path in the archive.
    init(_ document: XMLTree, path: String) {
        self.path = path
        read(document)
        text.dropPageNumber()
    }

    /// A page with only a picture.
    init(picture: String) {
        path = picture
        marks = [Mark(picture: picture, position: 0, isImprint: false)]
    }

    /// The paths of its pictures.
    var pictures: [String] { marks.compactMap(\.picture) }

    /// Words before the first picture belong to the first picture.
    var parts: [Part] {
        guard let first = marks.first else { return [Part(picture: nil, text: text, isImprint: false)] }
        let ends = marks.dropFirst().map(\.position) + [text.end]
        var parts = zip(marks, ends).map { mark, end in
            Part(
                picture: mark.picture, text: text.part(mark.position..<max(mark.position, end)),
                isImprint: mark.isImprint)
        }
        if first.picture == nil, first.position > 0 {
            parts.insert(Part(picture: nil, text: text.part(0..<first.position), isImprint: false), at: 0)
        } else {
            parts[0].text = text.part(0..<ends[0])
        }
        return parts
    }

    private mutating func read(_ element: XMLTree) {
        guard !Self.unread.contains(element.name), !isPageNumber(element) else { return }
        if ["body", "section", "article"].contains(element.name) {
            types.formUnion((element["epub:type"] ?? "").split(separator: " "))
        }
        let isInline = Self.inline.contains(element.name)
        if !isInline { text.endParagraph() }
        if isImprint(element), marks.last?.isImprint != true {
            marks.append(Mark(picture: nil, position: text.position, isImprint: true))
        }
        notePicture(element)
        let start = text.position
        for node in element.nodes {
            switch node {
            case .element(let child): read(child)
            case .text(let words): text.add(words)
            }
        }
        if let id = element["id"] { text.fragments[id] = start..<max(start, text.end) }
        if !isInline { text.endParagraph() }
    }

    private func isPageNumber(_ element: XMLTree) -> Bool {
        element["class"]?.split(separator: " ").contains("page_number") == true
            || element["epub:type"]?.split(separator: " ").contains("pagebreak") == true
    }

    private func isImprint(_ element: XMLTree) -> Bool {
        let names = "\(element["class"] ?? "") \(element["epub:type"] ?? "")".lowercased().split(separator: " ")
        return names.contains { ["copyright-text", "copyright-page", "copyright", "imprint", "colophon"].contains($0) }
    }

    private mutating func notePicture(_ element: XMLTree) {
        let reference =
            switch element.name {
            case "img": element["src"]
            case "image": element["href"]
            default: nil as String?
            }
        guard let reference, let picture = BookFiles.resolve(reference, from: path) else { return }
        marks.append(Mark(picture: picture, position: text.position, isImprint: marks.last?.isImprint == true))
    }
}
