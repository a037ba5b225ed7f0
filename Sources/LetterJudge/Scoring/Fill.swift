/// Level 1: a finger paints the hollow letter.
///
/// Paint outside is allowed and counted.
public struct Fill: Hashable, Sendable {
    private let mask: LetterMask
    private let age: AgeGroup
    private var painted: [Bool]
    private var insidePainted = 0
    /// The painted pixels of each stroke, by the mask's parts.
    private var partsPainted: [Int]
    private var outsidePainted = 0
    private var allPainted = 0
    private var finger: InkPoint?

    public init(_ mask: LetterMask, _ age: AgeGroup) {
        (self.mask, self.age) = (mask, age)
        painted = [Bool](repeating: false, count: mask.places.count)
        partsPainted = mask.partSizes.map { _ in 0 }
    }

    /// The radius of the brush, in letter heights.
    public var radius: Float { Float(age.brush) * LetterMask.stem }

    /// The share of the letter that is painted, from 0 to 1.
    public var coverage: Double { mask.inside > 0 ? Double(insidePainted) / Double(mask.inside) : 0 }

    /// The share of all paint that is outside, from 0 to 1.
    public var outsideShare: Double { allPainted > 0 ? Double(outsidePainted) / Double(allPainted) : 0 }

    /// Whether enough is painted, of each stroke too: the comma of Ķ is a fourteenth of it, and may not be left out.
    public var isFinished: Bool {
        mask.inside > 0 && coverage >= age.coverage
            && zip(partsPainted, mask.partSizes).allSatisfy { Double($0) >= Self.leastOfPart * Double($1) }
    }

    /// The share of each stroke that must be painted: less than one pass along its middle.
    private static let leastOfPart = 0.5

    /// One to three once finished, else 0.
    public var stars: Int {
        if !isFinished { return 0 }
        return outsideShare <= age.outsidePaint.third ? 3 : outsideShare <= age.outsidePaint.second ? 2 : 1
    }

    /// The finger is down at a place, or has moved there; in the guide's unit.
    public mutating func touch(_ place: InkPoint) {
        guard place.x.isFinite, place.y.isFinite, abs(place.x) < 10, abs(place.y) < 10 else { return }
        let start = finger ?? place
        finger = place
        // Short pieces, since the raster looks at all pixels of the box around each.
        let pieces = max(1, Int((start.distance(to: place) / 0.15).rounded(.up)))
        for piece in 0..<pieces {
            let from = start.toward(place, Float(piece) / Float(pieces))
            paint(from, start.toward(place, Float(piece + 1) / Float(pieces)))
        }
    }

    private mutating func paint(_ start: InkPoint, _ end: InkPoint) {
        Raster(mask.width, mask.height).visit(from: start, to: end, radius: radius) { index in
            if painted[index] { return }
            painted[index] = true
            allPainted += 1
            if mask.places[index] == .inside {
                insidePainted += 1
                partsPainted[Int(mask.parts[index])] += 1
            }
            if mask.places[index] == .outside { outsidePainted += 1 }
        }
    }

    /// The finger has left the glass.
    public mutating func lift() { finger = nil }
}
