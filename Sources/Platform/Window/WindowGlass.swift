import CSDL2
import Engine

extension Window {
    /// How large the stage is on the window's display.
    ///
    /// - Parameter letterbox: the stage's position in the window.
    public func glass(_ letterbox: Letterbox) -> Glass {
        let display = max(0, SDL_GetWindowDisplayIndex(handle))
        var (bounds, across, down): (SDL_Rect, Float, Float) = (SDL_Rect(), 0, 0)
        SDL_GetDisplayBounds(display, &bounds)
        // Fails where the display does not tell its size.
        if SDL_GetDisplayDPI(display, nil, &across, &down) != 0 { (across, down) = (0, 0) }
        let measure = DisplayMeasure(
            width: Double(bounds.w), height: Double(bounds.h), dotsAcross: Double(across), dotsDown: Double(down))
        return Glass(millimetresPerPoint: measure.millimetresPerUnit / density.width * letterbox.scale)
    }
}

/// What a display tells about its size.
nonisolated struct DisplayMeasure: Hashable {
    /// The size in units of the window's coordinates.
    let width, height: Double
    /// Units per inch; 0 if unknown.
    let dotsAcross, dotsDown: Double

    private static let millimetresPerInch = 25.4
    /// What a display is taken for that tells nothing, or nonsense, in inches.
    private static let usualDiagonal = 10.0
    /// Screens for hands, in inches.
    private static let diagonals = 4.0...100

    /// The length of a unit of the window's coordinates, by what the display says or as if it had 10 inches.
    var millimetresPerUnit: Double {
        let diagonal = (width * width + height * height).squareRoot()
        guard diagonal > 0 else { return Glass.unknown.millimetresPerPoint }
        return (told ?? Self.usualDiagonal / diagonal) * Self.millimetresPerInch
    }

    /// Inches per unit; nil if the display does not know.
    ///
    /// Projectors and televisions tell the ratio of their sides as centimetres: 16 × 9 or 160 × 90 mm.
    private var told: Double? {
        guard dotsAcross > 0, dotsDown > 0, 0.8...1.25 ~= dotsAcross / dotsDown else { return nil }
        let inches = (across: width / dotsAcross, down: height / dotsDown)
        let millimetres = [inches.across, inches.down].map { Int(($0 * Self.millimetresPerInch).rounded()) }
        let isRatio = [[160, 90], [160, 100], [90, 160], [100, 160], [1600, 900], [1600, 1000]].contains(millimetres)
        let diagonal = (inches.across * inches.across + inches.down * inches.down).squareRoot()
        guard !isRatio, Self.diagonals.contains(diagonal) else { return nil }
        return (1 / dotsAcross + 1 / dotsDown) / 2
    }
}
