/// How large the stage is for a hand.
public struct Glass: Document {
    public static let name = "glass"

    public let millimetresPerPoint: Double

    public init(millimetresPerPoint: Double) { self.millimetresPerPoint = millimetresPerPoint }

    /// A whole display of 10 inches, as high and wide as the stage.
    public static let unknown = Glass(millimetresPerPoint: 0.127)
}
