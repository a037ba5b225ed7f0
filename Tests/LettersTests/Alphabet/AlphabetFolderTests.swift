import Engine
import FoundationEssentials
import TestSupport
import Testing

@testable import Letters

struct AlphabetFolderTests {
    private func read(_ folder: TemporaryFolder) -> Alphabets {
        AlphabetFolder(assets: folder.path, prefix: "letters").all()
    }

    private func lines(_ alphabets: Alphabets) -> [String] { alphabets.problems.map(\.description) }

    private let guides =
        #"{"letters": [{"letter": "Æ", "base": "A", "width": 1, "strokes": [{"kind": "base", "path": "M 0 0 L 1 1"}]}]}"#

    @Test func `the shipped alphabets are whole`() {
        let alphabets = AlphabetFolder(assets: Samples.assets.path(), prefix: "letters").all()
        #expect(alphabets.all.map(\.id) == ["en", "lv"])
        #expect(alphabets["lv"]?.letters.map(\.capital).joined() == "AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽ")
        #expect(alphabets["en"]?.letters.map(\.capital).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        #expect(lines(alphabets) == [])
    }

    @Test func `a third alphabet needs no code`() throws {
        let folder = try TemporaryFolder(["pictures/ash.webp", "da/voice/æ.ogg"])
        try folder.write(
            "da/alphabet.json",
            #"{"version": 1, "name": "Dansk", "language": "da", "letters": [{"letter": "Æ", "small": "æ","#
                + #" "sound": "voice/æ.ogg", "words": [{"word": "æble", "picture": "ash"}]}]}"#)
        try folder.write("da/guides.json", guides)
        let alphabets = read(folder)
        #expect(lines(alphabets) == [])
        let letter = try #require(alphabets["da"]?["Æ"])
        #expect(letter.sound == "letters/da/voice/æ.ogg")
        #expect(letter.words == [LetterWord("æble", "letters/pictures/ash.webp")])
        #expect(letter.steps == LetterStep.allCases)
    }

    @Test func `missing parts are named, and their steps left out`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "da/alphabet.json",
            #"{"name": "Dansk", "language": "da", "letters": [{"letter": "Ø", "small": "ø","#
                + #" "sound": "voice/ø.ogg", "words": [{"word": "ø", "picture": "island"}]}], "phrases": {"fill": ["a.ogg"]}}"#
        )
        try folder.write("da/guides.json", guides)
        let alphabets = read(folder)
        #expect(
            lines(alphabets) == [
                "letters/da: Ø: voice/ø.ogg is missing", "letters/da: Ø: pictures/island.webp is missing",
                "letters/da: Ø has no guide in guides.json", "letters/da: a.ogg is missing",
            ])
        #expect(alphabets["da"]?["Ø"]?.steps == [.introduction, .congratulations])
    }

    @Test(arguments: [
        ("", "letters/da/alphabet.json is not JSON"), ("{", "letters/da/alphabet.json is not JSON"),
        ("[]", "letters/da/alphabet.json: its content has another type than expected"),
        (#"{"name": "x"}"#, "letters/da/alphabet.json: language is missing"),
        (
            #"{"name": 5, "language": "da", "letters": []}"#,
            "letters/da/alphabet.json: name has another type than expected"
        ),
    ])
    func `a damaged alphabet is named`(json: String, line: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("da/alphabet.json", json)
        let alphabets = read(folder)
        #expect(alphabets.all.isEmpty)
        #expect(lines(alphabets) == [line])
    }

    @Test(arguments: ["../secret.ogg", "/etc/passwd", "a/../../b.ogg", ""])
    func `a clip outside the folder is missing`(path: String) throws {
        let folder = try TemporaryFolder(["secret.ogg"])
        try folder.write(
            "da/alphabet.json",
            #"{"name": "Dansk", "language": "da", "letters": [{"letter": "Æ", "small": "æ", "sound": "\#(path)"}]}"#)
        try folder.write("da/guides.json", guides)
        #expect(read(folder)["da"]?["Æ"]?.sound == nil)
        #expect(read(folder).problems.count == 1)
    }

    @Test func `of letters that share a name the first one is learnt`() throws {
        let folder = try TemporaryFolder()
        let entry = #"{"letter": "Æ", "small": "æ"}"#
        try folder.write(
            "da/alphabet.json",
            #"{"name": "Dansk", "language": "da", "letters": [\#(entry), {"letter": "Ø", "small": "ø"}, \#(entry)]}"#)
        try folder.write("da/guides.json", #"{"letters": [\#(guide(of: "Æ")), \#(guide(of: "Ø"))]}"#)
        let alphabets = read(folder)
        #expect(alphabets["da"]?.letters.map(\.capital) == ["Æ", "Ø"])
        #expect(lines(alphabets) == ["letters/da: Æ stands there twice"])
    }

    private func guide(of letter: String, _ path: String = "M 0 0 L 1 1", width: String = "1") -> String {
        #"{"letter": "\#(letter)", "base": "A", "width": \#(width), "#
            + #""strokes": [{"kind": "base", "path": "\#(path)"}]}"#
    }

    @Test(arguments: [("M 0 0 L 1e9 1", "1"), ("M 0 0 L 1 1", "-0.3"), ("M 0 0 L 1 1", "1e9")])
    func `a guide far larger than a letter is none`(path: String, width: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "da/alphabet.json",
            #"{"name": "Dansk", "language": "da", "letters": [{"letter": "Æ", "small": "æ"}]}"#)
        try folder.write("da/guides.json", #"{"letters": [\#(guide(of: "Æ", path, width: width))]}"#)
        let alphabets = read(folder)
        #expect(alphabets["da"]?["Æ"]?.steps == [.introduction, .congratulations])
        #expect(lines(alphabets) == ["letters/da: Æ has no guide in guides.json"])
    }

    @Test(arguments: ["", "a/b", "..", "ABCDE", "A\u{0}", "A" + String(repeating: "\u{301}", count: 50)])
    func `a letter that cannot be in a route is left out`(letter: String) throws {
        let folder = try TemporaryFolder()
        let name = letter.unicodeScalars.map { $0.value < 32 ? "\\u0000" : String($0) }.joined()
        try folder.write(
            "da/alphabet.json",
            #"{"name": "Dansk", "language": "da", "letters": [{"letter": "\#(name)", "small": "x"}]}"#)
        try folder.write("da/guides.json", guides)
        #expect(read(folder).all.isEmpty)
    }

    @Test func `without a folder there is nothing to learn`() {
        let alphabets = AlphabetFolder(assets: "/nowhere", prefix: "letters").all()
        #expect(alphabets.all.isEmpty)
        #expect(lines(alphabets) == ["/nowhere has no alphabet"])
    }
}
