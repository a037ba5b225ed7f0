import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct SlideViewTests {
    private func show(_ story: Story = .turnip(), at route: Route) -> Show {
        Show(world: World([story], motion: .eased), activities: [.home, .stories], at: route)
    }

    private func icons(_ show: Show) -> [Image] {
        show.picture.drawings.compactMap { if case .icon(let image, _, _) = $0 { image } else { nil } }
    }

    @Test func `a slide shows its picture whole on the colour of its edges`() {
        let show = show(at: "stories/turnip/2")
        #expect(show.picture.drawings.first == .image("turnip/2.jpg", in: Stage.bounds, .fit))
        #expect(show.picture.ground == .around("turnip/2.jpg"))
    }

    @Test func `the buttons fit the slide`() {
        let (next, previous) = ("interface/icon-next.svg" as Image, "interface/icon-previous.svg" as Image)
        let (home, play) = ("interface/icon-home.svg" as Image, "interface/icon-play.svg" as Image)
        let (turn, words) = ("interface/icon-turn.svg" as Image, "interface/icon-words.svg" as Image)
        #expect(icons(show(at: "stories/turnip/1")) == [play, next, home, turn])
        #expect(icons(show(at: "stories/turnip/2")) == [next, previous, home, turn])
        #expect(icons(show(at: "stories/turnip/3")) == [play, next, previous, home, turn])
        #expect(icons(show(.spoken, at: "stories/hare/1")) == [play, next, home, words, turn])
    }

    /// A window of 16:9: the stage has bars of 267 points beside it, and a sixth of the window is 356 points.
    @Test(arguments: [(-266.0, 1), (88, 1), (92, 2), (1508, 2), (1512, 3), (1866, 3)])
    func `the outer sixth of the window turns the page`(x: Double, slide: Int) {
        var show = show(at: "stories/turnip/2")
        _ = show.take(.window(Rect(x: -1600 / 6, y: 0, width: 1600 * 4 / 3, height: 1200)))
        _ = show.advance(60)
        for input in [Input.press(Point(x: x, y: 600)), .release(Point(x: x, y: 600))] { _ = show.take(input) }
        #expect(show.world[UserProgress.self]?["turnip"].slide == slide)
    }

    @Test func `the speaking slide offers a pause`() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        #expect(icons(show).first == "interface/icon-pause.svg")
    }

    @Test func `halfway through a turn both pages are seen`() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.button(.next))
        _ = show.advance(4)
        let images = show.picture.drawings.compactMap {
            if case .image(let image, _, _) = $0 { image } else { nil }
        }
        #expect(images == ["turnip/1.jpg", "turnip/2.jpg"])
        #expect(show.picture.nextGround == .around("turnip/2.jpg"))
        #expect(show.picture.groundMix > 0 && show.picture.groundMix < 1)
    }

    @Test func `on the way to the end page the last slide stays as it lay`() {
        var world = World([.spoken], motion: .eased)
        world[ReadingWishes.self] = ReadingWishes(showsWords: true)
        let last = Route("stories/hare/\(Story.spoken.slides.count)")
        var show = Show(world: world, activities: [.home, .stories], at: last)
        _ = show.advance(1)
        let whole = SlideLayout(words: 1).picture
        for button in [Input.Button.next, .previous] {
            _ = show.take(.button(button))
            for _ in 0..<8 {
                _ = show.advance(1)
                let sizes = show.picture.drawings.compactMap {
                    if case .image(Story.spoken.slides.last?.image, let area, .fit) = $0 { area } else { nil }
                }
                #expect(sizes.map(\.width) == [whole.width] && sizes.map(\.height) == [whole.height])
                #expect(
                    show.soon.images.allSatisfy {
                        if case .image(_, let area, .fit) = $0 { area == whole } else { true }
                    })
            }
        }
    }

    @Test func `a slide without a picture sleeps`() {
        let story = Story(id: "a", title: "a", slides: [Slide(id: "1")])
        let show = show(story, at: "stories/a/1")
        #expect(icons(show).first == "interface/icon-sleep.svg")
        #expect(show.picture.ground == .color(.cream))
    }

    @Test func `the neighbours are wanted soon the next first`() {
        let soon = show(at: "stories/turnip/1").soon.images.filter { if case .image = $0 { true } else { false } }
        #expect(
            soon == [
                .image("turnip/2.jpg", in: Stage.bounds, .fit), .image("turnip/3.jpg", in: Stage.bounds, .fit),
            ])
        #expect(show(at: "stories/turnip/1").soon.sounds == ["turnip/3.ogg"])
        #expect(
            show(at: "stories/turnip/3").soon.images.last
                == .image("turnip/cover.jpg", in: EndPageLayout(Rooms(), offersTale: false).tale, .fill))
    }

    @Test func `while the words fold no neighbour is wanted at the sizes on the way`() {
        var show = show(.spoken, at: "stories/hare/1")
        _ = show.advance(1)
        _ = show.take(.press(SlideLayout(words: 0).wordsButton.center))
        _ = show.take(.release(SlideLayout(words: 0).wordsButton.center))
        for _ in 0..<6 {
            _ = show.advance(1)
            let areas = show.soon.images.compactMap { if case .image(_, let area, .fit) = $0 { area } else { nil } }
            #expect(areas == [SlideLayout(words: 1).picture])
        }
    }

    @Test func `the other symbol of a button is made ready too`() {
        let soon = show(at: "stories/turnip/1").soon.images.compactMap {
            if case .icon(let icon, _, let tint) = $0 { [icon.name, tint == .paper ? "on" : "off"] } else { nil }
        }
        #expect(soon == [["interface/icon-pause.svg", "off"], ["interface/icon-turn.svg", "on"]])
    }

    @Test(arguments: [2, 24, 400, 2000])
    func `the dots stay between the buttons`(count: Int) {
        let story = Story(id: "a", title: "a", slides: (1...count).map { Slide(id: "\($0)") })
        for drawing in show(story, at: "stories/a/1").picture.drawings {
            guard case .shape(.filled, let area, _, _) = drawing, area.maxY > 1180, area.height < 50 else {
                continue
            }
            #expect(area.x > 210 && area.maxX < 1370)
        }
    }

    @Test func `buttons that are drawn answer to the focus`() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.button(.down))
        #expect(show.take(.button(.confirm)) == [.play(.press), .pauseNarration])
    }
}
