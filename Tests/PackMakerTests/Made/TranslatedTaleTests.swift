import Conversion
import TalePacks
import Testing

@testable import PackMaker

/// Finished tales that are told in several languages.
struct TranslatedTaleTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private static let manifest = #"""
        {"id": "tale", "title": {"lv": "Rācenis", "en": "The Turnip"}, "titleAudio": {"lv": "t", "en": "t-en"},
         "slides": [
           {"id": "lost", "imageName": "gone", "text": {"lv": "Nav", "en": "Gone"}},
           {"id": "a", "imageName": "1", "audioName": {"lv": "s", "en": "s-en"}, "text": {"lv": "Reiz", "en": "Once there"},
            "ask": {"en": "Who?"}, "explain": {"en": {"once": {"text": "Long ago.", "clip": "old"}}}},
           {"id": "b", "imageName": "2", "text": "Beigas"},
           {"id": "c", "imageName": "3", "text": {"lv": "Mū", "en": "Mū"}, "audioName": {"en": "moo"}}]}
        """#

    private func make(
        _ manifest: String = manifest, without missing: String? = nil, language: String? = nil,
        timing: @escaping PackMaker.Timing = { _, _, _ in [] }, narration: PackMaker.Narration? = nil
    ) throws -> MadePack {
        try disk.write(manifest, "src/story.json")
        for name in ["1.jpg", "2.jpg", "3.jpg"] { try disk.write("picture \(name)", "src/\(name)") }
        for name in ["t", "t-en", "s", "s-en", "old", "moo"] where name != missing {
            try disk.write("sound \(name)", "src/\(name).ogg")
        }
        let place = try HiddenPlace(in: disk.path + "/tales")
        let none: PackMaker.Cutting = { _, _, _ throws(ConversionRefusal) in throw ConversionRefusal("is not heard") }
        var maker = PackMaker(place: place, shipped: [], convert: Converters.copying, timing: timing, cutting: none)
        maker.narration = narration
        return try maker.make(TaleRequest(source: disk.path + "/src", language: language))
    }

    @Test func `a language that the tale has beside its own cannot be made its own`() {
        let refusal = #expect(throws: PackRefusal.self) { try make(language: "en") }
        #expect(refusal?.description.hasSuffix("is told in lv and in en; leave out --language") == true)
    }

    @Test func `what a voice cannot say stays silent`() throws {
        let latvian: PackMaker.Narration = { language throws(PackRefusal) in
            guard language == "lv" else { throw PackRefusal("does not speak it") }
            return { _ in Array("sound made".utf8) }
        }
        _ = try make(without: "s-en", narration: latvian)
        let story = try story()
        #expect(story.slides[1].narration != nil && story.told(in: "en").slides[0].narration == nil)
    }

    private func story() throws -> Story {
        let shelf = StoryService(roots: [disk.path + "/tales"]).loadShelf()
        #expect(shelf.problems == [])
        return try #require(shelf.stories.first)
    }

    @Test func `a finished tale keeps its languages`() throws {
        let pack = try make()
        #expect(pack.remarks.allSatisfy { !$0.description.contains("not used") })
        let story = try story(), english = story.told(in: "en")
        #expect(story.languages == ["lv", "en"] && story.title == "Rācenis" && english.title == "The Turnip")
        #expect(story.slides.map(\.text) == ["Reiz", "Beigas", "Mū"])
        #expect(english.slides.map(\.text) == ["Once there", "Beigas", "Mū"])
        #expect(english.slides[0].ask == "Who?" && story.slides[0].ask == nil)
        #expect(english.slides[0].explanations.map(\.text) == ["Long ago."] && story.slides[0].explanations == [])
        #expect(story.slides[2].narration == nil && english.slides[2].narration != nil)
        #expect(try disk.text("tales/tale/title-en.ogg") == "Opus of sound t-en")
        #expect(try disk.text("tales/tale/slide01-en.ogg") == "Opus of sound s-en")
        #expect(try disk.text("tales/tale/slide01.ogg") == "Opus of sound s")
    }

    @Test func `words are timed in the language of their clip`() throws {
        let pack = try make { text, _, language throws(ConversionRefusal) in
            guard language == "en" else { throw ConversionRefusal("is not heard") }
            return text.split(separator: " ").indices.map { WordTime(start: Double($0), end: Double($0) + 1) }
        }
        #expect(pack.remarks.contains { $0.description.contains("s.ogg: is not heard") })
        let story = try story()
        #expect(story.slides[0].words == [] && story.told(in: "en").slides[0].words.count == 2)
    }

    @Test func `a clip that is missing in one language leaves that one silent`() throws {
        let pack = try make(without: "s-en")
        #expect(
            pack.remarks.map(\.description).contains(
                #"story.json: slides[1].audioName "s-en": there is no such file"#))
        let story = try story()
        #expect(story.slides[0].narration != nil && story.told(in: "en").slides[0].narration == nil)
        #expect(story.told(in: "en").slides[0].text == "Once there")
    }

    @Test func `what is made of a made tale is the same`() throws {
        _ = try make()
        let first = try disk.text("tales/tale/story.json")
        let place = try HiddenPlace(in: disk.path + "/again")
        let sounds: Converting = { job, input, output throws(ConversionRefusal) in
            if case .sound = job { return .sound(.init(seconds: 62, loudness: -24, truePeak: -6, format: "Opus")) }
            guard case .picture = job else { return try Converters.copying(job, input, output) }
            return .picture(
                .init(originalWidth: 9, originalHeight: 9, width: 9, height: 9, wasTurned: false, format: "JPEG"))
        }
        let none: PackMaker.Cutting = { _, _, _ throws(ConversionRefusal) in throw ConversionRefusal("is not heard") }
        let maker = PackMaker(
            place: place, shipped: [], convert: sounds, timing: { _, _, _ in [] }, cutting: none)
        _ = try maker.make(TaleRequest(source: disk.path + "/tales/tale"))
        #expect(try disk.text("again/tale/story.json") == first)
    }
}
