import Engine

/// A paper thing of the home painting that answers as a whole: its cut piece, and the painting without it.
///
/// `assets/interface/art/figures.py` cuts the pictures, with the same positions.
struct PaperFigure: Hashable, Sendable {
    private let name: String
    private let area: Rect
    /// The point about which it turns and grows.
    private let pivot: Point
    let move: FigureMove

    init(_ name: String, _ area: Rect, about pivot: Point, _ motion: FigureMotion, by strength: Double? = nil) {
        (self.name, self.area, self.pivot) = (name, area, pivot)
        move = FigureMove(motion, strength: strength)
    }

    /// - Parameter time: ticks since the tap.
    func drawing(at time: Int, _ motion: Motion) -> Drawing {
        .pieces(pieces(motion == .cut ? .touched : move.pose(answering: time)), in: Stage.bounds, made: Stage.size)
    }

    func pieces(_ pose: Pose = .rest) -> [Piece] {
        [
            Piece(ground: Image("interface/home-\(name)-away.jpg"), box: area),
            Piece(Image("interface/home-\(name).webp"), box: area, pivot: pivot, pose: pose),
        ]
    }
}

extension Pose {
    /// How something looks for a moment after a tap when nothing may move.
    static let touched = Pose(scale: 1.06)
}

extension HomeFigure {
    /// Its pieces; nil for a figure with poses of its own, and for the title.
    var paper: PaperFigure? {
        switch self {
        case .moon, .house, .owl, .hare, .title: nil
        case .cloud: .init("cloud", Rect(x: 50, y: 140, width: 390, height: 185), about: Point(x: 250, y: 152), .sway)
        case .smallCloud:
            .init("smallcloud", Rect(x: 1380, y: 205, width: 220, height: 125), about: Point(x: 1505, y: 230), .sway)
        case .star: .hanging("star", Rect(x: 360, y: 46, width: 90, height: 90))
        case .lowStar: .hanging("lowstar", Rect(x: 22, y: 306, width: 88, height: 88))
        case .farStar: .hanging("farstar", Rect(x: 1120, y: 40, width: 80, height: 80))
        case .mill: .init("mill", Rect(x: 1138, y: 548, width: 92, height: 92), about: Point(x: 1184, y: 594), .turn)
        case .birch:
            .init(
                "birch", Rect(x: 1330, y: 338, width: 285, height: 305), about: Point(x: 1456, y: 580), .sway, by: 1.6)
        case .daisies:
            .init(
                "daisies", Rect(x: 62, y: 1050, width: 165, height: 110), about: Point(x: 140, y: 1142), .shake, by: 5)
        case .posies:
            .init(
                "posies", Rect(x: 1305, y: 1046, width: 170, height: 112), about: Point(x: 1390, y: 1142), .shake, by: 5
            )
        case .mushroom:
            .init(
                "mushroom", Rect(x: 1484, y: 1052, width: 116, height: 112), about: Point(x: 1542, y: 1146), .twinkle,
                by: 12)
        }
    }
}

extension PaperFigure {
    /// A star that swings on its thread.
    fileprivate static func hanging(_ name: String, _ area: Rect) -> PaperFigure {
        PaperFigure(name, area, about: Point(x: area.center.x, y: area.y + 8), .shake, by: 16)
    }
}
