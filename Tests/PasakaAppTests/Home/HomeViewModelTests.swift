import Engine
import Stories
import TalePacks
import Testing

@testable import PasakaApp

struct HomeViewModelTests {
    private let shelf = Shelf(stories: [
        Story(
            id: "racenis", title: "Rācenis", cover: "stories/0/racenis/cover.jpg",
            spokenTitle: "stories/0/racenis/title.ogg",
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
        #expect(frame(home).hotspots.filter(\.takesFocus).map(\.action) == [.start, .grownUps])
    }

    @Test func withProgressTheTaleCanBeGoneOnWith() {
        var home = HomeViewModel(world: world(slide: 3))
        #expect(words(home).contains("Turpināt"))
        #expect(frame(home).hotspots.filter(\.takesFocus).map(\.action) == [.start, .resume, .grownUps])
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

    // MARK: - Figures

    /// Lets time pass as the show does, up to a tick.
    private func pass(_ home: inout HomeViewModel, to end: Int) -> [Command] {
        var commands: [Command] = []
        while home.now < end {
            home.now += 1
            commands += home.tick()
        }
        return commands
    }

    private func icons(_ home: HomeViewModel) -> [Image] {
        frame(home).picture.drawings.compactMap { drawing in
            guard case .icon(let image, _, _) = drawing, image.name.hasPrefix("interface/home-") else { return nil }
            return image
        }
    }

    @Test(arguments: HomeFigure.allCases, [Motion.eased, .cut])
    func aFigureThatIsTappedSoundsAndIsStillAgain(figure: HomeFigure, motion: Motion) {
        var world = world(slide: 3)
        world.motion = motion
        var home = HomeViewModel(world: world)
        home.now = 100
        #expect(home.rest == .still)
        #expect(icons(home) == [])
        #expect(home.perform(.play(figure)) == [.play(figure.sound)])
        #expect(home.rest == (motion == .eased ? .moving : .until(145)))
        #expect(icons(home) != [])
        let end = 100 + figure.length(motion)
        #expect(pass(&home, to: end - 1) == [])
        #expect(icons(home) != [])
        #expect(pass(&home, to: end) == [])
        #expect(home.rest == .still)
        #expect(icons(home) == [])
    }

    @Test func aSecondTapWhileAFigureMovesDoesNothing() {
        var home = HomeViewModel(world: world())
        _ = home.perform(.play(.hare))
        _ = pass(&home, to: 20)
        #expect(home.perform(.play(.hare)) == [])
        #expect(home.moving == [.hare: 0])
        #expect(home.perform(.play(.owl)) == [.play(HomeFigure.owl.sound)])
        #expect(home.moving == [.hare: 0, .owl: 20])
        _ = pass(&home, to: HomeFigure.hare.length(.eased))
        #expect(home.moving == [.owl: 20])
    }

    @Test func aFigureBeginsAndEndsWhereItIsPainted() {
        for figure in HomeFigure.allCases {
            let end = figure.length(.eased)
            for time in [0, end - 1] {
                let view = HomeFigureView(figure: figure, time: time, motion: .eased)
                for case .icon(let image, let area, let tint) in view.ground + view.drawings where tint.alpha > 20 {
                    let places = HomeFigureView.pieces.filter { $0.image == image }.map(\.area)
                    let distance = places.map { abs($0.x - area.x) + abs($0.y - area.y) }.min() ?? .infinity
                    #expect(distance < 6, "\(image.name) at \(time)")
                }
            }
        }
    }

    @Test func whatAFigureNeedsIsMadeReady() {
        let ready = Set(frame(HomeViewModel(world: world())).soon.images)
        for figure in HomeFigure.allCases {
            for motion in [Motion.eased, .cut] {
                for time in 0..<figure.length(motion) {
                    let view = HomeFigureView(figure: figure, time: time, motion: motion)
                    for case .icon(let image, let area, _) in view.ground + view.drawings {
                        #expect(
                            ready.contains {
                                guard case .icon(image, let place, tint: .white) = $0 else { return false }
                                return place.width == area.width && place.height == area.height
                            }, "\(image.name)")
                    }
                }
            }
        }
    }

    @Test func figuresAreLargeEnoughAndKeepClearOfTheButtons() {
        let hotspots = frame(HomeViewModel(world: world(slide: 3))).hotspots
        let (buttons, figures) = (hotspots.filter(\.takesFocus), hotspots.filter { !$0.takesFocus })
        #expect(figures.count == 4)
        for figure in figures {
            #expect(min(figure.area.width, figure.area.height) >= 158)
            #expect(!hotspots.contains { $0 != figure && $0.area.intersects(figure.area) })
        }
        #expect(buttons.count == 3)
    }

    // MARK: - By ear

    @Test func aButtonThatHasTheFocusForAMomentIsSaid() {
        var home = HomeViewModel(world: world())
        home.now = 30
        home.focus(on: .start)
        #expect(home.rest == .until(45))
        #expect(pass(&home, to: 44) == [])
        #expect(pass(&home, to: 45) == [.narrate("interface/voice-start.ogg")])
        #expect(home.rest == .still)
        #expect(home.receive(.narrationEnded("interface/voice-start.ogg")) == [])
        #expect(home.leave() == [.stopNarration])
    }

    @Test func aButtonThatIsPassedIsNotSaid() {
        var home = HomeViewModel(world: world(slide: 3))
        home.focus(on: .start)
        _ = pass(&home, to: 10)
        home.focus(on: .resume)
        #expect(pass(&home, to: 24) == [])
        #expect(pass(&home, to: 25) == [.narrate("interface/voice-continue.ogg")])
        home.focus(on: .grownUps)
        #expect(home.receive(.narrationEnded("interface/voice-continue.ogg")) == [])
        #expect(home.rest == .still)
    }

    @Test func theTaleThatIsGoneOnWithIsNamed() {
        var home = HomeViewModel(world: world(slide: 3))
        home.focus(on: .resume)
        #expect(pass(&home, to: 15) == [.narrate("interface/voice-continue.ogg")])
        #expect(
            home.receive(.narrationEnded("interface/voice-continue.ogg")) == [.narrate("stories/0/racenis/title.ogg")])
        #expect(home.receive(.narrationEnded("stories/0/racenis/title.ogg")) == [])
    }
}
