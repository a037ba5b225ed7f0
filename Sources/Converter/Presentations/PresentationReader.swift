import Conversion

/// Reads what a presentation tells beside its slides' pictures: a PPTX (ECMA-376) or an ODP (OpenDocument).
enum PresentationReader {
    /// The most slides: a tale has no more.
    static let mostSlides = 2000
    /// Unicode scalars of one slide's notes.
    private static let longestNotes = 8000

    static func read(_ files: BookFiles) throws(ConversionReason) -> Presentation {
        if files.numbers[OpenSlides.path] != nil { return try OpenSlides.read(files) }
        return try OfficeSlides.read(files)
    }

    /// - Throws: if there are too many.
    static func check(count: Int) throws(ConversionReason) {
        guard count <= mostSlides else { throw .tooManyPages(count, most: mostSlides) }
    }

    /// Notes as one line.
    static func line(_ paragraphs: [String]) -> String {
        let words = paragraphs.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(String.UnicodeScalarView(words.unicodeScalars.prefix(longestNotes))).cutBetweenWords
    }
}

/// A sound or film that lies in the presentation.
struct SlideMedium: Hashable {
    /// Its index in the ZIP listing.
    let file: Int
    let isFilm: Bool

    private static let films: Set<String> = [
        "mp4", "m4v", "mov", "avi", "mkv", "webm", "wmv", "mpg", "mpeg", "ogv", "3gp", "flv",
    ]

    /// Whether a file is a film by its ending.
    static func isFilm(_ path: String) -> Bool {
        films.contains(path.split(separator: ".").last?.lowercased() ?? "")
    }
}

extension [SlideMedium] {
    /// Each recording once, in order; that of the only film, if somebody was filmed while telling.
    var recordings: [Int] {
        var seen = Set<Int>()
        let sounds = filter { !$0.isFilm && seen.insert($0.file).inserted }.map(\.file)
        let films = Set(filter(\.isFilm).map(\.file))
        return sounds.isEmpty && films.count == 1 ? films.sorted() : sounds
    }
}
