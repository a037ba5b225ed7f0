import Conversion

/// Reads an EPUB picture book, 2 or 3: one or many pictures per page, with or without narration.
///
/// Each picture becomes a slide with the words after it; licence texts become the credits; logos and
/// ornaments are left out.
struct BookReader {
    private let files: BookFiles
    private let package: BookPackage
    private var slides: [BookSlide] = []
    /// Words without a picture, which belong to the next picture.
    private var waiting = BookSlide()
    private var credits = BookCredits()
    private var leftOut: [String] = []
    private var lostWords: [String] = []
    /// Pictures next to licence texts.
    private var logos: Set<BookPicture> = []
    /// The number of pages on which each picture appears.
    private var uses: [BookPicture: Int] = [:]
    private let styles: BookStyles
    /// What is spoken on each page, by its path, of the overlays read so far.
    private var overlays: [String: [String: [MediaOverlay.Phrase]]] = [:]
    /// What is heard of the current page's phrases: on its slides so far, and on the last one.
    private var heard: Set<Int> = [], heardLast: Set<Int> = []

    init(_ files: BookFiles) throws(ConversionReason) {
        self.files = files
        styles = BookStyles(files)
        package = try BookPackage(files)
    }

    /// A page of the spine.
    private struct Page {
        let item: BookPackage.Item
        let page: BookPage
        let parts: [BookPage.Part]
    }

    mutating func book() throws(ConversionReason) -> Book {
        let pages = pages()
        notePictures(pages)
        for (number, page) in pages.enumerated() {
            if number == 0, isTitle(page, before: pages.dropFirst()) {
                for part in page.parts { credits.add(withoutTitle(part.text)) }
            } else {
                try add(page)
            }
        }
        guard !slides.isEmpty else { throw ConversionReason.fixed(.noPictures) }
        if credits.isEmpty { for maker in package.makers { credits.add(maker) } }
        if !waiting.isSilent {
            slides[slides.count - 1].append(waiting)
        } else if !waiting.text.isEmpty {
            lostWords.append(waiting.beginning)
        }
        return Book(
            title: package.title, language: package.language, cover: package.cover.flatMap { files.numbers[$0] },
            pages: slides.compactMap(\.page), lostWords: lostWords.filter { !$0.isEmpty }.joined(separator: " … "),
            credits: credits.string, leftOut: leftOut)
    }

    // MARK: - Pages

    /// An unreadable page costs that page, never the book.
    private mutating func pages() -> [Page] {
        var pages: [Page] = []
        for item in package.spine {
            do throws(ConversionReason) {
                let page = try page(item)
                pages.append(Page(item: item, page: page, parts: page.parts))
            } catch {
                leftOut.append(item.path)
            }
        }
        return pages
    }

    private func page(_ item: BookPackage.Item) throws(ConversionReason) -> BookPage {
        if item.kind.hasPrefix("image/"), item.kind != "image/svg+xml" { return BookPage(picture: item.path) }
        let page = BookPage(try files.page(item.path), path: item.path, files, styles)
        // A drawing that is itself a page.
        return item.kind == "image/svg+xml" && page.pictures.isEmpty ? BookPage(picture: item.path) : page
    }

    /// Finds the logos before any page is taken for part of the tale.
    private mutating func notePictures(_ pages: [Page]) {
        for page in pages {
            for picture in Set(page.page.pictures) { uses[picture, default: 0] += 1 }
            // The tale's last picture may have a licence below it; a page with only licences has logos.
            let isAllLicence = page.parts.allSatisfy { $0.isImprint || BookCredits.start(in: $0.text) != nil }
            for part in page.parts where part.isImprint || isAllLicence {
                if let picture = part.picture, picture != cover { logos.insert(picture) }
            }
        }
    }

    private var cover: BookPicture? { package.cover.map { BookPicture($0) } }

    // MARK: - The title

    /// Whether the first page repeats the cover, with the title and the authors.
    private func isTitle(_ page: Page, before others: ArraySlice<Page>) -> Bool {
        guard let cover, page.page.pictures.contains(cover), page.item.overlay == nil,
            page.parts.allSatisfy(\.sounds.isEmpty),
            others.contains(where: { !$0.page.pictures.isEmpty })
        else { return false }
        let words = plain(page.parts.map(\.text.string).joined(separator: " "))
        return words.isEmpty || words.contains(plain(package.title)) || page.page.types.contains("cover")
    }

    private func withoutTitle(_ text: BookText) -> BookText {
        guard let first = text.paragraphRanges.first, plain(text.part(first).string) == plain(package.title) else {
            return text
        }
        return text.part(first.upperBound..<text.end)
    }

