/// How a paragraph looks: its letters, and the paper below them.
public struct ParagraphLook: Hashable, Sendable {
    public enum Side: Hashable, Sendable { case left, right }

    /// The font size, in points.
    public var size: Double
    public var color: Color
    /// The paper below the words; nil for none.
    public var paper: Drawing.Paint?
    /// The side of the list to which the paper keeps.
    public var side: Side
    /// How much of the list's width it takes at most, 0…1.
    public var share: Double
    /// Points between the edges of the paper and the words.
    public var padding: Double
    /// Points kept free below the words on the paper, such as for buttons or a translation; and beside them, on the right.
    public var foot: Double
    public var aside: Double
    /// The least width of the paper.
    public var leastWidth: Double
    /// Points to the paragraph above.
    public var gap: Double

    public init(
        size: Double, color: Color = .ink, paper: Drawing.Paint? = nil, side: Side = .left, share: Double = 1,
        padding: Double = 0, foot: Double = 0, aside: Double = 0, leastWidth: Double = 0, gap: Double = 20
    ) {
        (self.size, self.color, self.paper, self.side) = (size, color, paper, side)
        (self.share, self.padding, self.foot, self.aside) = (share, padding, foot, aside)
        (self.leastWidth, self.gap) = (leastWidth, gap)
    }

    func scaled(by factor: Double) -> ParagraphLook {
        guard factor != 1 else { return self }
        var look = self
        look.size *= factor
        look.padding *= factor
        look.foot *= factor
        look.aside *= factor
        look.leastWidth *= factor
        look.gap *= factor
        return look
    }

    /// Points from line to line.
    var pitch: Double { (size * 1.44).rounded() }
}
