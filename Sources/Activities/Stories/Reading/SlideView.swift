import Engine
import TalePacks

/// A slide as the child sees it: only the picture, and buttons at its corners.
struct SlideView {
    typealias Action = StoryPlayerViewModel.Action

    private let player: StoryPlayerViewModel
    /// The number of pages of the words, cached, because counting them needs a layout.
    private let textPages: Int

    init(player: StoryPlayerViewModel) { (self.player, textPages) = (player, player.textPages) }

    private var layout: SlideLayout { player.layout(player.words.value) }
    private var endPage: EndPageView { EndPageView(player: player) }
    private var figures: FiguresView { FiguresView(player: player, layout: layout) }
    private var rules: SittingView { SittingView(player: player, layout: layout) }

    func draw(in frame: inout Frame<Action>) {
        if layout.isUpright { frame.useRooms() }
        rules.drawGround(in: &frame)
        SlidePages(player: player, layout: layout).draw(in: &frame)
        frame.dragAxis = .horizontal
        frame.hearsAllContacts = player.holdsPage
        defer { rules.drawOver(&frame) }
        if rules.coversPage { return rules.drawCover(in: &frame) }
        if player.isAtCredits {
            drawPrevious(at: player.layout(0).previous, opacity: 1, in: &frame)
            frame.button(.left, afterFocus: true, sends: .previous)
        } else if player.isAtEnd {
            endPage.addPlaces(to: &frame)
            frame.button(.left, afterFocus: true, sends: .previous)
        } else {
            addEdges(to: &frame)
            if player.isStill { figures.addTouchPlaces(to: &frame) }
            drawControls(in: &frame)
            addWords(to: &frame)
            if player.isStill { figures.addFocusPlaces(to: &frame) }
            drawCard(in: &frame)
        }
        let leafs = textPages > 1
        frame.button(.next, sends: leafs ? .readOn : .next)
        frame.button(.previous, sends: leafs ? .readBack : .previous)
        frame.button(.play, sends: .playOrPause)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        anticipate(in: &frame)
    }

    // MARK: - Buttons

    /// The outer sixths of the window also turn the page; the band belongs to the words.
    private func addEdges(to frame: inout Frame<Action>) {
        let (window, width) = (frame.window, frame.window.width / 6)
        for (action, start) in [(Action.previous, window.x), (.next, window.maxX - width)] {
            let strip = Rect(x: start, y: window.y, width: width, height: layout.edgeFoot(in: window) - window.y)
            frame.hotspot(strip, takesFocus: false, sends: action, showing: player.pages.index, isGround: true)
        }
        guard layout.words > 0, window.x < 0 else { return }
        for (action, start) in [(Action.previous, window.x), (.next, Stage.size.width)] {
            let bar = Rect(x: start, y: window.y, width: -window.x, height: window.height)
            frame.hotspot(bar, takesFocus: false, sends: action, showing: player.pages.index, isGround: true)
        }
    }

    private func drawControls(in frame: inout Frame<Action>) {
        let opacity = player.controls.value
        if player.clip != nil { drawPlay(in: &frame, opacity: opacity) }
        drawNext(in: &frame)
        if !player.pages.isFirst { drawPrevious(at: layout.previous, opacity: opacity, in: &frame) }
        frame.roundButton(
            "interface/icon-home.svg", at: layout.home.center, radius: layout.home.radius, opacity: opacity,
            sends: .leave, label: .named("back"))
        drawWishes(in: &frame, opacity: opacity)
        frame.tellerButton(player.choice, at: layout.tellerButton, opacity: opacity, sends: .nextTeller)
        frame.languageButton(
            player.language, at: layout.languages, line: layout.languageLine, opacity: opacity, sends: .nextLanguage)
        rules.drawSigns(in: &frame)
        drawDots(in: &frame, opacity: opacity)
        let leafs = textPages > 1
        frame.button(.left, afterFocus: isOnBand(frame.focus), sends: leafs ? .readBack : .previous)
        frame.button(.right, afterFocus: isOnBand(frame.focus), sends: leafs ? .readOn : .next)
        if player.clip != nil { frame.button(.confirm, sends: .playOrPause) }
    }

