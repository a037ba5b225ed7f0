import Commands
import Engine
import Foundation
import Sentences
import TalePacks
import Testing

@testable import MorningCheck
@testable import PasakaApp

/// Names of people in every placeholder of every sentence.
struct RedactedSentenceTests {
    private static let racenis = Story(
        id: "racenis", title: "Rācenis", cover: "stories/0/racenis/cover.jpg",
        slides: [Slide(id: "slide01", image: "stories/0/racenis/slide01.jpg", text: "Vectēvs iestādīja rāceni.")])

    private var redaction: Redaction { Redaction(shipped: [Self.racenis]) }

    /// A sentence of one name of each kind.
    private static func sentence(_ name: String, _ kind: NameKind) -> Sentence {
        switch kind {
        case .tale: "\(tale: name)"
        case .file: "\(file: name)"
        case .path: "\(path: name)"
        case .asset: "\(asset: name)"
        case .slide: "\(slide: name)"
        case .telling: "\(telling: name)"
        case .field: "\(field: name)"
        case .text: "\(text: name)"
        case .library: "\(library: name)"
        }
    }

    /// `Zane` and `Liepiņi` as a family may write them; what is looked for is in small letters.
    static let names = [
        "Kristaps un Zane Liepiņi Rīgas ielā 5.jpg", "zane_liepini_dzimsanas_diena", "Zane/Liepiņi",
        "/home/zane/Liepiņi",
        "/run/pasaka-sticks/ZANE", "Zane\nLiepiņi", "Zane\u{202e}Liepiņi", "\"Zane\"", "100 % Zane",
        "Zane.Liepiņi.json",
        "story.zane.json", "progress.unread-zane.json", "zane.json", "stories/1/zane/liepini.jpg",
        "stories/zane/1/x.jpg",
        "stories/1/racenis/zane.jpg", "stories/1/racenis/tellings/zane/1.wav", "interface/zane/x.svg", "clips/zane.ogg",
        "interface/zane.svg", "interface/icon-zane.svg", "interface/Zane Liepiņa", "interface/icon.zane",
        "takes/zane/1.wav", "slides[1].zane", "zane[2].text", "slides[zane].text", "zane", "fox-zane", "fox-blue-zane",
        "ALSA: Couldn't open zane", "software: zane", "No such file or directory: zane", "zane is gone", "tale-1 zane",
        "#zane12", "..", "", "Zane/", "zane.jpg/story.json/..zane",
        // A day of birth is as good as a name.
        "story.v20150314zane.json",
    ]

    @Test(arguments: NameKind.allCases) func `no name of any kind is left`(kind: NameKind) {
        for name in Self.names {
            var redaction = redaction
            let line = redaction.line("before \(Self.sentence(name, kind)) after")
            #expect(!line.lowercased().contains("zane") && !line.lowercased().contains("liepi"), "\(name): \(line)")
            #expect(line.hasPrefix("before ") && line.hasSuffix(" after"), "\(name): \(line)")
        }
    }

    @Test(arguments: NameKind.allCases) func `no digits are left that could be a date or a telephone's`(kind: NameKind)
    {
        let names = [
            "fox-orange-20150314", "story.v20150314.json", "progress.v20150314.json", "telling.20150314.json",
            "progress.unread-20150314T000000.json", "reading.unreadable-20150314.json", "slides[20150314].text",
            "stories/0/racenis/tellings/fox-orange-20150314/1.wav", "20150314", "/home/20150314/20150314.jpg",
        ]
        for name in names {
            var redaction = redaction
            let line = redaction.line(Self.sentence(name, kind))
            #expect(!line.contains("2015") && !line.contains("0314"), "\(name): \(line)")
        }
    }

    @Test func `a tale added beside the shipped ones is a user's own`() {
        let story = Story(
            id: "zanes_diena", title: "Zanes diena", slides: [Slide(id: "1", image: "stories/0/zanes_diena/oma.jpg")])
        var redaction = Redaction(shipped: [Self.racenis, story])
        #expect(redaction.line("\(tale: "zanes_diena")/\(file: "oma.jpg")") == "tale-1/file-2.jpg")
        #expect(redaction.line("\(tale: "racenis")") == "racenis")
    }

