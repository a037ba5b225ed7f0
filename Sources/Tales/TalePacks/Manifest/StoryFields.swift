import Sentences

/// Reads the fields of an object in `story.json` one by one; an invalid one becomes a problem, not an error.
struct StoryFields {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The object's path in the file, such as `slides[2]`; empty for the root.
    let path: String
    private(set) var problems: [Sentence] = []
    private let values: KeyedDecodingContainer<Name>
    private let languages: ManifestLanguages?
    private var known: Set<String> = []
    /// Whether only fields by language are read: the others are the tale's own language's.
    private var readsTranslations = false

    /// - Throws: if it is not an object.
    init(_ decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: Name.self)
        languages = decoder.userInfo[.manifestLanguages] as? ManifestLanguages
        path = decoder.codingPath.reduce("") { path, key in
            key.intValue.map { "\(path)[\($0)]" }
                ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
        }
    }

    /// Fields that were not read, with their paths.
    var unknown: [String] {
        values.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted().map(path(of:))
    }

    /// An optional text; an empty one counts as missing.
    mutating func text(_ name: String) -> String? {
        let text: String? = value(name, "text in quotes")
        return text == "" ? nil : text
    }

    /// A required text.
    ///
    /// - Parameters:
    ///   - name: the field's.
    ///   - consequence: what the problem's sentence says happens without it.
    /// - Returns: nil, with a problem, if it is missing.
    mutating func text(_ name: String, orElse consequence: Sentence) -> String? {
        let count = problems.count
        if let text = text(name) { return text }
        let problem: Sentence =
            problems.count > count ? problems.removeLast() : "\(field: path(of: name)) is missing"
        problems.append("\(problem); \(consequence)")
        return nil
    }

    mutating func flag(_ name: String) -> Bool? { value(name, "true or false") }

    /// How frightening something is, in wolves.
    mutating func wolves(_ name: String) -> Int? {
        let kind: Sentence = "a whole number from 0 to 3"
        guard let wolves: Int = value(name, kind) else { return nil }
        guard Story.wolves.contains(wolves) else {
            problems.append("\(field: path(of: name)) must be \(kind)")
            return nil
        }
        return wolves
    }

    /// A line such as the question about a slide; a long one is cut.
    mutating func line(_ name: String, atMost most: Int) -> String? {
        guard let text = text(name)?.withoutControls, !text.isBlank else { return nil }
        return short(text, "\(field: path(of: name))", atMost: most)
    }

    private mutating func short(_ text: String, _ field: Sentence, atMost most: Int) -> String {
        guard text.count > most else { return text }
        problems.append("\(field) has more than \(most) characters; the rest is left out")
        return String(text.prefix(most))
    }

    /// The explained words of `text`, in its order; entries that are wrong are left out.
    mutating func explanations(_ name: String, of text: String) -> [StoryFile.ExplanationEntry] {
        let kind: Sentence = "an object with words of the text, each with its explanation"
        let byLanguage: [String: Attempt<StoryFile.ExplanationEntry>]? = explanationsByLanguage(name)
        guard let entries = byLanguage ?? value(name, kind) else { return [] }
        let words = text.split(separator: " ").map(\.bareWord)
        var found: [(place: Int, entry: StoryFile.ExplanationEntry)] = []
        for (word, attempt) in entries.sorted(by: { $0.key < $1.key }) {
            let field: Sentence = "\(field: path(of: name)) \"\(text: word)\"", bare = word[...].bareWord
            guard !bare.isEmpty, let place = words.firstIndex(of: bare) else {
                problems.append("\(field) is not a word of the text")
                continue
            }
            guard case .success(var entry) = attempt.outcome, !entry.text.isBlank else {
                problems.append("\(field) must have a text, and may have a clip, both in quotes")
                continue
            }
            entry.word = word
            entry.text = short(entry.text, field, atMost: StoryFile.longestQuestion)
            found.append((place, entry))
        }
        return found.sorted { $0.place < $1.place }.map(\.entry)
    }

    /// The word times of `text`; empty unless there is one ascending pair per word, or per sentence.
    mutating func words(_ name: String, of text: String) -> [WordTime] {
        guard let pairs: [[Double]] = value(name, "a list of [start, end] pairs in seconds"), !pairs.isEmpty else {
            return []
        }
        if let fault = Self.fault(of: pairs, saying: text) {
            problems.append("\(field: path(of: name)) \(fault)")
            return []
        }
        return pairs.map { WordTime(start: $0[0], end: $0[1]) }
    }

    /// Why times do not fit the words of `text`; the sentence lacks its subject.
    static func fault(of pairs: [[Double]], saying text: String) -> Sentence? {
        let count = text.wordCount, sentences = text.sentenceCount
        let times = pairs.flatMap(\.self)
        if !pairs.allSatisfy({ $0.count == 2 }) { return "must be a list of [start, end] pairs in seconds" }
        if pairs.count != count, pairs.count != sentences {
            return "has \(pairs.count) times, but text has \(count) words"
        }
        if !zip([0] + times, times).allSatisfy({ $0 <= $1 }) {
            return "are not in order: no time may be before the previous one"
        }
        if let last = times.last, last > StoryFile.longestClip {
            return "are not in one clip: no time may be after 86400 seconds"
        }
        return nil
    }

    /// The slides that are objects, up to ``StoryFile/mostSlides``.
    mutating func slides(_ name: String) -> [StoryFile.SlideEntry] {
        known.insert(name)
        guard values.contains(Name(stringValue: name)) else { return [] }
        do {
            var list = try values.nestedUnkeyedContainer(forKey: Name(stringValue: name))
            var slides: [StoryFile.SlideEntry] = []
            while !list.isAtEnd, list.currentIndex < StoryFile.mostSlides {
                let index = list.currentIndex
                switch try list.decode(Attempt<StoryFile.SlideEntry>.self).outcome {
                case .success(let slide): slides.append(slide)
                case .failure: problems.append("\(field: name)[\(index)] must be an object in braces { … }")
                }
            }
            if !list.isAtEnd {
                problems.append("has more than \(StoryFile.mostSlides) slides; the rest is left out")
            }
            return slides
        } catch {
            problems.append("\(field: path(of: name)) must be a list of slides in brackets [ … ]")
            return []
        }
    }

    mutating func value<Value: Decodable>(_ name: String, _ kind: Sentence) -> Value? {
        known.insert(name)
        do {
            let value = try values.decodeIfPresent(Value.self, forKey: Name(stringValue: name))
            return readsTranslations ? nil : value
        } catch {
            guard let written = byLanguage(name) else {
                problems.append("\(field: path(of: name)) must be \(kind)")
                return nil
            }
            return value(in: written, name, kind)
        }
    }

    // MARK: - Several languages

    /// The values of a field by language, such as `{"lv": "Reiz dzīvoja", "en": "Once there lived"}`.
    private func byLanguage(_ name: String) -> KeyedDecodingContainer<Name>? {
        guard languages != nil,
            let written = try? values.nestedContainer(keyedBy: Name.self, forKey: Name(stringValue: name)),
            !written.allKeys.isEmpty, written.allKeys.allSatisfy({ TaleLanguage.isTag($0.stringValue) })
        else { return nil }
        return written
    }

    /// Whether one of these fields has a value for the wanted language, which is not the tale's own; from then on,
    /// fields without a language are left out.
    mutating func findTranslation(_ names: [String]) -> Bool {
        guard let wanted = languages?.wanted else { return false }
        readsTranslations = names.contains { name in
            // An empty text is one that nobody has translated yet.
            guard let written = byLanguage(name), written.contains(Name(stringValue: wanted)) else { return false }
            let key = Name(stringValue: wanted)
            if (try? written.decodeNil(forKey: key)) ?? false { return false }
            return (try? written.decode(String.self, forKey: key))?.isBlank != true
        }
        return readsTranslations
    }

    /// Whether another language than the tale's own is read.
    var isTranslation: Bool { languages?.wanted != nil }

    private mutating func value<Value: Decodable>(
        in written: KeyedDecodingContainer<Name>, _ name: String, _ kind: Sentence
    ) -> Value? {
        guard let tag = languages?.choose(among: written.allKeys.map(\.stringValue)) else { return nil }
        do {
            return try written.decodeIfPresent(Value.self, forKey: Name(stringValue: tag))
        } catch {
            problems.append("\(field: "\(path(of: name)).\(tag)") must be \(kind)")
            return nil
        }
    }

    /// The explanations of the wanted language; nil if the field has words for keys.
    ///
    /// A word's value has a text, a language's has words.
    private mutating func explanationsByLanguage(_ name: String) -> [String: Attempt<StoryFile.ExplanationEntry>]? {
        guard let written = byLanguage(name),
            written.allKeys.allSatisfy({ tag in
                let words = try? written.nestedContainer(keyedBy: Name.self, forKey: tag)
                return words.map { (try? $0.decode(String.self, forKey: Name(stringValue: "text"))) == nil } ?? false
            })
        else { return nil }
        known.insert(name)
        return value(in: written, name, "an object with words of the text, each with its explanation") ?? [:]
    }

    /// Leaves a field unread.
    mutating func skip(_ name: String) { known.insert(name) }

    mutating func note(_ problem: Sentence) { problems.append(problem) }

    private func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

/// A value or why there is none, so that one invalid element does not spoil its list.
struct Attempt<Content: Decodable>: Decodable {
    let outcome: Result<Content, any Error>

    init(from decoder: any Decoder) { outcome = Result { try Content(from: decoder) } }
}
