import Engine
import TalePacks

/// A slide of a tale that has a word.
struct LetterHunt: Hashable, Sendable {
    let cover: Image?
    let route: Route

    /// Tales beyond so many are not searched: the first search must not be felt.
    static let mostTales = 100

    /// For each word of a letter the first slide of the alphabet's language that has it, in the shelf's order.
    static func hunts(for letter: Letter, of alphabet: Alphabet, in shelf: Shelf?) -> [LetterHunt?] {
        var hunts = [LetterHunt?](repeating: nil, count: letter.words.count)
        let origin = Route.letter(letter, of: alphabet, at: .wordAssociation)
        let tales = (shelf?.stories ?? []).lazy.filter { $0.language == alphabet.language }
        for story in tales.prefix(mostTales) {
            for (place, slide) in story.slides.enumerated() where !slide.text.isEmpty {
                let words = Self.words(of: slide.text)
                for (number, word) in letter.words.enumerated()
                where hunts[number] == nil && words.contains(where: { word.isMeant(by: $0) }) {
                    let hunt = TaleHunt(tale: story.id, slide: place + 1, letter: letter.capital, origin: origin)
                    hunts[number] = LetterHunt(cover: story.cover ?? slide.image, route: hunt.route)
                }
            }
            if !hunts.contains(nil) { break }
        }
        return hunts
    }

    /// The words of a text in small letters, without signs.
    private static func words(of text: String) -> Set<Substring> {
        Set(text.lowercased().split { !$0.isLetter })
    }
}

extension LetterWord {
    /// Whether a word of a text, in small letters, is this word or one of its forms.
    fileprivate func isMeant(by other: Substring) -> Bool {
        other == word.lowercased() || stems.contains { other.hasPrefix($0.lowercased()) }
    }
}
