import Conversion
import Glibc
import TalePacks
import Testing

@testable import PackMaker

struct PackMakerTests {
    private let disk: TemporaryFolder
    private let photos = [
        "src/1.heic": "picture 1", "src/1.m4a": "sound 1", "src/2.heic": "picture 2", "src/1.txt": "Reiz  bija\nlācis.",
    ]

    init() throws { disk = try TemporaryFolder() }

    private func make(
        _ files: [String: String], title: String? = nil, language: String? = nil, keepsBoth: Bool = false,
        convert: @escaping Converting = Converters.copying, timing: @escaping PackMaker.Timing = { _, _, _ in [] },
        cutting: PackMaker.Cutting? = nil, bounds: [Double]? = nil, narration: PackMaker.Narration? = nil
    ) throws -> MadePack {
        for (name, text) in files { try disk.write(text, name) }
        let place = try HiddenPlace(in: disk.path + "/tales")
        defer { place.abandon() }
        let none: PackMaker.Cutting = { _, _, _ throws(ConversionRefusal) in throw ConversionRefusal("is not heard") }
        var maker = PackMaker(
            place: place, shipped: [disk.path + "/shipped"], convert: convert, timing: timing, cutting: cutting ?? none)
        maker.narration = narration
        var wish = TaleRequest(source: disk.path + "/src", title: title, language: language)
        wish.bounds = bounds
        wish.keepsBoth = keepsBoth
        return try maker.make(wish)
    }

    private func refusal(_ files: [String: String], convert: @escaping Converting = Converters.copying) -> PackRefusal?
    {
        do {
            _ = try make(files, convert: convert)
            return nil
        } catch {
            return error as? PackRefusal
        }
    }

    // MARK: - What is made

    @Test func `each page of a TIFF becomes a slide, with the sounds in their order`() throws {
        let sheets: Converting = { job, input, output throws(ConversionRefusal) in
            switch job {
            case .sheets: return .sheets(count: 3)
            case .sheet(let number, let width, let height):
                Converters.copy("JPEG of page \(number)", to: output)
                return .picture(
                    .init(
                        originalWidth: 320, originalHeight: 240, width: width, height: height, wasTurned: false,
                        format: "TIFF"))
            default: return try Converters.copying(job, input, output)
            }
        }
        _ = try make(
            [
                "src/book.tif": "picture", "src/first.mp3": "sound 1", "src/second.mp3": "sound 2",
                "src/third.mp3": "sound 3",
            ], title: "Tale", convert: sheets)
        #expect(try disk.text("tales/tale/slide02.jpg") == "JPEG of page 1")
        #expect(try disk.text("tales/tale/slide03.jpg") == "JPEG of page 2")
        #expect(try disk.text("tales/tale/slide03.ogg") == "Opus of sound 3")
        #expect(try !disk.names("tales/tale").contains("slide04.jpg"))
    }

