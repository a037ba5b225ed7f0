import Engine

/// A slide as the child sees it: the picture and nothing else, but for the buttons at its corners.
struct SlideView {
    typealias Action = StoryPlayerViewModel.Action

    let player: StoryPlayerViewModel

    func draw(in frame: inout Frame<Action>) {
        drawPages(in: &frame)
        frame.dragAxis = .horizontal
        if player.isAtEnd {
            EndPageView(story: player.story).addPlaces(to: &frame)
            frame.button(.left, afterFocus: true, sends: .previous)
        } else {
            addEdges(to: &frame)
            drawControls(in: &frame)
        }
        frame.button(.next, sends: .next)
        frame.button(.previous, sends: .previous)
        frame.button(.play, sends: .playOrPause)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        anticipate(in: &frame)
    }

    // MARK: - Pages

    private func drawPages(in frame: inout Frame<Action>) {
        let position = player.pages.position
        let lower = Int(position.rounded(.down))
        let turned = position - Double(lower)
        if turned == 0 {
            frame.picture.drawings += page(lower, frame)
        } else {
            frame.picture.drawings += Sheet.layers(
                lower: page(lower, frame), upper: page(lower + 1, frame), covered: turned)
        }
        (frame.picture.ground, frame.picture.nextGround) = (ground(lower), ground(lower + 1))
        frame.picture.groundMix = turned
    }

    private func ground(_ index: Int) -> Ground {
        guard player.story.slides.indices.contains(index) else { return .edges(of: "interface/paper.jpg") }
        return player.story.slides[index].image.map { .edges(of: $0) } ?? .color(.cream)
    }

    private func page(_ index: Int, _ frame: Frame<Action>) -> [Drawing] {
        if index == player.story.slides.count {
            return EndPageView(story: player.story).drawings(attentionFrom: frame)
        }
        guard player.story.slides.indices.contains(index) else { return blank }
        return [player.story.slides[index].image.map { .image($0, in: Stage.bounds, .fit) }].compactMap { $0 }
            .ifEmpty(sleeping)
    }

    /// What lies beyond the first and the last page.
    private var blank: [Drawing] {
        [.shape(.filled, in: Stage.bounds, radius: 0, .shaded(top: .cream, bottom: .blush))]
    }

    /// A slide without a picture.
    private var sleeping: [Drawing] {
        blank + [
            .icon(
                "interface/icon-sleep.svg", in: Rect(center: Stage.bounds.center, width: 260, height: 260),
                tint: Color.plum.faded(to: 0.5))
        ]
    }

    // MARK: - Buttons

    private enum Layout {
        static let previous = Point(x: 125, y: 1075)
        static let next = Point(x: 1466, y: 1066)
        static let play = Point(x: 800, y: 1072)
        static let home = Point(x: 110, y: 110)
        static let (side, forward, middle, corner) = (78.0, 92.0, 76.0, 66.0)
        static let dots = 1172.0
        static let edge = Stage.size.width / 6
        static let most = 24
    }

    /// The outer sixths of the picture turn the page too.
    private func addEdges(to frame: inout Frame<Action>) {
        let strip = Rect(x: 0, y: 0, width: Layout.edge, height: Stage.size.height)
        frame.hotspot(strip, takesFocus: false, sends: .previous)
        frame.hotspot(
            strip.moved(by: Point(x: Stage.size.width - Layout.edge, y: 0)), takesFocus: false, sends: .next)
    }

    private func drawControls(in frame: inout Frame<Action>) {
        let opacity = player.controls.value
        if player.clip != nil { drawPlay(in: &frame, opacity: opacity) }
        frame.roundButton(
            "interface/icon-next.svg", at: Layout.next, radius: Layout.forward, tone: .primary,
            opacity: opacity, sends: .next)
        if !player.pages.isFirst {
            frame.roundButton(
                "interface/icon-previous.svg", at: Layout.previous, radius: Layout.side, opacity: opacity,
                sends: .previous)
        }
        frame.roundButton(
            "interface/icon-home.svg", at: Layout.home, radius: Layout.corner, opacity: opacity, sends: .home)
        drawDots(in: &frame, opacity: opacity)
        frame.button(.left, sends: .previous)
        frame.button(.right, sends: .next)
        if player.clip != nil { frame.button(.confirm, sends: .playOrPause) }
    }

    private func drawPlay(in frame: inout Frame<Action>, opacity: Double) {
        let isPlaying = player.narration.state == .playing
        frame.roundButton(
            isPlaying ? "interface/icon-pause.svg" : "interface/icon-play.svg", at: Layout.play,
            radius: Layout.middle, opacity: opacity, sends: .playOrPause)
        let progress = player.narration.progress(now: player.now)
        guard progress > 0, opacity > StoryPlayerViewModel.whisper else { return }
        frame.draw(
            .shape(
                .arc(width: 9, fraction: progress), in: Rect(circleAt: Layout.play, radius: Layout.middle - 4),
                radius: Layout.middle - 4, .flat(Color.orange.faded(to: opacity))))
    }

    private func drawDots(in frame: inout Frame<Action>, opacity: Double) {
        let count = player.story.slides.count
        guard count > 1 else { return }
        let spacing = min(34, 700 / Double(count))
        let width = Double(count - 1) * spacing
        let band = Rect(center: Point(x: 800, y: Layout.dots), width: width + 52, height: 36)
        frame.draw(.shape(.filled, in: band, radius: 18, .flat(Color.ink.faded(to: 0.45 * opacity))))
        let (small, large) = (min(7, spacing * 0.3), min(10, spacing * 0.45))
        let row = Rect(center: band.center, width: width + 2 * small, height: 2 * small)
        frame.draw(.shape(.dots(spacing: spacing), in: row, radius: 0, .flat(Color.paper.faded(to: opacity))))
        let here = Point(x: 800 - width / 2 + Double(player.pages.index) * spacing, y: Layout.dots)
        frame.draw(
            .shape(
                .filled, in: Rect(circleAt: here, radius: large), radius: large,
                .flat(Color.orange.faded(to: opacity))))
    }

    /// The neighbours, in the order in which they are likely to be wanted.
    private func anticipate(in frame: inout Frame<Action>) {
        for index in [1, -1, 2, -2].map({ player.pages.index + $0 }) {
            guard player.story.slides.indices.contains(index) else { continue }
            let slide = player.story.slides[index]
            if let image = slide.image { frame.anticipate(image, in: Stage.bounds, .fit) }
            if let clip = slide.narration { frame.anticipate(clip) }
        }
        if player.pages.index >= player.story.slides.count - 1, let cover = player.story.cover {
            frame.anticipate(cover, in: EndPageView.coverArea, .fill)
        }
    }
}

extension Array {
    fileprivate func ifEmpty(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}
