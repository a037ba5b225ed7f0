import Engine
import Stories
import TalePacks

/// The part of the app's knowledge to record: hundreds of tales with their word times are megabytes.
struct ShelfExcerpt {
    /// How much of the tales to keep, most first.
    enum Size: CaseIterable {
        case whole
        /// Words only for the current tale and the one to resume.
        case words
        /// The current tale and the one to resume alone.
        case tales
        case none

        /// The sizes that may fit into this many bytes of JSON, largest first.
        ///
        /// Encoding thousands of tales in vain costs a second and a hundred megabytes.
        ///
        /// - Parameter shelf: the tales to excerpt; nil if there are none.
        static func mayFit(_ shelf: Shelf?, in bytes: Int) -> [Size] {
            allCases.filter { $0.leastBytes(of: shelf?.stories ?? []) <= bytes }
        }

        /// The bytes of names and punctuation alone: never more than the JSON.
        private func leastBytes(of stories: [Story]) -> Int {
            switch self {
            case .whole: stories.reduce(0) { $0 + Self.leastTale + $1.slides.byteCount }
            case .words: stories.reduce(0) { $0 + Self.leastTale + Self.leastSlide * $1.slides.count }
            case .tales, .none: 0
            }
        }

        /// Bytes, not quite all, of `{"id":"","title":"","language":"","isPremium":false,"slides":[],"tellings":[]}`,
        /// and those of `{"id":"","text":"","words":[]}`.
        private static let leastTale = 72, leastSlide = 30
    }

    private let shown: [String]
    private let size: Size

    /// - Parameter route: the current screen.
    init(of route: Route, _ size: Size) {
        shown = route.parts
        self.size = size
    }

    /// The reportable part of the world, at this size.
    func world(_ world: World) -> World {
        var known = world.withoutDocuments
        for document in world.documents.values where activities.kind(of: document)?.isShown == true {
            if let document = self.document(document, in: world) { known.learn(document) }
        }
        return known
    }

    func input(_ input: Input, in world: World) -> Input? {
        switch input {
        case .reply(.learned(let document)): self.document(document, in: world).map { .reply(.learned($0)) }
        case .reply(.answer(let answer)): .reply(.answer(activities.kind(of: answer)?.recorded(answer) ?? answer))
        default: input
        }
    }

    private func document(_ document: AnyDocument, in world: World) -> AnyDocument? {
        switch document.content {
        case let shelf as Shelf:
            size == .none ? nil : AnyDocument(self.shelf(shelf, world[UserProgress.self]?.lastTale))
        case is UserProgress where size == .none: nil
        default: activities.kind(of: document)?.recorded(document)
        }
    }

    /// The shelf without problems and pending conversions, which no picture shows.
    private func shelf(_ shelf: Shelf, _ last: String?) -> Shelf {
        let stories = shelf.stories.compactMap { story in
            let isShown = shown.contains(story.id) || story.id == last
            return isShown || size == .whole ? story : size == .words ? story.wordless : nil
        }
        return Shelf(stories: stories, isWhole: shelf.isWhole)
    }
}

extension Story {
    /// The same tale without its words, with the same duration.
    fileprivate var wordless: Story {
        func wordless(_ slides: Slides) -> [Slide] {
            slides.map { slide in
                Slide(id: slide.id, image: slide.image, narration: slide.narration, clipLength: slide.length)
            }
        }
        return Story(
            id: id, title: title, language: language, cover: cover, spokenTitle: spokenTitle, by: by,
            spokenBy: spokenBy, isPremium: isPremium, credits: credits, shelf: shelf, added: added, wolves: rating,
            slides: wordless(slides),
            tellings: tellings.map { telling in
                Telling(
                    id: telling.id, teller: telling.teller, narration: telling.narration, recorded: telling.recorded)
            },
            translations: translations.map { other in
                Translation(
                    language: other.language, title: other.title, spokenTitle: other.spokenTitle, by: other.by,
                    spokenBy: other.spokenBy, slides: wordless(other.slides))
            })
    }
}
