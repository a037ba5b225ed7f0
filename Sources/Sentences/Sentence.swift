/// One of Pasaka's own sentences, or a part of one, with every name marked by its kind.
///
/// Plain words come only from the source. Whatever comes from outside is inserted as `\(file: name)`, `\(library:
/// text)` or another mark of ``NameKind``; the compiler rejects a plain string. The log and F1 show names as they are,
/// a report replaces them with `file-3` and the like. So no one has to remember that a sentence may leave the machine.
public struct Sentence: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case words(String)
        case name(String, NameKind)
    }

    private var parts: [Part]

    public var isEmpty: Bool { parts.isEmpty }

    public init() { parts = [] }

    /// The system's own words, from a table without names.
    init(systemText: String) { parts = systemText.isEmpty ? [] : [.words(systemText)] }

    fileprivate init(name: String, _ kind: NameKind) { parts = [.name(name, kind)] }

    /// The sentence with each name replaced.
    public func replacingNames(by other: (_ name: String, NameKind) -> String) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name, let kind): other(name, kind)
            }
        }.joined()
    }

    public mutating func append(_ other: Sentence) { for part in other.parts { append(part) } }

    /// Adjacent words are one part, so that sentences with the same text compare as equal.
    fileprivate mutating func append(_ part: Part) {
        if case .words("") = part { return }
        guard case .words(let more) = part, case .words(let words) = parts.last else { return parts.append(part) }
        parts[parts.count - 1] = .words(words + more)
    }
}

extension Sentence: CustomStringConvertible {
    /// The text for the log: characters in names that would break or distort a line are escaped.
    public var description: String { replacingNames { $0.inOneLine(atMost: $1.mostScalars) } }
}

extension Sentence: Comparable {
    public static func < (left: Sentence, right: Sentence) -> Bool { left.description < right.description }
}

extension Sequence<Sentence> {
    public func joined(separator: Sentence) -> Sentence {
        var whole = Sentence()
        for (place, sentence) in enumerated() {
            if place > 0 { whole.append(separator) }
            whole.append(sentence)
        }
        return whole
    }
}

// MARK: - Writing one

extension Sentence: ExpressibleByStringInterpolation {
    /// A `StaticString`, which only a literal in the source can be.
    public init(stringLiteral words: StaticString) { self.init(systemText: Catalogue.text("\(words)")) }

    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.translated }

    /// What may be inserted between the words of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var sentence = Sentence()
        /// The words, with `%1` for the first of `insertions`; empty if nothing is translated.
        private var template = ""
        private var insertions: [Sentence] = []
        private let isTranslated = Catalogue.isUsed

        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate var translated: Sentence {
            guard isTranslated else { return sentence }
            let translation = Catalogue.text(template)
            return translation == template ? sentence : Catalogue.fill(translation, with: insertions)
        }

        public mutating func appendLiteral(_ words: StaticString) {
            sentence.append(.words("\(words)"))
            if isTranslated { template += "\(words)" }
        }

        private mutating func insert(_ part: Sentence) {
            sentence.append(part)
            guard isTranslated else { return }
            insertions.append(part)
            template += "%\(insertions.count)"
        }

        /// Another sentence, with its marks.
        public mutating func appendInterpolation(_ other: Sentence) { insert(other) }

        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            insert(Sentence(systemText: "\(number)"))
        }

        /// One of the words of an enumeration.
        public mutating func appendInterpolation<Word: CaseIterable & RawRepresentable<String>>(word: Word) {
            insert(Sentence(systemText: Catalogue.text(word.rawValue)))
        }

        /// The system's text for an `errno`.
        public mutating func appendInterpolation(errno code: Int32) { insert(Sentence(errno: code)) }

        /// An error's description: its marked sentence or, for a library's error, untrusted text.
        public mutating func appendInterpolation(_ error: any Error) { insert(Sentence(error)) }

        /// A tale's id, or the name of its folder.
        public mutating func appendInterpolation(tale: String) { name(tale, .tale) }
        /// The name of a file alone.
        public mutating func appendInterpolation(file: String) { name(file, .file) }
        /// The path of a file or folder.
        public mutating func appendInterpolation(path: String) { name(path, .path) }
        /// The name of a picture or sound, such as `stories/1/racenis/slide01.jpg`.
        public mutating func appendInterpolation(asset: String) { name(asset, .asset) }
        /// A slide's id.
        public mutating func appendInterpolation(slide: String) { name(slide, .slide) }
        /// A telling's id, which may be a person's name.
        public mutating func appendInterpolation(telling: String) { name(telling, .telling) }
        /// A field of a JSON file, with its path.
        public mutating func appendInterpolation(field: String) { name(field, .field) }
        /// Any other text from a file or a stick: a title, a label, a number.
        public mutating func appendInterpolation(text: String) { name(text, .text) }
        /// A library's message, which may contain anything.
        public mutating func appendInterpolation(library text: String) { name(text, .library) }

        private mutating func name(_ name: String, _ kind: NameKind) { insert(Sentence(name: name, kind)) }
    }
}

// MARK: - Keeping and sending

extension Sentence: Codable {
    /// A list of words and names: `[{"tale": "racenis"}, "/", {"file": "story.json"}, ": is empty"]`.
    ///
    /// Plain text, as an earlier Pasaka wrote it, has no marks: all of it counts as a name.
    public init(from decoder: any Decoder) throws {
        self.init()
        if let text = try? decoder.singleValueContainer().decode(String.self) {  // a list is no text
            parts = [.name(text, .library)]
        } else {
            for part in try [Part](from: decoder) { append(part) }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        guard encoder.userInfo[.plainSentences] == nil else { return try description.encode(to: encoder) }
        try parts.encode(to: encoder)
    }
}

extension Sentence.Part: Codable {
    init(from decoder: any Decoder) throws {
        if let words = try? decoder.singleValueContainer().decode(String.self) {  // a name is an object
            self = .words(words)
            return
        }
        let name = try [String: String](from: decoder).first
        self = .name(name?.value ?? "", name.flatMap { NameKind(rawValue: $0.key) } ?? .text)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .words(let words): try words.encode(to: encoder)
        case .name(let name, let kind): try [kind.rawValue: name].encode(to: encoder)
        }
    }
}

extension CodingUserInfoKey {
    /// Makes an encoder write sentences as plain text, for people.
    public static let plainSentences = CodingUserInfoKey(rawValue: "plainSentences").unsafelyUnwrapped
}
