import Engine
import Testing

@testable import Stories

struct StoryMenuViewTests {
    private func drawings(_ changes: (inout UserProgress) -> Void, isPremium: Bool = false) -> [Drawing] {
        let story = Story(
            id: "a", title: "Rācenis", cover: "a.jpg", isPremium: isPremium, slides: [Slide(id: "1")])
        let world = World([story], changes: changes)
        return Show(world: world, activities: [.home, .stories], at: "stories").picture.drawings
    }

    private func icons(_ drawings: [Drawing]) -> [Image] {
        drawings.compactMap { if case .icon(let image, _, _) = $0 { image } else { nil } }
            .filter { $0.name.contains("badge") }
    }

    private func texts(_ drawings: [Drawing]) -> [String] {
        drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func aNewTaleHasItsTitleAndNoMarks() {
        #expect(texts(drawings { _ in }) == ["Rācenis"])
        #expect(icons(drawings { _ in }) == [])
    }

    @Test func aBegunTaleHasABookmarkWithItsSlide() {
        #expect(icons(drawings { $0.turn("a", to: 3) }) == ["interface/badge-bookmark.svg"])
        #expect(texts(drawings { $0.turn("a", to: 3) }) == ["Rācenis", "3"])
    }

    @Test func aTaleAtItsFirstSlideHasNoBookmark() { #expect(icons(drawings { $0.turn("a", to: 1) }) == []) }

    @Test func aFinishedTaleHasAStar() {
        #expect(icons(drawings { $0.finish("a") }) == ["interface/badge-star.svg"])
    }

    @Test func aPremiumTaleHasASeal() {
        #expect(icons(drawings({ _ in }, isPremium: true)) == ["interface/badge-premium.svg"])
    }

    @Test func onlyCardsInSightAreDrawnAndTheNextRowAnswersToTheFocus() {
        let show = Show(world: World(Story.many(200)), activities: [.home, .stories], at: "stories")
        #expect(texts(show.picture.drawings).count == 9)
        #expect(show.hotspots.count { $0.y > 1200 } == 3)
    }
}
