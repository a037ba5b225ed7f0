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
        var world = World(), progress = UserProgress()
        if let slide { progress.turn("racenis", to: slide) }
        if isFinished { progress.finish("racenis") }
        world[Shelf.self] = shelf
        world[UserProgress.self] = progress
        return world
    }

    private func home(_ world: World) -> HomeViewModel { HomeViewModel(world: world, activities: activities) }

    private func frame(_ home: HomeViewModel) -> Frame<HomeViewModel.Action> {
        var frame = Frame<HomeViewModel.Action>()
        home.draw(in: &frame)
        return frame
    }

    private func words(_ home: HomeViewModel) -> [String] {
        frame(home).picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `without progress there is nothing to go on with`() {
        let home = self.home(world())
        #expect(home.doors.map(\.word) == ["Sākt", "Burti", "Sarunas", "Informācija vecākiem"])
        #expect(!words(home).contains("Turpināt"))
        let actions = frame(home).hotspots.filter(\.takesFocus).map(\.action)
        #expect(actions == [.open("stories"), .open("letters"), .open("soltura"), .open("grownups")])
    }

    @Test func `with progress the tale can be gone on with`() {
        var home = self.home(world(slide: 3))
        #expect(words(home).contains("Turpināt"))
        let actions = frame(home).hotspots.filter(\.takesFocus).map(\.action)
        #expect(
            actions == [
                .open("stories"), .open("letters"), .open("stories/racenis"), .open("soltura"), .open("grownups"),
            ])
        #expect(home.perform(.open("stories/racenis")) == [.open("stories/racenis")])
    }

    @Test func `its cover and place are shown`() {
        let drawings = frame(home(world(slide: 3))).picture.drawings
        #expect(drawings.contains { if case .image("stories/0/racenis/cover.jpg", _, _) = $0 { true } else { false } })
        let reached = drawings.count { if case .shape(.filled, _, _, .flat(.deepOrange)) = $0 { true } else { false } }
        let ahead = drawings.count {
            if case .shape(.filled, _, _, .flat(Color(0xe4d2be))) = $0 { true } else { false }
        }
        #expect(reached == 3)
        #expect(ahead == 2)
    }

    @Test func `a finished tale is not gone on with`() {
        #expect(home(world(slide: 3, isFinished: true)).doors.count == 4)
    }

    @Test func `the other places lead to the shelf and to the grown ups`() {
        var home = self.home(world())
        #expect(home.perform(.open("stories")) == [.open("stories")])
        #expect(home.perform(.open("grownups")) == [.open("grownups")])
    }

    @Test func `a tale that is gone is forgotten`() {
        var home = self.home(world(slide: 3))
        #expect(home.receive(.learned(AnyDocument(Shelf()))) == [])
        #expect(home.doors.map(\.word) == ["Sākt", "Burti", "Sarunas", "Informācija vecākiem"])
        #expect(home.receive(.learned(AnyDocument(shelf))) == [])
        #expect(home.doors[2].progress == Door.Progress(done: 3, count: 5))
    }

    // MARK: - Doors

    /// Two activities, each with a door that may be hidden.
    private static let others: [Activity] = [(1, "b"), (-1, "a")].map { order, name in
        var activity = Activity(name: name) { _, _ in nil }
        activity.doors = { _ in
            var door = Door(name, nil, to: Route(name), size: .large)
            door.order = order
            door.canBeHidden = true
            return [door]
        }
        return activity
    }

    @Test func `doors stand in their order, each in its own place`() {
        let home = HomeViewModel(world: world(slide: 3), activities: Self.others + activities)
        #expect(home.doors.map(\.word) == ["a", "Sākt", "b", "Burti", "Turpināt", "Sarunas", "Informācija vecākiem"])
        let hotspots = frame(home).hotspots.filter(\.takesFocus)
        for spot in hotspots {
            #expect(!hotspots.contains { $0 != spot && $0.area.intersects(spot.area) })
            #expect(spot.area.width >= 120 && spot.area.height >= 120)
        }
    }

    @Test func `the first large door is the largest, and stays where it is alone`() {
        func areas(_ activities: [Activity], _ window: Rect) -> [Rect] {
            var frame = Frame<HomeViewModel.Action>(window: window)
            HomeViewModel(world: world(), activities: activities).draw(in: &frame)
            return frame.hotspots.filter(\.takesFocus).map(\.area)
        }
        for window in [Stage.bounds, Rect(x: 0, y: -680, width: 1600, height: 2560)] {
            let alone = areas([.stories], window)[0]
            let both = areas([.stories, Self.others[0]], window)
            #expect(both[0].width > both[1].width)
            #expect(both[0].contains(alone.center))
        }
    }

    @Test func `a door that a grown-up has hidden is away, and one that cannot be hidden stays`() {
        var world = world(), settings = Settings()
        settings[.hiddenDoors] = ["b", "stories", "letters", "soltura"]
        world[Settings.self] = settings
        let home = HomeViewModel(world: world, activities: Self.others + activities)
        #expect(home.doors.map(\.word) == ["a", "Sākt", "Informācija vecākiem"])
    }

    @Test func `Soltura waits in a kiosk until a grown-up shows it, and is the smallest of the three`() {
        var world = world(slide: 3), settings = Settings()
        world[Kiosk.self] = Kiosk()
        #expect(home(world).doors.map(\.word) == ["Sākt", "Burti", "Turpināt", "Informācija vecākiem"])
        settings[.shownDoors] = ["soltura"]
        world[Settings.self] = settings
        #expect(home(world).doors.map(\.word) == ["Sākt", "Burti", "Turpināt", "Sarunas", "Informācija vecākiem"])
        for window in [Stage.bounds, Rect(x: 0, y: -680, width: 1600, height: 2560)] {
            var frame = Frame<HomeViewModel.Action>(window: window)
            home(world).draw(in: &frame)
            let areas = frame.hotspots.filter(\.takesFocus).map(\.area)
            let smallest = [areas[0], areas[1], areas[3]].min { $0.width * $0.height < $1.width * $1.height }
            #expect(smallest == areas[3])
            for area in areas { #expect(!areas.contains { $0 != area && $0.intersects(area) }) }
        }
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

    /// What is drawn of figures that move.
    private func moving(_ home: HomeViewModel) -> [Drawing] {
        frame(home).picture.drawings.filter { drawing in
            switch drawing {
            case .icon(let image, _, _): image.name.hasPrefix("interface/home-")
            case .pieces, .transformed: true
            default: false
            }
        }
    }

    @Test func `the title of an upright home answers where it stands`() {
        var frame = Frame<HomeViewModel.Action>(window: Rect(x: 0, y: -680, width: 1600, height: 2560))
        home(world()).draw(in: &frame)
        #expect(frame.hotspot(at: Point(x: 800, y: -340))?.action == .play(.title))
    }

    @Test(arguments: HomeFigure.allCases, [Motion.eased, .cut])
    func `a figure that is tapped sounds and is still again`(figure: HomeFigure, motion: Motion) {
        var world = world(slide: 3)
        world.motion = motion
        var home = self.home(world)
        home.now = 100
        #expect(home.rest == .still)
        #expect(moving(home) == [])
        #expect(home.perform(.play(figure)) == [.play(figure.sound)])
        #expect(home.rest == (motion == .eased ? .moving : .until(145)))
        #expect(moving(home) != [])
        let end = 100 + figure.length(motion)
        #expect(pass(&home, to: end - 1) == [])
        #expect(moving(home) != [])
        #expect(pass(&home, to: end) == [])
        #expect(home.rest == .still)
        #expect(moving(home) == [])
    }

    @Test func `a second tap while a figure moves does nothing`() {
        var home = self.home(world())
        _ = home.perform(.play(.hare))
        _ = pass(&home, to: 20)
        #expect(home.perform(.play(.hare)) == [])
        #expect(home.moving == [.hare: 0])
        #expect(home.perform(.play(.owl)) == [.play(HomeFigure.owl.sound)])
        #expect(home.moving == [.hare: 0, .owl: 20])
        _ = pass(&home, to: HomeFigure.hare.length(.eased))
        #expect(home.moving == [.owl: 20])
    }

    @Test func `a figure begins and ends where it is painted`() {
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

    @Test func `what a figure needs is made ready`() {
        let ready = Set(frame(home(world())).soon.images)
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

    @Test func `figures are large enough, answer in their middle, and are the ground of the doors`() {
        let frame = frame(home(world(slide: 3)))
        let figures = frame.hotspots.filter { !$0.takesFocus }
        #expect(figures.count == HomeFigure.allCases.count)
        for figure in figures {
            #expect(min(figure.area.width, figure.area.height) >= 128, "\(figure.action)")
            #expect(figure.isGround)
            #expect(frame.hotspot(at: figure.area.center)?.action == figure.action)
        }
        #expect(frame.hotspots.count(where: \.takesFocus) == 5)
    }

    // MARK: - By ear

    @Test func `a button that has the focus for a moment is said`() {
        var home = self.home(world())
        home.now = 30
        home.focus(on: .open("stories"))
        #expect(home.rest == .until(45))
        #expect(pass(&home, to: 44) == [])
        #expect(pass(&home, to: 45) == [.narrate("interface/voice-start.ogg")])
        #expect(home.rest == .still)
        #expect(home.receive(.narrationEnded("interface/voice-start.ogg")) == [])
        #expect(home.leave() == [.stopNarration])
    }

    @Test func `a button that is passed is not said`() {
        var home = self.home(world(slide: 3))
        home.focus(on: .open("stories"))
        _ = pass(&home, to: 10)
        home.focus(on: .open("stories/racenis"))
        #expect(pass(&home, to: 24) == [])
        #expect(pass(&home, to: 25) == [.narrate("interface/voice-continue.ogg")])
        home.focus(on: .open("grownups"))
        #expect(home.receive(.narrationEnded("interface/voice-continue.ogg")) == [])
        #expect(home.rest == .still)
    }

    @Test func `the tale that is gone on with is named`() {
        var home = self.home(world(slide: 3))
        home.focus(on: .open("stories/racenis"))
        #expect(pass(&home, to: 15) == [.narrate("interface/voice-continue.ogg")])
        #expect(
            home.receive(.narrationEnded("interface/voice-continue.ogg")) == [.narrate("stories/0/racenis/title.ogg")])
        #expect(home.receive(.narrationEnded("stories/0/racenis/title.ogg")) == [])
    }
}
