/// A phrase in one language: its words, and between them names, numbers and other phrases.
public struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Part: Hashable, Sendable {
        case words(String), inserted(String), decimal(String), phrase(Wording)
    }

    private let parts: [Part]

    public init(stringLiteral words: String) { parts = [.words(words)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ words: String) { if !words.isEmpty { parts.append(.words(words)) } }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parts.append(.inserted(value.description))
        }

        public mutating func appendInterpolation(_ words: some Words) { parts.append(.phrase(words.wording)) }

        /// Inserts a number that is written with a point; languages may write it with a comma.
        public mutating func appendInterpolation(decimal number: String) { parts.append(.decimal(number)) }

        public mutating func appendInterpolation(tenths: Int) {
            appendInterpolation(decimal: "\(tenths / 10).\(tenths % 10)")
        }

        /// Inserts megabytes, or gigabytes with one decimal.
        public mutating func appendInterpolation(bytes: Int) {
            let tenths = bytes / 100_000_000, megabytes = bytes == 0 ? 0 : max(1, bytes / 1_000_000)
            appendInterpolation(
                decimal: tenths >= 10 ? "\(tenths / 10).\(tenths % 10) GB" : "\(megabytes) MB")
        }
    }

    func text(in language: Language) -> String { parts.map { text(of: $0, in: language) }.joined() }

    /// The words, with `%1`, `%2` … for what is inserted among them: the key of its translations.
    var pattern: String {
        var count = 0
        return parts.map { part in
            if case .words(let words) = part { return words }
            count += 1
            return "%\(count)"
        }.joined()
    }

    /// Inserts what this phrase inserts into a translation of its pattern.
    func text(_ translation: String, in language: Language) -> String {
        let inserted = parts.filter { if case .words = $0 { false } else { true } }
        var text = "", rest = Substring(translation)
        while let place = rest.firstIndex(of: "%") {
            text += rest[..<place]
            rest = rest[place...].dropFirst()
            if let number = rest.first?.wholeNumberValue, inserted.indices.contains(number - 1) {
                text += self.text(of: inserted[number - 1], in: language)
                rest = rest.dropFirst()
            } else {
                text += "%"
            }
        }
        return text + rest
    }

    private func text(of part: Part, in language: Language) -> String {
        switch part {
        case .words(let text), .inserted(let text): text
        case .decimal(let number): language == .english ? number : String(number.map { $0 == "." ? "," : $0 })
        case .phrase(let words): words.text(in: language)
        }
    }
}

extension Int {
    /// Whether Latvian counts one thing: 1, 21, 31 … but not 11.
    public var isOneInLatvian: Bool { self % 10 == 1 && self % 100 != 11 }
}
