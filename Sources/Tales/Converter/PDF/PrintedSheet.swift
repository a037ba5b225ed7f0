import Conversion

/// A page of a PDF: its size, and its letters in reading order.
struct PrintedSheet {
    /// Points.
    let width, height: Double
    let letters: [Letter]

    /// A letter, a space between words, or the end of a line.
    struct Letter {
        let scalar: Unicode.Scalar
        /// Its centre and its upper and lower edge, as fractions of the page.
        let x, top, bottom: Double

        init(_ scalar: Unicode.Scalar, x: Double, top: Double, bottom: Double) {
            self.scalar = scalar
            self.x = x
            self.top = top
            self.bottom = bottom
        }
    }

    /// A line of a page.
    struct Line: Hashable {
        let text: String
        let top, bottom: Double
    }

    private var shape: Double { width / height }

    /// Aspect ratio: wider than any single page.
    private static let wideShape = 1.8
    private static let tolerance = 0.06

    /// Whether it is a double page: it is twice as wide as the cover, or wider than any page.
    func isDouble(besides cover: PrintedSheet) -> Bool {
        if shape > Self.wideShape { return true }
        return shape > 1 && cover.shape <= Self.wideShape && abs(shape / cover.shape / 2 - 1) < Self.tolerance
    }

    /// The non-blank lines on it or on half of it.
    func lines(_ half: PagePlace.Half?) -> [Line] {
        let parts = letters.split { $0.scalar == "\n" }
        return parts.compactMap { part in
            let own = part.filter { half == nil || (half == .left) == ($0.x < 0.5) }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: own.map(\.scalar))
            let words = String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let seen = own.filter { !$0.scalar.properties.isWhitespace }
            guard !words.isEmpty, let top = seen.map(\.top).min(), let bottom = seen.map(\.bottom).max() else {
                return nil
            }
            return Line(text: words, top: top, bottom: bottom)
        }
    }
}
