/// What stands on one page of a book.
struct BookPage {
    /// Paths of its pictures.
    private(set) var pictures: [String] = []
    private(set) var text = BookText()
    /// What it is besides a page of the tale: `titlepage`, `cover`.
    private(set) var types: Set<Substring> = []

    private let path: String
    private static let unread = ["head", "script", "style", "title", "desc", "rt", "rp", "template", "audio", "video"]
    private static let inline = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "i", "mark", "q", "ruby", "s", "small", "span", "strong",
        "sub", "sup", "tspan", "u",
    ]

    /// - Parameters:
    ///   - document: XHTML or SVG.
    ///   - path: its place in the archive.
    init(_ document: XMLTree, path: String) {
        self.path = path
        read(document)
    }

    /// A page that is nothing but a picture.
    init(picture: String) { (path, pictures) = (picture, [picture]) }

    private mutating func read(_ element: XMLTree) {
        guard !Self.unread.contains(element.name) else { return }
        if ["body", "section", "article"].contains(element.name) {
            types.formUnion((element["epub:type"] ?? "").split(separator: " "))
        }
        let isInline = Self.inline.contains(element.name)
        if !isInline { text.part() }
        notePicture(element)
        let start = text.place
        for node in element.nodes {
            switch node {
            case .element(let child): read(child)
            case .text(let words): text.add(words)
            }
        }
        if let id = element["id"] { text.fragments[id] = start..<max(start, text.end) }
        if !isInline { text.part() }
    }

    private mutating func notePicture(_ element: XMLTree) {
        let reference =
            switch element.name {
            case "img": element["src"]
            case "image": element["href"]
            default: nil as String?
            }
        if let reference, let picture = BookFiles.resolve(reference, from: path) { pictures.append(picture) }
    }
}

/// Words of a page, each parted from the next by one space, and where the elements with ids lie in them.
struct BookText {
    private(set) var scalars: [Unicode.Scalar] = []
    /// Ranges of `scalars`.
    var fragments: [String: Range<Int>] = [:]
    private var isParted = false

    var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Where the next word will stand.
    var place: Int { scalars.count + (isParted && !scalars.isEmpty ? 1 : 0) }
    var end: Int { scalars.count }

    /// What comes next is another word.
    mutating func part() { isParted = true }

    mutating func add(_ words: String) {
        for scalar in words.unicodeScalars {
            if scalar.properties.isWhitespace {
                part()
            } else if scalar.value >= 32 {
                if isParted, !scalars.isEmpty { scalars.append(" ") }
                isParted = false
                scalars.append(scalar)
            }
        }
    }
}
