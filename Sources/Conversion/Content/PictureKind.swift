/// A supported picture format.
package enum PictureKind: String, Codable, CaseIterable, Sendable {
    case jpeg = "JPEG"
    case png = "PNG"
    case webp = "WebP"
    case gif = "GIF"
    case tiff = "TIFF"
    case svg = "SVG"
    case heic = "HEIC"
    case avif = "AVIF"
    case jxl = "JPEG XL"
    case jp2 = "JPEG 2000"
    case bmp = "BMP"
}
