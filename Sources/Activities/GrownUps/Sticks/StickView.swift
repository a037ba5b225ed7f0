import Engine

/// The tales of the sticks on sheets of paper, each slide as a tile.
struct StickView {
    typealias Action = StickViewModel.Action

    let page: StickViewModel

    private var layout: StickLayout { page.layout }
    private var scale: Double { layout.scale }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: page.viewport, scrolls: page.scroll.canScroll)
        let window = frame.window, top = page.viewport.y + layout.head
        let strip = Rect(x: window.x, y: top, width: window.width, height: window.maxY - top)
        frame.draw(.clip(strip))
        drawFirstLine(in: &frame)
        for heading in layout.folders { draw(heading, in: &frame) }
        for card in page.layout.cards { draw(card, in: &frame) }
        if let heading = page.layout.earlierTop { drawHeading(.earlierVersions, at: heading, in: &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
    }

    // MARK: - Head

    private func drawHead(in frame: inout Frame<Action>) {
        let (top, head) = (page.viewport.y, layout.head)
        frame.hotspot(
            Rect(x: frame.window.x, y: top, width: frame.window.width, height: head), takesFocus: false,
            sends: .nothing, isGround: true)
        frame.draw(
            .text(
                frame.text(.stick(.stick)),
                in: Rect(
                    x: 220 * scale, y: top + (page.sticks.sticks.isEmpty ? 68 : 44) * scale, width: 760,
                    height: 84 * scale),
                TextStyle(.title, size: 68 * scale, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                page.sticks.sticks.map(\.name).joined(separator: ", "),
                in: Rect(x: 220 * scale, y: top + 128 * scale, width: 760, height: 48 * scale),
                TextStyle(.words, size: 34 * scale, color: .ink, alignment: .leading)))
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: true,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
        let right = layout.left + layout.width, width = 480 * scale
        let button = Rect(x: right - width, y: top + 52 * scale, width: width, height: 116 * scale)
        // Of several that are added the one that can be stopped soon scrolls away.
        if page.beingAdded > 1 {
            return frame.pill(
                frame.text(.cancel), icon: "interface/icon-stop.svg", in: button, size: 44 * scale, sends: .stop)
        }
        guard page.sticks.addable.count > 1 else { return }
        let isAll = page.sticks.tales.allSatisfy { !$0.canBeAdded || page.sticks.addable.contains($0.place) }
        frame.pill(
            frame.text(.stick(isAll ? .addAll : .addNew)), icon: "interface/icon-stick.svg", in: button,
            size: 44 * scale, sends: .addAll)
    }

    /// The latest event or, if there is none, the legend of the tiles' marks.
    private func drawFirstLine(in frame: inout Frame<Action>) {
        let left = layout.left + 12
        guard !page.sticks.tales.isEmpty else { return }
        if case .pulled = page.sticks.notice, let sentence = page.sticks.sentence {
            frame.draw(
                .text(
                    frame.text(.stick(sentence)),
                    in: page.placed(Rect(x: left, y: 212 * scale, width: 1600 - 2 * left, height: 84 * scale)),
                    TextStyle(.title, size: 38 * scale, color: .plum, alignment: .leading, mostLines: 2)))
        } else {
            drawLegend(in: &frame)
        }
    }

    private func drawLegend(in frame: inout Frame<Action>) {
        var left = layout.left + 12
        let entries: [(StickTileView.Mark, StickWording, Double)] = [
            (.words, .withWords, 250), (.silent, .withoutSound, 280), (.missing, .withoutPicture, 460),
        ]
        for (mark, words, width) in entries {
            StickTileView.draw(
                mark, in: page.placed(Rect(x: left, y: 224 * scale, width: 56 * scale, height: 56 * scale)), &frame)
            frame.draw(
                .text(
                    frame.text(.stick(words)),
                    in: page.placed(
                        Rect(x: left + 72 * scale, y: 228 * scale, width: (width - 80) * scale, height: 48 * scale)),
                    TextStyle(.words, size: 34 * scale, color: .ink, alignment: .leading)))
            left += (width + 40) * scale
        }
    }

    private func drawHeading(_ words: StickWording, at y: Double, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.stick(words)),
                in: page.placed(Rect(x: layout.left + 12, y: y, width: layout.width, height: 64 * scale)),
                TextStyle(.title, size: 46 * scale, color: .plum, alignment: .leading)))
    }

    private func draw(_ heading: StickLayout.Heading, in frame: inout Frame<Action>) {
        let area = page.placed(heading.area), width = 430 * scale
        let button = Rect(
            x: area.maxX - layout.margin - width, y: area.y, width: width, height: area.height)
        guard let first = heading.folder.places.first else { return }
        guard area.inset(by: -60).intersects(page.viewport) else {
            if heading.canAdd { frame.hotspot(button, sends: .addFolder(first)) }
            return
        }
        frame.draw(
            .text(
                heading.folder.name,
                in: Rect(x: area.x + 12, y: area.y, width: button.x - area.x - 40, height: area.height),
                TextStyle(.title, size: 50 * scale, color: .plum, alignment: .leadingMiddle)))
        guard heading.canAdd else { return }
        frame.pill(
            frame.text(.stick(.addFolder)), icon: "interface/icon-check.svg", in: button, size: 42 * scale,
            sends: .addFolder(first))
    }

    // MARK: - Sheets

    private func draw(_ card: StickLayout.Card, in frame: inout Frame<Action>) {
        let area = page.placed(card.area)
        let actions = card.actions(in: page.sticks)
        let width = actions.map(buttonWidth).max() ?? 430 * scale
        var button = Rect(
            x: area.maxX - layout.margin - width,
            y: area.y + (card.isLow ? (area.height - layout.buttonHeight) / 2 : layout.buttonTop),
            width: width, height: layout.buttonHeight)
        let words = Rect(
            x: area.x + layout.margin, y: area.y, width: area.width - 3 * layout.margin - width,
            height: area.height)
        let isSeen = area.inset(by: -60).intersects(page.viewport)
        if isSeen {
            frame.sheet(area, radius: 40 * scale)
            drawContent(of: card, on: area, words, &frame)
        }
        for action in actions {
            // Places out of sight can be reached by keys.
            if isSeen { drawButton(action, in: button, &frame) } else { frame.hotspot(button, sends: action) }
            button.y += layout.buttonHeight + layout.buttonGap
        }
    }

    private func drawContent(of card: StickLayout.Card, on area: Rect, _ words: Rect, _ frame: inout Frame<Action>) {
        switch card.content {
        case .words: drawWords(on: area, in: &frame)
        case .tale(let number): draw(page.sticks.tales[number], on: card, words: words, in: &frame)
        case .earlier(let number):
            let tale = page.layout.earlier[number]
            drawTitle(tale.title, page.sticks.status(of: tale), in: words, &frame)
        }
    }

    private func buttonWidth(of action: Action) -> Double {
        if case .restore = action { 580 * scale } else { 430 * scale }
    }

    private func drawButton(_ action: Action, in area: Rect, _ frame: inout Frame<Action>) {
        switch action {
        case .add:
            frame.pill(
                frame.text(.add), icon: "interface/icon-check.svg", in: area, size: 50 * scale, tone: .primary,
                sends: action)
        case .pair(let place):
            let tale = page.sticks.tales.first { $0.place == place }
            let isOpen = tale?.isOpen == true, isCut = tale?.canBeCut == true
            let words: StickWording =
                isCut ? isOpen ? .cutRecording : .changeCuts : isOpen ? .pairRecordings : .changePairs
            frame.pill(
                frame.text(.stick(words)), icon: "interface/icon-loudspeaker.svg", in: area,
                size: 42 * scale, tone: isOpen ? .primary : .plain, sends: action)
        case .show:
            frame.pill(
                frame.text(.stick(.show)), icon: "interface/icon-book.svg", in: area, size: 50 * scale, tone: .primary,
                sends: action)
        case .stop:
            frame.pill(frame.text(.cancel), icon: "interface/icon-stop.svg", in: area, size: 46 * scale, sends: action)
        case .restore:
            frame.pill(
                frame.text(.stick(.restoreEarlier)), icon: "interface/icon-again.svg", in: area, size: 44 * scale,
                sends: action)
        case .addAll, .addFolder, .leave, .home, .pageUp, .pageDown, .nothing: break
        }
    }

    private func drawWords(on area: Rect, in frame: inout Frame<Action>) {
        let isAlone = page.sticks.tales.isEmpty
        let words = area.inset(by: layout.margin)
        frame.draw(
            .text(
                page.sticks.sentence.map { frame.text(.stick($0)) } ?? "",
                in: Rect(x: words.x, y: area.y + 30 * scale, width: words.width, height: 70 * scale),
                TextStyle(.title, size: 44 * scale, color: .plum, alignment: .leading)))
        guard isAlone else { return }
        frame.draw(
            .text(
                frame.text(.stick(.explanation)),
                in: Rect(x: words.x, y: area.y + 112 * scale, width: words.width, height: 150 * scale),
                TextStyle(.words, size: 36 * scale, color: .ink, alignment: .leading, mostLines: 3)))
    }

    private func drawTitle(_ title: String, _ status: StickWording, in area: Rect, _ frame: inout Frame<Action>) {
        frame.draw(
            .text(
                title, in: Rect(x: area.x, y: area.y + 22 * scale, width: area.width, height: 62 * scale),
                TextStyle(.title, size: 48 * scale, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(.stick(status)),
                in: Rect(x: area.x, y: area.y + 86 * scale, width: area.width, height: 48 * scale),
                TextStyle(.words, size: 34 * scale, color: .ink, alignment: .leading)))
    }

    private func draw(_ tale: StickTale, on card: StickLayout.Card, words: Rect, in frame: inout Frame<Action>) {
        let area = page.placed(card.area)
        drawTitle(tale.title, tale.status, in: words.moved(by: Point(x: 0, y: 12 * scale)), &frame)
        if case .adding(let done, let count?) = tale.state {
            drawProgress(Double(done) / Double(max(1, count)), in: words, &frame)
        }
        for (number, tile) in tale.tiles.enumerated() {
            let place = page.placed(layout.tile(number, on: card))
            if place.intersects(page.viewport) {
                StickTileView(tile: tile, number: number + 1, scale: scale).draw(in: place, &frame)
            }
        }
        let remarks = page.sticks.remarks(on: tale)
        let first = area.maxY - 30 * scale - Double(remarks.count) * layout.lineHeight
        for (number, remark) in remarks.enumerated() {
            frame.draw(
                .text(
                    frame.text(.stick(remark)),
                    in: Rect(
                        x: area.x + layout.margin, y: first + Double(number) * layout.lineHeight,
                        width: area.width - 2 * layout.margin, height: 44 * scale),
                    TextStyle(.words, size: 32 * scale, color: .ink, alignment: .leading)))
        }
    }

    private func drawProgress(_ part: Double, in area: Rect, _ frame: inout Frame<Action>) {
        let bar = Rect(x: area.x, y: area.y + 158 * scale, width: area.width, height: 14 * scale)
        frame.draw(.shape(.filled, in: bar, radius: bar.height / 2, .flat(.blush)))
        var done = bar
        done.width = max(bar.height, bar.width * part)
        frame.draw(.shape(.filled, in: done, radius: bar.height / 2, .flat(.deepOrange)))
    }
}

extension StickLayout.Card {
    /// Whether its button is in the middle of its height.
    fileprivate var isLow: Bool { if case .earlier = content { true } else { false } }
}
