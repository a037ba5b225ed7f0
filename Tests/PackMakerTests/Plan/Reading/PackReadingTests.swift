import Conversion
import Engine
import TalePacks
import TestSupport
import Testing

@testable import PackMaker

/// Packs for storyteller boxes, by the real converter.
struct PackReadingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private static let studio = """
        {"title":"Kaste","stageNodes":[
        {"uuid":"c","squareOne":true,"image":"c.png","audio":"c.wav","okTransition":{"actionNode":"m","optionIndex":0}},
        {"uuid":"a","name":"Ezis/1","image":"a.png","audio":"a.wav","okTransition":{"actionNode":"s","optionIndex":0},
        "controlSettings":{"ok":true}},
        {"uuid":"s","image":"black.png","audio":"s.wav","okTransition":{"actionNode":"m","optionIndex":0},
        "controlSettings":{"pause":true,"autoplay":true}},
        {"uuid":"b","name":"Zaķis","image":"lost.png","audio":"b.wav","controlSettings":{"pause":true}}],
        "actionNodes":[{"id":"m","options":["a","b"]},{"id":"s","options":["s"]}]}
        """

    private static let telmi = """
        {"startAction":{"action":"m","index":0},"stages":{
        "s":{"image":"0.png","audio":"0.wav","ok":null,"control":{"pause":true}}},"actions":{"m":[{"stage":"s"}]}}
        """

    private static let picture = MadePNG.rgb(40, 30) { x, y in x == y ? .init(0xfa0000) : .init(0x00005a) }
    private static let sound = MadeSounds.tone(seconds: 1)

    /// A pack in a folder; with a name that ends in `.zip`, a ZIP of it in a folder.
    private func write(_ files: [String], of text: String = studio, to name: String) throws {
        let all: [(String, [UInt8])] = files.map { file in
            let isBlack = file.hasSuffix("black.png")
            let picture = isBlack ? MadePNG.plain(40, 30, .init(0x000000)) : Self.picture
            return (file, file.hasSuffix("png") ? picture : file.hasSuffix("wav") ? Self.sound : Array(text.utf8))
        }
        guard name.hasSuffix(".zip") else {
            for (file, bytes) in all { try disk.write(bytes, "\(name)/\(file)") }
            return
        }
        let entries = all.map { file, bytes in
            var entry = MadeZip.Entry("Kaste/\(file)")
            entry.content = bytes
            return entry
        }
        try disk.write(MadeZip(entries).bytes, name)
    }

    private static let studioFiles = [
        "story.json", "assets/c.png", "assets/a.png", "assets/black.png", "assets/c.wav", "assets/a.wav",
        "assets/s.wav", "assets/b.wav",
    ]

    private func maker() throws -> PackMaker {
        PackMaker(place: try HiddenPlace(in: "\(disk.path)/tales"), shipped: [], convert: Converters.real)
    }

    @Test(arguments: ["kaste", "kaste.zip"])
    func `each tale of a pack is found, and made with its spoken title, pictures and sounds`(name: String) throws {
        try write(Self.studioFiles, to: name)
        let path = "\(disk.path)/\(name)"
        let search = try #require(BookSearch(in: path, Converters.real))
        let folder = name == "kaste" ? "" : "Kaste/"
        #expect(search.books.map(\.inside) == ["\(folder)Ezis∕1", "\(folder)Zaķis"])
        #expect(search.books.map(\.shelf) == [name == "kaste" ? "kaste" : "Kaste"].flatMap { [$0, $0] })
        var request = TaleRequest(source: path)
        request.inside = search.books[0].inside
        let (_, plan) = try maker().reading.plan(request)
        #expect(plan.title == "Ezis/1" && plan.spokenTitle?.name == "assets/a.wav")
        #expect(plan.slides.map(\.picture?.name) == ["assets/a.png"])
        let pack = try maker().make(request)
        #expect(pack.remarks.isEmpty && pack.title == "Ezis/1")
        let story = try #require(StoryFile(in: pack.folder))
        #expect(story.slides.count == 1 && story.slides[0].narration != nil && story.spokenTitle != nil)
        request.inside = search.books[1].inside
        let (_, second) = try maker().reading.plan(request)
        #expect(second.slides.map(\.picture?.name) == ["assets/c.png"], "the picture of the menu")
        #expect(
            second.remarks.map(\.description) == ["the pack names these files, but does not have them: lost.png"])
    }

    @Test(arguments: ["kaste", "kaste.zip"])
    func `each tale of a pack is added, and found again`(name: String) throws {
        try write(Self.studioFiles, to: name)
        let first = try HiddenPlace(in: "\(disk.path)/tales")  // no book takes away the folder
        defer { withExtendedLifetime(first) {} }
        for isNew in [true, false] {
            let books = try #require(BookSearch(in: "\(disk.path)/\(name)", Converters.real)).books
            let tales = "\(disk.path)/tales"
            let adding = BookAdding(
                books, register: TalesRegister(in: tales, shipped: []),
                place: { () throws(PackRefusal) in try HiddenPlace(in: tales) },
                maker: { PackMaker(place: $0, shipped: [], convert: Converters.real) }
            ) { _, _, _ in }
            try adding.run()
            #expect(adding.count.added == (isNew ? 2 : 0) && adding.count.known == (isNew ? 0 : 2))
        }
    }

    @Test func `a pack of several tales is refused as one, so that its tales are asked for`() throws {
        try write(Self.studioFiles, to: "kaste")
        let maker = try maker()
        let refusal = #expect(throws: PackRefusal.self) {
            _ = try maker.make(TaleRequest(source: "\(disk.path)/kaste"))
        }
        #expect(refusal?.cause == .several)
    }

    @Test(arguments: ["telmi", "telmi.zip"])
    func `a pack of Telmi's with one tale is that tale`(name: String) throws {
        let files = ["nodes.json", "title.png", "images/0.png", "audios/0.wav"]
        try write(files, of: Self.telmi, to: name)
        #expect(BookSearch(in: "\(disk.path)/\(name)", Converters.real) == nil)
        let pack = try maker().make(TaleRequest(source: "\(disk.path)/\(name)"))
        #expect(pack.title == (name == "telmi" ? "telmi" : "Kaste"))
        #expect(try #require(StoryFile(in: pack.folder)).slides.count == 1)
    }

    @Test func `a tale of Pasaka's with a folder of that name is none`() throws {
        let own = #"{"title":"Lācis","slides":[{"imageName":"1.png","text":"\"stageNodes\""}]}"#
        try write(["story.json", "1.png", "assets/2.png"], of: own, to: "own")
        let (_, plan) = try maker().reading.plan(TaleRequest(source: "\(disk.path)/own"))
        #expect(plan.title == "Lācis" && plan.slides.map(\.text) == [#""stageNodes""#])
    }

    @Test func `packs among other tales are found with them`() throws {
        try write(Self.studioFiles, to: "all/kaste")
        try write(["1.png"], to: "all/other")
        let found = BookSearch(in: "\(disk.path)/all", Converters.real)
        #expect(found?.books.map(\.place) == ["all/kaste/Ezis∕1", "all/kaste/Zaķis", "all/other"])
    }
}
