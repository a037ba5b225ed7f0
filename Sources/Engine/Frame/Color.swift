/// A colour with straight (not premultiplied) alpha.
public struct Color: Hashable, Codable, Sendable {
    public var red, green, blue, alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A colour in hexadecimal notation as in CSS: `0xfbe7d3`.
    public init(_ hex: UInt32, opacity: Double = 1) {
        self.init(
            red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255),
            alpha: UInt8(clamp(opacity, 0...1) * 255))
    }

    /// The same colour with its opacity multiplied by `opacity` (0…1).
    public func faded(to opacity: Double) -> Color {
        var color = self
        color.alpha = UInt8((Double(alpha) * clamp(opacity, 0...1)).rounded())
        return color
    }

    /// The colour `fraction` (0…1) of the way to `other`.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * clamp(fraction, 0...1)).rounded())
        }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

/// The interface palette: paper, and ink in warm browns.
extension Color {
    public static let white = Color(0xffffff)
    public static let paper = Color(0xfffaf2)
    public static let cream = Color(0xfbe7d3)
    public static let blush = Color(0xf3dccb)
    /// Titles, and the focus ring.
    public static let plum = Color(0x6b4a63)
    /// Words and symbols on orange.
    public static let deepPlum = Color(0x3d2138)
    /// Words and symbols on buttons.
    public static let brown = Color(0x8a5b46)
    /// Body text.
    public static let ink = Color(0x4a3a33)
    /// The next step for the child: the paper of its button, above and below.
    public static let apricot = Color(0xf0a662)
    public static let orange = Color(0xe9954f)
    public static let deepOrange = Color(0xd9752c)
    public static let shadow = Color(0x59382a)
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
