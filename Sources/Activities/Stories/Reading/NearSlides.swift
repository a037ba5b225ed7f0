import TalePacks

/// The slides around the one that is read, as the chosen voice tells them.
///
/// A tale keeps its slides packed, and every frame asks for some: these are unpacked once.
struct NearSlides: Sendable {
    private var slides: [Int: Slide] = [:]

    /// How far to each side they are kept: as far as their pictures are made ready.
    static let reach = 2

    subscript(index: Int) -> Slide? { slides[index] }

    /// Unpacks those around a page that are not there yet, and drops the others.
    mutating func open(_ story: Story, _ choice: TellingChoice, around page: Int) {
        let wanted = story.slides.indices.clamped(to: (page - Self.reach)..<(page + Self.reach + 1))
        guard slides.count != wanted.count || wanted.contains(where: { slides[$0] == nil }) else { return }
        slides = Dictionary(
            uniqueKeysWithValues: wanted.map { ($0, slides[$0] ?? choice.told(story.slides[$0])) })
    }

    /// Unpacks them all again: the tale has changed, or who tells it.
    mutating func openAgain(_ story: Story, _ choice: TellingChoice, around page: Int) {
        slides = [:]
        open(story, choice, around: page)
    }
}
