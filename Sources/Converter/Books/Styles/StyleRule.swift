/// What a style says that matters for a book: a background picture, and whether something is hidden.
struct PageStyle {
    /// A background.
    enum Background {
        case bare
        /// A picture as written: a path or a `data:` URI.
        case picture(String)
    }

    /// The background; nil if the style says nothing of one.
    private(set) var background: Background?
    private(set) var isHidden: Bool?

    /// - Parameter declarations: such as `display: none; background: url(a.jpg)`.
    init(_ declarations: Substring) {
        for declaration in StyleText.split(declarations, at: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
            set(parts[0].filter { !$0.isWhitespace }.lowercased(), value)
        }
    }

    private mutating func set(_ name: String, _ value: String) {
        let word = value.lowercased().prefix { $0 != "!" && $0 != " " }
        switch name {
        case "background", "background-image":
            background = StyleText.address(in: value).map { .picture($0) } ?? .bare
        case "display": isHidden = word == "none"
        case "visibility": isHidden = word == "hidden" || word == "collapse"
        default: break
        }
    }

    var saysNothing: Bool { background == nil && isHidden == nil }
}

/// A rule of a style sheet, for one selector.
struct StyleRule {
    let style: PageStyle
    /// The file in which it stands, from which its picture's path starts.
    let path: String
    /// A higher one wins.
    let weight: Int
    /// The element's own part last, before it those of elements around it.
    private let parts: [Part]

    /// A part of a selector: `div#a.b`.
    private struct Part {
        var name = ""
        var id: Substring?
        var classes: [Substring] = []

        /// - Returns: nil if it has a condition that is not known here.
        init?(_ text: Substring) {
            guard !text.contains(where: { "[:+~*&()\\".contains($0) }) || text == "*" else { return nil }
            var rest = text == "*" ? "" : text
            func take() -> Substring {
                let word = rest.prefix { $0 != "." && $0 != "#" }
                rest = rest.dropFirst(word.count)
                return word
            }
            // Namespaces are left out, as in elements' names.
            name = take().split(separator: "|").last?.lowercased() ?? ""
            while let mark = rest.popFirst() {
                if mark == "#" { id = take() } else { classes.append(take()) }
            }
        }

        var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (name.isEmpty ? 0 : 1) }

        func fits(_ element: StyledElement) -> Bool {
            (name.isEmpty || name == element.name) && (id == nil || id == element.id)
                && classes.allSatisfy(element.classes.contains)
        }
    }

    /// - Returns: nil if the selector cannot be read here, so that the rule is left out.
    init?(_ selector: Substring, _ style: PageStyle, path: String) {
        let words = selector.replacing(">", with: " ").split(whereSeparator: \.isWhitespace)
        let parts = words.compactMap { Part($0) }
        guard !parts.isEmpty, parts.count == words.count else { return nil }
        self.style = style
        self.path = path
        self.parts = parts
        weight = parts.reduce(0) { $0 + $1.weight }
    }

    /// - Parameter ancestors: of the element, the outermost first.
    func fits(_ element: StyledElement, in ancestors: [StyledElement]) -> Bool {
        var rest = parts[...]
        guard let own = rest.popLast(), own.fits(element) else { return false }
        for ancestor in ancestors.reversed() where rest.last?.fits(ancestor) == true { rest.removeLast() }
        return rest.isEmpty
    }
}

/// An element, as selectors see it.
struct StyledElement {
    let name: String
    let id: Substring?
    let classes: [Substring]

    init(_ element: XMLTree) {
        name = element.name
        id = element["id"].map { $0[...] }
        classes = element["class"]?.split(whereSeparator: \.isWhitespace) ?? []
    }
}
