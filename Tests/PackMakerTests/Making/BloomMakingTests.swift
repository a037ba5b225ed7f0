import Conversion
import Engine
import Foundation
import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import PackMaker

/// A book of Bloom, with the real converter.
struct BloomMakingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// A sentence with its recording.
    private static func sentence(_ id: String, _ words: String) -> String {
        "<span class='audio-sentence' id='\(id)' data-duration='1'>\(words)</span>"
    }

    private static let document = """
        <!DOCTYPE html><html><head><meta charset="UTF-8"></head><body data-l1="lv">
        <div class="bloom-page bloom-frontMatter" data-xmatter-page="frontCover"><img src="red.png"/>
        <div class="bloom-editable bloom-content1 bloom-visibility-code-on" lang="lv" data-book="bookTitle">\
        \(sentence("t", "Divi lāči"))</div></div>
        <div class="bloom-page" data-backgroundaudio="music.wav"><div class="bloom-canvas" data-imgsizebasedon="400,300">
        <img src="red.png"><div class="bloom-canvas-element" style="left:300px;top:200px;width:100px;height:100px">\
        <img src="blue.png"></div></div><div class="bloom-translationGroup"><div class="bloom-editable" lang="en">Bear</div>
        <div class="bloom-editable bloom-visibility-code-on bloom-content1" lang="lv"><p>\(sentence("a", "Divi lāči."))
        \(sentence("lost", "Nekas.")) \(sentence("b", "Mājās."))</p></div></div></div></body></html>
        """

    @Test func `a book comes in with its pictures, voices, times and music`() throws {
        var entries = [
            MadeZip.Entry("index.htm", Self.document),
            .init("meta.json", #"{"title": "Divi lāči", "copyright": "© 2020, Anna", "license": "cc-by"}"#),
        ]
        func add(_ name: String, _ content: [UInt8]) {
            entries.append(MadeZip.Entry(name))
            entries[entries.count - 1].content = content
        }
        add("red.png", MadePNG.plain(40, 30, Color(red: 255, green: 0, blue: 0)))
        add("blue.png", MadePNG.plain(40, 40, Color(red: 0, green: 0, blue: 255)))
        for name in ["t", "a", "b", "music"] { add("audio/\(name).wav", MadeSounds.tone(seconds: 1)) }
        let path = disk.path + "/Grāmata.bloompub"
        try Data(MadeZip(entries).bytes).write(to: URL(filePath: path))

        let place = try HiddenPlace(in: disk.path + "/tales")
        defer { place.abandon() }
        let conversion = Conversion(executable: builtProgram("pasaka-converter"))
        let beds = Mutex<[[ConversionJob.SoundPart]]>([])
        let maker = PackMaker(place: place, shipped: []) { job, input, output throws(ConversionRefusal) in
            if case .sound(.bed, let parts) = job { beds.withLock { $0.append(parts) } }
            return try conversion.run(job, input: input, output: output)
        }
        let pack = try maker.make(TaleRequest(source: path))
        #expect(pack.remarks.map(\.description) == [])

        // Longer music could not be heard.
        #expect(beds.withLock { $0.map { $0.map(\.clip) } } == [[0...119.5]])

        let folder = disk.path + "/tales/divi_laci"
        let story = try StoryFile.read([UInt8](Data(contentsOf: URL(filePath: folder + "/story.json"))))
        #expect(story.title == "Divi lāči" && story.language == "lv" && story.spokenTitle == "title")
        #expect(story.credits == "© 2020, Anna\nCC BY")
        let slide = try #require(story.slides.first)
        #expect(story.slides.count == 1 && slide.text == "Divi lāči. Nekas. Mājās." && slide.bed == "loop1.ogg")
        #expect(slide.words.map { [$0.start, $0.end] } == [[0, 0.44], [0.44, 1], [1, 1], [1, 2]])
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(
            Set(files).isSuperset(of: ["cover.jpg", "title.ogg", "loop1.ogg", "slide01.jpg", "slide01.ogg"]), "\(files)"
        )
    }
}
