import Engine

/// The tales of the sticks on sheets of paper, each slide as a tile.
struct StickView {
    typealias Action = StickViewModel.Action

    let page: StickViewModel

    private static let buttonWidth = 430.0, longButtonWidth = 580.0

    private var top: Double { page.scroll.offset }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.dragAxis = .vertical
        let window = frame.window
        let strip = Rect(
            x: window.x, y: StickLayout.head, width: window.width, height: window.maxY - StickLayout.head)
        frame.draw(.clip(strip))
        drawFirstLine(in: &frame)
        for card in page.layout.cards { draw(card, in: &frame) }
        if let heading = page.layout.earlierTop { drawHeading(.earlierVersions, at: heading, in: &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    // MARK: - Head

    private func drawHead(in frame: inout Frame<Action>) {
        let head = Rect(x: frame.window.x, y: 0, width: frame.window.width, height: StickLayout.head)
        frame.hotspot(head, takesFocus: false, sends: .nothing)
        frame.draw(
            .text(
                frame.text(.stick(.stick)),
                in: Rect(x: 220, y: page.sticks.sticks.isEmpty ? 68 : 44, width: 760, height: 84),
                TextStyle(.title, size: 68, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                page.sticks.sticks.map(\.name).joined(separator: ", "),
                in: Rect(x: 220, y: 128, width: 760, height: 48),
                TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        if page.sticks.addable.count > 1 {
            let isAll = page.sticks.tales.allSatisfy { !$0.canBeAdded || page.sticks.addable.contains($0.place) }
            frame.pill(
                frame.text(.stick(isAll ? .addAll : .addNew)), icon: "interface/icon-stick.svg",
                in: Rect(x: 1000, y: 52, width: 480, height: StickLayout.buttonHeight), size: 44, sends: .addAll)
        }
    }

    /// The latest event or, if there is none, the legend of the tiles' marks.
    private func drawFirstLine(in frame: inout Frame<Action>) {
        if case .pulled = page.sticks.notice, let sentence = page.sticks.sentence {
            frame.draw(
                .text(
                    frame.text(.stick(sentence)), in: Rect(x: 132, y: 212 - top, width: 1336, height: 84),
                    TextStyle(.title, size: 38, color: .plum, alignment: .leading, mostLines: 2)))
        } else if !page.sticks.tales.isEmpty {
            drawLegend(in: &frame)
        }
    }

    private func drawLegend(in frame: inout Frame<Action>) {
        var left = 132.0
        let entries: [(StickTileView.Mark, StickWording, Double)] = [
            (.words, .withWords, 250), (.silent, .withoutSound, 280), (.missing, .withoutPicture, 460),
        ]
        for (mark, words, width) in entries {
            StickTileView.draw(mark, in: Rect(x: left, y: 224 - top, width: 56, height: 56), &frame)
            frame.draw(
                .text(
                    frame.text(.stick(words)), in: Rect(x: left + 72, y: 228 - top, width: width - 80, height: 48),
                    TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
            left += width + 40
        }
    }

    private func drawHeading(_ words: StickWording, at y: Double, in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.stick(words)),
                in: Rect(x: StickLayout.left + 12, y: y - top, width: StickLayout.width, height: 64),
                TextStyle(.title, size: 46, color: .plum, alignment: .leading)))
    }

    // MARK: - Sheets

    private func draw(_ card: StickLayout.Card, in frame: inout Frame<Action>) {
        let area = card.area.moved(by: Point(x: 0, y: -top))
        let actions = card.actions(in: page.sticks)
        let width = actions.map(Self.buttonWidth).max() ?? Self.buttonWidth
        var button = Rect(
            x: area.maxX - StickLayout.margin - width,
            y: area.y + (card.isLow ? (area.height - StickLayout.buttonHeight) / 2 : StickLayout.buttonTop),
            width: width, height: StickLayout.buttonHeight)
        let words = Rect(
            x: area.x + StickLayout.margin, y: area.y, width: area.width - 3 * StickLayout.margin - width,
            height: area.height)
        let isSeen = area.inset(by: -60).intersects(Stage.bounds)
        if isSeen {
            frame.sheet(area, radius: 40)
            drawContent(of: card, on: area, words, &frame)
        }
        for action in actions {
            // Places out of sight can be reached by keys.
            if isSeen { drawButton(action, in: button, &frame) } else { frame.hotspot(button, sends: action) }
            button.y += StickLayout.buttonHeight + StickLayout.buttonGap
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

    private static func buttonWidth(of action: Action) -> Double {
        if case .restore = action { longButtonWidth } else { buttonWidth }
    }

    private func drawButton(_ action: Action, in area: Rect, _ frame: inout Frame<Action>) {
        switch action {
        case .add:
            frame.pill(
                frame.text(.add), icon: "interface/icon-check.svg", in: area, size: 50, tone: .primary, sends: action)
        case .pair(let place):
            let tale = page.sticks.tales.first { $0.place == place }
            let isOpen = tale?.isOpen == true, isCut = tale?.canBeCut == true
            let words: StickWording =
                isCut ? isOpen ? .cutRecording : .changeCuts : isOpen ? .pairRecordings : .changePairs
            frame.pill(
                frame.text(.stick(words)), icon: "interface/icon-loudspeaker.svg", in: area,
                size: 42, tone: isOpen ? .primary : .plain, sends: action)
        case .show:
            frame.pill(
                frame.text(.stick(.show)), icon: "interface/icon-book.svg", in: area, size: 50, tone: .primary,
                sends: action)
        case .stop: frame.pill(frame.text(.cancel), icon: "interface/icon-stop.svg", in: area, size: 46, sends: action)
        case .restore:
            frame.pill(
                frame.text(.stick(.restoreEarlier)), icon: "interface/icon-again.svg", in: area, size: 44,
                sends: action)
        case .addAll, .leave, .home, .pageUp, .pageDown, .nothing: break
        }
    }

    private func drawWords(on area: Rect, in frame: inout Frame<Action>) {
        let isAlone = page.sticks.tales.isEmpty
        let words = area.inset(by: StickLayout.margin)
        frame.draw(
            .text(
                page.sticks.sentence.map { frame.text(.stick($0)) } ?? "",
                in: Rect(x: words.x, y: area.y + 30, width: words.width, height: 70),
                TextStyle(.title, size: 44, color: .plum, alignment: .leading)))
        guard isAlone else { return }
        frame.draw(
            .text(
                frame.text(.stick(.explanation)),
                in: Rect(x: words.x, y: area.y + 112, width: words.width, height: 150),
                TextStyle(.words, size: 36, color: .ink, alignment: .leading, mostLines: 3)))
    }

    private func drawTitle(_ title: String, _ status: StickWording, in area: Rect, _ frame: inout Frame<Action>) {
        frame.draw(
            .text(
                title, in: Rect(x: area.x, y: area.y + 22, width: area.width, height: 62),
                TextStyle(.title, size: 48, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(.stick(status)), in: Rect(x: area.x, y: area.y + 86, width: area.width, height: 48),
                TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
    }

    private func draw(_ tale: StickTale, on card: StickLayout.Card, words: Rect, in frame: inout Frame<Action>) {
        let area = card.area.moved(by: Point(x: 0, y: -top))
        drawTitle(tale.title, tale.status, in: words.moved(by: Point(x: 0, y: 12)), &frame)
        if case .adding(let done, let count?) = tale.state {
            drawProgress(Double(done) / Double(max(1, count)), in: words, &frame)
        }
        for (number, tile) in tale.tiles.enumerated() {
            let place = StickLayout.tile(number, on: card).moved(by: Point(x: 0, y: -top))
            if place.intersects(Stage.bounds) { StickTileView(tile: tile, number: number + 1).draw(in: place, &frame) }
        }
        let remarks = page.sticks.remarks(on: tale)
        let first = area.maxY - 30 - Double(remarks.count) * StickLayout.lineHeight
        for (number, remark) in remarks.enumerated() {
            frame.draw(
                .text(
                    frame.text(.stick(remark)),
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
}

extension StickLayout.Card {
    /// Whether its button is in the middle of its height.
    fileprivate var isLow: Bool { if case .earlier = content { true } else { false } }
}
