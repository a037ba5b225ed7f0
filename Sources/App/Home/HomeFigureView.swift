import Engine
import Glibc

/// An animated home figure: the painting without it, and the pieces drawn in its place.
///
/// `assets/interface/art/figures.py` cuts the pictures from the painting, with the same positions.
struct HomeFigureView {
    let figure: HomeFigure
    /// Ticks since the tap.
    let time: Int
    let motion: Motion

    /// A picture and its rest position.
    private struct Piece {
        let image: Image
        let area: Rect

        init(_ image: Image, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            self.image = image
            area = Rect(x: x, y: y, width: width, height: height)
        }

        func drawing(by way: Point = .zero, opacity: Double = 1) -> Drawing {
            .icon(image, in: area.moved(by: way), tint: Color.white.faded(to: opacity))
        }

        func drawing(at center: Point, opacity: Double) -> Drawing {
            drawing(by: center - area.center, opacity: opacity)
        }
    }

    private static let hareAway = Piece("interface/home-hare-away.jpg", 1170, 810, 210, 270)
    private static let hareSits = Piece("interface/home-hare.webp", 1180, 810, 190, 265)
    private static let hareLeaps = Piece("interface/home-hare-leaps.webp", 1180, 810, 190, 265)
    private static let owlAway = Piece("interface/home-owl-away.jpg", 1260, 600, 150, 150)
    private static let owlSits = Piece("interface/home-owl.webp", 1285, 600, 105, 155)
    private static let owlBlinks = Piece("interface/home-owl-blinks.webp", 1285, 600, 105, 155)
    private static let owlFlies = Piece("interface/home-owl-flies.webp", 1225, 600, 225, 155)
    private static let moonAway = Piece("interface/home-moon-away.jpg", 1140, 0, 300, 390)
    private static let moonSmiles = Piece("interface/home-moon-smiles.webp", 1150, 115, 275, 275)
    private static let smokeAway = Piece("interface/home-house-away.jpg", 300, 540, 150, 180)
    private static let lights = Piece("interface/home-house-lights.webp", 90, 710, 350, 230)
    private static let smoke = [
        Piece("interface/home-house-smoke-small.webp", 295, 640, 70, 70),
        Piece("interface/home-house-smoke.webp", 305, 600, 80, 80),
        Piece("interface/home-house-smoke-large.webp", 325, 540, 105, 95),
    ]

    /// All pieces of all figures, for prefetching.
    static let pieces: [(image: Image, area: Rect)] =
        ([
            hareAway, hareSits, hareLeaps, owlAway, owlSits, owlBlinks, owlFlies, smokeAway, lights, moonAway,
            moonSmiles,
        ]
        + smoke).map { ($0.image, $0.area) }

    /// The painting without the figure; drawn before all figures.
    var ground: [Drawing] {
        switch figure {
        case .moon: [Self.moonAway.drawing()]
        case .house: motion == .cut ? [] : [Self.smokeAway.drawing()]
        case .owl: [Self.owlAway.drawing()]
        case .hare: [Self.hareAway.drawing()]
        default: figure.paper.map { [$0.drawing(at: time, motion)] } ?? []
        }
    }

    var drawings: [Drawing] {
        switch figure {
        case .moon: moon
        case .house: motion == .cut ? [Self.lights.drawing()] : smoke + windows
        case .owl: owl
        case .hare: hare
        default: []
        }
    }

    /// The moon, which smiles and swings on its thread, with decreasing amplitude.
    private var moon: [Drawing] {
        let left = 1 - Double(time) / Double(figure.length(motion))
        let swing = motion == .cut ? 0 : 20 * left * sin(2 * .pi * Double(time) / 42)
        let way = Point(x: swing, y: -abs(swing) * 0.08)
        let thread = [Point(x: 1296, y: -8), Point(x: 1296, y: 140) + way]
        return [
            .line(thread, width: 2.2, Color(0xb98d78).faded(to: 0.5)), Self.moonSmiles.drawing(by: way),
        ]
    }

    /// The hare, which hops twice.
    private var hare: [Drawing] {
        let height = motion == .cut ? 14 : max(Self.hop(time - 4, height: 66), Self.hop(time - 29, height: 46))
        return [(height > 5 ? Self.hareLeaps : Self.hareSits).drawing(by: Point(x: 0, y: -height))]
    }

    /// The height of a hop of 22 ticks.
    private static func hop(_ time: Int, height: Double) -> Double {
        let part = clamp(Double(time) / 22, 0...1)
        return 4 * height * part * (1 - part)
    }

    /// The owl, which blinks, flutters up, comes back and blinks.
    private var owl: [Drawing] {
        guard motion == .eased, (8..<48).contains(time) else { return [Self.owlBlinks.drawing()] }
        let way = Point(x: 0, y: -36 * sin(.pi * Double(time - 8) / 40))
        let isSpread = (time - 8) / 5 % 2 == 0
        return [(isSpread ? Self.owlFlies : Self.owlSits).drawing(by: way)]
    }

    /// The windows light up twice.
    private var windows: [Drawing] {
        let light = sin(2 * .pi * Double(time) / Double(figure.length(motion)))
        return [Self.lights.drawing(opacity: light * light)]
    }

    /// Three puffs leave the chimney; the last stand where the first stood.
    private var smoke: [Drawing] {
        let risen = 3 * Double(time) / Double(figure.length(motion))
        return (-2...3).flatMap { puff(Double($0) + risen) }
    }

    /// A puff at 1, 2 or 3 is one of the painting; at 0 it is in the chimney, and at 4 it has gone.
    private func puff(_ place: Double) -> [Drawing] {
        guard place > 0, place < 4 else { return [] }
        let step = Int(place), part = place - place.rounded(.down)
        let centers = [Point(x: 328, y: 704)] + Self.smoke.map(\.area.center) + [Point(x: 418, y: 528)]
        let center = centers[step] + (centers[step + 1] - centers[step]) * part
        let sizes = [(step - 1, 1 - part), (step, part)].filter { Self.smoke.indices.contains($0.0) && $0.1 > 0 }
        return sizes.map { Self.smoke[$0.0].drawing(at: center, opacity: $0.1) }
    }
}
