import TestSupport
import Testing

@testable import Conversion
@testable import Converter

/// Packages that lie about what is in them: each ends in one sentence, or in the notes that count.
struct HostilePackageTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let dog = MadeDeck.Note(fields: ["perro", "dog"])
    private static let old = "collection.anki2", second = "collection.anki21", third = "collection.anki21b"

    /// Why a package is not read; nil if it is.
    private func refusal(_ entries: MadeZip.Entry...) throws -> String? {
        try bench.write("deck", MadeZip(entries).bytes)
        return try bench.refusal(.deck, "deck")
    }

    private func entry(_ name: String, _ content: [UInt8]) -> MadeZip.Entry { MadeDeck.entry(name, content) }

    private func collection() throws -> [UInt8] { try MadeDeck.old([Self.dog]) }

    // MARK: - What it says of itself

    @Test(
        arguments: [
            ([8, 1], "has no collection.anki2, which it declares"),
            ([8, 3], "has no collection.anki21b, which it declares"),
            ([8, 99], "was exported by a newer Anki; export it again with support for older versions"),
            (
                [8, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1],
                "was exported by a newer Anki; export it again with support for older versions"
            ),
            ([8, 0], "is damaged: meta cannot be unpacked"), ([], "is damaged: meta cannot be unpacked"),
            ([8], "is damaged: meta cannot be unpacked"), ([0xff, 0xff], "is damaged: meta cannot be unpacked"),
            ([10, 200, 1], "is damaged: meta cannot be unpacked"), ([8, 2], nil),
        ] as [([UInt8], String?)])
    func `a package that lies about its form is refused`(meta: [UInt8], sentence: String?) throws {
        #expect(try refusal(entry("meta", meta), entry(Self.second, collection())) == sentence)
    }

    @Test func `a long meta is not read to its end`() throws {
        let meta = [[UInt8]](repeating: [8, 2], count: 10_000).flatMap(\.self)
        #expect(
            try refusal(entry("meta", meta), entry(Self.second, collection()))
                == "is damaged: meta cannot be unpacked")
    }

    @Test func `a collection in the form of another is refused`() throws {
        let packed = MadeDeck.packed(try collection())
        #expect(
            try refusal(entry("meta", [8, 3]), entry(Self.third, collection()))
                == "is damaged: collection.anki21b cannot be unpacked")
        #expect(
            try refusal(entry("meta", [8, 2]), entry(Self.second, packed))
                == "is damaged: the notes in it cannot be read")
        #expect(
            try refusal(entry("meta", [8, 3]), entry(Self.third, []))
                == "is damaged: collection.anki21b is truncated")
    }

    // MARK: - Entries

    @Test func `of two entries with one name the last counts`() throws {
        let junk = entry(Self.old, Array("junk".utf8)), good = entry(Self.old, try collection())
        #expect(try refusal(junk, good) == nil)
        #expect(try refusal(good, junk) == "is damaged: the notes in it cannot be read")
    }

    @Test func `an encrypted collection, and one outside, are refused`() throws {
        var secret = entry(Self.old, try collection())
        secret.isEncrypted = true
        #expect(try refusal(secret) == "is encrypted (collection.anki2); pack it without a password")
        #expect(
            try refusal(entry("../collection.anki2", collection())) == "is not an Anki deck (APKG, TSV or CSV)")
        var link = entry(Self.old, Array("/etc/passwd".utf8))
        link.mode = 0o120777
        #expect(try refusal(link)?.contains("collection.anki2") == true)
    }

    @Test func `a list of media is never read, however large`() throws {
        var media = MadeZip.Entry("media")
        media.content = MadeZip.zeros(copies: 2_000_000)
        media.isDeflated = true
        media.claimed = 2_000_000 * 258 + 1
        #expect(try refusal(media, entry(Self.old, collection())) == nil)
    }

    @Test(arguments: [
        ["Mani vārdi/collection.anki2"], [#"vardi\collection.anki2"#], [#".\a\b\collection.anki2"#],
        ["__MACOSX/a/._collection.anki2", "__MACOSX/collection.anki2", "a/collection.anki2"],
        ["a/old/collection.anki2", "a/collection.anki2"],
    ]) func `a package that was packed again with its folder is read`(names: [String]) throws {
        let others = names.dropLast().map { entry($0, Array("junk".utf8)) } + [entry("a/", []), entry("meta", [0])]
        try bench.write("deck", MadeZip(others + [entry(names[names.count - 1], try collection())]).bytes)
        #expect(try bench.refusal(.deck, "deck") == nil)
    }

    @Test func `what a package says of itself counts in its own folder`() throws {
        let (old, second) = (try collection(), Array("junk".utf8))
        #expect(
            try refusal(
                entry("a/meta", [8, 1]), entry("a/collection.anki21", second), entry("a/collection.anki2", old)) == nil)
        #expect(try refusal(entry("a/meta", [8, 3]), entry("b/collection.anki2", old)) == nil)
        #expect(
            try refusal(entry("a/meta", [8, 3]), entry("a/collection.anki2", old))
                == "has no collection.anki21b, which it declares")
    }

    // MARK: - Streams

    /// The window of a frame, as its header claims it (RFC 8878, section 3.1.1.1.2); nothing is longer than the last block.
    @Test(arguments: [0x88, 0x90, 0xa8, 0xff] as [UInt8])
    func `a stream with a large window is refused or read, without its memory`(window: UInt8) throws {
        let frame: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd, 0, window, 0x03, 0x00, 0x10, 0]
        let known = [
            "is damaged: collection.anki21b cannot be unpacked", "is damaged: the notes in it cannot be read",
        ]
        try bench.write("deck", MadeDeck.third(frame))
        #expect(known.contains(try bench.refusal(.deck, "deck") ?? ""))
    }

    @Test func `a stream may end where the buffer does`() throws {
        var collection = try MadeDeck.new([Self.dog])
        // As much as is unpacked at once: ZSTD_DStreamOutSize.
        let block = 1 << 17
        collection += [UInt8](repeating: 0, count: block - collection.count % block)
        try bench.write("deck", MadeDeck.third(MadeDeck.packed(collection)))
        #expect(try bench.refusal(.deck, "deck") == nil)
    }

    @Test func `a stream of many empty frames and skipped parts ends`() throws {
        let empty: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd, 0x20, 0, 1, 0, 0]
        let many = [[UInt8]](repeating: empty, count: 50_000).flatMap(\.self)
        try bench.write("deck", MadeDeck.third(many))
        #expect(try bench.refusal(.deck, "deck") == "is damaged: collection.anki21b is truncated")
        let skipped: [UInt8] = [0x50, 0x2a, 0x4d, 0x18, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3]
        try bench.write("deck", MadeDeck.third(skipped))
        #expect(try bench.refusal(.deck, "deck") == "is damaged: collection.anki21b is truncated")
    }
}
