/// A PDF as a picture book: what is shown of it, in order.
public struct PrintedBook: Codable, Hashable, Sendable {
    /// Empty where the file does not say.
    public var title: String
    public var pages: [Page]
    /// Who made it and what may be done with it, a paragraph a line; empty where the book does not say.
    public var credits: String
    /// Pages that say nothing else, and are left out.
    public var imprints: [PagePlace]
    /// The numbers of pages that cannot be read, from 1.
    public var leftOut: [Int]

    public init(
        title: String = "", pages: [Page], credits: String = "", imprints: [PagePlace] = [], leftOut: [Int] = []
    ) {
        (self.title, self.pages, self.credits, self.imprints) = (title, pages, credits, imprints)
        self.leftOut = leftOut
    }

    public struct Page: Codable, Hashable, Sendable {
        public var place: PagePlace
        public var text: String

        public init(_ place: PagePlace, text: String = "") { (self.place, self.text) = (place, text) }
    }
}

/// A page of a PDF, or half of one that shows two.
public struct PagePlace: Codable, Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// Nil for all of it.
    public var half: Half?

    public enum Half: String, Codable, Hashable, Sendable { case left, right }

    public init(_ number: Int, _ half: Half? = nil) { (self.number, self.half) = (number, half) }
}
