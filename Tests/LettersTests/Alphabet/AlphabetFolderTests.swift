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

    @Test(arguments: ["", "a/b", "..", "ABCDE", "A\u{0}"])
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
