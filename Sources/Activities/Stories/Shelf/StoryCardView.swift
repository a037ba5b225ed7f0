import Engine
import TalePacks

/// One tale on the shelf.
struct StoryCardView {
    let story: Story
    let place: UserProgress.Place
    /// How far it is enlarged while its title is spoken, 0…1.
    var swell = 0.0
    /// How far the waves of its voice have spread, 0…1.
    var wave: Double?

    /// Its title, if the narrator has spoken it.
    static func label(of story: Story) -> SpokenLabel { story.spokenTitle.map { .clips([$0]) } ?? .named("tale") }

    /// The cover on a card.
    static func cover(in card: Rect) -> Rect {
        let margin = 18 * card.width / StoryShelfLayout.card.width
        let width = card.width - 2 * margin
        return Rect(x: card.x + margin, y: card.y + margin, width: width, height: width * 0.75)
    }

    /// - Parameters:
    ///   - action: sent by a tap.
    ///   - saying: sent by a resting finger, if there is a title to speak.
    func draw<Action>(
        in area: Rect, opens action: Action, says saying: Action, _ frame: inout Frame<Action>
    ) {
        let radius = min(40, 40 * area.width / StoryShelfLayout.card.width)
        frame.hotspot(
            area, radius: radius, sends: action, lingering: story.spokenTitle.map { _ in saying }, actsAfterwards: true,
            label: Self.label(of: story))
        guard area.inset(by: -60).intersects(frame.picture.bounds) else { return }
        let depth = frame.depth(of: action)
        let card = area.moved(by: Point(x: 0, y: -14 * frame.breath)).scaled(
            by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: action) + 0.05 * swell)
        let scale = card.width / StoryShelfLayout.card.width
        frame.sheet(card, radius: 40 * scale, depth: depth)
        let cover = Self.cover(in: card)
        frame.photograph(story.cover ?? story.slides.first?.image, in: cover, radius: 28 * scale)
        frame.draw(
            .text(
                story.title,
                in: Rect(
                    x: cover.x, y: cover.maxY + 8 * scale, width: cover.width,
                    height: card.maxY - cover.maxY - 20 * scale),
                TextStyle(.title, size: 46 * scale, color: .plum, mostLines: 2)))
        drawMarks(over: cover, scale, &frame)
        if let wave { drawVoice(over: cover, scale, wave, &frame) }
    }

    /// The waves of a speaking cover.
    private func drawVoice<Action>(
        over cover: Rect, _ scale: Double, _ wave: Double, _ frame: inout Frame<Action>
    ) {
        let radius = 58 * scale
        for ring in [wave, (wave + 0.5).truncatingRemainder(dividingBy: 1)] {
            let reach = radius + 60 * scale * ring
            frame.draw(
                .shape(
                    .ring(width: 7 * scale), in: Rect(circleAt: cover.center, radius: reach), radius: reach,
                    .flat(Color.paper.faded(to: 0.8 * (1 - ring)))))
        }
        let disc = Rect(circleAt: cover.center, radius: radius)
        frame.draw(.shape(.filled, in: disc, radius: radius, .flat(Color.plum.faded(to: 0.9))))
        frame.draw(.icon("interface/icon-loudspeaker.svg", in: disc.scaled(by: 0.6), tint: .paper))
    }

    /// The tale's length, for grown-ups: one page per two minutes, rounded up.
    private func drawLength<Action>(over cover: Rect, _ scale: Double, _ frame: inout Frame<Action>) {
        let count = Self.pages(for: story.length)
        let (width, height) = (26 * scale, 52 * scale)
        let plate = Rect(
            x: cover.x + 12 * scale, y: cover.maxY - 72 * scale, width: (Double(count) * 26 + 20) * scale,
            height: 62 * scale)
        frame.draw(.shape(.filled, in: plate, radius: 26 * scale, .flat(Color.paper.faded(to: 0.92))))
        for number in 0..<count {
            let page = Rect(
                x: plate.x + 10 * scale + Double(number) * width, y: plate.y + 5 * scale, width: width, height: height)
            frame.draw(.icon("interface/badge-page.svg", in: page, tint: .white))
        }
    }

    static func pages(for seconds: Double) -> Int { Int(clamp(seconds / 120, 1...4).rounded(.up)) }

    private func drawMarks<Action>(over cover: Rect, _ scale: Double, _ frame: inout Frame<Action>) {
        drawLength(over: cover, scale, &frame)
        if let slide = place.slide, slide > 1 {
            let ribbon = Rect(
                x: cover.maxX - 92 * scale, y: cover.y - 26 * scale, width: 70 * scale, height: 112 * scale)
            frame.draw(.icon("interface/badge-bookmark.svg", in: ribbon, tint: .white))
            frame.draw(
                .text(
                    "\(slide)",
                    in: Rect(x: ribbon.x, y: ribbon.y + 22 * scale, width: ribbon.width, height: 46 * scale),
                    TextStyle(.title, size: 38 * scale, color: .paper)))
        }
        if place.isFinished {
            let star = Rect(
                x: cover.x - 14 * scale, y: cover.y - 14 * scale, width: 96 * scale, height: 96 * scale)
            frame.draw(.icon("interface/badge-star.svg", in: star, tint: .white))
        }
        if story.isPremium {
            let seal = Rect(
                x: cover.maxX - 66 * scale, y: cover.maxY - 66 * scale, width: 60 * scale, height: 60 * scale)
            frame.draw(.icon("interface/badge-premium.svg", in: seal, tint: .white))
        }
    }
}
