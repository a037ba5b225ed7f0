import Engine
import Senses

@testable import LetterJudge
@testable import Letters

/// A letter's sheet of paper in the window, and a hand that draws on it.
struct Sheet {
    let guide: Guide
    private let layout: LetterSheet
    private let player: Player

    /// The sheet of a Latvian letter as it ships.
    init(of capital: String, in player: Player) throws {
        let alphabets = AlphabetFolder(assets: Places.repository + "/assets/letters", prefix: "letters").all()
        guard let guide = alphabets["lv"]?[capital]?.guide else {
            throw DidNotHappen(description: "\(capital) has a guide; \(alphabets.problems)")
        }
        self.guide = guide
        self.player = player
        layout = LetterSheet(Self.rooms(of: player), width: guide.width)
    }

    /// The bars beside the stage in the player's window.
    private static func rooms(of player: Player) -> Rooms {
        let size = Size(width: Double(player.window.width), height: Double(player.window.height))
        return Rooms(in: Letterbox(window: size).view)
    }

    var next: Engine.Point { layout.next }

    /// The colour in the window at a place of the guide's unit.
    func color(at place: InkPoint) -> RGB {
        let point = layout.box.point(place)
        return player.color(point.x, point.y)
    }

    /// Whether a hint is shown as a picture: a letter on its card.
    var showsHint: Bool {
        let rows = stride(from: layout.hint.y, to: layout.hint.maxY, by: 4)
        return rows.contains { y in
            stride(from: layout.hint.x, to: layout.hint.maxX, by: 4).contains { x in
                player.color(x, y).isClose(to: RGB(0x6b, 0x4a, 0x63), by: 6)
            }
        }
    }

    // MARK: - Drawing

    /// Draws strokes in the guide's unit, one after the other, each motion some milliseconds after the last.
    ///
    /// - Parameter meanwhile: orders to the display in the middle of each stroke.
    func draw(_ strokes: [[InkPoint]], meanwhile: [String] = []) async throws {
        for stroke in strokes {
            for (place, point) in stroke.map(layout.box.point).enumerated() {
                player.move(point.x, point.y)
                if place == 0 { player.press() }
                if place == stroke.count / 2 { meanwhile.forEach(player.display.order) }
                player.display.order("sleep 0.004")
            }
            player.release()
            player.display.order("sleep 0.05")
        }
        try await player.display.handsRest()
    }

    /// The strokes of the letter, in their order, by a hand that is a little unsteady.
    func strokes(without missing: Set<Int> = []) -> [[InkPoint]] {
        guide.strokes.indices.filter { !missing.contains($0) }.map { number in
            guide.strokes[number].line.resampled(0.04).enumerated().map { place, point in
                let way = Float(place % 6 < 3 ? place % 3 : 3 - place % 3) * 0.006
                return InkPoint(x: point.x + way, y: point.y - way / 2)
            }
        }
    }

    /// Lines along the strokes and beside them, as wide as the hollow letter.
    var paintings: [[InkPoint]] {
        guide.strokes.flatMap { stroke in
            [(0, 0), (0.03, 0), (-0.03, 0), (0, 0.03), (0, -0.03)].map { (x: Float, y: Float) in
                stroke.line.resampled(0.06).map { InkPoint(x: $0.x + x, y: $0.y + y) }
            }
        }
    }
}
