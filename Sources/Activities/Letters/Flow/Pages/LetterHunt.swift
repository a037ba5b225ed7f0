import Engine
import TalePacks

/// A slide of a tale that has a word.
struct LetterHunt: Hashable, Sendable {
    let cover: Image?
    let route: Route

    /// Tales beyond so many are not searched: the first search must not be felt.
    static let mostTales = 40

    /// The first slide of the alphabet's language that has each word of a letter, in the shelf's order.
    static func hunts(for letter: Letter, of alphabet: Alphabet, in shelf: Shelf?) -> [LetterHunt?] {
        var hunts = [LetterHunt?](repeating: nil, count: letter.words.count)
        let origin = Route.letter(letter, of: alphabet, at: .wordAssociation)
        let tales = (shelf?.stories ?? []).lazy.filter { $0.language == alphabet.language }
        for story in tales.prefix(mostTales) {
            for (place, slide) in story.slides.enumerated() where !slide.text.isEmpty {
                let text = slide.text.lowercased()
                for (number, word) in letter.words.enumerated() where hunts[number] == nil && word.stands(in: text) {
                    let hunt = TaleHunt(tale: story.id, slide: place + 1, letter: letter.capital, origin: origin)
                    hunts[number] = LetterHunt(cover: story.cover ?? slide.image, route: hunt.route)
                }
            }
            if !hunts.contains(nil) { break }
        }
        return hunts
    }
}

extension LetterWord {
    /// Whether this word or one of its forms is a word of a text in small letters.
    fileprivate func stands(in text: String) -> Bool {
        let (whole, stems) = (word.lowercased(), stems.map { $0.lowercased() })
        // Most texts have not even the letters, which is quickly seen.
        guard ([whole] + stems).contains(where: text.utf8.has) else { return false }
        return text.split { !$0.isLetter }.contains { $0 == whole || stems.contains(where: $0.hasPrefix) }
    }
}

extension String.UTF8View {
    /// Whether a text's bytes are among these: not for a letter that is written as two characters in one of them only.
    fileprivate func has(_ text: String) -> Bool {
        withContiguousStorageIfAvailable { bytes in
            let wanted = Array(text.utf8)
            guard let first = wanted.first, bytes.count >= wanted.count else { return false }
            return (0...(bytes.count - wanted.count)).contains { start in
                bytes[start] == first && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
            }
        } ?? true
    }
}
