import Engine
import Foundation
import Platform
import TalePacks
import Testing

@testable import PasakaApp
@testable import Stories

/// The shipped tales, read from their folders and played from start to end.
@MainActor struct ShippedTaleTests {
    private let shelf = StoryService(roots: ["\(Studio.repository)/assets/stories"]).loadShelf()

    @Test func `can be read without a problem`() {
        #expect(shelf.problems == [])
        #expect(
            shelf.stories.map { "\($0.title) \($0.slides.count)" } == [
                "Kaķīša dzirnavas 7", "Kukulītis 6", "Rācenis 6", "Sarkangalvīte 6", "Trīs sivēntiņi 4",
                "Vecīša cimdiņš 6",
            ])
    }

    @Test func `each brings a figure of its own to home, with a picture and a sound`() throws {
        let figures = try shelf.stories.map { tale in
            try #require(MeadowFigure.allCases.first { TaleKeepsake.growth(of: tale.id).kind == .figure($0.rawValue) })
        }
        #expect(Set(figures).count == shelf.stories.count)
        for figure in MeadowFigure.allCases {
            for file in ["interface/meadow-\(figure).webp", figure.sound.name] {
                #expect(FileManager.default.fileExists(atPath: "\(Studio.repository)/assets/\(file)"), "\(file)")
            }
        }
        let sounds = HomeFigure.allCases.map(\.sound.name)
        for file in sounds { #expect(FileManager.default.fileExists(atPath: "\(Studio.repository)/assets/\(file)")) }
    }

    @Test func `each has a cover and says its title; each slide has a picture, a voice and the time of each word`() {
        for tale in shelf.stories {
            #expect(tale.cover != nil && tale.spokenTitle != nil)
            for slide in tale.slides {
                #expect(slide.image != nil && slide.narration != nil && !slide.text.isEmpty, "\(tale.id) \(slide.id)")
                #expect(slide.words.count == slide.text.split(separator: " ").count, "\(tale.id) \(slide.id)")
            }
        }
    }

    @Test func `each says who told it`() {
        #expect(shelf.stories.allSatisfy { $0.by?.hasPrefix("Pēc ") == true && $0.spokenBy != nil })
    }

    @Test func `each slide has a question and its wolves, and old words are explained aloud`() {
        let slides = shelf.stories.flatMap(\.slides), words = slides.flatMap(\.explanations)
        #expect(slides.count == 35)
        #expect(slides.allSatisfy { $0.ask?.hasSuffix("?") == true && $0.wolves != nil })
        #expect(Set(slides.compactMap(\.ask)).count == 35)
        #expect(shelf.stories.allSatisfy { $0.wolves == $0.slides.compactMap(\.wolves).max() })
        #expect(Set(words.compactMap(\.clip)).count >= 10)
        for word in words { #expect(word.clip != nil && !word.text.isEmpty, "\(word.word)") }
        for slide in slides {
            let places = slide.text.split(separator: " ").indices
            #expect(places.count { slide.explanation(of: $0) != nil } >= slide.explanations.count, "\(slide.id)")
        }
    }

    @Test(arguments: [
        "kakisa_dzirnavas", "kukulitis", "racenis", "sarkangalvite", "tris_siventini", "vecisa_cimdins",
    ])
    func `shows each of its pictures on the way from start to end, and every one can be painted`(id: String) throws {
        let tale = try #require(shelf[id])
        var recording = Recording(start: .with([tale]), route: .home)
        recording.tap(800, 535, at: 30)
        recording.tap(800, 600, at: 90)
        for turn in 0..<tale.slides.count { recording.tap(1466, 1066, at: 200 + turn * 60) }
        recording.end(at: 200 + tale.slides.count * 60)
        let studio = try Studio(width: 400, height: 300, tales: ["\(Studio.repository)/assets/stories"])
        var seen: [Image] = []
        try recording.replay(activities, stops: [150] + (0..<tale.slides.count).map { 250 + $0 * 60 }) { _, show in
            for case .image(let image, _, .fit) in show.picture.drawings where seen.last != image { seen.append(image) }
            try studio.renderer.paintWhole(show.picture)
        }
        #expect(seen == tale.slides.compactMap(\.image))
        #expect(studio.renderer.pictures.problems == [])
    }
}
