import Stories
import TalePacks
import Testing

@testable import Engine
@testable import PasakaApp

/// What tales and letters bring to home.
struct HomeMeadowTests {
    private static let upright = Rect(x: 0, y: -680, width: 1600, height: 2560)

    /// A world with these figures, and flowers of the first letters of an alphabet of 33.
    private func world(
        _ figures: [MeadowFigure] = [], keepsakes: Int = 0, flowers: Int = 0, motion: Motion = .eased
    ) -> World {
        var world = World(motion: motion), meadow = Meadow()
        for figure in figures { _ = meadow.grow(Growth(from: Route("stories/\(figure)"), .figure(figure.rawValue))) }
        for tale in 0..<keepsakes { _ = meadow.grow(Growth(from: Route("stories/own\(tale)"), .keepsake)) }
        for letter in 0..<flowers {
            let flower = Flower(letter: letter, of: 33, color: .plum, sounds: [Sound("\(letter)"), Sound("name")])
            _ = meadow.grow(Growth(from: Route("letters/lv/\(letter)"), .flower(flower)))
        }
        world[Meadow.self] = meadow
        return world
    }

    private var full: World { world(MeadowFigure.allCases, flowers: 33) }

    private func home(_ world: World) -> HomeViewModel { HomeViewModel(world: world, activities: activities) }

    private func frame(_ home: HomeViewModel, _ window: Rect = Stage.bounds) -> Frame<HomeViewModel.Action> {
        var frame = Frame<HomeViewModel.Action>(window: window)
        home.draw(in: &frame)
        return frame
    }

    /// The figures that are seen, by their pictures.
    private func figures(_ home: HomeViewModel) -> [String] {
        frame(home).picture.drawings.compactMap { drawing in
            guard case .pieces(let pieces, _, _) = drawing, pieces.count == 1 else { return nil }
            return pieces[0].image.name
        }
    }

    private func pass(_ home: inout HomeViewModel, _ ticks: Int) -> [Command] {
        (0..<ticks).flatMap { _ in
            home.now += 1
            return home.tick()
        }
    }

    // MARK: - Where things stand

    @Test func `each figure stands on the stage and clear of the doors of every home`() {
        var world = full
        var progress = UserProgress()
        progress.turn("racenis", to: 2)
        world[UserProgress.self] = progress
        world[Shelf.self] = Shelf(stories: [Story(id: "racenis", title: "", slides: [Slide(id: "1"), Slide(id: "2")])])
        for window in [Stage.bounds, Self.upright] {
            let doors = frame(home(world), window).hotspots.filter { !$0.isGround && $0.takesTouch }
            #expect(doors.count == 5)
            for figure in MeadowFigure.allCases {
                #expect(Stage.bounds.intersection(figure.area) == figure.area)
                #expect(!doors.contains { $0.area.intersects(figure.area) }, "\(figure)")
            }
        }
    }

