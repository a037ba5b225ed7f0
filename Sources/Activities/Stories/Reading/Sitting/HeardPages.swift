import Engine
import TalePacks

/// The pages of a tale that were heard in one reading: they decide whether the tale was heard or leafed through.
struct HeardPages: Sendable {
    /// The ticks that each page takes to read.
    private let readingTimes: [Int]
    /// Pages from 0.
    private var pages: Set<Int>
    /// The page that is shown and the tick at which it came; nil on a page that is no slide.
    private var shown: (page: Int, since: Int)?

    /// The pages of five that must be heard for the tale to be.
    private static let ofFive = 4

    /// - Parameter slides: heard before, from 1, where the reading goes on.
    init(of story: Story, heard slides: [Int]) {
        readingTimes = story.slides.map { $0.text.readingTime }
        // A damaged file may have any numbers.
        pages = Set(slides.map { $0 &- 1 }).intersection(readingTimes.indices)
    }

    /// The slides that were heard, from 1, in ascending order.
    func slides(at now: Int) -> [Int] { heard(at: now).map { $0 + 1 }.sorted() }

    /// Whether enough pages were heard for the tale to be.
    func areEnough(at now: Int) -> Bool { heard(at: now).count * 5 >= readingTimes.count * Self.ofFive }

    /// A page is shown.
    mutating func arrive(at page: Int, now: Int) {
        pages = heard(at: now)
        shown = readingTimes.indices.contains(page) ? (page, now) : nil
    }

    /// The clip of a page has ended.
    mutating func hear(_ page: Int) { if readingTimes.indices.contains(page) { pages.insert(page) } }

    /// The child begins again.
    mutating func beginAgain() { (pages, shown) = ([], nil) }

    /// A page is also heard when it was shown as long as its words take to read: it may have no clip, or somebody reads.
    private func heard(at now: Int) -> Set<Int> {
        guard let shown, now - shown.since >= readingTimes[shown.page] else { return pages }
        return pages.union([shown.page])
    }
}

extension World {
    /// The slides heard before, from 1, where a reading goes on at a slide: as the child's place or an animal remembers
    /// them; all before it where neither does, as from an older version.
    func slidesHeard(of tale: String, before slide: Int) -> [Int] {
        let place = self[UserProgress.self]?[tale]
        let marks = bookmarks.map { marks in Animal.allCases.compactMap { marks[$0] } } ?? []
        let known =
            [place?.slide == slide ? place?.heard : nil]
            + marks.filter { $0.tale == tale && $0.slide == slide }.map(\.heard)
        return known.compactMap(\.self).max { $0.count < $1.count } ?? Array(1..<max(1, slide))
    }
}
