import Engine
import TalePacks

/// The calm page after the last slide: the cover, a button to start over, and one back to the shelf.
struct EndPageView {
    typealias Action = StoryPlayerViewModel.Action

    let story: Story

    static let coverArea = Rect(x: 480, y: 190, width: 640, height: 480)
    private static let again = Rect(x: 210, y: 860, width: 500, height: 170)
    private static let others = Rect(x: 750, y: 860, width: 640, height: 170)

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
        page.pill("Citas pasakas", icon: "interface/icon-book.svg", in: Self.others, size: 58, sends: .leave)
        if let credits = story.credits { page.draw(Self.attribution(credits)) }
        return page.picture.drawings
    }

    /// The authors, as far as one line of the credits has them; the page behind this one has all.
    private static func attribution(_ credits: String) -> Drawing {
        let lines = credits.split(separator: "\n")
        let makers = ["author", "created by", "written by", "©", "autor", "teksts"]
        let line = lines.first { line in makers.contains { line.lowercased().contains($0) } } ?? lines.first ?? ""
        return .text(
            line.count > 90 ? line.prefix(90) + "…" : String(line),
            in: Rect(x: 200, y: 1092, width: 1200, height: 48), TextStyle(.words, size: 28, color: .brown))
    }

    func addPlaces(to frame: inout Frame<Action>) {
        frame.hotspot(Self.again, radius: Self.again.height / 2, sends: .again)
        frame.hotspot(Self.others, radius: Self.others.height / 2, sends: .leave)
    }
}
