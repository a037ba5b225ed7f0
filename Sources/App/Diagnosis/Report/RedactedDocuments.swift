import Engine
import GrownUps
import MorningCheck
import Stories
import TalePacks

extension Redaction {
    /// The documents of which a report shows anything: no recording needs to keep others.
    static let shown: [any Document.Type] = [
        Shelf.self, UserProgress.self, ReadingWishes.self, Settings.self, Installation.self, SelfTest.self,
    ]

    /// Whether a report shows anything of a document.
    static func shows(_ document: AnyDocument) -> Bool { shown.contains { $0 == type(of: document.content) } }

    /// Whether a report shows anything of an answer.
    static func shows(_ answer: AnyAnswer) -> Bool { answer.content is RecorderNews }

    mutating func world(_ world: World) -> World {
        var known = world.withoutDocuments
        for document in world.documents.values.sorted(by: { $0.name < $1.name }) {
            if let document = self.document(document) { known.learn(document) }
        }
        return known
    }

    /// What may be shown of a document; nil for one that is not among ``shown``.
    mutating func document(_ document: AnyDocument) -> AnyDocument? {
        switch document.content {
        case let shelf as Shelf: AnyDocument(self.shelf(shelf))
        case let progress as UserProgress: AnyDocument(self.progress(progress))
        case is ReadingWishes, is Settings: document
        case let test as SelfTest: AnyDocument(SelfTest(test.lights.map(\.withoutDetail)))
        case is Installation:
            AnyDocument(Installation(version: Places.version, storiesFolder: "…", progressFile: "…"))
        default: nil
        }
    }

    /// What is wrong with tales stands elsewhere in a report, and no picture shows it.
    private mutating func shelf(_ shelf: Shelf) -> Shelf {
        var known = Shelf(isWhole: shelf.isWhole)
        for story in shelf.stories { known.stories.append(self.story(story)) }
        return known
    }

    private mutating func story(_ story: Story) -> Story {
        // A family may have its own words in a tale of the same name.
        let isShipped = originals[story.id].map { Self.words($0) == Self.words(story) } ?? false
        if isShipped { asShipped.insert(story.id) } else { asShipped.remove(story.id) }
        var (slides, tellings): ([Slide], [Telling]) = ([], [])
        for slide in story.slides { slides.append(self.slide(slide, isShipped)) }
        for telling in story.tellings { tellings.append(self.telling(telling, isShipped)) }
        return Story(
            id: tale(story.id), title: isShipped ? story.title : text(story.title),
            language: KnownTexts.languages.contains(story.language) ? story.language : "und",
            cover: image(story.cover), spokenTitle: sound(story.spokenTitle), isPremium: story.isPremium,
            credits: story.credits.map { text($0) }, shelf: story.shelf.map { name($0, "shelf") }, added: story.added,
            slides: slides, tellings: tellings)
    }

    private static func words(_ story: Story) -> [String] {
        [story.title] + story.slides.flatMap { [$0.id, $0.text] }
    }

    private mutating func slide(_ slide: Slide, _ isShipped: Bool) -> Slide {
        Slide(
            id: isShipped ? slide.id : name(slide.id, "slide"), image: image(slide.image),
            narration: sound(slide.narration), text: isShipped ? slide.text : text(slide.text), words: slide.words,
            clipLength: slide.clipLength)
    }

    private mutating func telling(_ telling: Telling, _ isShipped: Bool) -> Telling {
        var known = Telling(
            id: self.telling(telling.id), teller: telling.teller, narration: [:], recorded: telling.recorded)
        for (slide, sound) in telling.narration.sorted(by: { $0.key < $1.key }) {
            let place = isShipped ? slide : name(slide, "slide")
            (known.narration[place], known.words[place]) = (self.sound(sound), telling.words[slide])
        }
        return known
    }

    private mutating func progress(_ progress: UserProgress) -> UserProgress {
        progress.renamed { replacement(of: $0, $1) }
    }

    private mutating func image(_ image: Image?) -> Image? { image.map { Image(asset($0.name)) } }
    private mutating func sound(_ sound: Sound?) -> Sound? { sound.map { Sound(asset($0.name)) } }
}

extension Light {
    fileprivate var withoutDetail: Light { finding.map { Light(subject, $0) } ?? Light(subject) }
}