    /// The corner that asks, at rest, and whatever lies over the slide.
    private func drawCard(in frame: inout Frame<Action>) {
        let cards = ReadingCardView(layout: player.layout(player.words.target), window: frame.window)
        if player.slide?.ask != nil, player.pages.position == Double(player.pages.index), !player.words.isMoving {
            let isAtEdge = cards.corner.maxX <= frame.window.x + frame.window.width / 6
            cards.drawCorner(
                opacity: player.controls.value, tap: .corner(turnsBack: isAtEdge), showing: player.pages.index,
                in: &frame)
        }
        if let card = player.card { cards.draw(card, in: &frame) }
    }

    private func drawPrevious(at place: SlideLayout.Disc, opacity: Double, in frame: inout Frame<Action>) {
        frame.roundButton(
            "interface/icon-previous.svg", at: place.center, radius: place.radius, opacity: opacity,
            showing: player.pages.index, sends: .previous, label: .named("previous"))
    }

    /// The button that turns on, which breathes as home's large door does, with the countdown around it.
    private func drawNext(in frame: inout Frame<Action>) {
        let lift = 14 * player.beckoning.depth(at: player.now)
        let center = Point(x: layout.next.center.x, y: layout.next.center.y - lift), radius = layout.next.radius
        let light = player.beckoning.opacity
        if light > 0 {
            drawDisc(.filled, at: center, radius: radius + Self.rim, Color.paper.faded(to: light), in: &frame)
        }
        frame.roundButton(
            "interface/icon-next.svg", at: center, radius: radius, tone: .primary,
            opacity: max(player.controls.value, light), showing: player.pages.index, sends: .next,
            label: .named("next-page"))
        if light > 0 {
            drawDisc(.ring(width: Self.rim), at: center, radius: radius, Color.deepPlum.faded(to: light), in: &frame)
        }
        drawCountdown(in: &frame)
    }

    /// The width of each of the two rims of the button that turns on, when that is what comes next: one of paper, which
    /// is seen on every dark picture, around one of plum, which is seen on every light one.
    private static let rim = 6.0

    private func drawDisc(
        _ shape: Drawing.Shape, at center: Point, radius: Double, _ color: Color, in frame: inout Frame<Action>
    ) { frame.draw(.shape(shape, in: Rect(circleAt: center, radius: radius), radius: radius, .flat(color))) }

    private func drawPlay(in frame: inout Frame<Action>, opacity: Double) {
        let (center, radius) = (layout.play.center, layout.play.radius)
        let isPlaying = player.narration.state == .playing
        let (play, pause) = ("interface/icon-play.svg" as Image, "interface/icon-pause.svg" as Image)
        frame.roundButton(
            isPlaying ? pause : play, at: center, radius: radius, opacity: opacity,
            showing: isPlaying ? 1 : 0, sends: .playOrPause, label: .named(isPlaying ? "pause" : "play"))
        frame.anticipateRoundButton(isPlaying ? play : pause, at: center, radius: radius)
        let progress = player.narration.progress(now: player.now)
        guard progress > 0, opacity > StoryPlayerViewModel.whisper else { return }
        frame.draw(
            .shape(
                .arc(width: 9, fraction: progress), in: Rect(circleAt: center, radius: radius - 4),
                radius: radius - 4, .flat(Color.orange.faded(to: opacity))))
    }

    /// Whether a place is on the band, where the arrows step from the play button to the words and from word to word;
    /// upright the button is below the words.
    private func isOnBand(_ focus: Action?) -> Bool {
        switch focus {
        case .word: true
        case .playOrPause: player.words.target == 1 && !layout.isUpright
        default: false
        }
    }

    /// The countdown until the page turns automatically.
    private func drawCountdown(in frame: inout Frame<Action>) {
        let passed = player.turn.progress(at: player.now)
        guard passed > 0 else { return }
        let ring = Rect(circleAt: layout.next.center, radius: layout.next.radius + 12)
        frame.draw(.shape(.arc(width: 8, fraction: passed), in: ring, radius: ring.width / 2, .flat(.plum)))
    }

    /// The two buttons for reading preferences: showing the words, turning pages automatically.
    private func drawWishes(in frame: inout Frame<Action>, opacity: Double) {
        if player.slide?.text.isEmpty == false {
            drawWish(
                "interface/icon-words.svg", at: layout.wordsButton, isOn: player.showsWords,
                opacity: opacity, sends: .showWords, label: player.showsWords ? "hide-words" : "show-words",
                in: &frame)
        }
        drawWish(
            "interface/icon-turn.svg", at: layout.turnButton, isOn: player.wishes.turnsPages,
            opacity: opacity, sends: .turnPages, label: "turn-pages", in: &frame)
    }

