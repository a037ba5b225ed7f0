import Engine

/// A figure in the home painting that answers a tap with a small animation and a sound, and nothing else.
enum HomeFigure: Hashable, Sendable, CaseIterable {
    case moon, house, owl, hare

    /// Its touch target: at least as wide as a small finger needs, in stage points.
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

    /// The duration of its animation or, with reduced motion, of its changed look, in ticks.
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
