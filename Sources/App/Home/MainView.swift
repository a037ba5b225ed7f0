import Engine

/// The home screen as the child sees it.
struct MainView {
    typealias Action = HomeViewModel.Action

    let home: HomeViewModel

    /// The title and the doors: on the painting, clear of its figures, or in the rooms above and below it.
    private struct Layout {
        let title: Rect
        let titleSize: Double
        /// The areas of doors of a size: a single one, or several side by side.
        let rows: [Door.Size: (single: Rect, shared: Rect)]
        static let gap = 20.0

        /// - Parameter sizes: of the doors that there are.
        init(_ rooms: Rooms, _ sizes: Set<Door.Size>) {
            self =
                if rooms.areUpright, let above = rooms.above, let below = rooms.below {
                    Self(above: above, below: below, hasModest: sizes.contains(.modest))
                } else {
                    .onStage(hasMedium: sizes.contains(.medium))
                }
        }

        private init(title: Rect, titleSize: Double, rows: [Door.Size: (single: Rect, shared: Rect)]) {
            (self.title, self.titleSize, self.rows) = (title, titleSize, rows)
        }

        private static func onStage(hasMedium: Bool) -> Layout {
            let modest = hasMedium ? 892.0 : 706
            return Layout(
                title: Rect(x: 350, y: 118, width: 850, height: 280), titleSize: 200,
                rows: [
                    .large: (
                        Rect(x: 480, y: 430, width: 640, height: 210), Rect(x: 430, y: 412, width: 690, height: 248)
                    ),
                    .medium: (
                        Rect(x: 500, y: 690, width: 600, height: 170), Rect(x: 430, y: 690, width: 740, height: 170)
                    ),
                    .modest: (
                        Rect(x: 610, y: modest, width: 380, height: 124),
                        Rect(x: 430, y: modest, width: 740, height: 124)
                    ),
                    .small: (
                        Rect(x: 500, y: 1060, width: 600, height: 124), Rect(x: 40, y: 1066, width: 1520, height: 124)
                    ),
                ])
        }

        /// The doors stand above each other at the lower edge, within a child's reach.
        ///
        /// There is no room for another row: modest ones stand beside the link.
        private init(above: Rect, below: Rect, hasModest: Bool) {
            let scale = clamp(below.height / 680, 0.7...1)
            func row(from foot: Double, height: Double, width: Double) -> Rect {
                Rect(x: 800 - width / 2, y: foot - height * scale, width: width, height: height * scale)
            }
            let small = row(from: below.maxY - 24, height: 150, width: 760)
            let medium = row(from: small.y - 30 * scale, height: 200, width: 740 * max(1, scale * 1.1))
            let large = row(from: medium.y - 34 * scale, height: 250, width: 740 * max(1, scale * 1.1))
            title = Rect(x: 100, y: above.y, width: 1400, height: above.height)
            titleSize = min(330, above.height * 0.5)
            func wide(_ area: Rect) -> Rect { Rect(x: 40, y: area.y, width: 1520, height: area.height) }
            let modest = Rect(x: 50, y: small.y + small.height * 0.05, width: 540, height: small.height * 0.9)
            let beside = Rect(x: 640, y: small.y, width: 920, height: small.height)
            rows = [
                .large: (large, wide(large)), .medium: (medium, wide(medium)), .modest: (modest, modest),
                .small: hasModest ? (beside, beside) : (small, wide(small)),
            ]
        }
    }

    static let background = Drawing.image("interface/home.jpg", in: Stage.bounds, .fill)

    func draw(in frame: inout Frame<Action>) {
        let layout = Layout(frame.rooms, Set(home.doors.map(\.size)))
        if frame.rooms.areUpright { frame.useRooms() }
        frame.picture.ground = .around("interface/home.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(Self.background)
        drawFigures(in: &frame)
        drawTitle(layout, in: &frame)
        for drawing in home.meadow.drawings(at: home.now) { frame.draw(drawing) }
        addTouchPlaces(title: layout.title, in: &frame)
        for size in Door.Size.allCases { drawDoors(of: size, layout, in: &frame) }
        addMeadowStop(in: &frame)
        if let first = home.doors.first {
            frame.button(.play, sends: .open(first.route))
            frame.button(.confirm, sends: .open(first.route))
        }
        frame.anticipate("interface/paper.jpg", in: Stage.bounds, .fill)
        for piece in HomeFigureView.pieces { frame.anticipate(piece.image, in: piece.area, tint: .white) }
        for paper in HomeFigure.allCases.compactMap(\.paper) {
            frame.anticipate(paper.pieces(), in: Stage.bounds, made: Stage.size)
        }
    }

    private func drawDoors(of size: Door.Size, _ layout: Layout, in frame: inout Frame<Action>) {
        let doors = home.doors.filter { $0.size == size }
        guard let rows = layout.rows[size] else { return }
        let row = doors.count > 1 ? rows.shared : rows.single
        // The first large door is the next step for most children.
        let shares = doors.indices.map { size == .large && $0 == 0 && doors.count > 1 ? 1.5 : 1 }
        let unit = (row.width - Layout.gap * Double(doors.count - 1)) / max(1, shares.reduce(0, +))
        var x = row.x
        for (door, share) in zip(doors, shares) {
            let area = Rect(x: x, y: row.y, width: unit * share, height: row.height)
            // The next step breathes while a kiosk shows how to begin.
            let lift = size == .large && x == row.x ? -14 * frame.breath : 0
            DoorView(door: door, area: area.moved(by: Point(x: 0, y: lift))).draw(in: &frame)
            x = area.maxX + Layout.gap
        }
    }

    private func drawTitle(_ layout: Layout, in frame: inout Frame<Action>) {
        let title = Drawing.text("Pasaka", in: layout.title, TextStyle(.title, size: layout.titleSize, color: .plum))
        guard let start = home.moving[.title] else { return frame.draw(title) }
        let pose = home.motion == .cut ? .touched : HomeFigure.titleMove.pose(answering: home.now - start)
        let grown = Drawing.transformed([title], Transform(scale: pose.scale, about: layout.title.center))
        frame.draw(grown.moved(by: pose.offset))
    }

    /// The painting's figures that move.
    private func drawFigures(in frame: inout Frame<Action>) {
        let moving = HomeFigure.allCases.compactMap { figure in
            home.moving[figure].map { HomeFigureView(figure: figure, time: home.now - $0, motion: home.motion) }
        }
        for drawing in moving.flatMap(\.ground) + moving.flatMap(\.drawings) { frame.draw(drawing) }
    }

    /// All that responds to a tap and leads nowhere is the ground of the doors, which come first; keys skip it.
    private func addTouchPlaces(title: Rect, in frame: inout Frame<Action>) {
        for figure in HomeFigure.allCases {
            frame.hotspot(
                figure == .title ? title : figure.area, radius: 60, takesFocus: false, sends: .play(figure),
                isGround: true)
        }
        for (origin, area) in home.meadow.targets {
            frame.hotspot(area, radius: 30, takesFocus: false, sends: .touch(origin), isGround: true)
        }
    }

    /// What the meadow is called.
    static let meadow = SpokenLabel.named("meadow")

    /// The whole meadow is one stop for keys and switches, at which the newest answers.
    private func addMeadowStop(in frame: inout Frame<Action>) {
        guard let newest = home.meadow.newest,
            let area = home.meadow.targets.first(where: { $0.origin == newest })?.area
        else { return }
        frame.hotspot(area, radius: 30, takesTouch: false, sends: .touch(newest), label: Self.meadow)
    }
}
