import Conversion

/// Reads a page: its words, and the pictures and sounds among them.
struct PageReading {
    /// A position in the words.
    struct Mark {
        let picture: BookPicture?
        let position: Int
        let isImprint: Bool
        /// The ids of the picture, and of elements that hold nothing else.
        var names: Set<String> = []
    }

    var text = BookText()
    private(set) var types: Set<Substring> = []
    private(set) var marks: [Mark] = []
    /// Sounds, with the number of marks before each.
    private(set) var sounds: [(sound: PageSound, marks: Int)] = []
    private(set) var backgrounds: Set<BookPicture> = []

    private let path: String
    /// The file from which references start.
    private let base: String
    private let files: BookFiles
    private let rules: [StyleRule]
    private var ancestors: [StyledElement] = []
    private var inlaid = 0
    private var hasContents = false
    /// Links to other pages, and their letters.
    private var links = 0, linked = 0
    /// Letters of headings.
    private var headed = 0

    private static let unread: Set = ["head", "script", "style", "title", "desc", "rt", "rp", "template", "video"]
    private static let inline: Set = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "i", "mark", "q", "ruby", "s", "small", "span", "strong",
        "sub", "sup", "tspan", "u",
    ]
    private static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
    private static let contents: Set<Substring> = ["toc", "landmarks", "page-list", "pagelist", "loi", "lot"]
    private static let imprints: Set<Substring> = [
        "copyright-text", "copyright-page", "copyright", "imprint", "colophon",
    ]
    /// Bytes of a picture in the page; smaller ones stand for one that is loaded later.
    private static let smallestInlaid = 200

    init(_ document: XMLTree, path: String, _ files: BookFiles, _ styles: BookStyles) {
        self.path = path
        self.files = files
        let folder = document.all("base").first?["href"].flatMap { files.locate($0, from: path) }
        base = folder.map { files.numbers[$0] == nil ? "\($0)/page" : $0 } ?? path
        rules = styles.rules(of: document, base: base)
    }

    private static let contentsTitles: Set = [
        "saturs", "satura rādītājs", "contents", "table of contents", "содержание", "оглавление", "зміст", "turinys",
        "sisukord", "spis treści", "inhalt", "inhaltsverzeichnis",
    ]

    /// Contents without any mark, as older books have them, are called so or mostly links.
    ///
    /// Links on a page with words of its own, to turn the pages, are no contents.
    var isContents: Bool {
        isTitledContents || hasContents && !hasLooseWords || links > 1 && linked * 10 >= letters(from: 0) * 6
    }

    /// Whether it has words besides headings and links.
    var hasLooseWords: Bool {
        let title = isTitledContents && headed == 0 ? text.paragraphRanges.first?.count ?? 0 : 0
        return letters(from: 0) > headed + linked + title
    }

    private var isTitledContents: Bool {
        text.paragraphRanges.first.map { Self.contentsTitles.contains(text.part($0).string.lowercased()) } ?? false
    }

    private func letters(from start: Int) -> Int { text.scalars[start...].count { $0.properties.isAlphabetic } }

    mutating func read(_ element: XMLTree) {
        let (background, isHidden) = rules.style(of: element, in: ancestors, base: base)
        if isHidden { return readSounds(element) }
        guard !isContentsPart(element), !isPageNumber(element) else { return }
        let marked = marks.count
        if takeMedia(element) { return name(element, since: marked) }
        if ["body", "section", "article"].contains(element.name) { types.formUnion(element.meanings) }
        let isInline = Self.inline.contains(element.name)
        if !isInline { text.endParagraph() }
        if isImprint(element), marks.last?.isImprint != true {
            marks.append(Mark(picture: nil, position: text.position, isImprint: true))
        }
        noteBackground(background)
        let start = text.position, before = text.end
        readInside(element)
        if let id = element["id"] { text.fragments[id] = start..<max(start, text.end) }
        if text.end <= start { name(element, since: marked) }
        if element.name == "a", isLink(element) {
            links += 1
            linked += letters(from: before)
        }
        if Self.headings.contains(element.name) { headed += letters(from: before) }
        if !isInline { text.endParagraph() }
    }

    /// Gives the first picture since then an element's id.
    private mutating func name(_ element: XMLTree, since marked: Int) {
        if let id = element["id"], marks.indices.contains(marked) { marks[marked].names.insert(id) }
    }

    private mutating func readInside(_ element: XMLTree) {
        ancestors.append(StyledElement(element))
        for node in element.nodes {
            switch node {
            case .element(let child): read(child)
            case .text(let words): text.add(words)
            }
        }
        ancestors.removeLast()
    }

    private func isPageNumber(_ element: XMLTree) -> Bool {
        element["class"]?.split(separator: " ").contains("page_number") == true
            || element.meanings.contains("pagebreak")
    }

    private func isImprint(_ element: XMLTree) -> Bool {
        let names = element["class"]?.lowercased().split(separator: " ") ?? []
        return !Self.imprints.isDisjoint(with: names) || !Self.imprints.isDisjoint(with: element.meanings)
    }

    private mutating func isContentsPart(_ element: XMLTree) -> Bool {
        let isPart = element.name == "nav" || !Self.contents.isDisjoint(with: element.meanings)
        hasContents = hasContents || isPart
        return isPart
    }

    private func isLink(_ element: XMLTree) -> Bool {
        guard let target = element["href"].flatMap({ files.locate($0, from: base) }) else { return false }
        return target != path && files.numbers[target] != nil
    }

    // MARK: - Pictures and sounds

    /// Takes an element that is a picture or a sound, or that nobody reads.
    ///
    /// - Returns: whether its content is done.
    private mutating func takeMedia(_ element: XMLTree) -> Bool {
        switch element.name {
        case "img": note(picture(element))
        case "image": note(element["href"] ?? element["src"])
        case "audio": noteSound(element)
        case "video": note(element["poster"])
        case "object", "embed": return takeObject(element)
        default: return Self.unread.contains(element.name)
        }
        return element.name != "image"
    }

    /// The address of a picture, also of one that is loaded later or offered in several sizes.
    private func picture(_ element: XMLTree) -> String? {
        let offered = element["srcset"]?.split(whereSeparator: \.isWhitespace).first.map { String($0) }
        let isPlaceholder = element["src"].map { BookPicture.isInlaid($0) } ?? true
        return isPlaceholder ? element["data-src"] ?? element["src"] ?? offered : element["src"]
    }

    /// What stands inside an object is for those who cannot show it.
    private mutating func takeObject(_ element: XMLTree) -> Bool {
        guard let reference = element["data"] ?? element["src"] else { return false }
        let kind = element["type"]?.lowercased() ?? ""
        let path = files.locate(reference, from: base) ?? ""
        if kind.hasPrefix("audio/") {
            add(reference)
        } else if kind.hasPrefix("image/") || BookPicture.isInlaid(reference) || Self.isPicture(path) {
            guard files.numbers[path] != nil || BookPicture.isInlaid(reference) else { return false }
            note(reference)
        } else {
            return false
        }
        return true
    }

    private static func isPicture(_ path: String) -> Bool {
        let ending = path.lowercased().split(separator: ".").last ?? ""
        return ["jpg", "jpeg", "png", "gif", "webp", "svg"].contains(ending)
    }

    /// - Returns: whether it is a picture.
    @discardableResult
    private mutating func note(_ reference: String?, from file: String? = nil) -> Bool {
        guard let reference, !reference.isEmpty, let picture = picture(reference, from: file ?? base) else {
            return false
        }
        marks.append(Mark(picture: picture, position: text.position, isImprint: marks.last?.isImprint == true))
        return true
    }

    /// A background that the book lacks is no picture that is missing.
    private mutating func noteBackground(_ background: (String, from: String)?) {
        guard let (reference, from) = background else { return }
        let isThere = files.locate(reference, from: from).map { files.numbers[$0] != nil } ?? false
        guard isThere || BookPicture.isInlaid(reference), note(reference, from: from) else { return }
        if let picture = marks.last?.picture { backgrounds.insert(picture) }
    }

    private mutating func picture(_ reference: String, from file: String) -> BookPicture? {
        guard BookPicture.isInlaid(reference) else {
            return BookPicture(files.locate(reference, from: file) ?? reference)
        }
        guard reference.utf8.count > Self.smallestInlaid, reference.prefix(11).lowercased() == "data:image/" else {
            return nil
        }
        inlaid += 1
        inlay?(inlaid - 1, reference)
        return BookPicture(path, inlaid: inlaid - 1, size: reference.utf8.count * 3 / 4)
    }

    /// Called with each picture that is written into the page.
    var inlay: ((Int, String) -> Void)?

    private mutating func readSounds(_ element: XMLTree) {
        if element.name == "audio" { noteSound(element) }
        for inner in element.elements { readSounds(inner) }
    }

    /// The first of its sources that the book has.
    private mutating func noteSound(_ element: XMLTree) {
        let sources = [element["src"]] + element.all("source").map { $0["src"] }
        let found = sources.compactMap(\.self).first { reference in
            files.locate(reference, from: base).map { files.numbers[$0] != nil } ?? false
        }
        if let found { add(found) }
    }

    private mutating func add(_ reference: String) {
        guard let path = files.locate(reference, from: base), files.numbers[path] != nil else { return }
        let sound = PageSound(reference, path: path)
        if !sounds.contains(where: { $0.sound == sound }) { sounds.append((sound, marks.count)) }
    }
}
