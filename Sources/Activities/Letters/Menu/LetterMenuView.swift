import Engine

/// The letters' tiles, under a button that leads home.
struct LetterMenuView {
    typealias Action = LetterMenuViewModel.Action

    let menu: LetterMenuViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: menu.viewport, scrolls: menu.scroll.canScroll)
        if menu.letters.isEmpty, menu.isWhole { drawNoLetters(in: &frame) }
        let top = menu.scroll.offset
        frame.stripBelowHead(in: menu.viewport, at: top)
        for (place, letter) in menu.letters.enumerated() {
            LetterTileView(
                letter: letter, record: menu.progress.letters[letter.written] ?? LetterRecord(),
                tint: .soft(place, of: menu.letters.count), swell: menu.swell(of: letter)
            )
            .draw(
                in: menu.placed(menu.layout.area(of: place)), opens: .open(letter.written), says: .say(letter.written),
                &frame)
        }
        drawDoors(in: &frame)
        frame.row(menu.letters.map { .open($0.written) })
        frame.stripHead(in: menu.viewport, at: top, pageUp: .pageUp)
        frame.moreBelow(
            in: menu.viewport, height: menu.layout.shade, radius: menu.layout.arrow,
            rest: menu.layout.length - top - menu.viewport.height, pageDown: .pageDown)
        frame.stripKeys(
            "interface/icon-home.svg", takesFocus: top < menu.layout.rowHeight / 2,
            label: .named("home"),
            StripActions(leave: .home, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func drawDoors(in frame: inout Frame<Action>) {
        for (place, door) in menu.doors.enumerated() {
            let area = menu.placed(menu.layout.door(place)), depth = frame.depth(of: .door(place))
            frame.hotspot(area, radius: 44, sends: .door(place), label: door.label)
            let card = area.scaled(by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: .door(place)))
            frame.sheet(card, radius: 44, depth: depth)
            for drawing in door.drawings(in: card) { frame.draw(drawing) }
        }
    }

    private func drawNoLetters(in frame: inout Frame<Action>) {
        frame.draw(
            .icon("letters/door.svg", in: Rect(center: Point(x: 800, y: 440), width: 260, height: 260), tint: .plum))
        frame.draw(
            .text(
                frame.text(.letters(.none)), in: Rect(x: 200, y: 620, width: 1200, height: 90),
                TextStyle(.title, size: 64, color: .plum)))
    }
}

/// One letter of the menu.
struct LetterTileView {
    let letter: Letter
    let record: LetterRecord
    let tint: Color
    /// How far it is enlarged while its letter is said, 0…1.
    var swell = 0.0

    /// Its sound and name.
    private var label: SpokenLabel { letter.spoken.isEmpty ? .named("letter") : .clips(letter.spoken) }

    /// - Parameters:
    ///   - action: sent by a tap.
    ///   - saying: sent by a resting finger.
    func draw<Action>(in area: Rect, opens action: Action, says saying: Action, _ frame: inout Frame<Action>) {
        let scale = area.width / 216
        frame.hotspot(
            area, radius: 36 * scale, sends: action, lingering: letter.spoken.isEmpty ? nil : saying,
            actsAfterwards: true, label: label)
        guard area.inset(by: -60).intersects(frame.picture.bounds) else { return }
        let depth = frame.depth(of: action)
        let tile = area.scaled(by: 1 - 0.04 * depth + 0.02 * frame.emphasis(of: action) + 0.08 * swell)
        draw(in: tile, depth: depth, &frame)
    }

    private func draw<Action>(in tile: Rect, depth: Double, _ frame: inout Frame<Action>) {
        let scale = tile.width / 216
        frame.sheet(tile, radius: 36 * scale, paint: .shaded(top: .paper, bottom: tint), depth: depth)
        frame.letterPair(
            letter, at: Point(x: tile.center.x, y: tile.y + 68 * scale), size: 98 * scale,
            width: tile.width - 36 * scale)
        let stars = Point(x: tile.center.x, y: tile.maxY - 26 * scale)
        frame.stars(record.stars, in: Rect(center: stars, width: 126 * scale, height: 40 * scale))
        guard record.step != nil else { return }
        let ribbon = Rect(x: tile.maxX - 44 * scale, y: tile.y - 18 * scale, width: 32 * scale, height: 51 * scale)
        frame.draw(.icon("interface/badge-bookmark.svg", in: ribbon, tint: .white))
    }
}

extension Frame {
    /// The letter as it is learnt, with its other form beside it.
    ///
    /// - Parameter width: the most that both may take; wide letters are smaller.
    mutating func letterPair(_ letter: Letter, at center: Point, size: Double, width: Double) {
        let widths = LetterWidths.andika
        let (first, second) = (widths.width(of: letter.written, size: 1), widths.width(of: letter.other, size: 1))
        let size = min(size, width / (first + Self.pairGap + second))
        var left = center.x - (first + Self.pairGap + second) * size / 2
        for (text, advance, color) in [(letter.written, first, Color.plum), (letter.other, second, Color.brown)] {
            let middle = Point(x: left + advance * size / 2, y: center.y)
            let area = Rect(center: middle, width: (advance + 0.4) * size, height: LetterWidths.lineHeight * size + 4)
            draw(.text(text, in: area, TextStyle(.words, size: size, color: color)))
            left += (advance + Self.pairGap) * size
        }
    }

    /// The space between both forms, relative to the font size.
    private static var pairGap: Double { 0.1 }
}

extension Color {
    /// A soft colour of a letter, which differs gently from its neighbours'.
    static func soft(_ place: Int, of count: Int) -> Color {
        let hues: [UInt32] = [0xfbd9c4, 0xfbe6b4, 0xdcebc4, 0xcbe4ee, 0xdcd6f0, 0xf6d3de]
        let way = Double(place) / Double(max(1, count)) * Double(hues.count)
        let first = Int(way)
        let (from, onto) = (hues[first % hues.count], hues[(first + 1) % hues.count])
        return Color(from).mixed(with: Color(onto), way - Double(first))
    }
}
