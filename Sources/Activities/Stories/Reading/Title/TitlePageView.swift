import Engine
import TalePacks

/// A large cover with the title and the line below it; the whole window leads on.
struct TitlePageView {
    typealias Action = TitlePageViewModel.Action

    let page: TitlePageViewModel

    private var layout: Layout { page.rooms.areUpright ? .upright(page.rooms.window) : .onStage }

    private struct Layout {
        let cover, title, by: Rect
        /// Font sizes.
        let titleSize, bySize: Double

        static let onStage = Layout(
            cover: Rect(x: 330, y: 96, width: 940, height: 705), title: Rect(x: 240, y: 850, width: 1110, height: 150),
            by: Rect(x: 240, y: 1010, width: 1110, height: 76), titleSize: 110, bySize: 54)

        static func upright(_ window: Rect) -> Layout {
            let height = min(1050, window.height - 1000)
            let cover = Rect(
                x: 800 - height * 2 / 3, y: window.y + 330, width: height * 4 / 3, height: height)
            return Layout(
                cover: cover, title: Rect(x: 80, y: cover.maxY + 90, width: 1440, height: 200),
                by: Rect(x: 80, y: cover.maxY + 310, width: 1440, height: 110), titleSize: 150, bySize: 78)
        }
    }

    func draw(in frame: inout Frame<Action>) {
        if page.rooms.areUpright { frame.useRooms() }
        frame.picture.ground = .around("interface/paper.jpg")
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        frame.dragAxis = .horizontal
        frame.hotspot(frame.window, takesFocus: false, sends: .begin, isGround: true)
        drawCover(in: &frame)
        drawButtons(in: &frame)
        anticipate(in: &frame)
    }

    private func drawCover(in frame: inout Frame<Action>) {
        let layout = layout
        frame.sheet(layout.cover.inset(by: -26), radius: 52)
        frame.photograph(page.story.cover ?? page.story.slides.first?.image, in: layout.cover, radius: 32)
        frame.draw(
            .text(page.story.title, in: layout.title, TextStyle(.title, size: layout.titleSize, color: .plum)))
        guard let by = page.story.by else { return }
        frame.draw(.text(by, in: layout.by, TextStyle(.words, size: layout.bySize, color: .brown)))
    }

    /// The buttons, where the slides have them.
    private func drawButtons(in frame: inout Frame<Action>) {
        let places = SlideLayout(words: 0, rooms: page.rooms)
        frame.roundButton(
            "interface/icon-next.svg", at: places.next.center, radius: places.next.radius, tone: .primary,
            sends: .begin, label: .named("next-page"))
        frame.roundButton(
            "interface/icon-home.svg", at: places.home.center, radius: places.home.radius, sends: .leave,
            label: .named("back"))
        frame.languageButton(
            page.language, at: places.languagesOnTitle, line: places.languageLine, sends: .nextLanguage)
        for button in [Input.Button.next, .play, .right] { frame.button(button, afterFocus: true, sends: .begin) }
        for button in [Input.Button.previous, .back] { frame.button(button, sends: .leave) }
        frame.button(.home, sends: .home)
    }

    /// The first slide, so that it is there at once.
    private func anticipate(in frame: inout Frame<Action>) {
        guard let slide = page.story.slides.first else { return }
        if let image = slide.image {
            frame.anticipate(image, in: SlideLayout(words: 0, rooms: page.rooms).picture, .fit)
        }
        if let clip = slide.narration { frame.anticipate(clip) }
    }
}
