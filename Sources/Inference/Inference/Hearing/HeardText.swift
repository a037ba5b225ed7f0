/// What of a recogniser's text may be given out: Whisper invents texts where nobody speaks.
///
/// It was taught with subtitles, so that silence becomes what stands there in silence: credits, thanks for watching,
/// `[Música]`. Measured with Whisper base: speech has a no-speech figure of 0.1…0.4, silence, noise and hums of 0.75…0.92.
public enum HeardText {
    /// The no-speech figure from which on nobody spoke.
    public static let nobody = 0.6
    /// The no-speech figure from which on one of the usual inventions is one.
    static let doubtful = 0.25

    /// The makers of subtitles: said by nobody to a tutor, however sure the recogniser is.
    private static let credits = [
        "subtitulos realizados", "subtitulos por la comunidad", "amara org", "subtitulado por",
    ]
    /// The beginnings of what else is invented; not what people say to each other, such as `Hasta la próxima`.
    private static let thanks = [
        "gracias por ver", "muchas gracias por ver", "suscribete", "no olvides suscribirte", "dale like",
        "nos vemos en el proximo video", "thank you for watching", "thanks for watching", "paldies par skatisanos",
    ]
    /// The most times in a row that a phrase is said; more are repeated by a recogniser that has lost the thread.
    private static let mostRepetitions = 4

    /// The text as it may be shown; empty if nobody said it.
    ///
    /// - Parameter noSpeech: the recogniser's figure, 0…1.
    public static func trusted(_ text: String, noSpeech: Double) -> String {
        guard noSpeech < nobody else { return "" }
        let said = withoutRemarks(text)
        let plain = plain(said)
        guard !plain.isEmpty, !credits.contains(where: plain.joined(separator: " ").contains) else { return "" }
        let isUsual = thanks.contains(where: plain.joined(separator: " ").hasPrefix)
        return isUsual && noSpeech >= doubtful || isLoop(plain) ? "" : said
    }

    /// The text without what is in brackets or between asterisks or notes, such as `[Música]`, in single spaces.
    static func withoutRemarks(_ text: String) -> String {
        var said = "", end: Character?
        for character in text {
            if let last = end {
                if character == last { end = nil }
            } else if let last = remarks[character] {
                end = last
            } else {
                said.append(character)
            }
        }
        return said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let remarks: [Character: Character] = ["[": "]", "(": ")", "*": "*", "♪": "♪", "♫": "♫"]

    /// Its words in small letters without accents.
    private static func plain(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
            String(word.map { accents[$0] ?? $0 })
        }
    }

    private static let accents: [Character: Character] = [
        "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ī": "i", "ā": "a", "š": "s",
    ]

    /// Whether all of it is one phrase of several words, again and again.
    private static func isLoop(_ words: [String]) -> Bool {
        (2...8).contains { length in
            words.count > mostRepetitions * length
                && words.indices.dropFirst(length).allSatisfy { words[$0] == words[$0 - length] }
        }
    }
}
