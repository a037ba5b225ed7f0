import Engine

/// Covers with their titles, under a button that leads home.
struct StoryMenuView {
    typealias Action = StoryMenuViewModel.Action

    let menu: StoryMenuViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .around("interface/paper.jpg")
        (frame.picture.nextGround, frame.dragAxis) = (frame.picture.ground, .vertical)
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        if menu.shelf.stories.isEmpty, menu.shelf.isWhole { drawNoTales(in: &frame) }
        let top = menu.scroll.offset
        for place in menu.layout.places(from: top, to: top + Stage.size.height) {
            let area = menu.layout.area(of: place).moved(by: Point(x: 0, y: -top))
            let story = menu.shelf.stories[place]
            let speaks = menu.spoken?.tale == story.id
            StoryCardView(
                story: story, place: menu.progress[story.id], swell: speaks ? menu.swell.value : 0,
                wave: speaks ? menu.wave : nil
            )
            .draw(in: area, &frame)
        }
        // Beside lower rows it would catch the focus on its way to the row above.
        frame.roundButton(
            "interface/icon-home.svg", at: Point(x: 110, y: 110), radius: 66,
            takesFocus: top < menu.layout.rowHeight / 2, sends: .home)
        frame.button(.back, sends: .home)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    private func drawNoTales(in frame: inout Frame<Action>) {
        frame.draw(
            .icon(
                "interface/icon-book.svg", in: Rect(center: Point(x: 800, y: 440), width: 260, height: 260),
                tint: .plum))
        frame.draw(
            .text(
                "Te vēl nav nevienas pasakas.", in: Rect(x: 200, y: 620, width: 1200, height: 90),
                TextStyle(.title, size: 64, color: .plum)))
        frame.draw(
            .text(
                "Kā pievienot pasaku, stāsta lapa „Informācija vecākiem”.",
                in: Rect(x: 200, y: 720, width: 1200, height: 70), TextStyle(.words, size: 42, color: .ink)))
    }
}

/// One tale on the shelf.
struct StoryCardView {
    let story: Story
    let place: UserProgress.Place
    /// How far it has swollen while its title is said, 0…1.
    var swell = 0.0
    /// How far the waves of its voice have gone out, 0…1.
    var wave: Double?

    func draw(in area: Rect, _ frame: inout Frame<StoryMenuViewModel.Action>) {
        let action = StoryMenuViewModel.Action.read(story.id)
        frame.hotspot(area, radius: 40, sends: action, lingering: story.spokenTitle.map { _ in .say(story.id) })
        guard area.inset(by: -60).intersects(Stage.bounds) else { return }
        let depth = frame.depth(of: action)
        let card = area.scaled(by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: action) + 0.05 * swell)
        let scale = card.width / StoryShelfLayout.card.width
        frame.sheet(card, radius: 40 * scale, depth: depth)
        let margin = 18 * scale
        let cover = Rect(
            x: card.x + margin, y: card.y + margin, width: card.width - 2 * margin,
            height: (card.width - 2 * margin) * 0.75)
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

    /// The tale is telling its name.
    private func drawVoice(
        over cover: Rect, _ scale: Double, _ wave: Double, _ frame: inout Frame<StoryMenuViewModel.Action>
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

    /// How long the tale is, for the grown-up: a candle for each two minutes that are begun.
    private func drawCandles(over cover: Rect, _ scale: Double, _ frame: inout Frame<StoryMenuViewModel.Action>) {
        let count = Self.candles(for: story.length)
        let (width, height) = (26 * scale, 52 * scale)
        let plate = Rect(
            x: cover.x + 12 * scale, y: cover.maxY - 72 * scale, width: (Double(count) * 26 + 20) * scale,
            height: 62 * scale)
        frame.draw(.shape(.filled, in: plate, radius: 26 * scale, .flat(Color.paper.faded(to: 0.92))))
        for number in 0..<count {
            let candle = Rect(
                x: plate.x + 10 * scale + Double(number) * width, y: plate.y + 5 * scale, width: width, height: height)
            frame.draw(.icon("interface/badge-candle.svg", in: candle, tint: .white))
        }
    }

    static func candles(for seconds: Double) -> Int { Int(clamp(seconds / 120, 1...4).rounded(.up)) }

    private func drawMarks(
        over cover: Rect, _ scale: Double, _ frame: inout Frame<StoryMenuViewModel.Action>
    ) {
        drawCandles(over: cover, scale, &frame)
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
