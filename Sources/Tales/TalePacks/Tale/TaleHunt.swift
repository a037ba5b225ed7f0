import Engine

/// A slide that is opened to find a letter in its words, which glows there.
///
/// As a route: `stories/racenis/3/letter/Ķ/letters/lv/Ķ/words`, whose end is where leaving the tale leads.
package struct TaleHunt: Hashable, Sendable {
    package let tale: String
    /// The slide's number, from 1.
    package let slide: Int
    /// Its capital.
    package let letter: String
    /// The route to which leaving the tale leads.
    package let origin: Route

    package init(tale: String, slide: Int, letter: String, origin: Route) {
        (self.tale, self.slide, self.letter, self.origin) = (tale, slide, letter, origin)
    }

    private static let (place, mark) = ("stories", "letter")

    package var route: Route { Route("\(Self.place)/\(tale)/\(slide)/\(Self.mark)/\(letter)/\(origin)") }

    /// - Returns: nil for another route.
    package init?(_ route: Route) {
        let parts = route.parts
        guard parts.count > 5, parts[0] == Self.place, parts[3] == Self.mark, let slide = Int(parts[2]) else {
            return nil
        }
        self.init(
            tale: parts[1], slide: slide, letter: parts[4], origin: Route(parts[5...].joined(separator: "/")))
    }
}
