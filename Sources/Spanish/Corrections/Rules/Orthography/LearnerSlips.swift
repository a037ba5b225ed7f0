/// The slips of learners who write a word as they have heard it: other letters of the same or nearly the same sound.
enum LearnerSlips {
    /// The words that may be meant: with one slip mended, with its accent too, and with two slips mended.
    static func mended(_ word: String) -> [String] {
        let once = single(word)
        let accented = once.flatMap { Accents.variants(of: $0) }
        let twice = once.count > 12 ? [] : once.flatMap(single)
        var seen: Set<String> = [word]
        return Array((once + accented + twice).filter { seen.insert($0).inserted }.prefix(most))
    }

    /// The analyser is asked for so many at once.
    private static let most = 300

    /// What is written, and what may be meant; a word is tried with each at each place.
    private static let slips: [(String, String)] = [
        ("b", "v"), ("v", "b"), ("s", "c"), ("s", "z"), ("c", "s"), ("z", "s"), ("z", "c"), ("c", "z"), ("ll", "y"),
        ("y", "ll"), ("i", "y"), ("g", "j"), ("j", "g"), ("h", ""), ("r", "rr"), ("rr", "r"), ("n", "ñ"), ("ñ", "n"),
        ("ni", "ñ"), ("ny", "ñ"), ("n", "m"), ("m", "n"), ("q", "c"), ("c", "qu"), ("k", "c"), ("k", "qu"),
        ("qu", "cu"),
        ("cu", "qu"), ("x", "s"), ("s", "x"), ("x", "j"), ("j", "x"), ("ss", "s"), ("tt", "t"), ("mm", "m"),
        ("nn", "n"),
        ("pp", "p"), ("ff", "f"), ("ph", "f"), ("th", "t"), ("ch", "c"), ("gu", "g"), ("g", "gu"), ("w", "hu"),
        ("l", "ll"), ("ll", "l"), ("cc", "c"), ("c", "cc"), ("u", "ü"),
    ]

    private static func single(_ word: String) -> [String] {
        let letters = Array(word)
        var found = "aeiouáéíóú".contains(letters.first ?? " ") ? ["h" + word] : []
        for (wrong, right) in slips {
            let wrong = Array(wrong)
            for place in letters.indices where letters[place...].starts(with: wrong) {
                found.append(String(letters[..<place]) + right + String(letters[(place + wrong.count)...]))
            }
        }
        return found
    }
}
