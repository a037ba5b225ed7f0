/// Names of sounds and pictures, which stand where words should.
enum MediaName {
    private static let endings: Set = [
        "mp3", "ogg", "oga", "opus", "wav", "m4a", "aac", "flac", "spx", "3gp", "wma", "jpg", "jpeg", "png", "gif",
        "webp", "svg", "avif", "bmp", "tif", "tiff", "mp4", "webm", "mkv", "mov", "avi", "mpg", "mpeg", "ogv",
    ]

    /// A text without them; the name of a file may have spaces, so a short text that ends as one is one.
    static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        let words = text.split(separator: " ")
        if isName(text[...]) { return isSentence(words) ? text : "" }
        let kept = words.filter { !isName($0) && !isAddress($0) }
        return kept.count == words.count ? text : kept.joined(separator: " ")
    }

    /// Whether a text speaks of a file, as `Ver el archivo foto.png` does: three words and a name that is one word.
    private static func isSentence(_ words: [Substring]) -> Bool {
        guard words.count > 3, let name = words.last?.split(separator: ".").first else { return false }
        return name.allSatisfy(\.isLetter) && words.dropLast().allSatisfy { $0.allSatisfy(\.isLetter) }
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let point = text.lastIndex(of: "."), point > text.startIndex else { return false }
        return endings.contains(text[text.index(after: point)...].lowercased())
    }

    private static func isAddress(_ word: Substring) -> Bool {
        word.hasPrefix("http://") || word.hasPrefix("https://")
    }
}
