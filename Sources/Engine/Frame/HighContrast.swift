/// The colours of the setting `highContrast`: words and symbols on paper nearly black on white, and an edge round every
/// sheet.
extension [Drawing] {
    var withHighContrast: [Drawing] { flatMap(\.withHighContrast) }
}

extension Drawing {
    fileprivate var withHighContrast: [Drawing] {
        switch self {
        case .text(let text, let area, var style):
            style.color = style.color.asInk
            return [.text(text, in: area, style)]
        case .icon(let image, let area, let tint): return [.icon(image, in: area, tint: tint.asInk)]
        case .line(let points, let width, let color): return [.line(points, width: width, color.asInk)]
        case .shape(.raised(let height), let area, let radius, let paint):
            let edge = Drawing.shape(.ring(width: 5), in: area, radius: radius, .flat(paint.isPaper ? .black : .clear))
            return [.shape(.raised(height: height), in: area, radius: radius, paint.asGround)]
                + (paint.isPaper ? [edge] : [])
        case .shape(let shape, let area, let radius, let paint):
            return [.shape(shape, in: area, radius: radius, paint.asGround)]
        case .transformed(let drawings, let transform): return [.transformed(drawings.withHighContrast, transform)]
        case .image, .pieces, .ink, .particles, .clip: return [self]
        }
    }
}

extension Drawing.Paint {
    fileprivate var isPaper: Bool { self == .flat(.paper) }

    fileprivate var asGround: Drawing.Paint {
        switch self {
        case .flat(.paper): .flat(.white)
        case .flat(.plum): .flat(.deepPlum)
        default: self
        }
    }
}

extension Color {
    fileprivate static let black = Color(0x160e0b)

    /// The same colour if it is light, as on a dark button, otherwise nearly black.
    fileprivate var asInk: Color {
        guard [.brown, .plum, .deepPlum, .ink].contains(Color(red: red, green: green, blue: blue)) else { return self }
        return Color.black.faded(to: Double(alpha) / 255)
    }
}
