import Engine

/// Pictures with the lengths of their parts, and below them the buttons that move the end of the chosen one.
struct StickCutsView: StickRecordingsView {
    let page: StickCutsViewModel

    // MARK: - Head

    func drawHeadButton(in frame: inout Frame<Action>) {
        guard page.cuts != nil else { return }
        frame.pill(
            "Pievienot", icon: "interface/icon-check.svg", in: Rect(x: 960, y: 20, width: 590, height: 180), size: 50,
            tone: .primary, sends: .add)
    }

    var instruction: String {
        guard page.cuts != nil else {
            return page.tale.cutsFailed ? "Ierakstu nevar nolasīt." : "Klausās ierakstu un dala to pa lapām…"
        }
        return page.tale.cuts?.areByWords == true
            ? "Ieraksts sadalīts pēc lapu vārdiem. Pieskarieties bildei, lai dzirdētu tās daļu."
            : "Ieraksts sadalīts garākajās pauzēs. Pieskarieties bildei, lai dzirdētu tās daļu."
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
            x: picture.x, y: picture.maxY + 6, width: picture.width, height: StickRecordingsLayout.nameHeight - 14)
        let words = part.isEmpty ? "bez skaņas" : Self.clock(part.upperBound - part.lowerBound)
        frame.draw(
            .text(
                words, in: area, TextStyle(.title, size: part.isEmpty ? 30 : 38, color: isChosen ? .deepOrange : .brown)
            ))
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
                heading, in: Rect(x: 60, y: StickRecordingsLayout.shelf + 16, width: 1480, height: 56),
                TextStyle(.title, size: 38, color: .plum)))
        guard let cuts = page.cuts, let chosen = page.chosen else {
            guard page.cuts != nil || page.tale.cutsFailed else { return }
            return button("Ieraksts ir tikai vienai bildei", "interface/icon-loudspeaker.svg", 400, 800, .pair, &frame)
        }
        if cuts.end(of: chosen, isLater: false) != nil {
            button("Beigas agrāk", "interface/icon-previous.svg", 60, 480, .earlier, &frame)
        }
        if cuts.end(of: chosen, isLater: true) != nil {
            button("Beigas vēlāk", "interface/icon-next.svg", 560, 480, .later, &frame)
        }
        if cuts.isSilent(chosen) {
            button("Ar skaņu", "interface/icon-loudspeaker.svg", 1060, 480, .silence, &frame)
        } else if cuts.canFallSilent(chosen) {
            button("Bez skaņas", "interface/icon-note-crossed.svg", 1060, 480, .silence, &frame)
        }
    }

    private func button(
        _ words: String, _ icon: Image, _ left: Double, _ width: Double, _ action: Action, _ frame: inout Frame<Action>
    ) {
        frame.pill(
            words, icon: icon, in: Rect(x: left, y: StickRecordingsLayout.shelf + 84, width: width, height: 182),
            size: 42,
            sends: action)
    }

    private var heading: String {
        guard let cuts = page.cuts else { return "" }
        guard let chosen = page.chosen else {
            return "Vai kāda daļa beidzas par agru vai par vēlu? Pieskarieties bildei."
        }
        let part = cuts.part(of: chosen)
        guard !part.isEmpty else { return "\(chosen + 1). bildei skaņas nav; tās daļa ir pie nākamās." }
        return "\(chosen + 1). bilde: \(Self.clock(part.lowerBound)) – \(Self.clock(part.upperBound))"
    }
}
