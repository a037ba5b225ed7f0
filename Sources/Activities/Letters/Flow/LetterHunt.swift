import Engine

/// A slide of a tale that has a word.
struct LetterHunt: Hashable, Sendable {
    let cover: Image?
    let route: Route
}
