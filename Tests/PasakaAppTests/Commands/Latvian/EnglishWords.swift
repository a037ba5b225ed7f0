/// Common English words, to find what a Latvian sentence has kept of the source's.
enum EnglishWords {
    /// No word of these is Latvian too, as "to", "no" and "is" of "paragraphs" would be.
    private static let common = Set(
        """
        the are has have had not left out cannot with its it was were be and from for must there needs than more slide \
        slides picture pictures sound sounds words page pages of by at is in on an recording recordings longer used \
        damaged read only which that this then other tale tales length cover turned changed of spoken \
        machine instead rest silent name names folder folders file files same one two many most nothing added
        """.split(separator: " ").map(String.init))

    /// The English words of a text, without commands, options, routes, names, fields, quotations and placeholders.
    static func found(in text: String) -> [String] {
        let named =
            #/`[^`]*`|<[^>]*>|„[^”]*”|"[^"]*"|--?[a-z][\w-]*|pasaka [a-z]+ ?[a-z]*|[a-z]+\[\d+\]\S*|\w+\.%\d|%\d/#
        // The parts of a route after a placeholder belong to it.
        let bare = text.replacing(#/<[^>]*>(?:/[a-z]+)*/#, with: " ").replacing(named, with: " ")
        let words = bare.split(whereSeparator: \.isWhitespace).filter { !$0.contains(/\w[.\/]\w/) }
        return words.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init).filter { common.contains($0) }
    }
}
