/// A Spanish text as rules read it: sentences of words and marks, each with its place in the text.
struct AnalysedText: Hashable, Sendable {
    let text: String
    let sentences: [AnalysedSentence]

    /// - Parameters:
    ///   - tokens: the analyser's, in the order of the text.
    ///   - likely: the tagger's choice for each token; empty if there is none.
    init(_ text: String, _ tokens: [Token], likely: [Reading?] = []) {
        self.text = text
        let characters = Array(text)
        var sentences: [[AnalysedWord]] = [[]], next = 0
        for (number, token) in tokens.map(LexiconGaps.completed).enumerated() {
            let surface = Array(token.surface)
            guard let start = Self.place(of: surface, in: characters, from: next) else { continue }
            let place = start..<start + surface.count
            if characters[next..<start].contains(where: \.isNewline) { sentences.append([]) }
            let choice = likely.indices.contains(number) ? likely[number] : nil
            sentences[sentences.count - 1].append(
                AnalysedWord(token: token, place: place, likely: choice, gap: String(characters[next..<start])))
            next = place.upperBound
            if Self.isEnd(token, after: number > 0 ? tokens[number - 1] : nil, before: characters[next...].first) {
                sentences.append([])
            }
        }
        self.sentences = Self.joined(sentences.filter { !$0.isEmpty }).map { AnalysedSentence(words: $0) }
    }

    /// Whether a mark ends a sentence.
    ///
    /// A colon does not, nor does the point of `15.30` or that of `Sr.`
    private static func isEnd(_ token: Token, after word: Token?, before next: Character?) -> Bool {
        guard token.readings.contains(where: { $0.has("sent") }), !":;".contains(token.surface) else { return false }
        if let next, next.isLetter || next.isNumber { return false }
        return token.surface != "." || !abbreviations.contains(word?.surface.lowercased() ?? "")
    }

    private static let abbreviations: Set<String> = [
        "sr", "sra", "srta", "dr", "dra", "ud", "uds", "vd", "vds", "dña", "pág", "núm", "tel", "av", "avda", "p", "ej",
    ]

    private static func place(of surface: [Character], in text: [Character], from start: Int) -> Int? {
        guard !surface.isEmpty, text.count >= surface.count else { return nil }
        return (start..<max(start, text.count - surface.count + 1)).first {
            text[$0..<$0 + surface.count] == surface[...]
        }
    }

    /// A second mark at an end, as in `?!` or `...`, belongs to the sentence before it.
    private static func joined(_ sentences: [[AnalysedWord]]) -> [[AnalysedWord]] {
        sentences.reduce(into: []) { joined, sentence in
            if sentence.allSatisfy({ $0.mark != nil && !$0.isOpening }), !joined.isEmpty {
                joined[joined.count - 1] += sentence
            } else {
                joined.append(sentence)
            }
        }
    }
}

/// One sentence, with the marks in it.
struct AnalysedSentence: Hashable, Sendable {
    let words: [AnalysedWord]
}

/// A word or a mark in its sentence.
struct AnalysedWord: Hashable, Sendable {
    let token: Token
    /// The word's place, in characters of the whole text.
    let place: Range<Int>
    /// What the tagger takes it for in its sentence, which is often but not always right; nil if it is not known.
    let likely: Reading?
    /// What stands between the word before and this one, mostly a space.
    let gap: String

    /// The word as it is written.
    var surface: String { token.surface }
    /// The word in small letters.
    var text: String { token.surface.lowercased() }
    var readings: [Reading] { token.readings }
    var isCapitalized: Bool { surface.first?.isUppercase ?? false }
    /// The mark, such as `,` or `¿`; nil for a word or a number.
    var mark: Character? {
        guard surface.count == 1, let mark = surface.first, !mark.isLetter, !mark.isNumber else { return nil }
        return mark
    }
    var isOpening: Bool { mark.map { "¿¡(«“\"".contains($0) } ?? false }

    /// Whether one of its readings has all these symbols.
    func may(_ tags: String...) -> Bool { readings.contains { $0.hasAll(tags) } }
    /// Whether each of its readings has all these symbols; false for an unknown word.
    func must(_ tags: String...) -> Bool { !readings.isEmpty && readings.allSatisfy { $0.hasAll(tags) } }
    /// Whether a reading has this base form.
    func may(be lemmas: String...) -> Bool { readings.contains { lemmas.contains($0.lemma) } }
}

extension Reading {
    func hasAll(_ tags: [String]) -> Bool { tags.allSatisfy(has) }
}
