import Engine

/// The miniature with its finger, and the buttons below it.
struct TutorialView {
    typealias Action = TutorialViewModel.Action

    let tutorial: TutorialViewModel

    func draw(in frame: inout Frame<Action>) {
        let layout = Layout(tutorial.rooms)
        if tutorial.rooms.areUpright { frame.useRooms() }
        frame.picture.ground = .around("interface/paper.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        drawMiniature(layout, in: &frame)
        drawDots(layout, in: &frame)
        drawButtons(layout, in: &frame)
    }

    private func drawMiniature(_ layout: Layout, in frame: inout Frame<Action>) {
        let depth = frame.depth(of: .again)
        frame.sheet(layout.miniature.inset(by: -Layout.border), radius: 56, depth: depth)
        if let demonstration = tutorial.demonstration {
            frame.draw(.clip(layout.miniature))
            let drawings = demonstration.picture.drawings.map { $0.onPlainPaper(in: layout.window) }
            frame.draw(.transformed(drawings, layout.transform))
            frame.draw(.clip(nil))
            if let finger = demonstration.finger { draw(finger, layout, in: &frame) }
        }
        frame.draw(.shape(.corners(height: 0), in: layout.miniature, radius: 36, .flat(.paper)))
        frame.hotspot(layout.miniature.inset(by: -Layout.border), radius: 56, takesFocus: false, sends: .again)
    }

    private func draw(_ finger: FingerPath.Moment, _ layout: Layout, in frame: inout Frame<Action>) {
        let tip = layout.transform.point(finger.point)
        if finger.isDown {
            let halo = Rect(circleAt: tip, radius: 34)
            frame.draw(.shape(.filled, in: halo, radius: 34, .flat(Color.orange.faded(to: 0.45))))
        }
        frame.draw(.fingertip(at: tip, size: finger.isDown ? 150 : 165))
    }

    /// Draws a dot per page, with this page's one marked.
    private func drawDots(_ layout: Layout, in frame: inout Frame<Action>) {
        for page in TutorialPage.allCases {
            let center = layout.dots + Point(x: (Double(page.rawValue) - 2.5) * 3.4 * layout.dot, y: 0)
            let color = page == tutorial.page ? Color.deepOrange : Color(0xe4d2be)
            frame.draw(
                .shape(.filled, in: Rect(circleAt: center, radius: layout.dot), radius: layout.dot, .flat(color)))
        }
    }

    private func drawButtons(_ layout: Layout, in frame: inout Frame<Action>) {
        let isLast = tutorial.page.next == nil
        frame.pill(
            frame.text(.letters(isLast ? .begin : .next)),
            icon: isLast ? "interface/icon-play.svg" : "interface/icon-next.svg",
            in: layout.next, size: layout.next.height * 0.46, tone: .primary, sends: .next,
            label: .named(isLast ? "begin" : "next"))
        if !isLast {
            frame.pill(
                frame.text(.letters(.skip)), icon: "letters/icon-skip.svg", in: layout.skip,
                size: layout.skip.height * 0.44, sends: .skip, label: .named("skip"))
        }
        frame.roundButton(
            tutorial.page.previous == nil ? "interface/icon-home.svg" : "interface/icon-previous.svg",
            at: layout.previous, radius: layout.radius, sends: .previous,
            label: .named(tutorial.page.previous == nil ? "home" : "back"))
        frame.button(.back, sends: .previous)
        frame.button(.home, sends: .home)
        frame.button(.next, sends: .next)
        frame.button(.previous, sends: .previous)
        frame.button(.play, sends: .again)
    }

    private struct Layout {
        /// What is shown in miniature, and where.
        let window, miniature: Rect
        let previous, dots: Point
        let radius, dot: Double
        let next, skip: Rect

        static let border = 20.0

        init(_ rooms: Rooms) {
            if rooms.areUpright {
                window = rooms.window
                let height = window.height - 920
                let scale = height / window.height
                miniature = Rect(
                    x: 800 - window.width * scale / 2, y: window.y + 250, width: window.width * scale, height: height)
                (previous, radius) = (Point(x: 130, y: window.y + 130), 92)
                (dots, dot) = (Point(x: 800, y: miniature.maxY + 90), 20)
                next = Rect(x: 200, y: window.maxY - 520, width: 1200, height: 250)
                skip = Rect(x: 500, y: window.maxY - 220, width: 600, height: 150)
            } else {
                window = Stage.bounds
                miniature = Rect(x: 268, y: 50, width: 1064, height: 798)
                (previous, radius) = (Point(x: 110, y: 110), 66)
                (dots, dot) = (Point(x: 800, y: 915), 13)
                next = Rect(x: 500, y: 970, width: 600, height: 180)
                skip = Rect(x: 1220, y: 1005, width: 330, height: 116)
            }
        }

        var transform: Transform {
            let scale = miniature.width / window.width
            return Transform(scale: scale, about: .zero)
                .moved(by: Point(x: miniature.x - window.x * scale, y: miniature.y - window.y * scale))
        }
    }
}

extension Drawing {
    /// The same drawing with plain paper in place of the painted one, which is as large as the stage and slow to scale.
    fileprivate func onPlainPaper(in window: Rect) -> Drawing {
        guard case .image("interface/paper.jpg", let area, _) = self else { return self }
        let sheet = Rect(x: area.x + window.x, y: area.y + window.y, width: window.width, height: window.height)
        return .shape(.filled, in: sheet, radius: 0, .shaded(top: Color(0xfcebd9), bottom: Color(0xf4ddcf)))
    }
}
