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
    /// How far the picture is continued beyond the box, in pixels.
    let margins: Margins
    let mode: Mode
    /// The ink of a white icon.
    let tint: Color

    init(
        _ image: Image, width: Int, height: Int, margins: Margins = .none, mode: Mode, tint: Color = .white
    ) {
        (self.image, self.margins, self.mode, self.tint) = (image, margins, mode, tint)
        (self.width, self.height) = (clamp(width, 1...8192), clamp(height, 1...8192))
    }

    /// The request for a picture that is drawn in an area of the stage, wherever the area lies.
    init(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit, _ box: Letterbox) {
        var size = Size(width: area.width, height: area.height)
        if case .scaled(let made) = fit { size = made }
        let pixels = box.pixels(Rect(x: 0, y: 0, width: size.width, height: size.height))
        // A picture as large as the stage is continued into the bars of the window.
        self.init(
            image, width: Int(pixels.width), height: Int(pixels.height),
            margins: size == Stage.size ? Margins(of: box) : .none, mode: fit == .fill ? .fill : .fit)
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

    var mostBytes: Int { (width + margins.left + margins.right) * (height + margins.top + margins.bottom) * 4 }
}

/// A decoded picture, in memory that no other process can change the size of.
nonisolated struct DecodedPicture: Sendable {
    let request: PictureRequest
    /// The box and its margins, in pixels of the picture, which is never enlarged.
    let width, height: Int
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
