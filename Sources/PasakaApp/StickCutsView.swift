import Engine
import Stories

/// Pictures with the length of their parts, and below them what moves the end of the chosen one.
struct StickCutsView {
    typealias Action = StickCutsViewModel.Action

    let page: StickCutsViewModel

    private var top: Double { page.scroll.offset }
    private static let shelfTop = StickPairsLayout.shelf

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.dragAxis = .vertical
        let window = frame.window
        frame.draw(
            .clip(
                Rect(
                    x: window.x, y: StickPairsLayout.head, width: window.width,
                    height: Self.shelfTop - StickPairsLayout.head)))
        for number in page.tale.tiles.indices { drawPicture(number, in: &frame) }
        frame.draw(.clip(nil))
        drawHead(in: &frame)
        drawShelf(in: &frame)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
    }

    // MARK: - Head

    private func drawHead(in frame: inout Frame<Action>) {
        let window = frame.window
        frame.hotspot(
            Rect(x: window.x, y: window.y, width: window.width, height: StickPairsLayout.head - window.y),
            takesFocus: false, sends: .nothing)
        frame.draw(
            .text(
                page.tale.title, in: Rect(x: 220, y: 40, width: 720, height: 70),
                TextStyle(.title, size: 52, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                instruction, in: Rect(x: 220, y: 116, width: 720, height: 96),
                TextStyle(.words, size: 36, color: .ink, alignment: .leading, mostLines: 2)))
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 90, sends: .leave)
        guard page.cuts != nil else { return }
        frame.pill(
            "Pievienot", icon: "interface/icon-check.svg", in: Rect(x: 960, y: 20, width: 590, height: 180), size: 50,
            tone: .primary, sends: .add)
    }

    private var instruction: String {
        guard page.cuts != nil else {
            return page.tale.cutsFailed ? "Ierakstu nevar nolasīt." : "Klausās ierakstu un dala to pa lapām…"
        }
        return page.tale.cuts?.areByWords == true
            ? "Ieraksts sadalīts pēc lapu vārdiem. Pieskarieties bildei, lai dzirdētu tās daļu."
            : "Ieraksts sadalīts garākajās pauzēs. Pieskarieties bildei, lai dzirdētu tās daļu."
    }

    // MARK: - Pictures

    private func drawPicture(_ number: Int, in frame: inout Frame<Action>) {
        let action = Action.picture(number)
        let place = StickPairsLayout.place(ofPicture: number).moved(by: Point(x: 0, y: -top))
        if page.cuts != nil { frame.hotspot(place, radius: 28, sends: action) }
        guard place.maxY > StickPairsLayout.head - 40, place.y < Self.shelfTop + 40 else { return }
        frame.sheet(place, radius: 28, depth: frame.depth(of: action))
        let picture = Rect(
            x: place.x + 10, y: place.y + 10, width: place.width - 20, height: StickPairsLayout.picture.height - 10)
        var tile = page.tale.tiles[number]
        let isSilent = page.cuts?.isSilent(number) == true
        if tile.look != .missing { tile.sound = isSilent ? .missing : .good }
        StickTileView(tile: tile, number: number + 1).draw(in: picture, &frame)
        if let cuts = page.cuts {
            drawLength(of: cuts.part(of: number), below: picture, isChosen: page.chosen == number, &frame)
        }
        if page.chosen == number { frame.draw(.shape(.ring(width: 8), in: place, radius: 28, .flat(.orange))) }
    }

    private func drawLength(of part: Range<Double>, below picture: Rect, isChosen: Bool, _ frame: inout Frame<Action>) {
        let area = Rect(
            x: picture.x, y: picture.maxY + 6, width: picture.width, height: StickPairsLayout.nameHeight - 14)
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

    private func drawShelf(in frame: inout Frame<Action>) {
        let window = frame.window
        let covered = Rect(
            x: window.x, y: Self.shelfTop, width: window.width, height: window.maxY - Self.shelfTop)
        frame.hotspot(covered, takesFocus: false, sends: .nothing)
        frame.sheet(StickPairsLayout.shelfSheet, radius: 48, paint: .flat(.blush))
        frame.draw(
            .text(
                heading, in: Rect(x: 60, y: Self.shelfTop + 16, width: 1480, height: 56),
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
            words, icon: icon, in: Rect(x: left, y: Self.shelfTop + 84, width: width, height: 182), size: 42,
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
