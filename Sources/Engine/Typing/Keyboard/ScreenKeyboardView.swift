extension ScreenKeyboard {
    /// Points between two keys.
    private static let gap = 10.0
    /// The most keys of a usual row, which set the width of all.
    private var mostKeys: Double { Double(max(10, page.rows.map(\.count).max() ?? 10)) }

    /// The height that suits a width: keys a little higher than wide, five rows.
    public static func height(forWidth width: Double) -> Double { (width / 11 * 0.94).rounded() * 5 }

    /// Draws it on its own sheet of paper, and keeps what is pressed out of every report.
    ///
    /// - Parameter area: the whole of it; on a tablet of 10 inches 650 points are rows of 16 mm.
    public func draw<Action>(in frame: inout Frame<Action>, area: Rect, sends: (Key) -> Action) {
        frame.isSecret = true
        frame.keyboardArea = frame.keyboardArea.map { $0.union(area) } ?? area
        // As wide as the window, in which the keys may be narrower.
        let left = min(area.x, frame.window.x), right = max(area.maxX, frame.window.maxX)
        let desk = Rect(
            x: left, y: area.y, width: right - left, height: max(area.maxY, frame.window.maxY) - area.y)
        frame.draw(.shape(.raised(height: 0.6), in: desk, radius: 0, .flat(Self.desk)))
        let places = places(in: area)
        if frame.isScanned { addRows(places, to: &frame, sends) }
        for (row, keys) in places.enumerated() {
            for (key, cap) in keys {
                draw(key, cap, in: &frame, sends)
                addPlace(key, cap, takesFocus: !frame.isScanned || openRow == row, to: &frame, sends)
            }
        }
    }

    /// The paper below the keys.
    private static let desk = Color(0xf1dcc6)

    // MARK: - Places

    /// The place of each key, by row.
    func places(in area: Rect) -> [[(key: Key, cap: Rect)]] {
        let keys = keys
        let count = keys.count
        let whole = area.inset(by: Self.gap)
        let height = (whole.height - Self.gap * Double(keys.count - 1)) / Double(keys.count)
        let unit = (whole.width + Self.gap) / mostKeys
        return keys.enumerated().map { row, keys in
            let y = whole.y + Double(row) * (height + Self.gap)
            let units = keys.map { Self.units(of: $0) }
            let total = units.reduce(0, +)
            // The rows with other keys fill the width; one of letters keeps their size.
            let wide = row >= count - 2 ? unit * mostKeys / total : unit
            var x = whole.x + (whole.width + Self.gap - wide * total) / 2
            return zip(keys, units).map { key, units in
                defer { x += units * wide }
                return (key, Rect(x: x, y: y, width: units * wide - Self.gap, height: height))
            }
        }
    }

    /// How wide a key is, in those of letters.
    private static func units(of key: Key) -> Double {
        switch key {
        case .space: 3.8
        case .send, .shift, .backspace: 1.5
        case .page: 1.4
        case .layout: 1.2
        case .letter, .comma, .stop, .backspaceHeld, .row: 1
        }
    }

    private func addPlace<Action>(
        _ key: Key, _ cap: Rect, takesFocus: Bool, to frame: inout Frame<Action>, _ sends: (Key) -> Action
    ) {
        // The gaps belong to the keys, so that no tap is lost.
        frame.hotspot(
            cap.inset(by: -Self.gap / 2), radius: 24, takesFocus: takesFocus, sends: sends(key),
            lingering: key == .backspace ? sends(.backspaceHeld) : nil, repeating: key == .backspace ? 6 : 0,
            isSnug: true, label: label(of: key))
    }

    /// The rows as places of a scan; while one is open, the scan goes over its keys and back to the row.
    private func addRows<Action>(
        _ places: [[(key: Key, cap: Rect)]], to frame: inout Frame<Action>, _ sends: (Key) -> Action
    ) {
        for (row, keys) in places.enumerated() {
            guard let first = keys.first?.cap, let last = keys.last?.cap else { continue }
            frame.hotspot(
                first.union(last).inset(by: -Self.gap / 2), radius: 24, takesFocus: openRow == nil || openRow == row,
                sends: sends(.row(row)), isSnug: true, label: .named("key-row-\(row + 1)"))
        }
        if let openRow { frame.scanGroup = places[openRow].map { sends($0.key) } + [sends(.row(openRow))] }
    }

    // MARK: - Looks

    private func draw<Action>(_ key: Key, _ cap: Rect, in frame: inout Frame<Action>, _ sends: (Key) -> Action) {
        let depth = frame.depth(of: sends(key))
        let tone = tone(of: key)
        let shown = cap.moved(by: Point(x: 0, y: 4 * depth))
        let isTool = character(of: key) == nil
        let paint: Drawing.Paint = tone == .plain ? .flat(isTool ? .cream : .paper) : tone.paint
        frame.sheet(shown, radius: 22, paint: paint, depth: 0.4 + 0.6 * depth)
        let middle = Rect(center: shown.center, width: shown.width - 16, height: shown.height)
        if let icon = icon(of: key) {
            let side = min(shown.height * 0.56, shown.width * 0.6)
            frame.draw(.icon(icon, in: Rect(center: shown.center, width: side, height: side), tint: tone.ink))
        } else {
            let word = word(of: key, in: frame.language)
            let size = min(shown.height * (isTool ? 0.36 : 0.5), 64).rounded()
            let face: TextStyle.Face = isTool ? .title : .words
            frame.draw(.text(word, in: middle, TextStyle(face, size: size, color: isTool ? tone.ink : .ink)))
        }
    }

    private func tone(of key: Key) -> Tone {
        switch key {
        case .send: .primary
        case .shift: shift == .off ? .plain : .chosen
        default: .plain
        }
    }

    private func icon(of key: Key) -> Image? {
        switch key {
        case .shift: shift == .locked ? "interface/icon-capitals.svg" : "interface/icon-shift.svg"
        case .backspace: "interface/icon-erase.svg"
        case .send: "interface/icon-send.svg"
        default: nil
        }
    }

    private func word(of key: Key, in language: Language) -> String {
        switch key {
        case .page: showsMarks ? Wording.typing(.letters).text(in: language) : "123"
        case .layout: layout.language.uppercased()
        case .space: ""
        default: character(of: key) ?? ""
        }
    }
}
