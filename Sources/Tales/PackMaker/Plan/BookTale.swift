import Conversion
import Sentences
import TalePacks

extension TalePlan {
    /// A tale from the pages of a picture book.
    ///
    /// - Parameter entries: the listing of its ZIP.
    init(_ book: Book, entries: [ConversionAnswer.ArchiveEntry], title: String) {
        func file(_ number: Int, inlaid: Int? = nil, collage: Collage? = nil) -> SourceFile? {
            guard entries.indices.contains(number) else { return nil }
            return SourceFile(entries[number].path, entry: number, inlaid: inlaid, collage: collage)
        }
        self.init(title: book.title.isBlank ? title : book.title, slides: [])
        language = book.language
        cover = book.cover.flatMap { file($0) }
        spokenTitle = book.spokenTitle.flatMap { file($0) }
        credits = book.credits
        for page in book.leftOut { remarks.append("\(file: page): the page cannot be read and is left out") }
        if !book.lostWords.isEmpty {
            remarks.append("words without a picture are left out: \(text: book.lostWords)")
        }
        if book.pages.count > Self.mostSlides {
            remarks.append("there are more than \(Self.mostSlides) pictures; the rest is left out")
        }
        slides = book.pages.prefix(Self.mostSlides).compactMap { page in
            guard let picture = file(page.picture, inlaid: page.inlaid, collage: page.collage) else { return nil }
            let sounds = page.sounds.compactMap { sound in
                file(sound.file).map { SoundPart(file: $0, clip: sound.clip) }
            }
            var slide = Slide(
                picture: picture, sound: sounds.first?.file, clip: sounds.first?.clip,
                joined: Array(sounds.dropFirst()), text: page.text.withoutControls,
                words: sounds.isEmpty ? [] : Self.words(page))
            slide.bed = page.bed.flatMap { file($0) }
            return slide
        }
    }

    /// One ascending pair per word, or none.
    private static func words(_ page: Book.Page) -> [WordTime] {
        let times = page.words.flatMap(\.self)
        guard page.words.allSatisfy({ $0.count == 2 }), page.words.count == page.text.split(separator: " ").count,
            zip([0] + times, times).allSatisfy({ $0 <= $1 })
        else { return [] }
        return page.words.map { WordTime(start: $0[0], end: $0[1]) }
    }
}

extension TalePlan {
    /// A tale from the pages of a PDF.
    init(_ book: PrintedBook, title: String) {
        self.init(title: book.title.isBlank ? title : book.title, slides: [])
        credits = book.credits
        slides = book.pages.map { Slide(picture: SourceFile($0.place), text: $0.text.withoutControls) }
        for page in book.imprints {
            remarks.append("\(SourceFile(page).said): is the imprint; it is shown at the end of the tale")
        }
        for pages in Self.runs(book.leftOut) {
            remarks.append(
                pages.count > 1
                    ? "pages \(pages.lowerBound) to \(pages.upperBound) cannot be read and are left out"
                    : "page \(pages.lowerBound) cannot be read and is left out")
        }
    }

    /// Consecutive numbers, joined into ranges.
    private static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
        numbers.reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
    }
}
