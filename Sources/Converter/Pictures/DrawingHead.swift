/// The beginning of an SVG.
enum DrawingHead {
    /// Whether the first element of an XML is `svg`.
    ///
    /// - Parameter head: the first bytes, in UTF-8 or UTF-16.
    static func isDrawing(_ head: [UInt8]) -> Bool {
        var text = text(of: head)[...]
        while true {
            text = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
            guard let rest = withoutPreamble(text) else { break }
            text = rest
        }
        guard text.hasPrefix("<") else { return false }
        let name = text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return name == "svg" || name.hasSuffix(":svg")
    }

    /// The text beyond a declaration, a comment or a document type; nil if none of them begins here or it does not end.
    private static func withoutPreamble(_ text: Substring) -> Substring? {
        if text.hasPrefix("<?") { return after("?>", in: text) }
        if text.hasPrefix("<!--") { return after("-->", in: text) }
        guard text.hasPrefix("<!DOCTYPE") else { return nil }
        let head = text.prefix { $0 != "[" && $0 != ">" }
        guard text[head.endIndex...].first == "[" else { return after(">", in: text) }
        return after("]", in: text).flatMap { after(">", in: $0) }
    }

    private static func after(_ end: String, in text: Substring) -> Substring? {
        text.firstRange(of: end).map { text[$0.upperBound...] }
    }

    private static func text(of head: [UInt8]) -> String {
        guard head.count >= 2 else { return "" }
        let isLittle = head[0] == 0xff && head[1] == 0xfe || head[1] == 0
        let isBig = head[0] == 0xfe && head[1] == 0xff || head[0] == 0
        guard isLittle || isBig else { return String(decoding: head, as: UTF8.self) }
        let units = stride(from: 0, to: head.count - 1, by: 2).map { place in
            UInt16(head[place + (isLittle ? 1 : 0)]) << 8 | UInt16(head[place + (isLittle ? 0 : 1)])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
