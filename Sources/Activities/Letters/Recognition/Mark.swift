/// The marks of Latvian capitals.
public enum Mark: String, Codable, Hashable, Sendable, CaseIterable {
    case macron, caron, comma

    /// Where it belongs.
    var side: MarkSide { self == .comma ? .below : .above }
}

/// Which side of its letter a mark is on.
public enum MarkSide: Hashable, Sendable {
    case above, below
}

/// A drawing taken as a letter and ink that hangs free above or below it.
struct MarkedInk: Sendable {
    let base: Ink
    let side: MarkSide
    /// What the free ink looks like, wherever it hangs.
    let mark: Mark
    /// The distance between letter and mark, in heights of the letter; below 0 where they overlap.
    let gap: Float
    /// The width of the free ink, in heights of the letter.
    let width: Float

    /// Marks are not taller than this, in heights of the letter.
    private static let tallest: Float = 0.5
    /// Marks may overlap their letter by this, in heights of the letter.
    private static let overlap: Float = 0.06
    /// Most strokes of a mark: a caron may be drawn with two, and a pen may lift.
    private static let mostStrokes = 3

    /// The likeliest split on a side: the one with the widest gap.
    init?(_ ink: Ink, _ side: MarkSide) {
        let boxes = ink.strokes.compactMap { InkBox(around: $0) }
        let outwards = boxes.indices.sorted { one, two in
            side == .above ? boxes[one].maxY < boxes[two].maxY : boxes[one].minY > boxes[two].minY
        }
        var best: (count: Int, gap: Float)?
        for count in 1..<max(1, min(Self.mostStrokes + 1, boxes.count)) {
            let free = InkBox(around: outwards[..<count].map { boxes[$0] })
            let rest = InkBox(around: outwards[count...].map { boxes[$0] })
            guard let gap = Self.gap(free, rest, side), gap > best?.gap ?? -Self.overlap else { continue }
            best = (count, gap)
        }
        guard let best else { return nil }
        let free = Set(outwards[..<best.count])
        base = Ink(ink.strokes.indices.filter { !free.contains($0) }.map { ink.strokes[$0] })
        self.side = side
        gap = best.gap
        let strokes = free.sorted().map { ink.strokes[$0] }
        let height = max(base.bounds?.height ?? 0, 1e-6)
        mark = MarkShape(strokes, letterHeight: height).name
        width = (InkBox(around: strokes.joined())?.width ?? 0) / height
    }

    /// The gap between free ink and the rest, in heights of the rest; nil where the free ink is no mark by its size.
    private static func gap(_ free: InkBox, _ rest: InkBox, _ side: MarkSide) -> Float? {
        // A lying letter, drawn without much height, is measured by its width.
        let height = max(rest.height, rest.width / 3, 1e-6)
        guard free.height <= tallest * height, free.width <= 1.4 * max(rest.width, height) else { return nil }
        return (side == .above ? rest.minY - free.maxY : free.minY - rest.maxY) / height
    }
}

extension InkBox {
    /// The smallest box around boxes, at least one.
    fileprivate init(around boxes: [InkBox]) {
        self = boxes[0]
        for box in boxes.dropFirst() {
            minX = min(minX, box.minX)
            minY = min(minY, box.minY)
            maxX = max(maxX, box.maxX)
            maxY = max(maxY, box.maxY)
        }
    }
}

/// The shape of a mark.
struct MarkShape {
    /// Height to width.
    private let slope: Float
    /// How far the ink between the ends hangs below the lower end, in heights of the mark and of the letter.
    private let sag, sagInLetters: Float

    init(_ strokes: [[InkPoint]], letterHeight: Float) {
        let points = strokes.joined()
        guard let box = InkBox(around: points), let first = points.first else {
            (slope, sag, sagInLetters) = (0, 0, 0)
            return
        }
        // The ends: the outermost points to the left and right, wherever the strokes begin.
        let left = points.reduce(first) { $1.x < $0.x || ($1.x == $0.x && $1.y < $0.y) ? $1 : $0 }
        let right = points.reduce(first) { $1.x > $0.x || ($1.x == $0.x && $1.y < $0.y) ? $1 : $0 }
        let hang = box.maxY - max(left.y, right.y)
        slope = box.height / max(box.width, 1e-6)
        sag = hang / max(box.height, 1e-6)
        sagInLetters = hang / max(letterHeight, 1e-6)
    }

    /// Flat is a macron, hanging in the middle a caron, anything else a comma.
    var name: Mark {
        if slope < 0.45 { return .macron }
        if sag > 0.4 && sagInLetters > 0.05 && slope < 2 { return .caron }
        return slope < 0.6 ? .macron : .comma
    }
}
