import Engine

/// Pictures with the lengths of their parts, and below them the buttons that move the end of the chosen one.
struct StickCutsView: StickRecordingsView {
    let page: StickCutsViewModel

    // MARK: - Head

    func drawHeadButton(in frame: inout Frame<Action>) {
        guard page.cuts != nil else { return }
        frame.pill(
            frame.text(.add), icon: "interface/icon-check.svg", in: layout.add, size: 50 * layout.scale,
            tone: .primary, sends: .add)
    }

    var instruction: StickWording {
        guard page.cuts != nil else { return page.tale.cutsFailed ? .cutFailed : .cutting }
        return page.tale.cuts?.areByWords == true ? .cutByWords : .cutByPauses
    }

    // MARK: - Pictures

    func isTouchable(_ number: Int) -> Bool { page.cuts != nil }

    func tile(_ number: Int) -> SlideTile {
        var tile = page.tale.tiles[number]
        if tile.look != .missing { tile.sound = page.cuts?.isSilent(number) == true ? .missing : .good }
        return tile
    }

    func drawNote(on number: Int, _ place: Rect, below picture: Rect, in frame: inout Frame<Action>) {
        if let cuts = page.cuts {
            drawLength(of: cuts.part(of: number), below: picture, isChosen: page.chosen == number, &frame)
        }
        if page.chosen == number { frame.draw(.shape(.ring(width: 8), in: place, radius: 28, .flat(.orange))) }
    }

    private func drawLength(of part: Range<Double>, below picture: Rect, isChosen: Bool, _ frame: inout Frame<Action>) {
        let area = Rect(
            x: picture.x, y: picture.maxY + 6, width: picture.width, height: layout.nameHeight - 14)
        let words = part.isEmpty ? frame.text(.stick(.withoutSound)) : Self.clock(part.upperBound - part.lowerBound)
        frame.draw(
            .text(
                words, in: area,
                TextStyle(.title, size: (part.isEmpty ? 30 : 38) * layout.scale, color: isChosen ? .plum : .brown)))
    }

    /// Minutes and seconds.
    private static func clock(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    // MARK: - Buttons

    func drawShelf(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                heading.map { frame.text(.stick($0)) } ?? "",
                in: layout.heading,
                TextStyle(.title, size: 38 * layout.scale, color: .plum)))
        guard let cuts = page.cuts, let chosen = page.chosen else {
            guard page.cuts != nil || page.tale.cutsFailed else { return }
            return button(
                .onlyOnePicture, "interface/icon-loudspeaker.svg", layout.button(0).union(layout.button(2)), .pair,
                &frame)
        }
        if cuts.end(of: chosen, isLater: false) != nil {
            button(.endsEarlier, "interface/icon-previous.svg", layout.button(0), .earlier, &frame)
        }
        if cuts.end(of: chosen, isLater: true) != nil {
            button(.endsLater, "interface/icon-next.svg", layout.button(1), .later, &frame)
        }
        if cuts.isSilent(chosen) {
            button(.makeLoud, "interface/icon-loudspeaker.svg", layout.button(2), .silence, &frame)
        } else if cuts.canFallSilent(chosen) {
            button(.makeSilent, "interface/icon-note-crossed.svg", layout.button(2), .silence, &frame)
        }
    }

    private func button(
        _ words: StickWording, _ icon: Image, _ area: Rect, _ action: Action, _ frame: inout Frame<Action>
    ) {
        frame.pill(
            frame.text(.stick(words)), icon: icon, in: area, size: 42 * layout.scale, sends: action)
    }

    private var heading: StickWording? {
        guard let cuts = page.cuts else { return nil }
        guard let chosen = page.chosen else { return .whichPart }
        let part = cuts.part(of: chosen)
        guard !part.isEmpty else { return .silentSlide(chosen + 1) }
        return .part(ofSlide: chosen + 1, from: Self.clock(part.lowerBound), to: Self.clock(part.upperBound))
    }
}
