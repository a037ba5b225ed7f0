import Conversion

/// The style sheets of a book, each read once.
final class BookStyles {
    private let files: BookFiles
    private var rules: [String: [StyleRule]] = [:]
    /// Bytes of a sheet, and rules of a page: a book needs few that say something here.
    private static let largest = 1 << 20, most = 1000
    /// What a page is shown on.
    private static let screens: Set<Substring> = ["", "all", "screen"]

    init(_ files: BookFiles) { self.files = files }

    /// The rules of a page: of its linked sheets and its own, in order.
    ///
    /// - Parameter base: the path from which its references start.
    func rules(of page: XMLTree, base: String) -> [StyleRule] {
        page.all(["link", "style"]).flatMap { element -> [StyleRule] in
            if element.name == "style" { return parse(element.text, path: base) }
            let kinds = element["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
            guard kinds.contains("stylesheet"), !kinds.contains("alternate"), let reference = element["href"],
                let path = files.locate(reference, from: base)
            else { return [] }
            return rules(at: path)
        }.suffix(Self.most)
    }

    private func rules(at path: String) -> [StyleRule] {
        if let known = rules[path] { return known }
        rules[path] = []  // for sheets that import each other
        guard let bytes = files.bytes(path, atMost: Self.largest) else { return [] }
        let found = parse(String(decoding: bytes, as: UTF8.self), path: path)
        rules[path] = found
        return found
    }

    private func parse(_ text: String, path: String) -> [StyleRule] {
        parse(StyleText.blocks(StyleText.withoutComments(text)[...]), path: path).suffix(Self.most)
    }

    private func parse(_ blocks: [StyleText.Block], path: String) -> [StyleRule] {
        blocks.flatMap { block -> [StyleRule] in
            let head = block.head.drop(while: \.isWhitespace)
            guard let body = block.body else { return imported(head, path: path) }
            guard !head.hasPrefix("@") else {
                let inner = head.hasPrefix("@media") && isForScreens(head) ? StyleText.blocks(body) : []
                // One level is enough, and cannot be deep.
                return parse(inner.filter { !$0.head.contains("@") }, path: path)
            }
            let style = PageStyle(body)
            guard !style.saysNothing else { return [] }
            return StyleText.split(head, at: ",").compactMap { StyleRule($0, style, path: path) }
        }
    }

    private func imported(_ head: Substring, path: String) -> [StyleRule] {
        guard head.hasPrefix("@import") else { return [] }
        let words = head.dropFirst("@import".count)
        let plain = words.split(whereSeparator: \.isWhitespace).first ?? ""
        let address = StyleText.address(in: String(words)) ?? StyleText.address(plain)
        guard let sheet = address.flatMap({ files.locate($0, from: path) }) else { return [] }
        return rules(at: sheet)
    }

    private func isForScreens(_ head: Substring) -> Bool {
        head.dropFirst("@media".count).lowercased().split(separator: ",").contains { query in
            let words = query.split(whereSeparator: \.isWhitespace).filter { $0 != "only" && $0 != "and" }
            return Self.screens.contains(words.first ?? "")
        }
    }
}

extension [StyleRule] {
    /// What the rules and its own style say of an element.
    ///
    /// - Returns: the picture with the file from which its path starts, and whether it is hidden.
    func style(
        of element: XMLTree, in ancestors: [StyledElement], base: String
    ) -> (picture: (String, from: String)?, isHidden: Bool) {
        var picture: (String, from: String)?
        var isHidden = element["hidden"] != nil
        func apply(_ style: PageStyle, _ path: String) {
            switch style.background {
            case .picture(let reference)?: picture = (reference, path)
            case .bare?: picture = nil
            case nil: break
            }
            isHidden = style.isHidden ?? isHidden
        }
        if !isEmpty {
            let styled = StyledElement(element)
            let fitting = enumerated().filter { $1.fits(styled, in: ancestors) }
            for (_, rule) in fitting.sorted(by: { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }) {
                apply(rule.style, rule.path)
            }
        }
        if let own = element["style"] { apply(PageStyle(StyleText.withoutComments(own)[...]), base) }
        return (picture, isHidden)
    }
}
