import Engine

/// The cards, under a button that leads back to the letters.
struct CardMenuView {
    typealias Action = CardMenuViewModel.Action

    let menu: CardMenuViewModel

    func draw(in frame: inout Frame<Action>) {
        let top = menu.scroll.offset, layout = menu.layout
        frame.stripWall(in: menu.viewport, scrolls: menu.scroll.canScroll)
        frame.stripBelowHead(in: menu.viewport, at: top)
        for place in menu.cards.indices { draw(place, in: menu.placed(layout.area(of: place)), &frame) }
        frame.row(menu.cards.indices.map { .card($0) })
        frame.stripHead(in: menu.viewport, at: top, pageUp: .pageUp)
        frame.moreBelow(
            in: menu.viewport, height: layout.shade, radius: layout.arrow,
            rest: layout.length - top - menu.viewport.height, pageDown: .pageDown)
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: top < layout.rowHeight / 2,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func draw(_ place: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let card = menu.cards[place], action = Action.card(place), scale = area.width / 340
        frame.hotspot(
            area, radius: 40 * scale, sends: action, lingering: card.spoken.isEmpty ? nil : .say(place),
            actsAfterwards: true, label: card.spoken.isEmpty ? .named("word") : .clips(card.spoken))
        guard area.inset(by: -60).intersects(frame.picture.bounds) else { return }
        let depth = frame.depth(of: action), emphasis = frame.emphasis(of: action)
        let sheet = area.scaled(by: 1 - 0.04 * depth + 0.02 * emphasis + 0.06 * menu.swell(of: place))
        frame.sheet(sheet, radius: 40 * scale, depth: depth)
        switch card {
        case .drawing(let drawn):
            let view = KeptDrawingView(drawn.drawing, drawn.guide, .draw, .fiveToSix)
            frame.draw(view.own(in: sheet.inset(by: 46 * scale)))
        case .word(let word, let text, let written):
            draw(word, text, written, in: sheet, scale, &frame)
        }
    }

    /// The picture, and below it the word: as it is printed, or once it is written in the child's own hand.
    private func draw(
        _ word: WritableWord, _ text: String, _ written: [KeptDrawing], in card: Rect, _ scale: Double,
        _ frame: inout Frame<Action>
    ) {
        let side = 200 * scale
        if let picture = word.picture {
            let area = Rect(x: card.center.x - side / 2, y: card.y + 18 * scale, width: side, height: side)
            frame.draw(.icon(picture, in: area, tint: .white))
        }
        let line = Rect(
            x: card.x + 24 * scale, y: card.y + side + 26 * scale, width: card.width - 48 * scale,
            height: card.height - side - 40 * scale)
        if written.isEmpty {
            frame.draw(.text(menu.alphabet.spelled(text), in: line, TextStyle(.words, size: 68 * scale, color: .ink)))
        } else {
            for drawing in WordLine(parts: word.parts, written: written).drawings(in: line) { frame.draw(drawing) }
        }
    }
}
