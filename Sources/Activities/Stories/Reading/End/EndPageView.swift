import Engine
import TalePacks

/// The page after the last slide: closing words, the next tale as a large card or the cover of this one, a button to
/// start over, and one back to the shelf.
struct EndPageView {
    typealias Action = StoryPlayerViewModel.Action

    let player: StoryPlayerViewModel

    private var story: Story { player.story }
    private var ending: Ending { player.ending }
    private var layout: EndPageLayout { EndPageLayout(player.rooms, offersTale: ending.next != nil) }
    /// The picture that it shows large, with its place.
    private var cover: (image: Image?, area: Rect) {
        guard let next = ending.next else { return (story.cover, layout.tale) }
        return (next.cover ?? next.slides.first?.image, StoryCardView.cover(in: layout.tale))
    }

    /// - Parameter frame: knows what is pressed.
    func drawings(attentionFrom frame: Frame<Action>) -> [Drawing] {
        var page = frame
        page.picture.drawings = []
        page.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        let closing = player.dancer == nil ? layout.closing : layout.closingBesideMouse
        page.draw(title(page.text(.stories(ending.words.phrase)), in: closing, layout.sizes.closing))
        if let next = ending.next {
            draw(next, in: &page)
        } else {
            drawCover(in: &page)
        }
        drawButtons(in: &page)
        if let credits = story.credits { page.draw(attribution(credits)) }
        if let mouse = dancingMouse { page.draw(.pieces([mouse], in: ground, made: Stage.size)) }
        return page.picture.drawings
    }

    private func title(_ text: String, in area: Rect, _ size: Double) -> Drawing {
        .text(text, in: area, TextStyle(.title, size: size, color: .plum))
    }

    private func drawCover(in page: inout Frame<Action>) {
        page.sheet(layout.tale.inset(by: -22), radius: 44)
        page.photograph(story.cover ?? story.slides.first?.image, in: layout.tale, radius: 28)
        page.draw(title(story.title, in: layout.caption, layout.sizes.caption))
    }

    private func draw(_ next: Story, in page: inout Frame<Action>) {
        page.draw(
            .text(
                page.text(.stories(.oneMoreTale)), in: layout.caption,
                TextStyle(.words, size: layout.sizes.caption, color: .brown)))
        let look = ending.voice.look(of: next.id, now: player.now)
        StoryCardView(story: next, place: player.progress[next.id], swell: look.swell, wave: look.wave)
            .draw(in: layout.tale, opens: .readNext, says: .sayNext, &page)
        let depth = page.depth(of: .readNext)
        let disc = Rect(circleAt: layout.play.center, radius: layout.play.radius * (1 - 0.06 * depth))
        page.sheet(disc, radius: disc.width / 2, paint: Tone.primary.paint, depth: depth)
        page.draw(.icon("interface/icon-play.svg", in: disc.scaled(by: 0.64), tint: Tone.primary.ink))
    }

    private func drawButtons(in page: inout Frame<Action>) {
        page.pill(
            page.text(.stories(.again)), icon: "interface/icon-again.svg", in: layout.again, size: layout.sizes.again,
            tone: ending.next == nil ? .primary : .plain, sends: .again)
        page.pill(
            page.text(.stories(.otherTales)), icon: "interface/icon-book.svg", in: layout.others,
            size: layout.sizes.others, sends: .leave)
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

    // MARK: - The mouse

    /// The page on whose middle height it dances.
    private var ground: Rect {
        Rect(x: 0, y: layout.mouse.center.y - 600, width: Stage.size.width, height: Stage.size.height)
    }

    private var dancingMouse: Piece? {
        let height = layout.mouse.height
        return player.dance.flatMap { dance in
            dance.pose(at: player.now, height: height).map { piece(of: dance.mouse, $0) }
        }
    }

    /// The mouse at the foot of its place, as large as it fits.
    private func piece(of mouse: Figure, _ pose: Pose) -> Piece {
        let (own, place) = (mouse.place.box, layout.mouse)
        let scale = min(place.width / own.width, place.height / own.height)
        let (width, height) = (own.width * scale, own.height * scale)
        let foot = 600 + place.height / 2
        let box = Rect(x: place.center.x - width / 2, y: foot - height, width: width, height: height)
        return Piece(mouse.image, box: box, pivot: box.center, pose: pose, foot: pose.offset.y > 0 ? foot : nil)
    }

    /// Asks for the cover, and for the mouse before it comes up.
    func anticipate(in frame: inout Frame<Action>) {
        if let image = cover.image { frame.anticipate(image, in: cover.area, .fill) }
        guard let mouse = player.dancer else { return }
        frame.anticipate([piece(of: mouse, .rest)], in: ground, made: Stage.size)
    }

    func addPlaces(to frame: inout Frame<Action>) {
        if let next = ending.next {
            frame.hotspot(
                layout.tale, radius: 40, sends: .readNext, lingering: next.spokenTitle.map { _ in .sayNext },
                label: StoryCardView.label(of: next))
        }
        frame.hotspot(layout.again, radius: layout.again.height / 2, sends: .again, label: .named("again"))
        frame.hotspot(
            layout.others, radius: layout.others.height / 2, sends: .leave, label: .named("other-tales"))
        if player.dance != nil { frame.hotspot(layout.mouse, radius: 24, sends: .mouse, label: .named("figure")) }
    }
}
