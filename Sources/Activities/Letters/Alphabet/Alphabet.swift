import Engine
import LetterJudge
import Sentences

/// The alphabets that can be learnt, as their folders describe them.
public struct Alphabets: Document {
    public static let name = "alphabets"

    public var all: [Alphabet]
    /// One line for each missing or damaged part.
    public var problems: [Sentence]

    public init(_ all: [Alphabet] = [], problems: [Sentence] = []) { (self.all, self.problems) = (all, problems) }

    public subscript(id: String) -> Alphabet? { all.first { $0.id == id } }
}

/// An alphabet: its letters in order, and what is said while they are learnt.
public struct Alphabet: Hashable, Codable, Sendable, Identifiable {
    /// The name of its folder, such as `lv`.
    public let id: String
    /// Its name in its own language.
    public let name: String
    /// A BCP 47 tag: tales in this language have its words.
    public let language: String
    public var letters: [Letter]
    public var phrases: [SpokenPhrase: [Sound]]

    public init(id: String, name: String, language: String, letters: [Letter], phrases: [SpokenPhrase: [Sound]] = [:]) {
        (self.id, self.name, self.language) = (id, name, language)
        (self.letters, self.phrases) = (letters, phrases)
    }

    /// A letter by the name it has in this alphabet's form, `Ķ` or `ķ`.
    public subscript(letter: String) -> Letter? { letters.first { $0.written == letter } }

    var guides: [Guide] { letters.compactMap(\.guide) }

    /// The letter after another; the first after the last.
    func letter(after letter: Letter) -> Letter? {
        guard let place = place(of: letter) else { return letters.first }
        return letters[(place + 1) % letters.count]
    }

    func place(of letter: Letter) -> Int? { letters.firstIndex { $0.written == letter.written } }
}

/// A letter, without the parts whose files are missing.
public struct Letter: Hashable, Codable, Sendable {
    /// Its name in files, such as `Ķ`, and the small letter.
    public let capital: String
    public let small: String
    /// Whether it is learnt as a small letter; recordings of before there were any say nothing of it.
    private var isSmall: Bool?
    /// What it sounds like in a word.
    public var sound: Sound?
    /// The clip that says the letter's name.
    public var name: Sound?
    public var words: [LetterWord] = []
    /// How it is drawn in its form; nil leaves out the steps in which it is.
    public var guide: Guide?
    /// How the small letter is drawn.
    public var smallGuide: Guide?

    public init(_ capital: String, small: String) { (self.capital, self.small) = (capital, small) }

    var form: LetterForm { isSmall == true ? .small : .capital }
    /// The letter as it is learnt, which is its name in routes and documents, and its other form.
    var written: String { form == .small ? small : capital }
    var other: String { form == .small ? capital : small }

    /// The letter of an alphabet's file, which is a capital, learnt as a small one.
    var inSmall: Letter {
        var letter = self
        (letter.isSmall, letter.guide) = (true, smallGuide)
        return letter
    }

    /// Its steps, in order.
    var steps: [LetterStep] {
        LetterStep.allCases.filter { step in
            switch step {
            case .introduction, .congratulations: true
            case .wordAssociation: !words.isEmpty
            case .level1Fill, .level2Trace, .level3FreeDraw: guide != nil
            }
        }
    }

    /// The sound, then the name.
    var spoken: [Sound] { [sound, name].compactMap(\.self) }
}

/// A word that begins with the letter or contains it.
public struct LetterWord: Hashable, Codable, Sendable {
    public let word: String
    public let picture: Image
    public var voice: Sound?
    /// The beginnings of its forms in tales.
    public var stems: [String] = []

    public init(_ word: String, _ picture: Image, voice: Sound? = nil, stems: [String] = []) {
        (self.word, self.picture, self.voice, self.stems) = (word, picture, voice, stems)
    }
}

/// What is said besides letters and words; a phrase may have several clips to choose from.
public enum SpokenPhrase: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case praise, next, again, done, undo, fill, trace, draw, ghost, finished
    case traceStart = "trace-start"
    case nextLetter = "next-letter"
    case letterIs = "letter-is"
    case tooLittle = "too-little"
    case missingPart = "missing-part"
    case extraPart = "extra-part"
    case mirrored
    case looksLike = "looks-like"
    case smallLetter = "small-letter"
    case capitalLetter = "capital-letter"
    case markMissing = "mark-missing"
    case markWrong = "mark-wrong"
    case markMisplaced = "mark-misplaced"
    case notALetter = "not-a-letter"
    case tutorial1 = "tutorial-1"
    case tutorial2 = "tutorial-2"
    case tutorial3 = "tutorial-3"
    case tutorial4 = "tutorial-4"
}

/// The steps of learning a letter, in order.
public enum LetterStep: String, Codable, Sendable, CaseIterable {
    case introduction, wordAssociation, level1Fill, level2Trace, level3FreeDraw, congratulations

    /// The last part of the step's route.
    var part: String {
        switch self {
        case .introduction: "introduction"
        case .wordAssociation: "words"
        case .level1Fill: "fill"
        case .level2Trace: "trace"
        case .level3FreeDraw: "draw"
        case .congratulations: "done"
        }
    }

    init?(part: String) {
        guard let step = Self.allCases.first(where: { $0.part == part }) else { return nil }
        self = step
    }
}
