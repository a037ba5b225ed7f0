import Engine
import Stories
import Testing

@testable import PasakaApp

struct HomeViewModelTests {
    private let shelf = Shelf(stories: [
        Story(
            id: "racenis", title: "Rācenis", cover: "stories/0/racenis/cover.jpg",
            slides: (1...5).map { Slide(id: "\($0)") })
    ])

    private func world(slide: Int? = nil, isFinished: Bool = false) -> World {
        var (world, progress) = (World(), UserProgress())
        if let slide { progress.turn("racenis", to: slide) }
        if isFinished { progress.finish("racenis") }
        world[Shelf.self] = shelf
        world[UserProgress.self] = progress
        return world
    }

    private func frame(_ home: HomeViewModel) -> Frame<HomeViewModel.Action> {
        var frame = Frame<HomeViewModel.Action>()
        home.draw(in: &frame)
        return frame
    }

    private func words(_ home: HomeViewModel) -> [String] {
        frame(home).picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func withoutProgressThereIsNothingToGoOnWith() {
        let home = HomeViewModel(world: world())
        #expect(home.continuation == nil)
        #expect(!words(home).contains("Turpināt"))
        #expect(frame(home).hotspots.map(\.action) == [.start, .grownUps])
    }

    @Test func withProgressTheTaleCanBeGoneOnWith() {
        var home = HomeViewModel(world: world(slide: 3))
        #expect(words(home).contains("Turpināt"))
        #expect(frame(home).hotspots.map(\.action) == [.start, .resume, .grownUps])
        #expect(home.perform(.resume) == [.open("stories/racenis")])
    }

    @Test func itsCoverAndPlaceAreShown() {
        let drawings = frame(HomeViewModel(world: world(slide: 3))).picture.drawings
        #expect(drawings.contains { if case .image("stories/0/racenis/cover.jpg", _, _) = $0 { true } else { false } })
        let reached = drawings.count { if case .shape(.filled, _, _, .flat(.deepOrange)) = $0 { true } else { false } }
        let ahead = drawings.count {
            if case .shape(.filled, _, _, .flat(Color(0xe4d2be))) = $0 { true } else { false }
        }
        #expect(reached == 3)
        #expect(ahead == 2)
    }

    @Test func aFinishedTaleIsNotGoneOnWith() {
        #expect(HomeViewModel(world: world(slide: 3, isFinished: true)).continuation == nil)
    }

    @Test func theOtherPlacesLeadToTheShelfAndToTheGrownUps() {
        var home = HomeViewModel(world: world())
        #expect(home.perform(.start) == [.open("stories")])
        #expect(home.perform(.grownUps) == [.open("grownups")])
        #expect(home.perform(.resume) == [])
    }

    @Test func aTaleThatIsGoneIsForgotten() {
        var home = HomeViewModel(world: world(slide: 3))
        #expect(home.receive(.learned(AnyDocument(Shelf()))) == [])
        #expect(home.continuation == nil)
        #expect(home.receive(.learned(AnyDocument(shelf))) == [])
        #expect(home.continuation?.slide == 3)
    }
}
