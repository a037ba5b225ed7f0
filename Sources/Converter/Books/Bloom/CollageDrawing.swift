import Conversion
import FoundationEssentials

/// Draws the pictures of a ZIP that lie over each other into one: a drawing (SVG) that holds them.
struct CollageDrawing {
    let files: BookFiles
    let collage: Collage

    /// Bytes of one picture.
    private static let largest = 8 << 20

    func write(to output: OutputFile) throws(ConversionReason) {
        let frame = collage.frame
        try write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(frame.width)" height="\(frame.height)" \
            viewBox="\(frame.x) \(frame.y) \(frame.width) \(frame.height)">
            """, to: output)
        let drawings = collage.layers.compactMap { drawing(of: $0) }
        guard !drawings.isEmpty else { throw .fixed(.noPicture) }
        for drawing in drawings { try write(drawing, to: output) }
        try write("</svg>", to: output)
    }

    /// A picture, of which only what is in its frame is seen; nil for one that cannot be read, which costs no other.
    private func drawing(of layer: Collage.Layer) -> String? {
        guard let bytes = files.paths[layer.file].flatMap({ files.bytes($0, atMost: Self.largest) }),
            let kind = PictureKind(head: Array(bytes.prefix(PictureKind.headLength))), [.jpeg, .png].contains(kind)
        else { return nil }
        let whole = layer.whole ?? Collage.Frame(x: 0, y: 0, width: layer.frame.width, height: layer.frame.height)
        // A part is placed from its top left corner.
        let shape = layer.whole == nil ? "xMidYMid" : "xMinYMin"
        return """
            <svg \(Self.place(layer.frame))><image \(Self.place(whole)) preserveAspectRatio="\(shape) meet" \
            xlink:href="data:image/\(kind == .png ? "png" : "jpeg");base64,\(Data(bytes).base64EncodedString())"/></svg>
            """
    }

    private static func place(_ frame: Collage.Frame) -> String {
        "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
    }

    private func write(_ text: String, to output: OutputFile) throws(ConversionReason) {
        var failure: ConversionReason?
        Array(text.utf8).withUnsafeBytes { bytes in
            do throws(ConversionReason) { try output.write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}
