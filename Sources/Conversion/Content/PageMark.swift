/// The mark of a page at the start of a line of a text: `3`, `3.`, `– 3 –`, `Page 3`, `3. lapa`, `стр. 3`, `3/12`.
package struct PageMark: Hashable {
    package let number: Int
    /// The words after it.
    package let rest: String

    /// Whether it may be the first word of a sentence, too: `1. septembrī`.
    package let mayBeOrdinal: Bool

    /// Whether the line has nothing else.
    package var isAlone: Bool { rest.isEmpty }

    private static let words: Set<String> = [
        "lpp", "lapa", "lappuse", "lapaspuse", "bilde", "slaids", "attēls", "page", "pg", "slide", "picture", "стр",
        "страница", "слайд", "картинка", "сторінка", "стор", "малюнок", "старонка", "puslapis", "psl", "lehekülg", "lk",
        "strona", "str", "seite",
    ]
    /// The abbreviations that need a full stop: "С 1 сентября" is no page.
    private static let letters: Set<String> = ["p", "с", "s"]
    private static let between: Set<String> = ["of", "no", "из", "з", "із", "iš", "z", "von"]
    private static let frame: Set<Character> = ["-", "–", "—", "~", "*", "|", "•", "·", "=", "_"]
    private static let opening: Set<Character> = ["[", "("], closing: Set<Character> = ["]", ")", ".", ":"]

    /// - Parameter line: without surrounding spaces.
    package init?(_ line: String) {
        var rest = line[...]
        let isFramed = rest.first.map { Self.frame.contains($0) } ?? false
        rest = rest.drop { Self.frame.contains($0) || Self.opening.contains($0) || $0 == " " }
        let hasWord = Self.takeWord(&rest)
        if hasWord { rest = rest.drop { " .:№#".contains($0) } }
        guard let number = Self.takeNumber(&rest) else { return nil }
        let marked = rest.drop { Self.closing.contains($0) }
        let hasMark = marked.count < rest.count
        rest = marked
        let isFollowed = Self.takeOrdinal(&rest)
        Self.takeCount(&rest)
        // What frames it, or parts it from the words.
        let end = rest.drop { Self.frame.contains($0) || Self.closing.contains($0) || $0 == " " }
        if end.isEmpty || hasWord || isFollowed { rest = end }
        guard end.isEmpty || !isFramed && (hasWord || isFollowed || hasMark && !hasDigit(rest)) else { return nil }
        self.number = number
        mayBeOrdinal = !end.isEmpty && !hasWord && !isFollowed && line.dropFirst("\(number)".count).first == "."
        self.rest = rest.split(separator: " ").joined(separator: " ")

        /// Whether it goes on as a date or a fraction: `1.5`.
        func hasDigit(_ rest: Substring) -> Bool { rest.first?.isNumber == true }
    }

    private static func takeNumber(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let most = 4
        guard digits.count <= most, let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        return number
    }

    /// - Returns: whether there was one.
    private static func takeWord(_ rest: inout Substring) -> Bool {
        let word = rest.prefix { $0.isLetter }.lowercased()
        let after = rest.dropFirst(word.count)
        guard words.contains(word) || letters.contains(word) && after.first == "." else { return false }
        rest = after
        return true
    }

    /// `-я страница`, ` lpp.`.
    private static func takeOrdinal(_ rest: inout Substring) -> Bool {
        var after = rest
        if after.first == "-" { after = after.dropFirst().drop { $0.isLetter } }
        after = after.drop { $0 == " " }
        guard takeWord(&after) else { return false }
        rest = after.drop { closing.contains($0) }
        return true
    }

    /// `/12`, ` of 12`.
    private static func takeCount(_ rest: inout Substring) {
        var after = rest.drop { $0 == " " }
        if after.first == "/" {
            after = after.dropFirst()
        } else {
            let word = after.prefix { $0.isLetter }
            guard between.contains(word.lowercased()) else { return }
            after = after.dropFirst(word.count)
        }
        after = after.drop { $0 == " " }
        if takeNumber(&after) != nil { rest = after }
    }
}