    @Test func `the list of shipped tales is that of the assets`() throws {
        let folder = SentencesOfTheSourceTests.repository.appending(path: "assets/stories")
        let tales = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.contains(".") }
        #expect(Set(tales) == Redaction.Shipped.tales)
    }

    @Test func `the same name has the same number everywhere`() {
        var redaction = redaction
        #expect(redaction.line("\(tale: "Anna")/\(file: "oma.jpg") \(tale: "Zane")") == "tale-1/file-2.jpg tale-3")
        #expect(redaction.line("\(asset: "stories/1/Anna/oma.jpg")") == "stories/1/tale-1/file-2.jpg")
        #expect(redaction.line("\(path: "/home/anna/stories/Zane/oma.jpg") \(slide: "Zane")") == "…/file-2.jpg slide-3")
    }

    @Test(
        arguments: [
            ("\(tale: "racenis")/\(file: "slide01.jpg") is torn", "racenis/slide01.jpg is torn"),
            ("\(asset: "stories/0/racenis/slide01.jpg") is torn", "stories/0/racenis/slide01.jpg is torn"),
            ("\(path: "/home/anna/x/story.json"): is empty", "…/story.json: is empty"),
            (
                "\(path: "/home/anna/pasaka")/\(file: "progress.unread-20260102T030405.json")",
                "…/pasaka/progress.unread-1.json"
            ),
            ("\(file: "progress.v1.json") \(file: "reading.previous.json")", "progress.v1.json reading.previous.json"),
            ("\(field: "slides[2].imageName") is missing", "slides[2].imageName is missing"),
            (
                "no device (\(library: "ALSA: Couldn't open audio device: No such file or directory"))",
                "no device (ALSA: Couldn't open audio device: No such file or directory)"
            ),
            (
                "\(telling: "fox-orange-2") \(library: "software"): \(library: "#a0b1c2")",
                "fox-orange-1 software: #a0b1c2"
            ),
            ("open: \(errno: ENOSPC)", "open: No space left on device"),
        ] as [(Sentence, String)])
    func `what is Pasaka's own stays`(sentence: Sentence, line: String) {
        var redaction = redaction
        #expect(redaction.line(sentence) == line)
    }

    @Test func `each picture and sound of the interface keeps its name`() throws {
        let folder = SentencesOfTheSourceTests.repository.appending(path: "assets/interface")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.contains(".") && !$0.hasSuffix(".json") }
        #expect(files.count > 40)
        for file in files {
            var redaction = redaction
            #expect(redaction.asset("interface/\(file)") == "interface/\(file)")
        }
    }

    @Test func `a line of the log keeps its time, level and place`() {
        var redaction = redaction
        let entry = LogLine(
            time: "2026-01-02 03:04:05", level: "notice", label: "pasaka.sticks",
            sentence: "\(tale: "annas_diena") was added")
        #expect(redaction.line(entry) == "2026-01-02 03:04:05 notice pasaka.sticks: tale-1 was added")
    }

    @Test func `what a library logs is a name from its beginning to its end`() throws {
        var redaction = redaction
        let entry = LogLine(
            time: "zane 1", level: "zane", label: "pasaka.zane", sentence: "\(library: "Zane is here")")
        #expect(redaction.line(entry) == " 1 ? place-1: text-2")
    }
}

/// What the compiler cannot check: that nothing bypasses the marks, and that no sentence of the source is forgotten.
struct SentencesOfTheSourceTests {
    static let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    private static let sources = repository.appending(path: "Sources")

