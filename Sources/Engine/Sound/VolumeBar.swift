/// The volume, shown over any screen for a moment after somebody has changed it.
struct VolumeBar: Hashable, Sendable {
    /// Ticks: 1.5 s.
    static let duration = 90

    /// The volume, and its limit, in percent.
    let percent, most: Int
    /// The tick at which it disappears.
    let end: Int

    private enum Layout {
        static let sheet = Rect(x: 480, y: 40, width: 640, height: 120)
        static let icon = Rect(x: 516, y: 60, width: 80, height: 80)
        static let track = Rect(x: 630, y: 84, width: 440, height: 32)
    }

    /// A loudspeaker and a bar, with a red line at the most that is allowed.
    ///
    /// - Parameter bounds: of the picture, at whose upper edge it lies.
    func drawings(in bounds: Rect) -> [Drawing] {
        func placed(_ area: Rect) -> Rect { area.moved(by: Point(x: 0, y: bounds.y)) }
        let (track, radius) = (placed(Layout.track), Layout.track.height / 2)
        func width(_ percent: Int) -> Double { track.width * Double(min(max(percent, 0), 100)) / 100 }
        let filled = Rect(x: track.x, y: track.y, width: max(track.height, width(percent)), height: track.height)
        let line = Rect(x: track.x + width(most) - 4, y: track.y - 14, width: 8, height: track.height + 28)
        return [
            .shape(.raised(height: 1), in: placed(Layout.sheet), radius: Layout.sheet.height / 2, .flat(.paper)),
            .icon("interface/icon-loudspeaker.svg", in: placed(Layout.icon), tint: .brown),
            .shape(.filled, in: track, radius: radius, .flat(.blush)),
            .shape(.filled, in: filled, radius: radius, .shaded(top: .orange, bottom: .deepOrange)),
            .shape(.filled, in: line, radius: 4, .flat(Color(0xb8433a))),
        ]
    }
}
