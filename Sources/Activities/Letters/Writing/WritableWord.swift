import Engine
import LetterJudge

/// A word to write, in capitals or small letters: that of a picture, or the child's own name.
struct WritableWord: Hashable, Sendable {
    /// The alphabet, with those letters of the word that only another alphabet has: they are written too, but silent.
    let alphabet: Alphabet
    let route: Route
    let parts: [Part]
    /// The letters among them, at least one.
    let letters: [Letter]
    /// The picture of what it means; nil for a name.
    let picture: Image?
    /// Whether it is a child's name, which says who the child is.
    var isName: Bool { picture == nil }
    /// What says it: a name is spelt by the sounds of its letters.
    let spoken: [Sound]

    /// A letter to write, or what nobody has to write, such as a hyphen.
    enum Part: Hashable, Sendable {
        case letter(Letter)
        case given(String)
    }

    /// The last part of a name's route, which must not tell the name.
    static let ownName = ".name"
    /// Characters of the words of pictures.
    static let lengths = 3...5

    /// - Returns: nil for a word without letters to write.
    private init?(_ text: String, route: Route, in alphabet: Alphabet, of all: Alphabets, _ word: LetterWord? = nil) {
        let others = all.all.flatMap { $0.letters + $0.written(in: .small).letters }
        var own = alphabet
        // The capitals of a name are told from all others.
        if word == nil, alphabet.form == .small { own.letters += all[alphabet.id]?.letters ?? [] }
        let parts = Self.spelled(text, in: alphabet, isName: word == nil).map(String.init).map { written -> Part in
            if let letter = own[written] { return letter.guide == nil ? .given(written) : .letter(letter) }
            guard var letter = others.first(where: { $0.written == written && $0.guide != nil }) else {
                return .given(written)
            }
            // Those of another alphabet are silent; the capital of a name is of this one.
            if all[alphabet.id]?[written] == nil { (letter.sound, letter.name) = (nil, nil) }
            own.letters.append(letter)
            return .letter(letter)
        }
        letters = parts.compactMap { if case .letter(let letter) = $0 { letter } else { nil } }
        (self.alphabet, self.route, self.parts, picture) = (own, route, parts, word?.picture)
        spoken = word.map { [$0.voice].compactMap(\.self) } ?? letters.compactMap(\.sound)
        if letters.isEmpty { return nil }
    }

    /// The word in the alphabet's form; in small letters each part of a name still begins with a capital.
    private static func spelled(_ text: String, in alphabet: Alphabet, isName: Bool) -> String {
        guard isName, alphabet.form == .small else { return alphabet.spelled(text) }
        var (spelled, isInside) = ("", false)
        for character in text {
            spelled += isInside ? character.lowercased() : character.uppercased()
            isInside = character.isLetter
        }
        return spelled
    }

    /// What its drawings are kept by: small letters are kept beside capitals.
    var key: Route { alphabet.form == .small ? Route("\(route)/small") : route }

    /// The word of a picture, each letter of which can be drawn.
    init?(_ word: LetterWord, in alphabet: Alphabet) {
        self.init(word.word, route: .word(word.word, of: alphabet), in: alphabet, of: Alphabets(), word)
    }

    /// The child's name; nil if there is none that can be written.
    init?(nameOf world: World, in alphabet: Alphabet) {
        guard let all = world[Alphabets.self] else { return nil }
        let route = Route.word(Self.ownName, of: alphabet)
        self.init(world.writtenWords.childName, route: route, in: alphabet, of: all)
    }
}

extension Alphabet {
    /// The words of three to five letters, the short ones first, each letter of which can be drawn.
    var writableWords: [LetterWord] {
        var seen: Set<String> = []
        let known = Set(letters.filter { $0.guide != nil }.map(\.written))
        let words = letters.flatMap(\.words).filter { word in
            word.word.allSatisfy { known.contains(spelled("\($0)")) } && seen.insert(word.word).inserted
        }
        return WritableWord.lengths.flatMap { length in words.filter { $0.word.count == length } }
    }
}
