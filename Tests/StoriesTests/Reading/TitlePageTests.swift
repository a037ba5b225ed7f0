import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TitlePageTests {
    private static let tale = Story(
        id: "mill", title: "The Mill", cover: "mill/cover.jpg", spokenTitle: "mill/title.ogg", by: "After A. Miller",
        spokenBy: "mill/by.ogg", slides: [Slide(id: "1", image: "mill/1.jpg", narration: "mill/1.ogg")])

    private func show(
        _ tale: Story = tale, at route: Route = "stories/mill/title", changes: (inout UserProgress) -> Void = { _ in }
    ) -> Show {
        Show(world: World([tale], motion: .cut, changes: changes), activities: [.home, .stories], at: route)
    }

    private func tap(_ point: Point, in show: inout Show) {
        _ = show.take(.press(point))
        _ = show.take(.release(point))
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `the title is spoken, then who told the tale, and then the tale begins`() {
        var show = show()
        #expect(show.advance(60) == [.narrate("mill/title.ogg")])
        _ = show.take(.reply(.narrationEnded("mill/title.ogg")))
        #expect(show.advance(60) == [.narrate("mill/by.ogg")])
        _ = show.take(.reply(.narrationEnded("mill/by.ogg")))
        #expect(show.advance(60).contains(.narrate("mill/1.ogg")))
        #expect(show.route == "stories/mill/1")
    }

    @Test func `it shows the cover, the title and who told the tale`() {
        let show = show()
        #expect(texts(show) == ["The Mill", "After A. Miller"])
        #expect(
            show.picture.drawings.contains { if case .image("mill/cover.jpg", _, _) = $0 { true } else { false } })
    }

    @Test func `a tap anywhere goes on at once, and silences the title`() {
        var show = show()
        _ = show.advance(40)
        _ = show.take(.press(Point(x: 600, y: 500)))
        let commands = show.take(.release(Point(x: 600, y: 500)))
        #expect(show.route == "stories/mill/1")
        #expect(commands.contains(.stopNarration))
    }

    @Test func `the house leads back to the shelf`() {
        var show = show()
        tap(Point(x: 110, y: 110), in: &show)
        #expect(show.route == "stories")
    }

    @Test func `a finger that draws the page away goes on`() {
        var show = show()
        _ = show.take(.press(Point(x: 1200, y: 600)))
        _ = show.take(.drag(Point(x: 900, y: 600)))
        _ = show.take(.release(Point(x: 800, y: 600)))
        #expect(show.route == "stories/mill/1")
    }

    @Test func `a tale that nobody speaks goes on when its title can have been read`() {
        var show = show(.turnip(), at: "stories/turnip/title")
        _ = show.advance(239)
        #expect(show.route == "stories/turnip/title")
        _ = show.advance(60)
        #expect(show.route == "stories/turnip/1")
        #expect(texts(self.show(.turnip(), at: "stories/turnip/title")) == ["The Turnip"])
    }

    @Test func `the shelf opens the title page, and from the second slide on the place of the child`() {
        let places = [nil, 1, 2].map { slide in
            var progress = UserProgress()
            if let slide { progress.turn("turnip", to: slide) }
            return TitlePageViewModel.opening(.turnip(), on: "shelf/all", progress)
        }
        #expect(places == ["shelf/all/turnip/title", "shelf/all/turnip/title", "shelf/all/turnip"])
    }

    @Test func `a tale that is taken away leads back to the shelf`() {
        var show = show()
        _ = show.take(.reply(.learned(AnyDocument(Shelf(stories: [.turnip()])))))
        #expect(show.route == "stories")
    }
}
