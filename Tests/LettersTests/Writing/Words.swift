import Engine
import Testing

@testable import LetterJudge
@testable import Letters

/// A small alphabet with a word that can be written, and a child's name.
enum Words {
    /// A, Ķ and S; "asā" cannot be written, because there is no Ā.
    static func world(_ name: String = "", window: (Double, Double)? = nil) throws -> World {
        var alphabet = try Lessons.alphabet()
        alphabet.letters[0].words = [
            LetterWord("asa", "asa.webp", voice: "asa-voice"), LetterWord("as", "as.webp"),
            LetterWord("asā", "asā.webp"), LetterWord("asasas", "long.webp"),
        ]
        alphabet.letters[2].words = [LetterWord("asa", "asa.webp"), LetterWord("saķa", "saķa.webp")]
        var world = try Lessons.world()
        if let (width, height) = window { world = world.seen(width, height) }
        world[Alphabets.self] = Alphabets([alphabet, try english])
        var words = WrittenWords()
        words.call(child: name)
        world[WrittenWords.self] = words
        return world
    }

    /// The single letter W.
    private static var english: Alphabet {
        get throws {
            var letter = Letter("W", small: "w")
            (letter.sound, letter.name) = ("W-sound", "W-name")
            letter.guide = try Samples.guide("W", "en")
            return Alphabet(id: "en", name: "English", language: "en", letters: [letter])
        }
    }

    static func screen(_ word: String, in world: World) throws -> WordViewModel {
        var screen = try #require(WordViewModel(world: world, alphabet: "lv", word: word))
        _ = screen.tick()
        return screen
    }

    static let accepted = Verdict(accepted: true, ranking: [], reason: nil)
}

extension WordViewModel {
    /// Draws the present letter, and the judge accepts it.
    @discardableResult mutating func write() -> [Command] {
        answer(Words.accepted, to: dragGuide() + wait(100))
    }

    /// Ends what is being said, and lets the next letter come and say itself.
    @discardableResult mutating func listen() -> [Command] {
        var commands: [Command] = []
        while let clip = lesson.speech.current { commands += receive(.narrationEnded(clip)) }
        return commands + wait(120)
    }
}

extension [Command] {
    /// The written words that are saved last.
    var words: WrittenWords? {
        compactMap { if case .save(let document) = $0 { document.content as? WrittenWords } else { nil } }.last
    }
}
