import Engine
import Testing

@testable import Stories

struct SlideViewTests {
    private func show(_ story: Story = .turnip(), at route: Route) -> Show {
        Show(world: World([story], motion: .eased), activities: [.home, .stories], at: route)
    }

    private func icons(_ show: Show) -> [Image] {
        show.picture.drawings.compactMap { if case .icon(let image, _, _) = $0 { image } else { nil } }
    }

    @Test func aSlideShowsItsPictureWholeOnTheColourOfItsEdges() {
        let show = show(at: "stories/turnip/2")
        #expect(show.picture.drawings.first == .image("turnip/2.jpg", in: Stage.bounds, .fit))
        #expect(show.picture.ground == .edges(of: "turnip/2.jpg"))
    }

    @Test func theButtonsFitTheSlide() {
        let (next, previous) = ("interface/icon-next.svg" as Image, "interface/icon-previous.svg" as Image)
        let (home, play) = ("interface/icon-home.svg" as Image, "interface/icon-play.svg" as Image)
        let (turn, words) = ("interface/icon-turn.svg" as Image, "interface/icon-words.svg" as Image)
        #expect(icons(show(at: "stories/turnip/1")) == [play, next, home, turn])
        #expect(icons(show(at: "stories/turnip/2")) == [next, previous, home, turn])
        #expect(icons(show(at: "stories/turnip/3")) == [play, next, previous, home, turn])
        #expect(icons(show(.spoken, at: "stories/hare/1")) == [play, next, home, words, turn])
    }

    @Test func theSpeakingSlideOffersAPause() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        #expect(icons(show).first == "interface/icon-pause.svg")
    }

    @Test func halfwayThroughATurnBothPagesAreSeen() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.button(.next))
        _ = show.advance(4)
        let images = show.picture.drawings.compactMap {
            if case .image(let image, _, _) = $0 { image } else { nil }
        }
        #expect(images == ["turnip/1.jpg", "turnip/2.jpg"])
        #expect(show.picture.nextGround == .edges(of: "turnip/2.jpg"))
        #expect(show.picture.groundMix > 0 && show.picture.groundMix < 1)
    }

    @Test func aSlideWithoutAPictureSleeps() {
        let story = Story(id: "a", title: "a", slides: [Slide(id: "1")])
        let show = show(story, at: "stories/a/1")
        #expect(icons(show).first == "interface/icon-sleep.svg")
        #expect(show.picture.ground == .color(.cream))
    }

    @Test func theNeighboursAreWantedSoonTheNextFirst() {
        let soon = show(at: "stories/turnip/1").soon.images.filter { if case .image = $0 { true } else { false } }
        #expect(
            soon == [
                .image("turnip/2.jpg", in: Stage.bounds, .fit), .image("turnip/3.jpg", in: Stage.bounds, .fit),
            ])
        #expect(show(at: "stories/turnip/1").soon.sounds == ["turnip/3.ogg"])
        #expect(
            show(at: "stories/turnip/3").soon.images.last
                == .image("turnip/cover.jpg", in: EndPageView.coverArea, .fill))
    }

    @Test func theOtherSymbolOfAButtonIsMadeReadyToo() {
        let soon = show(at: "stories/turnip/1").soon.images.compactMap {
            if case .icon(let icon, _, let tint) = $0 { [icon.name, tint == .paper ? "on" : "off"] } else { nil }
        }
        #expect(soon == [["interface/icon-pause.svg", "off"], ["interface/icon-turn.svg", "on"]])
    }

    @Test(arguments: [2, 24, 400, 2000])
    func theDotsStayBetweenTheButtons(count: Int) {
        let story = Story(id: "a", title: "a", slides: (1...count).map { Slide(id: "\($0)") })
        for drawing in show(story, at: "stories/a/1").picture.drawings {
            guard case .shape(.filled, let area, _, _) = drawing, area.maxY > 1180, area.height < 50 else {
                continue
            }
            #expect(area.x > 210 && area.maxX < 1370)
        }
    }

    @Test func buttonsThatAreDrawnAnswerToTheFocus() {
        var show = show(at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.button(.down))
        #expect(show.take(.button(.confirm)) == [.play(.press), .pauseNarration])
    }
}
