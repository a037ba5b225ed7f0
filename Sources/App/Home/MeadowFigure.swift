import Engine

/// A figure that comes to the home painting for a tale, with its place there.
///
/// `assets/interface/art/meadow.py` makes the pictures, with the same sizes.
enum MeadowFigure: String, Hashable, Sendable, CaseIterable {
    case cat, loaf, turnip, basket, pig, mouse
    case lantern, can, mushroom

    /// What comes for tales without a figure of their own, in this order.
    static let keepsakes: [MeadowFigure] = [.lantern, .can, .mushroom]

    /// Its picture's place, in stage points: clear of the doors of every home.
    var area: Rect {
        switch self {
        case .cat: Self.place(170, 190, x: 85, foot: 1008)
        case .basket: Self.place(150, 155, x: 236, foot: 1028)
        case .turnip: Self.place(150, 185, x: 350, foot: 1050)
        case .loaf: Self.place(150, 140, x: 512, foot: 1046)
        case .mouse: Self.place(140, 145, x: 1094, foot: 1046)
        case .lantern: Self.place(90, 155, x: 1386, foot: 1048)
        case .pig: Self.place(180, 190, x: 1507, foot: 1044)
        case .can: Self.place(107, 80, x: 434, foot: 920)
        case .mushroom: Self.place(77, 84, x: 1148, foot: 904)
        }
    }

    private static func place(_ width: Double, _ height: Double, x: Double, foot: Double) -> Rect {
        Rect(x: x - width / 2, y: foot - height, width: width, height: height)
    }

    /// How it answers a tap.
    var move: FigureMove {
        switch self {
        case .loaf, .mouse: FigureMove(.hop, strength: 24)
        case .basket: FigureMove(.hop, strength: 14)
        case .cat, .pig: FigureMove(.sway, strength: 3)
        case .turnip, .lantern, .can: FigureMove(.shake, strength: 6)
        case .mushroom: FigureMove(.twinkle, strength: 12)
        }
    }

    var sound: Sound {
        switch self {
        case .lantern: "interface/sound-star.ogg"
        case .can: "interface/sound-flower.ogg"
        case .mushroom: "interface/sound-mushroom.ogg"
        default: Sound("interface/meadow-\(rawValue).ogg")
        }
    }

    func drawing(_ pose: Pose) -> Drawing {
        let foot = Point(x: area.center.x, y: area.maxY - 12)
        let piece = Piece(Image("interface/meadow-\(rawValue).webp"), box: area, pivot: foot, pose: pose)
        return .pieces([piece], in: Stage.bounds, made: Stage.size)
    }
}
