import Conversion

/// Reads a picture book of Bloom (BloomPUB, `.bloomd`, `.bloomSource`): one page in HTML with all pages of the book.
///
/// Each page becomes a slide in the language that is shown; those before and after the tale become its cover and its
/// credits. Quizzes, games and videos are left out.
struct BloomReader {
    private let files: BookFiles
    private let path: String
    private let document: XMLTree
    private let meta: BloomMeta
    private let pages: [XMLTree]
    private let boxes: BloomBoxes
    private let media: BloomMedia

    private static let meta = "meta.json"
    private static let endings = [".bloompub", ".bloomd", ".bloomsource"]
    /// How many pages in HTML are searched for the book.
    private static let mostCandidates = 10

    /// Whether an archive can only be such a book.
    ///
    /// - Parameter name: of the archive.
    static func canRead(_ files: BookFiles, named name: String) -> Bool {
        guard files.numbers[BookPackage.container] == nil else { return false }
        let isNamed = endings.contains { name.lowercased().hasSuffix($0) }
        return isNamed || (files.numbers[meta] != nil && !candidates(files).isEmpty)
    }

    init(_ files: BookFiles, named name: String) throws(ConversionReason) {
        let (path, document, pages) = try Self.find(in: files, named: name)
        (self.files, self.path, self.document, self.pages) = (files, path, document, pages)
        meta = BloomMeta(files.bytes(Self.meta, atMost: BloomMeta.largest))
        boxes = BloomBoxes(language: Self.language(document, pages))
        media = BloomMedia(files: files, path: path)
    }

    // MARK: - The page in HTML

    private static func candidates(_ files: BookFiles) -> [String] {
        files.numbers.keys.filter { path in
            !path.contains("/") && [".htm", ".html"].contains { path.lowercased().hasSuffix($0) }
        }
    }

