/// How a Spanish word sounds in any dialect: words that sound alike are easily mistaken in writing.
///
/// `b` is `v`, `h` is silent, `z` and soft `c` are `s`, `ll` is `y`; accents do not count.
struct WordSound: Hashable {
    private let sound: String

    init(_ word: String) {
        let letters = Array(Accents.stripped(word.lowercased()))
        var sound = ""
        for (place, letter) in letters.enumerated() {
            let next = place + 1 < letters.count ? letters[place + 1] : " "
            let before = place > 0 ? letters[place - 1] : " "
            sound += Self.sound(of: letter, before, next)
        }
        self.sound = Self.withoutDoubles(sound)
    }

    private static func sound(of letter: Character, _ before: Character, _ next: Character) -> String {
        let isSoft = "ei".contains(next)
        switch letter {
        case "h": return before == "c" ? "ʃ" : ""
        case "c": return next == "h" ? "" : isSoft ? "s" : "k"
        case "q": return "k"
        case "u" where before == "q" && isSoft || before == "g" && isSoft: return ""
        case "ü": return "u"
        case "z", "x": return "s"
        case "v": return "b"
        case "g": return isSoft ? "j" : "g"
        case "l": return next == "l" ? "" : before == "l" ? "y" : "l"
        case "n", "m": return "bpv".contains(next) ? "m" : String(letter)
        case "y": return next.isLetter ? "y" : "i"
        case "w": return "u"
        default: return String(letter)
        }
    }

    private static func withoutDoubles(_ text: String) -> String {
        text.reduce(into: "") { if $0.last != $1 || $1 == "r" { $0.append($1) } }
    }
}

/// Accents of vowels; a tilde or a diaeresis is none.
enum Accents {
    private static let plain: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
    private static let accented: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]

    static func stripped(_ word: String) -> String { String(word.map { plain[$0] ?? $0 }) }

    /// The other ways to set one accent or none.
    static func variants(of word: String) -> [String] {
        let bare = Array(stripped(word))
        var all = [String(bare)]
        for (place, letter) in bare.enumerated() {
            guard let vowel = accented[letter] else { continue }
            var letters = bare
            letters[place] = vowel
            all.append(String(letters))
        }
        return all.filter { $0 != word }
    }
}

/// How many letters differ between two words; two that are swapped count as one.
enum WordDistance {
    static func between(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one), Array(other))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { rows[i][0] = i }
        for j in 0...b.count { rows[0][j] = j }
        for i in 1...a.count {
            for j in 1...b.count {
                rows[i][j] = min(
                    rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
                }
            }
        }
        return rows[a.count][b.count]
    }
}
