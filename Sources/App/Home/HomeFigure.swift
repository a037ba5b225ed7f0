import Engine

/// A figure in the home painting that answers a tap with a small animation and a sound, and nothing else.
enum HomeFigure: Hashable, Sendable, CaseIterable {
    case moon, house, owl, hare
    case title, cloud, smallCloud, star, lowStar, farStar, mill, birch, daisies, posies, mushroom

    /// Its touch target: at least as wide as a small finger needs, in stage points; the title has that of its words.
    var area: Rect {
        switch self {
        case .moon: Rect(circleAt: Point(x: 1296, y: 240), radius: 112)
        case .house: Rect(x: 120, y: 560, width: 300, height: 316)
        case .owl: Rect(x: 1255, y: 590, width: 166, height: 166)
        case .hare: Rect(x: 1180, y: 812, width: 176, height: 250)
        case .title: Rect(x: 0, y: 0, width: 0, height: 0)
        case .cloud: Rect(x: 76, y: 150, width: 332, height: 158)
        case .smallCloud: Rect(x: 1408, y: 190, width: 192, height: 158)
        case .star: Rect(circleAt: Point(x: 405, y: 79), radius: 79)
        case .lowStar: Rect(x: 0, y: 290, width: 158, height: 158)
        case .farStar: Rect(circleAt: Point(x: 1160, y: 79), radius: 79)
        case .mill: Rect(x: 1096, y: 500, width: 159, height: 170)
        case .birch: Rect(x: 1356, y: 352, width: 214, height: 236)
        case .daisies: Rect(x: 40, y: 1040, width: 190, height: 160)
        case .posies: Rect(x: 1300, y: 1040, width: 170, height: 160)
        case .mushroom: Rect(x: 1472, y: 1040, width: 128, height: 160)
        }
    }

    var sound: Sound {
        switch self {
        case .moon: "interface/sound-moon.ogg"
        case .house: "interface/sound-house.ogg"
        case .owl: "interface/sound-owl.ogg"
        case .hare: "interface/sound-hare.ogg"
        case .title: "interface/sound-title.ogg"
        case .cloud, .smallCloud: "interface/sound-cloud.ogg"
        case .star, .lowStar, .farStar: "interface/sound-star.ogg"
        case .mill: "interface/sound-mill.ogg"
        case .birch: "interface/sound-birch.ogg"
        case .daisies, .posies: "interface/sound-flower.ogg"
        case .mushroom: "interface/sound-mushroom.ogg"
        }
    }

    /// The duration of its animation or, with reduced motion, of its changed look, in ticks.
    func length(_ motion: Motion) -> Int {
        guard motion == .eased else { return Self.still }
        return switch self {
        case .moon: 84
        case .house: 72
        case .owl: 58
        case .hare: 54
        case .title: Self.titleMove.answerLength
        default: paper?.move.answerLength ?? 0
        }
    }

    /// Ticks for which something looks touched when nothing may move.
    static let still = 45
    /// The title hops, as a whole.
    static let titleMove = FigureMove(.hop, strength: 18)
}