    private func plain(_ words: String) -> String {
        words.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    // MARK: - Slides

    private static let asides: Set<Substring> = [
        "titlepage", "halftitlepage", "colophon", "copyright-page", "imprint", "toc", "landmarks", "dedication",
        "acknowledgments", "other-credits", "index",
    ]

    private mutating func add(_ page: Page) throws(ConversionReason) {
        let isShown = page.page.pictures.contains { place(of: $0) != nil }
        if !isShown, page.page.isContents || package.contents.contains(page.item.path) {
            if page.page.hasLooseWords { lostWords += page.parts.map { BookSlide(text: $0.text).beginning } }
            return
        }
        var hasPicture = false
        heard = []
        for part in page.parts {
            var text = part.text
            let licence = BookCredits.start(in: text)
            if part.isImprint || (licence != nil && page.parts.count == 1) {
                credits.add(text)
                continue
            }
            if let licence {
                credits.add(text.part(licence..<text.end))
                text = text.part(0..<licence)
            }
            let picture = part.picture.flatMap { isOrnament($0, on: page) ? nil : place(of: $0) }
            var slide = try slide(picture, text, part, page.item)
            if picture == nil, !hasPicture, isAside(page, slide) {
                credits.add(withoutTitle(text))
                continue
            }
            if slides.isEmpty { slide = try self.slide(picture, withoutTitle(text), part, page.item) }
            heard.formUnion(heardLast)
            if picture != nil {
                waiting.append(slide)
                slides.append(waiting)
                waiting = BookSlide()
                hasPicture = true
            } else if hasPicture {
                slides[slides.count - 1].append(slide)
            } else if slide.isEmpty {
                continue
            } else if part.picture != nil, !isShown {
                // The words of a picture that the book lacks are no other picture's.
                lostWords.append(slide.beginning)
            } else if credits.isEmpty || slides.isEmpty || !slide.isSilent {
                waiting.append(slide)
            } else {
                lostWords.append(slide.beginning)
            }
        }
    }

    /// The index of a picture's file in the archive; nil if there is none.
    private func place(of picture: BookPicture) -> (file: Int, inlaid: Int?)? {
        files.numbers[picture.path].map { ($0, picture.inlaid) }
    }

    private mutating func slide(
        _ picture: (file: Int, inlaid: Int?)?, _ text: BookText, _ part: BookPage.Part, _ item: BookPackage.Item
    ) throws(ConversionReason) -> BookSlide {
        var slide = BookSlide(picture: picture?.file, inlaid: picture?.inlaid, text: text)
        heardLast = []
        for (number, phrase) in try phrases(of: item).enumerated() where !heard.contains(number) {
            guard let sound = files.numbers[phrase.sound] else { continue }
            if slide.add(phrase, sound: sound, names: part.names) { heardLast.insert(number) }
        }
        guard slide.isSilent else { return slide }
        for sound in part.sounds {
            if let file = files.numbers[sound.path] { slide.add(sound, file: file) }
        }
        return slide
    }

    private mutating func phrases(of item: BookPackage.Item) throws(ConversionReason) -> [MediaOverlay.Phrase] {
        guard let path = item.overlay.flatMap({ package.items[$0]?.path }) else { return [] }
        if overlays[path] == nil {
            let phrases = MediaOverlay(try files.document(path), path: path, files).phrases
            overlays[path] = Dictionary(grouping: phrases, by: \.page)
        }
        return overlays[path]?[item.path] ?? []
    }

    /// Whether a picture is only decoration: a logo, a small file beside larger ones, the same on every page.
    private func isOrnament(_ picture: BookPicture, on page: Page) -> Bool {
        if logos.contains(picture) { return true }
        if page.page.backgrounds.contains(picture), uses[picture, default: 0] > 2 { return true }
        let others = page.page.pictures.filter { $0 != picture && !logos.contains($0) }
        guard !others.isEmpty else { return false }
        if uses[picture, default: 0] > 2 { return true }
        let size = bytes(picture)
        return size < Self.ornament && size * 10 < others.map(bytes).max() ?? 0
    }

    /// Bytes; a painting is larger.
    private static let ornament = 16 << 10

    private func bytes(_ picture: BookPicture) -> Int {
        picture.inlaid == nil ? files.numbers[picture.path].flatMap { files.sizes[$0] } ?? 0 : picture.size
    }

    /// Whether words without a picture are not part of the tale: the title, the authors, the contents.
    private func isAside(_ page: Page, _ slide: BookSlide) -> Bool {
        let title = plain(package.title)
        let isTitle = slides.isEmpty && slide.isSilent && !title.isEmpty && plain(slide.string).hasPrefix(title)
        return !page.page.types.isDisjoint(with: Self.asides) || isTitle
    }
}
