import Engine

/// What the children have learnt of the letters, with their drawings.
///
/// Stored as `letters.json`.
public struct LetterProgress: Document {
    public static let name = "letters"
    /// The file format version.
    ///
    /// A newer one is left alone.
    public static let version = 1

    public private(set) var version = LetterProgress.version
    /// The progress in each alphabet, by its id.
    public private(set) var alphabets: [String: AlphabetProgress] = [:]

    public init() {}

    /// The progress in one alphabet.
    public struct AlphabetProgress: Hashable, Codable, Sendable {
        /// The letter opened last.
        public internal(set) var last: String?
        /// The record of each letter, by the letter as it is written: those of capitals and small letters are apart.
        public internal(set) var letters: [String: LetterRecord] = [:]
    }

    public subscript(alphabet: String) -> AlphabetProgress { alphabets[alphabet] ?? AlphabetProgress() }

    public subscript(alphabet: String, letter: String) -> LetterRecord {
        alphabets[alphabet]?.letters[letter] ?? LetterRecord()
    }

    /// Records that a letter has been opened.
    mutating func open(_ letter: String, of alphabet: String) { alphabets[alphabet, default: .init()].last = letter }

    /// Records that a step is reached, so that the letter goes on there.
    mutating func reach(_ step: LetterStep, of letter: String, in alphabet: String) {
        change(letter, alphabet) { $0.step = step == .introduction ? nil : step }
    }

    /// Records a finished level with its stars (1…3) and drawing; the letter goes on at the step after it.
    mutating func finish(
        _ level: LetterLevel, of letter: String, in alphabet: String, stars: Int, drawing: KeptDrawing
    ) {
        change(letter, alphabet) { $0.finish(level, stars: stars, drawing: drawing) }
    }

    /// Keeps a drawing of a letter that was written in a word: its course goes on where it was.
    mutating func keep(_ drawing: KeptDrawing, of letter: String, in alphabet: String) {
        alphabets[alphabet, default: .init()].letters[letter, default: LetterRecord()].keep(drawing)
    }

    /// Records that all steps are done: the next round begins at the start.
    mutating func complete(_ letter: String, in alphabet: String) {
        change(letter, alphabet) { $0.complete() }
    }

    /// Forgets what was earned and drawn in the last round.
    mutating func beginRound(of letter: String, in alphabet: String) {
        if !self[alphabet, letter].round.isEmpty { change(letter, alphabet) { $0.beginRound() } }
    }

    private mutating func change(_ letter: String, _ alphabet: String, _ change: (inout LetterRecord) -> Void) {
        open(letter, of: alphabet)
        change(&alphabets[alphabet, default: .init()].letters[letter, default: LetterRecord()])
    }

    /// The same progress without drawings, for a report.
    var withoutDrawings: LetterProgress {
        var progress = self
        for alphabet in alphabets.keys {
            progress.alphabets[alphabet]?.letters = self[alphabet].letters.mapValues(\.withoutDrawings)
        }
        return progress
    }
}

/// A level in which a letter is drawn.
public enum LetterLevel: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case fill, trace, draw

    /// The step after this level.
    var next: LetterStep {
        switch self {
        case .fill: .level2Trace
        case .trace: .level3FreeDraw
        case .draw: .congratulations
        }
    }
}

/// The progress with one letter.
public struct LetterRecord: Hashable, Codable, Sendable {
    /// The step at which it goes on; nil for the start.
    public internal(set) var step: LetterStep?
    /// The most stars of a round, 0…3.
    public private(set) var stars = 0
    /// What has been earned and drawn in the present round.
    public private(set) var round: [LetterLevel: Result] = [:]
    /// The first letter drawn freely.
    public private(set) var first: KeptDrawing?
    /// The newest letters drawn freely, the latest last; the first one is not among them.
    public private(set) var newest: [KeptDrawing] = []

    /// How many of the newest drawings are kept.
    static let mostDrawings = 10

    /// A finished level.
    public struct Result: Hashable, Codable, Sendable {
        public let stars: Int
        public let drawing: KeptDrawing
    }

    public init() {}

    private enum CodingKeys: CodingKey { case step, stars, round, first, newest }

    /// - Throws: `DecodingError`, also for stars that cannot be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        step = try fields.decodeIfPresent(LetterStep.self, forKey: .step)
        stars = try fields.decodeIfPresent(Int.self, forKey: .stars) ?? 0
        round = try fields.decodeIfPresent([LetterLevel: Result].self, forKey: .round) ?? [:]
        first = try fields.decodeIfPresent(KeptDrawing.self, forKey: .first)
        newest = try fields.decodeIfPresent([KeptDrawing].self, forKey: .newest)?.suffix(Self.mostDrawings) ?? []
        guard (0...3).contains(stars), round.values.allSatisfy({ (1...3).contains($0.stars) }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .stars, in: fields, debugDescription: "a number of stars is not 0 to 3")
        }
    }

    /// The stars of the present round, once all levels of it are finished: their mean, rounded; else nil.
    var roundStars: Int? {
        let stars = LetterLevel.allCases.compactMap { round[$0]?.stars }
        guard stars.count == LetterLevel.allCases.count else { return nil }
        return Int((Double(stars.reduce(0, +)) / Double(stars.count)).rounded())
    }

    mutating func finish(_ level: LetterLevel, stars: Int, drawing: KeptDrawing) {
        round[level] = Result(stars: clamp(stars, 1...3), drawing: drawing)
        step = level.next
        if let earned = roundStars { self.stars = max(self.stars, earned) }
        if level == .draw { keep(drawing) }
    }

    /// The round's drawings stay until the next round begins.
    mutating func complete() { step = nil }

    mutating func beginRound() { round = [:] }

    mutating func keep(_ drawing: KeptDrawing) {
        if first == nil { first = drawing } else { newest = (newest + [drawing]).suffix(Self.mostDrawings) }
    }

    /// The last letter drawn freely.
    var last: KeptDrawing? { newest.last ?? first }

    var withoutDrawings: LetterRecord {
        var record = self
        record.round = round.mapValues { Result(stars: $0.stars, drawing: KeptDrawing()) }
        (record.first, record.newest) = (nil, [])
        return record
    }
}
