import Engine
import Stories

/// Pictures with the recordings that belong to them, and below them a shelf with those that belong to none yet.
struct StickPairsView {
    typealias Action = StickPairsViewModel.Action

    let page: StickPairsViewModel

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
        frame.pill(
            addWords, icon: "interface/icon-check.svg", in: Rect(x: 960, y: 20, width: 590, height: 180), size: 46,
            tone: page.pairs.loose.isEmpty ? .primary : .plain, sends: .add)
    }

    private var instruction: String {
        if page.pairs.held != nil { return "Tagad pieskarieties bildei, pie kuras tas pieder." }
        if page.pairs.loose.isEmpty { return "Katram ierakstam ir bilde. Ja kāds nav īstais, pieskarieties bildei." }
        return "Pieskarieties ierakstam, lai to dzirdētu; tad bildei, pie kuras tas pieder."
    }

    private var addWords: String {
        let count = page.pairs.loose.count
        guard count > 0 else { return "Pievienot" }
        let isOne = count % 10 == 1 && count % 100 != 11
        return "Pievienot bez \(count) \(isOne ? "ieraksta" : "ierakstiem")"
    }

    // MARK: - Pictures

    private func drawPicture(_ number: Int, in frame: inout Frame<Action>) {
        let tile = page.tale.tiles[number]
        let action = Action.picture(number)
        let place = StickPairsLayout.place(ofPicture: number).moved(by: Point(x: 0, y: -top))
        let isSeen = place.maxY > StickPairsLayout.head - 40 && place.y < Self.shelfTop + 40
        if tile.picture != .missing { frame.hotspot(place, radius: 28, sends: action) }
        guard isSeen else { return }
        frame.sheet(place, radius: 28, depth: frame.depth(of: action))
        let picture = Rect(
            x: place.x + 10, y: place.y + 10, width: place.width - 20, height: StickPairsLayout.picture.height - 10)
        StickTileView(tile: shown(tile, number), number: number + 1).draw(in: picture, &frame)
        let name = Rect(
            x: place.x + 14, y: picture.maxY + 4, width: place.width - 28, height: StickPairsLayout.nameHeight - 12)
        if let recording = page.pairs.ofPictures[number] {
            drawName(of: recording, in: name, color: .brown, &frame)
        }
        if page.pairs.held != nil, tile.picture != .missing {
            frame.draw(.shape(.ring(width: 6), in: place, radius: 28, .flat(.orange)))
        }
    }

    /// The tile as it will be: with its recording or without.
    private func shown(_ tile: SlideTile, _ number: Int) -> SlideTile {
        var tile = tile
        if tile.look != .missing { tile.sound = page.pairs.ofPictures[number] == nil ? .missing : .good }
        return tile
    }

    private func drawName(of recording: Int, in area: Rect, color: Color, _ frame: inout Frame<Action>) {
        let icon = Rect(x: area.x, y: area.center.y - 20, width: 40, height: 40)
        frame.draw(.icon("interface/icon-loudspeaker.svg", in: icon, tint: color))
        frame.draw(
            .text(
                name(recording),
                in: Rect(x: icon.maxX + 8, y: area.y, width: area.maxX - icon.maxX - 8, height: area.height),
                TextStyle(.words, size: 27, color: color, alignment: .leading, mostLines: 2)))
    }

    private func name(_ recording: Int) -> String { page.tale.recordings[recording].fileStem.withoutControls }

    // MARK: - Recordings

    private func drawShelf(in frame: inout Frame<Action>) {
        let window = frame.window
        let covered = Rect(
            x: window.x, y: Self.shelfTop, width: window.width, height: window.maxY - Self.shelfTop)
        frame.hotspot(covered, takesFocus: false, sends: .nothing)
        frame.sheet(StickPairsLayout.shelfSheet, radius: 48, paint: .flat(.blush))
        let loose = page.pairs.loose
        frame.draw(
            .text(
                loose.isEmpty ? "Visi ieraksti ir pie bildēm." : "Ieraksti, kam vēl nav bildes: \(loose.count)",
                in: Rect(x: 172, y: Self.shelfTop + 16, width: 1256, height: 56),
                TextStyle(.title, size: 38, color: .plum, alignment: .leading)))
        for (place, recording) in page.shelf.enumerated() {
            drawRecording(recording, in: StickPairsLayout.place(onShelf: place), &frame)
        }
        if page.hasMoreBefore {
            frame.roundButton("interface/icon-previous.svg", at: StickPairsLayout.before, radius: 70, sends: .before)
        }
        if page.hasMoreAfter {
            frame.roundButton("interface/icon-next.svg", at: StickPairsLayout.after, radius: 70, sends: .after)
        }
    }

    private func drawRecording(_ recording: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.recording(recording)
        let isHeld = page.pairs.held == recording
        frame.sheet(
            area, radius: 40, paint: isHeld ? Tone.primary.paint : .flat(.paper), depth: frame.depth(of: action))
        let ink = isHeld ? Color.paper : .brown
        let icon = Rect(center: Point(x: area.center.x, y: area.y + 56), width: 76, height: 76)
        frame.draw(
            .icon(
                isHeld && page.sounding != nil ? "interface/icon-loudspeaker.svg" : "interface/icon-play.svg", in: icon,
                tint: ink))
        frame.draw(
            .text(
                name(recording), in: Rect(x: area.x + 16, y: area.y + 98, width: area.width - 32, height: 78),
                TextStyle(.words, size: 30, color: ink, mostLines: 2)))
        frame.hotspot(area, radius: 40, sends: action)
    }
}
