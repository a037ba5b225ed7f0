/// A piece of a picture, painted exactly where it lies or moves: not on whole pixels, as other drawings are.
public struct Piece: Hashable, Sendable {
    public let image: Image
    /// Its box at rest, in points of the picture.
    public let box: Rect
    /// Whether it is the still ground behind pieces, without transparency.
    public let isGround: Bool
    public let pose: Pose
    /// The point about which it turns and grows, in points of the picture.
    public let pivot: Point
    /// The y below which it is hidden; nil for none.
    public let foot: Double?

    /// The points of a picture of 4:3; another one lies in the middle of such a page.
    public static let page = Stage.size

    /// A piece that may move.
    public init(_ image: Image, box: Rect, pivot: Point, pose: Pose, foot: Double? = nil) {
        (self.image, self.box, self.pivot, self.pose, self.foot) = (image, box, pivot, pose, foot)
        isGround = false
    }

    /// The still ground behind a piece.
    public init(ground image: Image, box: Rect) {
        (self.image, self.box, isGround) = (image, box, true)
        (pose, pivot, foot) = (.rest, box.center, nil)
    }
}