    @Test func `33 flowers stand in the order of the alphabet, and none on the path`() {
        var flowers: [MeadowFlower] = []
        for letter in 0..<33 {
            flowers.append(MeadowFlower(Flower(letter: letter, of: 33, color: .plum, sounds: []), beside: flowers))
        }
        let places = flowers.map(\.root.x)
        #expect(places == places.sorted())
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 40 })
        #expect(places.allSatisfy { !(470...586).contains($0) && (20...1580).contains($0) })
    }

    @Test func `another alphabet's flowers come between them`() {
        let first = MeadowFlower(Flower(letter: 0, of: 33, color: .plum, sounds: []), beside: [])
        let second = MeadowFlower(Flower(letter: 0, of: 26, color: .plum, sounds: []), beside: [first])
        #expect(second.root.x >= first.root.x + 12)
    }

    @Test func `capitals and small letters of two alphabets all find room in the strip, beside the path`() {
        var flowers: [MeadowFlower] = []
        for count in [33, 33, 26, 26] {
            for letter in 0..<count {
                flowers.append(
                    MeadowFlower(Flower(letter: letter, of: count, color: .plum, sounds: []), beside: flowers))
            }
        }
        #expect(flowers.allSatisfy { (30...1570).contains($0.root.x) && !(462...594).contains($0.root.x) })
    }

    @Test func `each flower answers where it stands, and the nearest one between two`() {
        let frame = frame(home(world(flowers: 33)))
        for letter in 0..<33 {
            let flower = MeadowFlower(Flower(letter: letter, of: 33, color: .plum, sounds: []), beside: [])
            let place = Point(x: flower.root.x + 15, y: flower.root.y - 50)
            let isDoor = frame.hotspots.contains { !$0.isGround && $0.takesTouch && $0.area.contains(place) }
            guard !isDoor else { continue }
            #expect(frame.hotspot(at: place)?.action == .touch(Route("letters/lv/\(letter)")), "\(letter)")
        }
    }

    // MARK: - What comes

    @Test func `a tale brings its figure, once`() {
        var world = world([.loaf]), meadow = world.meadow
        _ = meadow.grow(Growth(from: "stories/copy", .figure("loaf")))
        _ = meadow.grow(Growth(from: "stories/future", .figure("dragon")))
        world[Meadow.self] = meadow
        #expect(figures(home(world)) == ["interface/meadow-loaf.webp"])
    }

    @Test func `other tales bring a lantern, a can and a mushroom, and then nothing more`() {
        #expect(
            figures(home(world(keepsakes: 5))) == [
                "interface/meadow-mushroom.webp", "interface/meadow-can.webp", "interface/meadow-lantern.webp",
            ])
    }

    @Test func `what comes while home is seen stands there`() {
        var home = home(world())
        _ = home.receive(.learned(AnyDocument(world([.cat]).meadow)))
        #expect(figures(home) == ["interface/meadow-cat.webp"])
    }

    @Test func `the next child at a kiosk finds an empty meadow`() {
        #expect(Activity.home.fresh(full) == [AnyDocument(Meadow())])
        #expect(Activity.home.fresh(world()) == [])
    }

    // MARK: - What moves

    @Test func `a full meadow is still`() {
        let home = home(full)
        #expect(home.rest == .still)
        #expect(figures(home).count == MeadowFigure.allCases.count)
    }

    @Test(arguments: MeadowFigure.allCases, [Motion.eased, .cut])
    func `a figure that is touched sounds, and is still again`(figure: MeadowFigure, motion: Motion) {
        var home = home(world([figure], motion: motion))
        let before = frame(home).picture
        home.now = 10
        #expect(home.perform(.touch(Route("stories/\(figure)"))) == [.play(figure.sound)])
        let length = motion == .cut ? HomeFigure.still : figure.move.answerLength
        _ = pass(&home, length / 6)
        #expect(frame(home).picture != before)
        _ = pass(&home, length)
        #expect(frame(home).picture == before)
        #expect(home.rest == .still)
    }

    @Test func `a flower that is touched says its letter's sound and name, as often as it is touched`() {
        var home = home(world(flowers: 1))
        for _ in 1...2 {
            #expect(home.perform(.touch("letters/lv/0")) == [.narrate("0")])
            #expect(home.receive(.narrationEnded("0")) == [.narrate("name")])
            #expect(home.receive(.narrationEnded("name")) == [])
        }
        #expect(home.rest == .moving)
    }

    @Test func `a child who comes home sees once how what is new comes`() {
        var home = home(world([.cat], flowers: 1))
        home.resume(["stories/cat"])
        #expect(home.rest == .moving)
        #expect(frame(home).hotspots.contains { $0.action == .touch("letters/lv/0") })
        #expect(pass(&home, 30).contains(.play("interface/sound-arrival.ogg")))
        _ = pass(&home, 60)
        #expect(home.rest == .still)
        #expect(frame(home).picture == frame(self.home(world([.cat], flowers: 1))).picture)
        #expect(home.trace == ["stories/cat", "letters/lv/0"])
    }

    @Test func `nothing comes again for a child who comes back, nor where nothing may move`() {
        var home = home(world([.cat]))
        home.resume(["stories/cat"])
        #expect(home.rest == .still)
        var still = self.home(world([.cat], motion: .cut))
        still.resume([])
        #expect(still.rest == .still)
        #expect(figures(still) == ["interface/meadow-cat.webp"])
    }

    // MARK: - Without a finger

    @Test func `the meadow is one stop, at which the newest answers`() {
        var home = home(full)
        let stops = frame(home).hotspots.filter(\.takesFocus)
        #expect(stops.count == 5)
        #expect(stops.last?.action == .touch("letters/lv/32"))
        #expect(stops.last?.label == .named("meadow"))
        home.focus(on: .touch("letters/lv/32"))
        #expect(pass(&home, HomeSpeech.attention) == [.narrate("interface/labels/lv/meadow.ogg")])
    }
}
