import Conversion
import Testing

/// With the real converter.
struct ZipReaderTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func paths(_ entries: [MadeZip.Entry]) throws -> [String] {
        try bench.write("a.zip", MadeZip(entries).bytes)
        guard case .listing(let entries) = try bench.convert(.listing, "a.zip") else { return [] }
        return entries.map(\.path)
    }

    private func refusal(_ entries: [MadeZip.Entry]) throws -> String? {
        try bench.write("a.zip", MadeZip(entries).bytes)
        return try bench.refusal(.listing, "a.zip")
    }

    @Test func filesAreListedWithTheirSizes() throws {
        try bench.write("a.zip", MadeZip([.init("Mūsu vasara/1.jpg", "abc"), .init("ķēde.txt", "de")]).bytes)
        #expect(
            try bench.convert(.listing, "a.zip")
                == .listing([.init(path: "Mūsu vasara/1.jpg", size: 3), .init(path: "ķēde.txt", size: 2)]))
    }

    @Test func foldersAndHiddenFilesAreLeftOut() throws {
        var folder = MadeZip.Entry("tale/")
        folder.mode = 0o040755
        let hidden = ["tale/.DS_Store", "__MACOSX/tale/._1.jpg", ".git/config"].map { MadeZip.Entry($0) }
        #expect(try paths([folder, MadeZip.Entry("tale/1.jpg")] + hidden) == ["tale/1.jpg"])
    }

    @Test func entriesAreWrittenOneAfterTheOther() throws {
        let entries = [("folder/", ""), ("a", "first"), ("b", "second"), ("c", "third")]
        try bench.write("a.zip", MadeZip(entries.map { MadeZip.Entry($0.0, $0.1) }).bytes)
        let answer = try bench.convert(.entries([2, 0]), "a.zip")
        let written = String(decoding: try bench.bytes("converted"), as: UTF8.self)
        #expect(written == "firstthird")
        #expect(answer == .entries([5..<10, 0..<5]))
    }

    @Test func deflatedEntriesAreUnpacked() throws {
        try bench.write("zeros", [UInt8](repeating: 0, count: 10_000))
        try bench.run("zip", "-q", "a.zip", "zeros")
        #expect(try bench.convert(.entries([0]), "a.zip") == .entries([0..<10_000]))
        #expect(try bench.bytes("converted") == [UInt8](repeating: 0, count: 10_000))
    }

    @Test(arguments: ["../out.jpg", "a/../../out.jpg", "/etc/passwd", "C:/out.jpg", "a/..\\out.jpg", "a/.."])
    func aPathThatClimbsOutIsRefused(path: String) throws {
        #expect(
            try refusal([.init("1.jpg"), .init(path)])
                == "has an entry that would be written outside its folder, \(path)")
    }

    @Test(arguments: [0o120777, 0o020666])
    func whatIsNoFileIsRefused(mode: Int) throws {
        var link = MadeZip.Entry("link.jpg", "/etc/passwd")
        link.mode = mode
        #expect(try refusal([link]) == "has a link or device among its entries, link.jpg; pack the file itself")
    }

    @Test(arguments: [("1.jpg", "1.jpg"), ("1.jpg", "1.JPG"), ("m\u{101}ja.jpg", "ma\u{304}ja.jpg")])
    func twoEntriesOfOneNameAreRefused(first: String, second: String) throws {
        let sentence = try #require(try refusal([.init(first, "a"), .init(second, "b")]))
        #expect(sentence.hasPrefix("has two entries named ") && sentence.hasSuffix("; rename one of them"))
    }

    /// As Windows 7 packs in Latvia (code page 775), and as other programs there do (Windows-1257).
    @Test(arguments: [[0x6d, 0x83, 0x6a, 0x61], [0x6d, 0xe2, 0x6a, 0x61], Array("māja".utf8)] as [[UInt8]])
    func namesOfOlderProgramsAreRead(name: [UInt8]) throws {
        var entry = MadeZip.Entry("")
        entry.name = name
        entry.isMarked = false
        #expect(try paths([entry]) == ["māja"])
    }

    @Test func encryptedEntriesAreRefused() throws {
        var entry = MadeZip.Entry("1.jpg", "abcdefghijklmnop")
        entry.isEncrypted = true
        #expect(try refusal([entry]) == "is encrypted (1.jpg); pack it without a password")
    }

    @Test func tenThousandEntriesAreRefused() throws {
        #expect(
            try refusal((0..<10_000).map { MadeZip.Entry("\($0)") }) == "has 10,000 entries; at most 2,000 are allowed")
    }

    @Test func twoThousandEntriesAreTakenAndNotOneMore() throws {
        let entries = (0..<2001).map { MadeZip.Entry("\($0)") }
        #expect(try paths(Array(entries.dropLast())).count == 2000)
        #expect(try refusal(entries) == "has 2,001 entries; at most 2,000 are allowed")
    }

    @Test func aBombThatSaysSoIsRefusedUnopened() throws {
        let bombs = (0..<10).map { number in
            var bomb = MadeZip.Entry("\(number)")
            bomb.content = MadeZip.zeros(copies: 200)
            bomb.isDeflated = true
            bomb.claimed = 4_200_000_000
            return bomb
        }
        #expect(try refusal(bombs) == "unpacks to more than 2 GB, which is refused")
    }

    @Test func aBombThatHidesItsSizeEndsWhereItsLieDoes() throws {
        var bomb = MadeZip.Entry("bomb")
        bomb.content = MadeZip.zeros(copies: 10_000)
        bomb.isDeflated = true
        bomb.claimed = 1000
        try bench.write("a.zip", MadeZip([bomb]).bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip") == "is inconsistent: bomb unpacks to more than it declares")
        #expect(try bench.bytes("converted") == [])
    }

    @Test func aZipThatIsCutOffIsRefused() throws {
        let whole = MadeZip([.init("1.jpg", "abc"), .init("2.jpg", "def")]).bytes
        try bench.write("a.zip", Array(whole.dropLast(30)))
        #expect(try bench.refusal(.listing, "a.zip") == "is neither a ZIP, an EPUB nor a PDF, or is truncated")
    }

    @Test func aDamagedEntryIsNamed() throws {
        var bytes = MadeZip([.init("1.jpg", "abcdefgh")]).bytes
        bytes[30 + 5 + 3] ^= 1
        try bench.write("a.zip", bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip") == "is damaged: 1.jpg cannot be unpacked")
    }

    @Test func nothingIsWrittenBeyondTheRoomThatThereIs() throws {
        try bench.write("a.zip", MadeZip([.init("1.jpg", String(repeating: "a", count: 5000))]).bytes)
        #expect(try bench.refusal(.entries([0]), "a.zip", mostBytes: 4999) == "does not fit on the disk")
        #expect(try bench.bytes("converted") == [])
        #expect(try bench.refusal(.entries([0]), "a.zip", mostBytes: 5000) == nil)
        #expect(try bench.bytes("converted").count == 5000)
    }
}
