import Sentences

/// The content of a `telling.json`, as far as it is valid.
struct TellingFile: Decodable {
    let animal: Teller.Animal?
    let hue: Teller.Hue?
    /// The words' times by slide's name: pairs of seconds, not yet checked.
    let words: [String: [[Double]]]
    let problems: [Sentence]

    /// The file format version.
    static let version = 1

    init(from decoder: any Decoder) throws {
        var fields = try StoryFields(decoder)
        let version: Int = fields.value("version", "a number") ?? Self.version
        let animal = fields.text("animal"), hue = fields.text("color")
        words = fields.value("words", "an object with lists of [start, end] pairs in seconds") ?? [:]
        self.animal = animal.flatMap(Teller.Animal.init)
        self.hue = hue.flatMap(Teller.Hue.init)
        var problems = fields.problems
        if version > Self.version { problems.append("was written by a newer Pasaka (format \(text: "\(version)"))") }
        if let animal, self.animal == nil { problems.append(Self.wrong("animal", animal, Teller.Animal.self)) }
        if let hue, self.hue == nil { problems.append(Self.wrong("color", hue, Teller.Hue.self)) }
        self.problems = problems + fields.unknown.prefix(3).map { "\(field: $0) is not a known field" }
    }

    private static func wrong<Value: CaseIterable & RawRepresentable<String>>(
        _ field: Sentence, _ value: String, _ type: Value.Type
    ) -> Sentence {
        let all = Value.allCases.map { "\(word: $0)" as Sentence }.joined(separator: ", ")
        return "\(field) \"\(text: value)\" must be one of \(all)"
    }
}
