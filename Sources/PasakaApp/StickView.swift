import Engine
import Stories

/// The tales of the sticks on sheets of paper, each slide as a tile.
struct StickView {
    typealias Action = StickViewModel.Action

    let page: StickViewModel

    private static let (buttonHeight, buttonWidth, longButtonWidth) = (116.0, 430.0, 580.0)
    private static let explanation =
        "Pasaka ir mape, kurā bildēm un ierakstiem ir vienādi nosaukumi (1.jpg un 1.mp3, 2.jpg un 2.mp3 …), "
        + "ZIP ar tādu mapi vai EPUB grāmata."

    private var top: Double { page.scroll.offset }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.dragAxis = .vertical
        drawHead(in: &frame)
        for card in page.layout.cards { draw(card, in: &frame) }
        if let heading = page.layout.earlierTop { drawHeading("Iepriekšējās versijas", at: heading, in: &frame) }
        // Beside lower sheets it would catch the focus on its way up.
        frame.roundButton(
            "interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, takesFocus: top < 200, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    // MARK: - Head

    private func drawHead(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                "Zibatmiņa", in: Rect(x: 220, y: (page.sticks.sticks.isEmpty ? 68 : 44) - top, width: 760, height: 84),
                TextStyle(.title, size: 68, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                page.sticks.sticks.map(\.name).joined(separator: ", "),
                in: Rect(x: 220, y: 128 - top, width: 760, height: 48),
                TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
        if page.sticks.addable.count > 1 {
            frame.pill(
                "Pievienot visas", icon: "interface/icon-stick.svg",
                in: Rect(x: 1000, y: 52 - top, width: 480, height: Self.buttonHeight), size: 44, sends: .addAll)
        }
        if !page.sticks.tales.isEmpty { drawLegend(in: &frame) }
    }

    /// What the tiles mean, in few words.
    private func drawLegend(in frame: inout Frame<Action>) {
        let good = SlideTile(picture: .good, sound: .good)
        let silent = SlideTile(picture: .good, sound: .missing)
        let missing = SlideTile(picture: .missing, sound: .none)
        var left = 220.0
        for (tile, words, width) in [
            (good, "viss kārtībā", 300.0), (silent, "bez skaņas", 280), (missing, "bildes nav – tiks izlaista", 480),
        ] {
            draw(tile, number: nil, in: Rect(x: left, y: 222 - top, width: 60, height: 60), &frame)
            frame.draw(
                .text(
                    words, in: Rect(x: left + 78, y: 228 - top, width: width - 90, height: 48),
                    TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
            left += width + 40
        }
    }

    private func drawHeading(_ words: String, at y: Double, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                words, in: Rect(x: StickLayout.left + 12, y: y - top, width: StickLayout.width, height: 64),
                TextStyle(.title, size: 46, color: .plum, alignment: .leading)))
    }

    // MARK: - Sheets

    private func draw(_ card: StickLayout.Card, in frame: inout Frame<Action>) {
        let area = card.area.moved(by: Point(x: 0, y: -top))
        let action = card.action(in: page.sticks)
        let width = Self.buttonWidth(of: action)
        let button = Rect(
            x: area.maxX - StickLayout.margin - width,
            y: area.y + (card.isLow ? (area.height - Self.buttonHeight) / 2 : 36), width: width,
            height: Self.buttonHeight)
        let words = Rect(
            x: area.x + StickLayout.margin, y: area.y, width: area.width - 3 * StickLayout.margin - width,
            height: area.height)
        guard area.inset(by: -60).intersects(Stage.bounds) else {
            // What is out of sight can be reached by keys.
            if let action { frame.hotspot(button, sends: action) }
            return
        }
        frame.sheet(area, radius: 40)
        switch card.content {
        case .words: drawWords(on: area, in: &frame)
        case .tale(let number): draw(page.sticks.tales[number], on: area, words: words, in: &frame)
        case .earlier(let number):
            drawTitle(page.layout.earlier[number].title, "Ir saglabāta arī iepriekšējā versija.", in: words, &frame)
        }
        if let action { drawButton(action, in: button, &frame) }
    }

    private static func buttonWidth(of action: Action?) -> Double {
        if case .restore = action { longButtonWidth } else { buttonWidth }
    }

    private func drawButton(_ action: Action, in area: Rect, _ frame: inout Frame<Action>) {
        switch action {
        case .add:
            frame.pill(
                "Pievienot", icon: "interface/icon-check.svg", in: area, size: 50, tone: .primary, sends: action)
        case .stop: frame.pill("Atcelt", icon: "interface/icon-stop.svg", in: area, size: 46, sends: action)
        case .restore:
            frame.pill("Atjaunot iepriekšējo", icon: "interface/icon-again.svg", in: area, size: 44, sends: action)
        case .addAll, .leave, .home, .pageUp, .pageDown: break
        }
    }

    private func drawWords(on area: Rect, in frame: inout Frame<Action>) {
        let isAlone = page.sticks.tales.isEmpty
        let words = area.inset(by: StickLayout.margin)
        frame.draw(
            .text(
                page.sticks.sentence ?? "", in: Rect(x: words.x, y: area.y + 30, width: words.width, height: 70),
                TextStyle(.title, size: 44, color: .plum, alignment: .leading)))
        guard isAlone else { return }
        frame.draw(
            .text(
                Self.explanation, in: Rect(x: words.x, y: area.y + 112, width: words.width, height: 150),
                TextStyle(.words, size: 36, color: .ink, alignment: .leading, mostLines: 3)))
    }

    private func drawTitle(_ title: String, _ status: String, in area: Rect, _ frame: inout Frame<Action>) {
        frame.draw(
            .text(
                title, in: Rect(x: area.x, y: area.y + 22, width: area.width, height: 62),
                TextStyle(.title, size: 48, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                status, in: Rect(x: area.x, y: area.y + 86, width: area.width, height: 48),
                TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
    }

    private func draw(_ tale: StickTale, on area: Rect, words: Rect, in frame: inout Frame<Action>) {
        drawTitle(tale.title, tale.status, in: words.moved(by: Point(x: 0, y: 12)), &frame)
        if case .adding(let done, let count) = tale.state {
            drawProgress(Double(done) / Double(max(1, count)), in: words, &frame)
        }
        for (number, tile) in tale.tiles.enumerated() {
            let place = StickLayout.tile(number, on: area)
            if place.intersects(Stage.bounds) { draw(tile, number: number + 1, in: place, &frame) }
        }
        let remarks = tale.remarks
        let first = area.maxY - 30 - Double(remarks.count) * StickLayout.lineHeight
        for (number, remark) in remarks.enumerated() {
            frame.draw(
                .text(
                    remark,
                    in: Rect(
                        x: area.x + StickLayout.margin, y: first + Double(number) * StickLayout.lineHeight,
                        width: area.width - 2 * StickLayout.margin, height: 44),
                    TextStyle(.words, size: 32, color: .ink, alignment: .leading)))
        }
    }

    private func drawProgress(_ part: Double, in area: Rect, _ frame: inout Frame<Action>) {
        let bar = Rect(x: area.x, y: area.y + 158, width: area.width, height: 14)
        frame.draw(.shape(.filled, in: bar, radius: 7, .flat(.blush)))
        var done = bar
        done.width = max(bar.height, bar.width * part)
        frame.draw(.shape(.filled, in: done, radius: 7, .flat(.deepOrange)))
    }

    // MARK: - Tiles

    /// A slide: told by its symbol as well as by its colour; paler until its files have been read.
    private func draw(_ tile: SlideTile, number: Int?, in area: Rect, _ frame: inout Frame<Action>) {
        let (color, icon, ink): (Color, Image, Color) =
            switch tile.look {
            case .good: (Color(0x4f8a5b), "interface/icon-check.svg", .white)
            case .silent: (Color(0xf6cf9c), "interface/icon-note-crossed.svg", .brown)
            case .missing: (Color(0xcfc6be), "interface/icon-picture-missing.svg", .brown)
            }
        let opacity = tile.isRead ? 1 : 0.4
        frame.draw(.shape(.filled, in: area, radius: area.width * 0.2, .flat(color.faded(to: opacity))))
        guard let number else {
            frame.draw(.icon(icon, in: area.scaled(by: 0.72), tint: ink))
            return
        }
        let symbol = Rect(x: area.x + 34, y: area.y + 34, width: 56, height: 56)
        if tile.isRead || tile.look != .good { frame.draw(.icon(icon, in: symbol, tint: ink.faded(to: opacity))) }
        frame.draw(
            .text(
                "\(number)", in: Rect(x: area.x + 10, y: area.y + 6, width: 60, height: 36),
                TextStyle(
                    .title, size: 30, color: tile.look == .good && tile.isRead ? .white : .ink, alignment: .leading)))
    }
}

extension StickLayout.Card {
    /// Whether its button stands in the middle of its height.
    fileprivate var isLow: Bool { if case .earlier = content { true } else { false } }
}
