/// A picture that is put together from several files, as they lie over each other.
public struct Collage: Codable, Hashable, Sendable {
    /// A rectangle, in points from the top left.
    public struct Frame: Codable, Hashable, Sendable {
        public var x, y, width, height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// A picture file and where it lies.
    public struct Layer: Codable, Hashable, Sendable {
        /// An index into the ZIP listing.
        public var file: Int
        /// What is to be seen of it.
        public var frame: Frame
        /// The whole picture, from the top left of its frame; nil if it fills the frame as well as its shape allows.
        public var whole: Frame?

        public init(file: Int, frame: Frame, whole: Frame? = nil) {
            (self.file, self.frame, self.whole) = (file, frame, whole)
        }
    }

    /// What is to be seen of all.
    public var frame: Frame
    /// The layers from the bottom to the top.
    public var layers: [Layer]

    public init(frame: Frame, layers: [Layer]) { (self.frame, self.layers) = (frame, layers) }
}

extension Collage {
    /// Points of a side.
    package static let mostSide = 10_000.0
    package static let mostLayers = 64

    var isPossible: Bool {
        layers.count <= Self.mostLayers
            && layers.allSatisfy { (0...ConversionAnswer.Most.entries).contains($0.file) }
            && ([frame] + layers.flatMap { [$0.frame] + [$0.whole].compactMap(\.self) }).allSatisfy(\.isPossible)
    }
}

extension Collage.Frame {
    var isPossible: Bool {
        [x, y, width, height].allSatisfy { abs($0) <= Collage.mostSide } && width > 0 && height > 0
    }
}
