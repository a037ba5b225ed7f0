import Engine
import FoundationEssentials
import LetterJudge
import Sentences
import Storage

/// Reads the alphabets from their folders, `assets/letters/lv` and its neighbours.
struct AlphabetFolder {
    /// The activity's folder in `assets`.
    let assets: String
    /// The prefix of its files' names.
    let prefix: String
    /// The files that were there, as paths in `assets`.
    private let files: Set<String>

    init(assets: String, prefix: String) {
        (self.assets, self.prefix) = (assets, prefix)
        files = Self.files(in: assets)
    }

    /// The files of the folder, its folders and theirs; those of a folder that cannot be read are missing.
    private static func files(in folder: String, depth: Int = 2) -> Set<String> {
        guard let entries = try? FolderEntries(of: folder) else { return [] }
        var found: Set<String> = []
        for entry in entries.prefix(10_000) {
            guard let name = entry.name else { continue }
            switch entry.kind {
            case .file, .link: found.insert(name)
            case .folder where depth > 0:
                found.formUnion(files(in: "\(folder)/\(name)", depth: depth - 1).map { "\(name)/\($0)" })
            case .folder, .other: break
            }
        }
        return found
    }

    /// The widths of a letter that can be drawn, in its heights.
    private static let widths = 0.05...4.0
    /// The most letters, and alphabets, that are read; more are left out.
    static let mostLetters = 200, mostAlphabets = 20
    /// The largest file that is read, in bytes.
    static let largestFile = 1 << 20

    /// All alphabets with at least one letter, in the order of their folders' names.
    func all() -> Alphabets {
        var alphabets = Alphabets()
        let names = files.filter { $0.hasSuffix("/alphabet.json") }.map { String($0.prefix { $0 != "/" }) }.sorted()
        if names.isEmpty { alphabets.problems = ["\(path: assets) has no alphabet"] }
        for name in names.prefix(Self.mostAlphabets) {
            let (alphabet, problems) = read(name)
            alphabets.problems += problems
            if let alphabet, !alphabet.letters.isEmpty { alphabets.all.append(alphabet) }
        }
        return alphabets
    }

    private func read(_ id: String) -> (Alphabet?, [Sentence]) {
        do throws(Refusal) {
            let file = try decode(AlphabetFile.self, "\(id)/alphabet.json")
            var problems: [Sentence] = []
            let guides = guides(of: id, &problems)
            var letters: [Letter] = [], names: Set<String> = []
            for entry in file.letters.prefix(Self.mostLetters) {
                guard names.insert(entry.letter).inserted else {
                    problems.append("letters/\(file: id): \(text: entry.letter) stands there twice")
                    continue
                }
                if let letter = letter(entry, id, guides, &problems) { letters.append(letter) }
            }
            var alphabet = Alphabet(id: id, name: file.name, language: file.language, letters: letters)
            alphabet.phrases = phrases(file.phrases ?? [:], id, &problems)
            return (alphabet, problems)
        } catch {
            return (nil, ["letters/\(error.sentence)"])
        }
    }

    private func guides(of id: String, _ problems: inout [Sentence]) -> [String: Guide] {
        do throws(Refusal) {
            let file: GuideFile = try decode(GuideFile.self, "\(id)/guides.json")
            return Dictionary(file.letters.map { ($0.letter, $0) }) { first, _ in first }
        } catch {
            problems.append("letters/\(error.sentence)")
            return [:]
        }
    }

