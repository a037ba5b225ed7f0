import Engine
import Foundation
import Platform
import Stories
import Testing

@testable import PasakaApp

/// The tale that Pasaka ships with, read from its folder and gone through from start to end.
@MainActor struct ShippedTaleTests {
    private let shelf = StoryService(roots: ["\(Studio.repository)/assets/stories"]).loadShelf()

    @Test func `can be read without a problem`() throws {
        #expect(shelf.problems == [])
        let tale = try #require(shelf["tris_siventini"])
        #expect(tale.title == "Trīs sivēntiņi")
        #expect(tale.slides.count == 4)
        #expect(
            tale.cover != nil && tale.slides.allSatisfy { $0.image != nil && $0.narration != nil && !$0.text.isEmpty })
        #expect(tale.slides.allSatisfy { $0.words.count == $0.text.split(separator: " ").count })
    }

    @Test func `shows each of its pictures on the way from start to end, and every one can be painted`() throws {
        let tale = try #require(shelf["tris_siventini"])
        var recording = Recording(start: .with(shelf.stories), route: .home)
        recording.tap(800, 535, at: 30)
        recording.tap(800, 600, at: 90)
        for turn in 0..<4 { recording.tap(1466, 1066, at: 200 + turn * 60) }
        recording.end(at: 500)
        let studio = try Studio(width: 400, height: 300, tales: ["\(Studio.repository)/assets/stories"])
        var seen: [Image] = []
        try recording.replay(activities, stops: [150, 250, 310, 370, 430, 500]) { _, show in
            for case .image(let image, _, .fit) in show.picture.drawings where seen.last != image { seen.append(image) }
            try studio.renderer.paintWhole(show.picture)
        }
        #expect(seen == tale.slides.compactMap(\.image))
        #expect(studio.renderer.pictures.problems == [])
    }
}
