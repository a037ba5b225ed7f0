import Engine
import TalePacks

/// All that follows from the words of a slide: their lines, when each is said, and which can be explained.
struct SlideWords: Hashable, Sendable {
    let caption: Caption
    let spoken: SpokenWords
    /// The places of the words that can be explained.
    let explained: Set<Int>

    /// Longer texts leave room for the paging button.
    init(_ slide: Slide, _ room: WordRoom) {
        let text = MeasuredWords(slide.text, room.widths)
        let caption = Caption(text, in: room.text, room.letters)
        let isLong = caption.pageCount > 1 && room.longText != room.text
        self.caption = isLong ? Caption(text, in: room.longText, room.letters) : caption
        spoken = SpokenWords(slide)
        explained = Set(slide.explainedPlaces)
    }
}

/// The place of a slide's words at rest, and their form.
struct WordRoom: Hashable, Sendable {
    let text, longText: Rect
    let letters: Caption.Letters
    let widths: LetterWidths
}

/// The words of the slides that are seen, so that they are not laid out again in every frame.
///
/// What is kept is asked for by everything it was made of, so it cannot be out of date: a slide with another text or
/// voice, another room or other letters, is laid out again.
struct KeptWords: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let slide: Slide
        let room: WordRoom
        let words: SlideWords

        func fits(_ slide: Slide, _ room: WordRoom) -> Bool { self.slide == slide && self.room == room }
    }

    private var entries: [Entry] = []

    /// Keeps the words of exactly these slides.
    mutating func keep(_ slides: [Slide], _ room: WordRoom) {
        entries = slides.map { slide in
            kept(slide, room) ?? Entry(slide: slide, room: room, words: SlideWords(slide, room))
        }
    }

    func isKept(_ slide: Slide, _ room: WordRoom) -> Bool { kept(slide, room) != nil }

    subscript(slide: Slide, room: WordRoom) -> SlideWords { kept(slide, room)?.words ?? SlideWords(slide, room) }

    private func kept(_ slide: Slide, _ room: WordRoom) -> Entry? { entries.first { $0.fits(slide, room) } }
}
