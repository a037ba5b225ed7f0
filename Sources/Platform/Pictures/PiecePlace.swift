import Engine

/// The place of a piece's box in a picture, in pixels: those that it touches, and how it lies on them.
///
/// A piece is decoded on the grid of the picture's own pixels, so that it equals the picture where it lies at rest.
nonisolated struct PiecePlace: Hashable {
    /// The pixels that the box touches, from the picture's corner.
    let area: PixelRect
    let lie: Lie

    /// How a box lies on the pixels that it touches, in 256ths of a pixel from their corner.
    struct Lie: Hashable, Sendable {
        var left = 0, top = 0, width = 0, height = 0

        static let none = Lie()
        static let grain = 256.0
    }

    /// - Parameters:
    ///   - box: in points of the picture.
    ///   - width, height: of the whole picture, in pixels.
    init(_ box: Rect, width: Double, height: Double) {
        func place(_ points: Double, _ whole: Double, _ pixels: Double) -> Int {
            Int((points / whole * pixels * Lie.grain).rounded())
        }
        let (across, down) = (Piece.page.width, Piece.page.height), grain = Int(Lie.grain)
        let left = place(box.x, across, width), right = max(left + 1, place(box.maxX, across, width))
        let top = place(box.y, down, height), foot = max(top + 1, place(box.maxY, down, height))
        let (column, row) = (Self.floor(left, grain), Self.floor(top, grain))
        area = PixelRect(
            x: column, y: row, width: -Self.floor(-right, grain) - column, height: -Self.floor(-foot, grain) - row)
        lie = Lie(left: left - column * grain, top: top - row * grain, width: right - left, height: foot - top)
    }

    private static func floor(_ number: Int, _ grain: Int) -> Int {
        number >= 0 ? number / grain : -((-number + grain - 1) / grain)
    }
}

nonisolated extension PiecePlace {
    /// - Parameter made: the size of the picture, in points of the stage.
    init(_ piece: Piece, made: Size, _ box: Letterbox) {
        let picture = box.pixels(Rect(x: 0, y: 0, width: made.width, height: made.height))
        self.init(piece.box, width: picture.width, height: picture.height)
    }
}
