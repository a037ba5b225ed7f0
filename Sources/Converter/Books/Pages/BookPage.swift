import Conversion

/// The content of one page of a book.
struct BookPage {
    /// A part of the page: a picture with the words after it, up to the next one.
    struct Part {
        var picture: BookPicture?
        var text: BookText
        /// Whether the book itself marks it as an imprint page.
        var isImprint: Bool
        /// The ids of the picture.
        var names: Set<String> = []
        var sounds: [PageSound] = []
    }

    /// Its semantic types other than a page of the tale: `titlepage`, `cover`.
    let types: Set<Substring>
    /// Whether it has the book's contents, which are left out, or hardly anything but links to other pages.
    let isContents: Bool
    /// Whether it has words besides headings and links.
    let hasLooseWords: Bool
    /// The pictures behind other things, which may be wallpaper.
    let backgrounds: Set<BookPicture>
    /// Words before the first picture belong to the first picture.
    let parts: [Part]

    /// - Parameters:
    ///   - document: XHTML or SVG.
    ///   - path: its path in the archive.
    init(_ document: XMLTree, path: String, _ files: BookFiles, _ styles: BookStyles) {
        var reading = PageReading(document, path: path, files, styles)
        reading.read(document)
        reading.text.dropPageNumber()
        types = reading.types
        isContents = reading.isContents
        hasLooseWords = reading.hasLooseWords
        backgrounds = reading.backgrounds
        parts = Self.parts(reading)
    }

    /// A page with only a picture.
    init(picture: String) {
        types = []
        isContents = false
        hasLooseWords = false
        backgrounds = []
        parts = [Part(picture: BookPicture(picture), text: BookText(), isImprint: false)]
    }

    var pictures: [BookPicture] { parts.compactMap(\.picture) }

    private static func parts(_ reading: PageReading) -> [Part] {
        let marks = reading.marks, text = reading.text
        guard let first = marks.first else {
            return [Part(picture: nil, text: text, isImprint: false, sounds: reading.sounds.map(\.sound))]
        }
        let ends = marks.dropFirst().map(\.position) + [text.end]
        var parts = zip(marks, ends).map { mark, end in
            Part(
                picture: mark.picture, text: text.part(mark.position..<max(mark.position, end)),
                isImprint: mark.isImprint, names: mark.names)
        }
        let pictures = marks.indices.filter { marks[$0].picture != nil }
        for (number, sound) in reading.sounds.enumerated() {
            // As many sounds as pictures belong to them in order, even where each stands before its picture.
            let isEach = reading.sounds.count == pictures.count
            parts[isEach ? pictures[number] : max(0, sound.marks - 1)].sounds.append(sound.sound)
        }
        if first.picture == nil, first.position > 0 {
            parts.insert(Part(picture: nil, text: text.part(0..<first.position), isImprint: false), at: 0)
        } else {
            parts[0].text = text.part(0..<ends[0])
        }
        return parts
    }
}
