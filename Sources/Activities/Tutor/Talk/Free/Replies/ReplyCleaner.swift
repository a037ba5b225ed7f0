/// Trims what can be trimmed off a reply without changing what it says.
struct ReplyCleaner {
    /// Whether the reply ended at the limit of its length, so that its last sentence may be cut.
    var isCut = false

    private static let quotes: [(Character, Character)] = [("\"", "\""), ("«", "»"), ("“", "”"), ("'", "'")]
    private static let endings = ".!?…"

    func cleaned(_ reply: String) -> String {
        var text = withoutPictures(reply)
        text = text.split(whereSeparator: \.isNewline).map { withoutStars(String($0)).trimmed }
            .filter { !$0.isEmpty }.joined(separator: "\n")
        text = withoutQuotes(text)
        return isCut ? withoutCutSentence(text) : text
    }

    /// Emoji, which no voice can say.
    private func withoutPictures(_ text: String) -> String {
        String(
            text.filter { character in
                !character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
            })
    }

    /// `**muy** bien`; a list's or a lone star stays, and is a fault.
    private func withoutStars(_ line: String) -> String {
        var parts = line.split(separator: "**", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return line }
        let text = parts.joined()
        parts = text.split(separator: "*", omittingEmptySubsequences: false)
        let isEmphasis = parts.count % 2 == 1 && parts.count > 1 && !text.hasPrefix("* ")
        return isEmphasis ? parts.joined() : text
    }

    private func withoutQuotes(_ text: String) -> String {
        for (opening, closing) in Self.quotes where text.count > 2 && text.first == opening && text.last == closing {
            let inner = text.dropFirst().dropLast()
            if !inner.contains(opening), !inner.contains(closing) { return String(inner).trimmed }
        }
        return text
    }

    private func withoutCutSentence(_ text: String) -> String {
        let end = text.lastIndex { Self.endings.contains($0) }
        return end.map { String(text[...$0]) } ?? text
    }
}
