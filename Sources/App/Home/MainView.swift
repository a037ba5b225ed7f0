import Engine

/// The home screen as the child sees it.
struct MainView {
    typealias Action = HomeViewModel.Action

    let home: HomeViewModel

    private enum Layout {
        static let title = Rect(x: 350, y: 118, width: 850, height: 280)
        static let gap = 20.0

        /// The areas of doors of a size: a single one, or several side by side, clear of the painting's figures.
        static func row(_ size: Door.Size, isShared: Bool) -> Rect {
            switch (size, isShared) {
            case (.large, false): Rect(x: 480, y: 430, width: 640, height: 210)
            case (.large, true): Rect(x: 430, y: 430, width: 740, height: 210)
            case (.medium, false): Rect(x: 500, y: 690, width: 600, height: 170)
            case (.medium, true): Rect(x: 430, y: 690, width: 740, height: 170)
            case (.small, false): Rect(x: 500, y: 1060, width: 600, height: 124)
            case (.small, true): Rect(x: 40, y: 1066, width: 1520, height: 124)
            }
        }
    }

    static let background = Drawing.image("interface/home.jpg", in: Stage.bounds, .fill)

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .around("interface/home.jpg")
        frame.picture.nextGround = frame.picture.ground
        frame.draw(Self.background)
        drawFigures(in: &frame)
        frame.draw(.text("Pasaka", in: Layout.title, TextStyle(.title, size: 200, color: .plum)))
        for size in Door.Size.allCases { drawDoors(of: size, in: &frame) }
        if let first = home.doors.first {
            frame.button(.play, sends: .open(first.route))
            frame.button(.confirm, sends: .open(first.route))
        }
        frame.anticipate("interface/paper.jpg", in: Stage.bounds, .fill)
        for piece in HomeFigureView.pieces { frame.anticipate(piece.image, in: piece.area, tint: .white) }
    }

    private func drawDoors(of size: Door.Size, in frame: inout Frame<Action>) {
        let doors = home.doors.filter { $0.size == size }
        let row = Layout.row(size, isShared: doors.count > 1)
        let width = (row.width - Layout.gap * Double(doors.count - 1)) / Double(max(1, doors.count))
        for (place, door) in doors.enumerated() {
            let x = row.x + Double(place) * (width + Layout.gap)
            DoorView(door: door, area: Rect(x: x, y: row.y, width: width, height: row.height)).draw(in: &frame)
        }
    }

    /// The painting's figures respond to a tap; keys skip them, because they lead nowhere.
    private func drawFigures(in frame: inout Frame<Action>) {
        let moving = HomeFigure.allCases.compactMap { figure in
            home.moving[figure].map { HomeFigureView(figure: figure, time: home.now - $0, motion: home.motion) }
        }
        for drawing in moving.flatMap(\.ground) + moving.flatMap(\.drawings) { frame.draw(drawing) }
        for figure in HomeFigure.allCases {
            frame.hotspot(figure.area, radius: 60, takesFocus: false, sends: .play(figure))
        }
    }
}
