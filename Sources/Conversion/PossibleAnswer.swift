/// What an intact child can answer.
///
/// One that a file has taken over may say anything, so what its parent counts with is checked where answers arrive. The
/// limits are far above what files have, and far below what overflows.
extension ConversionAnswer {
    func isPossible(for job: ConversionJob) -> Bool {
        switch (job, self) {
        case (.picture(let width, let height), .picture(let facts)),
            (.sheet(_, let width, let height), .picture(let facts)),
            (.strip(_, let width, let height), .picture(let facts)),
            (.page(_, let width, let height), .picture(let facts)):
            facts.isPossible(most: max(width, height))
        case (.cutout(let side), .picture(let facts)): facts.isPossible(most: side)
        case (.sheets, .sheets(let count)): (1...Most.pages).contains(count)
        case (.strips, .strips(let strips)):
            strips.count <= Most.pages
                && strips.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= Most.side }
        case (.sound, .sound(let facts)), (.voice, .sound(let facts)): facts.isPossible
        case (.samples, .samples(let count)): (0...job.limits.samples).contains(count)
        case (.speech, .speech(let facts)): (0...job.limits.samples).contains(facts.count) && facts.isPossible
        case (.phonemes(let texts, _, _), .phonemes(let phonemes)): phonemes.count == texts.count
        case (.listing, .listing(let entries, let leftOut)):
            entries.count <= Most.entries && entries.allSatisfy(\.isPossible) && leftOut.count <= Most.entries
        case (.entries(let numbers), .entries(let ranges)):
            ranges.count <= numbers.count
                && ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= job.limits.outputBytes }
        case (.inlaid, .inlaid), (.collage, .collage), (.document, .document): true
        case (.book, .book(let book)): book.isPossible
        case (.printedBook, .printedBook(let book)): book.isPossible
        case (.presentation, .presentation(let presentation)): presentation.isPossible
        case (.interactivePack, .interactivePack(let pack)): pack?.isPossible ?? true
        case (.blank, .blank): true
        case (.deck, .deck(let facts)): facts.skipped.allSatisfy { (0...Most.notes).contains($0.count) }
        case (.package(let deck), .package(let notes)): (0...deck.notes.count).contains(notes)
        case (.model, .model(let header)): header.isPossible
        default: false
        }
    }

    /// What files can have at most.
    enum Most {
        static let entries = 1 << 17, entryBytes = 1 << 40
        /// Pages of a book, and of sounds and words on one.
        static let pages = 1 << 16
        /// Pixels of a side.
        static let side = 1 << 24
        /// The most seconds of a clip, and of a place in one.
        static let seconds = 1e6
        static let decibels = 2000.0
        static let notes = 1 << 30
        /// Unicode scalars of a format's name.
        static let name = 100
    }
}

extension ConversionLimits {
    fileprivate var samples: Int { outputBytes / MemoryLayout<Float>.size }
}

extension ConversionAnswer.PictureFacts {
    /// - Parameter most: pixels of the longer side of the output.
    fileprivate func isPossible(most: Int) -> Bool {
        [width, height].allSatisfy { (1...max(1, most)).contains($0) }
            && [originalWidth, originalHeight].allSatisfy { (0...ConversionAnswer.Most.side).contains($0) }
            && format.unicodeScalars.count <= ConversionAnswer.Most.name
    }
}

extension ConversionAnswer.SoundFacts {
    fileprivate var isPossible: Bool {
        let decibels = ConversionAnswer.Most.decibels
        return (0...ConversionAnswer.Most.seconds).contains(seconds)
            && [loudness, truePeak].allSatisfy { (-decibels...decibels).contains($0) }
            && format.unicodeScalars.count <= ConversionAnswer.Most.name
    }
}

extension ConversionAnswer.SpeechFacts {
    fileprivate var isPossible: Bool {
        words.allSatisfy { (0...Int(Int32.max)).contains($0.scalar) && (0...count).contains($0.sample) }
    }
}

extension ConversionAnswer.ArchiveEntry {
    fileprivate var isPossible: Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.unicodeScalars.contains("\0")
            && !path.split(separator: "/").contains("..")
            && size.map { (0...ConversionAnswer.Most.entryBytes).contains($0) } ?? true
    }
}
