import Engine
import Glibc

/// A sheet of ink as pixels: a stroke that goes on costs what is added to it, however long it is.
final class InkSheet {
    /// The look and extent of a sheet, in pixels from where the stage's corner comes to lie.
    nonisolated struct Kind: Hashable {
        /// The transform from stage points.
        let transform: Transform
        let bounds: PixelRect

        /// - Parameter transform: from stage points to pixels; where it moves them does not matter.
        init(_ transform: Transform, _ area: Rect) {
            self.transform = Transform(scale: transform.scale, radians: transform.radians, about: .zero)
            let reach = self.transform.bounds(of: area)
            let most = Rect(x: -Self.most, y: -Self.most, width: 2 * Self.most, height: 2 * Self.most)
            let (left, top) = (max(most.x, reach.x.rounded(.down)), max(most.y, reach.y.rounded(.down)))
            bounds = PixelRect(
                x: Int(left), y: Int(top), width: Int(max(0, min(most.maxX, reach.maxX.rounded(.up)) - left)),
                height: Int(max(0, min(most.maxY, reach.maxY.rounded(.up)) - top)))
        }

        /// No display has more pixels in a row.
        private static let most = 16384.0
    }

    let kind: Kind
    /// Whether the frame that is being painted shows it.
    var isShown = false
    private var painted: [Stroke] = []
    private var pen = InkPen()
    private var tiles: [InkTile?]
    private let columns: Int
    /// The area in which the end of the wet stroke has been painted.
    private var tipArea: PixelRect?

    init(_ kind: Kind) {
        self.kind = kind
        let side = InkTile.side
        columns = (kind.bounds.width + side - 1) / side
        tiles = Array(repeating: nil, count: columns * ((kind.bounds.height + side - 1) / side))
    }

    var bytes: Int { tiles.reduce(0) { $0 + ($1?.bytes ?? 0) } }

    /// Whether these strokes only add to what is painted.
    ///
    /// Strokes and points that are the same memory are not compared one by one; those of the last stroke are compared
    /// as bytes, a thousand in less than a microsecond.
    func isContinued(by strokes: [Stroke]) -> Bool {
        guard let last = painted.last, strokes.count >= painted.count else { return false }
        let place = painted.count - 1
        return painted[..<place] == strokes[..<place] && strokes[place].continues(last)
    }

    /// Paints what has been added.
    func update(to strokes: [Stroke]) {
        for place in max(0, painted.count - 1)..<max(1, strokes.count) where place < strokes.count {
            if place >= painted.count { beginStroke() }
            extend(strokes[place])
        }
        painted = strokes
    }

    private func beginStroke() {
        for tile in tiles { tile?.dry() }
        (pen, tipArea) = (InkPen(), nil)
    }

    private func extend(_ stroke: Stroke) {
        guard stroke.points.count > pen.taken else { return }
        let ink = InkTile.Ink(stroke.color, radius: max(1, stroke.width * kind.transform.scale) / 2)
        var changed = tipArea
        for point in stroke.points[pen.taken...] {
            pen.take(pixel(point)) { piece in
                guard let area = area(of: piece, ink) else { return }
                changed = changed?.union(area) ?? area
                eachTile(in: area, isMade: true) { $0.cover(piece.moved(to: $1), within: $2, ink) }
            }
        }
        let tip = pen.tip
        tipArea = tip.flatMap { area(of: $0, ink) }
        if let tipArea {
            changed = changed?.union(tipArea) ?? tipArea
            eachTile(in: tipArea, isMade: true) { tile, _, _ in tile.soak() }
        }
        guard let changed else { return }
        eachTile(in: changed, isMade: false) { $0.lay($2, tip: tip?.moved(to: $1), ink) }
    }

    /// A point in pixels; one far away is brought near enough to reckon with.
    private func pixel(_ point: Point) -> Point {
        let (pixel, bounds) = (kind.transform.point(point), kind.bounds)
        guard pixel.x.isFinite, pixel.y.isFinite else { return pixel }
        return Point(
            x: clamp(pixel.x, Double(bounds.x - 4096)...Double(bounds.maxX + 4096)),
            y: clamp(pixel.y, Double(bounds.y - 4096)...Double(bounds.maxY + 4096)))
    }

    /// The pixels that a piece can reach; nil if there are none on the sheet.
    private func area(of piece: InkPen.Piece, _ ink: InkTile.Ink) -> PixelRect? {
        let reach = Double(ink.radius) + 1
        let (left, top) = (min(piece.from.x, piece.to.x) - reach, min(piece.from.y, piece.to.y) - reach)
        let (right, bottom) = (max(piece.from.x, piece.to.x) + reach, max(piece.from.y, piece.to.y) + reach)
        let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        return PixelRect(x: x, y: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y)
            .common(kind.bounds)
    }

    /// Visits the tiles that an area touches, each with its corner and the part of it, from that corner.
    private func eachTile(
        in area: PixelRect, isMade: Bool, _ visit: (_ tile: InkTile, _ corner: Point, _ part: PixelRect) -> Void
    ) {
        let (side, bounds) = (InkTile.side, kind.bounds)
        for row in ((area.y - bounds.y) / side)...((area.maxY - 1 - bounds.y) / side) {
            for column in ((area.x - bounds.x) / side)...((area.maxX - 1 - bounds.x) / side) {
                let place = row * columns + column
                if tiles[place] == nil, isMade { tiles[place] = InkTile() }
                let whole = PixelRect(x: bounds.x + column * side, y: bounds.y + row * side, width: side, height: side)
                guard let tile = tiles[place], let part = area.common(whole) else { continue }
                visit(
                    tile, Point(x: Double(whole.x), y: Double(whole.y)),
                    PixelRect(x: part.x - whole.x, y: part.y - whole.y, width: part.width, height: part.height))
            }
        }
    }

    /// Paints the sheet, the stage's corner at a place in pixels.
    func paint(on canvas: Canvas, at origin: (x: Int, y: Int)) throws(SDLError) {
        for (place, tile) in tiles.enumerated() {
            let (column, row) = (place % columns, place / columns)
            try tile?.paint(
                on: canvas, left: origin.x + kind.bounds.x + column * InkTile.side,
                top: origin.y + kind.bounds.y + row * InkTile.side)
        }
    }
}

extension Stroke {
    /// Whether it is another one, drawn further.
    fileprivate nonisolated func continues(_ other: Stroke) -> Bool {
        guard width == other.width, color == other.color, points.count >= other.points.count else { return false }
        return points.withUnsafeBytes { points in
            other.points.withUnsafeBytes { others in
                guard let one = points.baseAddress, let two = others.baseAddress else { return others.isEmpty }
                return memcmp(one, two, others.count) == 0
            }
        }
    }
}
