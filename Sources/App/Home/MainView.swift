import Engine
import Stories
import TalePacks

/// The home screen as the child sees it.
struct MainView {
    typealias Action = HomeViewModel.Action

    let home: HomeViewModel

    private enum Layout {
        static let title = Rect(x: 350, y: 118, width: 850, height: 280)
        static let start = Rect(x: 480, y: 430, width: 640, height: 210)
        static let resume = Rect(x: 500, y: 690, width: 600, height: 170)
        static let grownUps = Rect(x: 500, y: 1060, width: 600, height: 124)
    }

    static let background = Drawing.image("interface/home.jpg", in: Stage.bounds, .fill)

    /// Two seconds, so that a small child does not land there.
    private static let hold = 120

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .around("interface/home.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(Self.background)
        drawFigures(in: &frame)
        frame.draw(.text("Pasaka", in: Layout.title, TextStyle(.title, size: 200, color: .plum)))
        frame.pill(
            "Sākt", icon: "interface/icon-play.svg", in: Layout.start, size: 104, tone: .primary, sends: .start)
        if let continuation = home.continuation { drawResume(continuation, in: &frame) }
        drawGrownUps(in: &frame)
        frame.button(.play, sends: .start)
        frame.button(.confirm, sends: .start)
        frame.anticipate("interface/paper.jpg", in: Stage.bounds, .fill)
        for piece in HomeFigureView.pieces { frame.anticipate(piece.image, in: piece.area, tint: .white) }
    }

    /// The painting's figures answer a tap; keys pass them by, for they lead nowhere.
    private func drawFigures(in frame: inout Frame<Action>) {
        let moving = HomeFigure.allCases.compactMap { figure in
            home.moving[figure].map { HomeFigureView(figure: figure, time: home.now - $0, motion: home.motion) }
        }
        for drawing in moving.flatMap(\.ground) + moving.flatMap(\.drawings) { frame.draw(drawing) }
        for figure in HomeFigure.allCases {
            frame.hotspot(figure.area, radius: 60, takesFocus: false, sends: .play(figure))
        }
    }

    /// Where the child was: the cover, a word, and a dot for each slide.
    private func drawResume(_ continuation: Continuation, in frame: inout Frame<Action>) {
        let depth = frame.depth(of: .resume)
        let area = Layout.resume.scaled(by: 1 - 0.04 * depth)
        frame.sheet(area, radius: area.height / 2, depth: depth)
        let cover = Rect(x: area.x + 62, y: area.y + 22, width: 168, height: area.height - 44)
        frame.photograph(continuation.cover, in: cover, radius: 26)
        let words = Rect(x: cover.maxX + 24, y: area.y + 26, width: area.maxX - cover.maxX - 74, height: 84)
        frame.draw(
            .text("Turpināt", in: words, TextStyle(.title, size: 66, color: .brown, alignment: .leading)))
        drawDots(continuation, from: Point(x: words.x + 10, y: area.maxY - 44), width: words.width - 20, in: &frame)
        frame.hotspot(Layout.resume, radius: Layout.resume.height / 2, sends: .resume)
    }

    private func drawDots(
        _ continuation: Continuation, from start: Point, width: Double, in frame: inout Frame<Action>
    ) {
        let spacing = min(32, width / Double(max(1, continuation.slideCount)))
        for slide in 0..<continuation.slideCount {
            let radius = min(9, spacing * 0.36)
            let center = Point(x: start.x + Double(slide) * spacing, y: start.y)
            frame.draw(
                .shape(
                    .filled, in: Rect(circleAt: center, radius: radius), radius: radius,
                    .flat(slide < continuation.slide ? .deepOrange : Color(0xe4d2be))))
        }
    }

    /// Says to the grown-up that the stick has been noticed; to the child it is nothing.
    private func drawStick(at center: Point, in frame: inout Frame<Action>) {
        let disc = Rect(circleAt: center, radius: 30)
        frame.draw(.shape(.filled, in: disc, radius: 30, .flat(.plum)))
        frame.draw(.icon("interface/icon-stick.svg", in: disc.scaled(by: 0.7), tint: .paper))
    }

    /// A quiet link that opens when it is held.
    private func drawGrownUps(in frame: inout Frame<Action>) {
        let area = Layout.grownUps
        let ring = Rect(circleAt: Point(x: area.x + 62, y: area.center.y), radius: 40)
        let progress = frame.holdProgress(of: .grownUps)
        frame.draw(.shape(.filled, in: ring, radius: 40, .flat(Color.paper.faded(to: 0.75))))
        frame.draw(.icon("interface/icon-heart.svg", in: ring.scaled(by: 0.5), tint: .plum))
        if progress > 0 {
            frame.draw(.shape(.arc(width: 9, fraction: progress), in: ring, radius: 40, .flat(.deepOrange)))
        }
        let words = Rect(x: ring.maxX + 22, y: area.y + 20, width: area.maxX - ring.maxX - 30, height: 48)
        frame.draw(
            .text(
                "Informācija vecākiem", in: words,
                TextStyle(.title, size: 40, color: .ink, alignment: .leading)))
        frame.draw(
            .text(
                "turiet nospiestu divas sekundes", in: words.moved(by: Point(x: 0, y: 50)),
                TextStyle(.words, size: 28, color: .ink, alignment: .leading)))
        if home.hasStick { drawStick(at: Point(x: area.maxX - 34, y: area.y + 44), in: &frame) }
        frame.hotspot(area, radius: 50, hold: Self.hold, sends: .grownUps)
    }
}
