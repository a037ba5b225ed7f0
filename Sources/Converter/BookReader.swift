import Conversion

/// Reads an EPUB 3 picture book: fixed layout or one picture a page, with or without a voice.
struct BookReader {
    private let files: BookFiles
    private let package: BookPackage

    init(_ files: BookFiles) throws(ConversionRefusal) {
        self.files = files
        package = try BookPackage(files)
    }

    func book() throws(ConversionRefusal) -> Book {
        var slides: [BookSlide] = []
        var (waiting, remarks) = (BookSlide(), [String]())
        for item in package.spine {
            let page = try page(item)
            guard let slide = try slide(page, item), !isAside(page, slide, isFirst: slides.isEmpty) else { continue }
            waiting.append(slide)
            // Words without a picture belong to the picture that follows them.
            guard slide.picture != nil else { continue }
            slides.append(waiting)
            waiting = BookSlide()
        }
        if !waiting.text.scalars.isEmpty {
            remarks.append("the words after the last picture are left out: \(waiting.beginning)")
        }
        let cover = package.cover.flatMap { files.numbers[$0] }
        let told = withoutCoverPage(slides, cover)
        guard !told.isEmpty else { throw ConversionRefusal("has no pictures on its pages") }
        return Book(
            title: package.title, language: package.language, cover: cover, pages: told.compactMap(\.page),
            remarks: remarks)
    }

    private func page(_ item: BookPackage.Item) throws(ConversionRefusal) -> BookPage {
        if item.kind.hasPrefix("image/"), item.kind != "image/svg+xml" { return BookPage(picture: item.path) }
        let page = BookPage(try files.document(item.path), path: item.path)
        // A drawing as a page of its own.
        return item.kind == "image/svg+xml" && page.pictures.isEmpty ? BookPage(picture: item.path) : page
    }

    private func slide(_ page: BookPage, _ item: BookPackage.Item) throws(ConversionRefusal) -> BookSlide? {
        // Ornaments are small files; the largest is the painting.
        let pictures = page.pictures.compactMap { files.numbers[$0] }
        let picture = pictures.max { files.sizes[$0] ?? 0 < files.sizes[$1] ?? 0 }
        guard picture != nil || !page.text.scalars.isEmpty else { return nil }
        var slide = BookSlide(picture: picture, text: page.text)
        guard let overlay = item.overlay.flatMap({ package.items[$0]?.path }) else { return slide }
        for phrase in MediaOverlay(try files.document(overlay), path: overlay).phrases where phrase.page == item.path {
            guard let sound = files.numbers[phrase.sound] else { continue }
            slide.add(phrase, sound: sound)
        }
        return slide
    }

    private static let asides: Set<Substring> = [
        "titlepage", "halftitlepage", "colophon", "copyright-page", "imprint", "toc", "landmarks", "dedication",
        "acknowledgments", "other-credits", "index",
    ]

    /// Whether a page without a picture is none of the tale: the title, who made the book, the contents.
    private func isAside(_ page: BookPage, _ slide: BookSlide, isFirst: Bool) -> Bool {
        guard slide.picture == nil else { return false }
        let isTitle = isFirst && slide.sound == nil && slide.string.lowercased().hasPrefix(package.title.lowercased())
        return !page.types.isDisjoint(with: Self.asides) || (isTitle && !package.title.isEmpty)
    }

    /// The cover stands on the shelf; a silent page that shows it once more is left out.
    private func withoutCoverPage(_ slides: [BookSlide], _ cover: Int?) -> [BookSlide] {
        guard slides.count > 1, let first = slides.first, first.picture == cover, first.sound == nil else {
            return slides
        }
        return Array(slides.dropFirst())
    }
}
