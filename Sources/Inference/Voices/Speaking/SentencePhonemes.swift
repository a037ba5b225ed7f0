import Inference

/// A sentence's phonemes, and how much of it each word takes.
struct SentencePhonemes {
    /// What the voice says, with the signs of the sentence.
    private(set) var phonemes = ""
    /// Each word's place in the text, in Unicode scalars, and its share of what is heard, 0…1: where it begins.
    private(set) var words: [(place: Range<Int>, start: Double)] = []

    /// Phonemes for which a pause lasts as long.
    private static let pause = 3.0

    /// - Parameters:
    ///   - spelled: of each part of the sentence.
    init(_ sentence: SpokenSentence, _ spelled: [String]) {
        var heard = 0.0
        var starts: [(Range<Int>, Double)] = []
        for (part, spelled) in zip(sentence.parts, spelled) where !part.words.isEmpty {
            phonemes += phonemes.isEmpty ? spelled : " " + spelled
            for (word, weight) in zip(part.words, Self.weights(part, spelled)) {
                starts.append((word, heard))
                heard += weight
            }
            guard let sign = part.sign else { continue }
            phonemes.unicodeScalars.append(sign)
            heard += Self.pause
        }
        words = starts.map { ($0.0, heard > 0 ? $0.1 / heard : 0) }
    }

    /// The phonemes of each word; by its letters, if espeak-ng has joined words or made several of one, such as a number.
    private static func weights(_ part: SpokenSentence.Part, _ spelled: String) -> [Double] {
        let groups = spelled.split(separator: " ").map { Double($0.unicodeScalars.count) }
        if groups.count == part.words.count { return groups }
        let letters = part.words.map { Double($0.count) }
        let scale = groups.reduce(0, +) / max(1, letters.reduce(0, +))
        return letters.map { $0 * scale }
    }

    /// What is said at a time: a voice has a limit.
    var orders: [[UInt32]] {
        var (orders, rest) = ([[UInt32]](), phonemes.unicodeScalars.map(\.value)[...])
        while rest.count > SpeechOrder.mostPhonemes {
            let part = rest.prefix(SpeechOrder.mostPhonemes)
            let end = part.lastIndex(of: 0x20) ?? part.endIndex
            orders.append(Array(part[..<end]))
            rest = rest[end...].drop { $0 == 0x20 }
        }
        return rest.isEmpty ? orders : orders + [Array(rest)]
    }

}

extension SentencePhonemes {
    /// The second at which each word begins in a sentence's sound.
    ///
    /// These models do not say when they say what, so the audible part is divided by the numbers of phonemes: near enough
    /// to follow with a finger, not to judge anybody by.
    func times(_ samples: [Int16], rate: Int) -> [(place: Range<Int>, seconds: Double)] {
        let audible = AudiblePart.range(in: samples)
        return words.map { word in
            let place = Double(audible.lowerBound) + word.start * Double(audible.count)
            return (word.place, place / Double(rate))
        }
    }
}
