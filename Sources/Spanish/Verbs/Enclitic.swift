/// Joins a pronoun to the end of a verb, with the accent that the longer word needs: `levanta` + `te` = `levántate`.
enum Enclitic {
    private static let accented: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
    private static let plain: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]

    static func join(_ verb: String, _ pronoun: String) -> String {
        var letters = Array(verb)
        if pronoun == "os" {
            if verb == "id" { return "idos" }
            guard letters.last == "d" else { return verb + pronoun }
            letters.removeLast()  // levantad + os = levantaos, vestid + os = vestíos
            if letters.last == "i" { letters[letters.count - 1] = "í" }
            return String(letters) + pronoun
        }
        if pronoun == "nos", letters.last == "s" { letters.removeLast() }  // levantemos + nos = levantémonos
        return withAccent(String(letters), syllablesAfter: 1, on: stress(Array(verb))) + pronoun
    }

    /// The place of the stressed vowel.
    private static func stress(_ letters: [Character]) -> Int? {
        if let written = letters.firstIndex(where: { plain[$0] != nil }) { return written }
        let vowels = syllables(letters)
        let endsOpen = letters.last.map { "aeiouns".contains($0) } ?? false
        return endsOpen && vowels.count > 1 ? vowels[vowels.count - 2] : vowels.last
    }

    /// The place of each syllable's main vowel; two vowels are one syllable unless both are a, e or o, or one has
    /// an accent.
    private static func syllables(_ letters: [Character]) -> [Int] {
        let strong: Set<Character> = ["a", "e", "o", "á", "é", "ó", "í", "ú"], weak: Set<Character> = ["i", "u", "ü"]
        var places: [Int] = [], last: Int?
        for (place, letter) in letters.enumerated() where strong.contains(letter) || weak.contains(letter) {
            // The u of gue, gui, que and qui is silent.
            if letter == "u", place > 0, "gq".contains(letters[place - 1]), place + 1 < letters.count,
                "eiéí".contains(letters[place + 1])
            {
                continue
            }
            if last == place - 1, let previous = places.last {
                if weak.contains(letter) {
                    last = place
                    continue
                }
                if weak.contains(letters[previous]) {
                    places[places.count - 1] = place
                    last = place
                    continue
                }
            }
            places.append(place)
            last = place
        }
        return places
    }

    /// The word whose stress stays where it is when syllables follow.
    private static func withAccent(_ verb: String, syllablesAfter: Int, on stress: Int?) -> String {
        guard let stress, stress < verb.count else { return verb }
        var letters = Array(verb)
        let after = syllables(letters).count { $0 > stress } + syllablesAfter
        if after >= 2 {
            letters[stress] = accented[letters[stress]] ?? letters[stress]
        } else if let bare = plain[letters[stress]], letters[stress] != "í" {
            letters[stress] = bare  // está + te = estate; a word that ends in a vowel needs none
        }
        return String(letters)
    }
}
