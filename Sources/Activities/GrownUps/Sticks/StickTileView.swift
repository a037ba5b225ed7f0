import Engine

/// A slide of a tale on a stick: its thumbnail, and marks for what it has or lacks.
struct StickTileView {
    /// A tile's symbol, distinguished by shape as well as by colour.
    enum Mark: Hashable, Sendable { case words, silent, missing }

    let tile: SlideTile
    let number: Int
    /// How much larger than on the stage its number and marks are.
    var scale = 1.0

    func draw<Action>(in area: Rect, _ frame: inout Frame<Action>) {
        let radius = area.height * 0.16
        if tile.look == .missing {
            frame.draw(.shape(.filled, in: area, radius: radius, .flat(Color(0xcfc6be))))
            Self.drawIcon(
                .missing, in: Rect(center: area.center, width: area.height * 0.6, height: area.height * 0.6), &frame)
        } else if let thumbnail = tile.thumbnail {
            frame.photograph(thumbnail, in: area, radius: radius)
        } else {
            frame.draw(
                .shape(.filled, in: area, radius: radius, .flat(tile.isRead ? .blush : Color.blush.faded(to: 0.5))))
        }
        drawNumber(in: area, &frame)
        drawMarks(in: area, &frame)
    }

    private func drawNumber<Action>(in area: Rect, _ frame: inout Frame<Action>) {
        let height = 38 * scale
        let chip = Rect(x: area.x + 6, y: area.y + 6, width: height + (number > 99 ? 24 : 6) * scale, height: height)
        frame.draw(.shape(.filled, in: chip, radius: height / 2, .flat(.paper)))
        frame.draw(.text("\(number)", in: chip.inset(by: 2), TextStyle(.title, size: 27 * scale, color: .brown)))
    }

    /// Draws the marks from the right lower corner to the left.
    private func drawMarks<Action>(in area: Rect, _ frame: inout Frame<Action>) {
        let side = 44 * scale
        var place = Rect(x: area.maxX - side - 6, y: area.maxY - side - 6, width: side, height: side)
        guard tile.look != .missing else { return }
        if tile.look == .silent {
            Self.draw(.silent, in: place, &frame)
            place.x -= side + 4
        }
        if tile.hasWords { Self.draw(.words, in: place, &frame) }
    }

    static func draw<Action>(_ mark: Mark, in area: Rect, _ frame: inout Frame<Action>) {
        let color: Color =
            switch mark {
            case .words: .plum
            case .silent: Color(0xf6cf9c)
            case .missing: Color(0xcfc6be)
            }
        frame.draw(
            .shape(.filled, in: area, radius: mark == .missing ? area.height * 0.2 : area.height / 2, .flat(color)))
        drawIcon(mark, in: area.scaled(by: 0.72), &frame)
    }

    private static func drawIcon<Action>(_ mark: Mark, in area: Rect, _ frame: inout Frame<Action>) {
        switch mark {
        case .words: frame.draw(.icon("interface/icon-words.svg", in: area, tint: .paper))
        case .silent: frame.draw(.icon("interface/icon-note-crossed.svg", in: area, tint: .brown))
        case .missing: frame.draw(.icon("interface/icon-picture-missing.svg", in: area, tint: .brown))
        }
    }
}