    @Test func `a picture much taller than the stage becomes slides, of which the first is told`() throws {
        let tall: Converting = { job, input, output throws(ConversionRefusal) in
            var size = (width: 600, height: 1920), job = job
            if case .strips = job { return .strips([0..<800, 800..<1500, 1500..<3200]) }
            if case .strip(let rows, let width, let height) = job {
                size = (1000, rows.count)
                job = .picture(mostWidth: width, mostHeight: height)
            }
            let answer = try Converters.copying(job, input, output)
            guard case .picture(var facts) = answer else { return answer }
            (facts.width, facts.height) = size
            return .picture(facts)
        }
        let pack = try make(["src/1.png": "picture 1", "src/1.txt": "Reiz bija."], title: "Tale", convert: tall)
        #expect(pack.slideCount == 3)
        #expect(
            pack.remarks.map(\.description) == ["1.png: is much taller than the screen; it becomes 3 slides"])
        #expect(
            try disk.names("tales/tale").filter { $0.hasSuffix(".jpg") } == [
                "slide01.jpg", "slide02.jpg", "slide03.jpg",
            ])
        let story = try #require(StoryFile(in: "\(disk.path)/tales/tale"))
        #expect(story.slides.map(\.text) == ["Reiz bija.", "", ""])
    }

    @Test func `a folder becomes a tale`() throws {
        let pack = try make(photos, title: "Lāča diena", language: "ltg")
        #expect(try disk.names("tales") == ["laca_diena"])
        #expect(
            try disk.names("tales/laca_diena")
                == [".source", "slide01.jpg", "slide01.ogg", "slide02.jpg", "story.json", "title.ogg"])
        #expect(try disk.text("tales/laca_diena/slide01.ogg") == "Opus of sound 1")
        #expect(
            try disk.text("tales/laca_diena/story.json")
                == StoryManifest(
                    id: "laca_diena", title: "Lāča diena", language: "ltg", cover: "slide01", spokenTitle: "title",
                    slides: [
                        .init(id: "slide01", image: "slide01", narration: "slide01", text: "Reiz bija lācis."),
                        .init(id: "slide02", image: "slide02"),
                    ]
                ).json)
        #expect(pack.remarks == [])
        #expect(pack.folder == disk.path + "/tales/laca_diena")
    }

    @Test func `one text for all pages is divided among them, and a mismatch is reported`() throws {
        let pack = try make([
            "src/1.jpg": "picture 1", "src/2.jpg": "picture 2", "src/teksts.txt": "Reiz bija.\n\nLācis.\n\nViss.",
        ])
        #expect(
            pack.remarks.map(\.description) == ["teksts.txt: has 3 parts for 2 pictures; the rest is on the last page"])
        let story = try disk.text("tales/src/story.json")
        #expect(story.contains(#""text": "Reiz bija.""#))
        #expect(story.contains(#""text": "Lācis. Viss.""#))
    }

    // MARK: - A voice

    private let told = [
        "src/1.jpg": "picture 1", "src/1.txt": "Reiz bija.", "src/2.jpg": "picture 2", "src/2.m4a": "sound 2",
        "src/2.txt": "Lācis.", "src/3.jpg": "picture 3",
    ]

    @Test func `a voice speaks the title and the texts without a recording, and the table says so`() throws {
        let pack = try make(
            told, title: "Lācis", language: "es",
            narration: { language in { text in Array("sound of \(text) in \(language)".utf8) } })
        #expect(try disk.text("tales/lacis/slide01.ogg") == "Opus of sound of Reiz bija. in es")
        #expect(try disk.text("tales/lacis/slide02.ogg") == "Opus of sound 2")
        #expect(try disk.text("tales/lacis/title.ogg") == "Opus of sound of Lācis in es")
        #expect(try disk.text("tales/lacis/story.json").contains("slide03"))
        #expect(try !disk.names("tales/lacis").contains("slide03.ogg"))
        #expect(pack.rows.filter { $0.changes.contains("spoken by the machine") }.map(\.slide) == ["title", "1"])
        #expect(pack.remarks == [])
    }

    @Test func `a voice that does not speak the language makes no tale`() throws {
        let refusal = PackRefusal("the voice anna does not speak lv, but es")
        #expect(throws: refusal) {
            try make(told, narration: { _ throws(PackRefusal) in throw refusal })
        }
        #expect((try? disk.names("tales")) ?? [] == [])
    }

    @Test func `a text that the voice cannot say is a silent slide`() throws {
        let pack = try make(
            told, title: "Lācis",
            narration: { _ in { _ throws(ConversionRefusal) in throw ConversionRefusal("is not spoken") } })
        #expect(pack.remarks.map(\.description) == ["1.txt: is not spoken; the slide is silent"])
        #expect(try !disk.names("tales/lacis").contains("slide01.ogg"))
    }

    // MARK: - One recording for all pages

    private let whole = [
        "src/1.jpg": "picture 1", "src/2.jpg": "picture 2", "src/3.jpg": "picture 3", "src/Visa pasaka.m4a": "sound w",
    ]

    @Test func `one recording for all pages is cut, and one line says how`() throws {
        let cut: PackMaker.Cutting = { texts, _, language in
            RecordingCuts(bounds: [0, 2, 2, Double(texts.count)], areByWords: language != "lv")
        }
        let pack = try make(whole, cutting: cut)
        #expect(pack.remarks.map(\.description) == ["Visa pasaka.m4a: is cut for 3 pictures at its longest pauses"])
        #expect(try disk.text("tales/src/slide01.ogg").hasPrefix("Opus of sound w"))
        #expect(
            try disk.names("tales/src").filter { $0.hasSuffix("ogg") && $0 != "title.ogg" } == [
                "slide01.ogg", "slide03.ogg",
            ])
    }

    @Test func `manual cuts are used without a remark`() throws {
        let pack = try make(whole, bounds: [0, 0, 1, 4])
        #expect(pack.remarks == [])
        #expect(
            try disk.names("tales/src").filter { $0.hasSuffix("ogg") && $0 != "title.ogg" } == [
                "slide02.ogg", "slide03.ogg",
            ])
    }

    @Test func `a recording that cannot be cut is reported, and the pictures stay`() throws {
        let pack = try make(
            whole, cutting: { _, _, _ throws(ConversionRefusal) in throw ConversionRefusal("is damaged") })
        #expect(pack.remarks.map(\.description) == ["Visa pasaka.m4a: is damaged; it is left out"])
        #expect(pack.rows.count { $0.slide != "title" } == 3)
    }

    @Test func `the table tells what was changed`() throws {
        #expect(
            try make(photos).table == """
                slide  picture  sound  length  changed
                title                  0:02    spoken by the machine
                1      1.heic   1.m4a  1:02    turned, scaled from 4032×3024, from HEIC, from AAC, louder by 6 dB
                2      2.heic                  turned, scaled from 4032×3024, from HEIC
                """)
    }

    @Test func `a cover is a file of its own`() throws {
        _ = try make(["src/cover.jpg": "picture c", "src/1.jpg": "picture 1"])
        #expect(try disk.names("tales/src") == [".source", "cover.jpg", "slide01.jpg", "story.json", "title.ogg"])
        #expect(try disk.text("tales/src/story.json").contains(#""coverImage": "cover""#))
    }

    @Test func `a sound named title says the title`() throws {
        let pack = try make(["src/1.jpg": "picture 1", "src/title.m4a": "sound t"])
        #expect(try disk.names("tales/src") == [".source", "slide01.jpg", "story.json", "title.ogg"])
        #expect(try disk.text("tales/src/story.json").contains(#""titleAudio": "title""#))
        #expect(pack.rows.map(\.slide) == ["title", "1"])
    }

    @Test func `a title without a recording is synthesised if the language is known`() throws {
        _ = try make(photos, title: "Lāča diena")
        #expect(try disk.text("tales/laca_diena/title.ogg") == "Opus of Lāča diena in lv")
        let pack = try make(photos, language: "xx")
        #expect(try disk.names("tales/src") == [".source", "slide01.jpg", "slide01.ogg", "slide02.jpg", "story.json"])
        #expect(pack.remarks == [])
    }

    @Test func `words without times are heard out`() throws {
        let hear: PackMaker.Timing = { text, _, language in
            language == "lv" && text == "Reiz bija lācis."
                ? [WordTime(start: 0, end: 1), WordTime(start: 1, end: 2), WordTime(start: 2, end: 3)] : []
        }
        _ = try make(photos, timing: hear)
        #expect(try disk.text("tales/src/story.json").contains("[2, 3]"))
    }

    @Test func `a tale of the same title is a new version, unless both are kept`() throws {
        let changed = photos.merging(["src/2.heic": "picture two"]) { $1 }
        #expect(try [make(photos), make(changed)].map(\.isNewVersion) == [false, true])
        #expect(try disk.names("tales") == [".earlier", "src"])
        #expect(try make(photos, keepsBoth: true).isNewVersion == false)
        #expect(try disk.names("tales") == [".earlier", "src", "src-2"])
    }

    @Test func `an identical tale is not added again, unless it is damaged`() throws {
        func wasThere(title: String? = nil, language: String? = nil) throws -> Bool {
            try make(photos, title: title, language: language).wasThere
        }
        #expect(try [wasThere(), wasThere()] == [false, true])
        #expect(try [wasThere(language: "en"), wasThere(language: "en")] == [false, true])
        try disk.write("rotten", "tales/src/slide01.jpg")
        #expect(try !wasThere(language: "en"))
        #expect(try disk.text("tales/src/slide01.jpg") == "JPEG of picture 1")
        try disk.remove("tales/src/slide02.jpg")
        #expect(try !wasThere(language: "en"))
    }

    @Test func `a tale keeps its wolves in a new version, and with them it is no new one`() throws {
        _ = try make(photos)
        let text = try disk.text("tales/src/story.json")
        try disk.write(text.replacing(#"  "slides""#, with: "  \"wolves\": 2,\n  \"slides\""), "tales/src/story.json")
        #expect(try make(photos).wasThere)
        let changed = photos.merging(["src/2.heic": "picture two"]) { $1 }
        #expect(try make(changed).isNewVersion)
        #expect(try disk.text("tales/src/story.json").contains(#""wolves": 2"#))
    }

    @Test func `a twin gets a number`() throws {
        for id in ["src", "src-2", "src-3"] { #expect(try make(photos, keepsBoth: true).id == id) }
        #expect(try disk.names("tales") == ["src", "src-2", "src-3"])
        #expect(try disk.text("tales/src-3/story.json").contains(#""id": "src-3""#))
    }

    @Test func `a shipped tale keeps its ID`() throws {
        try disk.write(#"{"id": "src", "title": "A", "slides": [{"id": "1", "text": "a"}]}"#, "shipped/a/story.json")
        #expect(try make(photos).id == TaleNames.marked("src", of: "src"))
    }

    // MARK: - Which tale it is

    @Test(
        arguments: [
            ("Колобок", "Теремок"), ("Kazas", "Kāzas"), ("小熊", "小狗"), ("🐺", "🦊"), ("Kazas", "Kazas!"),
            (String(repeating: "garš ", count: 20) + "1", String(repeating: "garš ", count: 20) + "2"),
        ])
    func `tales with different titles never replace each other`(one: String, other: String) throws {
        let made = try [make(photos, title: one), make(photos, title: other), make(photos, title: one)]
        #expect(made.map(\.isNewVersion) == [false, false, false])
        #expect(made[0].id == made[2].id && made[0].id != made[1].id)
        let shelf = StoryService(roots: [disk.path + "/tales"]).loadShelf()
        #expect(Set(shelf.stories.map(\.title)) == [one, other] && shelf.problems == [])
    }

    @Test(arguments: ["Kāzas", "Ka\u{304}zas", "KĀZAS", " Kāzas "])
    func `a title that is written otherwise is the same`(title: String) throws {
        _ = try make(photos, title: "Kāzas")
        #expect(try make(photos.merging(["src/1.heic": "picture x"]) { $1 }, title: title).isNewVersion)
        #expect(try disk.names("tales") == [".earlier", "kazas"])
    }

    @Test func `an existing tale keeps its id, and another one with that id gets its own`() throws {
        let old = #"{"id": "pasaka", "title": "Колобок", "slides": [{"id": "1", "imageName": "a"}]}"#
        for (name, text) in ["story.json": old, "a.png": "a"] { try disk.write(text, "tales/pasaka/\(name)") }
        let again = try make(photos, title: "Колобок")
        #expect(again.id == "pasaka" && again.isNewVersion)
        let other = #"{"id": "pasaka", "title": "Теремок", "slides": [{"id": "1", "imageName": "a", "text": "b"}]}"#
        for isNew in [true, false] {
            let made = try make(["src/story.json": other, "src/a.png": "picture a"])
            #expect(made.id == TaleNames.marked("pasaka", of: "Теремок") && made.wasThere != isNew)
        }
    }

    @Test func `a finished tale with a better title and the same words is a new version`() throws {
        func story(_ title: String) -> [String: String] {
            let text =
                #"{"id": "x", "title": "\#(title)", "slides": [{"id": "1", "imageName": "a", "text": "Reiz bija."}]}"#
            return ["src/story.json": text, "src/a.png": "picture a"]
        }
        _ = try make(story("Lacis"))
        #expect(try make(story("Lācis")).isNewVersion)
    }

    @Test func `a source that is removed while its names are read is gone, not damaged`() throws {
        try disk.write("PK\u{3}\u{4}", "Vasara.zip")
        let path = disk.path + "/Vasara.zip", place = try HiddenPlace(in: disk.path + "/tales")
        let maker = PackMaker(place: place, shipped: []) { _, _, _ throws(ConversionRefusal) in
            unlink(path)
            throw ConversionRefusal("cannot be read")
        }
        #expect(throws: PackRefusal.gone(path)) { try maker.make(TaleRequest(source: path)) }
    }

    @Test func `a removed tale keeps its id, unless the same one is added again`() throws {
        _ = try make(photos, title: "Kazas")
        try RemovedFolders(in: disk.path + "/tales").remove("kazas")
        #expect(try make(photos, title: "Kāzas").id == TaleNames.marked("kazas", of: "Kāzas"))
        #expect(try make(photos, title: "Kazas").id == "kazas")
    }

    @Test func `recordings never join a shipped tale of another title`() throws {
        try disk.write(#"{"id": "x", "title": "A", "slides": [{"id": "a", "text": "a"}]}"#, "shipped/a/story.json")
        let made = try make([
            "src/story.json": #"{"id": "x", "title": "B", "slides": [{"id": "a", "imageName": "a"}]}"#,
            "src/a.png": "picture a", "src/tellings/owl-blue/a.ogg": "sound a",
        ])
        #expect(!made.isOfRecordings && made.id == TaleNames.marked("x", of: "B"))
        let shelf = StoryService(roots: ["shipped", "tales"].map { disk.path + "/" + $0 }).loadShelf()
        #expect(shelf.stories.filter { !$0.tellings.isEmpty }.map(\.title) == ["B"])
    }

    // MARK: - Finished tales

    private let finished = """
        {"id": "lācis", "title": "Lācis", "language": "lt", "coverImage": "a", "isPremium": true, "slides": [
          {"id": "z1", "imageName": "a", "audioName": "b", "text": "Lācis iet", "words": [[0, 0.5], [0.5, 1]]},
          {"id": "z2", "imageName": "c.png", "text": "Prom"}, {"id": "z3", "imageName": "gone"}]}
        """

    @Test func `a finished tale keeps what it says`() throws {
        let pack = try make([
            "src/story.json": finished, "src/a.svg": "picture a", "src/b.flac": "sound b", "src/c.png": "picture c",
        ])
        #expect(pack.id == "lācis")
        #expect(
            try disk.text("tales/lacis/story.json")
                == StoryManifest(
                    id: "lācis", title: "Lācis", language: "lt", cover: "slide01", spokenTitle: "title",
                    isPremium: true,
                    slides: [
                        .init(
                            id: "z1", image: "slide01", narration: "slide01", text: "Lācis iet",
                            words: [WordTime(start: 0, end: 0.5), WordTime(start: 0.5, end: 1)]),
                        .init(id: "z2", image: "slide02", text: "Prom"),
                    ]
                ).json)
        #expect(
            pack.remarks.map(\.description) == [
                #"story.json: slides[2].imageName "gone": there is no such file"#,
                "story.json: slides[2] is left out, because it has no picture",
            ])
    }

    @Test func `a finished tale keeps who told it, its questions, wolves and explained words`() throws {
        let finished = #"""
            {"id": "rija", "title": "Rija", "by": "Pēc A. Ozola", "byAudio": "told", "wolves": 1, "slides": [
              {"id": "1", "imageName": "a", "text": "Rija un klēts", "ask": "Kas tā?", "wolves": 2,
               "explain": {"rija": {"text": "Kuļ.", "clip": "r.ogg"}, "klēts": {"text": "Glabā.", "clip": "gone"}}},
              {"id": "2", "imageName": "b", "text": "Atkal rija", "explain": {"rija": {"text": "Kuļ.", "clip": "r"}}}]}
            """#
        let made = try make([
            "src/story.json": finished, "src/a.png": "picture a", "src/b.png": "picture b", "src/r.ogg": "sound r",
            "src/told.ogg": "sound told",
        ])
        let manifest = StoryManifest(
            id: "rija", title: "Rija", cover: "slide01", spokenTitle: "title", by: "Pēc A. Ozola", spokenBy: "by",
            wolves: 1,
            slides: [
                .init(
                    id: "1", image: "slide01", text: "Rija un klēts", ask: "Kas tā?", wolves: 2,
                    explanations: [
                        .init(word: "rija", text: "Kuļ.", clip: "explain1"), .init(word: "klēts", text: "Glabā."),
                    ]),
                .init(
                    id: "2", image: "slide02", text: "Atkal rija",
                    explanations: [.init(word: "rija", text: "Kuļ.", clip: "explain1")]),
            ])
        #expect(try disk.text("tales/rija/story.json") == manifest.json)
        #expect(try disk.text("tales/rija/explain1.ogg") == "Opus of sound r")
        #expect(try disk.text("tales/rija/by.ogg") == "Opus of sound told")
        #expect(made.remarks.map(\.description) == [#"story.json: slides[0].explain "gone": there is no such file"#])
    }

    @Test func `a finished tale keeps its figures, each file once, without those that cannot be read`() throws {
        let cat = #""image": "cat.webp", "behind": "behind", "at": [1, 2], "size": [90, 90], "ground": [0, 0, 99, 99]"#
        let answer = #""answer": {"motion": "hop", "clip": "meow", "word": 0}"#
        let finished = """
            {"id": "rija", "title": "Rija", "slides": [
              {"id": "1", "imageName": "a", "text": "Rija", "figures": [{\(cat), \(answer)},
               {"image": "torn.png", "at": [0, 0], "size": [40, 40], "rest": {"motion": "blink", "period": 5}}]},
              {"id": "2", "imageName": "b", "text": "Rija", "figures": [{\(cat), \(answer), "mouse": true}]}]}
            """
        let made = try make([
            "src/story.json": finished, "src/a.png": "picture a", "src/b.png": "picture b",
            "src/cat.webp": "picture cat", "src/behind.jpg": "picture behind", "src/torn.png": "is damaged",
            "src/meow.wav": "sound meow",
        ])
        let file = try StoryFile.read(Array(try disk.text("tales/rija/story.json").utf8))
        #expect(file.problems == [])
        #expect(file.slides.map { $0.figures.map(\.image) } == [["figure1.webp"], ["figure1.webp"]])
        #expect(file.slides.map { $0.figures.first?.behind } == ["ground1.jpg", "ground1.jpg"])
        #expect(file.slides.map { $0.figures.first?.answer?.clip } == ["answer1.ogg", "answer1.ogg"])
        #expect(file.slides.map { $0.figures.first?.isMouse } == [false, true])
        #expect(try disk.text("tales/rija/figure1.webp") == "WebP of picture cat")
        #expect(try disk.text("tales/rija/ground1.jpg") == "JPEG of picture behind")
        #expect(try disk.text("tales/rija/answer1.ogg") == "Opus of sound meow")
        #expect(made.remarks.map(\.description) == ["torn.png: is damaged; the figure is left out"])
    }

    @Test func `a finished tale keeps its theme, its beds and its sounds, each file once`() throws {
        let sounds = #""sounds": [{"clip": "gone", "word": 0}, {"clip": "bell", "word": 1}]"#
        let slide = #""text": "Rija deg", "bed": "fire", \#(sounds)"#
        let finished = """
            {"id": "rija", "title": "Rija", "music": "theme", "slides": [
              {"id": "1", "imageName": "a", \(slide)}, {"id": "2", "imageName": "b", \(slide)}]}
            """
        let made = try make([
            "src/story.json": finished, "src/a.png": "picture a", "src/b.png": "picture b",
            "src/theme.wav": "sound theme", "src/fire.ogg": "sound fire", "src/bell.wav": "sound bell",
        ])
        let file = try StoryFile.read(Array(try disk.text("tales/rija/story.json").utf8))
        #expect(file.problems == [] && file.music == "loop1.ogg")
        #expect(file.slides.map(\.bed) == ["loop2.ogg", "loop2.ogg"])
        #expect(file.slides.map { $0.foley.map(\.clip) } == [["foley1.ogg"], ["foley1.ogg"]])
        #expect(file.slides.map { $0.foley.map(\.word) } == [[1], [1]])
        #expect(try disk.text("tales/rija/loop1.ogg") == "Opus of sound theme")
        #expect(try disk.text("tales/rija/loop2.ogg") == "Opus of sound fire")
        #expect(try disk.text("tales/rija/foley1.ogg") == "Opus of sound bell")
        #expect(
            made.remarks.map(\.description)
                == (0..<2).map {
                    #"story.json: slides[\#($0)].sounds[0].clip "gone": there is no such file"#
                })
    }

    @Test func `a finished tale of the same id is a new version, unless both are kept`() throws {
        let files = ["src/story.json": finished, "src/a.svg": "picture a"]
        let changed = files.merging(["src/a.svg": "picture b"]) { $1 }
        #expect(try [make(files), make(changed)].map(\.isNewVersion) == [false, true])
        #expect(try make(files, keepsBoth: true).id == "lācis-2")
        #expect(try disk.names("tales") == [".earlier", "lacis", "lacis-2"])
    }

    @Test func `a finished tale with the id of a shipped one is added beside it on request`() throws {
        try disk.write(finished, "shipped/a/story.json")
        let files = ["src/story.json": finished, "src/a.svg": "picture a"]
        #expect(
            refusal(files)?.description
                == "the id \"lācis\" belongs to a tale included with Pasaka; add this one with --keep-both, or give it another id in story.json"
        )
        #expect(try disk.names() == ["shipped", "src"])
        #expect(try make(files, keepsBoth: true).id == "lācis-2")
    }

    // MARK: - What cannot be used

    @Test func `what is broken is named and the rest goes on`() throws {
        let pack = try make([
            "src/1.jpg": "picture 1", "src/1.mp3": "is damaged", "src/2.jpg": "is not a picture",
            "src/2.mp3": "sound 2",
            "src/3.jpg": "picture 3", "src/3.txt": "Beigas.",
        ])
        #expect(
            pack.remarks.map(\.description) == [
                "1.mp3: is damaged; the slide is silent", "2.jpg: is not a picture; the slide is left out",
            ])
        #expect(try disk.names("tales/src") == [".source", "slide01.jpg", "slide02.jpg", "story.json", "title.ogg"])
        #expect(try disk.text("tales/src/slide02.jpg") == "JPEG of picture 3")
    }

    @Test func `nothing left is no tale`() throws {
        let refusal = refusal(["src/1.jpg": "is not a picture"])
        #expect(refusal?.description == "nothing is left to make a tale from")
        #expect(refusal?.remarks.map(\.description) == ["1.jpg: is not a picture; the slide is left out"])
        #expect(try disk.names() == ["src"])
    }

    @Test func `a full disk leaves nothing`() throws {
        #expect(refusal(photos, convert: Converters.onFullDisk)?.description == "the disk is full; nothing was added")
        #expect(try disk.names() == ["src"])
    }

    @Test(arguments: [
        (["src": "plain"], "is not a ZIP"), (["other/1.jpg": "picture"], "No such file or directory"),
        (["src/story.json": "{"], "story.json is not JSON; look for a missing comma, quotation mark or bracket"),
    ])
    func `what is no tale is refused`(files: [String: String], reason: String) {
        #expect(refusal(files)?.description == "\(disk.path)/src: \(reason)")
    }

    // MARK: - Words

    @Test func `clips that cannot be followed are named once for each reason`() throws {
        let pack = try make(
            photos.merging(["src/2.m4a": "sound 2", "src/2.txt": "Un lapsa."]) { $1 },
            timing: { _, _, _ throws(ConversionRefusal) in throw ConversionRefusal("cannot be followed") })
        #expect(
            pack.remarks.map(\.description) == [
                "1.m4a and 1 more: cannot be followed; words are shown without highlighting"
            ])
    }
}
