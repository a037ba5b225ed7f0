/// The marks of Latvian letters.
public enum Mark: String, Codable, Hashable, Sendable, CaseIterable {
    case macron, caron, comma
}

/// The side of its letter on which a mark is.
public enum MarkSide: Hashable, Sendable {
    case above, below
}

extension Guide {
    /// The side of the letter's mark: a comma is below, but above the small g, which has a tail.
    var markSide: MarkSide? {
        let mark = strokes.first { $0.kind != .base }
        return mark.flatMap { InkBox(around: $0.line) }.map { $0.centerY < 0.5 ? .above : .below }
    }
}

/// A drawing taken as a letter and ink that hangs free above or below it.
struct MarkedInk: Sendable {
    let base: Ink
    let side: MarkSide
    /// What the free ink looks like, wherever it hangs.
    let mark: Mark
    /// Whether it may also be a caron: a tick with one short arm.
    let isTick: Bool
    /// The distance between letter and mark, in heights of the letter; below 0 where they overlap.
    let gap: Float
    /// The width and the longer side of the free ink, in heights of the letter.
    let width, size: Float

    /// Whether it is a dot that hangs clearly free.
    var isDot: Bool { gap > 0.03 && size < 0.22 }
    /// Whether it is wide enough for a macron: a dot may be flat too.
    var isBar: Bool { mark == .macron && width > 0.2 }

    /// Marks are not taller than this, in heights of the letter.
    private static let tallest: Float = 0.5
    /// Marks may overlap their letter by this, in heights of the letter.
    private static let overlap: Float = 0.06
    /// A gap this wide parts a mark from its letter, in heights of the letter: what is further in belongs to the letter.
    private static let clear: Float = 0.035
    /// Most strokes of a mark: a caron may be drawn with two, and a pen may lift.
    private static let mostStrokes = 3

    /// The likeliest split on a side: the outermost clear gap, or else the widest.
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
            if gap > Self.clear { break }
        }
        guard let best else { return nil }
        let free = Set(outwards[..<best.count])
        base = Ink(ink.strokes.indices.filter { !free.contains($0) }.map { ink.strokes[$0] })
        self.side = side
        gap = best.gap
        let strokes = free.sorted().map { ink.strokes[$0] }
        let height = max(base.bounds?.height ?? 0, 1e-6)
        let shape = MarkShape(strokes, letterHeight: height)
        (mark, isTick) = (shape.name, shape.isTick)
        let box = InkBox(around: strokes.joined())
        (width, size) = ((box?.width ?? 0) / height, (box?.longerSide ?? 0) / height)
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
    /// The mark: flat is a macron, hanging between two arms a caron, anything else a comma.
    let name: Mark
    /// Whether the ink goes down a little, steeply, and up again a long way, or the other way round.
    let isTick: Bool

    init(_ strokes: [[InkPoint]], letterHeight: Float) {
        guard let box = InkBox(around: strokes.joined()), box.longerSide > 0 else {
            (name, isTick) = (.comma, false)
            return
        }
        let line = strokes.flatMap { $0.resampled(box.longerSide / 30) }
        let arms = Self.arms(of: line)
        let arm = min(arms.before.y, arms.after.y)
        let ordered = [arms.before, arms.after].sorted { $0.y < $1.y }
        isTick = Self.isTick(ordered[0], ordered[1], letterHeight: letterHeight)
        let isHanging = arm > 0.25 * box.width && arm > 0.3 * box.height && arm > 0.04 * letterHeight
        if isHanging && box.height < 2 * box.width {
            name = .caron
        } else {
            name = box.height < 0.75 * box.width && Self.isFlat(line) ? .macron : .comma
        }
    }

    /// How far the ink rises from its lowest point to its highest before and after it, and how far aside those are.
    ///
    /// A hook at the beginning of a macron has no arm before it.
    private static func arms(of line: [InkPoint]) -> (before: InkPoint, after: InkPoint) {
        guard let lowest = line.indices.max(by: { line[$0].y < line[$1].y }) else {
            return (InkPoint(x: 0, y: 0), InkPoint(x: 0, y: 0))
        }
        func arm(_ part: ArraySlice<InkPoint>) -> InkPoint {
            let end = part.min { $0.y < $1.y } ?? line[lowest]
            return InkPoint(x: abs(end.x - line[lowest].x), y: line[lowest].y - end.y)
        }
        return (arm(line[...lowest]), arm(line[lowest...]))
    }

    private static func isTick(_ short: InkPoint, _ long: InkPoint, letterHeight: Float) -> Bool {
        let isArm = short.y > 0.02 * letterHeight && short.y > 0.1 * long.y
        return isArm && short.y > 0.3 * short.x && long.y > 0.12 * long.x
    }

    /// Whether the ink lies within 32° of level, by its principal axis.
    private static func isFlat(_ line: [InkPoint]) -> Bool {
        let count = Float(line.count)
        let (x, y) = (line.reduce(0) { $0 + $1.x } / count, line.reduce(0) { $0 + $1.y } / count)
        var (across, both, down): (Float, Float, Float) = (0, 0, 0)
        for point in line {
            across += (point.x - x) * (point.x - x)
            both += (point.x - x) * (point.y - y)
            down += (point.y - y) * (point.y - y)
        }
        return abs(both) < across - down
    }
}
