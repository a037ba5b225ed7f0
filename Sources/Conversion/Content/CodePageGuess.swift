/// Finds the code page in which bytes are the likeliest words of a language.
///
/// Each word with a letter beyond ASCII costs as much as its letters are rare; the cheapest code page wins.
struct CodePageGuess {
    /// How unlikely it is, as a whole and per letter.
    let total: Int, cost: Double
    private let candidate: Candidate

    var page: CodePage { candidate.page }

    /// The origin of the bytes whose code page is guessed.
    enum Origin {
        /// A text file, usually written by Windows.
        case text
        /// The names in a ZIP, usually written in the code page of DOS.
        case names
        /// A list of Spanish words and what they mean in another language, from a spreadsheet.
        case list
    }

    private struct Candidate {
        let page: CodePage
        let languages: [WrittenLanguage]
        /// How much rarer than others it is as a text, and as a name.
        let asText: Int
        /// The rarity as a name; of no use for a list, which is a text.
        var asName = 0

        func cost(of words: [[UInt8]], from origin: Origin) -> Int {
            guard origin == .list else { return languages.map { LetterCosts(page, $0).cost(of: words) }.min() ?? 0 }
            // Each word is Spanish or of the other language.
            let spanish = LetterCosts(page, .spanish)
            return languages.map { LetterCosts(page, $0) }.map { other in
                words.reduce(0) { $0 + min(spanish.cost(of: [$1]), other.cost(of: [$1])) }
            }.min() ?? 0
        }
    }

    private static let candidates = [
        Candidate(page: .dos775, languages: WrittenLanguage.baltic, asText: 30, asName: 0),
        Candidate(page: .windows1257, languages: WrittenLanguage.baltic, asText: 0, asName: 5),
        Candidate(page: .dos866, languages: WrittenLanguage.cyrillic, asText: 30, asName: 0),
        Candidate(page: .windows1251, languages: WrittenLanguage.cyrillic, asText: 0, asName: 5),
        Candidate(page: .dos852, languages: WrittenLanguage.central, asText: 34, asName: 5),
        Candidate(page: .windows1250, languages: WrittenLanguage.central, asText: 4, asName: 8),
        Candidate(page: .dos437, languages: WrittenLanguage.western, asText: 34, asName: 6),
        Candidate(page: .windows1252, languages: WrittenLanguage.western, asText: 2, asName: 6),
        Candidate(page: .koi8, languages: WrittenLanguage.cyrillic, asText: 20, asName: 20),
    ]

    /// Candidates for a list of words: few, because each sign is a letter of some language.
    private static let lists = [
        Candidate(page: .windows1252, languages: WrittenLanguage.learners, asText: 0),
        Candidate(page: .windows1257, languages: WrittenLanguage.learners, asText: 0),
        Candidate(page: .windows1252, languages: WrittenLanguage.western, asText: 20),
        Candidate(page: .windows1250, languages: WrittenLanguage.central, asText: 8),
        Candidate(page: .windows1251, languages: WrittenLanguage.cyrillic, asText: 60),
        Candidate(page: .macintosh, languages: WrittenLanguage.learners, asText: 10),
        Candidate(page: .dos437, languages: WrittenLanguage.learners, asText: 30),
        Candidate(page: .dos775, languages: WrittenLanguage.learners, asText: 40),
        Candidate(page: .dos866, languages: WrittenLanguage.cyrillic, asText: 90),
    ]

    /// Bytes of words that are enough to tell.
    private static let enough = 8 << 10

    init(_ bytes: some Sequence<UInt8>, from origin: Origin) {
        let words = Self.words(bytes)
        let length = max(1, words.reduce(0) { $0 + $1.count })
        let candidates = origin == .list ? Self.lists : Self.candidates
        let costs = candidates.map { candidate in
            candidate.cost(of: words, from: origin) + (origin == .names ? candidate.asName : candidate.asText)
        }
        let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
        candidate = candidates[best]
        total = costs[best]
        cost = Double(total) / Double(length)
    }

    /// Whether other bytes are words in this code page, too: of letters that its languages have, and not much less
    /// likely than in the code page in which they alone read best.
    func mayBe(of bytes: some Sequence<UInt8>, alone: CodePageGuess) -> Bool {
        let most = 100, words = Self.words(bytes)
        let languages = candidate.languages.map { LetterCosts(page, $0) }
        return words.allSatisfy { word in languages.contains { $0.hasLetters(of: word) } }
            && candidate.cost(of: words, from: .text) - alone.total <= most
    }

    /// The words that have codes beyond ASCII.
    private static func words(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var length = 0
        func end() {
            if word.contains(where: { $0 >= 128 }) {
                words.append(word)
                length += word.count
            }
            word = []
        }
        for byte in bytes where length < enough {
            if byte >= 128 || Unicode.Scalar(byte).properties.isAlphabetic { word.append(byte) } else { end() }
        }
        end()
        return words
    }
}

/// How unlikely each code is as a letter of a language.
private struct LetterCosts {
    private let codes: [Code]

    private struct Code {
        let cost: Int
        var isSmall = false, isCapital = false, isLetter = false, isMark = false
        var opens = false, closes = false, isDash = false
    }

    /// The costs of another language's letter, a mark in its place and out of it, a symbol, a code without a meaning.
    private static let foreign = 50, mark = 20, misplaced = 45, symbol = 60, undefined = 100
    /// The costs of a capital after a small letter, and after a capital.
    private static let suddenCapital = 25, nextCapital = 2
    private static let opening = Set("“„«‹¿¡§©№".unicodeScalars), closing = Set("”»›…®™•€ºª".unicodeScalars)
    private static let other = Set("‘’‚–—·\u{a0}\u{ad}".unicodeScalars)

    init(_ page: CodePage, _ language: WrittenLanguage) {
        codes = (0...255).map { Self.code(page[$0], language) }
    }

    private static func code(_ scalar: Unicode.Scalar, _ language: WrittenLanguage) -> Code {
        let properties = scalar.properties
        if properties.isAlphabetic, !closing.contains(scalar) {
            let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
            return Code(
                cost: language[small] ?? foreign, isSmall: properties.isLowercase, isCapital: properties.isUppercase,
                isLetter: true)
        }
        let opens = opening.contains(scalar) || scalar == "·", closes = closing.contains(scalar) || scalar == "·"
        if opens || closes || other.contains(scalar) {
            return Code(
                cost: mark, isMark: true, opens: opens, closes: closes, isDash: scalar == "–" || scalar == "—")
        }
        return Code(cost: scalar == "\u{fffd}" ? undefined : symbol)
    }

    func cost(of words: [[UInt8]]) -> Int { words.reduce(0) { $0 + cost(of: $1) } }

    /// Whether the language has them all.
    func hasLetters(of word: [UInt8]) -> Bool { word.allSatisfy { codes[Int($0)].cost < Self.foreign } }

    private func cost(of word: [UInt8]) -> Int {
        var sum = 0
        for (at, byte) in word.enumerated() {
            let code = codes[Int(byte)]
            let before = at > 0 ? codes[Int(word[at - 1])] : nil
            sum += code.cost
            if code.isCapital, before?.isSmall == true { sum += Self.suddenCapital }
            if code.isCapital, before?.isCapital == true { sum += Self.nextCapital }
            guard code.isMark else { continue }
            let isBefore = at + 1 < word.count && codes[Int(word[at + 1])].isLetter
            let isAfter = before?.isLetter == true
            let isAmidst = isBefore && isAfter && code.isDash
            if isBefore && code.closes || isAfter && code.opens || isAmidst { sum += Self.misplaced - Self.mark }
        }
        return sum
    }
}