    /// The source files, by their paths within `Sources`.
    private static let files: [(path: String, text: String)] = {
        let all = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path, (try? String(contentsOf: sources.appending(path: path), encoding: .utf8)) ?? "")
        }
    }()

    @Test func `only the log's own files use swift-log, which takes any string`() {
        let users = Self.files.filter { $0.text.contains("import Logging") }.map(\.path)
        #expect(
            users == [
                "App/Commands/PasakaCommand.swift", "App/Commands/SelfTestCommand.swift",
                "App/Commands/Tales/CheckCommand.swift", "App/Diagnosis/Report/AppDisclosure.swift",
                "App/Log/Log.swift", "App/Log/LogBook.swift", "System/Machine/Log.swift",
            ])
        for file in Self.files where file.path != "System/Machine/Log.swift" {
            #expect(!file.text.contains("Logger("), "\(file.path)")
        }
    }

    private static let marks = ["tale", "file", "path", "asset", "slide", "telling", "field", "text", "library"]
        .map { "\\(\($0): " }

    private static func hasMark(_ text: String) -> Bool { marks.contains { text.contains($0) } }

    /// String literals with a marked name, each as its words and the kinds of its names.
    private static let literals: [(path: String, text: String)] = files.filter { hasMark($0.text) }
        .flatMap { path, text in
            text.matches(of: #/"((?:[^"\\\n]|\\[^(]|\\\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\))*)"/#)
                .map { (path, String($0.1)) }.filter { hasMark($0.1) }
        }

    /// A literal's words and marks, in their order; what else is put into it (numbers, other sentences) is left out.
    private static func parts(of literal: String) -> [(words: String, mark: String)] {
        var parts = [(words: String, mark: String)](), rest = Substring(literal)
        while let start = rest.firstRange(of: "\\(") {
            let words = String(rest[..<start.lowerBound])
            var depth = 1, end = start.upperBound
            while depth > 0, end < rest.endIndex {
                depth += rest[end] == "(" ? 1 : rest[end] == ")" ? -1 : 0
                end = rest.index(after: end)
            }
            let mark = rest[start.upperBound..<end].prefixMatch(of: #/(\w+): /#).map { String($0.1) } ?? ""
            parts.append((words, mark))
            rest = rest[end...]
        }
        return parts + [(String(rest), "")]
    }

    /// The sentence that a literal is, with `name` for each of its names.
    private static func sentence(_ parts: [(words: String, mark: String)], named name: String) throws -> Sentence {
        let json: [any Encodable] = parts.flatMap { part -> [any Encodable] in
            [part.words] + (NameKind(rawValue: part.mark) == nil ? [] : [[part.mark: name]])
        }
        let encoded = try json.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        return try JSONDecoder().decode(Sentence.self, from: Data("[\(encoded.joined(separator: ","))]".utf8))
    }

    @Test func `each mark in the source is one that a report knows`() {
        #expect(Self.literals.count > 80)
        let known = NameKind.allCases.map(\.rawValue) + ["", "errno", "word", "grouped"]
        for (path, literal) in Self.literals {
            for part in Self.parts(of: literal) { #expect(known.contains(part.mark), "\(path): \(literal)") }
        }
    }

    @Test func `every sentence of the source keeps its words and loses its names`() throws {
        for (path, literal) in Self.literals {
            let parts = Self.parts(of: literal)
            for name in RedactedSentenceTests.names {
                var redaction = Redaction(shipped: [])
                let line = redaction.line(try Self.sentence(parts, named: name))
                #expect(!line.lowercased().contains("zane") && !line.lowercased().contains("liepi"), "\(path): \(line)")
                for part in parts where !part.words.isEmpty { #expect(line.contains(part.words), "\(path): \(line)") }
            }
        }
    }

    // MARK: - In Latvian

    private static func catalogue(_ language: MessageLanguage) throws -> [String: String] {
        let path = MessageLanguage.file(language, assets: repository.appending(path: "assets").path)
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: path)))
    }

    /// The key of a translation: the words, with `%1` for the first inserted part.
    private static func template(_ literal: String) -> String {
        let parts = parts(of: literal)
        return parts.dropLast().enumerated().map { "\($1.words)%\($0 + 1)" }.joined() + (parts.last?.words ?? "")
    }

    @Test func `every sentence with a name that a command can say is there in Latvian`() throws {
        let catalogue = try Self.catalogue(.latvian)
        let places = [
            "Conversion/", "Tales/PackMaker/", "Tales/TalePacks/", "Activities/",
            "App/Commands/Tales/AddBooks",
        ]
        let said = Self.literals.filter { path, _ in
            // The services of activities only log.
            places.contains { path.hasPrefix($0) } && !path.contains("/Service/") || path.hasSuffix("Command.swift")
        }
        for (path, literal) in said {
            let template = Self.template(literal).replacing("\\\"", with: "\"")
            // Names and marks alone need no words.
            guard template.contains(" "), template.replacing(#/%\d/#, with: "").contains(#/[a-z]{2}/#) else { continue }
            if catalogue[template] == nil { Issue.record("\(path): \(template)") }
        }
    }

    /// The source as one text, in which each literal is in one piece.
    private static let source: ContiguousArray<CChar> = {
        let lines = files.map(\.text).joined().components(separatedBy: "\\\n").map { $0.drop(while: \.isWhitespace) }
        let sums = lines.joined().replacing("\\\"", with: "\"").components(separatedBy: "+ \"")
        return sums.reduce(into: "") { text, part in
            let end = text.lastIndex { !$0.isWhitespace }
            if let end, text[end] == "\"" { text.removeSubrange(end...) } else if !text.isEmpty { text += "+ \"" }
            text += part
        }.utf8CString
    }()

    private static func isInSource(_ words: Substring) -> Bool {
        source.withUnsafeBufferPointer { $0.baseAddress.map { strstr($0, String(words)) != nil } ?? false }
    }

    @Test(arguments: [MessageLanguage.latvian, .english])
    func `each translation's key is in the source, with as many names`(language: MessageLanguage) throws {
        let system = Set((1...133).map { String(cString: strerror($0)) })
        let mark = #/%\d/#
        for (words, translation) in try Self.catalogue(language) where !system.contains(words) {
            // Lines of a text are indented in the source.
            let parts = words.split(separator: mark).flatMap { $0.split(separator: "\n") }
            for part in parts where !Self.isInSource(part) { Issue.record("\(words)") }
            let marks = translation.matches(of: mark).map { String($0.0) }
            #expect(Set(marks) == Set(words.matches(of: mark).map { String($0.0) }), "\(translation)")
        }
    }

    @Test func `each finding of the morning check is there in English`() throws {
        let catalogue = try Self.catalogue(.english)
        let wordings = Finding.allCases.map(\.wording) + Subject.allCases.map(\.wording) + [.allRight]
        for wording in wordings {
            #expect(catalogue[wording.text(in: .latvian)] == wording.text(in: .english), "\(wording)")
        }
    }
}
