import Engine
import Glibc

extension Color {
    /// The ratio of luminances, 1…21; source: WCAG 2.2, "contrast ratio" and "relative luminance".
    public func contrast(with other: Color) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    private var luminance: Double {
        zip([red, green, blue], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let value = Double(part.0) / 255
            return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
        }
    }
}
