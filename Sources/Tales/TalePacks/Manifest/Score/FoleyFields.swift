import Engine
import Sentences

extension StoryFile {
    /// A sound of the scene, checked; its name is not yet resolved to a file.
    package struct FoleyEntry: Hashable, Sendable {
        /// Its path: `slides[2].sounds[0]`.
        package let path: String
        package var clip: String
        /// The place in the text of the word with which it begins, from 0.
        package let word: Int
    }

    /// The most sounds of a slide.
    package static let mostFoley = 12
    /// The longest theme or bed, in seconds.
    package static let longestLoop = 120.0
}

extension StoryFields {
    /// The sounds of a slide with this text: those that are wrong, or too many, are left out.
    mutating func foley(_ name: String, of text: String) -> (entries: [StoryFile.FoleyEntry], unknown: [String]) {
        guard let written: [Attempt<WrittenFoley>] = value(name, "a list of sounds in brackets [ … ]") else {
            return ([], [])
        }
        let path = path.isEmpty ? name : "\(path).\(name)", most = StoryFile.mostFoley
        var (entries, unknown): ([StoryFile.FoleyEntry], [String]) = ([], [])
        for (index, attempt) in written.prefix(most).enumerated() {
            guard case .success(let sound) = attempt.outcome else {
                note("\(field: path)[\(index)] must be an object in braces { … }")
                continue
            }
            unknown += sound.unknown
            switch sound.entry(among: text.wordCount) {
            case .success(let entry): entries.append(entry)
            case .failure(let fault): note("\(fault.sentence); the sound is left out")
            }
        }
        if written.count > most { note("\(field: path) has more than \(most) sounds; the rest is left out") }
        return (entries, unknown)
    }
}

/// A sound of the scene as it is written.
private struct WrittenFoley: Decodable {
    /// What is wrong with it.
    struct Fault: Error { let sentence: Sentence }

    private let path: String
    private let clip: String?
    private let word: Int?
    private let problem: Sentence?
    let unknown: [String]

    init(from decoder: any Decoder) throws {
        var fields = try StoryFields(decoder)
        path = fields.path
        clip = fields.text("clip")
        word = fields.value("word", "the number of a word of the text, from 0")
        problem = fields.problems.first
        unknown = fields.unknown
    }

    func entry(among words: Int) -> Result<StoryFile.FoleyEntry, Fault> {
        if let problem { return .failure(Fault(sentence: problem)) }
        guard let clip else { return .failure(Fault(sentence: "\(field: "\(path).clip") is missing")) }
        guard let word, (0..<words).contains(word) else {
            let name = "\(path).word"
            return .failure(Fault(sentence: "\(field: name) must be the number of a word of the text, from 0"))
        }
        return .success(StoryFile.FoleyEntry(path: path, clip: clip, word: word))
    }
}
