import Conversion
import Sentences
import TalePacks

extension TalePlan {
    /// A tale from the pages of a PDF, with what a presentation tells of the slides that they show.
    ///
    /// - Parameters:
    ///   - entries: the listing of the presentation's ZIP.
    ///   - name: the presentation's.
    init(
        _ book: PrintedBook, title: String, _ presentation: Presentation,
        entries: [ConversionAnswer.ArchiveEntry], name: String
    ) {
        let count = book.pageCount, shown = presentation.slides.filter { !$0.isHidden }
        let slides = [shown, presentation.slides].first { $0.count == count }
        self.init(slides.map { book.withoutHalves.keeping($0) } ?? book, title: title)
        guard let slides else {
            remarks.append(
                "\(file: name): has \(shown.count) slides, but the PDF has \(count) pages; its recordings and notes are left out"
            )
            return
        }
        for (index, slide) in self.slides.enumerated() {
            guard let page = slide.picture?.page?.number, slides.indices.contains(page - 1) else { continue }
            let told = slides[page - 1]
            let sounds = told.sounds.filter(entries.indices.contains).map { SourceFile(entries[$0].path, entry: $0) }
            self.slides[index].sound = sounds.first
            self.slides[index].joined = sounds.dropFirst().map { SoundPart(file: $0, clip: nil) }
            if !told.notes.isEmpty { self.slides[index].text = told.notes.withoutControls }
        }
    }
}

extension PrintedBook {
    /// The number of the PDF's pages, whatever becomes of them.
    fileprivate var pageCount: Int { Set(pages.map(\.place.number) + imprints.map(\.number) + leftOut).count }

    /// The book with the pages that look like an imprint, but have a recording or notes.
    fileprivate func keeping(_ slides: [Presentation.Slide]) -> PrintedBook {
        func isTold(_ place: PagePlace) -> Bool {
            guard slides.indices.contains(place.number - 1) else { return false }
            let slide = slides[place.number - 1]
            return !slide.sounds.isEmpty || !slide.notes.isEmpty
        }
        var book = self
        book.pages += imprints.filter(isTold).map { Page(PagePlace($0.number)) }
        book.pages.sort { $0.place.number < $1.place.number }
        book.imprints.removeAll(where: isTold)
        return book
    }

    /// The book with its pages whole: a wide slide is no double page.
    fileprivate var withoutHalves: PrintedBook {
        var book = self
        book.pages = pages.reduce(into: []) { pages, page in
            if let last = pages.last, last.place.number == page.place.number {
                pages[pages.count - 1].text = [last.text, page.text].filter { !$0.isEmpty }.joined(separator: " ")
            } else {
                pages.append(Page(PagePlace(page.place.number), text: page.text))
            }
        }
        return book
    }
}
