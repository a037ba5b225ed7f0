import Conversion
import TestSupport
import Testing

@testable import Converter

/// Packs for storyteller boxes, whose graphs are untrusted.
struct PackReaderTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// The tales by the real converter, as `title [spoken title] (pictures): picture+sound …`.
    private func tales(_ texts: String...) throws -> [String]? {
        var bytes: [UInt8] = [], ranges: [Range<Int>] = []
        for text in texts {
            ranges.append(bytes.count..<(bytes.count + text.utf8.count))
            bytes += text.utf8
        }
        try bench.write("texts", bytes)
        guard case .interactivePack(let pack?) = try bench.convert(.interactivePack(texts: ranges), "texts") else {
            return nil
        }
        return pack.tales.map { tale in
            let slides = tale.slides.map { "\($0.picture ?? "-")+\($0.sound ?? "-")" }.joined(separator: " ")
            return "\(tale.title) [\(tale.spokenTitle ?? "")] (\(tale.pictures.joined(separator: " "))): \(slides)"
        }
    }

    private static let story = #"{"wheel":false,"ok":false,"home":true,"pause":true,"autoplay":true}"#
    private static let option = #"{"wheel":true,"ok":true,"home":true,"pause":false,"autoplay":false}"#

    /// A stage of STUdio's; its files are named for it.
    private static func stage(
        _ id: String, to action: String?, option: Int = 0, controls: String = option, image: Bool = true,
        audio: Bool = true, name: String? = nil, isFirst: Bool = false
    ) -> String {
        let next = action.map { #"{"actionNode":"\#($0)","optionIndex":\#(option)}"# } ?? "null"
        return """
            {"uuid":"\(id)","name":"\(name ?? id)","squareOne":\(isFirst),"type":"stage",
            "image":\(image ? "\"\(id).png\"" : "null"),"audio":\(audio ? "\"\(id).mp3\"" : "null"),
            "okTransition":\(next),"homeTransition":null,"controlSettings":\(controls)}
            """
    }

    private static func pack(_ stages: [String], _ actions: [String: [String]], _ more: String = "") -> String {
        let nodes = actions.sorted { $0.key < $1.key }.map { id, options in
            #"{"id":"\#(id)","options":[\#(options.map { "\"\($0)\"" }.joined(separator: ","))]}"#
        }
        return """
            {"format":"v1","title":"Vakara pasakas","version":1,\(more)
            "stageNodes":[\(stages.joined(separator: ","))],"actionNodes":[\(nodes.joined(separator: ","))]}
            """
    }

    /// A cover, a question, and a menu of two tales that return to it.
    private static let menu = pack(
        [
            stage("cover", to: "a", isFirst: true), stage("ask", to: "menu", image: false),
            stage("Lācis", to: "lācis"), stage("Vilks", to: "vilks"),
            stage("l1", to: "l2", controls: story, image: false), stage("l2", to: "menu", controls: story),
            stage("v1", to: "menu", option: 1, controls: story, image: false),
        ], ["a": ["ask"], "menu": ["Lācis", "Vilks"], "lācis": ["l1"], "l2": ["l2"], "vilks": ["v1"]])

    @Test func `each leaf of a menu is a tale with its spoken title, and a slide without a picture keeps the last`()
        throws
    {
        #expect(
            try tales(Self.menu) == [
                "Lācis [Lācis.mp3] (Lācis.png cover.png cover.png): -+l1.mp3 l2.png+l2.mp3",
                "Vilks [Vilks.mp3] (Vilks.png cover.png cover.png): -+v1.mp3",
            ])
    }

    @Test func `a pack without a menu is one tale of its own title`() throws {
        let text = Self.pack(
            [Self.stage("s", to: nil, controls: Self.story), Self.stage("c", to: "a", isFirst: true)],
            ["a": ["s", "lost"]])
        #expect(try tales(text) == ["Vakara pasakas [c.mp3] (c.png): s.png+s.mp3"])
    }

    @Test func `menus in menus are gone through, and the question before one is no tale`() throws {
        let text = Self.pack(
            [
                Self.stage("c", to: "m", isFirst: true), Self.stage("A", to: "ma"), Self.stage("B", to: "b"),
                Self.stage("A1", to: "a1"), Self.stage("A2", to: nil, controls: Self.story),
                Self.stage("s", to: "m", controls: Self.story), Self.stage("t", to: "m", controls: Self.story),
                Self.stage("Kaut ko", to: "ma", option: -1),
            ], ["m": ["A", "B", "Kaut ko"], "ma": ["A1", "A2"], "a1": ["s"], "b": ["t"]])
        #expect(
            try tales(text)?.map { $0.prefix { $0 != "[" } } == ["A1 ", "A2 ", "B "])
    }

    @Test func `names that programs give are no titles, and no title comes twice`() throws {
        let names = ["Stage node", "alice.ogg item", "Option 3", "alice", "Story"]
        let stages = names.enumerated().map {
            Self.stage("s\($0)", to: nil, controls: Self.story, name: $1)
        }
        let text = Self.pack([Self.stage("c", to: "m", isFirst: true)] + stages, ["m": (0..<5).map { "s\($0)" }])
        #expect(
            try tales(text)?.map { String($0.prefix { $0 != "[" }.dropLast()) } == [
                "Vakara pasakas 1", "alice", "Vakara pasakas 3", "alice 2", "Vakara pasakas 5",
            ])
    }

    @Test func `at night stories end where they ask for another one`() throws {
        let stages = (1...3).map { Self.stage("s\($0)", to: "night", controls: Self.story) }
        let text = Self.pack(
            [Self.stage("c", to: "m", isFirst: true)] + stages + [Self.stage("night", to: "m", controls: Self.story)],
            ["m": ["s1", "s2", "s3"], "night": ["night"]], #""nightModeAvailable":true,"#)
        #expect(try tales(text)?.first == "s1 [] (s1.png c.png c.png): s1.png+s1.mp3")
    }

    @Test func `a pack that does not say how its stages are used is told all the same`() throws {
        let text = Self.pack(
            [
                Self.stage("c", to: "m", controls: "null", isFirst: true),
                Self.stage("a", to: "m", controls: #"{"pause":7}"#), Self.stage("b", to: "m", controls: Self.option),
            ], ["m": ["a", "b"]])
        #expect(try tales(text)?.count == 2)
    }

    @Test func `Telmi's packs have their names in other files`() throws {
        let nodes = """
            {"startAction":{"action":"a0","index":0},"stages":{
            "s0":{"image":"0.png","audio":"0.mp3","ok":{"action":"a1","index":0},"home":null,"control":\(Self.option)},
            "s1":{"image":null,"audio":"1.mp3","ok":{"action":"a0","index":0},"home":null,"control":\(Self.story)},
            "s2":{"image":"2.png","audio":null,"ok":null,"home":null,"control":\(Self.story)}},
            "actions":{"a0":[{"stage":"s0"},{"stage":"s2"}],"a1":[{"stage":"s1"}]}}
            """
        #expect(
            try tales(nodes, #"{"title":"Kaste","uuid":"x"}"#, #"{"s0":{"title":"Ezis","notes":""},"s1":3}"#) == [
                "Ezis [0.mp3] (0.png title.png title.png): -+1.mp3",
                "Kaste 2 [] (2.png title.png title.png): 2.png+-",
            ])
        #expect(try tales(nodes, "", "")?.map { $0.prefix(8) } == ["Pasaka 1", "Pasaka 2"])
    }

    @Test(arguments: [
        "{}", "[", #"{"title":"x","slides":[]}"#, #"{"stageNodes":[],"slides":[{"text":"stageNodes"}]}"#,
        #"{"stageNodes":{}}"#, #"{"stages":[],"actions":[]}"#, String(repeating: "[", count: 100_000),
    ])
    func `a tale of Pasaka's or a broken text is no pack`(text: String) throws { #expect(try tales(text) == nil) }

    @Test func `loops, stages that lead nowhere and values of other kinds end nothing but their tale`() throws {
        let text = Self.pack(
            [
                Self.stage("c", to: "m", isFirst: true), Self.stage("a", to: "a", controls: Self.story),
                Self.stage("b", to: "c", controls: Self.story), "7", #"{"uuid":"d","image":[],"audio":{"x":1}}"#,
                Self.stage("e", to: "gone", controls: Self.story, audio: false),
            ], ["m": ["a", "b", "d", "e", "gone"], "a": ["a"], "c": ["c"], "x": []])
        #expect(
            try tales(text) == [
                "a [] (a.png c.png c.png): a.png+a.mp3", "b [] (b.png c.png c.png): b.png+b.mp3",
                "e [] (e.png c.png c.png): e.png+-",
            ])
        #expect(try tales(Self.pack([], [:])) == [])
    }

    @Test func `10,000 stages in a row are one tale, and menus that all lead to all others end`() throws {
        let row = (0..<10_000).map { Self.stage("s\($0)", to: "s\($0 + 1)", controls: Self.story, isFirst: $0 == 0) }
        let steps = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("s\($0)", ["s\($0)"]) })
        #expect(try tales(Self.pack(row, steps))?.count == 1)
        let all = (0..<300).map { "s\($0)" }
        let web = all.map { Self.stage($0, to: "a" + $0, controls: Self.story) }
        let menus = Dictionary(uniqueKeysWithValues: all.map { ("a" + $0, all) })
        #expect(try (tales(Self.pack(web, menus))?.count ?? .max) <= 1000)
    }

    @Test func `a black picture shows nothing`() throws {
        try bench.write("black.png", MadePNG.plain(32, 24, .init(0x000000)))
        try bench.write("drawing.png", MadePNG.rgb(32, 24) { x, y in x == y ? .init(0xc8c8c8) : .init(0x000000) })
        try bench.run("convert", "black.png", "BMP3:black.bmp")
        try bench.run("convert", "drawing.png", "BMP3:drawing.bmp")
        for ending in ["png", "bmp"] {
            #expect(try bench.convert(.blank, "black.\(ending)") == .blank(true))
            #expect(try bench.convert(.blank, "drawing.\(ending)") == .blank(false))
        }
    }
}