    private func drawWish(
        _ icon: Image, at place: SlideLayout.Disc, isOn: Bool, opacity: Double, sends action: Action,
        label: String, in frame: inout Frame<Action>
    ) {
        frame.roundButton(
            icon, at: place.center, radius: place.radius, tone: isOn ? .chosen : .plain, opacity: opacity,
            showing: isOn ? 1 : 0, sends: action, label: .named(label))
        frame.anticipateRoundButton(icon, at: place.center, radius: place.radius, tone: isOn ? .plain : .chosen)
    }

    /// The words respond while they are at rest.
    private func addWords(to frame: inout Frame<Action>) {
        guard let slide = player.slide, player.words.value == 1, player.pages.position == Double(player.pages.index)
        else { return }
        let band = CaptionView(words: player.words(of: slide), layout: layout)
        let stops = band.words(onPage: band.page(player)).filter(\.word.isSpoken)
        for (place, word) in stops {
            frame.hotspot(
                CaptionView.touchArea(of: word), radius: 18, sends: .word(place), showing: player.pages.index,
                isSnug: true, label: .named("word"))
        }
        frame.row((player.clip == nil || layout.isUpright ? [] : [.playOrPause]) + stops.map { .word($0.place) })
        drawLeaf(band.page(player), in: &frame)
    }

    /// Draws the button to the next part of a text longer than its band, and from the end back to the start.
    private func drawLeaf(_ page: Int, in frame: inout Frame<Action>) {
        guard textPages > 1 else { return }
        let isLast = page == textPages - 1
        let (more, back) = ("interface/icon-more.svg" as Image, "interface/icon-less.svg" as Image)
        frame.roundButton(
            isLast ? back : more, at: layout.leaf.center, radius: layout.leaf.radius, tone: .chosen, showing: page,
            sends: isLast ? .readAgain : .readOn, label: .named(isLast ? "again" : "more"))
        frame.anticipateRoundButton(
            isLast ? more : back, at: layout.leaf.center, radius: layout.leaf.radius, tone: .chosen)
    }

    private func drawDots(in frame: inout Frame<Action>, opacity: Double) {
        let count = player.story.slides.count
        guard count > 1 else { return }
        let spacing = min(34, 700 / Double(count))
        let width = Double(count - 1) * spacing
        let band = Rect(center: Point(x: 800, y: layout.dots.y), width: width + 52, height: 36)
        frame.draw(.shape(.filled, in: band, radius: 18, .flat(Color.ink.faded(to: 0.45 * opacity))))
        let (small, large) = (min(7, spacing * 0.3), min(10, spacing * 0.45))
        let row = Rect(center: band.center, width: width + 2 * small, height: 2 * small)
        frame.draw(.shape(.dots(spacing: spacing), in: row, radius: 0, .flat(Color.paper.faded(to: opacity))))
        let here = Point(x: 800 - width / 2 + Double(player.pages.index) * spacing, y: layout.dots.y)
        frame.draw(
            .shape(
                .filled, in: Rect(circleAt: here, radius: large), radius: large,
                .flat(Color.orange.faded(to: opacity))))
        for page in player.figures.found.sorted() {
            let color = page == player.pages.index ? Color.orange : .paper
            figures.drawMouse(
                at: Point(x: 800 - width / 2 + Double(page) * spacing, y: layout.dots.y), radius: large,
                color.faded(to: opacity), in: &frame)
        }
    }

    /// Prefetches the neighbours, in order of likelihood.
    private func anticipate(in frame: inout Frame<Action>) {
        // At their target area: during the animation every step has another size.
        let area = player.layout(player.words.target).picture
        for index in [1, -1, 2, -2].map({ player.pages.index + $0 }) {
            guard player.story.slides.indices.contains(index) else { continue }
            let slide = player.slide(index)
            if let image = slide.image { frame.anticipate(image, in: area, .fit) }
            if let clip = slide.narration { frame.anticipate(clip) }
        }
        figures.anticipate(in: &frame)
        for explanation in player.slide?.explanations ?? [] { explanation.clip.map { frame.anticipate($0) } }
        if player.pages.index >= player.story.slides.count - 1 { endPage.anticipate(in: &frame) }
    }
}
