import Engine
import Testing

@testable import GrownUps

/// The pages of sticks on the stage and in an upright window.
struct StickLayoutTests {
    private let upright = Rooms(in: Letterbox(window: Size(width: 800, height: 1280)).view)
    /// Points of 20 mm on a tablet of 10 inches, in landscape and held upright.
    private let least = 20 / 135.6 * 1200, leastUpright = 20 / 135.6 * 1600

    private let sticks: Sticks = {
        var tale = StickTale(place: "/s/K/Vasara", stamp: "", title: "Vasara", id: "vasara")
        tale.state = .ready
        tale.tiles = (0..<14).map { SlideTile(picture: .good, sound: .good, file: "\($0).jpg") }
        return Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [tale])])
    }()

    @Test func `upright the sheets are as wide as the window, and their tiles larger`() {
        let (stage, layout) = (StickLayout(sticks), StickLayout(sticks, in: upright))
        #expect((stage.cards[0].area.x, stage.cards[0].area.width) == (120, 1360))
        #expect((layout.cards[0].area.x, layout.cards[0].area.width) == (60, 1480))
        let tiles = [stage, layout].map { $0.tile(13, on: $0.cards[0]) }
        #expect(tiles[0].width == 148 && tiles[1].width > 200)
        for (layout, tile) in zip([stage, layout], tiles) {
            #expect(layout.cards[0].area.holds(tile))
        }
        #expect(layout.viewport == upright.window)
    }

    @Test func `two buttons of a sheet are 20 mm apart`() {
        for (layout, least) in [(StickLayout(sticks), least), (StickLayout(sticks, in: upright), leastUpright)] {
            #expect(layout.buttonHeight + layout.buttonGap >= least)
        }
    }

    @Test func `upright the strip of recordings reaches from the head to the shelf at the foot`() {
        let layout = StickRecordingsLayout(upright), window = upright.window
        #expect(layout.title.y == window.y + 34)
        #expect(window.maxY - layout.shelfSheet.maxY == 20)
        #expect(layout.shelf - layout.head > 1600)
        #expect(layout.place(ofPicture: 3).maxX <= 1600 && layout.place(ofPicture: 4).x == 70)
        #expect(layout.length(pictures: 4) < window.height && layout.length(pictures: 40) > window.height)
    }

    @Test func `what lies on the shelf is 20 mm from its neighbours`() {
        for (layout, least) in [(StickRecordingsLayout(), least), (StickRecordingsLayout(upright), leastUpright)] {
            let places = (0..<layout.places).map { layout.place(onShelf: $0) }
            #expect(places[1].x - places[0].x >= least && places[0].height + 60 >= least)
            // An arrow answers as far as the middle between it and its neighbour.
            if layout.viewport.height > 1200 {
                #expect((layout.before.x + layout.arrow + places[0].x) / 2 >= least - 1)
            }
            for number in 0..<3 {
                #expect(layout.shelfSheet.holds(layout.button(number)))
            }
        }
    }

    @Test func `a window that is turned keeps what is seen`() {
        var world = World(motion: .cut)
        world[Sticks.self] = sticks
        var page = StickViewModel(world: world)
        #expect(page.viewport == Stage.bounds)
        page.fit(upright)
        #expect(page.viewport == upright.window && page.layout == StickLayout(sticks, in: upright))
    }
}

extension Rect {
    /// Whether another area lies in this one, but for rounding.
    fileprivate func holds(_ other: Rect) -> Bool {
        let ground = inset(by: -1e-6)
        return ground.contains(Point(x: other.x, y: other.y)) && ground.contains(Point(x: other.maxX, y: other.maxY))
    }
}
