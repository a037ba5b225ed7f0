extension Frame {
    /// Makes places of what a child without a switch does by keys alone, so that a scan comes to them too: the way back,
    /// and the pages of a text.
    mutating func addScanPlaces() {
        addWayBack()
        addPaging()
    }

    /// A button in the first corner that is free.
    private mutating func addWayBack() {
        guard let back = buttons[.back], hotspot(of: back) == nil, !letFocus(on: back) else { return }
        let corners = [Point(x: 110, y: 110), Point(x: 110, y: 1090), Point(x: 1490, y: 110), Point(x: 1490, y: 1090)]
        let areas = corners.map { Rect(circleAt: $0, radius: 66) }
        let free = areas.first { area in !hotspots.contains { $0.takesFocus && $0.area.intersects(area) } }
        guard let area = free ?? areas.last else { return }
        roundButton(
            "interface/icon-previous.svg", at: area.center, radius: 66, sends: back, label: .named("back"))
    }

    /// Two arrows above each other, at the right edge of the text.
    private mutating func addPaging() {
        guard let text = scannedText, let up = buttons[.previous], let down = buttons[.next] else { return }
        useRooms()
        let arrows: [(Image, Action, String, Double)] = [
            ("interface/icon-less.svg", up, "page-up", -80), ("interface/icon-more.svg", down, "page-down", 80),
        ]
        for (icon, action, label, way) in arrows {
            roundButton(
                icon, at: Point(x: text.maxX - 76, y: text.center.y + way), radius: 66, sends: action,
                label: .named(label))
        }
    }
}
