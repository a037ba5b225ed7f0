import Spanish

/// How Spanish the two sides of a deck are.
struct DeckSides: Hashable {
    /// The part of the words of the fronts, and of the backs, that the analyser knows; from 0 to 1.
    let front, back: Double

    /// How many notes are looked at, spread over the deck, and how many words of a side.
    private static let most = 100, mostWords = 6
    /// The most that is known of a side that is not Spanish ("no", "son" and "come" are words of other languages, too), and
    /// by how much more of the other.
    private static let foreign = 0.5, margin = 0.2

    init(_ notes: [Note], _ lexicon: any Lexicon) throws(LanguageProblem) {
        let pairs = notes.filter { !$0.front.isEmpty && !$0.back.isEmpty }
        let step = max(1, pairs.count / Self.most)
        let looked = stride(from: 0, to: pairs.count, by: step).prefix(Self.most).map { pairs[$0] }
        front = try Self.share(looked.map(\.front), lexicon)
        back = try Self.share(looked.map(\.back), lexicon)
    }

    /// Whether the Spanish words are the backs.
    var isBackSpanish: Bool { front < Self.foreign && back > front + Self.margin }

    private static func share(_ texts: [String], _ lexicon: any Lexicon) throws(LanguageProblem) -> Double {
        let words = texts.flatMap { text in text.split { !$0.isLetter }.prefix(mostWords).map(String.init) }
        let known = try lexicon.readings(of: words).count { !$0.isEmpty }
        return words.isEmpty ? 0 : Double(known) / Double(words.count)
    }
}
