import Testing

@testable import TalePacks

struct PackFileNamesTests {
    private func match(
        _ name: String, _ kind: PackFileNames.Kind, among names: [String], folders: [String] = [], exact: Bool = true
    ) -> PackFileNames.Match {
        let entries =
            names.map { PackFolder.Entry(name: $0, kind: .file) }
            + folders.map { PackFolder.Entry(name: $0, kind: .folder) }
        var files = PackFileNames(entries)
        return files.match(name, kind, exact: exact)
    }

    @Test(arguments: [
        ("a", ["a.jpg"], "a.jpg"), ("a", ["b.jpg", "a.svg"], "a.svg"), ("a", ["a.JpEg"], "a.JpEg"),
        ("a.b", ["a.b.png"], "a.b.png"), ("a.jpg", ["a.jpg"], "a.jpg"), ("a.bmp", ["a.bmp"], "a.bmp"),
        (".DS_Store", [".DS_Store"], ".DS_Store"), (".hidden", [".hidden.png"], ".hidden.png"),
        ("[glob]*", ["[glob]*.png"], "[glob]*.png"), ("new\nline", ["new\nline.png"], "new\nline.png"),
        ("😀🦁", ["😀🦁.png"], "😀🦁.png"), ("trailing ", ["trailing .png"], "trailing .png"),
        ("#hash?query", ["#hash?query.png"], "#hash?query.png"), ("e\u{301}", ["\u{e9}.png"], "\u{e9}.png"),
        ("back\\slash", ["back\\slash.png"], "back\\slash.png"), ("a.jpg", ["a.jpg.png", "a.jpg"], "a.jpg"),
    ])
    func `a picture is found by its stem or its whole name`(name: String, among: [String], file: String) {
        #expect(match(name, .picture, among: among) == .file(file, others: []))
    }

    @Test(arguments: [
        ("a", ["A.jpg"]), ("a", ["a.gif"]), ("a", ["ab.jpg"]), ("x.png\n", ["x.png"]), ("a*", ["ab.png"]),
        ("", [".png"]), ("a", ["a.ogg"]), ("a", []),
    ])
    func `another name is not found`(name: String, among: [String]) {
        #expect(match(name, .picture, among: among) == .none)
    }

    @Test func `the first of several pictures is taken`() {
        #expect(
            match("a", .picture, among: ["a.svg", "a.webp", "a.png", "a.jpeg", "a.JPG"])
                == .file("a.JPG", others: ["a.jpeg", "a.png", "a.webp", "a.svg"]))
    }

    @Test func `the first of several sounds is taken`() {
        #expect(
            match("a", .sound, among: ["a.wav", "a.mp3", "a.opus", "a.ogg", "a.m4a", "a.jpg"])
                == .file("a.ogg", others: ["a.opus", "a.mp3", "a.wav"]))
    }

    @Test func `among equal names the very bytes are taken`() {
        let one = "\u{e9}.png", two = "e\u{301}.png"
        #expect(match("e\u{301}", .picture, among: [one, two]) == .file(two, others: [one]))
        guard case .file(let file, _) = match("e\u{301}", .picture, among: [one, two]) else { return }
        #expect(file.utf8.elementsEqual(two.utf8))
    }

    @Test(arguments: ["a.m4a", "a.FLAC"])
    func `a sound that is not played is named`(file: String) {
        #expect(match("a", .sound, among: [file]) == .unplayable(file))
        #expect(match(file, .sound, among: [file]) == .unplayable(file))
    }

    @Test func `a file is taken before a folder`() {
        #expect(match("a", .picture, among: ["a.png"], folders: ["a", "a.jpg"]) == .file("a.png", others: []))
        #expect(match("a", .picture, among: [], folders: ["a.jpg"]) == .file("a.jpg", others: []))
        #expect(match("a", .picture, among: [], folders: ["a"]) == .none)
    }

    @Test func `a whole name counts only where it is allowed`() {
        #expect(match("a", .sound, among: ["a", "a.ogg"]) == .file("a", others: []))
        #expect(match("a", .sound, among: ["a", "a.ogg"], exact: false) == .file("a.ogg", others: []))
    }

    @Test(arguments: [
        ("a.jpg", "a", "jpg"), ("a.b.JPG", "a.b", "jpg"), ("a", "a", ""), (".a", ".a", ""), (".a.png", ".a", "png"),
        ("a.", "a", ""), ("", "", ""),
    ])
    func `a name has a stem and an extension`(name: String, stem: String, ending: String) {
        #expect([name.fileStem, name.fileExtension] == [stem, ending])
    }
}
