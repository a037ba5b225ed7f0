import Engine

/// What in the painting of home answers a tap: with a small motion and a sound, and with nothing else.
enum HomeFigure: Hashable, Sendable, CaseIterable {
    case moon, house, owl, hare

    /// Where a tap is meant for it: no narrower than a small finger needs, in stage points.
    var area: Rect {
        switch self {
        case .moon: Rect(circleAt: Point(x: 1296, y: 240), radius: 112)
        case .house: Rect(x: 120, y: 560, width: 300, height: 316)
        case .owl: Rect(x: 1255, y: 590, width: 166, height: 166)
        case .hare: Rect(x: 1180, y: 812, width: 176, height: 250)
        }
    }

    var sound: Sound {
        switch self {
        case .moon: "interface/sound-moon.ogg"
        case .house: "interface/sound-house.ogg"
        case .owl: "interface/sound-owl.ogg"
        case .hare: "interface/sound-hare.ogg"
        }
    }

    /// For how many ticks it moves, or where motion is reduced looks different.
    func length(_ motion: Motion) -> Int {
        guard motion == .eased else { return 45 }
        return switch self {
        case .moon: 84
        case .house: 72
        case .owl: 58
        case .hare: 54
        }
    }
}