    private static func find(
        in files: BookFiles, named name: String
    ) throws(ConversionReason) -> (path: String, document: XMLTree, pages: [XMLTree]) {
        let stem = name.prefix { $0 != "." }.lowercased()
        func rank(_ path: String) -> Int {
            path.hasPrefix("index.") ? 0 : path.lowercased().hasPrefix("\(stem).") ? 1 : 2
        }
        let paths = candidates(files).sorted { (rank($0), $0) < (rank($1), $1) }
        var failure: ConversionReason?
        for path in paths.prefix(mostCandidates) {
            do throws(ConversionReason) {
                let document = try files.page(path)
                let pages = document.all(ofClass: "bloom-page")
                guard !pages.isEmpty else { continue }
                guard pages.count <= ZipReader.mostEntries else {
                    throw .tooManyPages(pages.count, most: ZipReader.mostEntries)
                }
                return (path, document, pages)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? .fixed(.noBloomBook)
    }

    private static func language(_ document: XMLTree, _ pages: [XMLTree]) -> String {
        let data = data("contentLanguage1", in: document).first?.text.singleSpaced
        let shown = pages.lazy.flatMap { $0.all(ofClass: "bloom-content1") }.compactMap { $0["lang"] }.first
        return [document.all("body").first?["data-l1"], data, shown].compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    /// What the book notes about itself under a name, for each language.
    private static func data(_ name: String, in document: XMLTree) -> [XMLTree] {
        document.all("div").first { $0["id"] == "bloomDataDiv" }?.elements.filter { $0["data-book"] == name } ?? []
    }

    private func data(_ name: String) -> [XMLTree] { Self.data(name, in: document) }

    // MARK: - The book

    func book() throws(ConversionReason) -> Book {
        var slides: [BookSlide] = []
        var waiting = BookSlide()
        var bed: Int?
        for page in pages {
            if let music = page["data-backgroundaudio"] {
                bed = sound(music, volume: page["data-backgroundaudiovolume"])
            }
            guard !page.isMatter, !page.isActivity else { continue }
            for var slide in self.slides(of: page) {
                slide.bed = bed
                if slide.picture != nil {
                    if !waiting.isEmpty, !slide.isEmpty, let before = slides.last {
                        // A page of words between pages that have their own: the picture before stays.
                        slides.append(waiting.shown(with: before))
                        waiting = BookSlide()
                    }
                    waiting.append(slide)
                    slides.append(waiting)
                    waiting = BookSlide()
                } else if let last = slides.last, last.text.isEmpty, last.isSilent {
                    // The words of a picture that has a page of its own.
                    slides[slides.count - 1].append(slide)
                } else {
                    waiting.append(slide)
                }
            }
        }
        let cover = cover
        if !slides.isEmpty {
            if !waiting.isEmpty { slides[slides.count - 1].append(waiting) }
        } else if let cover, !waiting.isEmpty {
            var slide = BookSlide(picture: cover)
            slide.append(waiting)
            slides.append(slide)
        }
        guard !slides.isEmpty else { throw .fixed(.noPictures) }
        return Book(
            title: title, language: boxes.language, cover: cover, spokenTitle: spokenTitle,
            pages: slides.compactMap(\.page), credits: credits)
    }

    private func slides(of page: XMLTree) -> [BookSlide] {
        var reading = BloomPageReading(page, boxes, media)
        let content = BookPage(reading.body(), path: path, files, BookStyles(files))
        return content.parts.map { part in
            let number = part.picture.flatMap { $0.path.split(separator: ":").last.flatMap { Int($0) } }
            let canvas = number.map { reading.canvases[$0] }
            var slide = BookSlide(picture: canvas?.picture, collage: canvas?.collage, text: part.text)
            for voice in reading.voices { slide.add(voice) }
            return slide
        }
    }

    /// A page's music; nil for a page from which on there is none.
    private func sound(_ name: String, volume: String?) -> Int? {
        guard !name.isEmpty, volume.flatMap({ Double($0) }) != 0 else { return nil }
        return files.number("audio/\(name.replacing("%", with: "%25"))", from: path)
            ?? files.number("audio/\(name)", from: path)
    }

    // MARK: - What is around the tale

    private var matter: [XMLTree] { pages.filter(\.isMatter) }

    private var coverPage: XMLTree? {
        matter.first { $0["data-xmatter-page"] == "frontCover" || $0.classes.contains("frontCover") }
    }

    private var cover: Int? {
        let shown = coverPage.flatMap { BloomPageReading($0, boxes, media).canvases.first?.picture }
        return shown
            ?? data("coverImage").lazy.compactMap { image in
                media.file(of: image) ?? media.file(image.text.singleSpaced.replacing("%", with: "%25"))
            }.first
    }

    private var title: String {
        let noted = data("bookTitle").first { $0["lang"] == boxes.language }?.text.singleSpaced
        let titles = [meta.titles[boxes.language], noted, meta.title, document.all("title").first?.text.singleSpaced]
        return titles.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    /// The recording of the title on the cover, if it is one.
    private var spokenTitle: Int? {
        let titles = coverPage?.all("div").filter { $0["data-book"] == "bookTitle" } ?? []
        let group = XMLTree(name: "div", attributes: [:], nodes: titles.map { .element($0) })
        var reading = boxes.shown(group).map { BloomPageReading($0, boxes, media) }
        _ = reading?.body()
        let sounds = Set(reading?.voices.map(\.sound) ?? [])
        return sounds.count == 1 ? sounds.first : nil
    }

    private var credits: String {
        var credits = BookCredits()
        let titles = Set([title, meta.title] + meta.titles.values)
        for page in matter {
            var reading = BloomPageReading(page, isLoose: true, boxes, media)
            let text = BookPage(reading.body(), path: path, files, BookStyles(files)).parts.map(\.text)
            for part in text.flatMap({ text in text.paragraphRanges.map { text.part($0).string } })
            where !titles.contains(part) { credits.add(part) }
        }
        for noted in ["copyright", "licenseUrl"].flatMap({ data($0) }) { credits.add(noted.text.singleSpaced) }
        for line in meta.credits where !credits.string.contains(line) { credits.add(line) }
        return credits.string
    }
}

extension XMLTree {
    /// Whether it is a page before or after the tale.
    fileprivate var isMatter: Bool {
        !classes.isDisjoint(with: ["bloom-frontMatter", "bloom-backMatter"])
            || self["data-xmatter-page"].map { !$0.isEmpty } ?? false
    }

    private static let activities: Set<Substring> = ["bloom-interactive-page", "bloom-noreader", "questions"]

    /// Whether it is a quiz or a game.
    fileprivate var isActivity: Bool {
        !classes.isDisjoint(with: Self.activities) || classes.contains { $0.contains("quiz") }
            || self["data-activity"].map { !$0.isEmpty && $0 != "none" } ?? false
            || !all(ofClass: "bloom-widgetContainer").isEmpty
    }
}
