import Foundation
import Testing

/// The catalogue of Latvian messages against the sources.
struct LatvianCatalogueTests {
    private let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

    private var catalogue: [String: String] {
        get throws {
            let json = try Data(contentsOf: root.appending(path: "assets/interface/messages-lv.json"))
            return try JSONDecoder().decode([String: String].self, from: json)
        }
    }

    /// The literals in the sources of some folders.
    private func sentences(in folders: [String]) throws -> Set<String> {
        var found: Set<String> = []
        for folder in folders {
            let place = root.appending(path: "Sources/\(folder)")
            let names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
            #expect(!names.isEmpty, "\(folder)")
            for name in names where name.hasSuffix(".swift") && !Self.isForScreens(name) {
                let source = try String(contentsOf: place.appending(path: name), encoding: .utf8)
                found.formUnion(SourceSentences(source).found)
            }
        }
        return found
    }

    /// Whether a file has words for screens, which no command says.
    private static func isForScreens(_ name: String) -> Bool {
        WordFiles.isOne("/\(name)") || name.hasSuffix("Ukrainian.swift")
    }

    @Test func `a source's literals are found as the catalogue spells them`() {
        let source = #"""
            let a: Sentence = "a \(file: "b \(c)") of \(d)"  // "no"
            Log("x").notice("not said")
            f("""
                one \
                line
                """, "\"q\"")
            Log("y").notice(
                "nor said")
            """#
        #expect(SourceSentences(source).found == ["a %1 of %2", "one line", "\"q\""])
    }

    @Test(arguments: [
        "Tales/PackMaker", "Tales/TalePacks", "Conversion", "Tales/TaleServices", "App/Commands", "Confinement",
        "Inference/Inference", "Inference/Voices", "System", "Activities/Tutor/Commands",
        "Commands", "Network/NetworkFolder", "Network/NetworkHub", "Network/NetworkMirror", "Network/NetworkCommands",
        "Activities/Tutor/Models/Exam/Service", "Activities/GrownUps/Gate/Service",
    ])
    func `every sentence of a command has its Latvian`(folder: String) throws {
        let catalogue = try catalogue
        let missing = try sentences(in: [folder]).filter { sentence in
            sentence.contains(" ") && catalogue[sentence] == nil && !EnglishWords.found(in: sentence).isEmpty
        }
        #expect(missing.subtracting(Self.untold).sorted() == [])
    }

    /// Literals that no command says.
    private static let untold: Set = [
        // Names of pictures within a file, to which remarks refer otherwise
        "page %1", ", page %1", "%1, picture %2",
        // What a recogniser invents in silence
        "no olvides suscribirte", "thank you for watching", "thanks for watching",
        // What a talk in the terminal says in the learner's language
        "/quit ends; anything else is said to the model.", "that is no line of text",
        "A number chooses an answer; anything else is your own. ?WORD explains a word, /quit ends.",
        // What scripts read
        "it is longer than %1 characters", "it is no text in UTF-8",
        // What a translation in the exam may say
        "do not", "i have", "it is", "my head is", "sister is", "we have", "where is",
        // The comment of a key's file
        "signature of a Pasaka network",
        // A part of story.json
        ",%1\"words\": %2", "\"wolves\": %1,%2",
    ]

    @Test func `no Latvian sentence has kept English words`() throws {
        let english = try catalogue.filter { !EnglishWords.found(in: $0.value).isEmpty }
        #expect(english.map { "\($0.key): \($0.value)" }.sorted() == [])
    }

    @Test func `no Latvian sentence loses or invents a part`() throws {
        func parts(_ text: String) -> Set<String> { Set(text.matches(of: #/%\d/#).map { String($0.output) }) }
        #expect(try catalogue.filter { parts($0.key) != parts($0.value) }.map(\.key) == [])
    }
}
