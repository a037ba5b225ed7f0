import Engine

/// A picture at the size at which it will be shown.
nonisolated struct PictureRequest: Hashable, Sendable {
    enum Mode: UInt32, Hashable, Sendable {
        /// Whole, inside the box, never larger than it is.
        case fit
        /// Filling the box, cropped about its middle.
        case fill
        /// A drawing with transparent ground, as large as the box.
        case icon
    }

    let image: Image
    /// The box, in pixels.
    let width, height: Int
    let mode: Mode

    init(_ image: Image, width: Int, height: Int, mode: Mode) {
        (self.image, self.mode) = (image, mode)
        (self.width, self.height) = (clamp(width, 1...8192), clamp(height, 1...8192))
    }

    var mostBytes: Int { width * height * 4 }
}

/// The colours at the edges of a picture, from which its ground is made.
nonisolated struct PictureEdges: Hashable, Sendable {
    var leftTop, leftBottom, rightTop, rightBottom, top, bottom: Color

    init(all color: Color) {
        (leftTop, leftBottom, rightTop, rightBottom, top, bottom) = (color, color, color, color, color, color)
    }
}

/// A decoded picture, in memory that no other process can change the size of.
nonisolated struct DecodedPicture: Sendable {
    let request: PictureRequest
    let width, height: Int
    let edges: PictureEdges
    let pixels: SharedPixels
}
