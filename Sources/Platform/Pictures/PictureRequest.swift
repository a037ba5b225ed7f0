import Engine

/// A picture at its display size.
nonisolated struct PictureRequest: Hashable, Sendable {
    enum Mode: UInt32, Hashable, Sendable {
        /// The whole picture, inside the box, never enlarged.
        case fit
        /// Filling the box, cropped around its centre.
        case fill
        /// A drawing with a transparent background, at the size of the box.
        case icon
        /// A piece of a picture with its transparency, and the ground behind one, each on the picture's own pixels.
        case piece, ground

        /// Whether its pixels have alpha.
        var isTransparent: Bool { self == .icon || self == .piece }
        var isOfPieces: Bool { self == .piece || self == .ground }
    }

    let image: Image
    /// The box, in pixels.
    let width, height: Int
    /// How far the picture extends beyond the box, in pixels.
    let margins: Margins
    let mode: Mode
    /// The ink of a white icon.
    let tint: Color
    /// How a piece lies on its pixels.
    let lie: PiecePlace.Lie
    /// Whether it is as large as the stage, as a tale's pages are and the covers of a shelf are not.
    let isPage: Bool

    init(
        _ image: Image, width: Int, height: Int, margins: Margins = .none, mode: Mode, tint: Color = .white,
        isPage: Bool = false, lie: PiecePlace.Lie = .none
    ) {
        self.image = image
        self.lie = lie
        self.isPage = isPage
        self.margins = margins
        self.mode = mode
        self.tint = tint
        self.width = clamp(width, 1...8192)
        self.height = clamp(height, 1...8192)
    }

    /// The request for a picture in an area of the stage, independent of the area's position.
    init(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit, _ box: Letterbox) {
        var size = Size(width: area.width, height: area.height)
        if case .scaled(let made) = fit { size = made }
        let pixels = box.pixels(Rect(x: 0, y: 0, width: size.width, height: size.height))
        // A picture as large as the stage extends into the window's bars.
        self.init(
            image, width: Int(pixels.width), height: Int(pixels.height),
            margins: size == Stage.size ? Margins(of: box) : .none, mode: fit == .fill ? .fill : .fit,
            isPage: size == Stage.size)
    }

    /// The request for a symbol in an area of the stage.
    init(icon: Image, _ area: Rect, _ tint: Color, _ box: Letterbox) {
        self.init(
            icon, width: Int((area.width * box.scale).rounded()), height: Int((area.height * box.scale).rounded()),
            mode: .icon, tint: tint.opaque)
    }

    /// The request for a piece of a picture that is made so large, in points of the stage.
    init(_ piece: Piece, made: Size, _ box: Letterbox) {
        let place = PiecePlace(piece, made: made, box)
        self.init(
            piece.image, width: place.area.width, height: place.area.height, mode: piece.isGround ? .ground : .piece,
            lie: place.lie)
    }

    /// Whether the two differ only in size.
    func isSamePicture(as other: PictureRequest) -> Bool {
        image == other.image && mode == other.mode && tint == other.tint
    }

    var mostBytes: Int { (width + margins.left + margins.right) * (height + margins.top + margins.bottom) * 4 }
}

/// A decoded picture, in memory that no other process can resize.
nonisolated struct DecodedPicture: Sendable {
    let request: PictureRequest
    /// The box and its margins, in pixels of the picture, which is never enlarged.
    let width, height: Int
    let pixels: SharedPixels
    let version: FileVersion

    /// Tints a white icon with the requested ink, in place.
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

nonisolated extension Image {
    /// The tale that it belongs to, such as `stories/0/racenis`; nil for any other picture.
    var tale: Substring? {
        let parts = name.split(separator: "/", maxSplits: 3)
        return parts.count == 4 && parts[0] == "stories" ? name[..<parts[2].endIndex] : nil
    }
}
