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
    /// The ink of a white icon.
    let tint: Color

    init(_ image: Image, width: Int, height: Int, mode: Mode, tint: Color = .white) {
        (self.image, self.mode, self.tint) = (image, mode, tint)
        (self.width, self.height) = (clamp(width, 1...8192), clamp(height, 1...8192))
    }

    /// The request for a picture that is drawn in an area of the stage, wherever the area lies.
    init(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit, _ box: Letterbox) {
        var size = Size(width: area.width, height: area.height)
        if case .scaled(let made) = fit { size = made }
        let pixels = box.pixels(Rect(x: 0, y: 0, width: size.width, height: size.height))
        self.init(
            image, width: Int(pixels.width), height: Int(pixels.height), mode: fit == .fill ? .fill : .fit)
    }

    /// The request for a symbol that is drawn in an area of the stage.
    init(icon: Image, _ area: Rect, _ tint: Color, _ box: Letterbox) {
        self.init(
            icon, width: Int((area.width * box.scale).rounded()), height: Int((area.height * box.scale).rounded()),
            mode: .icon, tint: tint.opaque)
    }

    /// Whether the two differ in nothing but their size.
    func isSamePicture(as other: PictureRequest) -> Bool {
        image == other.image && mode == other.mode && tint == other.tint
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

    /// Colours a white icon with the ink that was asked for, in place.
    func dye() {
        let ink = request.tint
        let bytes = pixels.bytes.bindMemory(to: UInt8.self)
        for pixel in stride(from: 0, to: width * height * 4, by: 4) {
            bytes[pixel] = UInt8(Int(bytes[pixel]) * Int(ink.blue) / 255)
            bytes[pixel + 1] = UInt8(Int(bytes[pixel + 1]) * Int(ink.green) / 255)
            bytes[pixel + 2] = UInt8(Int(bytes[pixel + 2]) * Int(ink.red) / 255)
        }
    }
}
