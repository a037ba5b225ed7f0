/// A PDF as a picture book: its pages in order.
public struct PrintedBook: Codable, Hashable, Sendable {
    /// The book's own title; empty if the file does not say.
    public var title: String
    public var pages: [Page]
    /// Authors and licence, one paragraph per line; empty if the book does not say.
    public var credits: String
    /// Pages with nothing but the imprint, which are left out.
    public var imprints: [PagePlace]
    /// The numbers of unreadable pages, from 1.
    public var leftOut: [Int]

    public init(
        title: String = "", pages: [Page], credits: String = "", imprints: [PagePlace] = [], leftOut: [Int] = []
    ) {
        self.title = title
        self.pages = pages
        self.credits = credits
        self.imprints = imprints
        self.leftOut = leftOut
    }

    public struct Page: Codable, Hashable, Sendable {
        public var place: PagePlace
        public var text: String

        public init(_ place: PagePlace, text: String = "") { (self.place, self.text) = (place, text) }
    }
}

/// A page of a PDF, or half of a double page.
public struct PagePlace: Codable, Hashable, Sendable {
    /// The page's number, from 1.
    public var number: Int
    /// The half of the page; nil for all of it.
    public var half: Half?

    public enum Half: String, Codable, Hashable, Sendable { case left, right }

    public init(_ number: Int, _ half: Half? = nil) {
        self.number = number
        self.half = half
    }
}

extension PrintedBook {
    /// Whether its figures can be: an honest child sends nothing else.
    var isPossible: Bool {
        let numbers = (pages.map(\.place) + imprints).map(\.number) + leftOut
        return numbers.count <= ConversionAnswer.Most.pages
            && numbers.allSatisfy { (1...ConversionAnswer.Most.pages).contains($0) }
    }
}
