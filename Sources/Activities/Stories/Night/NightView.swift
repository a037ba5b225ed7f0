import Engine

/// The good-night page under stars.
struct NightView {
    /// What it covers: the stage, or the window.
    let bounds: Rect
    let isUpright: Bool

    static let sky = Color(0x1f2a55)

    /// - Parameter words: "Good night!" in the language of the interface.
    func drawings(_ words: String) -> [Drawing] {
        let hills = bounds.width * 0.42
        let (top, scale) = (bounds.y + (isUpright ? 260 : 130), isUpright ? 1.5 : 1)
        return [.shape(.filled, in: bounds, radius: 0, .shaded(top: Self.sky, bottom: Color(0x5b5793)))]
            + NightSky(window: bounds).drawings
            + [
                .icon(
                    "interface/night-moon.svg",
                    in: Rect(center: Point(x: 1260, y: top + 150 * scale), width: 330 * scale, height: 330 * scale),
                    tint: .white),
                .icon(
                    "interface/night-hills.svg",
                    in: Rect(x: bounds.x, y: bounds.maxY - hills, width: bounds.width, height: hills), tint: .white),
                .text(
                    words, in: Rect(x: 90, y: top, width: 900, height: 170 * scale),
                    TextStyle(.title, size: 104 * scale, color: Color(0xfbe7c6))),
            ]
    }
}

/// Stars, always at the same places.
struct NightSky {
    let window: Rect

    private static let places: [(x: Double, y: Double, size: Double)] = [
        (0.06, 0.30, 5), (0.13, 0.12, 7), (0.21, 0.36, 4), (0.28, 0.06, 5), (0.34, 0.27, 6), (0.42, 0.10, 4),
        (0.47, 0.33, 7), (0.54, 0.05, 6), (0.61, 0.22, 4), (0.66, 0.40, 5), (0.71, 0.07, 7), (0.87, 0.36, 5),
        (0.93, 0.26, 6), (0.97, 0.08, 4), (0.03, 0.06, 4), (0.17, 0.50, 4), (0.39, 0.47, 5), (0.58, 0.50, 4),
        (0.83, 0.53, 5), (0.95, 0.48, 4),
    ]

    var drawings: [Drawing] {
        Self.places.map { star in
            let center = Point(x: window.x + star.x * window.width, y: window.y + star.y * window.height)
            return .shape(
                .filled, in: Rect(circleAt: center, radius: star.size), radius: star.size,
                .flat(Color(0xfbe7c6, opacity: 0.85)))
        }
    }

    func draw<Action>(in frame: inout Frame<Action>) { frame.picture.drawings += drawings }
}
