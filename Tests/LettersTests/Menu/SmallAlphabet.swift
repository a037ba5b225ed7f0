@testable import Engine
@testable import Letters

extension Alphabet {
    /// Some letters of Latvian, each with its clips.
    static func small(_ letters: [String] = ["A", "Ā", "B"], id: String = "lv") -> Alphabet {
        Alphabet(
            id: id, name: "Latviešu", language: "lv",
            letters: letters.map { capital in
                var letter = Letter(capital, small: capital.lowercased())
                letter.sound = Sound("letters/\(id)/\(capital)-sound.ogg")
                letter.name = Sound("letters/\(id)/\(capital)-name.ogg")
                return letter
            })
    }

    /// An alphabet with as many letters as Latvian has.
    static let latvian = small("AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽ".map(String.init))
}

extension World {
    /// A world in which letters can be learnt, and the tutorial has been seen.
    init(_ alphabets: [Alphabet], motion: Motion = .cut, last: String? = nil) {
        self.init(motion: motion)
        learn(AnyDocument(Alphabets(alphabets)))
        var wishes = LetterWishes()
        wishes.hasSeenTutorial = true
        learn(AnyDocument(wishes))
        var progress = LetterProgress()
        if let last { progress.open(last, of: alphabets[0].id) }
        learn(AnyDocument(progress))
    }
}
