import Conversion

/// Takes what is shown and heard out of a page of Bloom's: its pictures, and its words in one language.
///
/// What it gives has nothing that only Bloom's editor needs, and is read like a page of an EPUB.
struct BloomPageReading {
    private(set) var voices: [BloomVoice] = []
    /// The pictures, in their order on the page.
    private(set) var canvases: [BloomCanvas] = []

    private let media: BloomMedia
    private let boxes: BloomBoxes
    /// Whether words outside text boxes are read.
    private let isLoose: Bool
    private var items: [Item] = []

    private enum Item {
        case picture(Int)
        case words(XMLTree, order: Int)

        var order: Int? { if case .words(_, let order) = self { order } else { nil } }
    }

    /// The order of a text box without one.
    private static let noOrder = 999

    private static let unseen: Set<Substring> = [
        "pageLabel", "pageDescription", "bloom-imageDescription", "bloom-videoContainer", "bloom-widgetContainer",
        "bloom-ui", "branding", "licenseImage", "bubble", "languagesOfBook", "coverBottomLangName",
        "coverBottomBookTopic", "langName", "ISBNContainer", "bookTitle",
    ]
    private static let unread: Set = [
        "head", "label", "script", "style", "svg", "template", "video", "audio", "iframe",
    ]

    /// Whether only Bloom's editor or a reader other than this one shows an element.
    static func isUnseen(_ element: XMLTree) -> Bool {
        unread.contains(element.name) || !unseen.isDisjoint(with: element.classes)
            || element["data-book"]?.contains("branding") == true
    }

    init(_ page: XMLTree, isLoose: Bool = false, _ boxes: BloomBoxes, _ media: BloomMedia) {
        (self.media, self.boxes) = (media, boxes)
        self.isLoose = isLoose || page.all(ofClass: "bloom-editable").isEmpty
        read(page, isInCanvas: false)
    }

    // MARK: - Reading

    private mutating func read(_ node: XMLTree.Node, isInCanvas: Bool) {
        switch node {
        case .text(let text):
            guard isLoose, !text.singleSpaced.isEmpty else { return }
            let words = XMLTree(name: "p", attributes: [:], nodes: [node])
            items.append(.words(words, order: Self.noOrder))
        case .element(let element): read(element, isInCanvas: isInCanvas)
        }
    }

    private mutating func read(_ element: XMLTree, isInCanvas: Bool) {
        let classes = element.classes
        if Self.isUnseen(element) { return }
        if classes.contains("bloom-translationGroup") || classes.contains("bloom-editable") {
            if let box = boxes.shown(element) {
                items.append(.words(box, order: element["tabindex"].flatMap { Int($0) } ?? Self.noOrder))
            }
            return
        }
        let isCanvas = classes.contains("bloom-canvas") || classes.contains("bloom-imageContainer")
        let hasPicture = isCanvas || element.name == "img" || media.background(of: element) != nil
        if hasPicture, !isInCanvas {
            let holder =
                element.name == "img" ? XMLTree(name: "div", attributes: [:], nodes: [.element(element)]) : element
            if let canvas = BloomCanvas(holder, media) {
                items.append(.picture(canvases.count))
                canvases.append(canvas)
            }
        }
        for child in element.nodes { read(child, isInCanvas: isInCanvas || isCanvas) }
    }

    // MARK: - What is read

    /// How a picture is named in ``body()``: no file's name has a colon there.
    static let mark = "canvas:"

    /// The page: its text boxes in their order, at the places that they have together.
    mutating func body() -> XMLTree {
        let boxes = items.filter { $0.order != nil }.enumerated()
            .sorted { ($0.element.order ?? 0, $0.offset) < ($1.element.order ?? 0, $1.offset) }.map(\.element)
        var rest = boxes[...]
        let nodes = items.map { item -> XMLTree.Node in
            if case .picture(let number) = item {
                return .element(XMLTree(name: "img", attributes: ["src": "\(Self.mark)\(number)"], nodes: []))
            }
            guard case .words(let words, _)? = rest.popFirst() else { return .text("") }
            return .element(XMLTree(name: "div", attributes: [:], nodes: [.element(voiced(words))]))
        }
        return XMLTree(name: "body", attributes: [:], nodes: nodes)
    }

    /// Notes the recordings of an element and of those in it.
    private mutating func voiced(_ element: XMLTree) -> XMLTree {
        guard let sound = sound(of: element) else {
            return Self.inner(of: element) { voiced($0) }
        }
        let name = "voice\(voices.count)"
        var segments: [String] = []
        let content = Self.marked(element, name, &segments)
        voices += BloomVoice.voices(element, sound: sound, name: name, segments: segments)
        return content.with(content.nodes, attributes: ["id": name])
    }

    /// Gives the sentences in an element ids of their own.
    private static func marked(_ element: XMLTree, _ name: String, _ segments: inout [String]) -> XMLTree {
        let content = Self.inner(of: element) { Self.marked($0, name, &segments) }
        guard element.classes.contains("bloom-highlightSegment") else { return content }
        segments.append("\(name).\(segments.count)")
        return content.with(content.nodes, attributes: ["id": segments[segments.count - 1]])
    }

    private static func inner(of element: XMLTree, _ change: (XMLTree) -> XMLTree) -> XMLTree {
        if element.classes.contains("bloom-linebreak") { return XMLTree(name: "br", attributes: [:], nodes: []) }
        let nodes = element.nodes.compactMap { node -> XMLTree.Node? in
            switch node {
            case .text(let text): .text(text.replacing("\u{feff}", with: ""))
            case .element(let child): isUnseen(child) || child.name == "img" ? nil : .element(change(child))
            }
        }
        return element.with(nodes)
    }

    /// The recording of an element; nil if it has none, or the book lacks it.
    private func sound(of element: XMLTree) -> Int? {
        let isRecorded =
            element.classes.contains("audio-sentence") || element["data-audiorecordingendtimes"] != nil
        return isRecorded ? element["id"].flatMap { media.recordings[$0] } : nil
    }
}
