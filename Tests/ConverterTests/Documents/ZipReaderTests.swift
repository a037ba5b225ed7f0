import Conversion
import TestSupport
import Testing

/// ZIPs, read by the real converter.
struct ZipReaderTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func paths(_ entries: some Collection<MadeZip.Entry>) throws -> [String] {
        try bench.write("a.zip", MadeZip(Array(entries)).bytes)
        guard case .listing(let entries, _) = try bench.convert(.listing, "a.zip") else { return [] }
        return entries.map(\.path)
    }

    private func refusal(_ entries: [MadeZip.Entry]) throws -> String? {
        try bench.write("a.zip", MadeZip(entries).bytes)
        return try bench.refusal(.listing, "a.zip")
    }

    @Test func `files are listed with their sizes`() throws {
        try bench.write("a.zip", MadeZip([.init("Mūsu vasara/1.jpg", "abc"), .init("ķēde.txt", "de")]).bytes)
        #expect(
            try bench.convert(.listing, "a.zip")
                == .listing(
                    [.init(path: "Mūsu vasara/1.jpg", size: 3), .init(path: "ķēde.txt", size: 2)], leftOut: []))
    }

    @Test func `folders and hidden files are left out`() throws {
        var folder = MadeZip.Entry("tale/")
        folder.mode = 0o040755
        let hidden = ["tale/.DS_Store", "__MACOSX/tale/._1.jpg", ".git/config"].map { MadeZip.Entry($0) }
        #expect(try paths([folder, MadeZip.Entry("tale/1.jpg")] + hidden) == ["tale/1.jpg"])
    }

    @Test func `entries are written one after the other`() throws {
        let entries = [("folder/", ""), ("a", "first"), ("b", "second"), ("c", "third")]
        try bench.write("a.zip", MadeZip(entries.map { MadeZip.Entry($0.0, $0.1) }).bytes)
        let answer = try bench.convert(.entries([2, 0]), "a.zip")
        let written = String(decoding: try bench.bytes("converted"), as: UTF8.self)
        #expect(written == "firstthird")
        #expect(answer == .entries([5..<10, 0..<5]))
    }

    @Test func `deflated entries are unpacked`() throws {
        try bench.write("zeros", [UInt8](repeating: 0, count: 10_000))
        try bench.run("zip", "-q", "a.zip", "zeros")
        #expect(try bench.convert(.entries([0]), "a.zip") == .entries([0..<10_000]))
        #expect(try bench.bytes("converted") == [UInt8](repeating: 0, count: 10_000))
    }

    /// What is used, and what is left out.
    private func listing(_ names: [String]) throws -> [[String]] {
        try bench.write("a.zip", MadeZip(names.map { MadeZip.Entry($0) }).bytes)
        guard case .listing(let entries, let leftOut) = try bench.convert(.listing, "a.zip") else { return [] }
        return [entries.map(\.path), leftOut]
    }

    @Test(arguments: [
        "../out.jpg", "a/../../out.jpg", "C:/out.jpg", "c:/a\\out.jpg", "a/..\\out.jpg", "a/..", "/..", "/",
    ])
    func `a path that climbs out is left out and named, the rest is used`(path: String) throws {
        #expect(try listing(["1.jpg", path, "2.jpg"]) == [["1.jpg", "2.jpg"], path == "/" ? [] : [path]])
    }

    @Test(arguments: [
        ("/Vasara/1.jpg", "Vasara/1.jpg"), ("./Vasara/1.jpg", "Vasara/1.jpg"), (".//./1.jpg", "1.jpg"),
        ("Vasara\\1.jpg", "Vasara/1.jpg"), (".\\Vasara\\1.jpg", "Vasara/1.jpg"), ("\\1.jpg", "1.jpg"),
        ("1: daļa.jpg", "1: daļa.jpg"), ("a: kaķis.jpg", "a: kaķis.jpg"), ("1\u{1}\u{7f}\u{9b}\u{202e}.jpg", "1.jpg"),
        ("1\n2\r.jpg", "1 2 .jpg"),
    ]) func `an odd name is made a plain one`(name: String, path: String) throws {
        #expect(try listing([name, "2.jpg"]) == [[path, "2.jpg"], []])
    }

    @Test func `a folder's picture of Finder and other machines' files are left out unnamed`() throws {
        let names = ["Vasara/Icon\r", "Vasara/desktop.ini", "Vasara/Thumbs.db", "./__MACOSX/1.jpg", "\\.git\\1.jpg"]
        #expect(try listing(["Vasara/1.jpg"] + names) == [["Vasara/1.jpg"], []])
    }

    @Test func `a name too long for any file is left out and named by its start`() throws {
        let long = String(repeating: "a", count: 60_000)
        #expect(try listing(["1.jpg", long]) == [["1.jpg"], ["\(long.prefix(40))…"]])
        #expect(try listing(["1.jpg", "b/\(long.prefix(256))"])[0] == ["1.jpg"])
        #expect(try listing(["b/\(long.prefix(255))"])[0].count == 1)
    }

    @Test func `of many that are left out the first are named`() throws {
        #expect(try listing((0..<100).map { "../\($0)" }) == [[], (0..<11).map { "../\($0)" }])
    }

    @Test(arguments: [0o120777, 0o020666])
    func `what is no file is left out and named, the rest is used`(mode: Int) throws {
        var link = MadeZip.Entry("link.jpg", "/etc/passwd")
        link.mode = mode
        try bench.write("a.zip", MadeZip([.init("1.jpg", "a"), link, .init("2.jpg", "b")]).bytes)
        let files = ["1.jpg", "2.jpg"].map { ConversionAnswer.ArchiveEntry(path: $0, size: 1) }
        #expect(try bench.convert(.listing, "a.zip") == .listing(files, leftOut: ["link.jpg"]))
        #expect(try bench.convert(.entries([0, 1]), "a.zip") == .entries([0..<1, 1..<2]))
        #expect(try bench.bytes("converted") == Array("ab".utf8))
    }

    @Test(arguments: [
        ("1.jpg", "1.jpg"), ("1.jpg", "1.JPG"), ("m\u{101}ja.jpg", "ma\u{304}ja.jpg"), ("A/1.jpg", "./A/1.jpg"),
    ])
    func `of two entries of one name the first is used, and the other named`(first: String, second: String) throws {
        try bench.write("a.zip", MadeZip([.init(first, "a"), .init(second, "bc"), .init("3.jpg", "d")]).bytes)
        let files = [first, "3.jpg"].map { ConversionAnswer.ArchiveEntry(path: $0, size: 1) }
        #expect(try bench.convert(.listing, "a.zip") == .listing(files, leftOut: [second]))
        #expect(try bench.convert(.entries([0, 1]), "a.zip") == .entries([0..<1, 1..<2]))
        #expect(try bench.bytes("converted") == Array("ad".utf8))
    }

    /// Names as Windows 7 packs in Latvia (code page 775), and as other programs there do (Windows-1257).
    @Test(arguments: [[0x6d, 0x83, 0x6a, 0x61], [0x6d, 0xe2, 0x6a, 0x61], Array("māja".utf8)] as [[UInt8]])
    func `names of older programs are read`(name: [UInt8]) throws {
        var entry = MadeZip.Entry("")
        entry.name = name
        entry.isMarked = false
        #expect(try paths([entry]) == ["māja"])
    }

    /// Names as Windows packs in Russian, and as other programs there do.
    @Test(arguments: [[0x8d, 0xa0, 0xe8, 0xa5], [0xcd, 0xe0, 0xf8, 0xe5]] as [[UInt8]])
    func `names of older programs in Russian are read, with backslashes too`(name: [UInt8]) throws {
        let entries = ["/1.jpg", "\\2.jpg"].map { ending in
            var entry = MadeZip.Entry("")
            entry.name = name + Array(ending.utf8)
            entry.isMarked = false
            return entry
        }
        #expect(try paths(entries) == ["Наше/1.jpg", "Наше/2.jpg"])
    }

    @Test func `encrypted entries are refused`() throws {
        var entry = MadeZip.Entry("1.jpg", "abcdefghijklmnop")
        entry.isEncrypted = true
        #expect(try refusal([entry]) == "is encrypted (1.jpg); pack it without a password")
    }

    @Test func `eight thousand entries are taken, and not one more`() throws {
        let entries = (0...8000).map { MadeZip.Entry("\($0)") }
        #expect(try paths(entries.dropLast()).count == 8000)
        #expect(try refusal(entries) == "has 8,001 entries; at most 8,000 are allowed")
    }

    @Test func `a bomb that says so is refused unopened`() throws {
        let bombs = (0..<10).map { number in
            var bomb = MadeZip.Entry("\(number)")
            bomb.content = MadeZip.zeros(copies: 200)
            bomb.isDeflated = true
            bomb.claimed = 4_200_000_000
            return bomb
        }
        #expect(try refusal(bombs) == "unpacks to more than 2 GB, which is refused")
    }

    @Test func `a bomb that hides its size ends where its lie does`() throws {
        var bomb = MadeZip.Entry("bomb")
        bomb.content = MadeZip.zeros(copies: 10_000)
        bomb.isDeflated = true
        bomb.claimed = 1000
        try bench.write("a.zip", MadeZip([bomb]).bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip") == "is inconsistent: bomb unpacks to more than it declares")
        #expect(try bench.bytes("converted") == [])
    }

    @Test func `a ZIP that is cut off is refused`() throws {
        let whole = MadeZip([.init("1.jpg", "abc"), .init("2.jpg", "def")]).bytes
        try bench.write("a.zip", Array(whole.dropLast(30)))
        #expect(try bench.refusal(.listing, "a.zip") == "is neither a ZIP, an EPUB nor a PDF, or is truncated")
    }

    @Test func `a damaged entry is named`() throws {
        var bytes = MadeZip([.init("1.jpg", "abcdefgh")]).bytes
        bytes[30 + 5 + 3] ^= 1
        try bench.write("a.zip", bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip") == "is damaged: 1.jpg cannot be unpacked")
    }

    @Test func `nothing is written beyond the room that there is`() throws {
        try bench.write("a.zip", MadeZip([.init("1.jpg", String(repeating: "a", count: 5000))]).bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip", mostBytes: 4999) == "does not fit on the disk")
        #expect(try bench.bytes("converted") == [])
        #expect(try bench.refusal(.entries([0]), "a.zip", mostBytes: 5000) == nil)
        #expect(try bench.bytes("converted").count == 5000)
    }
}
