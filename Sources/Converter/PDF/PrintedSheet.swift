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

    private var isWide: Bool { shape > Self.wideShape }

    /// Whether it is twice as wide as a single page.
    private func isTwice(_ single: PrintedSheet) -> Bool {
        shape > 1 && !single.isWide && abs(shape / single.shape / 2 - 1) < Self.tolerance
    }

    /// Whether each sheet of a book is a double page: one twice as wide as the cover.
    ///
    /// A sheet wider than any page is one too if the book has a single page beside it: a cover, or one half as wide. If
    /// all are so wide they are whole pages, unless their lines keep to the halves.
    ///
    /// - Parameter sheets: nil for unreadable ones.
    static func areDouble(_ sheets: [PrintedSheet?]) -> [Bool] {
        let readable = sheets.compactMap(\.self)
        guard let cover = readable.first else { return sheets.map { _ in false } }
        let wide = readable.filter(\.isWide)
        let keepToHalves = wide.count(where: \.hasHalves) > max(1, wide.count(where: \.hasCrossingLine))
        return sheets.map { sheet in
            guard let sheet else { return false }
            if !sheet.isWide { return sheet.isTwice(cover) }
            return !cover.isWide || keepToHalves || readable.contains(where: sheet.isTwice)
        }
    }

    /// The width of a gutter, as a fraction.
    private static let gutter = 0.05

    /// Whether a line runs over the middle.
    private var hasCrossingLine: Bool {
        letters.split { $0.scalar == "\n" }.contains { line in
            let places = line.filter { !$0.scalar.properties.isWhitespace }.map(\.x)
            guard let left = places.filter({ $0 < 0.5 }).max(), let right = places.filter({ $0 >= 0.5 }).min() else {
                return false
            }
            return right - left < Self.gutter
        }
    }

    /// Whether it has lines on both halves, none of which runs over the middle.
    private var hasHalves: Bool { !hasCrossingLine && !lines(.left).isEmpty && !lines(.right).isEmpty }

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