    private func letter(
        _ entry: AlphabetFile.Entry, _ id: String, _ guides: [String: Guide], _ problems: inout [Sentence]
    ) -> Letter? {
        guard Self.isName(entry.letter), !entry.small.isEmpty else {
            problems.append("letters/\(file: id): a letter has no name that can be used: \(text: entry.letter)")
            return nil
        }
        var letter = Letter(entry.letter, small: entry.small)
        func found(_ path: String?) -> Sound? {
            guard let path else { return nil }
            if let sound = sound(path, id) { return sound }
            problems.append("letters/\(file: id): \(text: entry.letter): \(file: path) is missing")
            return nil
        }
        letter.sound = found(entry.sound)
        letter.name = found(entry.name)
        for word in entry.words ?? [] {
            let picture = "pictures/\(word.picture).webp"
            guard Self.isPath(picture), exists(picture) else {
                problems.append("letters/\(file: id): \(text: entry.letter): \(file: picture) is missing")
                continue
            }
            letter.words.append(
                LetterWord(
                    word.word, Image("\(prefix)/\(picture)"), voice: found(word.voice),
                    stems: word.stems ?? []))
        }
        if let guide = guides[entry.letter], Self.isDrawable(guide) {
            letter.guide = guide
            letter.smallGuide = guides[entry.small].flatMap { Self.isDrawable($0) ? $0 : nil }
        } else {
            problems.append("letters/\(file: id): \(text: entry.letter) has no guide in \(file: "guides.json")")
        }
        return letter
    }

    private static func isDrawable(_ guide: Guide) -> Bool {
        widths.contains(guide.width) && guide.strokes.contains { $0.line.count > 1 }
    }

    private func phrases(
        _ files: [String: [String]], _ id: String, _ problems: inout [Sentence]
    ) -> [SpokenPhrase: [Sound]] {
        var phrases: [SpokenPhrase: [Sound]] = [:]
        for phrase in SpokenPhrase.allCases {
            for path in files[phrase.rawValue] ?? [] {
                if let sound = sound(path, id) {
                    phrases[phrase, default: []].append(sound)
                } else {
                    problems.append("letters/\(file: id): \(file: path) is missing")
                }
            }
        }
        return phrases
    }

    private func sound(_ path: String, _ id: String) -> Sound? {
        Self.isPath(path) && exists("\(id)/\(path)") ? Sound("\(prefix)/\(id)/\(path)") : nil
    }

    /// Whether a file's name stays in its folder.
    private static func isPath(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && path.utf8.count < 200
            && !path.split(separator: "/", omittingEmptySubsequences: false).contains { [".", "..", ""].contains($0) }
    }

    /// Whether a letter can be part of a route.
    private static func isName(_ letter: String) -> Bool {
        !letter.isEmpty && letter.count <= 4 && letter.unicodeScalars.count <= 16 && !letter.contains("/")
            && letter.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.isDiacritic }
    }

    private func exists(_ path: String) -> Bool { files.contains(path) }

    private struct Refusal: Error { let sentence: Sentence }

    private func decode<Content: Decodable>(_ type: Content.Type, _ path: String) throws(Refusal) -> Content {
        do {
            let bytes = try OrdinaryFile.read("\(assets)/\(path)", atMost: Self.largestFile)
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as ReadFailure {
            throw Refusal(sentence: "\(file: path): \(error)")
        } catch let DecodingError.keyNotFound(key, _) {
            throw Refusal(sentence: "\(file: path): \(field: key.stringValue) is missing")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            let field = context.codingPath.map(\.stringValue).joined(separator: ".")
            let whole: Sentence = field.isEmpty ? "its content" : "\(field: field)"
            throw Refusal(sentence: "\(file: path): \(whole) has another type than expected")
        } catch {
            throw Refusal(sentence: "\(file: path) is not JSON")
        }
    }
}

/// The content of `alphabet.json`; names of files are relative to its folder, pictures are names without ending.
private struct AlphabetFile: Decodable {
    let name, language: String
    let letters: [Entry]
    let phrases: [String: [String]]?

    struct Entry: Decodable {
        let letter, small: String
        let sound, name: String?
        let words: [Word]?
    }

    struct Word: Decodable {
        let word, picture: String
        let voice: String?
        let stems: [String]?
    }
}

/// The content of `guides.json`.
struct GuideFile: Decodable { let letters: [Guide] }
