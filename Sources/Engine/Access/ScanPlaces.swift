extension Frame {
    /// Makes places of what a child without a switch does by keys alone, so that a scan comes to them too: the way back,
    /// and paging.
    mutating func addScanPlaces() {
        if let back = buttons[.back] {
            addScanPlace("interface/icon-previous.svg", sends: back, .named("back"), at: Self.backPlaces)
        }
        guard let up = buttons[.previous], let down = buttons[.next],
            hotspot(of: up) == nil, hotspot(of: down) == nil, up != down
        else { return }
        addScanPlace("interface/icon-less.svg", sends: up, .named("page-up"), at: Self.pagingPlaces)
        addScanPlace("interface/icon-more.svg", sends: down, .named("page-down"), at: Self.pagingPlaces)
    }

    private static var backPlaces: [Point] {
        [Point(x: 110, y: 110), Point(x: 110, y: 1090), Point(x: 1490, y: 110), Point(x: 1490, y: 1090)]
    }

    private static var pagingPlaces: [Point] {
        [Point(x: 1330, y: 1110), Point(x: 1500, y: 1110), Point(x: 110, y: 1110), Point(x: 280, y: 1110)]
    }

    /// - Parameter places: the first free one gets the button.
    private mutating func addScanPlace(
        _ icon: Image, sends action: Action, _ label: SpokenLabel, at places: [Point]
    ) {
        guard hotspot(of: action) == nil, !letFocus(on: action) else { return }
        let areas = places.map { Rect(circleAt: $0, radius: 66) }
        let free = areas.first { area in !hotspots.contains { $0.takesFocus && $0.area.intersects(area) } }
        guard let area = free ?? areas.last else { return }
        roundButton(icon, at: area.center, radius: 66, sends: action, label: label)
    }
}
