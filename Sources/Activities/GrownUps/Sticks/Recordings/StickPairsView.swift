import Engine
import TalePacks

/// Pictures with their recordings, and below them a shelf of unassigned recordings.
struct StickPairsView: StickRecordingsView {
    let page: StickPairsViewModel

    // MARK: - Head

    func drawHeadButton(in frame: inout Frame<Action>) {
        frame.pill(
            frame.text(addWords), icon: "interface/icon-check.svg", in: layout.add, size: 46 * layout.scale,
            tone: page.pairs.loose.isEmpty ? .primary : .plain, sends: .add)
    }

    var instruction: StickWording {
        if page.pairs.held != nil { return .touchPicture }
        return page.pairs.loose.isEmpty ? .allPaired : .touchRecording
    }

    private var addWords: Wording {
        let count = page.pairs.loose.count
        return count > 0 ? .stick(.addWithout(recordings: count)) : .add
    }

    // MARK: - Pictures

    func isTouchable(_ number: Int) -> Bool { page.tale.tiles[number].picture != .missing }

    func drawNote(on number: Int, _ place: Rect, below picture: Rect, in frame: inout Frame<Action>) {
        let name = Rect(
            x: place.x + 14, y: picture.maxY + 4, width: place.width - 28,
            height: layout.nameHeight - 12)
        if let recording = page.pairs.ofPictures[number] {
            drawName(of: recording, in: name, color: .brown, &frame)
        }
        if page.pairs.held != nil, isTouchable(number) {
            frame.draw(.shape(.ring(width: 6), in: place, radius: 28, .flat(.orange)))
        }
    }

    /// The tile as it will be: with or without its recording.
    func tile(_ number: Int) -> SlideTile {
        var tile = page.tale.tiles[number]
        if tile.look != .missing { tile.sound = page.pairs.ofPictures[number] == nil ? .missing : .good }
        return tile
    }

    private func drawName(of recording: Int, in area: Rect, color: Color, _ frame: inout Frame<Action>) {
        let side = 40 * layout.scale
        let icon = Rect(x: area.x, y: area.center.y - side / 2, width: side, height: side)
        frame.draw(.icon("interface/icon-loudspeaker.svg", in: icon, tint: color))
        frame.draw(
            .text(
                name(recording),
                in: Rect(x: icon.maxX + 8, y: area.y, width: area.maxX - icon.maxX - 8, height: area.height),
                TextStyle(.words, size: 27 * layout.scale, color: color, alignment: .leading, mostLines: 2)))
    }

    private func name(_ recording: Int) -> String { page.tale.recordings[recording].fileStem.withoutControls }

    // MARK: - Recordings

    func drawShelf(in frame: inout Frame<Action>) {
        let loose = page.pairs.loose
        frame.draw(
            .text(
                frame.text(.stick(loose.isEmpty ? .allHavePictures : .recordingsLeft(loose.count))),
                in: layout.heading,
                TextStyle(.title, size: 38 * layout.scale, color: .plum, alignment: .leading)))
        for (place, recording) in page.shelf.enumerated() {
            drawRecording(recording, in: layout.place(onShelf: place), &frame)
        }
        if page.hasMoreBefore {
            frame.roundButton(
                "interface/icon-previous.svg", at: layout.before, radius: layout.arrow, sends: .before)
        }
        if page.hasMoreAfter {
            frame.roundButton("interface/icon-next.svg", at: layout.after, radius: layout.arrow, sends: .after)
        }
    }

    private func drawRecording(_ recording: Int, in area: Rect, _ frame: inout Frame<Action>) {
        let action = Action.recording(recording)
        let isHeld = page.pairs.held == recording
        frame.sheet(
            area, radius: 40, paint: isHeld ? Tone.primary.paint : .flat(.paper), depth: frame.depth(of: action))
        let ink = isHeld ? Tone.primary.ink : .brown
        let scale = layout.scale
        let icon = Rect(
            center: Point(x: area.center.x, y: area.y + 56 * scale), width: 76 * scale, height: 76 * scale)
        frame.draw(
            .icon(
                isHeld && page.recordings.sounding != nil
                    ? "interface/icon-loudspeaker.svg" : "interface/icon-play.svg", in: icon,
                tint: ink))
        frame.draw(
            .text(
                name(recording),
                in: Rect(x: area.x + 16, y: area.y + 98 * scale, width: area.width - 32, height: 78 * scale),
                TextStyle(.words, size: 30 * scale, color: ink, mostLines: 2)))
        frame.hotspot(area, radius: 40, sends: action)
    }
}
