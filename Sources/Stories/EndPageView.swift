import Engine

/// The calm page after the last slide: the cover, once more from the start, or home.
struct EndPageView {
    typealias Action = StoryPlayerViewModel.Action

    let story: Story

    static let coverArea = Rect(x: 480, y: 190, width: 640, height: 480)
    private static let again = Rect(x: 240, y: 860, width: 520, height: 170)
    private static let home = Rect(x: 800, y: 860, width: 560, height: 170)

    /// - Parameter frame: knows what is pressed.
    func drawings(attentionFrom frame: Frame<Action>) -> [Drawing] {
        var page = frame
        page.picture.drawings = []
        page.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        page.sheet(Self.coverArea.inset(by: -22), radius: 44)
        page.photograph(story.cover ?? story.slides.first?.image, in: Self.coverArea, radius: 28)
        page.draw(
            .text(
                story.title, in: Rect(x: 250, y: 712, width: 1100, height: 110),
                TextStyle(.title, size: 76, color: .plum)))
        page.pill(
            "Vēlreiz", icon: "interface/icon-again.svg", in: Self.again, size: 70, tone: .primary, sends: .again)
        page.pill("Uz sākumu", icon: "interface/icon-home.svg", in: Self.home, size: 58, sends: .home)
        return page.picture.drawings
    }

    func addPlaces(to frame: inout Frame<Action>) {
        frame.hotspot(Self.again, radius: Self.again.height / 2, sends: .again)
        frame.hotspot(Self.home, radius: Self.home.height / 2, sends: .home)
    }
}
