import Engine
import TestSupport
import Testing

@testable import Platform

struct FileGlanceTests {
    private let workshop: Workshop
    private let glance: FileGlance

    init() throws {
        workshop = try Workshop()
        glance = FileGlance(folders: workshop.folders)
    }

    @Test func `good files have no fault`() throws {
        #expect(glance.fault(of: try workshop.image("a.svg", Array("<svg></svg>".utf8))) == nil)
        #expect(glance.fault(of: try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.1))) == nil)
    }

    @Test func `a fault names its file`() throws {
        let image = try workshop.image("a.png", Array("text".utf8))
        #expect(glance.fault(of: image)?.description == "stories/0/tale/a.png is neither JPEG, PNG, WebP nor SVG")
        let sound = try workshop.sound("a.ogg", Array("a text that is long enough".utf8))
        #expect(glance.fault(of: sound)?.description.hasPrefix("stories/0/tale/a.ogg is neither Ogg Vorbis") == true)
    }

    @Test func `a file that is missing or empty is a fault`() throws {
        let missing = glance.fault(of: Image("stories/0/tale/none.jpg"))
        #expect(missing?.description == "stories/0/tale/none.jpg No such file or directory")
        #expect(glance.fault(of: try workshop.image("a.jpg", []))?.description == "stories/0/tale/a.jpg is empty")
    }
}
