import CSDL2
import Engine

/// Paints pieces over their picture.
extension Renderer {
    /// - Parameters:
    ///   - area: where the picture lies now, in points of the stage.
    ///   - made: the size for which its pieces are decoded.
    func paint(_ pieces: [Piece], _ area: Rect, made: Size) throws(SDLError) {
        guard let entries = entries(of: pieces, made: made), transform.radians == 0 else { return }
        for (piece, entry) in zip(pieces, entries) {
            let foot = piece.foot.map { min(area.height, $0 / Piece.page.height * area.height) } ?? area.height
            try clipped(to: Rect(x: area.x, y: area.y, width: area.width, height: foot)) { () throws(SDLError) in
                try paint(piece, entry.texture, PieceLayout(piece, in: transform.upright(area), made: made, letterbox))
            }
        }
    }

    /// What is painted of each; nil without one of them, as there would be a hole.
    private func entries(of pieces: [Piece], made: Size) -> [PictureCache.Entry]? {
        let found = pieces.map { pictures.entry(PictureRequest($0, made: made, letterbox)) }.compactMap(\.self)
        return found.count == pieces.count ? found : nil
    }

    private func paint(_ piece: Piece, _ texture: Texture, _ layout: PieceLayout) throws(SDLError) {
        if piece.isGround { return try texture.paint(in: SDL_Rect(layout.ground)) }
        let isMade = texture.width == layout.place.area.width && texture.height == layout.place.area.height
        if let still = layout.still, isMade { return try texture.paint(in: SDL_Rect(still)) }
        try texture.paint(isMade ? layout.box : layout.boxOfWhole)
    }

    /// Whether the ground of one of the pieces lies over all of a part of the window.
    func hasGround(of pieces: [Piece], _ area: Rect, made: Size, over part: PixelRect) -> Bool {
        let isCovered = pieces.contains { piece in
            piece.isGround && PieceLayout(piece, in: area, made: made, letterbox).ground.common(part) == part
        }
        let seen = PixelRect(letterbox.pixels(area).intersection(limits))
        return isCovered && seen.common(part) == part && entries(of: pieces, made: made) != nil
    }
}

/// The place of a piece in the window, in pixels.
nonisolated struct PieceLayout: Hashable {
    let place: PiecePlace
    /// Its pixels, if it lies exactly on them: at rest in a picture of the size for which it is made.
    let still: PixelRect?
    /// The pixels that it touches, moved; and its own box, for an image of another size.
    let box, boxOfWhole: TurnedBox
    /// Its box as a ground, on whole pixels.
    let ground: PixelRect

    /// The pixels by which no part of a piece moves at once: a smaller step is not seen, but would be painted.
    private static let step = 0.5

    /// - Parameters:
    ///   - area: where the picture lies, in points of the stage.
    ///   - made: the size for which its pieces are decoded.
    init(_ piece: Piece, in area: Rect, made: Size, _ letterbox: Letterbox) {
        let picture = letterbox.pixels(area)
        let whole = letterbox.pixels(Rect(x: 0, y: 0, width: made.width, height: made.height))
        place = PiecePlace(piece.box, width: whole.width, height: whole.height)
        let isMade = picture.width == whole.width && picture.height == whole.height
        // Points of the picture to pixels.
        let (across, down) = (picture.width / Piece.page.width, picture.height / Piece.page.height)
        let pose = piece.pose.rounded(to: Self.step / across, reach: piece.reach)
        still = isMade && pose.isStill ? place.area.moved(by: picture) : nil
        let (wide, high) = (Piece.page.width / whole.width, Piece.page.height / whole.height)
        let touched = Rect(
            x: Double(place.area.x) * wide, y: Double(place.area.y) * high, width: Double(place.area.width) * wide,
            height: Double(place.area.height) * high)
        let radians = pose.degrees * .pi / 180
        let transform = Transform(scale: pose.scale, radians: radians, about: piece.pivot).moved(by: pose.offset)
        func turned(_ rect: Rect) -> TurnedBox {
            let upright = transform.upright(rect)
            return TurnedBox(
                center: Point(x: picture.x + upright.center.x * across, y: picture.y + upright.center.y * down),
                width: upright.width * across, height: upright.height * down, radians: radians)
        }
        box = turned(touched)
        boxOfWhole = turned(piece.box)
        let (left, top) = (piece.box.x * across, piece.box.y * down)
        let (right, foot) = (piece.box.maxX * across, piece.box.maxY * down)
        ground =
            still
            ?? PixelRect(
                x: Int(left.rounded()), y: Int(top.rounded()), width: Int(right.rounded()) - Int(left.rounded()),
                height: Int(foot.rounded()) - Int(top.rounded())
            ).moved(by: picture)
    }
}

nonisolated extension Pose {
    /// Whether the piece lies where it lies at rest.
    var isStill: Bool { offset == .zero && degrees == 0 && scale == 1 }

    /// The nearest pose of those that lie a step apart.
    ///
    /// - Parameters:
    ///   - step: how far they are apart where the piece moves most, in points of the picture.
    ///   - reach: the distance of what moves most from the pivot, in the same points.
    fileprivate func rounded(to step: Double, reach: Double) -> Pose {
        func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }
        let turn = step / max(reach, step)
        return Pose(
            offset: Point(x: rounded(offset.x, to: step), y: rounded(offset.y, to: step)),
            degrees: rounded(degrees * .pi / 180, to: turn) * 180 / .pi, scale: 1 + rounded(scale - 1, to: turn),
            isRevealed: isRevealed)
    }
}

nonisolated extension Piece {
    /// The distance from its pivot to the farthest corner of its box, in points of the picture.
    fileprivate var reach: Double {
        let across = max(abs(pivot.x - box.x), abs(pivot.x - box.maxX))
        let down = max(abs(pivot.y - box.y), abs(pivot.y - box.maxY))
        return Point(x: across, y: down).length
    }
}

extension PixelRect {
    fileprivate nonisolated func moved(by picture: Rect) -> PixelRect {
        PixelRect(x: x + Int(picture.x), y: y + Int(picture.y), width: width, height: height)
    }
}
