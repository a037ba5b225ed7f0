import Engine
import TalePacks

/// The calm page after the last slide: the cover, a button to start over, and one back to the shelf.
struct EndPageView {
    typealias Action = StoryPlayerViewModel.Action

    let story: Story
    var rooms = Rooms()

    private var layout: Layout { rooms.areUpright ? .upright(rooms.window) : .onStage }
    var coverArea: Rect { layout.cover }

    private struct Layout {
        let cover, title, again, others, credits: Rect
        /// Font sizes: of the title, of the first button and of the second, of the credits.
        let sizes: (title: Double, again: Double, others: Double, credits: Double)

        static let onStage = Layout(
            cover: Rect(x: 480, y: 190, width: 640, height: 480), title: Rect(x: 250, y: 712, width: 1100, height: 110),
            again: Rect(x: 210, y: 860, width: 500, height: 170), others: Rect(x: 750, y: 860, width: 640, height: 170),
            credits: Rect(x: 200, y: 1092, width: 1200, height: 48), sizes: (76, 70, 58, 28))

        /// The buttons lie at the lower edge, 20 mm high on a tablet of 8 inches.
        static func upright(_ window: Rect) -> Layout {
            let (top, foot) = (window.y, window.maxY)
            let height = min(960, window.height - 1180)
            let cover = Rect(x: 800 - height * 2 / 3, y: top + 140, width: height * 4 / 3, height: height)
            return Layout(
                cover: cover, title: Rect(x: 100, y: cover.maxY + 50, width: 1400, height: 160),
                again: Rect(x: 130, y: foot - 780, width: 1340, height: 298),
                others: Rect(x: 130, y: foot - 440, width: 1340, height: 298),
                credits: Rect(x: 100, y: foot - 100, width: 1400, height: 64), sizes: (110, 130, 116, 40))
        }
    }

    /// - Parameter frame: knows what is pressed.
    func drawings(attentionFrom frame: Frame<Action>) -> [Drawing] {
        var page = frame
        page.picture.drawings = []
        page.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        let layout = layout
        page.sheet(layout.cover.inset(by: -22), radius: 44)
        page.photograph(story.cover ?? story.slides.first?.image, in: layout.cover, radius: 28)
        page.draw(
            .text(
                story.title, in: layout.title, TextStyle(.title, size: layout.sizes.title, color: .plum)))
        page.pill(
            page.text(.stories(.again)), icon: "interface/icon-again.svg", in: layout.again, size: layout.sizes.again,
            tone: .primary, sends: .again)
        page.pill(
            page.text(.stories(.otherTales)), icon: "interface/icon-book.svg", in: layout.others,
            size: layout.sizes.others, sends: .leave)
        if let credits = story.credits { page.draw(attribution(credits)) }
        return page.picture.drawings
    }

    /// The authors, as far as one line of the credits has them; the page behind this one has all.
    private func attribution(_ credits: String) -> Drawing {
        let lines = credits.split(separator: "\n")
        let makers = ["author", "created by", "written by", "©", "autor", "teksts"]
        let line = lines.first { line in makers.contains { line.lowercased().contains($0) } } ?? lines.first ?? ""
        return .text(
            line.count > 90 ? line.prefix(90) + "…" : String(line),
            in: layout.credits, TextStyle(.words, size: layout.sizes.credits, color: .brown))
    }

    func addPlaces(to frame: inout Frame<Action>) {
        frame.hotspot(layout.again, radius: layout.again.height / 2, sends: .again, label: .named("again"))
        frame.hotspot(
            layout.others, radius: layout.others.height / 2, sends: .leave, label: .named("other-tales"))
    }
}
